/**
 * Serves the built site and the console. Pages are looked up in a list made at start, never by joining a URL to a path.
 * A page URL with a trailing slash is redirected; unknown URLs get the fallback page with status 404. Each page's
 * inline scripts are allowed by hash, and placeholders of the build are replaced with the configured settings. The
 * console is one document for every URL below `/console`; it resolves them itself.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath, SITE_SETTING_PLACEHOLDERS, type SiteSettings } from '@quarry/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { publishedOrigin } from './own-origin.ts';
import { sendProblem } from './problems.ts';

const CONSOLE = '/console';
const FALLBACK = '__spa-fallback.html';
/**
 * A URL with such an ending requests a file, not a page. Store ids may contain dots (`myshop.example`), so this is a list.
 */
const FILE_ENDING =
  /\.(?:js|mjs|css|map|json|data|txt|xml|html|svg|png|webp|jpe?g|gif|ico|woff2?|webmanifest|webm|mp4|vtt|php|env)$/i;

interface Page {
  html: string;
  securityPolicy: string;
}

export interface WebsiteOptions {
  /** Folder of the built site. */
  root: string | undefined;
  /** Folder of the built console. */
  consoleRoot?: string | undefined;
  /** Settings shown in pages; without an origin, URLs in them are paths. */
  settings: Omit<SiteSettings, 'origin'> & { origin?: string | undefined };
}

export const website = fastifyPlugin<WebsiteOptions>(async (app, { root, consoleRoot, settings }) => {
  const pages = root ? readPages(root, settings) : new Map<string, Page>();
  if (root && pages.size > 0) await serveFiles(app, root);
  const consolePage = consoleRoot ? readPages(consoleRoot, settings).get('/') : undefined;
  if (consoleRoot && consolePage) await serveFiles(app, consoleRoot, `${CONSOLE}/`);

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page | undefined, status: number) {
    if (!page) return sendProblem(reply, 'not-found');
    return reply
      .code(status)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('content-security-policy', page.securityPolicy)
      .send(page.html.replaceAll(SITE_SETTING_PLACEHOLDERS.origin, publishedOrigin(request, settings.origin) ?? ''));
  }

  app.get('/', async (request, reply) => sendPage(request, reply, pages.get('/'), 200));

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (address.startsWith('/api/') || address.startsWith('/media/') || !isPage || FILE_ENDING.test(address)) {
      return sendProblem(reply, 'not-found');
    }
    if (address === CONSOLE || address.startsWith(`${CONSOLE}/`)) {
      return sendPage(request, reply.header('x-robots-tag', 'noindex'), consolePage, 200);
    }
    const known = address.replace(/\/+$/, '') || '/';
    const prerendered = pages.get(known);
    const isKnown = prerendered !== undefined || isPagePath(known);
    // A page has one canonical URL. Redirects only to URLs of our own pages, never to caller input.
    if (isKnown && known !== address) return reply.redirect(known + request.url.slice(address.length), 301);
    return sendPage(request, reply, prerendered ?? pages.get(FALLBACK), isKnown ? 200 : 404);
  });
});

async function serveFiles(app: FastifyInstance, root: string, prefix = '/'): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    prefix,
    // The reply gets its methods once; nothing here uses them.
    decorateReply: false,
    redirect: false,
    preCompressed: true,
    // The not-found handler serves pages, with their own security policy. It also handles folders, for some of which
    // the plugin would answer "Forbidden".
    allowedPath: (pathName) => !pathName.endsWith('.html') && !pathName.endsWith('/'),
    index: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Every prerendered page by its URL, and the fallback by its file name. */
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

/** Placeholders occur only in attributes. */
function withSettings(html: string, { bookingUrl, developerPortalUrl }: Omit<SiteSettings, 'origin'>): string {
  const inAttribute = (address: string) => address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replaceAll(SITE_SETTING_PLACEHOLDERS.bookingUrl, inAttribute(bookingUrl))
    .replaceAll(SITE_SETTING_PLACEHOLDERS.developerPortalUrl, inAttribute(developerPortalUrl));
}

function securityPolicy(html: string, { bookingUrl }: Pick<SiteSettings, 'bookingUrl'>): string {
  // Structured data is not a script and changes with the origin.
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
