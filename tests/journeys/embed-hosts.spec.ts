/** The embed on pages that are written after what real themes do, by keyboard and pointer, and when something fails. */
import { type BrowserContextOptions, expect, type Locator, type Page, test } from '@playwright/test';
import { HAND_BACK_AFTER_MS } from '../../apps/widget/src/search/results.ts';
import { type HostShop, openHosts } from './embed-shop.ts';

let shop: HostShop;
test.beforeAll(async () => {
  shop = await openHosts(String(test.info().project.use.baseURL), 'gpc');
});
test.afterAll(() => shop.close());

interface Host {
  /** File in `hosts/`. */
  page: string;
  about: string;
  /** Brings the field into view. */
  open?: (page: Page) => Promise<void>;
  policy?: 'strict';
  /** Attributes of the tag. */
  tag?: string;
  context?: BrowserContextOptions;
}

const bySearchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true }).click();

const HOSTS: readonly Host[] = [
  { page: 'dawn', about: 'hides empty elements', open: (page) => page.locator('summary').click() },
  { page: 'horizon', about: 'searches in a dialog', open: bySearchButton },
  { page: 'storefront', about: 'styles every div' },
  { page: 'luma', about: 'takes Enter itself' },
  { page: 'prestashop', about: 'clips its header' },
  { page: 'salla', about: 'is right to left and renders its field again', tag: 'data-language="ar"' },
  { page: 'frame', about: 'puts custom code into a frame' },
  { page: 'tailwind', about: 'resets everything' },
  { page: 'bootstrap', about: 'keeps the focus in an offcanvas', open: bySearchButton },
  { page: 'hostile', about: 'hides and unsets all elements' },
  { page: 'turbo', about: 'replaces its body', open: (page) => page.getByRole('button', { name: 'Visit' }).click() },
  {
    page: 'dawn',
    about: 'has a strict policy with Trusted Types',
    policy: 'strict',
    open: (page) => page.locator('summary').click(),
  },
  { page: 'tailwind', about: 'is 320 pixels wide', context: { viewport: { width: 320, height: 640 }, hasTouch: true } },
  {
    page: 'storefront',
    about: 'is zoomed to 200 %',
    context: { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 },
  },
  { page: 'plain', about: 'has forced colours', context: { forcedColors: 'active', colorScheme: 'dark' } },
];

/** Raises the time after which the shop's own search takes over, for busy test machines. */
async function waitForOurs(page: Page): Promise<void> {
  await page.addInitScript((tooLong) => {
    const { setTimeout } = window;
    const stretched = (task: TimerHandler, delay?: number) => setTimeout(task, delay === tooLong ? 60_000 : delay);
    Object.assign(window, { setTimeout: stretched });
  }, HAND_BACK_AFTER_MS);
}

/** Sums the layout shifts that no input caused. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
        if (!entry.hadRecentInput) shifts.push(entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
}

/** What is at the middle of an element is the element: nothing covers or clips it. */
async function expectOnTop(locator: Locator): Promise<void> {
  await expect(locator).toBeVisible();
  await expect(locator).toBeInViewport();
  // Neither clicks nor waits for more than that the element can be clicked.
  await locator.click({ trial: true });
}

const attributesOf = (field: Locator) =>
  field.evaluate((input) => Object.fromEntries([...input.attributes].map(({ name, value }) => [name, value])));

for (const { page: name, about, open, policy, tag, context } of HOSTS) {
  test.describe(`on a page that ${about} (${name})`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce', ...context } });
    if (context?.viewport) test.use({ viewport: context.viewport });

    test('search and chat work by keyboard and by pointer, and leave the page as it was', async ({ page }) => {
      await waitForOurs(page);
      const shifts = await countShifts(page);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(shop.page(name, { ...(policy && { policy }), ...(tag && { tag }) }));
      const view = name === 'frame' ? page.frameLocator('iframe') : page;
      const field = view.getByLabel('Find');
      const before = await attributesOf(field);
      await open?.(page);

      // By keyboard.
      await field.focus();
      await expect(field).toHaveAttribute('aria-expanded', 'false');
      await page.keyboard.type('crea');
      const options = view.getByRole('option');
      await expectOnTop(options.first());
      await page.keyboard.press('ArrowDown');
      await expect(field).toHaveAttribute('aria-activedescendant', (await options.first().getAttribute('id'))!);
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(options.first()).toBeHidden();
      await expect(field).toBeVisible();
      await page.keyboard.type('m');
      await expectOnTop(options.first());
      await page.keyboard.press('Enter');
      const panel = view.locator('quarry-embed [role="dialog"]').filter({ has: page.locator('.cards') });
      await expectOnTop(panel.getByRole('link').first());
      const [under, over] = [(await panel.boundingBox())!, (await field.boundingBox())!];
      expect(under.y).toBeCloseTo(over.y + over.height + 6, 0);
      expect(await panel.evaluate((element) => getComputedStyle(element).fontSize)).toBe('15px');
      await page.keyboard.press('ArrowDown');
      await expect(panel.getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(panel).toBeHidden();
      await expect(field).toBeFocused();

      // By pointer.
      await field.fill('');
      await field.pressSequentially('hand');
      await options.first().click();
      await expectOnTop(panel.getByRole('link').first());
      await panel.locator('button.icon').click();
      await expect(panel).toBeHidden();

      const button = view.locator('quarry-embed[data-button] button');
      // Behind a modal dialog the page's own rules say that only the dialog can be used.
      if (name !== 'horizon') {
        await button.click();
        const chat = view.locator('quarry-embed [role="dialog"]').filter({ has: page.locator('[role="log"]') });
        await expectOnTop(chat.locator('textarea'));
        await expect(button).toHaveAttribute('aria-expanded', 'true');
        await chat.locator('textarea').press('Escape');
        await expect(chat).toBeHidden();
      }
      await expect(view.locator('quarry-embed[data-button]')).toHaveCount(1);
      await page.emulateMedia({ media: 'print' });
      await expect(button).toBeHidden();
      await page.emulateMedia({ media: 'screen' });

      // The field is given back.
      await view.locator('script[data-store]').evaluate((script: HTMLScriptElement) => script.quarry?.remove());
      await expect(view.locator('quarry-embed')).toHaveCount(0);
      expect(await attributesOf(field)).toEqual(before);
      expect(await shifts()).toBeLessThan(0.001);
      expect(errors).toEqual([]);
    });
  });
}

test.describe('the shop’s own search runs on Enter', () => {
  const faults: Record<string, (page: Page) => Promise<unknown>> = {
    'when the network is gone': (page) => page.context().setOffline(true),
    'when the connection is slow': (page) =>
      page.route('**/api/search', (route) => setTimeout(() => void route.continue(), 5 * HAND_BACK_AFTER_MS)),
    'when our server is gone': (page) => page.route('**/{api,embed}/**', (route) => route.abort('connectionrefused')),
    'when our server fails': (page) => page.route('**/api/search', (route) => route.fulfill({ status: 500 })),
    'when the key was revoked': (page) => page.route('**/api/search', (route) => route.fulfill({ status: 401 })),
    'when the view of results is blocked': (page) => page.route('**/embed/results-*', (route) => route.abort()),
  };
  for (const [when, fail] of Object.entries(faults)) {
    test(when, async ({ page }) => {
      await page.goto(shop.page('plain'));
      const field = page.getByLabel('Find');
      await field.focus();
      await expect(field).toHaveRole('combobox');
      await fail(page);
      await field.fill('cream');
      if (when.includes('network'))
        await page.route('**/search?*', (route) => route.fulfill({ body: 'asked the shop' }));
      const asked = page.waitForRequest('**/search?q=cream');
      await field.press('Enter');
      await asked;
    });
  }

  test('and ours whatever the clock of the shopper says', async ({ page }) => {
    for (const year of ['1999', '2099']) {
      await page.clock.setFixedTime(new Date(`${year}-01-01T00:00:00Z`));
      await waitForOurs(page);
      await page.goto(shop.page('plain'));
      const field = page.getByLabel('Find');
      await field.focus();
      await expect(field).toHaveRole('combobox');
      await field.fill('cream');
      await field.press('Enter');
      await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('link').first()).toBeVisible();
    }
  });
});
