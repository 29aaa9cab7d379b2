/** Serves `robots.txt` and `sitemap.xml`. */
import { LISTED_PAGES } from '@quarry/contract';
import fastifyPlugin from 'fastify-plugin';
import { sendProblem } from './problems.ts';
import { publishedOrigin } from './own-origin.ts';

/** API calls, product pictures, and product pages of shops that are not ours to list. */
const CLOSED_TO_CRAWLERS = ['/api/', '/booking/', '/shops/'];

export const forCrawlers = fastifyPlugin<{ publicOrigin: string | undefined }>(async (app, { publicOrigin }) => {
  app.get('/robots.txt', async (request, reply) => {
    const origin = publishedOrigin(request, publicOrigin);
    const lines = [
      'User-agent: *',
      ...CLOSED_TO_CRAWLERS.map((path) => `Disallow: ${path}`),
      'Allow: /',
      '',
      ...(origin ? [`Sitemap: ${origin}/sitemap.xml`, ''] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });

  app.get('/sitemap.xml', async (request, reply) => {
    // A sitemap requires absolute URLs.
    const origin = publishedOrigin(request, publicOrigin);
    if (!origin) return sendProblem(reply, 'not-found');
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
