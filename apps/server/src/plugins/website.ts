/**
 * The built site. Pages of the application are found in a list made at start, never by joining the address to a path.
 * A page's address with a slash at its end is redirected to the one without; every other address gets the same fallback
 * page with status 404. Each page's inline scripts are allowed by their hash,
 * and the stand-ins that the build left in it give way to what this installation is configured to say.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath, SITE_SETTING_STAND_INS, type SiteSettings } from '@quarry/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { publishedOrigin } from './own-origin.ts';
import { sendProblem } from './problems.ts';

const FALLBACK = '__spa-fallback.html';
/** An address that ends so asks for a file, not for a page. Store ids may hold dots (`myshop.example`), so this is a list. */
const FILE_ENDING =
  /\.(?:js|mjs|css|map|json|data|txt|xml|html|svg|png|webp|jpe?g|gif|ico|woff2?|webmanifest|webm|mp4|vtt|php|env)$/i;

interface Page {
  html: string;
  securityPolicy: string;
}

export interface WebsiteOptions {
  /** Folder of the built site. */
  root: string | undefined;
  /** What the pages say about this installation; without an origin, addresses in them begin with the path. */
  settings: Omit<SiteSettings, 'origin'> & { origin?: string | undefined };
}

export const website = fastifyPlugin<WebsiteOptions>(async (app, { root, settings }) => {
  const pages = root ? readPages(root, settings) : new Map<string, Page>();
  if (root && pages.size > 0) await serveFiles(app, root);

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | undefined, status: number) {
    if (!page) return sendProblem(reply, 'not-found');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.securityPolicy)
      .send(page.html.replaceAll(SITE_SETTING_STAND_INS.origin, publishedOrigin(request, settings.origin) ?? ''));
  }

  app.get('/', async (request, reply) => sendPage(request, reply, pages.get('/'), 200));

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (address.startsWith('/api/') || address.startsWith('/media/') || !isPage || FILE_ENDING.test(address)) {
      return sendProblem(reply, 'not-found');
    }
    const known = address.replace(/\/+$/, '') || '/';
    const prerendered = pages.get(known);
    const isKnown = prerendered !== undefined || isPagePath(known);
    // A page has one address. Only addresses of our own pages are redirected to, never what the caller wrote.
    if (isKnown && known !== address) return reply.redirect(known + request.url.slice(address.length), 301);
    return sendPage(request, reply, prerendered ?? pages.get(FALLBACK), isKnown ? 200 : 404);
  });
});

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    redirect: false,
    preCompressed: true,
    // Pages are answered by the not-found handler, with their own security policy. So are folders: they hold no file of
    // their own, and the plugin would answer some of them with "Forbidden".
    allowedPath: (pathName) => !pathName.endsWith('.html') && !pathName.endsWith('/'),
    index: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Every prerendered page by its address, and the fallback by its file name. */
function readPages(root: string, settings: Omit<SiteSettings, 'origin'>): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!fs.existsSync(root)) return pages;
  for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'index.html' && file !== FALLBACK) continue;
    const html = withSettings(fs.readFileSync(path.join(root, file), 'utf8'), settings);
    const folder = path.dirname(file).split(path.sep).join('/');
    const address = file === FALLBACK ? FALLBACK : folder === '.' ? '/' : `/${folder}`;
    pages.set(address, { html, securityPolicy: securityPolicy(html, settings) });
  }
  return pages;
}

/** The stand-ins stand in attributes alone. */
function withSettings(html: string, { bookingUrl, developerPortalUrl }: Omit<SiteSettings, 'origin'>): string {
  const inAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replaceAll(SITE_SETTING_STAND_INS.bookingUrl, inAttribute(bookingUrl))
    .replaceAll(SITE_SETTING_STAND_INS.developerPortalUrl, inAttribute(developerPortalUrl));
}

function securityPolicy(html: string, { bookingUrl }: Pick<SiteSettings, 'bookingUrl'>): string {
  // What search engines read is no script, and changes with the origin.
  const inline = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script]) => script ?? '',
  );
  const hashes = inline.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    `script-src 'self' ${hashes.join(' ')}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src 'self' ${URL.canParse(bookingUrl) ? new URL(bookingUrl).origin : ''}`.trim(),
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
