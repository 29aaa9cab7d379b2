/** What ships must be of the pictures that the server draws: otherwise every shop would be looked at once more. */
import { describerId } from '@quarry/imaging';
import { describe, expect, it } from 'vitest';
import { createPictureService } from '../../../apps/server/src/modules/catalog/index.ts';
import { keyOfDrawing } from '../../../apps/server/src/extras/picture-search/product-pictures.ts';
import { readShipped } from '../../../apps/server/src/extras/picture-search/shipped-descriptors.ts';
import { DRAWING_VERSION, PICTURE_DESCRIPTORS } from './first-pictures.ts';
import { demoProducts } from './products/demo-products.ts';
import { DEMO_STORES } from './stores.ts';

describe('the descriptors that ship', () => {
  const pictures = createPictureService({
    catalog: { byIds: async () => [] },
    drawPicture: async () => new Uint8Array(),
    directory: 'never-written',
    drawingVersion: DRAWING_VERSION,
  });
  const shipped = readShipped(describerId(), PICTURE_DESCRIPTORS);

  it.each(DEMO_STORES.filter(({ gates }) => gates.image_search).map((settings) => ({ settings, id: settings.id })))(
    'know the first picture of every product of $id',
    ({ settings }) => {
      const known = new Set(shipped(settings.id).map(({ key }) => key));
      const missing = demoProducts(settings).filter(
        (product) => !known.has(keyOfDrawing(pictures.fingerprint(product, '1'))),
      );
      expect(missing.map(({ id }) => id)).toEqual([]);
    },
  );
});
