/** The pricing page. */
import { expect, type Page, test } from '@playwright/test';

const plan = (page: Page, name: string) =>
  page.getByTestId('plan').filter({ has: page.getByRole('heading', { name, exact: true }) });

test.beforeEach(async ({ page }) => {
  await page.goto('/pricing');
});

test('SITE-PRICE-01 SITE-PRICE-02 SITE-PRICE-07 four plans rise from Basic to Enterprise, with prices that are monthly, plus VAT', async ({
  page,
}) => {
  const plans = page.getByTestId('plan');
  await expect(plans.getByRole('heading')).toHaveText(['Basic', 'Growth', 'Scale', 'Enterprise']);
  const boxes = await Promise.all((await plans.all()).map((block) => block.boundingBox()));
  const tops = boxes.map((box) => box?.y ?? 0);
  const feet = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0)));
  expect(tops).toEqual([...tops].sort((a, b) => b - a));
  expect(new Set(tops).size).toBe(4);
  expect(new Set(feet).size).toBe(1);

  await expect(page.getByText('Prices are monthly, plus VAT.')).toBeVisible();
  for (const name of ['Basic', 'Growth', 'Scale']) await expect(plan(page, name)).toContainText('per month, plus VAT');
  await expect(page.getByText('Most Popular', { exact: true })).toHaveCount(1);
  await expect(plan(page, 'Growth').getByText('Most Popular', { exact: true })).toBeVisible();
});

/** Each plan with its rows of the checklist, its texts, and its button. */
const PLANS = [
  {
    name: 'Basic',
    rows: 'SITE-PRICE-03 SITE-PRICE-04 SITE-PRICE-05 SITE-PRICE-06 SITE-PRICE-21',
    texts: ['$599', '500K requests quota, then $1 per 1000 requests', 'Data analytics dashboard', 'Scale up anytime'],
    button: 'Book Demo',
  },
  {
    name: 'Growth',
    rows: 'SITE-PRICE-08 SITE-PRICE-09 SITE-PRICE-10 SITE-PRICE-11 SITE-PRICE-12 SITE-PRICE-21',
    texts: ['$1990', '3M requests, then $0.75 per 1000', 'Everything in Basic', 'A/B testing', 'Scale up and down'],
    button: 'Book Demo',
  },
  {
    name: 'Scale',
    rows: 'SITE-PRICE-13 SITE-PRICE-14 SITE-PRICE-15 SITE-PRICE-16 SITE-PRICE-17 SITE-PRICE-21',
    texts: [
      '$4990',
      '15M requests, then $0.5 per 1000',
      'Everything in Growth',
      'AI-generated analytics',
      'Advanced AI reporting',
    ],
    button: 'Book Demo',
  },
  {
    name: 'Enterprise',
    rows: 'SITE-PRICE-18 SITE-PRICE-19 SITE-PRICE-20',
    texts: ['Dedicated account manager', 'Custom SLA', 'Volume pricing', '24/7 support'],
    button: 'Contact Us',
  },
] as const;

for (const { name, rows, texts, button } of PLANS) {
  test(`${rows} SITE-PRICE-22 ${name}: ${texts.join(', ')}; ${button} links to /book-demo`, async ({ page }) => {
    for (const text of texts) await expect(plan(page, name)).toContainText(text);
    if (name === 'Enterprise') {
      await expect(plan(page, name).getByText('Custom', { exact: true })).toBeVisible();
      await expect(plan(page, name)).not.toContainText('$');
      await expect(plan(page, name).getByRole('listitem')).toHaveCount(4);
    }
    const link = plan(page, name).getByRole('link');
    await expect(link).toHaveText(button);
    await link.click();
    await expect(page).toHaveURL(/\/book-demo$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Schedule Your Demo' })).toBeVisible();
  });
}

test('the questions open and close, by keyboard too, and structured data contain three offers with their prices', async ({
  page,
}) => {
  const question = page.getByText('What is one request?');
  const answer = page.getByText('One answer from Quarry');
  await expect(answer).toBeHidden();
  await question.click();
  await expect(answer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(answer).toBeHidden();

  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const items = data.map((text) => JSON.parse(text) as { '@type': string; offers?: { price: string }[] });
  const software = items.find((item) => item['@type'] === 'SoftwareApplication');
  expect(software?.offers?.map(({ price }) => price)).toEqual(['599', '1990', '4990']);
});
