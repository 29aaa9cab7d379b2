/** The frame of every page: header with its menu, footer, and the dust animation. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { aLogin, mockApi } from './mocks.ts';

test('SITE-NAV-01 SITE-NAV-02 SITE-NAV-03 SITE-NAV-04 SITE-NAV-05 SITE-NAV-12 SITE-NAV-13 SITE-NAV-14 the header has four links, then the button; the footer links to the pages, the legal texts and four social networks', async ({
  page,
}) => {
  await page.goto('/');
  const hrefsOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const banner = page.getByRole('banner');
  const links = banner.getByRole('navigation', { name: 'Main' }).getByRole('link');
  await expect(links).toHaveText(['Home', 'Pricing', 'Integrations', 'Team']);
  expect(await hrefsOf(links)).toEqual(['/', '/pricing', '/integrations', '/team']);
  const visible = banner.getByRole('link').filter({ visible: true });
  await expect(visible).toHaveText(['Quarry', 'Home', 'Pricing', 'Integrations', 'Team', 'Book Demo', 'Log in']);

  const footer = page.getByRole('contentinfo');
  expect(await hrefsOf(footer.getByRole('navigation').getByRole('link'))).toEqual(
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
  const social = footer.getByRole('list', { name: 'Social media' }).getByRole('link');
  await expect(social).toHaveCount(4);
  await expect(footer.locator('a[target="_blank"]')).toHaveCount(4);
  for (const link of await social.all()) await expect(link).toHaveAttribute('rel', /noopener/);
});

test('SITE-NAV-06 OPEN-05 OPEN-08 Book Demo links to /book-demo; the secondary bar announces Shopify and links to the current integration', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Book Demo' }).click();
  await expect(page).toHaveURL(/\/book-demo$/);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await expect(bar).toContainText('Shopify integration is coming soon.');
  await bar.getByRole('link').click();
  await expect(page).toHaveURL(/\/integrations$/);
});

test('the header marks the current page, opened directly and by a link', async ({ page }) => {
  const current = page.getByRole('banner').locator('a[aria-current=page]');
  await page.goto('/');
  await expect(current).toHaveText(['Home']);
  for (const name of ['Integrations', 'Pricing', 'Team']) {
    await page.getByRole('banner').getByRole('link', { name }).click();
    await expect(current).toHaveText([name]);
  }
});

test('SITE-NAV-07 SITE-NAV-08 on a narrow screen a menu slides out with the same links and closes again', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(menu).toHaveCount(0);
  for (const wayOut of ['button', 'Escape'] as const) {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByRole('link')).toHaveText(['Home', 'Pricing', 'Integrations', 'Team', 'Book Demo']);
    expect(await menu.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
      '/',
      '/pricing',
      '/integrations',
      '/team',
      '/book-demo',
    ]);
    if (wayOut === 'button') await menu.getByRole('button', { name: 'Close menu' }).click();
    else await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  }
  await page.getByRole('button', { name: 'Open menu' }).click();
  await menu.getByRole('link', { name: 'Team' }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(menu).toHaveCount(0);
  // The focus moves to the new page, not back to the menu button.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const width of [390, 1440]) {
  test(`Log in is in the header at ${width} px and links to the login`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  });
}

test('a link inside the site moves the focus to the heading of the new page; opening a page does not', async ({
  page,
}) => {
  await page.goto('/pricing');
  await expect(page.getByTestId('particle').first()).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page).toHaveURL(/\/team$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Pricing that follows your traffic' })).toBeFocused();
  await footer.getByRole('link', { name: 'Cookie Policy' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Cookie Policy' })).toBeFocused();
});

test('on a page without a heading the focus moves to its field, and its title is announced', async ({ page }) => {
  await mockApi(page, { session: aLogin() });
  await page.goto('/login');
  await page.getByRole('link', { name: 'Shop page' }).click();
  await expect(page.getByTestId('shop-bar')).toBeVisible();
  await expect(page.locator('main [type=search]')).toBeFocused();
  await expect(page.locator('main > [aria-live=polite]')).toHaveText('Quarry Chat Desktop | Quarry');
});

test('in forced-colours mode buttons and fields keep a border and the selected view is marked', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const edge = (name: string) =>
    page
      .getByRole('link', { name })
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await edge('Book Demo')).toBe('1px');
  await expect(page.getByTestId('demo-query')).toHaveCSS('border-top-width', '1px');
  const background = (name: string) =>
    page.getByRole('button', { name }).evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await background('AI Results')).not.toBe(await background('Standard Results'));
});

test('in forced-colours mode a chosen answer form is readable, and the chat has an edge', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/new-chat');
  await page.getByLabel('Username').fill('dior');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  const room = page.getByTestId('chat-room');
  await expect(room).toHaveCSS('border-top-width', '1px');
  await expect(room.getByRole('combobox')).toHaveCSS('border-top-width', '1px');
  const chosen = room.getByRole('button', { name: 'Text', pressed: true });
  // The colour of chosen text is meant for the background of the button alone.
  await expect(chosen.locator('> span')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('SITE-NAV-09 the header gets a stronger background after more than 10 px', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  await page.goto('/pricing');
  await expect(page.getByTestId('particle').first()).toBeAttached();
  const header = page.getByRole('banner');
  const backgroundAt = async (y: number, isScrolled: boolean) => {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await expect(header).toHaveAttribute('data-scrolled', String(isScrolled));
    // The colour is animated; waits for the final one.
    await header.evaluate((element) => Promise.all(element.getAnimations().map((animation) => animation.finished)));
    return header.evaluate((element) => getComputedStyle(element).backgroundColor);
  };
  const weak = await backgroundAt(10, false);
  expect(await backgroundAt(11, true)).not.toBe(weak);
  expect(await backgroundAt(10, false)).toBe(weak);
  expect(await backgroundAt(0, false)).toBe(weak);
});

const places = (page: Page) =>
  page.getByTestId('particle').evaluateAll((motes) => motes.map((mote) => `${mote.style.left} ${mote.style.top}`));

test('SITE-NAV-10 SITE-NAV-11 OPEN-09 fifty dust particles are replaced by fifty others every twenty seconds', async ({
  page,
}) => {
  await page.clock.install({ time: new Date('2026-05-04T10:00:00') });
  await page.clock.pauseAt(new Date('2026-05-04T10:00:01'));
  await page.goto('/pricing');
  const motes = page.getByTestId('particle');
  await expect(motes).toHaveCount(50);
  const first = await places(page);

  await page.clock.runFor(19_000);
  expect(await places(page)).toEqual(first);
  await page.clock.runFor(1_100);
  await expect.poll(() => places(page)).not.toEqual(first);
  await expect(motes).toHaveCount(50);
  const second = await places(page);
  expect(second.filter((place) => first.includes(place))).toEqual([]);

  await page.clock.runFor(20_000);
  await expect.poll(() => places(page)).not.toEqual(second);
  await expect(motes).toHaveCount(50);
});

test('the dust is behind all content, hidden from screen readers, and still with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/pricing');
  const mote = page.getByTestId('particle').first();
  const moves = () => mote.evaluate((element) => element.getAnimations().length);
  await expect(page.getByTestId('dust')).toHaveAttribute('aria-hidden', 'true');
  await expect(page.getByTestId('dust')).toHaveCSS('pointer-events', 'none');
  expect(await moves()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moves()).toBe(0);
  expect(Number(await mote.evaluate((element) => getComputedStyle(element).opacity))).toBeGreaterThan(0);
});

for (const address of ['/pricing', '/dummy-shop']) {
  test(`CONST-10 F8 moves the focus to the toasts on ${address}`, async ({ page }) => {
    await mockApi(page, { session: aLogin() });
    await page.goto(address);
    const region = page.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region).toBeAttached();
    await expect(page.getByTestId('particle').first()).toBeAttached();
    // The page handles the key only after hydration, which is not visible.
    await expect(async () => {
      await page.keyboard.press('F8');
      await expect(region.locator('ol')).toBeFocused({ timeout: 500 });
    }).toPass();
  });
}

test('the first Tab stop is a link that skips to the content', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByTestId('particle').first()).toBeAttached();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});
