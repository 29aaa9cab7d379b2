/** Overview, search and conversations in the console, on searches and messages of this test. */
import { expect, type Page, test } from '@playwright/test';
import { openConsole } from './console-login.ts';
import { findFlawsOfWidths } from './find-flaws.ts';

async function searchFor(page: Page, store: string, query: string) {
  const reply = await page.request.post('/api/search', { data: { query, store } });
  expect(reply.ok()).toBe(true);
}

test('a query is found in the list, opened, and a product pinned from its page with the effect shown first', async ({
  page,
}) => {
  await openConsole(page, '/lcw');
  await searchFor(page, 'lcw', 'red dress');
  await page.goto('/console/lcw/search?days=1');
  const query = page.getByRole('link', { name: 'red dress' });
  // Searches are recorded shortly after their reply.
  await expect(async () => {
    await page.reload();
    await expect(query).toBeVisible({ timeout: 3000 });
  }).toPass();
  await query.click();
  await expect(page).toHaveURL(/q=red\+dress/);
  await expect(page.getByRole('link', { name: 'See as a shopper' })).toHaveAttribute('href', /new-search\?store=lcw/);
  await page.getByRole('link', { name: /^Pin/ }).nth(1).click();
  const editor = page.getByRole('dialog', { name: 'New rule' });
  await expect(editor.getByLabel('Query', { exact: true })).toHaveValue('red dress');
  await expect(editor.getByLabel('Product id')).not.toHaveValue('');
  await expect(editor.getByText(/Queries whose results change: [1-9]/)).toBeVisible();
  await editor.getByRole('button', { name: 'Publish' }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByText('Rule saved', { exact: true })).toBeVisible();
});

test('the overview’s figures lead to what they count', async ({ page }) => {
  await openConsole(page, '/bodyshop');
  await searchFor(page, 'bodyshop', 'cream');
  await page.goto('/console/bodyshop/overview?days=1');
  await expect(page.getByText('Sample traffic')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Without result' }).first().click();
  await expect(page).toHaveURL(/\/search\?days=1&list=without-result/);
});

test('a conversation is taken over, answered by a person and handed back', async ({ page }) => {
  await openConsole(page, '/agorabooks');
  const asked = await page.request.post('/api/chat', {
    data: { message: 'Can I talk to a person?', store: 'agorabooks' },
  });
  expect(asked.ok()).toBe(true);
  await page.goto('/console/agorabooks/conversations');
  const inbox = page.getByRole('region', { name: 'Inbox' });
  await inbox.getByRole('link').first().click();
  await expect(page).toHaveURL(/id=/);
  const field = page.getByRole('textbox', { name: 'Message to the shopper' });
  await expect(field).toBeDisabled();
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(field).toBeEnabled();
  await field.fill('Hello, how can I help?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('list', { name: 'Messages' }).getByText('Hello, how can I help?')).toBeVisible();
  await page.getByRole('button', { name: 'Hand back to the assistant' }).click();
  await expect(field).toBeDisabled();
});

for (const path of ['/gpc/overview', '/gpc/search', '/gpc/conversations']) {
  test(`axe finds nothing at ${path}`, async ({ page }) => {
    await openConsole(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await findFlawsOfWidths(page)).toEqual([]);
  });
}
