/**
 * An index of one shop's pictures for similarity search. All vectors are in one int8 array; a query is an exhaustive
 * scan, which takes about ten milliseconds for a hundred thousand pictures.
 */
import { createLooksComparer, LOOKED_AT_AGAIN } from './compare-looks.ts';
import { createRowComparer } from './compare-rows.ts';
import { FULL, type DescriptorPart, learnFusion } from './fuse-parts.ts';
import { createKindVote, VOTERS } from './kind-vote.ts';
import type { LabelledPicture } from './learn-projection.ts';
import { elementAt } from '@quarry/language';

export interface IndexedPicture extends LabelledPicture {
  id: string;
}

export interface FoundPicture {
  id: string;
  /** From -1 to 1; 1 for the same picture. */
  likeness: number;
}

export interface PictureIndex {
  readonly size: number;
  /**
   * The most similar pictures, with a bonus for the most probable type, the first few reranked by looks; for several
   * input pictures, similar to any of them.
   */
  nearest(descriptors: readonly Int8Array[], take: number): FoundPicture[];
}

/** Pictures between two yields to the event loop. */
const BATCH = 500;

/**
 * @param parts of the descriptors, in order.
 * @param pause awaited regularly to yield to the event loop.
 */
export async function buildPictureIndex(
  pictures: readonly IndexedPicture[],
  parts: readonly DescriptorPart[],
  pause: () => Promise<void> = async () => {},
): Promise<PictureIndex> {
  const fusion = learnFusion(pictures, parts);
  await pause();
  const { length } = fusion;
  const rows = new Int8Array(pictures.length * length);
  for (const [n, { descriptor }] of pictures.entries()) {
    rows.set(fusion.fuse(descriptor), n * length);
    if (n % BATCH === BATCH - 1) await pause();
  }
  const ids = pictures.map(({ id }) => id);
  const comparer = createRowComparer(rows, length);
  const looksAlike = createLooksComparer(pictures, parts);
  const vote = createKindVote(pictures);

  return {
    size: ids.length,
    nearest(descriptors, take) {
      const scores = new Float64Array(ids.length).fill(Number.NEGATIVE_INFINITY);
      for (const descriptor of descriptors) {
        comparer.compare(fusion.fuse(descriptor)).forEach((score, row) => {
          if (score > (scores[row] ?? 0)) scores[row] = score;
        });
      }
      const wanted = Math.max(take, looksAlike ? LOOKED_AT_AGAIN : 0);
      const there = descriptors.length > 0 ? ids.length : 0;
      const votes = vote?.(scores, best(scores, Math.min(VOTERS, there)), FULL) ?? scores;
      const ranked = best(votes, Math.min(wanted, there));
      if (looksAlike) {
        const looks = new Map(
          ranked
            .slice(0, LOOKED_AT_AGAIN)
            .map((row) => [row, Math.max(...descriptors.map((descriptor) => looksAlike(descriptor, row)))]),
        );
        const again = [...looks.keys()].sort((one, other) => (looks.get(other) ?? 0) - (looks.get(one) ?? 0));
        ranked.splice(0, again.length, ...again);
      }
      return ranked.slice(0, Math.max(0, take)).map((row) => ({
        id: elementAt(ids, row),
        likeness: Math.min(1, (scores[row] ?? 0) / FULL),
      }));
    },
  };
}

/** Indexes of the largest scores, largest first; ties in index order. Uses a heap. */
function best(scores: Float64Array, take: number): number[] {
  const heap: number[] = [];
  const isWorse = (one: number, other: number): boolean => {
    const [a, b] = [scores[one] ?? 0, scores[other] ?? 0];
    return a < b || (a === b && one > other);
  };
  const swap = (a: number, b: number): void => {
    const kept = heap[a] ?? 0;
    heap[a] = heap[b] ?? 0;
    heap[b] = kept;
  };
  for (let row = 0; row < scores.length && take > 0; row += 1) {
    if (heap.length < take) {
      heap.push(row);
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1;
        if (!isWorse(heap[at] ?? 0, heap[parent] ?? 0)) break;
        swap(at, parent);
        at = parent;
      }
    } else if (isWorse(heap[0] ?? 0, row)) {
      heap[0] = row;
      for (let at = 0; ; ) {
        let worst = at;
        for (const child of [at * 2 + 1, at * 2 + 2]) {
          if (child < take && isWorse(heap[child] ?? 0, heap[worst] ?? 0)) worst = child;
        }
        if (worst === at) break;
        swap(at, worst);
        at = worst;
      }
    }
  }
  return heap.sort((one, other) => (isWorse(one, other) ? 1 : -1));
}
