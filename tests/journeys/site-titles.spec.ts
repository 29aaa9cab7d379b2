/** Titles and metadata of every page. */
import { brand, LISTED_PAGES, PAGES } from '@quarry/contract';
import { expect, type Page, test } from '@playwright/test';
import { mockApi } from './mocks.ts';

const OWN_TITLES: Readonly<Record<string, [row: string, title: string]>> = {
  '/': ['SITE-TITLE-01', 'The Future of Search'],
  '/pricing': ['SITE-TITLE-02', 'Pricing | Quarry'],
  '/integrations': ['SITE-TITLE-03', 'Integrations | Quarry'],
  '/team': ['SITE-TITLE-04', 'Our Team | Quarry'],
  '/book-demo': ['SITE-TITLE-05', 'Book a Demo | Quarry'],
  '/new-search': ['SITE-TITLE-06', 'Quarry Search | Quarry'],
  '/new-chat': ['SITE-TITLE-07 CONF-10', 'Quarry Chat Mobile | Quarry'],
  '/dummy-shop': ['SITE-TITLE-08 CONF-10', 'Quarry Chat Desktop | Quarry'],
};

for (const [address, [rows, title]] of Object.entries(OWN_TITLES)) {
  test(`${rows} ${address} has the title ${title}`, async ({ page }) => {
    await mockApi(page);
    await page.goto(address);
    await expect(page).toHaveTitle(title);
  });
}

test('SITE-TITLE-09 SITE-TITLE-10 OPEN-01 every other page has the one default title, which ends in the brand', async ({
  page,
}) => {
  test.slow();
  await mockApi(page);
  const titles: string[] = [];
  for (const address of [...PAGES, '/nope'].filter((candidate) => !(candidate in OWN_TITLES))) {
    await page.goto(address);
    await expect(page).toHaveTitle(/ \| Quarry$/);
    titles.push(await page.title());
  }
  expect(titles.length).toBeGreaterThan(10);
  expect(new Set(titles).size).toBe(1);
  expect(Object.values(OWN_TITLES).map(([, title]) => title)).not.toContain(titles[0]);
});

test('SITE-TITLE-11 the title follows in-app navigation, also back to home', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle('The Future of Search');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await expect(page).toHaveTitle('Pricing | Quarry');
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page).toHaveTitle('The Future of Search');
});

const content = (page: Page, selector: string) => page.locator(selector).first().getAttribute('content');

for (const address of LISTED_PAGES) {
  test(`${address} has structured data and a picture for sharing`, async ({ page, request }) => {
    await page.goto(address);
    const own = new URL(page.url()).origin;
    expect((await content(page, 'meta[name=description]'))?.length).toBeGreaterThan(50);
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${own}${address}`);
    expect(await content(page, 'meta[property="og:url"]')).toBe(`${own}${address}`);
    expect(await content(page, 'meta[property="og:title"]')).toBe(await page.title());

    const picture = await request.get((await content(page, 'meta[property="og:image"]')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    expect(sizeOfJpeg(await picture.body())).toEqual({ width: 1200, height: 630 });

    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    const kinds = data.map((text) => (JSON.parse(text) as { '@type': string })['@type']);
    expect(kinds).toContain(address === '/' ? 'Organization' : 'BreadcrumbList');
    expect(await page.content()).not.toContain('setting.invalid');
  });
}

test('the sitemap lists the public pages, robots.txt names it, and the icons exist', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const robots = await (await request.get('/robots.txt')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? '').pathname);
  expect(listed).toEqual([...LISTED_PAGES]);
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);

  const manifest = (await (await request.get('/site.webmanifest')).json()) as {
    name: string;
    icons: { src: string }[];
  };
  expect(manifest.name).toBe(brand.name);
  for (const icon of [
    '/favicon.ico',
    '/favicon.svg',
    '/apple-touch-icon.png',
    ...manifest.icons.map(({ src }) => src),
  ]) {
    expect((await request.get(icon)).headers()['content-type'], icon).toMatch(/^image\//);
  }
});

/** Reads the first frame header of a JPEG file (ITU-T T.81, B.2.2). */
function sizeOfJpeg(bytes: Buffer): { width: number; height: number } {
  let at = 2;
  while (at < bytes.length) {
    const marker = bytes.readUInt8(at + 1);
    if (marker >= 0xc0 && marker <= 0xc3) {
      return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return { width: 0, height: 0 };
}
