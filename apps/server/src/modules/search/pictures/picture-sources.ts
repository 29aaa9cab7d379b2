/**
 * Where the picture of a product lies: among those that we draw ourselves, or at an address of the web. Told by the
 * address alone, without reading anything.
 */
import { shortHash } from './descriptor-files.ts';

export interface OwnPicture {
  storeId: string;
  productId: string;
  /** As it stands in the address. */
  view: string;
}

/** Of addresses such as `/media/shop/red-dress/1.webp`, also with one of our own origins before them. */
export function ownPictureAt(address: string, ownOrigins: readonly string[] = []): OwnPicture | null {
  const path = pathOf(address, ownOrigins);
  const [, store, product, view] = (path && /^\/media\/([^/]+)\/([^/]+)\/([^/]+)\.webp$/.exec(path)) || [];
  if (!store || !product || !view) return null;
  try {
    return {
      storeId: decodeURIComponent(store),
      productId: decodeURIComponent(product),
      view: decodeURIComponent(view),
    };
  } catch {
    return null;
  }
}

function pathOf(address: string, ownOrigins: readonly string[]): string | null {
  if (address.startsWith('/media/')) return address.replace(/[?#].*$/, '');
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return ownOrigins.includes(origin) ? pathname : null;
}

/** Under which the descriptor of a picture at an address of the web is kept. */
export function keyOfAddress(address: string): string {
  return shortHash(`address ${address}`);
}
