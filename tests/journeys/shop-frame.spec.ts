/** The frame of every page: header, secondary bar, footer, titles, not-found, and how one moves between pages. */
import { expect, test } from '@playwright/test';
import { aLogin, mockApi } from './mocks.ts';

const ADDRESSES = ['/', '/dummy-shop', '/yc-2025-batch-spring', '/dev-dummy-shop', '/nope'];

for (const address of ADDRESSES) {
  test(`SITE-ROUTE-31 SITE-ROUTE-32 SITE-ROUTE-33 header, secondary bar and footer stand on ${address}`, async ({
    page,
  }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Announcement' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

test('SITE-ROUTE-01 the home page shows the headline and leads to the shop demo', async ({ page }) => {
  await mockApi(page);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gen AI-powered Product Search and Discovery');
  await page.getByRole('link', { name: 'Open the shop demo' }).click();
  await expect(page).toHaveURL(/\/dummy-shop$/);
  await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible();
});

for (const address of ['/dummy-shop', '/dev-dummy-shop', '/yc-2025-batch-spring']) {
  test(`SITE-ROUTE-06 SITE-ROUTE-07 SITE-ROUTE-08 ${address} asks for a login, then shows the shop page`, async ({
    page,
  }) => {
    await mockApi(page);
    await page.goto(address);
    await page.getByLabel('Username').fill('dior');
    await page.getByLabel('Password').fill('secret');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByTestId('shop-bar')).toBeVisible();
    await expect(page.getByText('Sage linen midi')).toBeVisible();
  });
}

for (const address of ['/nope', '/pricing/x']) {
  test(`SITE-ROUTE-30 SITE-404-01 SITE-404-02 ${address} is the not-found page`, async ({ page }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
  });
}

test('SITE-TITLE-01 SITE-TITLE-08 SITE-TITLE-09 SITE-TITLE-10 every page has its title', async ({ page }) => {
  await mockApi(page);
  await page.goto('/');
  await expect(page).toHaveTitle('The Future of Search');
  await page.goto('/dummy-shop');
  await expect(page).toHaveTitle('Quarry Chat Desktop | Quarry');

  const defaults: string[] = [];
  for (const address of ['/yc-2025-batch-spring', '/dev-dummy-shop', '/nope']) {
    await page.goto(address);
    await expect(page).toHaveTitle(/ \| Quarry$/);
    defaults.push(await page.title());
  }
  expect(new Set(defaults).size).toBe(1);
});

test('SITE-TITLE-11 SITE-ROUTE-35 the title follows in-app navigation, and the document stays', async ({ page }) => {
  await mockApi(page);
  await page.goto('/');
  await page.evaluate(() => Object.assign(window, { stillHere: true }));
  await page.getByRole('link', { name: 'Open the shop demo' }).click();
  await expect(page).toHaveTitle('Quarry Chat Desktop | Quarry');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle('The Future of Search');
  expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
});

test('SITE-NAV-01 SITE-NAV-02 SITE-NAV-03 SITE-NAV-04 SITE-NAV-05 the header leads to four pages, then the button', async ({
  page,
}) => {
  await mockApi(page);
  await page.goto('/');
  const links = page.getByRole('banner').getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Pricing', 'Integrations', 'Team']);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/pricing',
    '/integrations',
    '/team',
  ]);
  const visible = page.getByRole('banner').getByRole('link').filter({ visible: true });
  await expect(visible.last()).toHaveText('Book Demo');
});

test('SITE-NAV-06 Book Demo leads to /book-demo', async ({ page }) => {
  await mockApi(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click();
  await expect(page).toHaveURL(/\/book-demo$/);
});

test('SITE-NAV-07 SITE-NAV-08 on a narrow screen a menu slides out with the same links and closes again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await mockApi(page);
  await page.goto('/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu.getByRole('link')).toHaveText(['Home', 'Pricing', 'Integrations', 'Team', 'Book Demo']);
  await menu.getByRole('button', { name: 'Close menu' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('SITE-NAV-09 the header gets a stronger background after more than 10 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await mockApi(page);
  await page.goto('/');
  const header = page.getByRole('banner');
  const backgroundAt = async (y: number, isScrolled: boolean) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(header).toHaveAttribute('data-scrolled', String(isScrolled));
    // The colour fades; what counts is where it ends.
    await header.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
    return header.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const weak = await backgroundAt(10, false);
  expect(await backgroundAt(11, true)).not.toBe(weak);
  expect(await backgroundAt(10, false)).toBe(weak);
  expect(await backgroundAt(0, false)).toBe(weak);
});

test('SITE-NAV-12 SITE-NAV-13 the footer leads to the pages and the legal texts', async ({ page }) => {
  await mockApi(page);
  await page.goto('/');
  const hrefs = await page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([
      '/pricing',
      '/team',
      '/integrations',
      '/book-demo',
      '/terms',
      '/privacy-policy',
      '/cookie-policy',
    ]),
  );
});

test('SITE-NAV-14 the footer has exactly four social links, each in a new tab', async ({ page }) => {
  await mockApi(page);
  await page.goto('/');
  const social = page.getByRole('contentinfo').getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveCount(4);
  for (const link of await social.all()) await expect(link).toHaveAttribute('target', '_blank');
});

test('SITE-ROUTE-34 the view starts at the top on every navigation', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await mockApi(page);
  await page.goto('/');
  await page.evaluate(() => window.scrollTo(0, 400));
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('CONST-10 F8 leads to the notices', async ({ page }) => {
  await mockApi(page, { session: aLogin() });
  await page.goto('/');
  await expect(page.getByRole('region', { name: /Notifications/ })).toBeAttached();
  await page.keyboard.press('F8');
  await expect(page.locator('ol[tabindex="-1"]')).toBeFocused();
});

test('the home page loads nothing of the platform', async ({ page }) => {
  await mockApi(page);
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.filter((path) => /shop|platform/.test(path))).toEqual([]);
  expect(scripts.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
