/**
 * Sorts 32-bit numbers in linear time: a radix sort, 16 bits at a time, least significant first (after Hollerith,
 * 1887). A catalogue has millions of article numbers; sorting them with a comparison function would take longer than
 * reading all texts.
 */
interface Numbers {
  length: number;
  at(index: number): number;
}

const BITS = 16;
const BUCKETS = 1 << BITS;

/** Places in ascending order of the first list's numbers, then of the next list's; of equal ones the earlier place first. */
export function orderOf(lists: readonly Numbers[]): Uint32Array {
  const length = lists[0]?.length ?? 0;
  let order = Uint32Array.from({ length }, (_, place) => place);
  let sorted = new Uint32Array(length);
  for (const list of lists.toReversed()) {
    for (const shift of [0, BITS]) {
      const starts = new Uint32Array(BUCKETS + 1);
      for (let i = 0; i < length; i++) {
        const behind = ((list.at(i) >>> shift) & (BUCKETS - 1)) + 1;
        starts[behind] = (starts[behind] ?? 0) + 1;
      }
      for (let bucket = 0; bucket < BUCKETS; bucket++)
        starts[bucket + 1] = (starts[bucket + 1] ?? 0) + (starts[bucket] ?? 0);
      for (let i = 0; i < length; i++) {
        const place = order[i] ?? 0;
        const bucket = (list.at(place) >>> shift) & (BUCKETS - 1);
        const start = starts[bucket] ?? 0;
        starts[bucket] = start + 1;
        sorted[start] = place;
      }
      [order, sorted] = [sorted, order];
    }
  }
  return order;
}
