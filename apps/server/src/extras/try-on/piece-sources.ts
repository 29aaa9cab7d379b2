/**
 * Reads garment pictures: our own directly, all others with the guarded fetch. Failures become user-facing sentences.
 */
import { ProblemError } from '@quarry/contract';
import {
  type CatalogService,
  type OwnPicture,
  ownPictureAt,
  type PictureService,
} from '../../modules/catalog/index.ts';
import type { Piece } from './look.ts';

/** Fetches a user's URL. @throws PictureRefused with a user-facing sentence. */
export type FetchPicture = (address: string, signal: AbortSignal) => Promise<Uint8Array>;

/** The URL is refused or has no picture. The message may be shown. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** The visitor's access to pictures. */
export interface Asker {
  /** Whether this visitor may see the store's data. */
  mayRead(storeId: string): Promise<boolean>;
  /** Origins of our own pictures for this visitor. */
  ownOrigins: readonly string[];
}

interface SourceParts {
  catalog: Pick<CatalogService, 'byIds'>;
  pictures: Pick<PictureService, 'alone'>;
  fetchPicture: FetchPicture;
}

export type ReadPiece = (url: string, asker: Asker, signal: AbortSignal) => Promise<Piece>;

/** @throws PictureRefused by what is returned. */
export function createPieceSource({ catalog, pictures, fetchPicture }: SourceParts): ReadPiece {
  async function readOwn(url: string, { storeId, productId, view }: OwnPicture, asker: Asker): Promise<Piece> {
    if (!(await asker.mayRead(storeId))) {
      throw new PictureRefused('This picture belongs to a store that your account has no access to.');
    }
    try {
      const { whole, front } = await pictures.alone(storeId, productId, view);
      const [product] = await catalog.byIds(storeId, [productId]);
      return {
        url,
        picture: whole,
        front,
        words: product?.title ?? '',
        ...(product?.category && { category: product.category }),
      };
    } catch (error) {
      if (error instanceof ProblemError) throw new PictureRefused(error.message);
      throw error;
    }
  }

  return async (url, asker, signal) => {
    const own = ownPictureAt(url, asker.ownOrigins);
    if (own) return readOwn(url, own, asker);
    if (!URL.canParse(url))
      throw new PictureRefused('This is not an address. It should begin with https:// or http://.');
    const address = new URL(url);
    return { url, picture: await fetchPicture(address.href, signal), words: wordsOf(address) };
  };
}

/** `/p/red-swing_dress.jpg` → `red swing dress`. */
function wordsOf({ pathname }: URL): string {
  return decoded(pathname)
    .replace(/\.[a-z0-9]{2,5}$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
