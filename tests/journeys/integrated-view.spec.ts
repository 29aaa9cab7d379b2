/** A catalogue with its assistant beside it, and the store selection before. */
import { expect, test } from '@playwright/test';
import {
  aLoginTo,
  anAdministrator,
  anOrder,
  aPiece,
  aProduct,
  docsPiece,
  type MockedApi,
  mockApi,
  sayIn,
} from './mocks.ts';
import type { LoginResponse } from '@quarry/contract';
import type { Page } from '@playwright/test';

const dior = aLoginTo('integrated-view/dior');

async function openView(page: Page, session: LoginResponse, api: MockedApi = {}) {
  const calls = await mockApi(page, { session, ...api });
  await page.goto('/integrated-view');
  return { calls, side: page.getByTestId('chat-side'), hall: page.getByTestId('hall') };
}

function anAdmin(...stores: string[]): LoginResponse {
  return { ...anAdministrator(), availableContexts: stores.map((store) => `integrated-view/${store}`) };
}

test('INTVIEW-01 INTVIEW-02 INTVIEW-08 the catalogue is at the left of a panel whose width depends on the screen', async ({
  page,
}) => {
  const { side, hall } = await openView(page, dior);
  await expect(hall.getByText('Sage linen midi')).toBeVisible();
  for (const [screen, panel] of [
    [1600, 400],
    [1000, 300],
    [700, 300],
  ] as const) {
    await page.setViewportSize({ width: screen, height: 900 });
    await expect(async () => {
      const [shelves, chat] = [await hall.boundingBox(), await side.boundingBox()];
      expect(Math.abs((chat?.width ?? 0) - panel), `${screen} px`).toBeLessThanOrEqual(4);
      expect((shelves?.x ?? 0) + (shelves?.width ?? 0)).toBeLessThanOrEqual((chat?.x ?? 0) + 1);
    }).toPass();
    await expect(side.getByRole('textbox').first()).toBeInViewport();
  }
});

test('AUTH-04 AUTH-23 INTVIEW-03 INTVIEW-04 INTVIEW-05 INTVIEW-07 an administrator selects the shop', async ({
  page,
}) => {
  const calls = await mockApi(page, { login: { json: anAdmin('dior', 'veli') } });
  await page.goto('/integrated-view');
  await page.getByLabel('Username').fill('admin');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();

  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await expect(page.getByText('Select the shop context you want to manage.')).toBeVisible();
  await expect(page.getByText('Available Shops:')).toBeVisible();
  await page.getByRole('button', { name: 'veli' }).click();
  await expect(page.getByTestId('chat-side')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveText('veli');
  expect(calls.find(({ path }) => path === '/api/authenticate')?.body?.contextBase).toBe('integrated-view');
  expect(calls.find(({ path }) => path === '/api/products')?.query.get('store')).toBe('veli');
});

test('CONF-45 INTVIEW-03 an administrator of one shop selects it too and then sees no store selector', async ({
  page,
}) => {
  const { side } = await openView(page, anAdmin('dior'));
  await page.getByRole('button', { name: 'dior' }).click();
  await expect(side).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Store' })).toHaveCount(0);
});

test('CONF-44 INTVIEW-06 AUTH-16 AUTH-17 AUTH-18 without any shop both screens say so', async ({ page }) => {
  await openView(page, anAdmin());
  await expect(page.getByRole('heading', { name: 'Admin Access' })).toBeVisible();
  await expect(page.getByText('No shops available.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Access Issue' })).toBeVisible();
  await expect(page.getByText('Please contact your system administrator.')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('GRID-10 GRID-11 GRID-12 GRID-13 the catalogue shows what the chat finds', async ({ page }) => {
  const replies = [
    docsPiece(aProduct({ id: 'a', name: 'Near match' }), aProduct({ id: 'b', name: 'Great match', great_match: true })),
    aPiece('orders', { result: [anOrder()] }),
  ];
  const { side, hall } = await openView(page, dior, { stream: () => ({ text: replies.shift() ?? '' }) });
  await expect(hall.getByText('Sage linen midi')).toBeVisible();
  await sayIn(side, 'dress');
  await expect(hall.getByRole('article')).toHaveCount(2);
  await expect(hall.getByRole('article').first()).toContainText('Great match');
  await expect(hall.getByRole('heading', { name: 'See also' })).toBeVisible();
  await sayIn(side, 'my orders');
  await expect(hall.getByRole('heading', { name: 'Shipped Orders' })).toBeVisible();
  await hall.getByRole('button', { name: 'Show all products' }).click();
  await expect(hall.getByText('Sage linen midi')).toBeVisible();
});

test('INTVIEW-09 CALL-04 CHATMSG-22 the plain chat call has no language, and its products are shown in the catalogue', async ({
  page,
}) => {
  const { side, hall, calls } = await openView(page, aLoginTo('integrated-view/lcw'), {
    chat: { json: { text: 'Bir elbise buldum.', conversationId: 'c-1', data: [aProduct({ name: 'Plain match' })] } },
  });
  await sayIn(side, 'elbise');
  await expect(side.getByText('Bir elbise buldum.')).toBeVisible();
  await expect(hall.getByText('Plain match')).toBeVisible();
  const call = calls.find(({ path }) => path === '/api/chat');
  expect(call?.body).toEqual({ message: 'elbise', conversationId: null, store: 'lcw' });
});

test('ERR-05 CONF-49 a failed reply begins with Error', async ({ page }) => {
  const { side } = await openView(page, dior, { stream: { status: 503, json: { details: 'Closed.' } } });
  await sayIn(side, 'hello');
  await expect(side.getByTestId('message-text').last()).toHaveText('Error: Closed.');
});

test('GRID-02 GRID-03 GRID-04 shows the states of the catalogue beside the chat', async ({ page }) => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { hall, side } = await openView(page, dior, {
    products: async () => {
      await held;
      return { status: 503, json: {} };
    },
  });
  await expect(page.getByText('Loading products...')).toBeVisible();
  await expect(side).toBeVisible();
  release();
  await expect(hall).toContainText('Error loading products: Failed to fetch products (status 503)');
});

test('the input stays in view while the page scrolls', async ({ page }) => {
  const many = Array.from({ length: 24 }, (_, n) => aProduct({ id: `p-${n}` }));
  const { side } = await openView(page, dior, { products: { json: { products: many } } });
  await expect(page.getByRole('article')).toHaveCount(24);
  const foot = async () => {
    const box = await side.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(foot).toBe(900);
  await page.mouse.move(400, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(async () => (await side.boundingBox())?.y).toBe(61);
  await expect.poll(foot).toBe(900);
  // The notice stands above the panel.
  await page.mouse.wheel(0, -900);
  await page.context().setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect.poll(foot).toBe(900);
});

test('on a phone the chat is a sheet that is opened from the bottom bar, closed by button and Escape, and manages the focus', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { side, hall } = await openView(page, dior, { stream: { text: docsPiece(aProduct({ name: 'Found' })) } });
  await expect(hall.getByText('Sage linen midi')).toBeVisible();
  await expect(side).toBeHidden();
  const opener = page.getByRole('button', { name: 'Open the chat' });
  expect((await opener.boundingBox())?.y).toBeGreaterThan(700);
  await opener.click();
  await expect(side).toHaveRole('dialog');
  await expect.poll(() => side.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  await expect(side).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(side.getByRole('button', { name: 'Close the chat' })).toBeFocused();
  await sayIn(side, 'dress');
  await expect(side.getByText('Found')).toBeVisible();
  await side.getByRole('button', { name: 'Close the chat' }).click();
  await expect(opener).toBeFocused();
  await expect(hall.getByText('Found')).toBeVisible();
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(side).toBeHidden();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
