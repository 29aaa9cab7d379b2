/** Runs axe on a page in both colour schemes. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules that depend on colours; the others need only one scheme. */
const OF_COLORS = ['color-contrast', 'link-in-text-block'];

/** A phone and a desktop. */
const WIDTHS = [390, 1440];

/** `findFlaws` at both widths; the page is loaded once and resized. */
export async function findFlawsOfWidths(page: Page): Promise<string[]> {
  const flaws: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    for (const flaw of await findFlaws(page)) flaws.push(`${width} px: ${flaw}`);
  }
  return flaws;
}

/** One line per violation with its first element. Animations are disabled. */
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
