/**
 * From an empty installation to a working shop, without a terminal: create the first account and the shop, import its
 * products, search them, copy the script tag.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { findFlaws } from './find-flaws.ts';

const USERNAME = 'first-owner';
const PASSWORD = 'a password of this test';
/** A server that migrates an empty database on a busy machine. */
const STARTS_WITHIN_MS = 120_000;

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

/** An installation of its own, empty as on the first day. */
async function startEmpty(): Promise<{ setup: string; address: string; stop: () => Promise<void> }> {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-first-day-'));
  const server = spawn(process.execPath, ['apps/server/dist/main.js'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, DEMO_DATA: '0', LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (server.exitCode === null) {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
    }
    fs.rmSync(dataDir, { recursive: true, force: true });
  };
  const setup = await announcedSetup(server);
  return { setup, address: new URL(setup).origin, stop };
}

/** The address at which the first account is made. */
function announcedSetup(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The empty server did not start.')), STARTS_WITHIN_MS);
    let printed = '';
    server.stdout?.setEncoding('utf8').on('data', (part: string) => {
      printed += part;
      const [, address] = /(http:\/\/\S+#setup=\S+)\s/.exec(printed) ?? [];
      if (!address) return;
      clearTimeout(late);
      resolve(address);
    });
  });
}

async function makeFirstAccount(page: Page, setup: string) {
  await page.goto(setup);
  await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible();
  expect(await findFlaws(page)).toEqual([]);
  await page.getByLabel('Username or e-mail address').fill(USERNAME);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL(/\/console\/new$/);
}

let empty: Awaited<ReturnType<typeof startEmpty>>;
test.beforeAll(async () => {
  test.setTimeout(STARTS_WITHIN_MS + 30_000);
  empty = await startEmpty();
});
test.afterAll(() => empty.stop());

test('the first account and a shop are made, its feed is read, checked and imported, and it answers a search', async ({
  page,
}) => {
  // Reading, checking and importing a file, and the first index of a shop.
  test.slow();
  await makeFirstAccount(page, empty.setup);
  const id = 'lanterns';

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
