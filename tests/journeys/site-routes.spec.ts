/** Every URL of the site: status, title, frame and content, and navigation between them. */
import { brand, PAGES } from '@quarry/contract';
import { expect, test } from '@playwright/test';
import { mockApi } from './mocks.ts';
import { HEADINGS } from './site-headings.ts';

interface PageFacts {
  /** Rows of the checklist. */
  rows?: string;
  /** Where it is not the default one. */
  title?: string;
}

const FACTS: Readonly<Record<string, PageFacts>> = {
  '/': { rows: 'SITE-ROUTE-01 SITE-TITLE-01', title: 'The Future of Search' },
  '/pricing': { rows: 'SITE-ROUTE-02 SITE-TITLE-02', title: 'Pricing | Quarry' },
  '/team': { rows: 'SITE-ROUTE-03 SITE-TITLE-04', title: 'Our Team | Quarry' },
  '/book-demo': { rows: 'SITE-ROUTE-04 SITE-TITLE-05', title: 'Book a Demo | Quarry' },
  '/integrations': { rows: 'SITE-ROUTE-05 SITE-TITLE-03', title: 'Integrations | Quarry' },
  '/privacy-policy': { rows: 'SITE-ROUTE-19' },
  '/terms': { rows: 'SITE-ROUTE-20' },
  '/cookie-policy': { rows: 'SITE-ROUTE-21 CONF-01 OPEN-03' },
  '/dummy-shop': { rows: 'SITE-ROUTE-06 SITE-TITLE-08 CONF-10', title: 'Quarry Chat Desktop | Quarry' },
  '/dev-dummy-shop': { rows: 'SITE-ROUTE-07 CONF-06' },
  '/yc-2025-batch-spring': { rows: 'SITE-ROUTE-08' },
  '/integrated-view': { rows: 'SITE-ROUTE-09' },
  '/new-search': { rows: 'SITE-ROUTE-10 SITE-TITLE-06', title: 'Quarry Search | Quarry' },
  '/new-chat': { rows: 'SITE-ROUTE-12 SITE-TITLE-07 CONF-10', title: 'Quarry Chat Mobile | Quarry' },
  '/dev-chat': { rows: 'SITE-ROUTE-13' },
  '/button-chat': { rows: 'SITE-ROUTE-24' },
  [`/${brand.slug}-chat`]: { rows: 'SITE-ROUTE-22' },
  '/free-chat': { rows: 'SITE-ROUTE-23' },
};
/** The public pages, which need no call to be shown. */
const HEADINGS_BY_ADDRESS = new Map<string, string>(Object.entries(HEADINGS));
const SHOP_PAGES = ['/dummy-shop', '/dev-dummy-shop', '/yc-2025-batch-spring'];
const WITH_LOGIN = [...SHOP_PAGES, '/integrated-view', '/new-search', '/new-chat', '/dev-chat', '/button-chat'];
const OPEN_CHATS = [`/${brand.slug}-chat`, '/free-chat'];

/** The rows that hold on every page. */
const FRAME_ROWS = 'SITE-ROUTE-31 SITE-ROUTE-32 SITE-ROUTE-33 CONF-68 SITE-TITLE-10';

for (const address of [...PAGES, '/nope']) {
  const { rows = '', title } = FACTS[address] ?? {};
  const heading = HEADINGS_BY_ADDRESS.get(address);
  const titleRows = title === undefined ? 'SITE-TITLE-09 OPEN-01' : '';
  const allRows = [rows, titleRows, FRAME_ROWS].filter(Boolean).join(' ');
  test(`${allRows} ${address} shows its page in the frame of the site, with its title`, async ({ page, context }) => {
    const asked: URL[] = [];
    if (heading === undefined) await mockApi(page);
    else page.on('request', (request) => asked.push(new URL(request.url())));
    const reply = await page.goto(address);

    expect(reply?.status()).toBe(address === '/nope' ? 404 : 200);
    await expect(page).toHaveTitle(title ?? `${brand.defaultTitle} | Quarry`);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (WITH_LOGIN.includes(address)) {
      await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
    }
    if (SHOP_PAGES.includes(address)) {
      await page.getByLabel('Username').fill('dior');
      await page.getByLabel('Password').fill('secret');
      await page.getByRole('button', { name: 'Login' }).click();
      await expect(page.getByTestId('shop-bar')).toBeVisible();
      await expect(page.getByText('Sage linen midi')).toBeVisible();
    }
    if (OPEN_CHATS.includes(address)) {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Login Required' })).toHaveCount(0);
      await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toHaveCount(0);
    }
    if (heading === undefined) return;

    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await page.waitForLoadState('networkidle');
    // A public page loads nothing of the platform and nothing from other origins, and reading it stores nothing.
    const own = new URL(page.url()).origin;
    const paths = asked.map(({ pathname }) => pathname);
    expect(asked.filter(({ origin, protocol }) => origin !== own && protocol.startsWith('http'))).toEqual([]);
    expect(paths.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(
      paths.filter((path) => /\/assets\/(?:platform-layout|login(?!-hint)|shop-|query-client)/.test(path)),
    ).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([]);
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

test('SITE-TITLE-11 the title follows in-app navigation, also back to home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('The Future of Search');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle('Pricing | Quarry');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle('The Future of Search');
});
