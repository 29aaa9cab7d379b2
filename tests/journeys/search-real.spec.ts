/** The search page against the built server and the demo shops, without mocks. */
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

test('removing a chip changes the search, a filter narrows it, and a result shows why it matches', async ({ page }) => {
  await logIn(page, 'dior');
  await search(page, 'green dress for summer');
  await expect(cards(page).first().locator('[data-reason]').first()).toBeVisible();
  const chips = page.getByTestId('understood').getByRole('listitem');
  await expect(chips.first()).toContainText('green');

  await page.getByRole('button', { name: 'Remove summer' }).click();
  await expect(field(page)).toHaveValue('green dress');
  await expect(chips.filter({ hasText: 'summer' })).toHaveCount(0);
  await expect(page.getByTestId('search-results')).toHaveAttribute('aria-busy', 'false');

  const first = page.getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first();
  const wanted = Number((await first.locator('..').innerText()).match(/\d+$/)?.[0]);
  await first.check();
  await expect(page.getByTestId('active-filters').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByTestId('search-results')).toHaveAttribute('aria-busy', 'false');
  await expect(cards(page)).toHaveCount(Math.min(wanted, 24));
});

test('popular products are shown before the first search', async ({ page }) => {
  await logIn(page, 'furniture');
  await expect(page.getByTestId('trending').getByRole('article')).toHaveCount(8);
});

test('SEARCH-08 ROLE-05 an administrator selects a shop and searches it', async ({ page }) => {
  await logIn(page, 'admin');
  await page.getByTestId('shop-picker').getByRole('button', { name: 'dior', exact: true }).click();
  await search(page, 'red dress');
  await expect(cards(page).first()).toContainText(/dress/i);
});
