/** Recognizes URLs of our own drawn pictures. */

export interface OwnPicture {
  storeId: string;
  productId: string;
  /** As in the URL. */
  view: string;
}

/** Parses URLs such as `/media/shop/red-dress/1.webp`, optionally with one of our origins. */
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
