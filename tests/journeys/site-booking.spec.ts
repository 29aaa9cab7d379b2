/** Booking a demo: the page with the frame, and our own scheduling page in it. */
import { expect, type Page, test } from '@playwright/test';
import { findFlawsOfWidths } from './find-flaws.ts';

const FRAME = 'iframe[title="Pick a day and a time"]';

async function openCalendar(page: Page) {
  await page.goto('/book-demo');
  const calendar = page.frameLocator(FRAME);
  await expect(calendar.getByRole('heading', { name: '30-minute demo' })).toBeVisible();
  return calendar;
}

test('SITE-BOOK-01 SITE-BOOK-02 SITE-BOOK-03 SITE-BOOK-05 SITE-BOOK-06 SITE-BOOK-07 SITE-BOOK-08 CONF-16 CONF-71 the page says what happens after booking; the calendar of a 30-minute event is in a frame of 700 px on every screen, without parameters', async ({
  page,
}) => {
  await openCalendar(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Schedule Your Demo', exact: true })).toBeVisible();
  await expect(page.getByText('The call takes 15-30 minutes.')).toBeVisible();
  await expect(page.getByText('A second demo on your own dataset follows')).toBeVisible();

  const frame = page.locator(FRAME);
  await expect(frame).toHaveAttribute('src', '/booking/30min');
  expect((await frame.boundingBox())?.height).toBe(700);
  const address = new URL(page.frames()[1]?.url() ?? '');
  expect([address.pathname, address.search, address.hash]).toEqual(['/booking/30min', '', '']);

  await page.setViewportSize({ width: 390, height: 844 });
  expect((await frame.boundingBox())?.height).toBe(700);
});

test('SITE-BOOK-04 a spinner is shown until the frame has loaded', async ({ page }) => {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route('**/booking/30min', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/book-demo', { waitUntil: 'commit' });
  const spinner = page.getByTestId('scheduling-spinner');
  await expect(page.locator(FRAME)).toBeAttached();
  await expect(spinner).toBeVisible();
  letThrough();
  await expect(page.frameLocator(FRAME).getByRole('heading', { name: '30-minute demo' })).toBeVisible();
  await expect(spinner).toHaveCount(0);
});

test('a time is selected and booked by keyboard, can be added to a calendar, and is cancelled', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.locator('.day input').last().focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const picked = calendar.locator('.time input:checked');
  await expect(picked).toHaveCount(1);
  const start = await picked.inputValue();
  await calendar.getByLabel('Name').fill('Sample Visitor');
  await calendar.getByLabel('E-mail').fill(`visitor-${start.replaceAll(/\W/g, '')}@example.com`);
  await page.keyboard.press('Enter');

  await expect(calendar.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();
  await expect(calendar.locator('time').first()).toHaveAttribute('datetime', start);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    calendar.getByRole('link', { name: 'Add to your calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('demo.ics');
  const { times } = (await (await page.request.get('/api/bookings/times')).json()) as { times: string[] };
  expect(times).not.toContain(start);

  await calendar.getByRole('button', { name: 'Cancel this booking' }).click();
  await expect(calendar.getByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible();
  const again = (await (await page.request.get('/api/bookings/times')).json()) as { times: string[] };
  expect(again.times).toContain(start);
});

test('a time that was booked meanwhile is refused, and the form keeps its values', async ({ page }) => {
  const calendar = await openCalendar(page);
  // On the second day, because the first may have few times left.
  await calendar.locator('.day input').nth(1).check({ force: true });
  const option = calendar.locator('.time:visible input').nth(7);
  const start = await option.inputValue();
  await option.check({ force: true });
  await calendar.getByLabel('Name').fill('Slow Visitor');
  await calendar.getByLabel('E-mail').fill('slow@example.com');
  const other = { start, name: 'Fast Visitor', email: `fast-${Date.now()}@example.com` };
  expect((await page.request.post('/api/bookings', { data: other })).status()).toBe(201);

  await calendar.getByRole('button', { name: 'Book this time' }).click();
  await expect(calendar.getByRole('alert')).toContainText('This time has just been taken.');
  await expect(calendar.getByLabel('Name')).toHaveValue('Slow Visitor');
  await expect(calendar.locator(`input[value="${start}"]`)).toHaveCount(0);
});

test('a selected time is deselected when another day is selected', async ({ page }) => {
  const calendar = await openCalendar(page);
  await calendar.locator('.time:visible input').first().check({ force: true });
  await calendar.locator('.day input').nth(1).check({ force: true });
  await expect(calendar.locator('.time input:checked')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const contentHeight = (page: Page) => page.frames()[1]?.evaluate(() => document.documentElement.scrollHeight);

  test('SITE-BOOK-03 each step fits into the frame, and the steps lead to a booking', async ({ page }) => {
    const calendar = await openCalendar(page);
    await calendar.locator('.day input').nth(1).check({ force: true });
    await expect(calendar.getByText('Continue')).toBeHidden();
    const time = calendar.locator('.time:visible input').nth(4);
    const start = await time.inputValue();
    await time.check({ force: true });
    expect(await contentHeight(page)).toBeLessThanOrEqual(700);

    await calendar.getByText('Continue').click();
    await expect(calendar.getByLabel('Name')).toBeFocused();
    await expect(calendar.locator('.picked')).toHaveText(/, \d\d:\d\d$/);
    expect(await contentHeight(page)).toBeLessThanOrEqual(700);
    await calendar.getByLabel('Name').fill('Phone Visitor');
    await calendar.getByLabel('E-mail').fill(`phone-${start.replaceAll(/\W/g, '')}@example.com`);
    await calendar.getByRole('button', { name: 'Book this time' }).click();
    await expect(calendar.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();
    await expect(calendar.locator('time').first()).toHaveAttribute('datetime', start);
    await calendar.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(calendar.getByRole('heading', { name: 'Your booking is cancelled' })).toBeVisible();
  });

  test('the steps are changed by keyboard', async ({ page }) => {
    const calendar = await openCalendar(page);
    await calendar.locator('.time:visible input').first().focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(calendar.getByLabel('Name')).toBeFocused();
    await calendar.getByRole('radio', { name: '2. Your details' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(calendar.getByRole('group', { name: 'Day', exact: true })).toBeVisible();
    await expect(calendar.getByLabel('Name')).toBeHidden();
  });
});

test('the selected day stays selected without a selected time', async ({ page }) => {
  const calendar = await openCalendar(page);
  const day = calendar.locator('.day input').nth(3);
  const chosen = await day.inputValue();
  await day.check({ force: true });
  await calendar.getByLabel('Name').fill('Hasty Visitor');
  await calendar.getByLabel('E-mail').fill('hasty@example.com');
  await calendar.getByRole('button', { name: 'Book this time' }).click();
  await expect(calendar.getByText('Pick a time.', { exact: true })).toBeVisible();
  await expect(calendar.locator('.day input:checked')).toHaveValue(chosen);
});

test.describe('far from UTC', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });

  test('the day that was selected in the visitor’s time zone stays selected', async ({ page }) => {
    const calendar = await openCalendar(page);
    const day = calendar.locator('.day:has(input)').nth(2);
    const name = await day.textContent();
    await day.locator('input').check({ force: true });
    await calendar.getByLabel('Name').fill('Far Visitor');
    await calendar.getByLabel('E-mail').fill('far@example.com');
    await calendar.getByRole('button', { name: 'Book this time' }).click();
    await expect(calendar.getByText('Pick a time.', { exact: true })).toBeVisible();
    await expect(calendar.locator('.day:has(input:checked)')).toHaveText(name ?? '');
  });
});

test.describe('in Tbilisi', () => {
  test.use({ timezoneId: 'Asia/Tbilisi' });

  test('times are shown in the visitor’s time zone', async ({ page }) => {
    const calendar = await openCalendar(page);
    await expect(calendar.getByText('Times are in your time zone, Asia/Tbilisi.')).toBeVisible();
    const time = calendar.locator('.time:visible time').first();
    const at = new Date((await time.getAttribute('datetime')) ?? '');
    const local = new Date(at.getTime() + 4 * 60 * 60_000).toISOString().slice(11, 16);
    await expect(time).toHaveText(local);
  });
});

test.describe('without any script', () => {
  test.use({ javaScriptEnabled: false });

  test('the page links to the calendar, whose form uses UTC', async ({ page }) => {
    await page.goto('/book-demo');
    await expect(page.getByRole('link', { name: 'Open the calendar' })).toHaveAttribute('href', '/booking/30min');
    await page.goto('/booking/30min');
    await expect(page.getByText('Times are in UTC.')).toBeVisible();
    await page.locator('.day input').nth(1).check({ force: true });
    const option = page.locator('.time:visible input').nth(2);
    const start = await option.inputValue();
    await option.check({ force: true });
    await page.getByLabel('Name').fill('Plain Visitor');
    await page.getByLabel('E-mail').fill(`plain-${start.replaceAll(/\W/g, '')}@example.com`);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(page.getByRole('link', { name: 'Pick another time' })).toBeVisible();
  });
});

test.describe('on a phone without any script', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

  test('the form has the same two steps', async ({ page }) => {
    await page.goto('/booking/30min');
    // On the second day, because the first may have few times left.
    await page.locator('.day input').nth(1).check({ force: true });
    await page.locator('.time:visible input').nth(5).check({ force: true });
    await page.getByText('Continue').click();
    await page.getByLabel('Name').fill('Plain Phone');
    await page.getByLabel('E-mail').fill(`plain-phone-${Date.now()}@example.com`);
    await page.getByRole('button', { name: 'Book this time' }).click();
    await expect(page.getByRole('heading', { name: 'Your demo is booked' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel this booking' }).click();
    await expect(page.getByRole('link', { name: 'Pick another time' })).toBeVisible();
  });
});

test('axe finds nothing in the calendar on a phone and a desktop, light or dark', async ({ page }) => {
  await page.goto('/booking/30min');
  await page.locator('.time:visible input').first().check({ force: true });
  expect(await findFlawsOfWidths(page)).toEqual([]);
});
