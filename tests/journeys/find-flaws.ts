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
  const inDark = await violationsOf(page, { rules: OF_COLORS });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const inLight = await violationsOf(page);
  return [...inDark.map((flaw) => `dark ${flaw}`), ...inLight.map((flaw) => `light ${flaw}`)];
}

/**
 * Runs axe on the page as it is shown: one line per violation with its first element. The legacy mode opens no second
 * page for the result, and only violations are described, which together take less than half of the time.
 * @param of `rules`: only these rules; `include`: only the part of the page with this selector
 */
export async function violationsOf(page: Page, of: { rules?: string[]; include?: string } = {}): Promise<string[]> {
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
  if (of.rules) axe.withRules(of.rules);
  if (of.include) axe.include(of.include);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}
