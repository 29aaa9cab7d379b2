/** The search page: login, field, results, paging, and states without results. */
import { expect, type Locator, test } from '@playwright/test';
import { PAGE_SIZE } from '@quarry/contract';
import {
  aDocument,
  aSearchAdministrator,
  aSearcher,
  cards,
  documents,
  FACETS,
  field,
  found,
  held,
  mockSearch,
  openSearch,
  results,
  search,
  searchButton,
} from './search-mocks.ts';

async function logIn(page: Parameters<typeof openSearch>[0]) {
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();
}

test('the search page is a separate chunk, which no other page loads', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const isSearchPage = (path: string) => path.startsWith('/assets/new-search-');
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter(isSearchPage)).toEqual([]);
  await openSearch(page);
  expect(scripts.filter(isSearchPage)).toHaveLength(1);
});

test('AUTH-11 CALL-10 CONF-08 the login names the section and sends only name and password', async ({ page }) => {
  const { all } = await mockSearch(page, { session: null });
  await page.goto('/new-search');
  await expect(page.getByText('Please login to access the product search', { exact: true })).toBeVisible();
  await logIn(page);
  await expect(field(page)).toBeVisible();
  expect(all.find((call) => call.path === '/api/authenticate')?.body).toEqual({ username: 'dior', password: 'secret' });
});

test('SITE-TITLE-06 SITE-ROUTE-10 SITE-ROUTE-31 SEARCH-01 SEARCH-02 SEARCH-04 SEARCH-23 CALL-20 the page has its title and the shared frame; a search requests one page of 24 and shows the results', async ({
  page,
}) => {
  const { searches, visits } = await openSearch(page);
  await expect(page).toHaveTitle('Quarry Search | Quarry');
  await expect(page.locator('header')).toHaveCount(1);
  await expect(page.locator('footer')).toHaveCount(1);

  await search(page, '  red coat ');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  await expect(cards(page).first()).toContainText('Coat 1');
  expect(searches).toHaveLength(1);
  expect(searches[0]).toEqual({ query: 'red coat', store: 'dior', page: 1, limit: 24 });
  expect(visits[0]).toMatch(/^[0-9a-f]{32}$/);
  await expect(page).toHaveURL(/\?q=red\+coat$/);
});

test('SEARCH-08 AUTH-23 AUTH-34 an administrator with several shops selects one first', async ({ page }) => {
  const { searches } = await mockSearch(page, { session: null, login: aSearchAdministrator('veli', 'dior') });
  await page.goto('/new-search');
  await logIn(page);
  const picker = page.getByTestId('shop-picker');
  await expect(picker.getByRole('button')).toHaveText(['veli', 'dior']);
  await expect(page.getByTestId('search-head')).toHaveCount(0);

  await picker.getByRole('button', { name: 'dior' }).click();
  await search(page, 'coat');
  await expect(cards(page).first()).toBeVisible();
  expect(searches.map(({ store }) => store)).toEqual(['dior']);
});

test('ROLE-05 when an administrator changes the shop, the search starts again', async ({ page }) => {
  const { searches } = await openPicked(page);
  await search(page, 'coat');
  await expect(cards(page).first()).toBeVisible();
  await page.getByTestId('search-head').getByRole('combobox', { name: 'Store' }).click();
  await page.getByRole('option', { name: 'dealcart' }).click();
  await expect(results(page)).toHaveAttribute('data-state', 'idle');
  await expect(field(page)).toHaveValue('');
  await search(page, 'rice');
  await expect(cards(page).first()).toContainText('Rs 169.00');
  expect(searches.map(({ store, query }) => [store, query])).toEqual([
    ['dior', 'coat'],
    ['dealcart', 'rice'],
  ]);
});

async function openPicked(page: Parameters<typeof openSearch>[0]) {
  const calls = await mockSearch(page, { session: aSearchAdministrator('dior', 'dealcart') });
  await page.goto('/new-search');
  await page.getByTestId('shop-picker').getByRole('button', { name: 'dior' }).click();
  return calls;
}

test('SEARCH-09 an administrator with one shop needs no selection', async ({ page }) => {
  await openSearch(page, { session: aSearchAdministrator('dior') });
  await expect(field(page)).toBeEnabled();
  await expect(page.getByTestId('shop-picker')).toHaveCount(0);
});

test('AUTH-16 ROLE-08 an administrator without shops sees the access issue', async ({ page }) => {
  await mockSearch(page, { session: aSearchAdministrator() });
  await page.goto('/new-search');
  await expect(page.getByRole('heading', { name: 'Access Issue' })).toBeVisible();
});

test('AUTH-19 AUTH-29 logging out removes all data for the next user', async ({ page }) => {
  const goodbye = held();
  const { searches, trending } = await openSearch(page, { login: aSearcher('lcw') });
  await page.route('**/api/logout', async (route) => {
    await goodbye.promise;
    await route.fulfill({ json: { success: true } });
  });
  await search(page, 'coat');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logging out...', { exact: true })).toBeVisible();
  goodbye.release();
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  await expect(page).toHaveURL(/\/new-search$/);

  await logIn(page);
  await expect(page.getByTestId('search-head')).toContainText('LCW');
  await expect(results(page)).toHaveAttribute('data-state', 'idle');
  await expect(field(page)).toHaveValue('');
  await expect(page.getByText(/coat|dior/i)).toHaveCount(0);
  await expect.poll(() => trending).toEqual(['?store=dior&limit=8', '?store=lcw&limit=8']);
  expect(searches.map(({ query, store }) => [query, store])).toEqual([['coat', 'dior']]);
  await search(page, 'hat');
  await expect(cards(page).first()).toBeVisible();
  expect(searches.at(-1)).toMatchObject({ query: 'hat', store: 'lcw', page: 1 });
});

test('SEARCH-05 SEARCH-07 SEARCH-14 SEARCH-23 the pager shows Page X of Y and stops at both ends; a new search starts at page 1', async ({
  page,
}) => {
  const { searches } = await openSearch(page);
  await search(page, 'coat');
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await expect(previous).toBeDisabled();

  await next.click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await expect(previous).toBeEnabled();
  await next.click();
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await search(page, 'hat');
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  expect(searches.map(({ query, page, limit }) => [query, page, limit])).toEqual([
    ['coat', 1, 24],
    ['coat', 2, 24],
    ['coat', 3, 24],
    ['coat', 2, 24],
    ['hat', 1, 24],
  ]);
});

test('SEARCH-06 the number of pages follows from the number of results', async ({ page }) => {
  await openSearch(page, { search: ({ query }) => ({ json: found(Number(query)) }) });
  for (const [total, pages] of [
    [24, 1],
    [25, 2],
    [100_000, 4167],
  ]) {
    await search(page, String(total));
    await expect(page.getByText(`Page 1 of ${pages}`, { exact: true })).toBeVisible();
  }
});

test('a link to a page that no longer exists shows the last one', async ({ page }) => {
  const { searches } = await openSearch(
    page,
    { search: ({ page }) => ({ json: page === 3 ? found(50) : { num_total_results: 50, documents: [] } }) },
    '/new-search?q=coat&page=40',
  );
  await expect(page.getByText('Page 3 of 3', { exact: true })).toBeVisible();
  expect(searches.map(({ page }) => page)).toEqual([40, 3]);
});

for (const [store, shown] of [
  ['homzmart', 'Homzmart'],
  ['extra.ge', 'Extra.ge'],
  ['veli', 'Veli'],
] as const) {
  test(`SEARCH-10 CONF-54 an empty result in ${store}`, async ({ page }) => {
    await openSearch(page, { store, search: () => ({ json: found(0) }) });
    await search(page, 'zzz');
    await expect(page.getByText(`No products found for your search in ${shown}.`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^Page/)).toHaveCount(0);
  });
}

test('SEARCH-11 SEARCH-13 the states: idle, loading, results, empty, error', async ({ page }) => {
  const first = held();
  await openSearch(page, {
    search: async (_, count) => {
      if (count === 1) await first.promise;
      return [{ json: found(2) }, { json: found(0) }, { status: 500, json: {} }][count - 1] ?? { json: found(1) };
    },
  });
  const state = results(page);
  await expect(state).toHaveAttribute('data-state', 'idle');
  await search(page, 'coat');
  await expect(state).toHaveAttribute('data-state', 'loading');
  await expect(state).toHaveAttribute('aria-busy', 'true');
  await expect(searchButton(page)).toBeDisabled();
  await expect(page.getByText('Looking through the shelves...')).toBeVisible();
  first.release();
  await expect(state).toHaveAttribute('data-state', 'results');
  await expect(state).toHaveAttribute('aria-busy', 'false');
  await expect(searchButton(page)).toBeEnabled();
  await search(page, 'nothing');
  await expect(state).toHaveAttribute('data-state', 'empty');
  await search(page, 'trouble');
  await expect(state).toHaveAttribute('data-state', 'error');
});

test('SEARCH-12 SEARCH-13 a blank query makes no search', async ({ page }) => {
  const { searches } = await openSearch(page);
  await expect(searchButton(page)).toBeDisabled();
  await field(page).fill('   ');
  await expect(searchButton(page)).toBeDisabled();
  await field(page).press('Enter');
  await field(page).fill('a');
  await expect(searchButton(page)).toBeEnabled();
  await field(page).press('Enter');
  await expect(cards(page).first()).toBeVisible();
  expect(searches.map(({ query }) => query)).toEqual(['a']);
});

test('SEARCH-12 SEARCH-13 the unknown store cannot be searched', async ({ page }) => {
  const { searches, trending } = await openSearch(
    page,
    { session: { ...aSearcher('x'), context: 'new-search', availableContexts: ['new-search'] } },
    '/new-search?q=coat',
  );
  await expect(searchButton(page)).toBeDisabled();
  await expect(results(page)).toHaveAttribute('data-state', 'idle');
  await expect(results(page).getByRole('heading', { level: 1 })).toBeVisible();
  await expect(results(page).getByRole('button')).toHaveCount(0);
  expect(searches).toEqual([]);
  expect(trending).toEqual([]);
});

test('SEARCH-22 four columns of 260 px, 24 px apart, on screens from 1280 to 1920 px', async ({ page }) => {
  await openSearch(page);
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  const columns = ['260px', '260px', '260px', '260px'];
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const measure = () =>
      page.getByTestId('search-grid').evaluate((list) => {
        const { gridTemplateColumns, columnGap, rowGap } = getComputedStyle(list);
        return { columns: gridTemplateColumns.split(' '), gaps: [columnGap, rowGap] };
      });
    await expect.poll(measure, `${width} px`).toEqual({ columns, gaps: ['24px', '24px'] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test('two columns on a phone, and nothing overflows the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSearch(page, {
    search: () => ({ json: { num_total_results: 2, documents: documents(2, { title: 'Unbreakable'.repeat(30) }) } }),
  });
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(2);
  const columns = await page
    .getByTestId('search-grid')
    .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length);
  expect(columns).toBe(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('logo, field and results are aligned on screens from 390 to 1920 px', async ({ page }) => {
  await openSearch(page, { search: () => ({ json: found(30, { facets: FACETS }) }) });
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  const column = page.getByRole('complementary', { name: 'Filters' });
  const left = async (element: Locator) => Math.round((await element.boundingBox())?.x ?? -1);
  for (const width of [390, 1024, 1180, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(async () => {
      const first = (await column.isVisible()) ? column : page.getByTestId('search-grid');
      const edge = await left(page.getByRole('search'));
      expect(await left(page.locator('header').getByRole('link').first()), `${width} px`).toBe(edge);
      expect(await left(page.getByRole('contentinfo').getByRole('link').first()), `${width} px`).toBe(edge);
      expect(await left(first), `${width} px`).toBe(edge);
    }).toPass();
  }
});

for (const store of ['dior', 'gpc', 'homzmart', 'lcw']) {
  test(`on a phone the hint of ${store} has two lines, and is absent on an empty result`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openSearch(page, {
      store,
      search: ({ query }) => (query === 'zzz' ? { json: found(0) } : { status: 503, json: {} }),
    });
    const hint = page.getByTestId('search-head').getByTestId('hint');
    const size = await hint.evaluate((line) => ({
      isCut: line.scrollWidth > line.clientWidth || line.scrollHeight > line.clientHeight + 1,
      lines: Math.round(line.clientHeight / Number.parseFloat(getComputedStyle(line).lineHeight)),
    }));
    expect(size.isCut).toBe(false);
    expect(size.lines).toBeLessThanOrEqual(2);
    await search(page, 'zzz');
    await expect(results(page)).toHaveAttribute('data-state', 'empty');
    await expect(hint).toBeHidden();
    await search(page, 'trouble');
    await expect(results(page)).toHaveAttribute('data-state', 'error');
    await expect(hint).toBeHidden();
  });
}

test('SEARCH-24 CONF-59 the results start 130 px below the top, also after paging further down', async ({ page }) => {
  await openSearch(page);
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(PAGE_SIZE);
  const headBox = await page.getByTestId('search-head').boundingBox();
  const resultsBox = await results(page).boundingBox();
  expect(headBox?.height).toBe(130);
  expect((resultsBox?.y ?? 0) - (headBox?.y ?? 0)).toBe(130);

  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await expect.poll(async () => Math.round((await results(page).boundingBox())?.y ?? 0)).toBe(130);
  expect((await page.getByTestId('search-head').boundingBox())?.y).toBe(0);
});

test('CARD-16 CARD-17 CONF-51 CONF-52 CONF-53 prices of results: discounted, else original; struck where lower', async ({
  page,
}) => {
  const priced = (id: string, original_price: unknown, discounted_price: unknown) =>
    aDocument({ id, original_price, discounted_price, current_price: null });
  await openSearch(page, {
    store: 'dior',
    search: () => ({
      json: {
        num_total_results: 5,
        documents: [
          priced('lower', 20, 15),
          priced('higher', 20, 25),
          priced('none', 5, null),
          priced('text', 'abc', ''),
          null,
        ],
      },
    }),
  });
  await search(page, 'coat');
  await expect(page.locator('[data-product=lower]')).toContainText('$15.00');
  await expect(page.locator('[data-product=lower] s')).toHaveText('$20.00');
  await expect(page.locator('[data-product=higher]')).toContainText('$25.00');
  await expect(page.locator('[data-product=higher] s')).toHaveCount(0);
  await expect(page.locator('[data-product=none]')).toContainText('$5.00');
  await expect(page.locator('[data-product=text]')).toContainText('N/A');
  await expect(page.getByText('Invalid product data', { exact: true })).toBeVisible();
});

for (const [store, higher] of [
  ['dior', '$20.00'],
  ['gpc', '20.00 ₾'],
] as const) {
  test(`CARD-21 CONF-52 results in ${store} strike the original price through where the discounted one is lower`, async ({
    page,
  }) => {
    const reduced = (id: string, discounted_price: number) =>
      aDocument({ id, original_price: 20, discounted_price, current_price: discounted_price });
    await openSearch(page, {
      store,
      search: () => ({
        json: {
          num_total_results: 3,
          documents: [reduced('lower', 15), reduced('equal', 20), reduced('higher', 25)],
        },
      }),
    });
    await search(page, 'coat');
    await expect(page.locator('[data-product=lower] s')).toHaveText(higher);
    await expect(page.locator('[data-product=lower] s')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(page.locator('[data-product=equal] s')).toHaveCount(0);
    await expect(page.locator('[data-product=higher] s')).toHaveCount(0);
  });
}

test('CARD-07 in gpc a result shows only its main picture, elsewhere all pictures', async ({ page }) => {
  const images = ['/media/1.webp', '/media/2.webp'];
  const search = () => ({
    json: { num_total_results: 1, documents: [aDocument({ id: 'both', images, image_url: '/media/main.webp' })] },
  });
  const picture = page.locator('[data-product=both] img');
  await openSearch(page, { store: 'gpc', search }, '/new-search?q=cream');
  await expect(picture).toHaveAttribute('src', '/media/main.webp');
  await expect(page.getByText(/^\d \/ \d$/)).toHaveCount(0);

  await openSearch(page, { store: 'dior', search }, '/new-search?q=coat');
  await expect(picture).toHaveAttribute('src', '/media/1.webp');
  await expect(page.getByText('1 / 2', { exact: true })).toBeVisible();
});

test('CARD-11 CARD-12 CARD-14 CARD-15 ERR-09 pictures of results loop, with a placeholder for missing ones', async ({
  page,
}) => {
  await mockSearch(page, {
    search: () => ({
      json: {
        num_total_results: 3,
        documents: [
          aDocument({ id: 'many', images: ['/media/1.webp', '/media/2.webp', '/media/3.webp'] }),
          aDocument({ id: 'none', images: [null, ' '], image_url: '' }),
          aDocument({ id: 'broken', images: ['/media/broken.webp'] }),
        ],
      },
    }),
  });
  await page.route('**/broken.webp', (route) => route.fulfill({ status: 404 }));
  await page.goto('/new-search?q=coat');
  await expect(page.locator('[data-product=none] [data-placeholder]')).toBeVisible();
  await expect(page.locator('[data-product=broken] [data-placeholder]')).toBeVisible();

  const many = page.locator('[data-product=many]');
  await expect(many.getByText('1 / 3')).toBeVisible();
  await many.getByRole('link').focus();
  await page.keyboard.press('ArrowRight');
  await expect(many.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(many.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(many.getByText('1 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(many.getByText('3 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(many.getByText('2 / 3')).toBeVisible();
});

test('attributes that differ between results are underlined and followed by facts', async ({ page }) => {
  const kind = { field: 'category', value: 'coat', words: 'coat' };
  const green = { field: 'color', value: 'green', words: 'green' };
  const title = { field: 'title', value: 'coat', words: 'coats' };
  await openSearch(page, {
    search: () => ({
      json: {
        num_total_results: 2,
        documents: [
          aDocument({ id: 'a', title: 'Alder', category: 'coat', reasons: [kind, green, title] }),
          aDocument({ id: 'b', title: 'Birch', category: 'coat', reasons: [kind] }),
        ],
      },
    }),
  });
  await search(page, 'green coats');
  await expect(page.locator('[data-product=a] [data-reason]')).toHaveText(['green']);
  await expect(page.locator('[data-product=a]').getByRole('listitem')).toHaveText(['green', 'Orchard Row', 'coat']);
  await expect(page.locator('[data-product=b] [data-reason]')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('CARD-14 CARD-15 pressing the number or swiping the card changes the picture', async ({ page }) => {
    const images = ['/media/1.webp', '/media/2.webp', '/media/3.webp'];
    await openSearch(page, {
      search: () => ({ json: { num_total_results: 1, documents: [aDocument({ images, url: '/dummy-shop' })] } }),
    });
    await search(page, 'coat');
    const card = cards(page).first();
    await card.getByText('1 / 3').tap();
    await expect(card.getByText('2 / 3')).toBeVisible();

    const box = await card.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 120, (box?.y ?? 0) + 60];
    const finger = await page.context().newCDPSession(page);
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    for (const travel of [20, 50, 80]) {
      await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [{ x: x - travel, y }] });
    }
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(card.getByText('3 / 3')).toBeVisible();
    expect(page.context().pages()).toHaveLength(1);
  });
});

test('popular products with their reasons are shown below the start page and an empty result', async ({ page }) => {
  const documents = [
    ['events', 'On the rise right now'],
    ['popularity', 'Popular with shoppers'],
    ['popularity', 'Popular right now'],
  ].map(([key, text], n) => ({
    ...aDocument({ id: `t-${n + 1}`, title: `Trend ${n + 1}` }),
    reason: { relation: 'trending', key, value: '3', text },
  }));
  const { trending } = await openSearch(page, {
    search: ({ query }) => ({ json: query === 'zzz' ? found(0) : found(1) }),
    trending: { json: { documents } },
  });
  const shelf = page.getByTestId('trending');
  await expect(page.getByRole('heading', { name: 'Popular right now' })).toBeVisible();
  await expect(shelf.getByRole('article').getByRole('list')).toHaveText([
    'Orchard Rowdress',
    'Popular with shoppers',
    'Orchard Rowdress',
  ]);
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(1);
  await expect(shelf).toHaveCount(0);
  await search(page, 'zzz');
  await expect(page.getByText('No products found for your search in Dior.', { exact: true })).toBeVisible();
  await expect(shelf.getByRole('article')).toHaveCount(3);
  expect(trending).toEqual(['?store=dior&limit=8']);
});

test('no placeholder is shown while popular products load', async ({ page }) => {
  const asked = held();
  await mockSearch(page);
  await page.route('**/api/trending?*', async (route) => {
    await asked.promise;
    await route.fulfill({ json: { documents: documents(8) } });
  });
  await page.goto('/new-search');
  await expect(results(page)).toHaveAttribute('data-state', 'idle');
  const foot = page.getByRole('contentinfo');
  const bottom = async () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect(foot).toBeInViewport();
  expect(await bottom()).toBe(900);
  asked.release();
  await expect(page.getByTestId('trending').getByRole('article')).toHaveCount(8);
});

test('the page is complete without popular products', async ({ page }) => {
  await openSearch(page, { trending: { status: 500, json: {} } });
  await expect(results(page)).toHaveAttribute('data-state', 'idle');
  await expect(page.getByRole('heading', { name: 'Popular right now' })).toHaveCount(0);
});

test('SEARCH-28 SEARCH-33 CONF-56 CONST-04 a failed search shows the server’s error, else its message, else the status', async ({
  page,
}) => {
  const failures = [
    { body: { error: 'The index rests.', message: 'Another word.' }, shown: 'The index rests.' },
    { body: { message: 'Another word.' }, shown: 'Another word.' },
    { body: {}, shown: 'Search failed (status 503)' },
  ];
  const { searches } = await openSearch(page, {
    search: (_, count) => ({ status: 503, json: failures[count - 1]?.body }),
  });
  for (const { shown } of failures) {
    await search(page, `coat ${shown}`);
    await expect(page.getByText(`Error: ${shown}`, { exact: true })).toBeVisible();
  }
  expect(searches).toHaveLength(failures.length);
});

test('SEARCH-29 SEARCH-30 CALL-20 CONF-55 documents may be named data; an invalid reply is said, with the name of the shop', async ({
  page,
}) => {
  await openSearch(page, {
    store: 'gpc',
    search: (_, count) => ({ json: count === 1 ? { num_total_results: 30, data: documents(24) } : { results: [] } }),
  });
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(24);
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible();
  await search(page, 'hat');
  await expect(page.getByText('Error: Invalid search results format from gpc.', { exact: true })).toBeVisible();
});

test('SEARCH-32 SEARCH-33 a search fails without a connection, and works once it is back', async ({ page }) => {
  await openSearch(page, { search: (_, count) => (count === 1 ? { offline: true } : { json: found(1) }) });
  await search(page, 'coat');
  await expect(page.getByText('Error: An unexpected error occurred.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('a lost connection shows a notice', async ({ page, context }) => {
  await openSearch(page);
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^You are offline/)).toHaveCount(0);
});

test('an overloaded server says when to retry', async ({ page }) => {
  await openSearch(page, {
    search: (_, count) =>
      count === 1
        ? { status: 429, json: { error: 'Too many requests.' }, headers: { 'retry-after': '2' } }
        : { json: found(1) },
  });
  await search(page, 'coat');
  await expect(page.getByText('Error: Too many requests.', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Try again in \d s$/ })).toBeDisabled();
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('an ended session shows the login, and then the same search', async ({ page }) => {
  await openSearch(page, {
    search: (_, count) =>
      count === 1 ? { status: 401, json: { message: 'Please log in first.' } } : { json: found(3) },
  });
  await search(page, 'coat');
  await expect(page.getByRole('alert')).toHaveText('Your session has ended. Please log in again.');
  await logIn(page);
  await expect(cards(page)).toHaveCount(3);
  await expect(field(page)).toHaveValue('coat');
});

test('only the latest search counts, even if an older one answers later', async ({ page }) => {
  const slow = held();
  const { searches } = await openSearch(page, {
    search: async ({ query }) => {
      if (query === 'coat') await slow.promise;
      return { json: { num_total_results: 1, documents: [aDocument({ title: `A ${String(query)}` })] } };
    },
  });
  await search(page, 'coat');
  await expect.poll(() => searches.length).toBe(1);
  const hungUp = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/search'));
  await field(page).fill('hat');
  await field(page).press('Enter');
  expect((await hungUp).postDataJSON()).toMatchObject({ query: 'coat' });
  await expect(cards(page)).toContainText(['A hat']);
  slow.release();
  // Waits until a late reply could have been rendered.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await expect(cards(page)).toContainText(['A hat']);
  await expect(page.getByText('A coat')).toHaveCount(0);
  expect(searches.map(({ query }) => query)).toEqual(['coat', 'hat']);
});

test('the URL contains the search: a link, a reload and going back restore it', async ({ page }) => {
  await openSearch(page, {}, '/new-search?q=coat&page=2');
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('coat');
  await search(page, 'hat');
  await expect(page.getByText('Page 1 of 3', { exact: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Page 2 of 3', { exact: true })).toBeVisible();
  await expect(field(page)).toHaveValue('coat');
});
