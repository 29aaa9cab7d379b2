/** The integration page. */
import { expect, test } from '@playwright/test';

test.beforeEach(async ({ page }) => {
  await page.goto('/integrations');
});

test('SITE-INTEG-01 SITE-INTEG-02 SITE-INTEG-03 SITE-INTEG-04 three steps in order, each with its minutes', async ({
  page,
}) => {
  const steps = page.getByRole('main').locator('ol > li');
  await expect(steps.getByRole('heading')).toHaveText(['Index Your Catalog', 'Check Service Details', 'Go Live']);
  for (const [place, minutes] of [5, 15, 2].entries()) {
    await expect(steps.nth(place)).toContainText(new RegExp(`about\\s*${minutes}\\s*minutes`));
  }
});

test('SITE-INTEG-05 OPEN-06 Get Started links to a demo', async ({ page }) => {
  await page.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/book-demo$/);
});

test('SITE-INTEG-06 CONF-71 API Documentation links out of the application, to an existing page', async ({ page }) => {
  const link = page.getByRole('link', { name: 'API Documentation' });
  await expect(link).toHaveAttribute('href', '/api/docs');
  const [portal] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(portal).toHaveURL(/\/api\/docs/);
  await expect(portal.locator('#swagger-ui')).toBeAttached();
});

test('the code samples are in tabs, which arrow keys select, and can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = page.getByRole('tabpanel');
  await expect(code).toContainText('"query": "red dress under $60"');
  await page.getByRole('tab', { name: 'Search' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Chat', selected: true })).toBeFocused();
  await expect(code).toContainText('POST /api/qchat');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('tab', { name: 'Catalogue', selected: true })).toBeFocused();

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('npm run quarry -- import');
});

test('the real server answers the sample calls as shown', async ({ page, request }) => {
  const [, search] = await page.getByRole('tabpanel').locator('pre').allTextContents();
  const asked = await page.getByRole('tabpanel').locator('pre').first().textContent();
  const shown = JSON.parse(search ?? '') as { understood: unknown };
  const reply = await request.post('/api/search', { data: JSON.parse(asked ?? '') as object });
  expect(await reply.json()).toMatchObject({ understood: shown.understood });

  await page.getByRole('tab', { name: 'Chat' }).click();
  const [question, answer] = await page.getByRole('tabpanel').locator('pre').allTextContents();
  const order = (JSON.parse(answer ?? '') as { orders: { order_number: string; status: string }[] }).orders[0];
  const said = await request.post('/api/qchat', { data: JSON.parse(question ?? '') as object });
  expect(await said.json()).toMatchObject({
    orders: [{ order_number: order?.order_number, status: order?.status }],
  });
});
