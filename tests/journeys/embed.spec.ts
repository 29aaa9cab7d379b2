/** The embed: on a page of another origin with a strict policy, and on our demo shops behind the five redirects. */
import { randomUUID } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { SearchResponse } from '@quarry/contract';
import { HAND_BACK_AFTER_MS } from '../../apps/widget/src/search/results.ts';
import { openConsole } from './console-login.ts';
import { createKey, NONCE } from './embed-shop.ts';
import { violationsOf } from './find-flaws.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

interface Shop {
  address: string;
  close(): void;
}

interface ShopPage {
  store: string;
  /** Of the script tag. */
  attributes: string;
  /** The shop's CSS. */
  styles?: string;
  body?: string;
  /** Default: a valid key of this shop. */
  key?: string;
}

const BODY = `<main><h1>A shop</h1>
<form role="search"><input id="find" aria-label="Find" name="q"><button>Go</button></form><p id="below">Below the field</p></main>`;

/**
 * A shop's page on its own origin; with `?q=` it shows the shop's own search results. Its policy allows only scripts
 * and styles with its nonce, and calls only to us.
 */
async function openShop(
  quarry: string,
  { store, attributes, styles = '', body = BODY, key: givenKey }: ShopPage,
): Promise<Shop> {
  let tag = '';
  const server = http.createServer((request, response) => {
    const query = new URL(request.url ?? '/', 'http://shop').searchParams.get('q');
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'nonce-${NONCE}' 'strict-dynamic'; connect-src ${quarry}; img-src ${quarry}; style-src 'nonce-${NONCE}'; form-action 'self'`,
    });
    const own = query === null ? body + tag : `<h1>Found by the shop: ${encodeURIComponent(query)}</h1>`;
    response.end(
      `<!doctype html><html lang="en"><title>A shop</title><style nonce="${NONCE}">${styles}</style>${own}</html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const key = givenKey ?? (await createKey(store, origin));
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

/** Policy violations and page errors. */
function troubles(page: Page): string[] {
  const list: string[] = [];
  page.on('console', (message) => message.type() === 'error' && list.push(message.text()));
  page.on('pageerror', (error) => list.push(String(error)));
  return list;
}

const field = (page: Page) => page.locator('#find');
const options = (page: Page) => page.getByRole('option');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Search' });
const ownResults = (page: Page, query: string) =>
  page.getByRole('heading', { name: `Found by the shop: ${encodeURIComponent(query)}` });
const SEARCH = 'data-search="#find"';

/** Raises the timeout after which the shop's own search takes over, for busy test machines. */
async function waitForOurs(page: Page): Promise<void> {
  await page.addInitScript((tooLong) => {
    const { setTimeout } = window;
    const stretched = (task: TimerHandler, delay?: number) => setTimeout(task, delay === tooLong ? 60_000 : delay);
    Object.assign(window, { setTimeout: stretched });
  }, HAND_BACK_AFTER_MS);
}

test('the embed searches from another origin with its key and changes nothing else on the page', async ({
  page,
  baseURL,
}) => {
  await waitForOurs(page);
  shop = await openShop(baseURL!, { store: 'gpc', attributes: SEARCH });
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
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  await expect(panel(page).getByRole('status')).toContainText(/for “.hand crea.”/);
  const picture = panel(page).getByRole('link').first().locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  const after = await page.evaluate(() => ({
    globals: Object.keys(window).sort().join(),
    below: document.querySelector('#below')!.getBoundingClientRect().top,
    cookies: document.cookie,
    kept: localStorage.length,
  }));
  expect(after).toEqual({ ...before, cookies: '', kept: 0 });
  expect(heard).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('the embed works by keyboard alone: a suggestion is chosen from the field, and arrow keys focus results', async ({
  page,
  baseURL,
}) => {
  await waitForOurs(page);
  shop = await openShop(baseURL!, { store: 'gpc', attributes: SEARCH });
  await page.goto(shop.address);
  await field(page).focus();
  await page.keyboard.type('cream');
  await expect(options(page).first()).toBeVisible();
  const combobox = page.getByRole('combobox', { name: 'Find', expanded: true });
  await page.keyboard.press('ArrowDown');
  await expect(combobox).toBeFocused();
  await expect(combobox).toHaveAttribute('aria-activedescendant', (await options(page).first().getAttribute('id'))!);
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(combobox).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(panel(page).getByRole('button').first()).toBeFocused();
  const before = await field(page).inputValue();
  await page.keyboard.type('x');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue(`${before}x`);
  await expect(options(page).first().or(panel(page))).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
});

test('a suggested product links to its page', async ({ page, baseURL }) => {
  shop = await openShop(baseURL!, { store: 'gpc', attributes: SEARCH });
  await page.goto(shop.address);
  await field(page).fill('hand cream');
  const product = options(page)
    .filter({ has: page.locator('.price') })
    .first();
  await expect(product).toBeVisible();
  await product.click();
  await expect(page).toHaveURL(/\/shops\/gpc\/product\.html\?product=/);
});

test('a pointer that hovers and clicks before the search has loaded attaches it once', async ({ page, baseURL }) => {
  await waitForOurs(page);
  shop = await openShop(baseURL!, { store: 'gpc', attributes: SEARCH });
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/embed/search-*', async (route) => {
    await held;
    await route.continue();
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(shop.address);
  const asked = page.waitForRequest('**/embed/search-*');
  await field(page).hover();
  await asked;
  await field(page).click();
  release();
  await expect(page.getByRole('combobox', { name: 'Find' })).toBeVisible();
  await field(page).fill('cream');
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  expect(await page.locator('quarry-embed').count()).toBe(1);
  expect(calls.filter((call) => call === 'POST /api/search')).toHaveLength(1);
  expect(calls.filter((call) => call === 'POST /api/quick')).toHaveLength(1);
  expect(calls.filter((call) => call === 'GET /api/stores/gpc')).toHaveLength(1);
});

/** Global styles from common themes and resets; the first line is from Shopify's Dawn. */
const HOSTILE = `
div:empty, section:empty, article:empty, p:empty { display: none; }
:not(:defined) { visibility: hidden; }
body { position: relative; max-width: 900px; margin: 0 auto; transform: translateX(40px); text-transform: uppercase; }
div { color: red !important; width: 90px !important; padding: 30px !important; font-size: 40px !important; }
body > *, html > * { max-width: 700px; }
* { letter-spacing: 4px; }
body > div, html > quarry-embed { display: none !important; opacity: 0; }
quarry-embed, quarry-list, quarry-option { all: unset !important; }
`;

test('the embed is visible and unaffected on pages that style and hide every element', async ({ page, baseURL }) => {
  await waitForOurs(page);
  shop = await openShop(baseURL!, { store: 'gpc', attributes: `${SEARCH} data-chat`, styles: HOSTILE });
  await page.goto(shop.address);
  const looks = (locator: Locator) =>
    locator.evaluate((element) => {
      const { color, fontSize, letterSpacing, textTransform } = getComputedStyle(element);
      return { color, fontSize, letterSpacing, textTransform };
    });
  const plain = { color: 'rgb(23, 29, 27)', fontSize: '15px', letterSpacing: 'normal', textTransform: 'none' };
  const button = page.getByRole('button', { name: 'Ask the shop' });
  await expect(button).toBeVisible();
  expect(await button.boundingBox()).toMatchObject({ width: 56, height: 56, x: 1440 - 20 - 56, y: 900 - 20 - 56 });

  await field(page).fill('hand cream');
  await expect(options(page).first()).toBeVisible();
  expect(await looks(options(page).first().locator('.row'))).toEqual(plain);
  await field(page).press('Enter');
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  const [under, over] = [(await panel(page).boundingBox())!, (await field(page).boundingBox())!];
  expect(under.x).toBeCloseTo(over.x, 0);
  expect(under.y).toBeCloseTo(over.y + over.height + 6, 0);
  expect(await looks(panel(page))).toEqual(plain);

  await button.click();
  const chat = page.getByRole('dialog', { name: 'Shop assistant' });
  await expect(chat).toBeVisible();
  expect(await looks(chat)).toEqual(plain);
  expect(await chat.boundingBox()).toMatchObject({ width: 400, height: 620 });
});

test('the panel stays with a field that does not scroll, and works inside a modal dialog', async ({
  page,
  baseURL,
}) => {
  await waitForOurs(page);
  const styles = `header { position: sticky; top: 0; padding: 16px } main { height: 4000px }`;
  const body = `<header><form><input id="find" aria-label="Find" name="q"></form></header><main><h1>A shop</h1></main>
<dialog aria-label="Find in the shop"><form><input class="find" aria-label="Find here" name="q"></form></dialog>`;
  shop = await openShop(baseURL!, { store: 'gpc', attributes: 'data-search="#find, .find"', styles, body });
  await page.goto(shop.address);
  await field(page).fill('cream');
  // Before the search part is loaded, Enter submits the shop's own form.
  await expect(options(page).first()).toBeVisible();
  await field(page).press('Enter');
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 600));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(600);
  const gap = async () => {
    const [under, over] = [(await panel(page).boundingBox())!, (await field(page).boundingBox())!];
    return Math.round(under.y - over.y - over.height);
  };
  await expect.poll(gap).toBe(6);
  await expect(panel(page)).toBeInViewport();
  await field(page).press('Escape');

  await page.evaluate(() => document.querySelector('dialog')!.showModal());
  const inside = page.getByLabel('Find here');
  await inside.fill('hand cream');
  await expect(options(page).first()).toBeVisible();
  await inside.press('ArrowDown');
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  // Clicking a covered or inert element would fail.
  await options(page)
    .filter({ hasNot: page.locator('.price') })
    .first()
    .click();
  await expect(panel(page).getByRole('link').first()).toBeVisible();
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await expect(inside).toBeFocused();
});

test.describe('the shop keeps its own search', () => {
  const open = async (page: Page, baseURL: string, more: Partial<ShopPage> = {}) => {
    shop = await openShop(baseURL, { store: 'quarry', attributes: SEARCH, ...more });
    await page.goto(shop.address);
    await field(page).focus();
    await expect(page.getByRole('combobox', { name: 'Find' })).toBeVisible();
  };

  test('when our server is unreachable', async ({ page, baseURL }) => {
    await page.route('**/api/**', (route) => route.abort('connectionrefused'));
    await open(page, baseURL!);
    await field(page).fill('red dress');
    await field(page).press('Enter');
    await expect(ownResults(page, 'red dress')).toBeVisible();
  });

  test('when our server never answers', async ({ page, baseURL }) => {
    await page.route('**/api/search', () => undefined);
    await open(page, baseURL!);
    await field(page).fill('red dress');
    await field(page).press('Enter');
    await expect(panel(page).getByRole('status')).toHaveText('Searching…');
    await expect(ownResults(page, 'red dress')).toBeVisible();
  });

  test('when the key is wrong', async ({ page, baseURL }) => {
    await open(page, baseURL!, { store: 'dressup', key: 'qk_pub_of_nobody' });
    await field(page).fill('red dress');
    await field(page).press('Enter');
    await expect(ownResults(page, 'red dress')).toBeVisible();
  });

  test('when the key belongs to another origin', async ({ page, baseURL }) => {
    const key = await createKey('dressup', 'https://other.example.com');
    await open(page, baseURL!, { store: 'dressup', key });
    await field(page).fill('red dress');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(ownResults(page, 'red dress')).toBeVisible();
  });

  test('when the search part cannot be loaded', async ({ page, baseURL }) => {
    await page.route('**/embed/search-*', (route) => route.abort());
    shop = await openShop(baseURL!, { store: 'quarry', attributes: SEARCH });
    await page.goto(shop.address);
    await field(page).fill('red dress');
    await field(page).press('Enter');
    await expect(ownResults(page, 'red dress')).toBeVisible();
  });

  test('and without a failure its button searches like Enter', async ({ page, baseURL }) => {
    await waitForOurs(page);
    await open(page, baseURL!);
    await field(page).fill('red dress');
    await expect(field(page)).toHaveRole('combobox');
    await page.getByRole('button', { name: 'Go' }).click();
    await expect(panel(page).getByRole('link').first()).toBeVisible();
    await expect(page).toHaveURL(shop!.address);
  });
});

test('STORE-03 a store without suggestions gets no requests for them; its results show matches and reduced prices', async ({
  page,
  baseURL,
}) => {
  await waitForOurs(page);
  shop = await openShop(baseURL!, { store: 'dior', attributes: SEARCH });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(shop.address);
  await field(page).fill('red dress under 60');
  const replied = page.waitForResponse('**/api/search');
  await expect.poll(() => calls).toContain('/api/stores/dior');
  await field(page).press('Enter');
  const reply = (await (await replied).json()) as SearchResponse;
  const { num_total_results: total, num_great_matches: great } = reply;
  expect([great > 0, total > great]).toEqual([true, true]);
  await expect(panel(page).getByRole('status')).toHaveText(
    new RegExp(`^${great} products for “.red dress under 60.”, and ${total - great} similar$`),
  );
  const reduced = reply.documents.filter(
    ({ metadata: { discounted_price: now, original_price: before } }) =>
      now !== null && before !== null && now < before,
  );
  const before = reduced[0]?.metadata.original_price;
  expect(before).toBeGreaterThan(0);
  await expect(panel(page).locator('s')).toHaveCount(reduced.length);
  await expect(panel(page).locator('s').first()).toContainText(before?.toFixed(2) ?? 'none');
  expect(calls).not.toContain('/api/quick');
});

test('text on the accent colour is dark on light colours and light on dark ones', async ({ page, baseURL }) => {
  const colours: string[] = [];
  for (const accent of ['#ffe600', '#1b2a6b']) {
    shop = await openShop(baseURL!, { store: 'quarry', attributes: `data-chat data-accent="${accent}"` });
    await page.goto(shop.address);
    const button = page.getByRole('button', { name: 'Ask the shop' });
    // A canvas normalizes the notation of colours.
    colours.push(
      await button.evaluate((element) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.fillStyle = getComputedStyle(element).color;
        pen.fillRect(0, 0, 1, 1);
        return [...pen.getImageData(0, 0, 1, 1).data].join();
      }),
    );
    shop.close();
  }
  expect(colours).toEqual(['0,0,0,255', '255,255,255,255']);
});

test('the chats of two stores have adjacent buttons, separate conversations, and one open window at a time', async ({
  page,
  baseURL,
}) => {
  const tag = (attributes: string) =>
    `<script src="${baseURL}/embed/quarry.js" nonce="${NONCE}" data-chat ${attributes}></script>`;
  const others = tag('data-store="gpc" data-language="ka"') + tag('data-store="dior"');
  shop = await openShop(baseURL!, { store: 'quarry', attributes: 'data-chat', body: BODY + others });
  await page.goto(shop.address);
  const buttons = page.locator('quarry-embed').getByRole('button');
  await expect(buttons).toHaveCount(3);
  const places = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().x));
  const [left = 0, middle = 0, right = 0] = places.toSorted((one, other) => one - other);
  expect([middle - left, right - middle]).toEqual([68, 68]);

  const english = page.getByRole('button', { name: 'Ask the shop' });
  const chat = page.getByRole('dialog');
  const greeted = async (button: Locator) => {
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(page.locator('quarry-embed [aria-expanded=true]')).toHaveCount(1);
    await expect(chat).toContainText(/Quarry|Dior|GPC/);
    await expect(chat).toHaveCount(1);
    return /Quarry|Dior|GPC/.exec(await chat.innerText())?.[0];
  };
  const shops = [
    await greeted(english.first()),
    await greeted(page.getByRole('button', { name: 'ჰკითხეთ მაღაზიას' })),
    await greeted(english.last()),
  ];
  expect(shops.toSorted()).toEqual(['Dior', 'GPC', 'Quarry']);
});

test('a chat without an answer says so in the shopper’s language and offers a retry', async ({ page, baseURL }) => {
  shop = await openShop(baseURL!, { store: 'quarry', attributes: 'data-chat data-language="ka"' });
  await page.goto(shop.address);
  await page.getByRole('button', { name: 'ჰკითხეთ მაღაზიას' }).click();
  const chat = page.getByRole('dialog', { name: 'მაღაზიის ასისტენტი' });
  await page.route('**/api/qchat', (route) => route.abort('connectionrefused'));
  await chat.getByRole('textbox').fill('წითელი კაბა');
  await page.keyboard.press('Enter');
  await expect(chat.getByText('პასუხის მიღება ვერ მოხერხდა.')).toBeVisible();
  await expect(chat).not.toContainText(/fetch|error/i);
  await page.unroute('**/api/qchat');
  await chat.getByRole('button', { name: 'კიდევ ერთხელ' }).click();
  await expect(chat.getByRole('link').first()).toBeVisible({ timeout: 30_000 });
  await expect(chat.getByText('პასუხის მიღება ვერ მოხერხდა.')).toHaveCount(0);
  await expect(chat.getByText('წითელი კაბა', { exact: true })).toHaveCount(1);
});

test('a key is valid only for its own store and origin', async ({ baseURL }) => {
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

test('the chat of the embed keeps one conversation, is right to left in Arabic, and has a dark mode', async ({
  page,
  baseURL,
}) => {
  shop = await openShop(baseURL!, {
    store: 'dressup',
    attributes: 'data-chat data-language="ar" data-theme="dark"',
  });
  const heard = troubles(page);
  await page.goto(shop.address);
  const opener = page.getByRole('button', { name: 'اسأل المتجر' });
  await opener.click();
  const chat = page.getByRole('dialog', { name: 'مساعد المتجر' });
  await expect(chat).toHaveCSS('direction', 'rtl');
  const line = chat.getByRole('textbox');
  await expect(line).toBeFocused();
  // The placeholder is on the side where Arabic begins.
  await expect(line).toHaveCSS('direction', 'rtl');
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

  expect(await violationsOf(page, { include: 'quarry-embed' })).toEqual([]);
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
  test(`${row} ${from} redirects to a page outside of the application with a working embed`, async ({ page }) => {
    const heard = troubles(page);
    await page.goto(from);
    await expect(page).toHaveURL(/\/pages\/[a-z-]+\.html$/);
    await expect(page.getByRole('link', { name: 'Book Demo' })).toHaveCount(0);
    if (hasSearch) {
      await page.locator('#search').fill('cream');
      await expect(options(page).first()).toBeVisible();
    }
    if (hasChat) {
      await page.locator('quarry-embed button[aria-expanded]').click();
      await expect(page.locator('quarry-embed [role="log"]')).not.toBeEmpty();
    }
    expect(await violationsOf(page)).toEqual([]);
    expect(heard).toEqual([]);
  });
}

test('a person of the shop answers in the embed’s chat, and the assistant again after that', async ({
  page,
  browser,
  baseURL,
}) => {
  const words = `I want to talk to a human, please. ${randomUUID()}`;
  shop = await openShop(baseURL!, { store: 'quarry', attributes: 'data-chat' });
  const heard = troubles(page);
  await page.goto(shop.address);
  await page.getByRole('button', { name: 'Ask the shop' }).click();
  const chat = page.getByRole('dialog', { name: 'Shop assistant' });
  await chat.getByRole('textbox').fill(words);
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByRole('button', { name: 'Send' })).toBeVisible();

  const staff = await (await browser.newContext()).newPage();
  await openConsole(staff, `/quarry/conversations?text=${encodeURIComponent(words)}`);
  await staff.getByRole('region', { name: 'Inbox' }).getByRole('link').first().click();
  await staff.getByRole('button', { name: 'Take over' }).click();
  await expect(chat.getByText('admin from the shop is answering you now.')).toBeVisible();
  await staff.getByRole('textbox', { name: 'Message to the shopper' }).fill('Hello from the shop.');
  await staff.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(chat.getByText('Hello from the shop.')).toBeVisible();
  await expect(chat.getByText('admin · Shop staff')).toBeVisible();

  await staff.getByRole('button', { name: 'Hand back to the assistant' }).click();
  await expect(chat.getByText('The assistant answers you again.')).toBeVisible();
  expect(heard).toEqual([]);
  // The embed remembers its conversation by itself.
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('person')))).toEqual([]);
});
