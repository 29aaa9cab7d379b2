/** Every URL of the site: content, frame, and navigation. */
import { brand, PAGES } from '@quarry/contract';
import { expect, test } from '@playwright/test';
import { mockApi } from './mocks.ts';

const OPEN_PAGES = [
  ['SITE-ROUTE-01', '/', brand.headline],
  ['SITE-ROUTE-02', '/pricing', 'Pricing that follows your traffic'],
  ['SITE-ROUTE-03', '/team', 'Four people, one stubborn question'],
  ['SITE-ROUTE-04', '/book-demo', 'Schedule Your Demo'],
  ['SITE-ROUTE-05', '/integrations', 'Live on your shop before lunch'],
  ['SITE-ROUTE-19', '/privacy-policy', 'Privacy Policy'],
  ['SITE-ROUTE-20', '/terms', 'Terms & Conditions'],
  ['SITE-ROUTE-21 CONF-01 OPEN-03', '/cookie-policy', 'Cookie Policy'],
] as const;

for (const [rows, address, heading] of OPEN_PAGES) {
  test(`${rows} ${address} shows its page`, async ({ page }) => {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
  });

  test(`${address} is readable without scripts`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' })).toBeVisible();
    await context.close();
  });
}

for (const [rows, address] of [
  ['SITE-ROUTE-06', '/dummy-shop'],
  ['SITE-ROUTE-07 CONF-06', '/dev-dummy-shop'],
  ['SITE-ROUTE-08', '/yc-2025-batch-spring'],
] as const) {
  test(`${rows} ${address} requires a login, then shows the shop page`, async ({ page }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    await page.getByLabel('Username').fill('dior');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByTestId('shop-bar')).toBeVisible();
    await expect(page.getByText('Sage linen midi')).toBeVisible();
  });
}

for (const [rows, address] of [
  ['SITE-ROUTE-09', '/integrated-view'],
  ['SITE-ROUTE-10', '/new-search'],
  ['SITE-ROUTE-12', '/new-chat'],
  ['SITE-ROUTE-13', '/dev-chat'],
  ['SITE-ROUTE-24', '/button-chat'],
] as const) {
  test(`${rows} ${address} requires a login`, async ({ page }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
  });
}

for (const [row, address] of [
  ['SITE-ROUTE-22', `/${brand.slug}-chat`],
  ['SITE-ROUTE-23', '/free-chat'],
] as const) {
  test(`${row} ${address} requires no login`, async ({ page }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Login Required' })).toHaveCount(0);
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toHaveCount(0);
  });
}

for (const address of [...PAGES, '/nope']) {
  test(`SITE-ROUTE-31 SITE-ROUTE-32 SITE-ROUTE-33 CONF-68 header, secondary bar and footer are on ${address}`, async ({
    page,
  }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('SITE-ROUTE-34 the view starts at the top on every navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.goto('/pricing');
  const scrolledTo = () => page.evaluate(() => scrollY);

  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await scrolledTo()).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Terms & Conditions' })).toBeVisible();
  await expect.poll(scrolledTo).toBe(0);

  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await scrolledTo()).toBeGreaterThan(100);
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Four people/ })).toBeVisible();
  await expect.poll(scrolledTo).toBe(0);
});

test('SITE-ROUTE-35 moving between pages keeps the document', async ({ page }) => {
  test.slow();
  await page.goto('/pricing');
  await expect(page.getByTestId('particle').first()).toBeAttached();
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  const banner = page.getByRole('banner');
  for (const [link, heading] of [
    ['Integrations', /^Live on your shop/],
    ['Team', /^Four people/],
    ['Book Demo', 'Schedule Your Demo'],
    ['Pricing', /^Pricing that/],
  ] as const) {
    await banner.getByRole('link', { name: link, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('public pages load nothing of the platform and nothing from other origins', async ({ page }) => {
  const asked: URL[] = [];
  page.on('request', (request) => asked.push(new URL(request.url())));
  for (const [, address] of OPEN_PAGES) await page.goto(address, { waitUntil: 'networkidle' });
  const own = new URL(page.url()).origin;
  const paths = asked.map(({ pathname }) => pathname);
  expect(asked.filter(({ origin, protocol }) => origin !== own && protocol.startsWith('http'))).toEqual([]);
  expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
  expect(paths.filter((path) => /\/assets\/(?:platform-layout|login(?!-hint)|shop-|query-client)/.test(path))).toEqual(
    [],
  );
});
