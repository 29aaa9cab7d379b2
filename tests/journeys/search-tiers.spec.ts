/** What shoppers see of how well results answer: the line between tiers, corrections, said orders, and ways on. */
import { expect, type Page, test } from '@playwright/test';
import { findFlaws } from './find-flaws.ts';
import { documents, field, found, openSearch, results, search } from './search-mocks.ts';

const tiered = {
  num_great_matches: 3,
  num_results_by_tier: { meets_all: 3, unstated: 0, meets_some: 5 },
  documents: documents(8).map((document, place) => ({ ...document, tier: place < 3 ? 'meets_all' : 'meets_some' })),
  tier_notes: [{ tier: 'meets_some', text: 'These are not red.', missing: [] }],
};
const line = (page: Page) => page.getByTestId('tier-line');

for (const [width, scheme] of [
  [1440, 'light'],
  [390, 'dark'],
] as const) {
  test(`a heading separates great matches from weaker ones and says what these lack, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: scheme });
    await openSearch(page, { search: () => ({ json: found(8, tiered) }) });
    await search(page, 'red coat');
    await expect(page.getByTestId('search-grid').getByRole('article')).toHaveCount(3);
    await expect(page.getByTestId('lesser-grid').getByRole('article')).toHaveCount(5);
    const similar = page.getByRole('region', { name: 'Similar products' });
    await expect(similar.getByRole('heading', { level: 2 })).toHaveText('Similar products');
    await expect(similar).toContainText('These are not red.');
    await expect(page.getByTestId('told-count')).toHaveText('3 results, 5 similar');
    await expect(similar.locator('[data-position]').first()).toHaveAttribute('data-position', '4');
    expect(await findFlaws(page)).toEqual([]);
  });
}

test('without great matches there is no heading, and what the results lack is said above them', async ({ page }) => {
  const json = found(8, { ...tiered, num_great_matches: 0, recovered_by: 'relaxed-filter' });
  const lesser = json.documents.map((document) => ({ ...document, tier: 'meets_some' }));
  await openSearch(page, { search: () => ({ json: { ...json, documents: lesser } }) });
  await search(page, 'red coat');
  await expect(page.getByTestId('recovered')).toHaveText(
    'No exact match for “red coat” – showing what comes close. These are not red.',
  );
  await expect(line(page)).toHaveCount(0);
});

test('without results, what no product is described as is said above the ways on', async ({ page }) => {
  const text = 'No matching product is described as without lactose.';
  const json = { ...found(0), exclusion_notes: [{ value: 'lactose', label: 'lactose', stated: 0, unsaid: 0, text }] };
  await openSearch(page, { search: () => ({ json }) });
  await search(page, 'lactose free milk');
  await expect(results(page)).toHaveAttribute('data-state', 'empty');
  await expect(page.getByTestId('exclusion-note')).toHaveText(text);
  expect(await findFlaws(page)).toEqual([]);
});

test('a corrected word is named, and can be searched as typed, also by URL', async ({ page }) => {
  const corrected = { recovered_by: 'spelling', corrections: [{ typed: 'caot', meant: 'coat' }] };
  const { searches } = await openSearch(page, {
    search: ({ literal }) => ({ json: literal ? found(0) : found(5, corrected) }),
  });
  await search(page, 'caot');
  await expect(page.getByTestId('recovered')).toContainText('“caot” was read as “coat”.');
  await page.getByRole('button', { name: 'Search for exactly “caot”' }).click();
  await expect(results(page)).toHaveAttribute('data-state', 'empty');
  await expect(results(page)).toBeFocused();
  await expect(page).toHaveURL(/exact=1/);
  expect(searches.map(({ literal }) => literal)).toEqual([undefined, true]);
  await page.reload();
  await expect(page.getByTestId('recovered')).toContainText('Searched for exactly “caot”.');
  await page.getByRole('button', { name: 'Allow other spellings' }).click();
  await expect(results(page)).toHaveAttribute('data-state', 'results');
  await expect(page).not.toHaveURL(/exact/);
});

test('a sort order in the query is active, and removing its words removes it', async ({ page }) => {
  const order = { by: 'attribute', direction: 'desc', attribute: 'weight', quantity: 'mass', label: 'Weight' };
  const part = { kind: 'order', value: 'weight_desc', label: 'heaviest', negated: false, start: 0, end: 8 };
  const { searches } = await openSearch(page, {
    search: ({ query }) => ({
      json: found(5, query === 'heaviest coat' ? { understood: { order }, understood_parts: [part] } : {}),
    }),
  });
  await search(page, 'heaviest coat');
  await page.getByRole('button', { name: 'Order: Weight: high to low' }).first().click();
  await expect(page.getByRole('menuitemradio', { checked: true })).toHaveText('Weight: high to low');
  await page.getByRole('menuitemradio', { name: 'Best match' }).click();
  await expect(field(page)).toHaveValue('coat');
  await expect(page.getByRole('button', { name: 'Order: Best match' }).first()).toBeVisible();
  expect(searches.map(({ query }) => query)).toEqual(['heaviest coat', 'coat']);
});

test('an empty result offers other queries and categories of the shop, also by keyboard', async ({ page }) => {
  const lead_on = { queries: ['coat'], categories: [{ value: 'jacket', label: 'jackets', count: 7 }] };
  await openSearch(page, {
    trending: { json: { documents: documents(3) } },
    search: ({ query }) => ({ json: query === 'coat' ? found(5) : found(0, { lead_on }) }),
  });
  await search(page, 'coat zzz');
  const ways = page.getByTestId('ways-on');
  await expect(ways.getByRole('link')).toHaveText(['coat', /^jackets\s*7$/]);
  expect(await findFlaws(page)).toEqual([]);
  // No popular product stands in for an answer.
  await expect(page.getByTestId('trending')).toHaveCount(0);
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(ways.getByRole('link', { name: 'coat' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('coat');
  await expect(page.getByTestId('search-grid').getByRole('article')).toHaveCount(5);
});
