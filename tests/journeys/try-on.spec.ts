/** The virtual try-on: three steps, lists and keys, errors, and one real look. */
import { expect, type Page, test } from '@playwright/test';
import { aLoginTo, type Call, mockApi, type MockedApi } from './mocks.ts';
import { held } from './search-mocks.ts';
import { violationsOf } from './find-flaws.ts';

async function openTryOn(page: Page, api: MockedApi = {}): Promise<Call[]> {
  const calls = await mockApi(page, { session: aLoginTo('new-search/dressup'), ...api });
  await page.goto('/dressmeup');
  await expect(page.getByRole('heading', { name: 'Select a Mannequin' })).toBeVisible();
  return calls;
}

const mannequins = (page: Page) => page.locator('main li button', { has: page.locator('img[src^="/mannequins/"]') });
const fields = (page: Page) => page.getByRole('textbox', { name: /^Address of picture/ });
const removers = (page: Page) => page.getByRole('button', { name: /^Remove/ });
const hint = (page: Page) => page.getByRole('button', { name: 'Click to add another piece or press "Enter"' });
const looks = (calls: readonly Call[]) => calls.filter(({ path }) => path === '/api/qmatch');

async function openPieces(page: Page, api: MockedApi = {}): Promise<Call[]> {
  const calls = await openTryOn(page, api);
  await mannequins(page).nth(2).click();
  await expect(fields(page)).toHaveCount(1);
  return calls;
}

async function openLook(page: Page, api: MockedApi = {}): Promise<Call[]> {
  const calls = await openPieces(page, api);
  await fields(page).first().fill('https://shop.example.com/red-dress.jpg');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('heading', { name: 'Final Look' })).toBeVisible();
  return calls;
}

test('SITE-ROUTE-11 CONF-09 CALL-10 requires a login of any base, which sends only name and password', async ({
  page,
}) => {
  const calls = await mockApi(page, { login: { json: aLoginTo('chat/veli') } });
  await page.goto('/dressmeup');
  await page.getByLabel('Username').fill('veli');
  await page.getByLabel('Password').fill('secret');
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Mannequin' })).toBeVisible();
  expect(calls.find(({ path }) => path === '/api/authenticate')?.body).toEqual({
    username: 'veli',
    password: 'secret',
  });
});

test('TRYON-03 TRYON-04 TRYON-05 twelve mannequins behind a toggle: 8 women, 4 men', async ({ page }) => {
  await openTryOn(page);
  await expect(mannequins(page)).toHaveCount(8);
  await page.getByRole('button', { name: 'Men', exact: true }).click();
  await expect(mannequins(page)).toHaveCount(4);
  await page.getByRole('button', { name: 'Women' }).click();
  await expect(mannequins(page)).toHaveCount(8);
});

test('TRYON-01 TRYON-06 TRYON-07 TRYON-15 CALL-22 a mannequin and garments make a look', async ({ page }) => {
  const calls = await openPieces(page);
  await fields(page).first().fill(' https://shop.example.com/red-dress.jpg ');
  await hint(page).click();
  await fields(page).nth(1).fill('https://shop.example.com/hat.jpg');
  await hint(page).click();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByRole('heading', { name: 'Final Look' })).toBeVisible();
  expect(looks(calls).map(({ body }) => body)).toEqual([
    { id: 'woman-3', image_urls: ['https://shop.example.com/red-dress.jpg', 'https://shop.example.com/hat.jpg'] },
  ]);
});

test('TRYON-08 TRYON-09 a line can be removed only when there is more than one', async ({ page }) => {
  await openPieces(page);
  await expect(removers(page)).toHaveText(['Remove']);
  await expect(removers(page).first()).toBeDisabled();
  await hint(page).click();
  await fields(page).nth(1).fill('second');
  await removers(page).first().click();
  await expect(fields(page)).toHaveCount(1);
  await expect(fields(page).first()).toHaveValue('second');
  await expect(removers(page).first()).toBeDisabled();
});

test('TRYON-10 TRYON-11 TRYON-12 TRYON-13 the hint and Enter add lines', async ({ page }) => {
  await openPieces(page);
  await fields(page).first().press('Enter');
  await expect(fields(page)).toHaveCount(1);
  await hint(page).click();
  await expect(fields(page)).toHaveCount(2);
  await expect(fields(page).nth(1)).toBeFocused();

  await fields(page).first().fill('first');
  await fields(page).first().press('Enter');
  await expect(fields(page)).toHaveCount(2);
  await fields(page).nth(1).fill('second');
  await fields(page).nth(1).press('Enter');
  await expect(fields(page)).toHaveCount(3);
  await expect(fields(page).nth(2)).toBeFocused();
  await fields(page).nth(2).press('Enter');
  await expect(fields(page)).toHaveCount(3);
});

test('TRYON-14 Submit shows Processing... while the look is made, and sends once', async ({ page }) => {
  const answer = held();
  const calls = await openPieces(page, {
    look: async () => {
      await answer.promise;
      return { status: 500, json: {} };
    },
  });
  await fields(page).first().fill('https://shop.example.com/red-dress.jpg');
  await page.getByRole('button', { name: 'Submit' }).click();
  const working = page.getByRole('button', { name: 'Processing...' });
  await expect(working).toBeDisabled();
  await fields(page).first().press('Enter');
  answer.release();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeEnabled();
  expect(looks(calls)).toHaveLength(1);
});

test('TRYON-16 TRYON-17 TRYON-18 the carousel has dots and a counter, and loops', async ({ page }) => {
  await openLook(page);
  const dots = page.getByTestId('dot');
  const counter = (text: string) => expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(dots).toHaveCount(3);
  await counter('1 / 3');
  await page.getByRole('button', { name: 'Previous picture' }).click();
  await counter('3 / 3');
  await page.getByRole('button', { name: 'Next picture' }).click();
  await counter('1 / 3');
  await dots.nth(1).click();
  await counter('2 / 3');
  await expect(dots.nth(1)).toHaveAttribute('aria-current', 'true');
  await page.getByRole('button', { name: 'Enlarge' }).press('ArrowRight');
  await counter('3 / 3');
});

test('TRYON-19 pressing the picture shows it full screen; pressing again or Escape closes it', async ({ page }) => {
  await openLook(page);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await expect(dialog.getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Enlarge' }).click();
  await dialog.getByRole('img').click();
  await expect(dialog).toBeHidden();
});

test('TRYON-20 TRYON-21 the back arrow shows the previous step and loses nothing', async ({ page }) => {
  await openLook(page);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(fields(page).first()).toHaveValue('https://shop.example.com/red-dress.jpg');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Select a Mannequin' })).toBeVisible();
});

for (const [row, reply, text] of [
  ['TRYON-24 without words', { status: 500, json: {} }, 'Request failed'],
  ['CONF-60 with words', { status: 422, json: { error: 'This is a sofa.' } }, 'This is a sofa.'],
] as const) {
  test(`${row}: the error shows in red and the pieces stay`, async ({ page }) => {
    await openPieces(page, { look: reply });
    await fields(page).first().fill('https://shop.example.com/sofa.jpg');
    await page.getByRole('button', { name: 'Submit' }).click();
    const error = page.getByRole('alert').filter({ hasText: text });
    await expect(error).toHaveText(text);
    const [red = 0, green = 0, blue = 0] = await error.evaluate((node) => {
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = getComputedStyle(node).color;
      canvas.fillRect(0, 0, 1, 1);
      return [...canvas.getImageData(0, 0, 1, 1).data];
    });
    expect(red).toBeGreaterThan(2 * Math.max(green, blue));
    await expect(fields(page).first()).toHaveValue('https://shop.example.com/sofa.jpg');
  });
}

test('garments that were left out are named, at the lines and beside the look', async ({ page }) => {
  const skipped = [{ url: 'https://shop.example.com/sofa.jpg', reason: 'A sofa cannot be worn.' }];
  let isRefused = true;
  await openPieces(page, {
    look: (call) => {
      const images = [...'ab'].map(() => 'iVBORw0KGgo=');
      return isRefused || !call.body
        ? { status: 422, json: { error: 'None of the pictures could be used for the look.', skipped } }
        : { json: { images, skipped } };
    },
  });
  await fields(page).first().fill('https://shop.example.com/sofa.jpg');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(fields(page).first()).toHaveAccessibleDescription('A sofa cannot be worn.');
  isRefused = false;
  await hint(page).click();
  await fields(page).nth(1).fill('https://shop.example.com/dress.jpg');
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByRole('status', { name: 'Left out' })).toContainText('A sofa cannot be worn.');
});

test('a garment of the shop is added by one press', async ({ page }) => {
  await openPieces(page);
  await page.getByRole('button', { name: 'Add Sage linen midi' }).click();
  await expect(fields(page).first()).toHaveValue(/\/media\/dior\/p-1\/1\.webp$/);
  await expect(page.getByRole('button', { name: 'Add Sage linen midi' })).toBeDisabled();
});

for (const width of [390, 1440]) {
  test(`each step is free of violations and of sideways scrolling at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const check = async () => {
      expect(await violationsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
        0,
      );
    };
    await openTryOn(page);
    await check();
    await mannequins(page).first().click();
    await check();
    await fields(page).first().fill('https://shop.example.com/red-dress.jpg');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByRole('heading', { name: 'Final Look' })).toBeVisible();
    await check();
  });
}

test('TRYON-01 TRYON-23 a real look: three pieces of the shop on a mannequin', async ({ page }) => {
  await page.goto('/dressmeup');
  await page.getByLabel('Username').fill('dressup');
  await page.getByLabel('Password').fill('quarry-demo');
  await page.getByRole('button', { name: 'Login' }).click();
  await mannequins(page).first().click();
  const pieces = page.getByRole('button', { name: /^Add / });
  for (const place of [0, 1, 2]) await pieces.nth(place).click();
  await page.getByRole('button', { name: 'Submit' }).click();

  await expect(page.getByRole('heading', { name: 'Final Look' })).toBeVisible({ timeout: 45_000 });
  const picture = page.getByRole('button', { name: 'Enlarge' }).getByRole('img');
  await expect(picture).toHaveAttribute('src', /^data:image\/png;base64,/);
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(400);
});
