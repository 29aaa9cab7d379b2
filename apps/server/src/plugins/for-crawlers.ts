/** What search engines ask for first: which pages there are, and which addresses hold no page. */
import { LISTED_PAGES } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';
import { ownOrigin } from './own-origin.ts';

/** Calls, product pictures by the thousand, and the product pages of shops that are not ours to list. */
const CLOSED_TO_CRAWLERS = ['/api/', '/booking/', '/shops/'];

export const forCrawlers = fastifyPlugin<{ publicOrigin: string | undefined }>(async (app, { publicOrigin }) => {
  app.get('/robots.txt', async (request, reply) => {
    const lines = [
      'User-agent: *',
      ...CLOSED_TO_CRAWLERS.map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      `Sitemap: ${ownOrigin(request, publicOrigin)}/sitemap.xml`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    const origin = ownOrigin(request, publicOrigin);
    const entries = LISTED_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`);
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ];
    return reply.type('application/xml; charset=utf-8').send(lines.join('\n'));
  });
});
