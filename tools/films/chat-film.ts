/** The chat video: a request with a budget, a comparison, and matching products; the product list follows. */
import type { Page } from '@playwright/test';
import { logIn, picturesAreThere } from './log-in.ts';
import type { Hand, Script } from './record.ts';

const box = (page: Page) => page.getByPlaceholder('Search products or ask about your orders...');
const answers = (page: Page) => page.getByRole('dialog').getByTestId('assistant-message');
const hallCards = (page: Page) => page.getByTestId('hall').getByRole('article');

const WISH = 'I need a red dress for a party, under $50';
const COMPARISON = 'Compare the first two';
const COMPANION = 'Which shoes go with the first one?';
const TALK = [WISH, COMPARISON, COMPANION];

export const chatFilm: Script = {
  async prepare(page, server) {
    await logIn(page, server, '/dummy-shop');
    await hallCards(page).first().waitFor();
    // Runs the conversation once before recording, so that all pictures are drawn; reloading the page restarts it.
    for (const words of TALK) {
      const before = await answers(page).count();
      await box(page).fill(words);
      await box(page).press('Enter');
      await answered(page, Math.max(before, 1));
    }
    await page.goto(new URL('/dummy-shop', server).href);
    await hallCards(page).first().waitFor();
    await picturesAreThere(page);
  },
  async play(hand) {
    hand.say('A shop, and an assistant that knows every product in it.');
    await hand.look(1400);
    await say(hand, WISH);
    hand.say('It searches, answers, and the shelves beside it show only what fits.');
    await hand.look(4200);
    await hand.keepStill();
    hand.say('Ask on, as you would in a shop.');
    await say(hand, COMPARISON);
    await hand.look(4200);
    hand.say('It remembers what you talk about.');
    await say(hand, COMPANION);
    await hand.look(4600);
    hand.say('Quarry Chat. Talk to it yourself, or book a demo on your own catalogue.');
    await hand.look(2200);
  },
};

async function say(hand: Hand, words: string): Promise<void> {
  const { page } = hand;
  const before = await answers(page).count();
  await hand.click(box(page));
  await hand.type(words);
  await hand.press('Enter');
  // The first question opens the chat, which adds the greeting.
  await hand.watchUntil(answered(page, Math.max(before, 1)));
}

/** Waits until one more answer than before is complete. */
async function answered(page: Page, others: number): Promise<void> {
  await answers(page).nth(others).waitFor();
  await page.getByTestId('progress-line').waitFor({ state: 'detached' });
  await page.getByRole('dialog').locator('[aria-busy=true]').waitFor({ state: 'detached' });
  await picturesAreThere(page);
}
