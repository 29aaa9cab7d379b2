/** The two dialogs of the front page: the videos, and the Stay Updated form. */
import { expect, type Locator, type Page, test } from '@playwright/test';

const dialog = (page: Page) => page.getByRole('dialog');
const watch = (page: Page, offering: 'search' | 'chat') =>
  page.getByTestId(`offering-${offering}`).getByRole('button', { name: 'Watch Demo' });

async function openFilm(page: Page, offering: 'search' | 'chat' = 'search'): Promise<Locator> {
  await page.goto('/');
  await expect(dialog(page)).toHaveCount(0);
  await watch(page, offering).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page).locator('video');
}

async function openForm(page: Page): Promise<Locator> {
  await page.goto('/');
  await page.getByRole('main').getByRole('button', { name: 'Stay Updated' }).click();
  await expect(dialog(page)).toBeVisible();
  return dialog(page);
}

test('SITE-HOME-20 SITE-HOME-21 SITE-HOME-22 each offering starts its own video, muted, with captions', async ({
  page,
}) => {
  const sources = new Set<string>();
  for (const offering of ['search', 'chat'] as const) {
    const film = await openFilm(page, offering);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0.2))
      .toBe(true);
    expect(await film.evaluate((video: HTMLVideoElement) => [video.muted, video.autoplay])).toEqual([true, true]);
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length ?? 0))
      .toBeGreaterThan(3);
    sources.add((await film.getAttribute('src')) ?? '');
  }
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Watch Demo' })).toHaveCount(2);
  expect(sources.size).toBe(2);
});

test('SITE-HOME-22 SITE-HOME-32 both formats of each video, its captions and its poster exist', async ({ request }) => {
  for (const name of ['search', 'chat']) {
    for (const [ending, type, most] of [
      ['webm', 'video/webm', 1_500_000],
      ['mp4', 'video/mp4', 1_500_000],
      ['vtt', 'text/vtt', 5_000],
      ['webp', 'image/webp', 200_000],
    ] as const) {
      const response = await request.get(`/home/videos/quarry-${name}.${ending}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      expect((await response.body()).length).toBeLessThanOrEqual(most);
    }
  }
});

test('SITE-HOME-23 the video dialog links to a personalised demo', async ({ page }) => {
  await openFilm(page);
  await dialog(page).getByRole('link', { name: 'Book a Personalized Demo' }).click();
  await expect(page).toHaveURL('/book-demo');
});

test('SITE-HOME-24 a click on the backdrop closes the video, a click on the video does not', async ({ page }) => {
  const film = await openFilm(page);
  await film.click({ position: { x: 200, y: 120 } });
  await expect(dialog(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(dialog(page)).toHaveCount(0);
});

test('SITE-HOME-25 the close button and Escape close the video, and the focus returns to the button that opened it', async ({
  page,
}) => {
  await openFilm(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page.locator('video')).toHaveCount(0);
  await expect(watch(page, 'search')).toBeFocused();

  await watch(page, 'search').press('Enter');
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await expect(watch(page, 'search')).toBeFocused();
});

test('SITE-STAY-01 SITE-HOME-28 the form opens, keeps the focus inside, and closes', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.getByLabel('Email')).toBeFocused();
  for (let presses = 0; presses < 6; presses++) {
    await page.keyboard.press('Tab');
    expect(await form.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await form.getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('SITE-STAY-02 to SITE-STAY-10 two required fields, and the four reasons after a disabled placeholder', async ({
  page,
}) => {
  const form = await openForm(page);
  const email = form.locator('[name=email]');
  const reason = form.locator('[name=updateReason]');
  expect(await email.evaluate((field: HTMLInputElement) => [field.type, field.required])).toEqual(['email', true]);
  expect(await reason.evaluate((field: HTMLSelectElement) => [field.value, field.required])).toEqual(['', true]);
  const options = await reason
    .locator('option')
    .evaluateAll((list) => (list as HTMLOptionElement[]).map(({ value, label, disabled }) => [value, label, disabled]));
  expect(options).toEqual([
    ['', 'Select an option', true],
    ['shopify', 'When Shopify app launches', false],
    ['1month', 'Update in 1 month', false],
    ['2months', 'Update in 2 months', false],
    ['newsletter', 'Monthly newsletter', false],
  ]);
});

test('SITE-STAY-03 SITE-STAY-04 an empty field stops the form', async ({ page }) => {
  const form = await openForm(page);
  const isValid = () => form.locator('form').evaluate((element: HTMLFormElement) => element.checkValidity());
  await form.locator('form').evaluate((element) => {
    element.addEventListener('submit', () => element.setAttribute('data-submitted', ''));
  });
  const submit = form.getByRole('button', { name: 'Keep me posted' });

  await submit.click();
  await form.locator('[name=email]').fill('me@shop.example');
  await submit.click();
  expect(await isValid()).toBe(false);
  await form.locator('[name=updateReason]').selectOption('shopify');
  await form.locator('[name=email]').fill('not an address');
  await submit.click();
  expect(await isValid()).toBe(false);
  await expect(form.locator('form')).not.toHaveAttribute('data-submitted');
});

test('SITE-STAY-11 SITE-STAY-12 a valid form changes nothing and makes no call', async ({ page }) => {
  const form = await openForm(page);
  await form.locator('[name=email]').fill('me@shop.example');
  await form.locator('[name=updateReason]').selectOption('1month');
  const before = await form.innerHTML();
  const requests: string[] = [];
  page.on('request', (request) => {
    if (!/\/home\/products\//.test(request.url())) requests.push(request.url());
  });
  await form.getByRole('button', { name: 'Keep me posted' }).click();
  await form.locator('[name=email]').press('Enter');

  await expect(page).toHaveURL('/');
  expect(await form.innerHTML()).toBe(before);
  await expect(form.locator('[name=email]')).toHaveValue('me@shop.example');
  expect(requests).toEqual([]);
});

test('dialogs, videos and the query client are loaded on first use', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(page.getByTestId('demo-query')).not.toHaveValue('');
  const early = files.filter((file) => /modal|\.(webm|mp4|vtt)$/.test(file));
  await watch(page, 'search').click();
  await expect(dialog(page)).toBeVisible();

  expect(early).toEqual([]);
  expect(files.some((file) => /\.(webm|mp4)$/.test(file))).toBe(true);
});
