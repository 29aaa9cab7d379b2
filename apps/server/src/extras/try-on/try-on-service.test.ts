import { Product, problem } from '@quarry/contract';
import { describe, expect, it, vi } from 'vitest';
import { type LookComposer, LookUnavailable, type Piece } from './look.ts';
import { type Asker, createPieceSource, PictureRefused } from './piece-sources.ts';
import { createTryOnService } from './try-on-service.ts';

const OWN = 'https://quarry.example';
const asker: Asker = { ownOrigins: [OWN], mayRead: async (storeId) => storeId === 'dressup' };
const dress = Product.parse({ id: 'red-dress', title: 'Cinnabar swing dress', currency: 'USD', category: 'dress' });
const never = new AbortController().signal;

/** A composer that accepts everything but sofas and records its input. */
function aComposer() {
  const seen: Piece[][] = [];
  const composer: LookComposer = {
    async compose(_mannequin, pieces) {
      seen.push([...pieces]);
      const skipped = pieces.flatMap(({ words }, index) =>
        words.includes('sofa') ? [{ index, reason: 'A sofa cannot be worn.' }] : [],
      );
      return { images: skipped.length < pieces.length ? [Buffer.from('look')] : [], skipped };
    },
  };
  return { composer, seen };
}

function aTryOn({
  provider,
  embedded = aComposer().composer,
}: {
  provider?: LookComposer;
  embedded?: LookComposer;
} = {}) {
  const fetchPicture = vi.fn(async (address: string) => {
    if (address.includes('private')) throw new PictureRefused('Only public addresses are fetched.');
    return Buffer.from(address);
  });
  const onFallback = vi.fn();
  const readPiece = createPieceSource({
    catalog: { byIds: async (_storeId, ids) => [dress].filter(({ id }) => ids.includes(id)) },
    pictures: {
      async alone(storeId, productId) {
        if (productId !== dress.id) throw problem('picture-not-found');
        return { whole: Buffer.from(`${storeId}/${productId}`), front: Buffer.from('front') };
      },
    },
    fetchPicture,
  });
  const tryOn = createTryOnService({ readPiece, provider, embedded, onFallback });
  return { look: (...urls: string[]) => tryOn.look('woman-1', urls, asker, never), tryOn, fetchPicture, onFallback };
}

describe('a look', () => {
  it('CALL-22 TRYON-23 comes as base64 pictures', async () => {
    const { look } = aTryOn();
    expect(await look('https://shop.example.com/hat.jpg')).toEqual({
      images: [Buffer.from('look').toString('base64')],
      skipped: [],
    });
  });

  it('reads our own pictures directly, with their category, and fetches the others', async () => {
    const { composer, seen } = aComposer();
    const { look, fetchPicture } = aTryOn({ embedded: composer });
    await look(
      `${OWN}/media/dressup/red-dress/1.webp`,
      '/media/dressup/red-dress/2.webp',
      'https://shop.example.com/p/Red_sun-hat.jpg?x=1',
    );

    expect(fetchPicture).toHaveBeenCalledOnce();
    expect(seen[0]).toMatchObject([
      { category: 'dress', words: 'Cinnabar swing dress' },
      { category: 'dress', words: 'Cinnabar swing dress' },
      { words: 'p Red sun hat' },
    ]);
  });

  it.each([
    ['a store without a grant', `${OWN}/media/veli/red-dress/1.webp`, 'no access'],
    ['a picture that is not there', `${OWN}/media/dressup/none/1.webp`, 'no such picture'],
    ['no address at all', 'red dress', 'not an address'],
    ['what the fetching refuses', 'https://private.example/x.jpg', 'Only public'],
    ['what cannot be worn', 'https://shop.example.com/sofa.jpg', 'sofa'],
  ])('names %s and shows the rest', async (_, url, reason) => {
    const { images, skipped } = await aTryOn().look(url, 'https://shop.example.com/hat.jpg');
    expect(images).toHaveLength(1);
    expect(skipped).toEqual([{ url, reason: expect.stringContaining(reason) }]);
  });

  it('is refused with the reasons, in the requested order, when no garment is left', async () => {
    const urls = ['https://shop.example.com/sofa.jpg', 'nonsense', 'https://private.example/x.jpg'];
    await expect(aTryOn().look(...urls)).rejects.toMatchObject({
      code: 'nothing-to-wear',
      extras: { skipped: urls.map((url) => ({ url, reason: expect.any(String) })) },
    });
  });

  it('requires a known mannequin', async () => {
    await expect(aTryOn().tryOn.look('woman-9', ['x'], asker, never)).rejects.toMatchObject({
      code: 'invalid-request',
      extras: { errors: [{ field: 'id' }] },
    });
  });

  it('is made by the embedded composer when the provider fails', async () => {
    const provider = { compose: () => Promise.reject(new LookUnavailable('over-budget')) };
    const { look, onFallback } = aTryOn({ provider });
    expect((await look('https://shop.example.com/hat.jpg')).images).toHaveLength(1);
    expect(onFallback).toHaveBeenCalledWith('over-budget');
  });
});
