/** The search video: a complete sentence, removing a constraint, a typo, and a query without a product name. */
import type { Page } from '@playwright/test';
import { logIn, picturesAreThere } from './log-in.ts';
import type { Hand, Script } from './record.ts';

const field = (page: Page) => page.getByRole('search').locator('input[type=search]');
const cards = (page: Page) => page.getByTestId('search-grid').getByRole('article');

const WISH = 'summer dresses under $50';
const WIDER_WISH = 'summer dresses';
const SLIP = 'velvit sofa';
const MOOD = 'cosy reading corner';
const QUERIES = [WISH, WIDER_WISH, SLIP, MOOD];

export const searchFilm: Script = {
  async prepare(page, server) {
    await logIn(page, server, '/new-search');
    await field(page).waitFor();
    // Runs the queries before recording, so that all pictures are drawn.
    for (const query of QUERIES) {
      await field(page).fill(query);
      await field(page).press('Enter');
      await answered(page, query);
    }
    await page.goto(new URL('/new-search', server).href);
    await field(page).waitFor();
    await page.waitForTimeout(1500);
  },
  async play(hand) {
    const { page } = hand;
    hand.say('A shopper types a wish, not keywords.');
    await hand.look(900);
    await ask(hand, WISH);
    hand.say('Season, kind and price are understood, and each becomes a condition that can be taken away.');
    await hand.look(3600);
    await hand.keepStill();
    hand.say('Every card underlines why it is here.');
    await hand.moveTo(cards(page).first());
    await hand.look(2600);

    const chip = page.getByTestId('understood').getByRole('button').last();
    hand.say('One condition less: the shelf widens at once.');
    await hand.click(chip);
    await hand.watchUntil(answered(page, WIDER_WISH));
    await hand.look(2600);

    hand.say('Slips of the keyboard do not matter.');
    await ask(hand, SLIP);
    await hand.look(3000);

    hand.say('A mood is enough: nobody named a product here.');
    await ask(hand, MOOD);
    await hand.look(3600);
    hand.say('Quarry Search. On your own catalogue in a 30-minute demo.');
    await hand.look(2200);
  },
};

async function ask(hand: Hand, query: string): Promise<void> {
  const box = field(hand.page);
  await hand.click(box);
  await box.fill('');
  await hand.type(query);
  await hand.press('Enter');
  await hand.watchUntil(answered(hand.page, query));
}

/** The results of this query are shown with their pictures. */
async function answered(page: Page, query: string): Promise<void> {
  await page.waitForURL((address) => address.searchParams.get('q') === query);
  await page.locator('[data-testid=search-results][aria-busy=false]').waitFor();
  await cards(page).first().waitFor();
  await picturesAreThere(page);
}
