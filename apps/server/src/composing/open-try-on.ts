/** Assembles the try-on: the sources of garment pictures, and the composers. Part of the composition root. */
import { asComposedPng } from '@quarry/imaging';
import type { Config } from '../config.ts';
import { RefusedAddressError } from '../fetching/fetch-file.ts';
import type { CatalogService, PictureService } from '../modules/catalog/index.ts';
import { createPieceSource, createTryOnService, PictureRefused } from '../modules/try-on/index.ts';
import { createRemoteLookComposer } from '../providers/try-on/index.ts';
import type { ComposingPool } from './open-composing-pool.ts';

interface TryOnWiring {
  catalog: Pick<CatalogService, 'byIds'>;
  pictures: Pick<PictureService, 'alone'>;
  /** Fetches a URL with the guarded fetch. @throws RefusedAddressError */
  fetchPicture(address: string, signal: AbortSignal): Promise<Uint8Array>;
  pool: ComposingPool;
  provider: Config['tryOn'];
  onFallback: (reason: string) => void;
}

export function openTryOn({ catalog, pictures, fetchPicture, pool, provider, onFallback }: TryOnWiring) {
  return createTryOnService({
    readPiece: createPieceSource({
      catalog,
      pictures,
      async fetchPicture(address, signal) {
        try {
          return await fetchPicture(address, signal);
        } catch (error) {
          if (error instanceof RefusedAddressError) throw new PictureRefused(error.message);
          throw error;
        }
      },
    }),
    provider: provider && createRemoteLookComposer({ ...provider, drawMannequin: pool.drawMannequin, asComposedPng }),
    embedded: {
      compose: (mannequinId, pieces) =>
        pool.compose(
          mannequinId,
          pieces.map(({ picture, front, category, words }) => ({ picture, front, category, words })),
        ),
    },
    onFallback,
  });
}
