/** Assembles the try-on: the sources of garment pictures, and the composers. */
import path from 'node:path';
import { asComposedPng } from '@quarry/imaging';
import { RefusedAddressError } from '../../fetching/fetch-file.ts';
import { createPictureFetch } from '../../fetching/fetch-picture.ts';
import type { CoreParts, OpenExtra } from '../server-extra.ts';
import { mannequinRoutes } from './mannequin-routes.ts';
import { openComposingPool } from './open-composing-pool.ts';
import { createPieceSource, PictureRefused } from './piece-sources.ts';
import { createRemoteLookComposer } from './remote-look-composer.ts';
import { tryOnRoutes } from './try-on-routes.ts';
import { createTryOnService } from './try-on-service.ts';

export function openTryOn({ config, catalog, pictures, fetchFile, onFallback }: CoreParts): OpenExtra {
  const pool = openComposingPool(path.join(config.dataDir, 'mannequins'));
  const { drawMannequin } = pool;
  const fetchPicture = createPictureFetch(fetchFile);
  const tryOn = createTryOnService({
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
    provider: config.tryOn && createRemoteLookComposer({ ...config.tryOn, drawMannequin, asComposedPng }),
    embedded: {
      compose: (mannequinId, pieces) =>
        pool.compose(
          mannequinId,
          pieces.map(({ picture, front, category, words }) => ({ picture, front, category, words })),
        ),
    },
    onFallback: (reason) => onFallback('try-on', reason),
  });
  return {
    routes: ({ access, publicOrigin }) => [
      mannequinRoutes({ drawMannequin }),
      tryOnRoutes({ tryOn, access, publicOrigin }),
    ],
    close: pool.close,
  };
}
