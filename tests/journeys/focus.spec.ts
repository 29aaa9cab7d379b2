/** Focus and announcements on the platform: navigation never leaves the focus at the top of the page. */
import { expect, test } from '@playwright/test';
import {
  aLogin,
  aLoginTo,
  anOrder,
  aPicture,
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
const announced = '[data-announcements]';

for (const [path, context, role] of [
  ['/new-chat', 'chat/dior', 'textbox'],
  ['/dummy-shop', 'dev-dummy-shop/dior', 'searchbox'],
  ['/integrated-view', 'integrated-view/dior', 'textbox'],
] as const) {
  test(`AUTH-09 after a login on ${path} the focus is in its main field`, async ({ page }) => {
    await mockApi(page, { login: { json: aLoginTo(context) } });
    await page.goto(path);
    await page.getByLabel('Username').fill('dior');
    await page.getByLabel('Password').fill('secret');
    await page.keyboard.press('Enter');
    await expect(page.locator('main').getByRole(role).first()).toBeFocused();
  });
}

test('AUTH-37 after a failed login the password field has the focus with its text selected', async ({ page }) => {
  await mockApi(page, { login: { status: 401, json: { success: false, message: 'Wrong password.' } } });
  await page.goto('/new-chat');
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong password.');
  await expect(page.getByLabel('Password')).toBeFocused();
  await page.keyboard.type('right');
  await expect(page.getByLabel('Password')).toHaveValue('right');
});

test('AUTH-19 after a logout the focus is on the heading of the login', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior);
  await room.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeFocused();
});

test('a quick reply moves the focus to the conversation, and the answer moves it to the field', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', dior, {
    stream: { text: aPiece('text', 'Which?') + aPiece('buttons', ['Cheaper']) },
  });
  await sayIn(room, 'dress');
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/qchat', async (route) => {
    await held;
    await route.fallback();
  });
  await room.getByRole('button', { name: 'Cheaper' }).focus();
  await page.keyboard.press('Enter');
  await expect(room.getByTestId('typing-indicator')).toBeVisible();
  await expect(room.getByRole('log')).toBeFocused();
  letGo();
  await expect(room.getByTestId('assistant-message')).toHaveCount(3);
  await expect(room.getByRole('textbox').first()).toBeFocused();
});

test('SHOP-12 Enter in the top search box moves the focus into the chat, closed or open', async ({ page }) => {
  const stream = await holdStream(page);
  await openShop(page);
  const search = page.getByPlaceholder('Search products or ask about your orders...');
  const chat = page.getByRole('dialog');
  await search.fill('dress');
  await search.press('Enter');
  await expect(chat.getByRole('log')).toBeFocused();
  await stream.push(aPiece('text', 'Which?'));
  await stream.end();
  const field = chat.getByRole('textbox').first();
  await expect(field).toBeFocused();
  await search.fill('shoes');
  await search.press('Enter');
  await expect(chat.getByRole('log')).toBeFocused();
  await chat.getByRole('button', { name: 'Close the chat' }).click();
  await expect(search).toBeFocused();
});

test('CHATWIN-05 the full screen chat traps the focus, and Escape leaves it one level at a time', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  await expect(chat).not.toHaveAttribute('aria-modal');
  await chat.getByRole('button', { name: 'Full screen' }).click();
  await expect(chat).toHaveAttribute('aria-modal', 'true');
  for (let presses = 0; presses < 12; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await chat.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Shift+Tab');
  expect(await chat.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(chat).toHaveAttribute('data-window', 'open');
  expect(await chat.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByTestId('round-chat-button')).toBeFocused();
});

test('CHATWIN-10 the toggle in the top bar exposes whether the chat is open', async ({ page }) => {
  await openShop(page);
  const toggle = page.getByTestId('chat-toggle');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});

test('CHATWIN-01 the round button of an open chat does not cover the input', async ({ page }) => {
  await openShop(page);
  const chat = await openChat(page);
  const round = await page.getByTestId('round-chat-button').boundingBox();
  for (const control of [
    chat.getByRole('textbox').first(),
    chat.getByTestId('attach-button'),
    chat.getByRole('button', { name: 'Send' }),
    chat.getByRole('combobox'),
  ]) {
    const box = await control.boundingBox();
    const apart =
      (box?.y ?? 0) + (box?.height ?? 0) <= (round?.y ?? 0) || (box?.x ?? 0) >= (round?.x ?? 0) + (round?.width ?? 0);
    expect(apart).toBe(true);
  }
});

test('GRID-10 GRID-13 changes of the grid are announced: results, orders, all products', async ({ page }) => {
  let turn = 0;
  await openShop(page, {
    stream: () => {
      turn += 1;
      if (turn === 1) return { text: docsPiece(...['a', 'b', 'c'].map((id) => aProduct({ id }))) };
      return { text: aPiece('orders', { result: [anOrder(), anOrder({ order_id: 'o-2' })] }) };
    },
  });
  const chat = await openChat(page);
  await sayIn(chat, 'dress');
  await expect(page.locator(announced)).toHaveText('3 products');
  await expect(page.locator(announced)).toHaveAttribute('aria-live', 'polite');
  await sayIn(chat, 'my orders');
  await expect(page.locator(announced)).toHaveText('2 orders');
  await page.getByRole('button', { name: 'Show all products' }).click();
  await expect(page.locator(announced)).toHaveText('1 product');
});

test('the toast after a rating does not cover the input', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { room } = await openRoom(page, '/new-chat', dior);
  await sayIn(room, 'hello');
  await room.getByTestId('conversation-rating').getByRole('button').nth(4).click();
  const notice = page.locator('[data-variant]');
  await expect(notice).toBeVisible();
  const [thanks, send] = [await notice.boundingBox(), await room.getByRole('button', { name: 'Send' }).boundingBox()];
  expect((thanks?.y ?? 0) + (thanks?.height ?? 0)).toBeLessThan(send?.y ?? 0);
});

test('ORDERS-01 an order card shows the items and the total', async ({ page }) => {
  const order = anOrder({
    items: [{ product_id: 'p-1', title: 'Red linen dress', quantity: 2, price: 45 }],
    total: 94.5,
    currency: 'USD',
  });
  await openShop(page, { session: aLogin(), stream: { text: aPiece('orders', { result: [order] }) } });
  const chat = await openChat(page);
  await sayIn(chat, 'my orders');
  for (const place of [chat, page.getByTestId('hall')]) {
    const card = place.locator('[data-order=o-1]');
    await expect(card.getByRole('listitem')).toHaveText('Red linen dress2 × $45.00');
    await expect(card.getByRole('definition').filter({ hasText: '$94.50' })).toBeVisible();
  }
});

test('OPEN-39 an Arabic chat has its header and input right to left', async ({ page }) => {
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/homzmart'));
  const left = async (name: string | RegExp) => (await room.getByRole('button', { name }).boundingBox())?.x ?? 0;
  const title = (await room.getByRole('heading', { level: 1 }).boundingBox())?.x ?? 0;
  expect(title).toBeGreaterThan(await left('Logout'));
  expect(await left('إرسال')).toBeLessThan(title);
  await expect(room.getByRole('heading', { level: 1 })).toHaveText('المساعد homzmart');
});

test('ATT-13 a pasted picture that the store does not accept shows a notice before it is sent', async ({ page }) => {
  const words = 'Sorry, sending images is not supported for this store.';
  const { room } = await openRoom(page, '/new-chat', aLoginTo('chat/gpc'));
  await room
    .getByRole('textbox')
    .first()
    .evaluate(
      (field, bytes) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], 'room.png', { type: 'image/png' }));
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
      },
      [...aPicture().buffer],
    );
  await expect(room.getByTestId('attaching-note')).toHaveText(words);
  await room.getByRole('textbox').first().press('Enter');
  await expect(room.getByTestId('assistant-message').last()).toContainText(words);
  await expect(room.getByTestId('attaching-note')).toHaveText('');
  await expect(page.getByText(words)).toHaveCount(1);
});
