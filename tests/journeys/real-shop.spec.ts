/** The shop page against the built server and the demo shops, without mocks. */
import { expect, type Page, test } from '@playwright/test';

const PASSWORD = 'quarry-demo';

async function logIn(page: Page, username: string, path = '/dummy-shop'): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByPlaceholder('Search products or ask about your orders...')).toBeVisible();
}

async function ask(page: Page, words: string): Promise<void> {
  const box = page.getByPlaceholder('Search products or ask about your orders...');
  await box.fill(words);
  await box.press('Enter');
}

const hall = (page: Page) => page.getByTestId('hall');
const cards = (page: Page) => hall(page).getByRole('article');

test('SHOP-01 GRID-01 STORE-06 a shop logs in, sees 24 of its products with pictures that load', async ({ page }) => {
  await logIn(page, 'dior');

  await expect(cards(page)).toHaveCount(24);
  await expect(
    hall(page)
      .getByText(/^\$\d+\.\d\d$/)
      .first(),
  ).toBeVisible();
  const picture = cards(page).first().getByRole('img').first();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), { timeout: 20_000 })
    .toBe(800);
});

test('SHOP-12 CHATMSG-01 GRID-10 a request with a price limit is answered with cards, and the grid shows only those', async ({
  page,
}) => {
  await logIn(page, 'dior');
  await expect(cards(page)).toHaveCount(24);

  await ask(page, 'red dress under 50');

  const chat = page.getByRole('dialog');
  await expect(chat.getByText(/\$\d/).first()).toBeVisible();
  await expect(cards(page)).not.toHaveCount(24);
  const prices = await hall(page)
    .getByText(/^\$\d+\.\d\d$/)
    .allTextContents();
  expect(prices.length).toBeGreaterThan(0);
  for (const price of prices) expect(Number(price.slice(1))).toBeLessThanOrEqual(50);
});

test('LANG-05 LANG-10 a Georgian request finds Georgian products and is answered in Georgian', async ({ page }) => {
  await logIn(page, 'dressup');

  await ask(page, 'წითელი კაბა');

  await expect(hall(page).getByText(/კაბა/).first()).toBeVisible();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/ვიპოვე|გირჩევ|პროდუქტ/)
      .first(),
  ).toBeVisible();
});

test('CHATMSG-02 ORDERS-02 GRID-13 the status of an order is shown as an order card in the chat and on the page', async ({
  page,
}) => {
  await logIn(page, 'dior');

  await ask(page, 'where is my order 1042');

  await expect(hall(page).getByRole('heading', { name: 'Shipped Orders' })).toBeVisible();
  await expect(hall(page).getByText('1042').first()).toBeVisible();
  await expect(page.getByRole('dialog').getByText(/1042/).last()).toBeVisible();
});

test('CHATMSG-22 CHATMSG-21 STORE-16 CALL-04 a store without streaming answers through the plain chat', async ({
  page,
}) => {
  const calls: { url: string; conversation: unknown }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('chat') && request.method() === 'POST') {
      calls.push({ url: pathname, conversation: request.postDataJSON()?.conversationId ?? null });
    }
  });
  await logIn(page, 'lcw');

  await ask(page, 'kırmızı elbise');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/elbise.*\$\d/)
      .first(),
  ).toBeVisible();
  await ask(page, 'siparişim nerede 1042');
  await expect(
    page
      .getByRole('dialog')
      .getByText(/1042 numaralı/)
      .first(),
  ).toBeVisible();

  expect(calls.map(({ url }) => url)).toEqual(['/api/chat', '/api/chat']);
  expect(calls[0]?.conversation).toBeNull();
  expect(calls[1]?.conversation).toEqual(expect.any(String));
});

test('OPEN-21 AUTH-29 a login survives a reload and ends with logout', async ({ page }) => {
  await logIn(page, 'veli');
  await page.reload();
  await expect(cards(page)).toHaveCount(24);

  await page.getByRole('button', { name: 'Logout' }).click();

  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('SHOP-21 ROLE-05 an administrator switches to another store and sees its products', async ({ page }) => {
  await logIn(page, 'admin');
  await expect(cards(page)).toHaveCount(24);
  const before = await cards(page).first().textContent();

  await page.getByRole('combobox').first().click();
  await page.getByRole('option', { name: 'lcw', exact: true }).click();

  await expect(cards(page)).toHaveCount(24);
  await expect(cards(page).first()).not.toHaveText(before ?? '');
});

test('STORE-21 every demo shop shows a catalogue of its trade', async ({ page }) => {
  await logIn(page, 'admin');
  const trades: [string, string][] = [
    ['gpc', 'painkiller'],
    ['electronics', 'laptop'],
    ['furniture', 'sofa'],
    ['tegeta', 'tyre'],
    ['agorabooks', 'novel'],
    ['bodyshop', 'shampoo'],
    ['buildy', 'drill'],
    ['dealcart', 'rice'],
    ['dressup', 'dress'],
  ];
  for (const [store, query] of trades) {
    const reply = await page.request.post('/api/search', { data: { query, store, page: 1, limit: 24 } });
    const { documents } = await reply.json();
    expect(documents.length, `${store}: ${query}`).toBeGreaterThan(0);
    expect(documents[0].metadata.category).toBe(query);
  }
});

test('SITE-ROUTE-30 SITE-404-01 an unknown URL returns 404 with the not-found page', async ({ page }) => {
  const reply = await page.goto('/pricing/x');

  expect(reply?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('CONF-71 a card links to a page that shows the product', async ({ page }) => {
  await logIn(page, 'dior');
  const link = cards(page).first().getByRole('link').first();
  const name = (await link.textContent()) ?? '';

  await page.goto((await link.getAttribute('href')) ?? '');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name.trim());
});
