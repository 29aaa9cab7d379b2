/** The legal pages: sections, contact, and that the cookie page is complete. */
import { expect, type Page, test } from '@playwright/test';

const sections = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

for (const [rows, address, title, count] of [
  ['SITE-LEGAL-01 SITE-LEGAL-02 OPEN-04', '/privacy-policy', 'Privacy Policy', 7],
  ['SITE-LEGAL-03 SITE-LEGAL-04 SITE-LEGAL-05 OPEN-04', '/terms', 'Terms & Conditions', 8],
] as const) {
  test(`${rows} ${address} has ${count} sections of text and a support contact`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
    await expect(sections(page)).toHaveCount(count);
    for (const section of await page.getByRole('main').locator('section').all()) {
      expect((await section.innerText()).length).toBeGreaterThan(150);
    }
    const contact = page.getByRole('main').locator('a[href^="mailto:"]');
    await expect(contact).toHaveCount(1);
    await expect(contact.locator('..')).toContainText(/support/i);
  });
}

test('the table of contents links to each section, below the header', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Your content' }).click();
  const heading = page.getByRole('heading', { level: 2, name: 'Your content' });
  await expect(heading).toBeInViewport();
  const header = await page.getByRole('banner').boundingBox();
  const place = await heading.boundingBox();
  expect(place?.y ?? 0).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
});

test('the cookie page names everything that the site stores in the browser', async ({ page, context }) => {
  const kept = async () => ({
    cookies: (await context.cookies()).map(({ name }) => name),
    stored: await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]),
  });
  await page.goto('/cookie-policy');
  const policy = await page.getByRole('main').innerText();

  await page.goto('/free-chat');
  await page.getByRole('textbox').fill('visitor@example.com');
  await page.getByRole('button', { name: 'Start Chatting' }).click();
  await page.getByRole('textbox').first().fill('red dress');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await kept()).cookies).toContain('quarry_visitor');
  const login = { username: 'quarry', password: 'quarry-demo' };
  expect((await page.request.post('/api/authenticate', { data: login })).ok()).toBe(true);
  await page.goto('/new-search');
  await page.getByRole('searchbox').or(page.getByRole('combobox')).first().fill('red dress');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await kept()).stored).toContain('quarry.visit');

  const { cookies, stored } = await kept();
  expect(cookies.sort()).toEqual(['quarry_session', 'quarry_visitor']);
  expect(stored.length).toBeGreaterThan(2);
  for (const name of [...cookies, ...stored]) expect(policy).toContain(name);
});
