/** From nothing to a shop that answers, without a terminal: create it, bring its products in, ask it, take its script tag. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, type Page, test } from '@playwright/test';
import { findFlaws } from './find-flaws.ts';

const run = promisify(execFile);
const USERNAME = 'console-administrator';
const PASSWORD = 'a password of this test';

/** Column names that say what they are in the shop's own way, and one row that is wrong. */
const FEED = [
  'Item no.;Lamp name;Maker;Our price (EUR);Was;In the shelf;Sort;Light colour;About it',
  ...Array.from({ length: 24 }, (_, place) => {
    const kind = ['Ship lantern', 'Desk lamp', 'Paper lantern', 'Floor lamp'][place % 4];
    const maker = ['Havn', 'Lysegaard', 'Kvist'][place % 3];
    const colour = ['warm white', 'amber', 'cold white'][place % 3];
    return `L-${100 + place};${kind} no. ${place + 1};${maker};${29 + place},50;${39 + place},00;${place % 5};${kind?.toLowerCase()};${colour};A ${kind?.toLowerCase()} by ${maker} with ${colour} light`;
  }),
  'L-999;Lantern without a price;Kvist;not told;;1;lantern;amber;A lantern',
].join('\n');

async function createAdministrator(): Promise<void> {
  const process_ = run(process.execPath, ['apps/server/dist/quarry.js', 'user', 'add', USERNAME, '--admin'], {
    env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR },
  });
  process_.child.stdin?.end(`${PASSWORD}\n`);
  await process_.catch((error: Error) => {
    // A repeated test finds the account there.
    if (!error.message.includes('already')) throw error;
  });
}

async function logIn(page: Page) {
  await page.goto('/console');
  await page.getByLabel('Username').fill(USERNAME);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
}

test('a shop is created, its feed is read, checked and imported, and it answers a search', async ({ page }) => {
  // Reading, checking and importing a file, and the first index of a shop.
  test.slow();
  await createAdministrator();
  await logIn(page);
  const id = `lanterns-${Date.now()}`;

  await page.getByRole('link', { name: 'New shop' }).click();
  await page.getByLabel('Name of the shop').fill('Lanterns');
  await page.getByLabel('Id', { exact: true }).fill(id);
  await page.getByLabel('Currency').fill('EUR');
  expect(await findFlaws(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create the shop' }).click();

  await expect(page).toHaveURL(new RegExp(`/console/${id}/catalogue\\?view=import`));
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ name: 'lanterns.csv', mimeType: 'text/csv', buffer: Buffer.from(FEED) });
  const columns = page.getByRole('region', { name: 'How the file is read' });
  await expect(columns.getByLabel('What “Lamp name” is')).toHaveValue('title');
  await expect(columns.getByLabel('What “Our price (EUR)” is')).toHaveValue(/price/);
  await columns.getByLabel('What “Maker” is').selectOption('brand');
  await expect(columns.getByLabel('What “Maker” is')).toHaveValue('brand');
  expect(await findFlaws(page)).toEqual([]);

  await page.getByRole('button', { name: 'Check the file' }).click();
  const check = page.getByRole('region', { name: 'Check first' });
  await expect(check.getByText('Done')).toBeVisible();
  await expect(check.getByText('24', { exact: true })).toBeVisible();
  await check.getByText('Rejected rows with reasons').click();
  await expect(check.getByRole('link', { name: 'Download all of them' })).toBeVisible();
  await page.getByRole('button', { name: 'Import now' }).click();
  // Leaving the page does not stop the import, and its address shows how it went.
  await page.reload();
  await page.getByRole('link', { name: 'Ask your shop something' }).click();

  await page.getByLabel('What do you look for?').fill('amber desk lamp');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Desk lamp' }).first()).toBeVisible();

  await page.getByRole('textbox', { name: 'Site' }).fill('https://lanterns.example');
  await page.getByRole('button', { name: 'Create the script tag' }).click();
  await expect(page.getByLabel('Paste it before </body>')).toHaveValue(
    new RegExp(`data-store="${id}" data-key="qk_pub_[^"]+" data-chat></script>`),
  );
});
