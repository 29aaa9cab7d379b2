/** The demo pages: animated searches and an animated chat. The test controls the clock. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { findFlaws } from './find-flaws.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const DRESSES = 'Summer dresses under $50';
const SHIRT = 'Shirt Bruno Mars would wear';
const DEFAULT_TITLE = 'Product search and a shopping assistant for online shops | Quarry';

const PAGES = [
  ['SITE-ROUTE-14 OPEN-02', '/compare_anim', 'side-by-side'],
  ['SITE-ROUTE-15', '/chat_anim', 'scripted-chat'],
  ['SITE-ROUTE-16', '/chat_query_anim', 'scripted-chat'],
  ['SITE-ROUTE-17', '/search_anim', 'rotating-search'],
  ['SITE-ROUTE-18', '/search_static', 'static-search'],
] as const;

/** Opens a page with a paused clock, advanced by `pass`. */
async function openStopped(page: Page, address: string): Promise<void> {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00') });
  await page.clock.pauseAt(new Date('2026-05-04T10:00:01'));
  await page.goto(address);
  await page.getByRole('button', { name: 'From the beginning' }).first().waitFor();
}

/** Restarts an animation, so that its first frame is known. */
async function restart(part: Locator): Promise<void> {
  await part.getByRole('button', { name: 'From the beginning' }).click();
}

for (const [rows, address, part] of PAGES) {
  test(`${rows} DEMO-01 SITE-TITLE-09 ${address} is a separate page that requires no login`, async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    const broken: string[] = [];
    page.on('response', (response) => {
      if (/\/demos\/.+\.webp$/.test(response.url()) && !response.headers()['content-type']?.startsWith('image/')) {
        broken.push(response.url());
      }
    });
    await page.goto(address);
    await expect(page.getByTestId(part)).toBeVisible();
    await expect(page).toHaveTitle(DEFAULT_TITLE);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect([calls, broken]).toEqual([[], []]);
  });
}

test('DEMO-12 the pictures are visible before hydration', async ({ page }) => {
  let wake = () => {};
  const pictures = new Promise<void>((resolve) => {
    wake = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pictures;
    await route.continue();
  });
  await page.goto('/search_static', { waitUntil: 'commit' });
  const shown = page.getByTestId('static-search').getByRole('img');
  const first = shown.first();
  await expect
    .poll(() => first.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .not.toBe(0);
  await expect(first).toHaveCSS('opacity', '1');
  wake();
});

test('DEMO-02 DEMO-03 DEMO-04 DEMO-05 DEMO-06 CONF-61 two queries alternate every 4000 ms', async ({ page }) => {
  await openStopped(page, '/search_anim');
  await expect(page.getByText('It understands what customers actually want.')).toBeVisible();
  await expect(page.getByText('Delivers relevant answers.')).toBeVisible();
  const demo = page.getByTestId('rotating-search');
  const query = demo.getByTestId('demo-query');
  await restart(demo);
  await page.clock.runFor(2000);
  await expect(query).toHaveValue(DRESSES);
  await expect(demo.getByTestId('result-line')).toContainText(DRESSES);
  await expect(demo.locator('[data-product]')).toHaveCount(3);

  await page.clock.runFor(1999);
  await expect(demo.getByTestId('result-line')).toContainText(DRESSES);
  await page.clock.runFor(1);
  await expect(query).toHaveValue('');
  await expect(demo.locator('[data-product]')).toHaveCount(0);
  await page.clock.runFor(2160);
  await expect(query).toHaveValue(SHIRT);
  await expect(demo.getByTestId('result-line')).toContainText(SHIRT);
  await expect(demo.locator('[data-product]')).toHaveCount(3);

  await page.clock.runFor(4000 - 2160 + 1920);
  await expect(query).toHaveValue(DRESSES);
});

test('DEMO-10 DEMO-11 a letter is typed every 80 ms and deleted every 50 ms', async ({ page }) => {
  await openStopped(page, '/search_anim');
  const demo = page.getByTestId('rotating-search');
  const query = demo.getByTestId('demo-query');
  await restart(demo);
  await page.clock.runFor(79);
  await expect(query).toHaveValue('');
  await page.clock.runFor(1);
  await expect(query).toHaveValue('S');
  await page.clock.runFor(79);
  await expect(query).toHaveValue('S');
  await page.clock.runFor(1);
  await expect(query).toHaveValue('Su');

  await page.clock.runFor(2849 - 160);
  await expect(query).toHaveValue(DRESSES);
  await page.clock.runFor(1);
  await expect(query).toHaveValue(DRESSES.slice(0, -1));
  await page.clock.runFor(49);
  await expect(query).toHaveValue(DRESSES.slice(0, -1));
  await page.clock.runFor(1);
  await expect(query).toHaveValue(DRESSES.slice(0, -2));
});

test('DEMO-09 DEMO-10 DEMO-11 CONF-61 the typing animation types and deletes queries in five languages', async ({
  page,
}) => {
  await openStopped(page, '/search_anim');
  const part = page.getByRole('region', { name: 'Typing animation' });
  const line = page.getByTestId('typing-animation');
  await restart(part);
  await page.clock.runFor(80);
  const first = (await line.textContent()) ?? '';
  expect(first).toHaveLength(1);
  await page.clock.runFor(80);
  expect(await line.textContent()).toHaveLength(2);

  const languages = new Set<string | null>();
  for (let second = 0; second < 40; second += 1) {
    languages.add(await line.getAttribute('lang'));
    await page.clock.fastForward(1000);
  }
  expect([...languages].sort()).toEqual(['ar', 'az', 'en', 'ka', 'tr']);
});

test('an animation can be paused and resumes at the same place', async ({ page }) => {
  await openStopped(page, '/search_anim');
  const demo = page.getByTestId('rotating-search');
  await restart(demo);
  await page.clock.runFor(800);
  await expect(demo.getByTestId('demo-query')).toHaveValue('Summer dre');
  await demo.getByRole('button', { name: 'Pause' }).click();
  await page.clock.fastForward(20_000);
  await expect(demo.getByTestId('demo-query')).toHaveValue('Summer dre');
  await demo.getByRole('button', { name: 'Go on' }).click();
  await page.clock.runFor(80);
  await expect(demo.getByTestId('demo-query')).toHaveValue('Summer dres');
});

test('DEMO-07 DEMO-08 the scripted chat plays in a window and in full screen', async ({ page }) => {
  await openStopped(page, '/chat_anim');
  const chat = page.getByTestId('scripted-chat');
  await expect(chat.getByRole('heading', { level: 1, name: 'Fashion AI' })).toBeVisible();
  await restart(chat);
  await page.clock.runFor(1400 + 10 * 45);
  await expect(chat.getByTestId('script-draft')).toHaveText('I need a d');
  await page.clock.runFor(9000);
  await expect(chat.getByTestId('user-message').first()).toContainText('I need a dress');
  await expect(chat.locator('[data-product]').first()).toBeVisible();

  const full = chat.getByRole('button', { name: 'Full Screen' });
  const normal = chat.getByRole('button', { name: 'Normal' });
  await expect(normal).toHaveAttribute('aria-pressed', 'true');
  await full.click();
  await expect(full).toHaveAttribute('aria-pressed', 'true');
  expect(await chat.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: 900 });
  await normal.click();
  await expect(chat).toHaveAttribute('data-size', 'normal');
  expect((await chat.boundingBox())?.width).toBe(800);
  await full.click();
  await page.keyboard.press('Escape');
  await expect(normal).toHaveAttribute('aria-pressed', 'true');
});

test('the scripted chat restarts at its end', async ({ page }) => {
  await openStopped(page, '/chat_anim');
  const chat = page.getByTestId('scripted-chat');
  await restart(chat);
  const questions = chat.getByTestId('user-message');
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(questions).toHaveCount(4, { timeout: 50 });
  }).toPass();
  await expect(chat.getByRole('table')).toBeVisible();
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(questions).toHaveCount(0, { timeout: 50 });
  }).toPass();
});

test('DEMO-12 the static demo shows the query, its understood parts and the results', async ({ page }) => {
  await page.goto('/search_static');
  await expect(page.getByText('shoes to wear with red dress')).toBeVisible();
  const demo = page.getByTestId('static-search');
  await expect(demo.locator('[data-product]')).toHaveCount(5);
  await expect(demo.getByText('shoes', { exact: true }).first()).toBeVisible();
  for (const picture of await demo.getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
});

test('SITE-ROUTE-14 OPEN-02 the same query is answered by keyword search and by ours', async ({ page }) => {
  await openStopped(page, '/compare_anim');
  const demo = page.getByTestId('side-by-side');
  await restart(demo);
  const [plain, ours] = [demo.locator('[data-side="Standard search"]'), demo.locator('[data-side="AI search"]')];
  await page.clock.runFor(2400);
  await expect(demo.getByTestId('demo-query')).toHaveValue('winter coat without wool');
  await expect(plain.locator('[data-product]').first()).toContainText(/wool/i);
  await expect(ours.locator('[data-product]')).toHaveCount(3);
  await expect(ours).not.toContainText(/wool \w+ coat/i);
  await expect(ours).toContainText('not wool');

  await page.clock.fastForward(18_000 + 300);
  await expect(demo.getByTestId('demo-query')).toHaveValue('outfit for a job interview');
  await expect(plain.getByTestId('nothing-found')).toBeVisible();
  await expect(ours.locator('[data-product]')).toHaveCount(3);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing is typed; complete queries alternate', async ({ page }) => {
    await openStopped(page, '/search_anim');
    const demo = page.getByTestId('rotating-search');
    await expect(demo.getByTestId('demo-query')).toHaveValue(DRESSES);
    await restart(demo);
    await page.clock.runFor(3999);
    await expect(demo.getByTestId('demo-query')).toHaveValue(DRESSES);
    await page.clock.runFor(1);
    await expect(demo.getByTestId('demo-query')).toHaveValue(SHIRT);
    await expect(demo.locator('[data-product]')).toHaveCount(3);
  });

  test('the scripted chat is shown complete', async ({ page }) => {
    await page.goto('/chat_anim');
    const chat = page.getByTestId('scripted-chat');
    await expect(chat.getByTestId('user-message')).toHaveCount(4);
  });
});

for (const [, address, part] of PAGES) {
  test(`axe finds nothing on ${address}, light or dark, and it fits a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.getByTestId(part).waitFor();
      expect(await findFlaws(page), `${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
}
