/** The settings of a shop: change, preview, messages at fields, save, undo. */
import { expect, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { findFlawsOfWidths } from './find-flaws.ts';

test('a setting is changed, previewed, saved, and taken back from the line that it left', async ({ page }) => {
  await openConsole(page, '/tegeta/settings');
  const number = page.getByLabel('Emergency number');
  await expect(number).toHaveValue('112');
  await number.fill('911');
  await expect(page.getByText('Unsaved changes: 1')).toBeVisible();
  await page.getByRole('button', { name: 'Preview changes' }).click();
  const preview = page.getByRole('dialog', { name: 'Preview changes' });
  await expect(preview.getByText('Emergency number')).toBeVisible();
  await expect(preview.locator('del')).toHaveText('112');
  await expect(preview.locator('ins')).toHaveText('911');
  await preview.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Settings saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('911');

  const changes = page.getByRole('region', { name: 'Changes' });
  await changes.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('The change was undone', { exact: true })).toBeVisible();
  await expect(number).toHaveValue('112');
});

test('the server’s message stands at its field, and leaving with unsaved changes is asked first', async ({ page }) => {
  await openConsole(page, '/veli/settings');
  const country = page.getByLabel('Country');
  await country.fill('GEO');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(country).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText('two capital letters')).toBeVisible();
  await page.getByRole('navigation', { name: 'Rooms of the shop' }).getByRole('link', { name: 'Orders' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
});

test('axe finds nothing in the settings', async ({ page }) => {
  await openConsole(page, '/gpc/settings');
  await expect(page.getByLabel('Name of the shop')).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});
