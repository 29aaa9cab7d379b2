/** What the server's pages contain before any script runs: content, metadata, structured data, no dead controls. */
import { brand, LISTED_PAGES } from '@quarry/contract';
import { expect, type Page, test } from '@playwright/test';
import { HEADINGS } from './site-headings.ts';

test.use({ javaScriptEnabled: false });

const content = (page: Page, selector: string) => page.locator(selector).first().getAttribute('content');

for (const address of LISTED_PAGES) {
  test(`${address} is readable without scripts, has structured data and a picture for sharing`, async ({
    page,
    request,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: HEADINGS[address], exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Cookie Policy' })).toBeVisible();

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

/** Pages with controls that the script adds. */
const WAKING_PAGES = ['/', '/integrations', `/${brand.slug}-chat`, '/free-chat', '/compare_anim', '/chat_anim'];
for (const address of WAKING_PAGES) {
  test(`${address} shows no control that needs a script`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
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
