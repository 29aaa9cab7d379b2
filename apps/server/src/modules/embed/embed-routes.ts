/**
 * Embed routes: the script and its modules for every origin (browsers require the server's permission for cross-origin
 * modules; each call checks the key), and the demo shops that include it.
 */
import { randomBytes } from 'node:crypto';
import { type ListedProduct, type StoreSettings } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { drawShopPage, type ShopPage, shopPagePolicy } from './draw-shop-page.ts';
import { readEmbedFiles } from './embed-files.ts';

interface EmbedRouteParts {
  catalog: { first(settings: StoreSettings, limit: number): Promise<ListedProduct[]> };
  stores: { find(storeId: string): Promise<StoreSettings | undefined> };
  /** Shop pages that are served here, those of an installed example. */
  pages: readonly ShopPage[];
  /** Their publishable keys, by store. */
  keys: Readonly<Record<string, string>>;
  /** Folder of the built embed; without it no script is served. */
  folder: string | undefined;
}

/** Number of products considered for the list of a demo shop. */
const SHELF_FROM = 100;
const MAX_SHOWN = 12;
const ONE_KIND = 2;

export function embedRoutes({ catalog, stores, pages, keys, folder }: EmbedRouteParts): FastifyPluginAsyncZod {
  const files = readEmbedFiles(folder);

  return async (app) => {
    app.route({
      method: 'GET',
      url: '/embed/:file',
      schema: { hide: true, params: z.object({ file: z.string().max(100) }) },
      handler: async (request, reply) => {
        const file = files.get(request.params.file);
        if (!file) return reply.callNotFound();
        reply
          .type(request.params.file.endsWith('.js') ? 'text/javascript; charset=utf-8' : 'text/plain; charset=utf-8')
          .header('access-control-allow-origin', '*')
          .header('cache-control', file.isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
          .header('etag', file.etag)
          .header('vary', 'accept-encoding');
        if (request.headers['if-none-match'] === file.etag) return reply.code(304).send();
        const accepted = request.headers['accept-encoding'] ?? '';
        for (const encoding of ['br', 'gzip'] as const) {
          const bytes = file.compressed[encoding];
          if (bytes && new RegExp(`\\b${encoding}\\b`).test(accepted)) {
            return reply.header('content-encoding', encoding).send(bytes);
          }
        }
        return reply.send(file.plain);
      },
    });

    for (const page of pages) {
      const address = `/pages/${page.name}.html`;
      app.get(page.from, { schema: { hide: true } }, (_request, reply) => reply.redirect(address));
      app.get(address, { schema: { hide: true } }, async (_request, reply) => {
        const settings = await stores.find(page.store);
        if (!settings) return reply.callNotFound();
        const nonce = randomBytes(18).toString('base64url');
        return reply
          .type('text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', shopPagePolicy(nonce))
          .send(
            drawShopPage({
              page,
              settings,
              products: aShelf(await catalog.first(settings, SHELF_FROM)),
              key: keys[page.store] ?? '',
              nonce,
            }),
          );
      });
    }
  };
}

/** A few products of every category. */
function aShelf(products: readonly ListedProduct[]): ListedProduct[] {
  const taken = new Map<string, number>();
  const shown = products.filter(({ category }) => {
    const count = taken.get(category ?? '') ?? 0;
    taken.set(category ?? '', count + 1);
    return count < ONE_KIND;
  });
  return shown.slice(0, MAX_SHOWN);
}
