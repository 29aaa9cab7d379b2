/** What ships must be of the pictures that the server draws: otherwise every shop would be looked at once more. */
import { DEMO_STORES } from '@quarry/contract';
import { demoProducts } from '@quarry/demo';
import { describerId } from '@quarry/imaging';
import { describe, expect, it } from 'vitest';
import { createPictureService } from '../../catalog/index.ts';
import { keyOfDrawing } from './product-pictures.ts';
import { readShipped } from './shipped-descriptors.ts';

describe('the descriptors that ship', () => {
  const pictures = createPictureService({
    catalog: { byIds: async () => [] },
    drawPicture: async () => new Uint8Array(),
    directory: 'never-written',
  });
  const shipped = readShipped(describerId());

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
