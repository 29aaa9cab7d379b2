/** The pricing page. */
import { expect, type Page, test } from '@playwright/test';

const plan = (page: Page, name: string) =>
  page.getByTestId('plan').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing');
});

test('SITE-PRICE-01 four plans rise from Basic to Enterprise', async ({ page }) => {
  const plans = page.getByTestId('plan');
  await expect(plans.getByRole('heading')).toHaveText(['Basic', 'Growth', 'Scale', 'Enterprise']);
  const boxes = await Promise.all((await plans.all()).map((bench) => bench.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  const feet = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  expect(new Set(tops).size).toBe(4);
  expect(new Set(feet).size).toBe(1);
});

test('SITE-PRICE-02 prices are monthly, plus VAT, and the page says so', async ({ page }) => {
  await expect(page.getByText('Prices are monthly, plus VAT.')).toBeVisible();
  for (const name of ['Basic', 'Growth', 'Scale']) await expect(plan(page, name)).toContainText('per month, plus VAT');
});

const ROWS = [
  ['SITE-PRICE-03', 'Basic', ['$599']],
  ['SITE-PRICE-04', 'Basic', ['500K requests quota, then $1 per 1000 requests']],
  ['SITE-PRICE-05', 'Basic', ['Data analytics dashboard']],
  ['SITE-PRICE-06', 'Basic', ['Scale up anytime']],
  ['SITE-PRICE-08', 'Growth', ['$1990']],
  ['SITE-PRICE-09', 'Growth', ['3M requests, then $0.75 per 1000']],
  ['SITE-PRICE-10', 'Growth', ['Everything in Basic']],
  ['SITE-PRICE-11', 'Growth', ['A/B testing']],
  ['SITE-PRICE-12', 'Growth', ['Scale up and down']],
  ['SITE-PRICE-13', 'Scale', ['$4990']],
  ['SITE-PRICE-14', 'Scale', ['15M requests, then $0.5 per 1000']],
  ['SITE-PRICE-15', 'Scale', ['Everything in Growth']],
  ['SITE-PRICE-16', 'Scale', ['AI-generated analytics']],
  ['SITE-PRICE-17', 'Scale', ['Advanced AI reporting']],
  ['SITE-PRICE-19', 'Enterprise', ['Dedicated account manager', 'Custom SLA', 'Volume pricing', '24/7 support']],
] as const;

for (const [row, name, texts] of ROWS) {
  test(`${row} ${name}: ${texts.join(', ')}`, async ({ page }) => {
    for (const text of texts) await expect(plan(page, name)).toContainText(text);
  });
}

test('SITE-PRICE-07 only Growth is marked Most Popular', async ({ page }) => {
  await expect(page.getByText('Most Popular', { exact: true })).toHaveCount(1);
  await expect(plan(page, 'Growth').getByText('Most Popular', { exact: true })).toBeVisible();
});

test('SITE-PRICE-18 Enterprise has a custom price without a figure', async ({ page }) => {
  await expect(plan(page, 'Enterprise').getByText('Custom', { exact: true })).toBeVisible();
  await expect(plan(page, 'Enterprise')).not.toContainText('$');
  await expect(plan(page, 'Enterprise').getByRole('listitem')).toHaveCount(4);
});

for (const [rows, name, label] of [
  ['SITE-PRICE-20 SITE-PRICE-22', 'Enterprise', 'Contact Us'],
  ['SITE-PRICE-21 SITE-PRICE-22', 'Basic', 'Book Demo'],
  ['SITE-PRICE-21 SITE-PRICE-22', 'Growth', 'Book Demo'],
  ['SITE-PRICE-21 SITE-PRICE-22', 'Scale', 'Book Demo'],
] as const) {
  test(`${rows} the button of ${name} says ${label} and links to /book-demo`, async ({ page }) => {
    const button = plan(page, name).getByRole('link');
    await expect(button).toHaveText(label);
    await button.click();
    await expect(page).toHaveURL(/\/book-demo$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule Your Demo' })).toBeVisible();
  });
}

test('the questions open and close, by keyboard too', async ({ page }) => {
  const question = page.getByText('What is one request?');
  const answer = page.getByText('One answer from Quarry');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();
});

test('structured data contain three offers with their prices', async ({ page }) => {
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = data.map((text) => JSON.parse(text) as { '@type': string; offers?: { price: string }[] });
  const software = items.find((item) => item['@type'] === 'SoftwareApplication');
  expect(software?.offers?.map(({ price }) => price)).toEqual(['599', '1990', '4990']);
});
