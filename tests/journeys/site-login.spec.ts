/** The login page of the site: lists the shops of an account, against the real server. */
import { expect, type Page, test } from '@playwright/test';
import { findFlaws } from './find-flaws.ts';

async function logIn(page: Page, username: string) {
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your shops' })).toBeVisible();
}

const shops = (page: Page) => page.getByRole('list', { name: 'Shops' }).getByRole('heading');
const sectionsOf = (page: Page, shop: string) =>
  page.getByRole('list', { name: `Sections of ${shop}`, exact: true }).getByRole('link');

test('a shop’s account sees its shop and its sections, and opens them without another login', async ({ page }) => {
  await logIn(page, 'dior');
  await expect(page.getByText('Logged in as dior')).toBeVisible();
  await expect(shops(page)).toHaveText(['dior']);
  await sectionsOf(page, 'dior').filter({ hasText: 'Shop page' }).click();
  await expect(page.getByTestId('shop-bar')).toBeVisible();
  await expect(page).toHaveTitle('Quarry Chat Desktop | Quarry');
});

test('an account with a role in a shop sees its console beside it, others do not', async ({ page }) => {
  await logIn(page, 'dior');
  await sectionsOf(page, 'dior').filter({ hasText: 'Console' }).click();
  await expect(page).toHaveURL(/\/console\/dior\//);
});

test('an account with a single section sees only this one', async ({ page }) => {
  await logIn(page, 'veli-chat');
  await expect(shops(page)).toHaveText(['veli']);
  await expect(sectionsOf(page, 'veli')).toHaveText(['Chat']);
});

test('an administrator sees every shop, and each link opens its shop', async ({ page }) => {
  await logIn(page, 'admin');
  await expect.poll(() => shops(page).count()).toBeGreaterThan(10);
  await expect(sectionsOf(page, 'lcw').filter({ hasText: 'Button chat' })).toHaveCount(0);
  await expect(sectionsOf(page, 'gpc').filter({ hasText: 'Button chat' })).toHaveCount(1);
  for (const [section, path] of [
    ['Shop page', '/dummy-shop'],
    ['Catalogue with chat', '/integrated-view'],
  ] as const) {
    await page.goto('/login');
    await sectionsOf(page, 'lcw').filter({ hasText: section }).click();
    await expect(page).toHaveURL(`${path}?store=lcw`);
    await expect(page.getByTestId('hall').locator('img').first()).toHaveAttribute('src', /\/media\/lcw\//);
  }
});

test('a logged-in user sees the shops at once and can log out there', async ({ page }) => {
  await logIn(page, 'veli');
  await page.reload();
  await expect(shops(page)).toHaveText(['veli']);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await page.goto('/dummy-shop');
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

test('the header shows the account of a logged-in user on every page and after a reload, and the login after logout', async ({
  page,
}) => {
  const own = page.getByRole('banner').getByRole('link', { name: /^(?:Log in|Account)$/ });
  await page.goto('/');
  await expect(own).toHaveText('Log in');
  await logIn(page, 'dior');
  await expect(own).toHaveText('Account');
  await page.goto('/pricing');
  await expect(own).toHaveText('Account');
  await own.click();
  await expect(page.getByText('Logged in as dior')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(own).toHaveText('Log in');
});

test('an administrator without shops sees a message', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Username').fill('admin-empty');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Access Issue' })).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`axe finds nothing on the login and the list of shops at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/login');
    await expect(page.getByLabel('Username')).toBeVisible();
    expect(await findFlaws(page)).toEqual([]);
    await logIn(page, 'admin');
    await expect(shops(page).first()).toBeVisible();
    expect(await findFlaws(page)).toEqual([]);
  });
}
