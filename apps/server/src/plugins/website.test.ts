import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { SITE_SETTING_PLACEHOLDERS } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp, type HttpParts } from '../http.ts';

const SCRIPT = 'window.ready = true';
const PAGE = `<!doctype html><html data-origin="${SITE_SETTING_PLACEHOLDERS.origin}"><head>
<link rel="canonical" href="${SITE_SETTING_PLACEHOLDERS.origin}/pricing"><script>${SCRIPT}</script>
<script type="application/ld+json">{"url":"${SITE_SETTING_PLACEHOLDERS.origin}/"}</script></head>
<body><a href="${SITE_SETTING_PLACEHOLDERS.developerPortalUrl}">API</a><a href="${SITE_SETTING_PLACEHOLDERS.bookingUrl}">Book</a></body></html>`;

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-website-'));
  fs.mkdirSync(path.join(folder, 'pricing'));
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'assets', 'site.js'), SCRIPT);
  for (const file of ['index.html', 'pricing/index.html', '__spa-fallback.html']) {
    fs.writeFileSync(path.join(folder, file), PAGE);
  }
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

async function ask(url: string, parts: Partial<HttpParts> = {}, headers: Record<string, string> = {}) {
  const app = await createHttp({
    routes: [],
    isReady: async () => true,
    logLevel: 'silent',
    siteFolder: folder,
    ...parts,
  });
  const reply = await app.inject({ url, headers: { host: 'localhost:8080', ...headers } });
  await app.close();
  return reply;
}

describe('a page of the site', () => {
  it('contains the requested loopback origin, and our own pages for booking and documentation', async () => {
    const page = await ask('/pricing');

    expect(page.body).toContain('<link rel="canonical" href="http://localhost:8080/pricing">');
    expect(page.body).toContain('{"url":"http://localhost:8080/"}');
    expect(page.body).toContain('<a href="/api/docs">API</a><a href="/booking/30min">Book</a>');
    expect(page.body).not.toContain('setting.invalid');
  });

  it('contains configured values instead of the defaults', async () => {
    const siteSettings = {
      bookingUrl: 'https://calendar.example/30min?a=1&b="2"',
      developerPortalUrl: 'https://developers.example/',
    };

    const page = await ask('/pricing', { siteSettings, publicOrigin: 'https://quarry.example' });

    expect(page.body).toContain('href="https://quarry.example/pricing"');
    expect(page.body).toContain('<a href="https://developers.example/">API</a>');
    expect(page.body).toContain('<a href="https://calendar.example/30min?a=1&amp;b=&quot;2&quot;">Book</a>');
    expect(page.headers['content-security-policy']).toContain("frame-src 'self' https://calendar.example;");
  });

  it.each([
    'evil.example',
    'evil.example:8080',
    'evil"><script>alert(1)</script>',
    'localhost"><b>',
    '[::1].evil.example',
  ])('repeats no host that a caller chose: %s', async (host) => {
    const page = await ask('/pricing', {}, { host });

    expect(page.body).toContain('<link rel="canonical" href="/pricing">');
    expect(page.body).toContain('{"url":"/"}');
    expect(page.body).not.toMatch(/evil|<b>/);
  });

  it('may run its own scripts by their hash; data for search engines needs none', async () => {
    const { headers } = await ask('/pricing');

    const hashes = String(headers['content-security-policy']).match(/'sha256-[^']+'/g);
    expect(hashes).toHaveLength(1);
  });

  it('is returned with status 404 for an unknown URL', async () => {
    expect((await ask('/pricing')).statusCode).toBe(200);
    expect((await ask('/nope')).statusCode).toBe(404);
  });
});

describe('an address that ends with a slash', () => {
  it.each<Record<string, string>>([{}, { 'accept-encoding': 'gzip' }, { 'accept-encoding': 'br, gzip' }])(
    'SITE-ROUTE-30 leads to the page without it, whatever compression the client takes: %j',
    async (headers) => {
      const page = await ask('/pricing/?plan=pro', {}, headers);

      expect([page.statusCode, page.headers.location]).toEqual([301, '/pricing?plan=pro']);
    },
  );

  it.each(['/assets/', '/assets', '/assets/none/', '/nope/', '/pricing/x', '/pricing/x/', '//shop.example/'])(
    'SITE-ROUTE-30 is the not-found page when no page is there: %s',
    async (url) => {
      for (const headers of [undefined, { 'accept-encoding': 'gzip' }]) {
        const page = await ask(url, {}, headers);

        expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      }
    },
  );

  it('serves files at their paths', async () => {
    expect((await ask('/assets/site.js')).body).toBe(SCRIPT);
    expect((await ask('/')).statusCode).toBe(200);
  });
});

describe('what crawlers ask for', () => {
  it('is answered with the origin of the site', async () => {
    const robots = await ask('/robots.txt', { publicOrigin: 'https://quarry.example' });
    const sitemap = await ask('/sitemap.xml', { publicOrigin: 'https://quarry.example' });

    expect(robots.body).toContain('Sitemap: https://quarry.example/sitemap.xml');
    expect(sitemap.headers['content-type']).toContain('application/xml');
    expect(sitemap.body).toContain('<loc>https://quarry.example/pricing</loc>');
    expect(sitemap.body).not.toContain('dummy-shop');
  });

  it('contains a loopback origin, but no other host from the request', async () => {
    const evil = { host: 'evil.example' };

    expect((await ask('/sitemap.xml')).body).toContain('<loc>http://localhost:8080/pricing</loc>');
    expect((await ask('/robots.txt')).body).toContain('Sitemap: http://localhost:8080/sitemap.xml');
    expect((await ask('/robots.txt', {}, evil)).body).not.toMatch(/evil|Sitemap/);
    expect((await ask('/sitemap.xml', {}, evil)).statusCode).toBe(404);
  });
});

describe('the console', () => {
  let consoleFolder: string;
  beforeAll(() => {
    consoleFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-console-'));
    fs.mkdirSync(path.join(consoleFolder, 'assets'));
    fs.writeFileSync(path.join(consoleFolder, 'assets', 'console.js'), SCRIPT);
    fs.writeFileSync(path.join(consoleFolder, 'index.html'), `<!doctype html><script>${SCRIPT}</script>The console`);
  });
  afterAll(() => fs.rmSync(consoleFolder, { recursive: true }));

  it.each(['/console', '/console/', '/console/myshop.example/search?q=red', '/console/nowhere/at/all'])(
    'is one document for every address below it: %s',
    async (url) => {
      const page = await ask(url, { consoleFolder });

      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('The console');
      expect(page.headers['x-robots-tag']).toBe('noindex');
      expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
    },
  );

  it('serves its files, which may be kept for ever, and answers 404 for files that do not exist', async () => {
    const script = await ask('/console/assets/console.js', { consoleFolder });

    expect(script.body).toBe(SCRIPT);
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await ask('/console/assets/gone.js', { consoleFolder })).statusCode).toBe(404);
  });

  it('is not listed for search engines', async () => {
    const map = await ask('/sitemap.xml', { consoleFolder, publicOrigin: 'https://quarry.example' });

    expect(map.body).not.toContain('/console');
  });

  it('answers 404 where it was not built', async () => {
    expect((await ask('/console')).statusCode).toBe(404);
  });
});
