/** The way through the real thing: the built server, the demo shops, nothing played. */
import { expect, type Page, test } from '@playwright/test';
import { cards, field, search } from './search-mocks.ts';

const PASSWORD = 'quarry-demo';

async function logIn(page: Page, username: string): Promise<void> {
  await page.goto('/new-search');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

test('SEARCH-03 SEARCH-21 STORE-10 the pharmacy suggests and finds in Georgian', async ({ page }) => {
  await logIn(page, 'gpc');
  await field(page).fill('კრემ');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');

  await search(page, 'კრემი');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first()).toContainText(/\d+\.\d\d ₾/);
  await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
});

test('SEARCH-04 STORE-13 the furniture shop finds in Arabic, from right to left', async ({ page }) => {
  await logIn(page, 'homzmart');
  await search(page, 'أريكة');
  await expect(cards(page).first()).toContainText(/\p{Script=Arabic}/u);
  await expect(cards(page).first()).toContainText(/\$\d+\.\d\d/);
  expect(
    await cards(page)
      .first()
      .evaluate((card) => getComputedStyle(card).direction),
  ).toBe('rtl');
});

test('SEARCH-04 SEARCH-10 STORE-07 the general store finds what it has and nothing for nonsense', async ({ page }) => {
  await logIn(page, 'veli');
  await search(page, 'ჩანთა');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first()).toContainText('₾');

  await search(page, 'qqzzxx ffgghh');
  await expect(page.getByText('No products found for your search in Veli.', { exact: true })).toBeVisible();
});

test('SEARCH-08 ROLE-05 an administrator picks a shop and searches it', async ({ page }) => {
  await logIn(page, 'admin');
  await page.getByTestId('shop-picker').getByRole('button', { name: 'dior', exact: true }).click();
  await search(page, 'red dress');
  await expect(cards(page).first()).toContainText(/dress/i);
});
