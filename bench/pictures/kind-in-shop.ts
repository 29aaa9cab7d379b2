/** How often a photo finds a product of its kind first in a demo shop, whose pictures are drawings, and in one without clothes. */
import { garmentKindsOf, ofSeenKind } from '../../apps/server/src/extras/picture-search/of-seen-kind.ts';
import { readShipped } from '../../apps/server/src/extras/picture-search/shipped-descriptors.ts';
import { DEMO_STORES, demoProducts } from '../../examples/demo-shops/src/index.ts';
import { PICTURE_DESCRIPTORS } from '../../examples/demo-shops/src/first-pictures.ts';
import { buildPictureIndex, DESCRIPTOR_PARTS, describerId, garmentsIn } from '../../packages/imaging/src/index.ts';

/** As many as the server compares. */
const COMPARED = 3000;

export interface DescribedPhoto {
  /** Of garment, as `garmentsIn` names it. */
  kind: string;
  descriptor: Int8Array;
}

/** @returns the shares of photos whose first product is of their kind, and of those that find nothing; and what the others found. */
export async function measureKindInShop(
  storeId: string,
  photos: readonly DescribedPhoto[],
): Promise<{ first: number; nothing: number; missed: { kind: string; found: string }[] }> {
  const settings = DEMO_STORES.find(({ id }) => id === storeId);
  if (!settings) throw new Error(`There is no demo shop ${storeId}.`);
  const shipped = readShipped(describerId(), PICTURE_DESCRIPTORS)(storeId);
  const pictures = demoProducts(settings).flatMap(({ id, category }, n) => {
    const descriptor = shipped[n]?.descriptor;
    return descriptor ? [{ id, label: category ?? undefined, descriptor }] : [];
  });
  const labels = new Map(pictures.map(({ id, label }) => [id, label]));
  const index = await buildPictureIndex(pictures, DESCRIPTOR_PARTS);
  let [first, nothing] = [0, 0];
  const missed: { kind: string; found: string }[] = [];
  for (const { kind, descriptor } of photos) {
    const hits = index.nearest([descriptor], COMPARED);
    const [best] = ofSeenKind(hits, garmentsIn(descriptor), (id) => labels.get(id));
    if (!best) nothing += 1;
    else if (garmentKindsOf(labels.get(best.id) ?? '').includes(kind)) first += 1;
    else missed.push({ kind, found: labels.get(best.id) ?? '' });
  }
  return { first: first / photos.length, nothing: nothing / photos.length, missed };
}
