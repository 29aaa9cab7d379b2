/** The main picture of every product of a store, and how to read it: drawn by us, or fetched from the shop's own site. */
import type { Product } from '@quarry/contract';
import type { CatalogService, PictureService } from '../../modules/catalog/index.ts';
import { shortHash } from './descriptor-files.ts';
import type { ProductPicture } from './embedded-image-search.ts';
import { ownPictureAt } from '../../modules/catalog/index.ts';
import { keyOfAddress } from './key-of-address.ts';

interface PictureSourceParts {
  catalog: Pick<CatalogService, 'allProducts'>;
  pictures: Pick<PictureService, 'picture' | 'fingerprint'>;
  fetchPicture(address: string, signal: AbortSignal): Promise<Uint8Array>;
}

export function createPictureSources({ catalog, pictures, fetchPicture }: PictureSourceParts) {
  function pictureOf(storeId: string, product: Product): ProductPicture[] {
    const [address] = product.images;
    if (!address) return [];
    const about = { productId: product.id, label: product.category ?? undefined };
    const own = ownPictureAt(address);
    if (!own)
      return [
        { ...about, isDrawn: false, key: keyOfAddress(address), read: (signal) => fetchPicture(address, signal) },
      ];
    // A feed may name a picture of another store; that store's pictures are not this one's to read.
    if (own.storeId !== storeId || own.productId !== product.id) return [];
    return [
      {
        ...about,
        isDrawn: true,
        key: keyOfDrawing(pictures.fingerprint(product, own.view)),
        read: async () => (await pictures.picture(storeId, product.id, own.view)).bytes,
      },
    ];
  }

  return async function* picturesOf(storeId: string): AsyncIterable<ProductPicture[]> {
    for await (const products of catalog.allProducts(storeId)) {
      yield products.flatMap((product) => pictureOf(storeId, product));
    }
  };
}

/** Under which the descriptor of one of our own pictures is kept. @param fingerprint of what the drawing depends on. */
export function keyOfDrawing(fingerprint: string): string {
  return shortHash(`drawing ${fingerprint}`);
}
