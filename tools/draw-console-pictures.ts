/**
 * Takes the pictures of `docs/use` from the rooms of a demo shop and writes them to `docs/images`.
 *
 *   npm start
 *   npm run quarry -- simulate --store furniture --visits 600
 *   npx tsx tools/draw-console-pictures.ts [--server http://localhost:3000] [--store furniture]
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
/** The query whose page is shown; a demo shop of furniture finds products for it. */
const QUERY = 'oak table';

const { values } = parseArgs({
  options: {
    server: { type: 'string', default: 'http://localhost:3000' },
    store: { type: 'string', default: 'furniture' },
  },
});
const { server, store } = values;

/** Name of the picture → address within the console of the shop. */
const ROOMS: Readonly<Record<string, string>> = {
  overview: 'overview?days=1',
  search: 'search',
  query: `search?q=${encodeURIComponent(QUERY)}`,
  rule: `rules?edit=new&kind=boost&query=${encodeURIComponent(QUERY)}`,
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
  await prepare(page);
  for (const [name, address] of Object.entries(ROOMS)) {
    await page.goto(`/console/${store}/${address}`);
    await take(page, name);
  }
  await page.goto(`/console/${store}/catalogue`);
  await page.getByRole('table').getByRole('link').first().click();
  await take(page, 'product');
  await page.goto(`/console/${store}/conversations?filter=waiting`);
  await page.getByRole('region', { name: 'Inbox' }).getByRole('link').first().click();
  await take(page, 'conversations');
  await page.goto(`/console/${store}/orders`);
  await page.getByRole('table').getByRole('link').first().click();
  await take(page, 'order');
} finally {
  await browser.close();
}

/** Logs in, and leaves something in the rooms that a new shop has empty. */
async function prepare({ request }: Page): Promise<void> {
  const send = async (url: string, data: object) => {
    const reply = await request.post(url, { data });
    if (!reply.ok()) throw new Error(`${url}: ${reply.status()} ${await reply.text()}`);
  };
  const api = `/api/v1/stores/${store}`;
  await send('/api/authenticate', { username: 'admin', password: 'quarry-demo' });
  for (let count = 0; count < 3; count += 1) await send('/api/search', { query: QUERY, store });
  await send('/api/chat', { store, message: 'Do you have a small oak table?' });
  await send('/api/chat', { store, message: 'Can I talk to a person?' });
  await send(`${api}/rules`, {
    kind: 'bury',
    name: 'Sold-out colours',
    filters: { attributes: { color: 'green' } },
    strength: 20,
  });
  await send(`${api}/synonyms`, { kind: 'two-way', words: ['couch', 'sofa', 'settee'] });
  await send(`${api}/keys`, {
    kind: 'secret',
    name: 'Stock of the night',
    scopes: ['products:write'],
    networks: [],
    expires_at: null,
  });
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle').catch(() => undefined);
  await page.getByText('Loading…').first().waitFor({ state: 'detached' });
  const picture = await page.screenshot({ type: 'png' });
  await sharp(picture)
    .webp({ quality: WEBP_QUALITY })
    .toFile(path.join(IMAGES, `console-${name}.webp`));
}
