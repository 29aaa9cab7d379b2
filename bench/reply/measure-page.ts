/**
 * Sends the same question on the chat page in a browser with a slow connection. Times are in milliseconds from pressing
 * Enter.
 */
import type { Browser } from '@playwright/test';
import type { Question } from './measure-wire.ts';

/** A bad mobile connection: 50 kB a second each way, 400 ms there and back. */
const SLOW_LINE = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const GIVES_UP_AFTER_MS = 120_000;

/**
 * The page records the times itself, because polling from outside is late. As text, because tsx adds helpers to
 * functions.
 */
const WATCH_REPLY = `window.replyTimes = new Promise((resolve) => {
  const times = {};
  const started = performance.now();
  const note = (name, isReached) => {
    if (isReached) times[name] ??= performance.now() - started;
  };
  const look = () => {
    const answer = document.querySelectorAll('[data-testid="assistant-message"]')[1];
    note('words', Boolean(answer?.querySelector('[data-testid="message-text"]')?.textContent));
    note('cards', Boolean(answer?.querySelector('article')));
    note('input', answer !== undefined && !document.querySelector('[data-testid="chat-room"] textarea').disabled);
    if (times.input === undefined) requestAnimationFrame(look);
    else resolve(times);
  };
  requestAnimationFrame(look);
}); 0`;

export interface PageTimes {
  /** The first text of the answer is visible. */
  wordsMs: number;
  /** The first product card is visible; null for an answer without products. */
  cardsMs: number | null;
  /** The input is enabled again. */
  inputMs: number;
}

export async function measurePage(browser: Browser, address: string, question: Question): Promise<PageTimes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(GIVES_UP_AFTER_MS);
    await page.goto(`${address}/new-chat`);
    await page.getByLabel('Username').fill(question.store);
    await page.getByLabel('Password').fill('quarry-demo');
    await page.getByRole('button', { name: 'Login' }).click();
    const room = page.getByTestId('chat-room');
    await room.getByRole('log').waitFor();
    await page.waitForLoadState('networkidle');

    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', SLOW_LINE);
    const field = room.getByRole('textbox').first();
    await field.fill(question.message);
    await page.evaluate(WATCH_REPLY);
    await field.press('Enter');
    const times = await page.evaluate<Record<string, number>>('window.replyTimes');
    const rounded = (value: number | undefined): number | null => (value === undefined ? null : Math.round(value));
    return {
      wordsMs: rounded(times.words) ?? Number.NaN,
      cardsMs: rounded(times.cards),
      inputMs: rounded(times.input) ?? Number.NaN,
    };
  } finally {
    await context.close();
  }
}
