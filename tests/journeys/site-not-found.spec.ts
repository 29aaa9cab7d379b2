/** The not-found page. */
import { expect, test } from '@playwright/test';

for (const address of ['/nope', '/pricing/x', '/other-chat']) {
  test(`SITE-ROUTE-30 SITE-404-01 SITE-404-02 ${address} is the not-found page, with status 404 and links`, async ({
    page,
  }) => {
    const reply = await page.goto(address);
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: '404 Page Not Found', exact: true })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?', { exact: true })).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await page.getByRole('main').getByRole('link', { name: 'To the start' }).click();
    await expect(page).toHaveTitle('The Future of Search');
  });
}
