/** The search demo of the front page, with a controlled clock. */
import { expect, type Page, test } from '@playwright/test';
import data from '../../apps/web/src/features/home-demo/data/queries.json' with { type: 'json' };

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const WIDE = { width: 1280, height: 900 };
const TEN_SECONDS = 10_000;

const box = (page: Page) => page.getByTestId('demo-query');
const stage = (page: Page) => page.getByTestId('home-demo');
const products = (page: Page) => page.getByTestId('demo-product');
const written = (page: Page) => box(page).inputValue();

/** Opens the page with a paused clock and advances it to the first letter of the first query. */
async function openAtFirstLetter(page: Page, size = WIDE): Promise<void> {
  await page.setViewportSize(size);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await expect(box(page)).toHaveAttribute('placeholder', 'Starting search...');
  await passTheStart(page);
}

/** From the selection of a query to its first letter. */
async function passTheStart(page: Page): Promise<void> {
  await pass(page, letterMs(page) - 1);
  expect(await written(page)).toBe('');
  await pass(page, 1);
  expect((await written(page)).length).toBe(1);
}

/** From the first letter of a query, or `passed` milliseconds later, to that of the next. */
async function untilNextQuery(page: Page, passed: number): Promise<void> {
  await pass(page, TEN_SECONDS - passed);
  await passTheStart(page);
}

/** Advances the clock and lets the page render. */
async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await page.evaluate(async () => {
    for (let turns = 0; turns < 3; turns++) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', resolve);
        port1.start();
        port2.postMessage(null);
      });
    }
  });
}

const letterMs = (page: Page) => ((page.viewportSize()?.width ?? 0) < 640 ? 60 : 100);

/** From the first letter to the last: which query it is, and how long typing took. */
async function finishTyping(page: Page) {
  for (let passed = 0; passed < TEN_SECONDS; passed += letterMs(page)) {
    const now = await written(page);
    const [entry, ...others] = data.queries.filter(({ query }) => query.startsWith(now));
    if (entry && others.length === 0) {
      const rest = (entry.query.length - now.length) * letterMs(page);
      await pass(page, rest);
      expect(await written(page)).toBe(entry.query);
      return { entry, passed: passed + rest };
    }
    await pass(page, letterMs(page));
  }
  throw new Error('No query was written to its end.');
}

/** With this random value the queries keep their order. */
const keepOrder = (page: Page) => page.addInitScript('Math.random = () => 0.999999');

test('SITE-DEMO-01 SITE-DEMO-02 SITE-DEMO-07 SITE-DEMO-18 the box is read-only and types a letter every 100 ms', async ({
  page,
}) => {
  await openAtFirstLetter(page);
  await expect(box(page)).toHaveAttribute('readonly', '');
  await expect(box(page)).toHaveAttribute('placeholder', 'Searching...');
  await pass(page, 99);
  expect((await written(page)).length).toBe(1);
  await pass(page, 1);
  expect((await written(page)).length).toBe(2);
  await pass(page, 300);
  expect((await written(page)).length).toBe(5);

  const before = await written(page);
  await box(page).focus();
  await page.keyboard.type('zzz');
  expect(await written(page)).toBe(before);
});

for (const { width, ms } of [
  { width: 639, ms: 60 },
  { width: 640, ms: 100 },
]) {
  test(`SITE-DEMO-08 CONST-12 at ${width} px a letter takes ${ms} ms`, async ({ page }) => {
    await openAtFirstLetter(page, { width, height: 900 });
    await pass(page, ms - 1);
    expect((await written(page)).length).toBe(1);
    await pass(page, 1);
    expect((await written(page)).length).toBe(2);
  });
}

test('SITE-DEMO-04 SITE-DEMO-09 SITE-DEMO-17 the answer is shown 150 ms after the last letter, not before', async ({
  page,
}) => {
  await openAtFirstLetter(page);
  await finishTyping(page);
  await expect(products(page)).toHaveCount(0);
  await pass(page, 149);
  await expect(stage(page)).toHaveAttribute('data-answered', 'false');
  await pass(page, 1);
  await expect(products(page)).toHaveCount(3);
  await expect(box(page)).toHaveAttribute('placeholder', 'Enter search...');
});

test('SITE-DEMO-10 CONF-12 CONF-14 the next query comes ten seconds after the first letter', async ({ page }) => {
  await openAtFirstLetter(page);
  await pass(page, TEN_SECONDS - 1);
  const shown = await written(page);
  expect(data.queries.map(({ query }) => query)).toContain(shown);
  await pass(page, 1);
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toHaveAttribute('placeholder', 'Starting search...');
  await pass(page, 100);
  await expect(box(page)).not.toHaveValue('');
  expect(shown.startsWith(await written(page)) && shown.length === 1).toBe(false);
});

test('SITE-DEMO-06 SITE-DEMO-11 all queries are shown in turn, then again in the same order', async ({ page }) => {
  await openAtFirstLetter(page);
  const order: string[] = [];
  for (let turn = 0; turn <= data.queries.length; turn++) {
    const { entry, passed } = await finishTyping(page);
    order.push(entry.query);
    await untilNextQuery(page, passed);
  }
  expect(new Set(order).size).toBe(data.queries.length);
  expect(order.at(-1)).toBe(order[0]);
});

for (const [chance, first] of [
  [0.999999, data.queries[0]],
  [0, data.queries[1]],
] as const) {
  test(`SITE-DEMO-06 the random value ${chance} starts with “${first?.query}”`, async ({ page }) => {
    await page.addInitScript(`Math.random = () => ${chance}`);
    await openAtFirstLetter(page);
    expect((await finishTyping(page)).entry).toEqual(first);
  });
}

test('SITE-DEMO-03 SITE-DEMO-05 SITE-DEMO-12 SITE-DEMO-13 the visitor can select either kind of results; a new query starts with ours', async ({
  page,
}) => {
  await keepOrder(page);
  await openAtFirstLetter(page);
  const { entry, passed } = await finishTyping(page);
  await pass(page, 150);
  const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
  await expect(stage(page)).toHaveAttribute('data-view', 'after');
  await expect(products(page).getByRole('heading')).toHaveText(names(entry.productsAfter));
  const ours = await page.getByTestId('demo-caption').textContent();

  await page.getByRole('button', { name: 'Standard Results' }).click();
  await expect(products(page).getByRole('heading')).toHaveText(names(entry.productsBefore));
  await expect(page.getByTestId('demo-caption')).not.toHaveText(ours ?? '');
  await expect(page.getByRole('button', { name: 'Standard Results' })).toHaveAttribute('aria-pressed', 'true');

  await untilNextQuery(page, passed + 150);
  await expect(stage(page)).toHaveAttribute('data-view', 'after');
  await expect(page.getByRole('button', { name: 'AI Results' })).toHaveAttribute('aria-pressed', 'true');
});

test('SITE-DEMO-14 CONF-13 keyword search finds nothing for the style query and says why', async ({ page }) => {
  await keepOrder(page);
  await openAtFirstLetter(page);
  await untilNextQuery(page, 0);
  expect((await finishTyping(page)).entry).toEqual(data.queries[1]);
  await pass(page, 150);
  await expect(products(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Standard Results' }).click();

  await expect(products(page)).toHaveCount(0);
  await expect(page.getByText('Standard keyword search struggles with style-based queries')).toBeVisible();
});

test('SITE-DEMO-16 SITE-DEMO-18 SITE-DEMO-19 CONF-14 shows placeholders before a query is selected and before its first letter', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).toContain('placeholder="Preparing search..."');

  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seenPlaceholders: seen });
    setInterval(() => {
      const now = document.querySelector('[data-testid=demo-query]')?.getAttribute('placeholder');
      if (now && seen.at(-1) !== now) seen.push(now);
    }, 10);
  });
  await page.goto('/');
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { seenPlaceholders: string[] }).seenPlaceholders))
    .toEqual(['Preparing search...', 'Starting search...', 'Searching...', 'Enter search...']);
});

test.describe('before scripts run, and without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first query is shown with its results and pictures', async ({ page }) => {
    await page.goto('/');
    const [first] = data.queries;
    await expect(box(page)).toHaveValue(first?.query ?? '');
    await expect(products(page).getByRole('heading')).toHaveText((first?.productsAfter ?? []).map(({ name }) => name));
    const pictures = stage(page).locator('li img');
    await expect(pictures).toHaveCount(3);
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    }
  });
});

test('SITE-DEMO-21 SITE-DEMO-22 SITE-DEMO-23 a card shows price, whole stars and reviews', async ({ page }) => {
  await openAtFirstLetter(page);
  const { entry } = await finishTyping(page);
  await pass(page, 150);
  for (const [place, product] of entry.productsAfter.entries()) {
    const card = products(page).nth(place);
    await expect(card).toContainText(`$${product.price.toFixed(2)}`);
    await expect(card).toContainText(`${product.reviews} review`);
    await expect(card.locator('[data-filled=true]')).toHaveCount(Math.round(product.rating));
  }
});

test('the demo can be paused and resumes with the next query', async ({ page }) => {
  await openAtFirstLetter(page);
  await page.getByRole('button', { name: 'Pause the demo' }).click();
  await expect(products(page)).toHaveCount(3);
  const stopped = await written(page);
  await pass(page, 3 * TEN_SECONDS);
  expect(await written(page)).toBe(stopped);

  await page.getByRole('button', { name: 'Go on with the demo' }).click();
  await pass(page, 100);
  expect((await written(page)).length).toBe(1);
});

test('with reduced motion a query is shown complete at once', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const queries = data.queries.map(({ query }) => query);
  await expect.poll(async () => queries.includes(await written(page))).toBe(true);
});
