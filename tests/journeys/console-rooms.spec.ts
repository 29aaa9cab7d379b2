/** Every room of the console: by keyboard alone, with axe in both schemes, and its states when calls fail or are refused. */
import { expect, type Page, test } from '@playwright/test';
import places from '../../apps/console/src/app/places.json' with { type: 'json' };
import { openConsole } from './console-login.ts';
import { findFlaws } from './find-flaws.ts';

const SHOP = 'gpc';
const CALLS = `**/api/v1/stores/${SHOP}/**`;

const roomLinks = (page: Page) => page.getByRole('navigation', { name: 'Rooms of the shop' }).getByRole('link');

/** Opens one room after the other by its link, with the keyboard. */
async function eachRoom(page: Page, look: (room: string) => Promise<void>): Promise<void> {
  await openConsole(page, `/${SHOP}/settings`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const count = await roomLinks(page).count();
  expect(count).toBeGreaterThanOrEqual(9);
  for (let place = 0; place < count; place += 1) {
    const link = roomLinks(page).nth(place);
    const address = (await link.getAttribute('href')) ?? '';
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${address}(?:[?#]|$)`));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await look(address);
  }
}

test('axe finds nothing in any room, in both schemes', async ({ page }) => {
  test.setTimeout(240_000);
  await eachRoom(page, async (room) => {
    await expect(page.getByText('Loading…')).toHaveCount(0);
    expect(await findFlaws(page), room).toEqual([]);
  });
});

/** Views and dialogs inside the rooms, as the palette knows them. */
const VIEWS = Object.values(places)
  .flat()
  .map(({ path }) => path)
  .filter((path) => !path.includes('#') && /(?:view|dialog|edit|synonym)=/.test(path));

test('axe finds nothing in any view or dialog of a room, in both schemes', async ({ page }) => {
  test.setTimeout(240_000);
  expect(VIEWS.length).toBeGreaterThan(15);
  await openConsole(page, `/${SHOP}/settings`);
  for (const view of VIEWS) {
    await page.goto(`/console/${SHOP}/${view}`);
    await expect(page.getByRole('heading').first(), view).toBeVisible();
    await expect(page.getByText('Loading…'), view).toHaveCount(0);
    expect(await findFlaws(page), view).toEqual([]);
  }
});

test('the first field of a form in a dialog has the focus', async ({ page }) => {
  await openConsole(page, `/${SHOP}/people?view=keys&dialog=new-key`);
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('a room whose calls fail says so with a way to try again, and shows its data after that', async ({ page }) => {
  test.setTimeout(120_000);
  await page.route(CALLS, (route) => route.fulfill({ status: 500, json: { title: 'Out of order', status: 500 } }));
  await eachRoom(page, async (room) => {
    const failed = page.getByRole('main').getByRole('alert').first();
    await expect(failed, room).toContainText('could not be loaded', { timeout: 30_000 });
    await expect(failed.getByRole('button', { name: 'Try again' }), room).toBeVisible();
  });
  await page.unroute(CALLS);
  const failed = page.getByRole('main').getByRole('alert');
  const before = await failed.count();
  await failed.first().getByRole('button', { name: 'Try again' }).click();
  await expect(failed).not.toHaveCount(before);
});

test('a room whose calls are refused, and one that a role does not open, say so with a way out', async ({ page }) => {
  test.setTimeout(120_000);
  const refusal = { status: 403, json: { code: 'no-permission', title: 'No permission', status: 403 } };
  await page.route(CALLS, (route) => route.fulfill(refusal));
  await eachRoom(page, async (room) => {
    const main = page.getByRole('main');
    await expect(main.getByText('You have no access to this').first(), room).toBeVisible();
    await expect(main.getByRole('link', { name: 'All shops' }).first(), room).toBeVisible();
  });

  await page.route('**/api/v1/me', async (route) => {
    const reply = await route.fetch();
    const me = await reply.json();
    for (const store of me.stores) store.permissions = ['orders:read'];
    await route.fulfill({ response: reply, json: me });
  });
  await page.goto(`/console/${SHOP}/settings`);
  await expect(page.getByText('You have no access to this')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All shops' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Shops' })).toBeVisible();
});

test('the palette leads to a single setting and to a member', async ({ page }) => {
  const nino = { id: 'm1', username: 'nino', role: 'viewer', created_at: '2026-01-02T03:04:05Z', is_self: false };
  await page.route('**/members?*', (route) => route.fulfill({ json: { items: [nino], next_cursor: null } }));
  await openConsole(page, `/${SHOP}/orders`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const find = async (words: string) => {
    await page.keyboard.press('Control+k');
    await page.keyboard.type(words);
    await expect(page.getByRole('option', { selected: true })).toContainText(words);
    await page.keyboard.press('Enter');
  };
  await find('Emergency number');
  await expect(page.getByLabel('Emergency number')).toBeFocused();
  await find('nino');
  await expect(page).toHaveURL(/people\?id=m1$/);
  await expect(page.getByRole('row', { selected: true })).toContainText('nino');
});
