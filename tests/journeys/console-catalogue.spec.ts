/** Products and orders: found, read, changed. */
import { expect, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { findFlawsOfWidths } from './find-flaws.ts';

test('a product is found, opened, and its stock changed', async ({ page }) => {
  await openConsole(page, '/electronics/catalogue');
  const table = page.getByRole('table', { name: 'Catalogue' });
  const link = table.getByRole('link').first();
  const title = await link.innerText();
  await page.getByRole('searchbox', { name: 'Title, id or SKU' }).fill(title);
  await expect(page).toHaveURL(/text=/);
  await table.getByRole('link', { name: title }).first().click();
  await expect(page).toHaveURL(/product=/);
  await page.getByRole('spinbutton', { name: 'Stock' }).fill('3');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Product saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('spinbutton', { name: 'Stock' })).toHaveValue('3');
});

test('products that lack something are listed by an address of their own', async ({ page }) => {
  await openConsole(page, '/electronics/catalogue');
  await page.getByLabel('What is missing').selectOption('stock');
  await expect(page).toHaveURL(/lacks=stock/);
  await expect(page.getByText(/^Products: /)).toBeVisible();
});

test('an order is opened from the list with its customer', async ({ page }) => {
  await openConsole(page, '/dior/orders');
  const table = page.getByRole('table', { name: 'Orders' });
  await table.getByRole('link').first().click();
  await expect(page).toHaveURL(/order=/);
  await expect(page.getByRole('dialog').getByLabel('Status')).not.toHaveValue('');
});

for (const path of [
  '/gpc/catalogue',
  '/gpc/catalogue?view=import',
  '/gpc/catalogue?view=try&q=syrup',
  '/dior/orders',
]) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await openConsole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await findFlawsOfWidths(page)).toEqual([]);
  });
}
