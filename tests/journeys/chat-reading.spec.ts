/** The scroll position of growing conversations in every chat: new content is in view, a tall answer from its top. */
import { expect, type Locator, test } from '@playwright/test';
import {
  aLogin,
  aLoginTo,
  aPiece,
  aProduct,
  docsPiece,
  holdStream,
  mockApi,
  openChat,
  openRoom,
  openShop,
  sayIn,
} from './mocks.ts';

const dior = aLoginTo('chat/dior');
const lines = (count: number) => Array.from({ length: count }, (_, n) => `Line ${n}.`).join('\n\n');
const tall = { stream: { text: aPiece('text', lines(60)) + aPiece('buttons', ['More']) } };

/** The question and the first words are at the top of the view, the end is further down. */
async function expectFromItsTop(chat: Locator) {
  const log = chat.getByRole('log');
  await expect(chat.getByText('Line 59.', { exact: true })).toBeAttached();
  await expect(chat.getByTestId('user-message')).toBeInViewport({ ratio: 1 });
  await expect(chat.getByText('Line 0.', { exact: true })).toBeInViewport({ ratio: 1 });
  await expect(chat.getByText('Line 59.', { exact: true })).not.toBeInViewport();
  const [question, frame] = [await chat.getByTestId('user-message').boundingBox(), await log.boundingBox()];
  expect((question?.y ?? 0) - (frame?.y ?? 0)).toBeLessThan(60);
}

test('an answer taller than the chat page is shown from its top', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, tall);
  await sayIn(room, 'a long answer');
  await expectFromItsTop(room);
});

test('an answer taller than the shop’s chat window is shown from its top', async ({ page }) => {
  await openShop(page, tall);
  const chat = await openChat(page);
  await sayIn(chat, 'a long answer');
  await expectFromItsTop(chat);
});

test('an answer taller than the panel beside a catalogue is shown from its top', async ({ page }) => {
  await mockApi(page, { session: aLoginTo('integrated-view/dior'), ...tall });
  await page.goto('/integrated-view');
  await sayIn(page.getByTestId('chat-side'), 'a long answer');
  await expectFromItsTop(page.getByTestId('chat-side'));
});

test('an answer taller than the button chat is shown from its top', async ({ page }) => {
  const { room } = await openRoom(page, '/button-chat', aLoginTo('button-chat/gpc'), tall);
  await sayIn(room, 'a long answer');
  await expectFromItsTop(room);
});

test('an answer taller than the free chat is shown from its top', async ({ page }) => {
  await mockApi(page, tall);
  await page.goto('/free-chat');
  await page.getByRole('textbox').fill('a@b.co');
  await page.getByRole('button', { name: 'Start Chatting' }).click();
  const free = page.getByTestId('free-chat');
  await sayIn(free, 'a long answer');
  await expectFromItsTop(free);
});

test('an answer taller than the simple chat is shown from its top', async ({ page }) => {
  await mockApi(page, { stream: { json: { text: lines(60), docs: [] } } });
  await page.goto('/quarry-chat');
  const simple = page.getByTestId('simple-chat');
  await sayIn(simple, 'a long answer');
  await expectFromItsTop(simple);
});

test('a growing answer is scrolled only while its top stays in view', async ({ page }) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'a long answer');
  await stream.push(aPiece('text', `${lines(4)}\n\n`));
  await expect(room.getByText('Line 3.', { exact: true })).toBeInViewport({ ratio: 1 });
  await stream.push(aPiece('text', lines(60)));
  await expect(room.getByText('Line 59.', { exact: true })).toBeAttached();
  await expect(room.getByTestId('user-message')).toBeInViewport({ ratio: 1 });
  await stream.end();
  await expect(room.getByRole('textbox').first()).toBeEnabled();
  await expect(room.getByTestId('user-message')).toBeInViewport({ ratio: 1 });
});

test('an answer that fits is fully visible at its end, with its feedback buttons', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, {
    stream: { text: aPiece('text', lines(6)) + aPiece('buttons', ['Cheaper']) },
  });
  for (const turn of [2, 3]) {
    await sayIn(room, 'hello');
    await expect(room.getByTestId('assistant-message')).toHaveCount(turn);
  }
  const answer = room.getByTestId('assistant-message').last();
  await expect(answer).toBeInViewport({ ratio: 1 });
  await expect(answer.getByRole('button', { name: 'Like', exact: true })).toBeInViewport({ ratio: 1 });
});

test('a reader who has scrolled up keeps the position while an answer grows, until the next question', async ({
  page,
}) => {
  const stream = await holdStream(page);
  const { room } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'first');
  await stream.push(aPiece('text', `${lines(60)}\n\n`));
  await expect(room.getByText('Line 59.', { exact: true })).toBeAttached();
  const log = room.getByRole('log');
  const box = await log.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  const position = () => log.evaluate((element) => Math.round(element.scrollTop));
  // One turn of the wheel may be lost while the answer is laid out.
  await expect(async () => {
    await page.mouse.wheel(0, 200);
    expect(await position()).toBeGreaterThan(400);
  }).toPass();
  const before = await position();
  await stream.push(aPiece('text', 'The end.'));
  await stream.end();
  await expect(room.getByRole('textbox').first()).toBeEnabled();
  await expect(room.getByTestId('conversation-rating')).toBeVisible();
  expect(await position()).toBe(before);
  await sayIn(room, 'second');
  await expect(room.getByText('second')).toBeInViewport({ ratio: 1 });
});

for (const path of ['/new-chat', '/dummy-shop'] as const) {
  test(`on a phone the text of the first answer is in view on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const api = {
      stream: {
        text:
          aPiece('text', 'I found three dresses for you. My first pick is the sage one, for its linen.') +
          docsPiece(...['a', 'b', 'c'].map((id) => aProduct({ id }))) +
          aPiece('buttons', ['Everyday', 'Party', 'Travel', 'Wedding', 'Under $80', 'Another colour']),
      },
    };
    let chat: Locator;
    if (path === '/new-chat') chat = (await openRoom(page, path, dior, api)).room;
    else {
      await openShop(page, { session: aLogin(), ...api });
      chat = await openChat(page);
    }
    await sayIn(chat, 'dress');
    await expect(chat.getByTestId('conversation-rating')).toBeVisible();
    await expect(chat.getByText('I found three dresses')).toBeInViewport({ ratio: 1 });
    expect((await chat.getByTestId('conversation-rating').boundingBox())?.height).toBeLessThan(50);
  });
}

test('an answer is stopped, copied, and left by scrolling and found again, by keyboard', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const stream = await holdStream(page);
  const { room, calls } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'a long answer');
  const piece = (n: number, content: string) => `${JSON.stringify({ ...JSON.parse(aPiece('text', content)), n })}\n`;
  await stream.push(piece(1, lines(60)));
  const log = room.getByRole('log');
  const jump = room.getByRole('button', { name: 'Jump to latest' });
  await expect(room.getByText('Line 59.', { exact: true })).toBeAttached();
  await expect(jump).toBeHidden();

  // The end, and then away from it.
  await log.evaluate((element) => element.scrollTo({ top: element.scrollHeight }));
  await expect(room.getByText('Line 59.', { exact: true })).toBeInViewport();
  // A piece that is still being laid out takes the view to the end once more.
  await expect(async () => {
    await log.evaluate((element) => element.scrollTo({ top: 300 }));
    await expect(jump).toBeVisible({ timeout: 1000 });
  }).toPass();
  await stream.push(piece(2, '\n\nThe last line.'));
  await jump.press('Enter');
  await expect(jump).toBeHidden();
  await expect(log).toBeFocused();

  await expect(room.getByRole('button', { name: 'Send' })).toBeDisabled();
  await room.getByRole('button', { name: 'Stop' }).press('Enter');
  await expect(room.getByRole('textbox').first()).toBeEnabled();
  await expect(room.getByRole('button', { name: 'Stop' })).toBeHidden();
  expect(calls.filter(({ path }) => path.endsWith('/stop')).map(({ method }) => method)).toEqual(['POST']);

  await room.getByRole('button', { name: 'Copy' }).press('Enter');
  await expect(room.getByText('Copied')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`${lines(60)}\n\nThe last line.`);
});
