/** The console's frame: login at any address, shops, palette, language, colours, narrow screens. */
import { expect, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { findFlaws, findFlawsOfWidths } from './find-flaws.ts';

test('a deep link asks for the login and opens after it', async ({ page }) => {
  await page.goto('/console/dior/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to the console' })).toBeVisible();
  expect(await findFlaws(page)).toEqual([]);
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('wrong');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('Wrong username or password.');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expect(page).toHaveURL('/console/dior/settings');
  await expect(page).toHaveTitle(/^Settings · .* \| Quarry$/);
});

test('the console is not offered to search engines, and unknown addresses say so with a way out', async ({ page }) => {
  const reply = await page.request.get('/console/no/such/place');
  expect(reply.headers()['x-robots-tag']).toBe('noindex');
  await openConsole(page, '/no-such-shop');
  await expect(page.getByText('There is no such shop').last()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All shops' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
});

test('by keyboard alone: the palette opens, finds a room, opens it and remembers it', async ({ page }) => {
  await openConsole(page, '/gpc/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'Search and go to' });
  await expect(field).toBeFocused();
  await page.keyboard.type('people');
  await expect(page.getByRole('option', { selected: true })).toContainText('People & keys');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'People & keys' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('group', { name: 'Opened last' }).getByRole('option')).toContainText(['People & keys']);
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('language and colours are chosen in the account menu, kept, and Arabic is written from the right', async ({
  page,
}) => {
  await openConsole(page, '/gpc/settings');
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('menuitemradio', { name: 'العربية' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.getByRole('button', { name: 'admin' }).click();
  await page.getByRole('menuitemradio', { name: 'داكن' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'الإعدادات' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  expect(await findFlaws(page)).toEqual([]);
});

test.describe('in a language whose months the browser has no words for', () => {
  test.use({ locale: 'az' });
  test('dates are written in numbers, and states of orders in words', async ({ page }) => {
    await openConsole(page, '/gpc/orders');
    const row = page.getByRole('row').nth(1);
    await expect(row).toContainText(/\d{2}\.\d{2}\.\d{4}/);
    await expect(row).toContainText(/Hazırlanır|Göndərilib|Çatdırılıb|Ləğv edilib/);
  });
});

test('on a phone the rail is a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConsole(page, '/gpc/settings');
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Orders' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});

test('axe finds nothing on the list of shops', async ({ page }) => {
  await openConsole(page, '/');
  await expect(page.getByRole('link', { name: /^GPC/ })).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});
