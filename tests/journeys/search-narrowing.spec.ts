/** Understood parts, filters, sorting and redirects. */
import { expect, type Page, test } from '@playwright/test';
import {
  cards,
  FACETS,
  field,
  found,
  mockSearch,
  openSearch,
  PARTS,
  results,
  search,
  searchButton,
} from './search-mocks.ts';

const QUERY = 'green coat under $50';
const RICH = { query_id: 'q-1', understood_parts: PARTS, facets: FACETS, recovered_by: null, redirect: null };
const rich = (fields: Record<string, unknown> = {}) => ({ json: found(50, { ...RICH, ...fields }) });
/** Labels in lower case, as in the lexicon. */
const SMALL_FACETS = FACETS.map((facet) =>
  facet.key === 'color' ? { ...facet, values: facet.values.map((entry) => ({ ...entry, label: entry.value })) } : facet,
);
const chips = (page: Page) => page.getByTestId('understood').getByRole('listitem');
const filters = (page: Page) => page.getByRole('complementary', { name: 'Filters' });

test('understood parts are chips; removing one removes its words from the query', async ({ page }) => {
  const { searches } = await openSearch(page, {
    search: (_, count) => rich(count === 1 ? {} : { understood_parts: [] }),
  });
  await search(page, QUERY);
  await expect(chips(page)).toHaveText(['greencolour', 'up to $50price']);
  await page.getByRole('button', { name: 'Remove up to $50' }).click();
  await expect(chips(page)).toHaveCount(0);
  await expect(field(page)).toHaveValue('green coat');
  expect(searches.map(({ query }) => query)).toEqual([QUERY, 'green coat']);
});

test('removing the only chip shows the start page', async ({ page }) => {
  await openSearch(page, {
    search: () => rich({ understood_parts: [{ ...PARTS[0], negated: true, start: 0, end: 5 }] }),
  });
  await search(page, 'green');
  await page.getByRole('button', { name: 'Remove without green' }).click();
  await expect(results(page)).toHaveAttribute('data-state', 'idle');
  await expect(field(page)).toBeFocused();
  await expect(page).toHaveURL(/\/new-search$/);
});

test('results of a recovery step say so, also of a step that this page does not know', async ({ page }) => {
  await openSearch(page, { search: ({ query }) => rich({ recovered_by: query }) });
  for (const [step, words] of [
    ['spelling', 'showing the closest spelling.'],
    ['keyboard-layout', 'read as if typed on another keyboard.'],
    ['dropped-word', 'showing what fits most of the words.'],
    ['a-step-of-tomorrow', 'showing the closest ones.'],
  ] as const) {
    await search(page, step);
    await expect(page.getByTestId('recovered')).toHaveText(`No exact match for “${step}” – ${words}`);
  }
});

test('selecting values narrows from page 1, and every filter can be removed', async ({ page }) => {
  const { searches } = await openSearch(page, { search: () => rich() });
  await search(page, 'coat');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();

  await filters(page).getByRole('checkbox', { name: /Green/ }).check();
  await filters(page).getByRole('checkbox', { name: /Blue/ }).check();
  await filters(page)
    .getByRole('checkbox', { name: /Winter/ })
    .check();
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  const active = page.getByTestId('active-filters').getByRole('listitem');
  await expect(active).toHaveText(['Green', 'Blue', 'Winter']);
  await expect
    .poll(() => searches.at(-1))
    .toMatchObject({ page: 1, filters: { color: ['green', 'blue'], attributes: { season: ['winter'] } } });
  await expect(page).toHaveURL(/f\.color=green&f\.color=blue&f\.season=winter/);

  await page.reload();
  await expect(active).toHaveText(['Green', 'Blue', 'Winter']);
  await page.getByRole('button', { name: 'Remove Blue' }).click();
  await expect(active).toHaveText(['Green', 'Winter']);
  await expect(filters(page).getByRole('checkbox', { name: /Blue/ })).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByTestId('active-filters')).toHaveCount(0);
  await expect.poll(() => searches.at(-1)).not.toHaveProperty('filters');
});

test('a filter keeps focus, scroll position and results until the new ones arrive', async ({ page }) => {
  let answers = () => {};
  const slow = new Promise<void>((resolve) => {
    answers = resolve;
  });
  await openSearch(page, {
    search: async (_, count) => {
      if (count === 2) await slow;
      return rich();
    },
  });
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(24);
  await page.evaluate(() => window.scrollTo(0, 60));
  const box = filters(page).getByRole('checkbox', { name: /Green/ });
  await box.check();
  await expect(results(page)).toHaveAttribute('aria-busy', 'true');
  await expect(cards(page)).toHaveCount(24);
  await expect(box).toBeFocused();
  answers();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  expect(await page.evaluate(() => window.scrollY)).toBe(60);
});

test('a long list of values shows six of them first', async ({ page }) => {
  await openSearch(page, { search: () => rich() });
  await search(page, 'coat');
  const colors = filters(page).getByRole('group', { name: 'Color' });
  await expect(colors.getByRole('checkbox')).toHaveCount(6);
  await colors.getByRole('button', { name: 'Show more' }).click();
  await expect(colors.getByRole('checkbox')).toHaveCount(7);
});

test('both price limits narrow, in either order', async ({ page }) => {
  const { searches } = await openSearch(page, { search: () => rich() });
  await search(page, 'coat');
  const prices = filters(page).getByRole('group', { name: /Price/ });
  const lowest = prices.getByRole('textbox', { name: /Lowest price/ });
  await expect(lowest).toHaveAttribute('placeholder', '12');
  await lowest.fill('80,5');
  await lowest.press('Enter');
  await expect(page.getByTestId('active-filters').getByRole('listitem')).toHaveText(['from $80.50']);
  await expect(lowest).toBeFocused();
  await expect.poll(() => searches.at(-1)).toMatchObject({ filters: { price_min: 80.5 } });

  await prices.getByRole('textbox', { name: /Highest price/ }).fill('20');
  await prices.getByRole('textbox', { name: /Highest price/ }).press('Tab');
  await expect(page.getByTestId('active-filters').getByRole('listitem')).toHaveText(['$20.00 – $80.50']);
  await expect.poll(() => searches.at(-1)).toMatchObject({ filters: { price_min: 20, price_max: 80.5 } });
  await expect(lowest).toHaveValue('20');
  await expect(prices.getByRole('textbox', { name: /Highest price/ })).toHaveValue('80.5');
});

test('a price range is applied by one press and removed by a second', async ({ page }) => {
  const price = { key: 'price', label: 'Price', min: 12, max: 90 };
  const values = [
    { value: '0-25', label: '0 25', count: 12 },
    { value: '25-100', label: '25 100', count: 38 },
  ];
  const { searches } = await openSearch(page, { search: () => rich({ facets: [{ ...price, values }] }) });
  await search(page, 'coat');
  const range = filters(page).getByRole('button', { name: '25 – 100 38' });
  await range.click();
  await expect(range).toHaveAttribute('aria-pressed', 'true');
  await expect(range).toBeFocused();
  await expect.poll(() => searches.at(-1)).toMatchObject({ filters: { price_min: 25, price_max: 100 } });
  await range.click();
  await expect(range).toHaveAttribute('aria-pressed', 'false');
  await expect.poll(() => searches.at(-1)).not.toHaveProperty('filters');
});

test('the sort order is selected from a menu', async ({ page }) => {
  const { searches } = await openSearch(page, { search: () => rich() });
  await search(page, 'coat');
  await page.getByRole('button', { name: 'Order: Best match' }).click();
  await expect(page.getByRole('menuitemradio')).toHaveText([
    'Best match',
    'Price: low to high',
    'Price: high to low',
    'Newest first',
    'Best rated',
  ]);
  await page.getByRole('menuitemradio', { name: 'Price: low to high' }).click();
  await expect(page.getByRole('button', { name: 'Order: Price: low to high' })).toBeVisible();
  await expect.poll(() => searches.map(({ sort }) => sort)).toEqual([undefined, 'price_asc']);
  await expect(page).toHaveURL(/sort=price_asc/);
});

test('switching the personal order off is remembered', async ({ page }) => {
  const { searches, visits } = await openSearch(page, { search: () => rich() });
  await search(page, 'coat');
  const personal = filters(page).getByRole('switch', { name: 'Personal order' });
  await expect(personal).toBeChecked();
  await personal.click();
  await expect(personal).not.toBeChecked();
  await expect.poll(() => searches.map((call) => call.personal)).toEqual([undefined, false]);

  await page.reload();
  await expect(personal).not.toBeChecked();
  expect(searches.at(-1)).toMatchObject({ personal: false });
  expect(new Set(visits).size).toBe(1);
});

test('on a phone the filters are in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, { search: () => rich() });
  await search(page, 'coat');
  await expect(filters(page)).toBeHidden();
  await page.getByRole('button', { name: 'Filters' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('checkbox', { name: /Green/ }).check();
  await sheet.getByRole('button', { name: 'Show 50 results' }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByTestId('active-filters').getByRole('listitem')).toHaveText(['Green']);
  await expect(page.getByRole('button', { name: 'Filters' })).toContainText('1');
});

for (const [outcome, answer] of [
  ['nothing', { json: found(0, { facets: [] }) }],
  ['an error', { status: 503, json: {} }],
] as const) {
  test(`a value that leads to ${outcome} can be deselected in the same place, also in the sheet`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSearch(page, {
      search: ({ filters }) => (filters ? answer : rich({ facets: SMALL_FACETS })),
    });
    await search(page, 'coat');
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole('button', { name: 'Filters' }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    const green = sheet.getByRole('checkbox', { name: /Green/ });
    await green.check();
    await expect(results(page)).toHaveAttribute('data-state', outcome === 'nothing' ? 'empty' : 'error');
    await expect(green).toBeChecked();
    await expect(green).toBeFocused();
    await expect(page.getByTestId('active-filters').getByText('Green', { exact: true })).toHaveCount(1);
    await sheet.getByRole('button', { name: outcome === 'nothing' ? 'Show 0 results' : 'Done' }).click();
    await expect(page.getByRole('button', { name: 'Filters' })).toBeFocused();
    await expect(page.getByRole('button', { name: /^Order/ })).toHaveCount(0);

    await page.getByRole('button', { name: 'Filters' }).click();
    await green.uncheck();
    await expect(sheet.getByRole('button', { name: 'Show 50 results' })).toBeVisible();
    await expect(green).toBeFocused();
  });
}

test('an empty result with filters offers to remove them', async ({ page }) => {
  await openSearch(page, { search: ({ filters }) => ({ json: found(filters ? 0 : 5, { facets: FACETS }) }) });
  await search(page, 'coat');
  await filters(page).getByRole('checkbox', { name: /Green/ }).check();
  await expect(page.getByText('No products found for your search in Dior.', { exact: true })).toBeVisible();
  await results(page).getByRole('button', { name: 'Clear all' }).last().click();
  await expect(cards(page)).toHaveCount(5);
});

test('a redirect to one of our pages keeps the document, and going back skips it', async ({ page }) => {
  await openSearch(page, { search: () => rich({ redirect: '/dummy-shop?from=search' }) });
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await search(page, 'shop');
  await expect(page).toHaveURL(/\/dummy-shop\?from=search$/);
  await expect(page.getByTestId('shop-bar')).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(/\/new-search$/);
});

test('redirects to each other stop at the second one, and a new search is redirected again', async ({ page }) => {
  const { searches } = await openSearch(page, {
    search: ({ query }) => rich({ redirect: `/new-search?q=${query === 'sale' ? 'offers' : 'sale'}` }),
  });
  await search(page, 'sale');
  await expect(cards(page)).toHaveCount(24);
  await expect(field(page)).toHaveValue('offers');
  await search(page, 'offers');
  await expect(field(page)).toHaveValue('sale');
  await expect(cards(page)).toHaveCount(24);
  expect(searches.map(({ query }) => query)).toEqual(['sale', 'offers', 'offers', 'sale']);
});

test('the target of a redirect is not redirected further, and other searches are unaffected', async ({ page }) => {
  const leads: Record<string, string> = { sale: 'offers', offers: 'sale' };
  const { searches } = await openSearch(page, {
    search: ({ query }) => {
      const next = leads[String(query)];
      return rich({ redirect: next ? `/new-search?q=${next}` : null });
    },
  });
  await search(page, 'sale');
  await expect(cards(page)).toHaveCount(24);
  await expect(field(page)).toHaveValue('offers');

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await filters(page).getByRole('checkbox', { name: /Green/ }).check();
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await expect(field(page)).toHaveValue('offers');

  await search(page, 'hat');
  await expect.poll(() => searches.at(-1)?.query).toBe('hat');
  await expect(results(page)).toHaveAttribute('aria-busy', 'false');
  await expect(field(page)).toHaveValue('hat');
  expect(searches.map(({ query, page }) => [query, page])).toEqual([
    ['sale', 1],
    ['offers', 1],
    ['offers', 2],
    ['offers', 1],
    ['hat', 1],
  ]);
});

test('a redirect to another origin loads a document; a javascript: URL is ignored', async ({ page }) => {
  await mockSearch(page, {
    search: ({ query }) => rich({ redirect: query === 'away' ? 'https://elsewhere.test/sale' : 'javascript:alert(1)' }),
  });
  await page.route('https://elsewhere.test/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );
  await page.goto('/new-search');
  await search(page, 'script');
  await expect(cards(page)).toHaveCount(24);
  await search(page, 'away');
  await expect(page.getByRole('heading', { name: 'Elsewhere' })).toBeVisible();
});

test('a reply with only documents and their number is sufficient', async ({ page }) => {
  await openSearch(page);
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(24);
  await expect(chips(page)).toHaveCount(0);
  await expect(page.getByTestId('search-head').getByText('50 results', { exact: true })).toBeVisible();
  await expect(filters(page).getByRole('switch')).toBeVisible();
  await expect(searchButton(page)).toBeEnabled();
});
