/**
 * Reranks the first results by looks alone: the index finds products of the same type that look similar; here a copy of
 * a picture ranks before a similar product. Describers with a single part are not reranked.
 */
import type { DescriptorPart } from './fuse-parts.ts';

/** Number of results that are reranked: beyond it the type matters more. */
export const LOOKED_AT_AGAIN = 10;

/**
 * @returns the similarity in looks of a picture to a descriptor, −1 to 1; undefined when looks and type are not
 * separate.
 */
export function createLooksComparer(
  pictures: readonly { descriptor: Int8Array }[],
  parts: readonly DescriptorPart[],
): ((descriptor: Int8Array, row: number) => number) | undefined {
  const places: number[] = [];
  let from = 0;
  for (const { length, teaches } of parts) {
    if (teaches) for (let n = from; n < from + length; n += 1) places.push(n);
    from += length;
  }
  if (places.length === 0 || places.length === from) return undefined;
  const looks = new Int8Array(pictures.length * places.length);
  for (const [row, { descriptor }] of pictures.entries())
    for (const [n, place] of places.entries()) looks[row * places.length + n] = descriptor[place] ?? 0;

  return (descriptor, row) => {
    let [product, asked, kept] = [0, 0, 0];
    for (const [n, place] of places.entries()) {
      const [a, b] = [descriptor[place] ?? 0, looks[row * places.length + n] ?? 0];
      product += a * b;
      asked += a * a;
      kept += b * b;
    }
    return product / Math.sqrt(asked * kept || 1);
  };
}
