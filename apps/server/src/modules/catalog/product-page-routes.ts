/**
 * A plain page per product for shops without pages of their own, so that a card's link always works. A shop with its
 * own site sets `product_url` in its settings instead.
 */
import { directionOf, type ListedProduct, priceText, type StoreSettings, StoreId } from '@quarry/contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CatalogService } from './catalog-service.ts';
import { listProduct } from './list-product.ts';

interface ProductPageParts {
  catalog: Pick<CatalogService, 'byIds'>;
  stores: { get(storeId: string): Promise<StoreSettings> };
}

const SECURITY_POLICY = "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; base-uri 'none'";

export function productPageRoutes({ catalog, stores }: ProductPageParts): FastifyPluginAsyncZod {
  return async (app) => {
    app.route({
      method: 'GET',
      url: '/shops/:store/product.html',
      schema: {
        params: z.object({ store: StoreId }),
        querystring: z.object({ product: z.string().min(1).max(200) }),
      },
      handler: async (request, reply) => {
        const settings = await stores.get(request.params.store);
        const [product] = await catalog.byIds(settings.id, [request.query.product]);
        return reply
          .code(product ? 200 : 404)
          .type('text/html; charset=utf-8')
          .header('content-security-policy', SECURITY_POLICY)
          .send(product ? productPage(listProduct(product, settings), settings) : missingPage(settings));
      },
    });
  };
}

function productPage(product: ListedProduct, settings: StoreSettings): string {
  const price = product.current_price === null ? 'N/A' : priceText(product.current_price, settings.currency);
  const isReduced = (product.original_price ?? 0) > (product.current_price ?? 0);
  const before =
    isReduced && product.original_price !== null ? priceText(product.original_price, settings.currency) : null;
  const facts = Object.entries(product.attributes).map(([name, value]) => [name, [value].flat().join(', ')] as const);
  return page(
    settings,
    product.title,
    `<main>
<div class="pictures">${product.images.map((image) => `<img src="${escape(image)}" alt="" width="800" height="800" loading="lazy">`).join('')}</div>
<article>
<p class="brand">${escape(product.brand ?? settings.name)}</p>
<h1>${escape(product.title)}</h1>
<p class="price">${escape(price)}${before ? ` <s>${escape(before)}</s>` : ''}</p>
<p>${escape(product.description)}</p>
<dl>${facts.map(([name, value]) => `<dt>${escape(name.replaceAll('_', ' '))}</dt><dd>${escape(value)}</dd>`).join('')}</dl>
</article>
</main>`,
  );
}

function missingPage(settings: StoreSettings): string {
  return page(
    settings,
    'Product not found',
    '<main><article><h1>Product not found</h1><p>This product is no longer in the catalogue.</p></article></main>',
  );
}

function page(settings: StoreSettings, title: string, body: string): string {
  const language = settings.default_language;
  return `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} – ${escape(settings.name)}</title>
<style>
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { margin: 0; background: light-dark(#f3f6f4, #0d1211); color: light-dark(#171d1b, #e8edea); }
header { padding: 18px clamp(20px, 4vw, 56px); border-bottom: 1px solid light-dark(#d8dfdb, #35403b); font-weight: 600; }
main { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr)); gap: 36px; max-width: 1200px; margin: 0 auto; padding: 36px clamp(20px, 4vw, 56px); }
.pictures { display: grid; gap: 12px; grid-template-columns: 1fr 1fr; align-content: start; }
.pictures img { width: 100%; height: auto; border-radius: 14px; }
.pictures img:first-child { grid-column: 1 / -1; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 12px; }
.brand { margin: 0; color: light-dark(#4b5752, #93a09a); }
.price { font-size: 22px; font-weight: 600; font-variant-numeric: tabular-nums; }
.price s { font-weight: 400; color: light-dark(#4b5752, #93a09a); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 20px; }
dt { color: light-dark(#4b5752, #93a09a); } dd { margin: 0; }
</style>
</head>
<body>
<header>${escape(settings.name)}</header>
${body}
</body>
</html>
`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
