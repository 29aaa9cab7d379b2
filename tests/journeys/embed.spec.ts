/** The embed: on a page of another origin under a strict policy, and on our own demo shops behind the five redirects. */
import { execFile } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

const run = promisify(execFile);
const NONCE = 'n0nce';

interface Shop {
  address: string;
  close(): void;
}

async function createKey(store: string, origin: string): Promise<string> {
  const { stdout } = await run(
    process.execPath,
    ['apps/server/dist/quarry.js', 'key', 'create', '--store', store, '--origin', origin],
    { env: { ...process.env, DATA_DIR: process.env.TEST_DATA_DIR } },
  );
  return stdout.trim();
}

/**
 * A shop's own page on an origin of its own. Its policy lets nothing run or style but what bears its nonce, and nothing
 * be called but us.
 */
async function openShop(quarry: string, store: string, attributes: string): Promise<Shop> {
  let tag = '';
  const server = http.createServer((_request, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src ${quarry}; img-src ${quarry}; style-src 'nonce-${NONCE}'; form-action 'self'`,
    });
    response.end(`<!doctype html><html lang="en"><title>A shop</title><main><h1>A shop</h1>
<form role="search"><input id="find" aria-label="Find" name="q"></form><p id="below">Below the field</p></main>${tag}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const key = await createKey(store, origin);
  tag = `<script src="${quarry}/embed/quarry.js" nonce="${NONCE}" async data-store="${store}" data-key="${key}" ${attributes}></script>`;
  return {
    address: `${origin}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

let shop: Shop | undefined;
test.afterEach(() => {
  shop?.close();
  shop = undefined;
});

/** What the page was not allowed to do, and what broke. */
function troubles(page: Page): string[] {
  const list: string[] = [];
  page.on('console', (message) => message.type() === 'error' && list.push(message.text()));
  page.on('pageerror', (error) => list.push(String(error)));
  return list;
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Find' });

test('the embed searches from another origin with its key, and leaves the page as it was', async ({
  page,
  baseURL,
}) => {
  shop = await openShop(baseURL!, 'gpc', 'data-search="#find"');
  const heard = troubles(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.goto(shop.address);
  await expect.poll(() => loaded).toContain('/embed/quarry.js');
  const before = await page.evaluate(() => ({
    globals: Object.keys(window).sort().join(),
    below: document.querySelector('#below')!.getBoundingClientRect().top,
  }));
  expect(loaded.filter((path) => path.startsWith('/embed/search') || path.startsWith('/api/'))).toEqual([]);

  await field(page).fill('hand crea');
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('button').first()).toBeVisible();
  await field(page).press('Enter');
  await expect(panel.getByRole('link').first()).toBeVisible();
  await expect(panel.getByRole('status')).toContainText('for “hand crea”');
  const picture = panel.getByRole('link').first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const after = await page.evaluate(() => ({
    globals: Object.keys(window).sort().join(),
    below: document.querySelector('#below')!.getBoundingClientRect().top,
    cookies: document.cookie,
    kept: localStorage.length,
  }));
  expect(after).toEqual({ ...before, cookies: '', kept: 0 });
  expect(heard).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test('the embed is used by keyboard alone: into the list, back to the field, out by Escape', async ({
  page,
  baseURL,
}) => {
  shop = await openShop(baseURL!, 'gpc', 'data-search="#find"');
  await page.goto(shop.address);
  await field(page).focus();
  await page.keyboard.type('cream');
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('button').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('STORE-03 where the autocomplete gate is closed the embed asks for no suggestions, and finds on Enter', async ({
  page,
  baseURL,
}) => {
  shop = await openShop(baseURL!, 'dressup', 'data-search="#find"');
  const heard = troubles(page);
  const called: string[] = [];
  page.on('request', (request) => called.push(new URL(request.url()).pathname));
  await page.goto(shop.address);
  const settings = page.waitForResponse(/\/api\/stores\//);
  await field(page).fill('red dress');
  await settings;
  await field(page).press('Enter');
  const panel = page.getByRole('dialog', { name: 'Search' });
  await expect(panel.getByRole('link').first()).toBeVisible();
  await field(page).fill('red dres');
  await expect(panel).toBeHidden();
  await field(page).press('Enter');
  await expect(panel.getByRole('status')).toContainText('for “red dres”');

  expect(called).not.toContain('/api/quick');
  expect(heard).toEqual([]);
});

test('a key opens its own store and origin alone', async ({ baseURL }) => {
  const key = await createKey('dressup', 'https://shop.example.com');
  const status = async (store: string, origin: string) => {
    const { status: code } = await fetch(`${baseURL}/api/search`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, origin, 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'dress', store }),
    });
    return code;
  };
  expect(await status('dressup', 'https://shop.example.com')).toBe(200);
  expect(await status('dressup', 'https://other.example.com')).toBe(401);
  expect(await status('gpc', 'https://shop.example.com')).toBe(401);
});

test('the chat of the embed goes on with one conversation, right to left in Arabic, and in the dark', async ({
  page,
  baseURL,
}) => {
  shop = await openShop(baseURL!, 'dressup', 'data-chat data-language="ar" data-theme="dark"');
  const heard = troubles(page);
  await page.goto(shop.address);
  const opener = page.getByRole('button', { name: 'اسأل المتجر' });
  await opener.click();
  const chat = page.getByRole('dialog', { name: 'مساعد المتجر' });
  await expect(chat).toHaveCSS('direction', 'rtl');
  const line = chat.getByRole('textbox');
  await expect(line).toBeFocused();
  const say = async (text: string) => {
    await line.fill(text);
    await page.keyboard.press('Enter');
    await expect(chat.getByRole('button', { name: 'إرسال' })).toBeVisible({ timeout: 30_000 });
  };
  await say('فستان أحمر');
  await expect(chat.getByRole('link').first()).toBeVisible();
  const first = await chat.getByRole('link').count();
  await say('أرخص');
  await expect.poll(() => chat.getByRole('link').count()).toBeGreaterThan(first);

  const { violations } = await new AxeBuilder({ page }).include('[data-quarry]').analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(chat).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(chat.getByText('فستان أحمر').first()).toBeVisible();
  expect(heard).toEqual([]);
});

for (const [row, from, hasSearch, hasChat] of [
  ['SITE-ROUTE-25', '/smart-search', true, false],
  ['SITE-ROUTE-26', '/demo', true, true],
  ['SITE-ROUTE-27', '/psp-chat', false, true],
  ['SITE-ROUTE-28', '/psp-search', true, false],
  ['SITE-ROUTE-29', '/search', true, false],
] as const) {
  test(`${row} ${from} leads to a page of its own, outside the application, that really does something`, async ({
    page,
  }) => {
    const heard = troubles(page);
    await page.goto(from);
    await expect(page).toHaveURL(/\/pages\/[a-z-]+\.html$/);
    await expect(page.getByRole('link', { name: 'Book Demo' })).toHaveCount(0);
    if (hasSearch) {
      const settings = page.waitForResponse(/\/api\/stores\//);
      await page.getByRole('searchbox').fill('cream');
      // Until the search part has the settings, Enter is the shop's own search.
      await settings;
      await page.getByRole('searchbox').press('Enter');
      await expect(page.locator('[data-quarry] [role="dialog"] a').first()).toBeVisible();
    }
    if (hasChat) {
      await page.locator('[data-quarry] > button, [data-quarry] button[aria-expanded]').first().click();
      await expect(page.locator('[data-quarry] [role="log"]')).not.toBeEmpty();
    }
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(heard).toEqual([]);
  });
}
