/** The floating window of the shop page: sizes, requests, and actions on answers. */
import { expect, type Page, test } from '@playwright/test';
import { aLogin, aPiece, holdStream, mockApi, openChat, openShop, say } from './mocks.ts';

const sizeOf = async (page: Page) => {
  const box = await page.getByRole('dialog').boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
};

test('CHATWIN-01 the round button is fixed at the bottom left', async ({ page }) => {
  await openShop(page);
  const button = page.getByTestId('round-chat-button');
  const place = await button.boundingBox();
  expect(place?.x).toBeLessThan(60);
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeGreaterThan(900 - 60);
  expect(await button.evaluate((element) => getComputedStyle(element).position)).toBe('fixed');
  expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).not.toBe('0px');
});

test('CHATWIN-02 CHATWIN-03 CHATWIN-09 CHATWIN-10 initially closed; the button opens a window of 400 px by 75vh at the bottom left', async ({
  page,
}) => {
  await openShop(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openChat(page);
  expect(await sizeOf(page)).toEqual({ width: 400, height: 675 });
  const box = await page.getByRole('dialog').boundingBox();
  expect(box?.x).toBeLessThan(40);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(860);
});

test('CHATWIN-04 CHATWIN-06 CHATWIN-07 CHATWIN-11 CONF-46 CONF-47 both toggles switch between small and large and never close', async ({
  page,
}) => {
  await openShop(page);
  await page.getByTestId('chat-toggle').click();
  const frame = page.getByRole('dialog');
  await expect(frame).toHaveAttribute('data-window', 'open');
  for (const toggle of ['round-chat-button', 'chat-toggle']) {
    await page.getByTestId(toggle).click();
    await expect(frame).toHaveAttribute('data-window', 'minimised');
    expect(await sizeOf(page)).toEqual({ width: 350, height: 500 });
    await expect(frame.getByRole('textbox').first()).toBeVisible();
    await page.getByTestId(toggle).click();
    await expect(frame).toHaveAttribute('data-window', 'open');
  }
  await frame.getByRole('button', { name: 'Minimize' }).click();
  await expect(frame).toHaveAttribute('data-window', 'minimised');
  await frame.getByRole('button', { name: 'Expand' }).click();
  await expect(frame).toHaveAttribute('data-window', 'open');
});

test('CHATWIN-05 full screen fills the viewport and can be left', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  await chat.getByRole('button', { name: 'Full screen' }).click();
  expect(await sizeOf(page)).toEqual({ width: 1440, height: 900 });
  await chat.getByRole('button', { name: 'Exit full screen' }).click();
  expect((await sizeOf(page)).width).toBe(400);
});

test('CHATWIN-08 closing hides the window and keeps the conversation', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  await say(page, 'hello');
  await expect(chat.getByText('Hello.', { exact: true }).first()).toBeVisible();
  await chat.getByRole('button', { name: 'Close the chat' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('round-chat-button')).toBeFocused();
  await openChat(page);
  await expect(chat.getByTestId('user-message')).toContainText('hello');
});

test('the page makes room, so that the window covers no product', async ({ page }) => {
  await openShop(page);
  await openChat(page);
  const chat = await page.getByRole('dialog').boundingBox();
  const hall = await page.getByTestId('hall').boundingBox();
  expect(hall?.x).toBeGreaterThan((chat?.x ?? 0) + (chat?.width ?? 0));
});

test('SHOP-12 SHOP-13 Enter in the top search box opens the chat and sends; blank text does nothing', async ({
  page,
}) => {
  const calls = await openShop(page);
  const search = page.getByPlaceholder('Search products or ask about your orders...');
  await search.fill('   ');
  await search.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await search.fill(' red dress under 50 ');
  await search.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByTestId('user-message')).toContainText('red dress under 50');
  await expect.poll(() => calls.filter((call) => call.path === '/api/qchat').length).toBe(1);
  expect(calls.find((call) => call.path === '/api/qchat')?.body?.message).toBe('red dress under 50');
});

test('CHATMSG-04 CHATMSG-05 text is trimmed, and blank text is not sent', async ({ page }) => {
  const calls = await openShop(page);
  await openChat(page);
  await say(page, '   ');
  await say(page, '  hi  ');
  await expect(page.getByTestId('user-message')).toHaveCount(1);
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/qchat').map((call) => call.body?.message))
    .toEqual(['hi']);
});

test('CHATMSG-07 CHATMSG-10 CHATMSG-11 while the assistant is busy the input is disabled and an indicator is shown', async ({
  page,
}) => {
  const stream = await holdStream(page);
  await openShop(page);
  const chat = await openChat(page);
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await chat.getByRole('textbox').first().fill('hello');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeEnabled();
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByTestId('typing-indicator')).toBeVisible();
  await expect(chat.getByRole('textbox').first()).toBeDisabled();
  await expect(chat.getByRole('button', { name: 'Send' })).toBeDisabled();
  await stream.push(aPiece('text', 'Done.'));
  await stream.end();
  await expect(chat.getByTestId('typing-indicator')).toHaveCount(0);
  await expect(chat.getByRole('textbox').first()).toBeEnabled();
});

test('CHATMSG-20 one session id per page load', async ({ page }) => {
  const calls = await openShop(page);
  const ids = () => calls.filter((call) => call.path === '/api/qchat').map((call) => call.body?.sessionId);
  await openChat(page);
  await say(page, 'one');
  await expect(page.getByTestId('assistant-message')).toHaveCount(2);
  await say(page, 'two');
  await expect(page.getByTestId('assistant-message')).toHaveCount(3);
  await page.reload();
  await openChat(page);
  await say(page, 'three');
  await expect.poll(() => ids().length).toBe(3);
  const [first, second, third] = ids();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

for (const [path, call] of [
  ['/dummy-shop', '/api/qchat'],
  ['/yc-2025-batch-spring', '/api/qchat'],
  ['/dev-dummy-shop', '/api/qchat-dev'],
] as const) {
  test(`CONF-06 CALL-13 CALL-14 ${path} uses ${call}`, async ({ page }) => {
    const calls = await openShop(page, {}, path);
    await openChat(page);
    await say(page, 'hello');
    await expect(page.getByTestId('assistant-message')).toHaveCount(2);
    const chats = calls.filter((made) => made.path.includes('chat'));
    expect(chats.map((made) => made.path)).toEqual([call]);
    expect(chats[0]?.body).toMatchObject({
      message: 'hello',
      store: 'dior',
      detected_language: 'en',
      preferred_response: 'all',
    });
  });
}

test('CHATMSG-21 CHATMSG-22 CALL-04 CALL-05 CALL-16 CONF-48 a store without streaming uses the plain chat; its reply changes only the window', async ({
  page,
}) => {
  const context = 'dev-dummy-shop/lcw';
  const calls = await openShop(page, {
    session: aLogin({ context, availableContexts: [context] }),
    chat: { json: { text: 'Üç elbise buldum.', conversationId: 'c-7', data: [{ id: 'x', title: 'Plain match' }] } },
  });
  await openChat(page);
  await say(page, 'elbise');
  await expect(page.getByTestId('assistant-message').last()).toContainText('Üç elbise buldum.');
  await expect(page.getByText('Plain match')).toHaveCount(0);
  await expect(page.getByTestId('hall').getByText('Sage linen midi')).toBeVisible();
  await say(page, 'daha');
  await expect(page.getByTestId('assistant-message')).toHaveCount(3);
  // The answer's products are shown on request; the grid is unchanged.
  await page.getByRole('button', { name: '1 ürünü göster' }).last().click();
  await expect(page.getByRole('dialog').getByText('Plain match')).toBeVisible();
  await expect(page.getByTestId('hall').getByText('Plain match')).toHaveCount(0);
  const chats = calls.filter((call) => call.path.includes('chat'));
  expect(chats.map((call) => [call.path, call.body?.conversationId])).toEqual([
    ['/api/chat', null],
    ['/api/chat', 'c-7'],
  ]);
});

test('CHATMSG-23 CONF-65 the newest message is scrolled into view', async ({ page }) => {
  let turn = 0;
  await openShop(page, { stream: () => ({ text: aPiece('text', `Answer ${(turn += 1)}.`) }) });
  const chat = await openChat(page);
  for (const count of [1, 2, 3, 4, 5, 6]) {
    await say(page, `question ${count}`);
    await expect(chat.getByText(`Answer ${count}.`)).toBeInViewport({ ratio: 1 });
  }
  await expect(chat.getByText('question 1')).not.toBeInViewport();
});

test('CHATMSG-10 quick replies send their label', async ({ page }) => {
  const calls = await openShop(page, {
    stream: { text: aPiece('text', 'Which?') + aPiece('buttons', ['Only linen', 'Cheaper']) },
  });
  await openChat(page);
  await say(page, 'dress');
  await page.getByRole('button', { name: 'Cheaper' }).click();
  await expect(page.getByTestId('user-message')).toHaveCount(2);
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/qchat').map((call) => call.body?.message))
    .toEqual(['dress', 'Cheaper']);
});

// packages/client/src/chat/chat-session.test.ts states what each kind of error shows.
test('ERR-04 ERR-06 CONF-49 an error is shown, and the field can be used again', async ({ page }) => {
  await openShop(page, { stream: { status: 500, text: '<html>' } });
  await openChat(page);
  await say(page, 'hello');
  await expect(page.getByTestId('assistant-message').last()).toContainText(
    'Sorry, an error occurred: Failed to parse error response.',
  );
  await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeEnabled();
});

test('ERR-07 a failure of the plain chat shows its text', async ({ page }) => {
  const context = 'dev-dummy-shop/lcw';
  await openShop(page, {
    session: aLogin({ context, availableContexts: [context] }),
    chat: { status: 500, json: { text: 'Bugün kapalıyız.' } },
  });
  await openChat(page);
  await say(page, 'merhaba');
  await expect(page.getByTestId('assistant-message').last()).toContainText('Bugün kapalıyız.');
});

test('FEED-01 FEED-03 FEED-04 CALL-17 STREAM-05 like and dislike exclude each other and can be withdrawn', async ({
  page,
}) => {
  const calls = await openShop(page);
  const chat = await openChat(page);
  await say(page, 'hello');
  const like = chat.getByRole('button', { name: 'Like', exact: true });
  const dislike = chat.getByRole('button', { name: 'Dislike' });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(dislike).toHaveAttribute('aria-pressed', 'true');
  await dislike.click();
  await expect(dislike).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/comment').map((call) => call.body))
    .toEqual([
      { messageId: '42', liked: true, comment: null },
      { messageId: '42', liked: false, comment: null },
      { messageId: '42', liked: null, comment: null },
    ]);
});

test('FEED-05 FEED-06 FEED-07 FEED-08 CONF-26 a comment is trimmed and sent, an empty one is only cleared', async ({
  page,
}) => {
  const calls = await openShop(page);
  const chat = await openChat(page);
  await say(page, 'hello');
  const open = chat.getByRole('button', { name: 'Comment', exact: true });
  const write = async (text: string) => {
    await open.click();
    await chat.getByRole('textbox', { name: 'Comment' }).fill(text);
    await chat.getByRole('button', { name: 'Save' }).click();
  };
  await write('  ok  ');
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await write('   ');
  await expect(open).toHaveAttribute('aria-pressed', 'false');
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/comment').map((call) => call.body))
    .toEqual([{ messageId: '42', liked: null, comment: 'ok' }]);
});

test('FEED-02 FEED-09 CALL-18 CONST-13 five stars rate the conversation, and the question disappears', async ({
  page,
}) => {
  const calls = await openShop(page);
  const chat = await openChat(page);
  await expect(page.getByTestId('conversation-rating')).toHaveCount(0);
  await say(page, 'hello');
  const stars = page.getByTestId('conversation-rating').getByRole('button');
  await expect(stars).toHaveCount(5);
  await stars.nth(3).hover();
  await expect(page.getByTestId('conversation-rating')).toContainText('4 / 5');
  await stars.nth(3).click();
  await expect(page.getByTestId('conversation-rating')).toHaveCount(0);
  await expect(chat).toBeVisible();
  await expect
    .poll(() => calls.filter((call) => call.path === '/api/rating').map((call) => call.body))
    .toEqual([{ messageId: '42', rating: 4 }]);
});

test('FEED-10 ERR-10 without a server id a reaction is logged and not sent', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const calls = await openShop(page, { stream: { text: '{"type":"text","content":"Nameless."}\n' } });
  const chat = await openChat(page);
  await say(page, 'hello');
  await chat.getByRole('button', { name: 'Like', exact: true }).click();
  await expect.poll(() => errors.some((text) => text.includes('the reaction is skipped'))).toBe(true);
  expect(calls.filter((call) => call.path === '/api/comment')).toEqual([]);
});

test('FEED-11 a like stays on the screen when its call fails', async ({ page }) => {
  const calls = await openShop(page, { comment: { status: 500, json: {} } });
  const chat = await openChat(page);
  await say(page, 'hello');
  const like = chat.getByRole('button', { name: 'Like', exact: true });
  await like.click();
  await expect.poll(() => calls.filter((call) => call.path === '/api/comment').length).toBe(1);
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('FEED-11 ERR-10 no thanks are shown for a rating or a comment that was not saved', async ({ page }) => {
  await openShop(page, { comment: { status: 500, json: {} }, rating: { status: 500, json: {} } });
  const chat = await openChat(page);
  await say(page, 'hello');
  await chat.getByRole('button', { name: 'Comment', exact: true }).click();
  await chat.getByRole('textbox', { name: 'Comment' }).fill('good');
  await chat.getByRole('button', { name: 'Save' }).click();
  const notice = page.locator('[data-variant]');
  await expect(notice).toHaveText(/your comment could not be saved/);
  await page.getByTestId('conversation-rating').getByRole('button').nth(4).click();
  await expect(notice).toHaveText(/your rating could not be saved/);
  await expect(page.getByTestId('conversation-rating')).toHaveCount(0);
  await expect(page.getByText(/Thank you for the/)).toHaveCount(0);
});

test('CONST-06 CONST-07 CONST-09 one toast is shown at a time, and a swipe of more than 50 px dismisses it', async ({
  page,
}) => {
  await openShop(page);
  await openChat(page);
  await say(page, 'hello');
  const chat = page.getByRole('dialog');
  await chat.getByRole('button', { name: 'Comment', exact: true }).click();
  await chat.getByRole('textbox', { name: 'Comment' }).fill('good');
  await chat.getByRole('button', { name: 'Save' }).click();
  await page.getByTestId('conversation-rating').getByRole('button').nth(4).click();
  const notices = page.locator('[data-variant]');
  await expect(notices).toHaveCount(1);
  await expect(notices).toContainText('Thank you for the rating.');

  const drag = async (distance: number) => {
    const box = await notices.boundingBox();
    const x = (box?.x ?? 0) + 40;
    const y = (box?.y ?? 0) + 20;
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y, { steps: 4 });
    await page.mouse.move(x + distance, y, { steps: 4 });
    await page.mouse.up();
  };
  await drag(49);
  await expect(notices).toHaveCount(1);
  await drag(-80);
  await expect(notices).toHaveCount(1);
  await drag(51);
  await expect(notices).toHaveCount(0);
});

test('SHOP-12 a message sent before the store’s settings are loaded is sent afterwards', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await mockApi(page, { session: aLogin() });
  await page.route('**/api/stores/*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto('/dummy-shop');
  const box = page.getByPlaceholder('Search products or ask about your orders...');
  await box.fill('hello early');
  await box.press('Enter');

  release();

  await expect(page.getByRole('dialog').getByTestId('user-message')).toContainText('hello early');
});
