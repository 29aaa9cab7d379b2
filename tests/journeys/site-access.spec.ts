/** Accessibility of the public pages: axe in both colour schemes and widths, and at 200 % zoom. */
import { brand } from '@quarry/contract';
import { expect, test } from '@playwright/test';
import { findFlawsOfWidths } from './find-flaws.ts';
import { mockApi } from './mocks.ts';

const OPEN_PAGES = [
  '/',
  '/pricing',
  '/integrations',
  '/team',
  '/book-demo',
  '/privacy-policy',
  '/terms',
  '/cookie-policy',
  `/${brand.slug}-chat`,
  '/free-chat',
  '/nope',
];

for (const address of OPEN_PAGES) {
  test(`axe finds nothing on ${address}, and it fits at 200% zoom and on a small phone`, async ({ page }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByTestId('particle').first()).toBeAttached();
    expect(await findFlawsOfWidths(page)).toEqual([]);
    // 1280 px at 200 % are 640 px; 320 px is the minimum of WCAG 1.4.10.
    for (const width of [640, 320]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${width} px`).toBe(0);
    }
  });
}
