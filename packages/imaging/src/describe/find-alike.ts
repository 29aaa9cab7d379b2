/**
 * Finds products that look the same. Comparing all pairs is too slow for a large shop; nearly equal vectors are
 * adjacent along any direction, so it suffices to sort along a few directions and compare neighbours.
 */
import { elementAt } from '@quarry/language';

export interface DescribedPicture {
  id: string;
  descriptor: Int8Array;
  /** Hash of the file. */
  contentHash: string;
}

export interface AlikePictures {
  /** `same-picture`: equal files. `look-alike`: visually equal. */
  kind: 'same-picture' | 'look-alike';
  ids: string[];
}

const DIRECTIONS = 6;
const NEIGHBOURS = 24;
/** Minimum cosine of visually equal pictures, determined with recompressed copies. */
const AS_GOOD_AS_SAME = 0.997;

/** Groups of two or more, largest first. A product is in one group. */
export function findAlike(pictures: readonly DescribedPicture[]): AlikePictures[] {
  const byContent = new Map<string, number[]>();
  pictures.forEach(({ contentHash }, n) => {
    byContent.set(contentHash, [...(byContent.get(contentHash) ?? []), n]);
  });
  const leader = pictures.map((_, n) => n);
  const find = (n: number): number => {
    let at = n;
    while (leader[at] !== at) at = leader[at] = leader[leader[at] ?? 0] ?? 0;
    return at;
  };
  for (const [first = 0, ...others] of byContent.values())
    for (const other of others) leader[find(other)] = find(first);

  const lengths = pictures.map(({ descriptor }) => Math.sqrt(dot(descriptor, descriptor)) || 1);
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const along = pictures.map(({ descriptor }) => project(descriptor, direction));
    const order = pictures.map((_, n) => n).sort((a, b) => (along[a] ?? 0) - (along[b] ?? 0));
    order.forEach((n, place) => {
      for (const other of order.slice(place + 1, place + 1 + NEIGHBOURS)) {
        if (find(n) === find(other)) continue;
        const [a, b] = [elementAt(pictures, n), elementAt(pictures, other)];
        const cosine = dot(a.descriptor, b.descriptor) / ((lengths[n] ?? 1) * (lengths[other] ?? 1));
        if (cosine >= AS_GOOD_AS_SAME) leader[find(other)] = find(n);
      }
    });
  }

  const groups = new Map<number, number[]>();
  leader.forEach((_, n) => groups.set(find(n), [...(groups.get(find(n)) ?? []), n]));
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .map((group) => ({
      kind:
        new Set(group.map((n) => pictures[n]?.contentHash)).size === 1
          ? ('same-picture' as const)
          : ('look-alike' as const),
      ids: group.map((n) => pictures[n]?.id ?? ''),
    }))
    .sort((one, other) => other.ids.length - one.ids.length || (one.ids[0] ?? '').localeCompare(other.ids[0] ?? ''));
}

function dot(one: Int8Array, other: Int8Array): number {
  let sum = 0;
  for (let n = 0; n < one.length; n += 1) sum += (one[n] ?? 0) * (other[n] ?? 0);
  return sum;
}

/** Projects on a direction of ones and minus ones that is the same on every run. */
function project(descriptor: Int8Array, direction: number): number {
  let sum = 0;
  for (let n = 0; n < descriptor.length; n += 1) {
    const sign = Math.imul(n * DIRECTIONS + direction + 1, 0x9e3779b1) & 0x10000 ? 1 : -1;
    sum += sign * (descriptor[n] ?? 0);
  }
  return sum;
}
