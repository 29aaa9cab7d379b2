/** Rules and synonyms: written with their effect beside them, drafted, published, found, reverted. */
import { expect, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { findFlawsOfWidths } from './find-flaws.ts';

test('a draft is written by keyboard with its effect beside it, published, and leaves a version', async ({ page }) => {
  const name = `Solgar first ${Date.now()}`;
  await openConsole(page, '/pharmadepot/rules');
  await page.getByRole('button', { name: 'New rule' }).focus();
  await page.keyboard.press('Enter');
  const editor = page.getByRole('dialog', { name: 'New rule' });
  await expect(editor).toBeVisible();
  await expect(page).toHaveURL(/edit=new/);
  await editor.getByLabel('What it does').selectOption('boost');
  await editor.getByLabel('Query', { exact: true }).fill('vitamin');
  await editor.getByLabel('Values').fill('Solgar');
  await editor.getByRole('textbox', { name: 'Name' }).fill(name);
  await expect(editor.getByText(/Queries whose results change/)).toBeVisible();
  await editor.getByRole('button', { name: 'Save as a draft' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor).toBeHidden();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row.getByText('Draft')).toBeVisible();

  await page.getByRole('button', { name: 'Publish drafts: 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish the drafts' });
  await dialog.getByLabel('Note for the history').fill(name);
  await dialog.getByRole('button', { name: 'Publish drafts: 1' }).click();
  await expect(row.getByText('Published')).toBeVisible();
  // The view is in the address, so it changes after the click and not with it, as `check` expects.
  await page.getByRole('radio', { name: 'History' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('Published now');
});

test('a synonym is added, found by a word and deleted', async ({ page }) => {
  await openConsole(page, '/buildy/rules?view=synonyms');
  await page.getByRole('button', { name: 'New synonym' }).click();
  const editor = page.getByRole('dialog', { name: 'New synonym' });
  await editor.getByLabel('Words').fill('faucet, tap');
  await editor.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('searchbox', { name: 'Find a word' }).fill('fauc');
  const entry = page.getByRole('link', { name: 'faucet = tap' });
  await expect(entry).toBeVisible();
  await expect(page).toHaveURL(/text=fauc/);
  await entry.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(entry).toBeHidden();
});

test('axe finds nothing in the list and in the editor', async ({ page }) => {
  await openConsole(page, '/gpc/rules');
  await expect(page.getByRole('button', { name: 'New rule' })).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
  await page.goto('/console/gpc/rules?edit=new&kind=pin&query=syrup');
  await expect(page.getByRole('dialog').getByLabel('Product id')).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});
