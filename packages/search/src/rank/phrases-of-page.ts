/**
 * Adds the bonus for phrases to those matches that could reach the page with it. Reading the word sequence of every
 * match costs more than all other scoring, and most matches score too low to reach the page with it.
 */
import { bestPlaces } from './best-first.ts';
import type { PhraseScorer } from './phrases.ts';
import { SCORE_STEP } from './weights.ts';

/**
 * `scores[i]` of `products[i]`, for the first `count` of them, gets its bonus wherever it can affect which `shown`
 * products are first, and their order. Other scores may be left without it, below those of the page.
 */
export function addPhrases(
  phrases: Pick<PhraseScorer, 'greatest' | 'bonus'>,
  { products, scores }: { products: Uint32Array; scores: Float64Array },
  { count, shown }: { count: number; shown: number },
): void {
  const { greatest } = phrases;
  if (greatest === 0 || shown <= 0) return;
  if (count <= shown) {
    for (let i = 0; i < count; i++) scores[i] = (scores[i] ?? 0) + phrases.bonus(products[i] ?? 0);
    return;
  }

  // The best products without phrases set the minimum score that the others must reach with theirs.
  const first = bestPlaces(count, shown, (a, b) => {
    const difference = (scores[b] ?? 0) - (scores[a] ?? 0);
    return difference < 0 || (difference === 0 && a < b);
  });
  const isFirst = new Set(first);
  const page = new LowestOfBest(shown);
  for (const i of first) page.add((scores[i] = (scores[i] ?? 0) + phrases.bonus(products[i] ?? 0)));
  for (let i = 0; i < count; i++) {
    if ((scores[i] ?? 0) + greatest < page.lowest - SCORE_STEP || isFirst.has(i)) continue;
    page.add((scores[i] = (scores[i] ?? 0) + phrases.bonus(products[i] ?? 0)));
  }
}

/** The greatest `size` numbers seen so far, as a heap whose root is the lowest of them. */
class LowestOfBest {
  private readonly heap: Float64Array;
  private count = 0;

  constructor(size: number) {
    this.heap = new Float64Array(size);
  }

  /** What `size` numbers reach. */
  get lowest(): number {
    return this.count < this.heap.length ? Number.NEGATIVE_INFINITY : (this.heap[0] ?? 0);
  }

  add(number: number): void {
    const { heap } = this;
    if (this.count < heap.length) {
      let place = this.count++;
      for (let parent = (place - 1) >> 1; place > 0 && (heap[parent] ?? 0) > number; parent = (place - 1) >> 1) {
        heap[place] = heap[parent] ?? 0;
        place = parent;
      }
      heap[place] = number;
      return;
    }
    if (number <= (heap[0] ?? 0)) return;
    let place = 0;
    for (let child = 1; child < heap.length; child = 2 * place + 1) {
      if (child + 1 < heap.length && (heap[child + 1] ?? 0) < (heap[child] ?? 0)) child++;
      if ((heap[child] ?? 0) >= number) break;
      heap[place] = heap[child] ?? 0;
      place = child;
    }
    heap[place] = number;
  }
}
