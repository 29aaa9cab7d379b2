/** What axe finds on a page, in light and in dark. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules that look at colours: for all others both schemes are the same page. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** A line for each violation, with the first element that shows it. Motion is off: nothing is looked at half way. */
export async function findFlaws(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  const inDark = await new AxeBuilder({ page }).withRules(OF_COLORS).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await new AxeBuilder({ page }).analyze();
  return [
    ...inDark.violations.map(({ id, nodes }) => `dark ${id}: ${nodes[0]?.html}`),
    ...inLight.violations.map(({ id, nodes }) => `light ${id}: ${nodes[0]?.html}`),
  ];
}
