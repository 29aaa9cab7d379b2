/** The shop page by roles, names and texts alone, each unique where one is meant. */
import { type Page, expect, test } from '@playwright/test';
import { aLogin, anOrder, aPiece, aProduct, mockApi, openChat, openShop, say } from './mocks.ts';

const SHOP_PAGES = ['/dummy-shop', '/dev-dummy-shop', '/yc-2025-batch-spring'];

test.describe('before scripts run', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of SHOP_PAGES) {
    test(`AUTH-08 ${address} says that it checks the login, under the shared frame`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByText('Checking authentication...', { exact: true })).toBeVisible();
      await expect(page.getByRole('banner')).toBeVisible();
    });
  }
});

test('AUTH-19 the logout message is readable however fast the server is', async ({ page }) => {
  await openShop(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logging out...', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('SITE-ROUTE-31 SITE-ROUTE-33 there is one header and one footer, also with the chat open and orders shown', async ({
  page,
}) => {
  await openShop(page, { stream: { text: aPiece('orders', { result: [anOrder()] }) } });
  await openChat(page);
  await say(page, 'my orders');
  await expect(page.getByRole('heading', { name: 'Shipped Orders' })).toBeVisible();
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.locator('footer')).toHaveCount(1);
});

test('CHATMSG-01 every message is on the page once, word for word', async ({ page }) => {
  await openShop(page, { stream: { text: aPiece('text', 'Three dresses fit.') } });
  await openChat(page);
  await say(page, '  a dress  ');
  await expect(page.getByText('a dress', { exact: true })).toBeVisible();
  await expect(page.getByText('Three dresses fit.', { exact: true })).toBeVisible();
});

test('ERR-04 ERR-06 an error message is shown once', async ({ page }) => {
  await openShop(page, { stream: { status: 500, json: { details: 'Boom' } } });
  await openChat(page);
  await say(page, 'a dress');
  await expect(page.getByText('Sorry, an error occurred: Boom', { exact: true })).toBeVisible();
});

test('CHATWIN-03 CHATWIN-05 CHATWIN-06 CHATWIN-07 CHATWIN-08 LANG-01 the window is 75vh tall on screens from 720 to 900 px; each of its sizes has one button; the languages have their native and English names', async ({
  page,
}) => {
  await openShop(page);
  const chat = await openChat(page);
  for (const height of [720, 768, 900]) {
    await page.setViewportSize({ width: 1280, height });
    await expect.poll(() => sizeOf(page)).toEqual({ width: 400, height: height * 0.75 });
  }

  await page.getByRole('button', { name: /minimi[sz]e/i }).click();
  await expect.poll(() => sizeOf(page)).toEqual({ width: 350, height: 500 });
  await page.getByRole('button', { name: /expand/i }).click();
  await expect.poll(async () => (await sizeOf(page)).width).toBe(400);
  await page.getByRole('button', { name: /full.?screen/i }).click();
  await expect.poll(() => sizeOf(page)).toEqual(page.viewportSize());
  await page.getByRole('button', { name: /full.?screen/i }).click();
  await page.getByRole('button', { name: /close/i }).click();
  await expect(chat).toBeHidden();

  await openChat(page);
  await chat.getByRole('combobox').click();
  for (const name of ['English', 'Georgian', 'ქართული', 'Turkish', 'Türkçe', 'Arabic', 'Azerbaijani']) {
    await expect(page.getByRole('option', { name })).toHaveCount(1);
  }
  await page.getByRole('option', { name: 'Turkish' }).click();
  await expect(chat.getByRole('combobox')).toHaveText('Türkçe');
});

test('CARD-11 CARD-12 ERR-09 the placeholder is shown even when no picture can be loaded', async ({ page }) => {
  await mockApi(page, { session: aLogin() });
  await page.route(/\.(?:png|webp|jpe?g|svg)(?:\?|$)/, (route) => route.abort());
  await page.goto('/dummy-shop');
  const picture = page.getByAltText('Sage linen midi');
  await expect(picture).toHaveAttribute('src', /^data:image\/svg.*placeholder/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('ORDERS-03 ORDERS-06 ORDERS-09 a status word is always the badge; dates are labelled', async ({ page }) => {
  const orders = [
    anOrder({ order_id: '1' }),
    anOrder({ order_id: '2', status: 'Delivered', delivery_date: '2026-11-20' }),
  ];
  await openShop(page, { stream: { text: aPiece('orders', { result: orders }) } });
  await openChat(page);
  await say(page, 'my orders');
  const words = page.getByRole('main').getByText('Shipped', { exact: true });
  await expect(words.first()).toBeVisible();
  const grounds = await words.evaluateAll((badges) => badges.map((badge) => getComputedStyle(badge).backgroundColor));
  expect(new Set(grounds).size).toBe(1);
  expect(grounds).not.toContain('rgba(0, 0, 0, 0)');
  await expect(page.getByText('Shipped date', { exact: true }).first()).toBeVisible();
  await expect(page.getByText('Delivery date', { exact: true }).first()).toBeVisible();
});

test('OPEN-39 a card with an Arabic name is right to left, its price left to right', async ({ page }) => {
  const sofa = aProduct({ name: 'أريكة خضراء', current_price: 284.99 });
  await openShop(page, {
    session: aLogin({ context: 'dev-dummy-shop/homzmart' }),
    products: { json: { products: [sofa] } },
  });
  const name = await page.getByRole('heading', { name: 'أريكة خضراء' }).boundingBox();
  const price = page.getByText('$284.99', { exact: true });
  expect((await price.boundingBox())?.x).toBeLessThan(name?.x ?? 0);
  expect(await price.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

/** Size of the open chat window after its animation. */
async function sizeOf(page: Page) {
  const box = await page.getByRole('dialog').boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
}
