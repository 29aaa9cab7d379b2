/** The results page and the product page of a shop with the embed. */
import { expect, test } from '@playwright/test';
import { type HostShop, openHosts } from './embed-shop.ts';
import { violationsOf } from './find-flaws.ts';

let shop: HostShop;
test.beforeAll(async () => {
  shop = await openHosts(String(test.info().project.use.baseURL), 'quarry');
});
test.afterAll(() => shop.close());

const TAG = 'data-results="#results" data-cart';

test('a results page lists a query with facets, order and similar products, keeps its state in the address, and hands products to the shop', async ({
  page,
}) => {
  await page.goto(shop.page('product', { tag: TAG }));
  const place = page.locator('#results');
  const cards = place.locator('.cards > li:not(.tier)');
  await page.getByLabel('Find').fill('red dress');
  await expect(page.getByLabel('Find')).toHaveRole('combobox');
  await page.getByLabel('Find').press('Enter');
  await expect(place.getByRole('heading', { level: 2 })).toContainText(/for “.red dress.”/);
  await expect(page).toHaveURL(/[?&]q=red\+dress/);
  // Never a panel beside it.
  await expect(page.locator('quarry-embed [role="dialog"]')).toHaveCount(0);

  const before = await place.getByRole('heading', { level: 2 }).textContent();
  const box = place.getByRole('checkbox').first();
  await box.check();
  await expect(page).toHaveURL(/[?&]f\./);
  await expect(place.getByRole('heading', { level: 2 })).not.toHaveText(before ?? '');
  await expect(box).toBeFocused();
  await place.getByLabel('Order').selectOption('price_asc');
  await expect(page).toHaveURL(/[?&]sort=price_asc/);
  await page.reload();
  await expect(place.getByLabel('Order')).toHaveValue('price_asc');
  await expect(place.getByRole('checkbox', { checked: true })).toHaveCount(1);
  expect(await violationsOf(page)).toEqual([]);
  await page.goBack();
  await page.goBack();
  await expect(place.getByRole('heading', { level: 2 })).toHaveText(before ?? '');

  const { id, opened } = await page.evaluate(async () => {
    const added = new Promise<string>((resolve) =>
      document.addEventListener('quarry:cart', ({ detail }) => {
        detail.waitFor(Promise.resolve());
        resolve(detail.product.id);
      }),
    );
    const shown: string[] = [];
    document.addEventListener('quarry:open', (event) => {
      event.preventDefault();
      shown.push(event.detail.product.id);
    });
    const { shadowRoot } = document.querySelector('#results')!;
    shadowRoot!.querySelector<HTMLElement>('.cart button')!.click();
    shadowRoot!.querySelector<HTMLElement>('.cards a')!.click();
    return { id: await added, opened: shown };
  });
  expect(opened).toEqual([id]);
  await expect(cards.first().getByRole('status')).toHaveText('Added');
});

test('a category is listed without a query, and stores nothing', async ({ page }) => {
  await page.goto(shop.page('product', { tag: TAG, category: 'Dresses' }));
  const place = page.locator('#results');
  await expect(place.getByRole('heading', { level: 2 })).toContainText('products');
  await expect(place.locator('.name').first()).toContainText(/dress/i);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test('the chat knows the product of the page', async ({ page }) => {
  const data = JSON.stringify({ '@type': 'Product', sku: 'pink-silk-tea-dress', name: 'Tea dress' });
  await page.goto(shop.page('product', { data }));
  await page.getByRole('button', { name: 'Ask the shop' }).click();
  const chat = page.getByRole('dialog', { name: 'Shop assistant' });
  await chat.getByRole('textbox').fill('What is this made of?');
  await page.keyboard.press('Enter');
  await expect(chat.getByRole('log')).toContainText(/silk/i, { timeout: 30_000 });
  await expect(chat.getByRole('log')).toContainText('Pink silk tea dress');
  await chat.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(chat.getByRole('button', { name: 'Like', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('recent searches are offered in an empty field once the shopper has agreed', async ({ page }) => {
  await page.goto(shop.page('product', { tag: 'data-recent' }));
  const field = page.getByLabel('Find');
  await field.fill('red dress');
  await expect(field).toHaveRole('combobox');
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('link').first()).toBeVisible();
  await page.goto(shop.page('product', { tag: 'data-recent' }));
  await field.click();
  const recent = page.getByRole('listbox', { name: 'Recent searches' });
  await expect(recent.getByRole('option')).toHaveCount(2);
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(recent).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
