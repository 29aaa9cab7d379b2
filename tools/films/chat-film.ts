/** The film of the chat: a wish with a budget, a comparison, and what goes with the choice. The shelves follow. */
import type { Page } from '@playwright/test';
import { logIn } from './log-in.ts';
import type { Hand, Script } from './record.ts';

const box = (page: Page) => page.getByPlaceholder('Search products or ask about your orders...');
const answers = (page: Page) => page.getByRole('dialog').getByTestId('assistant-message');
const hallCards = (page: Page) => page.getByTestId('hall').getByRole('article');

export const chatFilm: Script = {
  async prepare(page, server) {
    await logIn(page, server, '/dummy-shop');
    await hallCards(page).first().waitFor();
    await page.waitForTimeout(2500);
  },
  async play(hand) {
    const { page } = hand;
    hand.say('A shop, and an assistant that knows every product in it.');
    await hand.look(1400);
    await say(hand, 'I need a red dress for a party, under $50');
    hand.say('It searches, answers, and the shelves beside it show only what fits.');
    await hand.look(4200);
    await hand.keepStill();
    hand.say('Ask on, as you would in a shop.');
    await say(hand, 'Compare the first two');
    await hand.look(4200);
    hand.say('It remembers what you talk about.');
    await say(hand, 'Which shoes go with the first one?');
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
  // The first question opens the chat, and brings the greeting with it.
  await hand.watchUntil(answered(page, Math.max(before, 1)));
}

/** The answer after so many others is there, and no longer grows. */
async function answered(page: Page, others: number): Promise<void> {
  await answers(page).nth(others).waitFor();
  await page.getByTestId('progress-line').waitFor({ state: 'detached' });
  await page.getByRole('dialog').locator('[aria-busy=true]').waitFor({ state: 'detached' });
}
