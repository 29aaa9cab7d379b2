/** Suggestions below the search field: when they are requested, their content, and keyboard navigation. */
import { expect, type Page, test } from '@playwright/test';
import { aDocument, cards, field, found, openSearch, results, search } from './search-mocks.ts';

const THREE = {
  documents: [
    aDocument({ id: 'a', title: 'Pain relief', full_name: { ka: 'ტკივილგამაყუჩებელი' } }),
    aDocument({ id: 'b', title: 'Warm socks' }),
  ],
  queries: ['pain relief gel'],
};
const options = (page: Page) => page.getByRole('option');
const list = (page: Page) => page.getByRole('listbox');

test('SEARCH-03 SEARCH-19 SEARCH-20 suggestions are shown while the field has the focus and close on a click outside', async ({
  page,
}) => {
  await openSearch(page, { store: 'gpc', quick: () => ({ json: THREE }) });
  await field(page).fill('pain');
  await expect(options(page)).toHaveCount(3);
  await expect(list(page)).toBeVisible();

  await page.getByRole('contentinfo').click({ position: { x: 700, y: 4 } });
  await expect(list(page)).toBeHidden();
  await field(page).focus();
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(list(page)).toBeHidden();
});

test('SEARCH-21 CALL-19 a suggestion shows the Georgian full name if present, else the title', async ({ page }) => {
  const { quick } = await openSearch(page, { store: 'gpc', quick: () => ({ json: THREE.documents }) });
  await field(page).fill(' pain ');
  await expect(options(page).locator('[dir=auto]')).toHaveText(['ტკივილგამაყუჩებელი', 'Warm socks']);
  expect(quick).toEqual([{ query: 'pain', store: 'gpc' }]);
});

test('SEARCH-21 CALL-19 in electronics a suggestion shows the title; a reply as an object is accepted too', async ({
  page,
}) => {
  await openSearch(page, {
    store: 'electronics',
    quick: () => ({ json: { documents: [aDocument({ title: 'Slate laptop' })] } }),
  });
  await field(page).fill('lap');
  await expect(options(page).locator('[dir=auto]')).toHaveText(['Slate laptop']);
});

test('SEARCH-16 one character makes no request, two do', async ({ page }) => {
  await page.clock.install();
  const { quick } = await openSearch(page, { store: 'gpc', quick: () => ({ json: THREE }) });
  for (const text of ['a', ' a ', '  ']) {
    await field(page).fill(text);
    await page.clock.runFor(2000);
  }
  expect(quick).toEqual([]);
  await field(page).fill('ab');
  await page.clock.runFor(500);
  await expect(options(page)).toHaveCount(3);
  expect(quick).toHaveLength(1);
});

test('SEARCH-17 one request, 500 ms after the last input', async ({ page }) => {
  await page.clock.install();
  const { quick } = await openSearch(page, { store: 'gpc', quick: () => ({ json: THREE }) });
  // The clock is paused and advanced explicitly.
  await page.clock.pauseAt(new Date(Date.now() + 3_600_000));
  for (const text of ['pa', 'pai', 'pain']) {
    await field(page).fill(text);
    await page.clock.runFor(300);
  }
  await page.clock.runFor(199);
  expect(quick).toEqual([]);
  await page.clock.runFor(1);
  await expect(options(page)).toHaveCount(3);
  expect(quick.map(({ query }) => query)).toEqual(['pain']);
});

for (const store of ['veli', 'dior', 'homzmart']) {
  test(`SEARCH-18 STORE-03 ${store} has no suggestions and makes no request`, async ({ page }) => {
    await page.clock.install();
    const { quick } = await openSearch(page, { store, quick: () => ({ json: THREE }) });
    await field(page).fill('pain');
    await page.clock.runFor(5000);
    expect(quick).toEqual([]);
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(page.getByRole('combobox')).toHaveCount(0);
  });
}

test('SEARCH-15 a new search clears the suggestions, also pending ones', async ({ page }) => {
  await page.clock.install();
  const { quick } = await openSearch(page, { store: 'gpc', quick: () => ({ json: THREE }) });
  await field(page).fill('pain');
  await page.clock.runFor(500);
  await expect(options(page)).toHaveCount(3);
  await search(page, 'pain relief');
  await expect(cards(page).first()).toBeVisible();
  await expect(page.locator('[role=option]')).toHaveCount(0);
  // A slow click may trigger another request; the test checks that the search ends them.
  const asked = quick.length;
  await page.clock.runFor(5000);
  await field(page).focus();
  await expect(list(page)).toBeHidden();
  expect(quick).toHaveLength(asked);
});

test('SEARCH-31 a failed request leaves no suggestions', async ({ page }) => {
  let fails = false;
  await openSearch(page, {
    store: 'gpc',
    quick: () => (fails ? { status: 500, json: {} } : { json: THREE }),
  });
  const failed = page.waitForEvent('console', (message) => message.text().includes('Failed to fetch suggestions'));
  await field(page).fill('pain');
  await expect(options(page)).toHaveCount(3);
  fails = true;
  await field(page).fill('pain r');
  await failed;
  await expect(page.locator('[role=option]')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('OPEN-28 queries, categories and products are grouped, and choosing one searches for it', async ({ page }) => {
  const { searches } = await openSearch(page, {
    store: 'gpc',
    quick: () => ({
      json: { ...THREE, queries: ['pain relief gel'], categories: [{ value: 'cream', label: 'Creams', count: 12 }] },
    }),
  });
  const groups = list(page).getByRole('group');
  await field(page).fill('pain');
  await expect(groups).toHaveCount(3);
  await expect(options(page).nth(1)).toContainText('Creams');
  await expect(options(page).nth(1)).toContainText('12');

  await options(page).nth(1).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(field(page)).toHaveValue('Creams');
  await expect(list(page)).toBeHidden();

  await field(page).fill('pain');
  await options(page).nth(0).click();
  await expect(field(page)).toHaveValue('pain relief gel');
  await field(page).fill('pain ');
  await options(page).nth(2).click();
  await expect
    .poll(() => searches.map(({ query }) => query))
    .toEqual(['Creams', 'pain relief gel', 'ტკივილგამაყუჩებელი']);
});

test('a suggested query shows its additions in bold, a product its price', async ({ page }) => {
  await openSearch(page, {
    store: 'gpc',
    quick: () => ({
      json: {
        documents: [
          aDocument({ id: 'a', title: 'Gel', original_price: 20, discounted_price: 15 }),
          aDocument({ id: 'b', title: 'Salve', original_price: null }),
        ],
        queries: ['pain relief gel'],
      },
    }),
  });
  await field(page).fill('pain ge');
  await expect(options(page)).toHaveText(['pain relief gel', 'Gel15.00 ₾', 'Salve']);
  await expect(options(page).first().locator('b')).toHaveText(['relief', 'l']);
  await expect(options(page).nth(1).getByText('Gel', { exact: true })).toBeVisible();
});

test('on a phone each group is short, so that the next one is visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, {
    store: 'gpc',
    quick: () => ({
      json: {
        documents: Array.from({ length: 6 }, (_, n) => aDocument({ id: `p-${n}`, title: `Gel ${n}` })),
        queries: Array.from({ length: 6 }, (_, n) => `gel ${n}`),
        categories: Array.from({ length: 3 }, (_, n) => ({ value: `c-${n}`, label: `Creams ${n}`, count: 2 })),
      },
    }),
  });
  await field(page).fill('gel');
  await expect(options(page)).toHaveCount(10);
  await expect(options(page).getByText('Gel 0', { exact: true })).toBeInViewport();
});

test('the field is a combobox with arrow keys, Enter and Escape, and the number of suggestions is announced', async ({
  page,
}) => {
  const { searches } = await openSearch(page, { store: 'electronics', quick: () => ({ json: THREE }) });
  const box = page.getByRole('combobox');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await box.fill('pain');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('status').filter({ hasText: '3 შემოთავაზება' })).toHaveCount(1);
  await expect(list(page)).toHaveAttribute('id', (await box.getAttribute('aria-controls')) ?? '');

  const chosen = async () => {
    const id = await box.getAttribute('aria-activedescendant');
    return id === null ? null : page.locator(`[id="${id}"]`).textContent();
  };
  await page.keyboard.press('ArrowDown');
  expect(await chosen()).toBe('pain relief gel');
  await expect(options(page).nth(0)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBeNull();
  await page.keyboard.press('ArrowUp');
  expect(await chosen()).toBe('Warm socks169.00 ₾');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');

  await page.keyboard.press('Escape');
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await expect(box).toHaveValue('pain');
  expect(await chosen()).toBeNull();
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Enter');
  await expect(box).toHaveValue('pain relief gel');
  await expect.poll(() => searches.map(({ query }) => query)).toEqual(['pain relief gel']);
});

test('the focus moves to the results after a search, and stays in the field while the shopper types', async ({
  page,
}) => {
  let answers = () => {};
  const slow = new Promise<void>((resolve) => {
    answers = resolve;
  });
  await openSearch(page, {
    search: async (_, count) => {
      if (count === 2) await slow;
      return { json: found(3) };
    },
  });
  await field(page).fill('coat');
  await field(page).press('Enter');
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');

  await field(page).fill('hat');
  await field(page).press('Enter');
  await field(page).pressSequentially(' red');
  answers();
  await expect(results(page)).toHaveAttribute('data-state', 'results');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('hat red');
});
