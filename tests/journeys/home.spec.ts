/** The front page: its sections and texts, and that it requests only files. */
import { gzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';

const callsTo = (page: Page): string[] => {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/') || pathname.startsWith('/media/')) calls.push(pathname);
  });
  return calls;
};

test('SITE-HOME-01 SITE-HOME-03 SITE-HOME-04 SITE-HOME-16 SITE-TITLE-01 the sections are in their order', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveTitle('The Future of Search');
  const landmarks = [
    page.getByRole('heading', { level: 1, name: 'Gen AI-powered Product Search and Discovery' }),
    page.getByTestId('home-demo'),
    page.getByTestId('statistics'),
    page.getByRole('heading', { name: 'Who Is It For?' }),
    page.getByRole('region', { name: 'Conversational search' }),
    page.getByRole('heading', { name: 'Quarry Search', exact: true }),
    page.getByRole('heading', { name: 'Quarry Chat', exact: true }),
    page.getByRole('heading', { name: 'Ready to Increase Conversion?' }),
  ];
  const tops: number[] = [];
  for (const landmark of landmarks) tops.push((await landmark.boundingBox())?.y ?? -1);

  expect(tops.every((top) => top >= 0)).toBe(true);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  await expect(page.getByText('The Future of Search is Conversational', { exact: true })).toBeVisible();
});

test('SITE-HOME-05 to SITE-HOME-19 SITE-HOME-29 SITE-HOME-30 the page describes the product, its users and its figures', async ({
  page,
}) => {
  await page.goto('/');
  const statistics = page.getByTestId('statistics');
  await expect(statistics.locator('dt')).toHaveText(['80%', '68%', '5x', '30%']);
  await expect(statistics.locator('dd')).toHaveText([
    'of users use search',
    'abandon sites with poor search',
    'more likely to buy with good search',
    'higher conversion with semantic search',
  ]);

  const groups = page.getByTestId('customer-group');
  await expect(groups).toHaveCount(2);
  for (const words of ['Growing brands', 'keyword search', '100k+', '300k+', 'low-resource languages']) {
    await expect(groups.first()).toContainText(words);
  }
  for (const words of ['Companies with advanced search needs', '200k+', '1k+']) {
    await expect(groups.last()).toContainText(words);
  }

  const points = (offering: string) => page.getByTestId(`offering-${offering}`).getByRole('heading', { level: 3 });
  await expect(points('search')).toHaveText([
    'AI semantic search',
    'Typo tolerance and synonyms',
    'Personalised ranking',
    'A real-time analytics dashboard',
  ]);
  await expect(points('chat')).toHaveText([
    'Everything in the search offering',
    'Searching, comparing and discovering by chatting',
    'Dynamic recommendations',
    'Multi-language support',
  ]);

  const content = page.getByRole('main');
  await expect(content).toContainText('Generative AI search and chat for online shops');
  await expect(content).toContainText('Shopify integration is coming soon');
  await expect(content).toContainText('30-minute personalised demo on your own catalogue');
});

test('SITE-HOME-27 the call to action links to the booking page, and the hero to the chat', async ({ page }) => {
  await page.goto('/');
  const call = page.getByRole('region', { name: 'Ready to Increase Conversion?' });
  await call.getByRole('link', { name: 'Book a Demo', exact: true }).click();
  await expect(page).toHaveURL('/book-demo');

  await page.goto('/');
  await page.getByRole('link', { name: 'Talk to it', exact: true }).click();
  await expect(page).toHaveURL('/quarry-chat');
});

test('SITE-HOME-32 SITE-DEMO-20 the page requests only files', async ({ page }) => {
  const calls = callsTo(page);
  await page.clock.install();
  await page.goto('/');
  await expect(page.getByTestId('demo-query')).not.toHaveValue('');
  await page.clock.runFor(25_000);
  await page.getByRole('button', { name: 'Standard Results' }).click();

  expect(calls).toEqual([]);
});

test('the page initially loads at most 120 kB of JavaScript, and no dialog', async ({ page }) => {
  const scripts: { url: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push({ url: response.url(), body: response.body() });
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.getByTestId('demo-query')).not.toHaveValue('');
  const bodies = await Promise.all(scripts.map(({ body }) => body));

  expect(bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0)).toBeLessThan(120_000);
  expect(scripts.filter(({ url }) => /modal|sheet|notifications/.test(url))).toEqual([]);
});

test('the text is in the page before scripts run', async ({ request }) => {
  const html = await (await request.get('/')).text();

  for (const words of ['Product Search and Discovery', 'Who Is It For?', '80%', 'Ready to Increase Conversion?']) {
    expect(html).toContain(words);
  }
});
