/** The pages' event reports: viewed and opened products. */
import { expect, type Page, test } from '@playwright/test';
import { cards, found, mockSearch, openSearch, search } from './search-mocks.ts';
import { aProduct, mockApi, aLogin } from './mocks.ts';

/** Hides the page, like switching to another tab. */
async function hide(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** Visibility is reported after rendering. */
async function drawn(page: Page) {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))),
  );
}

test('viewed results are reported when the page is hidden, each once per search', async ({ page }) => {
  const { visits, events } = await openSearch(page, { search: () => ({ json: found(30, { query_id: 'q-7' }) }) });
  await search(page, 'coat');
  await expect(cards(page)).toHaveCount(24);
  const last = page.locator('[data-position="24"]');
  await last.scrollIntoViewIfNeeded();
  await drawn(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await drawn(page);
  await last.scrollIntoViewIfNeeded();
  await drawn(page);
  expect(events).toEqual([]);

  await hide(page);
  await expect.poll(() => events.length).toBe(1);
  const [batch] = events;
  expect(batch).toMatchObject({ store: 'dior', sessionId: visits[0] });
  const seen = batch?.events ?? [];
  expect(new Set(seen.map(({ type }) => type))).toEqual(new Set(['view']));
  expect(seen.every(({ query_id }) => query_id === 'q-7')).toBe(true);
  expect(seen).toContainEqual(expect.objectContaining({ product_id: 'p-1', position: 1 }));
  expect(seen).toContainEqual(expect.objectContaining({ product_id: 'p-24', position: 24 }));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(new Set(seen.map(({ product_id }) => product_id)).size).toBe(seen.length);
});

test('an opened result is reported at once, with its search and position', async ({ page }) => {
  const ways: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/events')) ways.push(request.resourceType());
  });
  const { events } = await openSearch(page, {
    search: ({ page }) => ({ json: found(30, { query_id: `q-of-page-${String(page)}` }) }),
  });
  await search(page, 'coat');
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await expect(page.getByText('Page 2 of 2', { exact: true })).toBeVisible();
  const opened = page.waitForEvent('popup');
  await cards(page).nth(2).getByRole('link').click();
  await (await opened).close();
  await expect
    .poll(() => events.flatMap((batch) => batch.events).filter(({ type }) => type === 'click'))
    .toHaveLength(1);
  expect(events.flatMap((batch) => batch.events)).toContainEqual(
    expect.objectContaining({ type: 'click', product_id: 'p-3', query_id: 'q-of-page-2', position: 27 }),
  );
  // A beacon, which survives leaving the page.
  expect(ways).toContain('ping');
  expect(ways).not.toContain('fetch');
});

test('failed reports have no visible effect', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await mockSearch(page);
  await page.route('**/api/events', (route) => route.abort());
  await page.goto('/new-search?q=coat');
  await expect(cards(page)).toHaveCount(24);
  const opened = page.waitForEvent('popup');
  await cards(page).first().getByRole('link').click();
  await (await opened).close();
  await hide(page);
  await search(page, 'hat');
  await expect(cards(page)).toHaveCount(24);
  expect(errors).toEqual([]);
});

test('the shop page reports products opened from its catalogue, in the same visit', async ({ page }) => {
  const events: { sessionId: string; events: Record<string, unknown>[] }[] = [];
  await mockApi(page, { session: aLogin(), products: { json: { products: [aProduct({ id: 'p-9' })] } } });
  await page.route('**/api/events', async (route) => {
    events.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, json: { accepted: 1 } });
  });
  await page.goto('/dummy-shop');
  const opened = page.waitForEvent('popup');
  await page.locator('[data-product=p-9]').getByRole('link').click();
  await (await opened).close();
  await expect.poll(() => events.flatMap((batch) => batch.events).some(({ type }) => type === 'click')).toBe(true);
  expect(events[0]?.sessionId).toBe(await page.evaluate(() => sessionStorage.getItem('quarry.visit')));
});
