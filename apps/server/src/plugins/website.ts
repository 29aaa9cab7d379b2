/**
 * The built site. Pages of the application are found in a list made at start, never by joining the address to a path;
 * every other address gets the same fallback page with status 404. Each page's inline scripts are allowed by their hash.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@quarry/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { sendProblem } from './problems.ts';

const FALLBACK = '__spa-fallback.html';
/** An address that ends so asks for a file, not for a page. Store ids may hold dots (`extra.ge`), so this is a list. */
const FILE_ENDING =
  /\.(?:js|mjs|css|map|json|data|txt|xml|html|svg|png|webp|jpe?g|gif|ico|woff2?|webm|mp4|vtt|php|env)$/i;

interface Page {
  html: string;
  securityPolicy: string;
}

export const website = fastifyPlugin<{ root: string | undefined }>(async (app, { root }) => {
  const pages = root ? readPages(root) : new Map<string, Page>();
  if (root && pages.size > 0) await serveFiles(app, root);

  app.get('/', async (_request, reply) => sendPage(reply, pages.get('/'), 200));

  app.setNotFoundHandler((request, reply) => {
    const address = request.url.split('?')[0] ?? '/';
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    if (address.startsWith('/api/') || address.startsWith('/media/') || !isPage || FILE_ENDING.test(address)) {
      return sendProblem(reply, 'not-found');
    }
    const known = address.replace(/\/+$/, '') || '/';
    const prerendered = pages.get(known);
    return sendPage(reply, prerendered ?? pages.get(FALLBACK), prerendered || isPagePath(known) ? 200 : 404);
  });
});

async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    redirect: false,
    preCompressed: true,
    // Pages are answered below, with their own security policy.
    allowedPath: (pathName) => !pathName.endsWith('.html') && pathName !== '/',
    index: false,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

function sendPage(reply: FastifyReply, page: Page | undefined, status: number): FastifyReply {
  if (!page) return sendProblem(reply, 'not-found');
  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', page.securityPolicy)
    .send(page.html);
}

/** Every prerendered page by its address, and the fallback by its file name. */
function readPages(root: string): Map<string, Page> {
  const pages = new Map<string, Page>();
  if (!fs.existsSync(root)) return pages;
  for (const file of fs.readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    if (path.basename(file) !== 'index.html' && file !== FALLBACK) continue;
    const html = fs.readFileSync(path.join(root, file), 'utf8');
    const folder = path.dirname(file).split(path.sep).join('/');
    const address = file === FALLBACK ? FALLBACK : folder === '.' ? '/' : `/${folder}`;
    pages.set(address, { html, securityPolicy: securityPolicy(html) });
  }
  return pages;
}

function securityPolicy(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
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
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
}
