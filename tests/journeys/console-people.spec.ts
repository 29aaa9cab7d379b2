/** People and keys: an invitation whose link is told once, roles, keys that are copied once. */
import { expect, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { findFlawsOfWidths } from './find-flaws.ts';

test('a person is invited, and the invitation can be withdrawn', async ({ page }) => {
  await openConsole(page, '/homzmart/people');
  await page.getByRole('button', { name: 'Invite a person' }).click();
  const form = page.getByRole('dialog', { name: 'Invite a person' });
  await form.getByLabel('Name or e-mail address').fill('lamp-keeper');
  await form.getByLabel('Role').selectOption('analyst');
  await form.getByRole('button', { name: 'Create the invitation' }).click();
  const told = page.getByRole('dialog', { name: 'Invitation created' });
  await expect(told.getByLabel('Link')).toHaveValue(/console\//);
  await told.getByRole('button', { name: 'I have passed it on' }).click();
  const invitations = page.getByRole('region', { name: 'Open invitations' });
  await expect(invitations.getByText('lamp-keeper')).toBeVisible();
  await invitations.getByRole('button', { name: 'Withdraw' }).click();
  await expect(invitations).toBeHidden();
});

test('a secret key is shown once, replaced and revoked', async ({ page }) => {
  await openConsole(page, '/furniture/people?view=keys');
  await page.getByRole('button', { name: 'New key' }).click();
  const form = page.getByRole('dialog', { name: 'New key' });
  await form.getByRole('radio', { name: 'Secret' }).check();
  await form.getByLabel('Name').fill('Stock of the night');
  await form.getByLabel('read Products').check();
  await form.getByRole('button', { name: 'Create the key' }).click();
  const told = page.getByRole('dialog', { name: 'Key created' });
  await expect(told.getByLabel('Key', { exact: true })).toHaveValue(/^qk_sec_/);
  await told.getByRole('button', { name: 'I have stored it' }).click();
  const row = page.getByRole('row').filter({ hasText: 'Stock of the night' });
  await expect(row.getByText('products:read')).toBeVisible();
  await row.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('Key revoked', { exact: true })).toBeVisible();
});

test('who may only read a part sees no more: rooms follow the role', async ({ page }) => {
  await openConsole(page, '/dior', 'dior');
  const rooms = page.getByRole('navigation', { name: 'Rooms of the shop' });
  await expect(rooms.getByRole('link', { name: 'Rules & synonyms' })).toBeVisible();
  await expect(rooms.getByRole('link', { name: 'Orders' })).toHaveCount(0);
  await page.goto('/console/dior/orders');
  await expect(page.getByText('You have no access to this')).toBeVisible();
});

for (const view of ['people', 'keys', 'history']) {
  test(`axe finds nothing in ${view}`, async ({ page }) => {
    await openConsole(page, `/gpc/people?view=${view}`);
    await expect(page.getByRole('heading', { level: 1, name: 'People & keys' })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await findFlawsOfWidths(page)).toEqual([]);
  });
}
