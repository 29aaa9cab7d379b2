/**
 * Finds out which product the page is about: from the shop's code, from attributes of an element, or from the page's
 * structured data (JSON-LD). Whatever it says, the server looks only in the store's own catalogue.
 */
import type { PageProduct } from '@quarry/contract';
import type { EmbedOptions } from '../parts.ts';
import type { QuarryPageProduct } from '../quarry.d.ts';

const MARKED = '[data-quarry-product], [data-quarry-sku]';
const LONGEST_ID = 200;
const LONGEST_ADDRESS = 2000;

/** @returns null on pages of no product, or of several. */
export function readPageProduct({ product }: Pick<EmbedOptions, 'product'>): PageProduct | null {
  return fieldsOf(product ?? markedProduct() ?? describedProduct());
}

function markedProduct(): QuarryPageProduct | null {
  const [marked, ...others] = document.querySelectorAll<HTMLElement>(MARKED);
  if (!marked || others.length > 0) return null;
  const { quarryProduct: id = '', quarrySku: sku = '' } = marked.dataset;
  return { id, sku, url: location.href };
}

function describedProduct(): QuarryPageProduct | null {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const found = [...scripts].flatMap(({ textContent }) => productsIn(parsed(textContent ?? '')));
  const own = found.filter(({ url }) => typeof url === 'string' && pathOf(url) === location.pathname);
  const [product, ...others] = own.length > 0 ? own : found;
  // A list describes many.
  if (!product || others.length > 0) return null;
  const { productID, productGroupID, sku, gtin, gtin13, url } = product;
  return {
    id: text(productID ?? productGroupID).replace(/^[a-z]+:/i, ''),
    sku: text(sku ?? gtin13 ?? gtin),
    url: text(url) || canonicalAddress(),
  };
}

type Thing = Readonly<Record<string, unknown>>;

/** Products at the top, in a graph, or as what the page is about; not those that another thing refers to. */
function productsIn(data: unknown): Thing[] {
  if (Array.isArray(data)) return data.flatMap(productsIn);
  if (!isThing(data)) return [];
  const types = [data['@type']].flat();
  if (types.includes('Product') || types.includes('ProductGroup')) return [data];
  return productsIn([data['@graph'], data.mainEntity].flat());
}

function isThing(value: unknown): value is Thing {
  return typeof value === 'object' && value !== null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

function canonicalAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}

function pathOf(address: string): string | null {
  const known = absolute(address);
  return known && new URL(known).pathname;
}

/** What the server takes; null when nothing of it names a product. */
function fieldsOf(product: QuarryPageProduct | null): PageProduct | null {
  if (!product) return null;
  const { id = '', sku = '', url = '' } = product;
  const address = absolute(url);
  const fields: PageProduct = {
    ...(isShort(id) && { product_id: id }),
    ...(isShort(sku) && { product_sku: sku }),
    ...(address && { product_url: address }),
  };
  return Object.keys(fields).length > 0 ? fields : null;
}

const isShort = (id: string) => id !== '' && id.length <= LONGEST_ID;

function absolute(address: string): string | null {
  try {
    const { href, protocol } = new URL(address, location.href);
    return address !== '' && protocol.startsWith('http') && href.length <= LONGEST_ADDRESS ? href : null;
  } catch {
    return null;
  }
}
