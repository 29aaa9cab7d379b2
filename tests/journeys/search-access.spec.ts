/** Accessibility of the search page: axe in both colour schemes and widths, keyboard use, right-to-left. */
import { expect, test } from '@playwright/test';
import { PAGE_SIZE } from '@quarry/contract';
import { findFlaws, findFlawsOfWidths } from './find-flaws.ts';
import {
  aDocument,
  aSearchAdministrator,
  cards,
  documents,
  FACETS,
  field,
  found,
  held,
  mockSearch,
  openSearch,
  PARTS,
  results,
  search,
} from './search-mocks.ts';

declare global {
  interface Window {
    /** Layout shift since the last call. */
    takeShifts: () => number;
  }
}

const RICH = {
  facets: FACETS,
  understood_parts: PARTS,
  recovered_by: 'spelling',
  query_id: 'q-1',
  documents: [
    aDocument({ id: 'reasoned', reasons: [{ field: 'color', value: 'green', words: 'green' }] }),
    ...documents(PAGE_SIZE - 1),
  ],
};
const POPULAR = {
  json: { documents: documents(8).map((document) => ({ ...document, reason: { text: 'Chosen often' } })) },
};

test('axe finds nothing before a search and on the shop selection', async ({ page }) => {
  await openSearch(page, { trending: POPULAR });
  await expect(page.getByTestId('trending').getByRole('article')).toHaveCount(8);
  expect(await findFlawsOfWidths(page)).toEqual([]);
  await mockSearch(page, { session: aSearchAdministrator('dior', 'veli') });
  await page.reload();
  await expect(page.getByTestId('shop-picker')).toBeVisible();
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

const NARROWED: Parameters<typeof openSearch>[1] = {
  store: 'electronics',
  search: () => ({ json: found(50, RICH) }),
  quick: () => ({ json: { documents: [aDocument()], queries: ['green'], categories: [] } }),
};

test('axe finds nothing on results with filters', async ({ page }) => {
  await openSearch(page, NARROWED, '/new-search?q=green+coat+under+50&f.color=green');
  await expect(cards(page)).toHaveCount(24);
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

for (const width of [390, 1440]) {
  test(`axe finds nothing under open suggestions at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openSearch(page, NARROWED, '/new-search?q=green+coat+under+50&f.color=green');
    await expect(cards(page)).toHaveCount(24);
    await field(page).fill('green c');
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    expect(await findFlaws(page)).toEqual([]);
  });
}

test('axe finds nothing on an empty result', async ({ page }) => {
  await openSearch(page, {
    trending: POPULAR,
    search: ({ query }) => (query === 'zzz' ? { json: found(0) } : { status: 500, json: {} }),
  });
  await search(page, 'zzz');
  await expect(results(page)).toHaveAttribute('data-state', 'empty');
  await expect(page.getByTestId('trending').getByRole('article')).toHaveCount(8);
  expect(await findFlawsOfWidths(page)).toEqual([]);
  await search(page, 'coat');
  await expect(results(page)).toHaveAttribute('data-state', 'error');
  expect(await findFlawsOfWidths(page)).toEqual([]);
});

test('axe finds nothing in the filter sheet, which slides in from the end edge', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, { store: 'homzmart', search: () => ({ json: found(50, RICH) }) }, '/new-search?q=x');
  await page.getByRole('button', { name: 'التصفية' }).click();
  const sheet = page.getByRole('dialog', { name: 'التصفية' });
  await expect(sheet).toHaveCSS('direction', 'rtl');
  await expect.poll(async () => (await sheet.boundingBox())?.x).toBe(0);
  expect(await findFlaws(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
});

test('from the field to a result, a filter and the next page by keyboard alone', async ({ page }) => {
  await openSearch(page, { search: () => ({ json: found(50, RICH) }) });
  await field(page).focus();
  await page.keyboard.type('coat');
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox', { name: /Green/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByTestId('active-filters').getByRole('listitem')).toHaveText(['Green']);
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');

  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(cards(page).nth(1).getByRole('link')).toBeFocused();

  await page.getByRole('button', { name: 'Next', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await expect(results(page)).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`the number of results is announced once on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = held();
    await openSearch(page, {
      search: async (_, count) => {
        if (count === 2) await answer.promise;
        return { json: found(count) };
      },
    });
    // Rendered before there is text: screen readers often ignore regions that are added with text.
    const told = page.getByRole('status').and(page.getByTestId('told-count'));
    await expect(told).toHaveText('');
    await search(page, 'coat');
    await expect(told).toHaveText('1 result');
    await expect(page.getByRole('status').filter({ hasText: 'result' })).toHaveCount(1);
    const node = await told.elementHandle();
    await search(page, 'hat');
    await expect(told).toHaveText('');
    answer.release();
    await expect(told).toHaveText('2 results');
    expect(await node?.evaluate((element) => element.isConnected)).toBe(true);
  });
}

test('OPEN-39 CONF-70 the Arabic page is right to left, its English texts left to right', async ({ page }) => {
  await openSearch(page, {
    store: 'homzmart',
    search: ({ query }) => ({
      json: query === 'x' ? found(0) : found(50, { facets: FACETS, understood_parts: [], recovered_by: 'synonym' }),
    }),
  });
  await search(page, 'أريكة');
  const grid = await page.getByTestId('search-grid').boundingBox();
  const column = await page.getByRole('complementary', { name: 'التصفية' }).boundingBox();
  expect(column?.x ?? 0).toBeGreaterThan(grid?.x ?? 0);
  await expect(page.getByTestId('recovered')).toHaveText('لا تطابق تامًّا مع «أريكة» – نعرض ما يحمل المعنى نفسه.');
  const pages = page.getByText('Page 1 of 3', { exact: true });
  expect(await pages.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  expect(await page.evaluate(() => document.documentElement.dir)).not.toBe('rtl');
  await search(page, 'x');
  const empty = page.getByText('No products found for your search in Homzmart.', { exact: true });
  expect(await empty.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
});

test('the layout does not shift when results replace the skeleton', async ({ page }) => {
  await page.addInitScript(() => {
    let seen: number[] = [];
    const add = (entries: PerformanceEntryList) =>
      seen.push(...entries.map((entry) => (entry as PerformanceEntry & { value: number }).value));
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    window.takeShifts = () => {
      add(observer.takeRecords());
      const sum = seen.reduce((all, one) => all + one, 0);
      seen = [];
      return sum;
    };
  });
  const drawn = () =>
    page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
    );
  const shifts = () => page.evaluate(() => window.takeShifts());
  const answer = held();
  const { searches } = await openSearch(
    page,
    {
      search: async () => {
        await answer.promise;
        return { json: found(50, { facets: FACETS, understood_parts: PARTS }) };
      },
    },
    '/new-search?q=green+coat+under+50',
  );
  await expect.poll(() => searches.length).toBe(1);
  await expect(results(page)).toHaveAttribute('data-state', 'loading');
  await page.evaluate(() => document.fonts.ready);
  await drawn();
  await shifts();
  answer.release();
  await expect(cards(page)).toHaveCount(24);
  await drawn();
  expect(await shifts()).toBeLessThan(0.02);

  // Verifies the measurement: a real shift is detected.
  await page.evaluate(() => document.querySelector('main')?.style.setProperty('padding-top', '80px'));
  await drawn();
  expect(await shifts()).toBeGreaterThan(0.02);
});
