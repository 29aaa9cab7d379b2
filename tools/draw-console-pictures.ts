/**
 * Takes the pictures of `docs/use` from the rooms of a demo shop and writes them to `docs/images`.
 *
 *   npm start
 *   npm run quarry -- simulate --store dior --key KEY --visits 200
 *   npx tsx tools/draw-console-pictures.ts [--server http://localhost:3000]
 *
 * They are committed; run it again after a change of a room. Needs a Chromium, the same that runs the browser tests. It
 * writes to the shop (a rule, a saved reply, a conversation), so use a data folder of its own.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { findBrowser } from './find-browser.mjs';

const IMAGES = fileURLToPath(new URL('../docs/images/', import.meta.url));
const SIZE = { width: 1280, height: 800 };
const WEBP_QUALITY = 82;
const STORE = 'dior';
/** A query of the simulated shoppers of this shop. */
const QUERY = 'dress';

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
  },
});
const { server } = values;

/** Name of the picture → address within the console of the shop. */
const ROOMS: Readonly<Record<string, string>> = {
  overview: 'overview?days=1',
  search: 'search',
  query: `search?q=${QUERY}`,
  rules: 'rules',
  catalogue: 'catalogue',
  import: 'catalogue?view=import',
  orders: 'orders',
  experiments: 'experiments',
  usage: 'usage',
  settings: 'settings',
  people: 'people',
  keys: 'people?view=keys',
};

const executablePath = await findBrowser();
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] });
try {
  const context = await browser.newContext({
    baseURL: server,
    viewport: SIZE,
    locale: 'en-US',
    timezoneId: 'UTC',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { origin: new URL(server).origin },
  });
  const page = await context.newPage();
  const product = await prepare(page);
  for (const [name, address] of Object.entries(ROOMS)) {
    await page.goto(`/console/${STORE}/${address}`);
    await take(page, name);
  }
  await page.goto(`/console/${STORE}/rules?edit=new&kind=hide&query=${QUERY}&product=${encodeURIComponent(product)}`);
  await page.getByText(/^Queries whose results change/).waitFor();
  await take(page, 'rule');
  await page.goto(`/console/${STORE}/catalogue`);
  await page.getByRole('table').getByRole('link').first().click();
  await take(page, 'product');
  await page.goto(`/console/${STORE}/conversations?filter=waiting`);
  await page.getByRole('region', { name: 'Inbox' }).getByRole('link').first().click();
  await take(page, 'conversations');
  await page.goto(`/console/${STORE}/orders?status=Shipped`);
  await page.getByRole('table').getByRole('link').first().click();
  await take(page, 'order');
} finally {
  await browser.close();
}

/** Logs in, and leaves something in the rooms that a new shop has empty. @returns the id of a product that is found. */
async function prepare({ request }: Page): Promise<string> {
  const send = async (url: string, data: object) => {
    const reply = await request.post(url, { data });
    if (!reply.ok()) throw new Error(`${url}: ${reply.status()} ${await reply.text()}`);
    return reply.json();
  };
  const api = `/api/v1/stores/${STORE}`;
  await send('/api/authenticate', { username: 'admin', password: 'quarry-demo' });
  const { documents } = await send('/api/search', { query: QUERY, store: STORE });
  await send('/api/chat', { store: STORE, message: 'Do you have a red dress under 200?' });
  await send('/api/chat', { store: STORE, message: 'Can I talk to a person?' });
  await send(`${api}/rules`, {
    kind: 'bury',
    name: 'Sold-out colours',
    filters: { attributes: { color: 'green' } },
    strength: 20,
  });
  await send(`${api}/synonyms`, { kind: 'two-way', words: ['trainers', 'sneakers'] });
  await send(`${api}/keys`, {
    kind: 'secret',
    name: 'Stock of the night',
    scopes: ['products:write'],
    networks: [],
    expires_at: null,
  });
  return documents[0].id;
}

async function take(page: Page, name: string): Promise<void> {
  // Behind a dialog it is not visible to the accessibility tree.
  await page.locator('h1').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.getByText('Loading…').first().waitFor({ state: 'detached' });
  const picture = await page.screenshot({ type: 'png' });
  await sharp(picture)
    .webp({ quality: WEBP_QUALITY })
    .toFile(path.join(IMAGES, `console-${name}.webp`));
}
