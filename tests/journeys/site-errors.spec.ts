/** Error pages: a failure never leaves a blank page. */
import { expect, test } from '@playwright/test';

test('a crashed page shows a message and links', async ({ page }) => {
  await page.goto('/pricing');
  await expect(page.getByTestId('particle').first()).toBeAttached();
  await page.route('**/assets/team-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default () => { throw new Error("broken"); }' }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page broke' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'To the start' }).click();
  await expect(page).toHaveTitle('The Future of Search');
});

test('without a connection a notice is shown, and a page that was never opened opens once it is back', async ({
  page,
  context,
}) => {
  await page.goto('/pricing');
  await page.getByRole('banner').getByRole('link', { name: 'Integrations' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Live on/ })).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText('You are offline.', { exact: false })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pricing that/ })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Team' }).click();
  await expect(page.getByText('The page opens as soon as the connection is back.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Pricing that/ })).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: /^Four people/ })).toBeVisible();
  await expect(page.getByText('You are offline.', { exact: false })).toHaveCount(0);
});

test('a menu that cannot be loaded leaves its button usable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/pricing');
  await page.route('**/assets/mobile-menu-sheet-*.js', (route) => route.abort());
  await expect(page.getByTestId('particle').first()).toBeAttached();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Pricing that/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeVisible();
});
