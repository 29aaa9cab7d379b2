/** Finds the product whose page the shopper is on, in the store's own catalogue and nowhere else. */
import type { PageProduct, Product, StoreSettings } from '@quarry/contract';
import type { StoreToolParts } from './store-tools.ts';

/** How many results of a search for an SKU are compared with it. */
const FOUND_BY_SKU = 5;

/**
 * @param named untrusted: what the page says of its product.
 * @returns the id; null when the catalogue has no such product.
 */
export async function findPageProduct(
  { catalog, search }: Pick<StoreToolParts, 'catalog' | 'search'>,
  settings: StoreSettings,
  { product_id: id, product_sku: sku, product_url: url }: PageProduct,
): Promise<string | null> {
  const ids = [id, sku, url === undefined ? undefined : idInAddress(url, settings)].flatMap((one) => one ?? []);
  const [byId] = ids.length > 0 ? await catalog.byIds(settings.id, ids) : [];
  if (byId) return byId.id;
  const byAddress = url === undefined ? undefined : await catalog.byAddress(settings.id, spellingsOf(url));
  if (byAddress) return byAddress.id;
  if (sku === undefined) return null;
  // SKUs and barcodes are in the index.
  const question = { query: sku, page: 1, limit: FOUND_BY_SKU, language: settings.default_language };
  const { documents } = await search.find(settings, question);
  return documents.find(({ metadata }) => isOfVariant(metadata, sku))?.id ?? null;
}

function isOfVariant({ variants }: Pick<Product, 'variants'>, code: string): boolean {
  return variants.some(({ sku, barcode }) => sku === code || barcode === code);
}

/** The id in an address that follows the store's pattern of product pages. */
function idInAddress(address: string, { id, product_url: pattern }: StoreSettings): string | undefined {
  const [before = '', after] = pattern.replaceAll('{store}', encodeURIComponent(id)).split('{id}');
  const at = before === '' ? -1 : address.indexOf(before);
  if (after === undefined || at < 0) return undefined;
  const [value = ''] = address.slice(at + before.length).split(after === '' ? /[?&#/]/ : after);
  try {
    return decodeURIComponent(value) || undefined;
  } catch {
    return undefined;
  }
}

/** How a catalogue may write the address of the page: with or without `www.`, parameters and a slash at the end. */
function spellingsOf(address: string): string[] {
  const url = new URL(address);
  const path = url.pathname.replace(/\/+$/, '');
  const host = url.host.replace(/^www\./, '');
  const origins = [`${url.protocol}//${host}`, `${url.protocol}//www.${host}`, ''];
  const paths = [path + url.search, `${path}/${url.search}`, path, `${path}/`];
  return [...new Set([address, ...paths.flatMap((one) => origins.map((origin) => origin + one))])];
}
