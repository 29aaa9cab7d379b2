/**
 * The best few of many without sorting them all: a heap of at most `count` items whose root is the worst one kept.
 */

/** The `count` best of `items`, best first. `before(a, b)`: a ranks before b; must be a strict total order. */
export function bestFirst(items: Iterable<number>, count: number, before: (a: number, b: number) => boolean): number[] {
  const heap: number[] = [];
  for (const item of items) offer(heap, item, count, before);
  return heap.sort((a, b) => (before(a, b) ? -1 : 1));
}

/** The same for the numbers from 0 up to `total`, which need no list: many thousand matches are looked at this way. */
export function bestPlaces(total: number, count: number, before: (a: number, b: number) => boolean): number[] {
  const heap: number[] = [];
  for (let place = 0; place < total; place++) offer(heap, place, count, before);
  return heap.sort((a, b) => (before(a, b) ? -1 : 1));
}

function offer(heap: number[], item: number, count: number, before: (a: number, b: number) => boolean): void {
  if (heap.length < count) {
    heap.push(item);
    rise(heap, heap.length - 1, before);
  } else if (count > 0 && before(item, heap[0] ?? 0)) {
    heap[0] = item;
    sink(heap, before);
  }
}

function rise(heap: number[], place: number, before: (a: number, b: number) => boolean): void {
  while (place > 0) {
    const parent = (place - 1) >> 1;
    if (!before(heap[parent] ?? 0, heap[place] ?? 0)) return;
    swap(heap, parent, place);
    place = parent;
  }
}

function sink(heap: number[], before: (a: number, b: number) => boolean): void {
  for (let place = 0; ; ) {
    let worst = place;
    for (const child of [2 * place + 1, 2 * place + 2]) {
      if (child < heap.length && before(heap[worst] ?? 0, heap[child] ?? 0)) worst = child;
    }
    if (worst === place) return;
    swap(heap, worst, place);
    place = worst;
  }
}

function swap(heap: number[], a: number, b: number): void {
  [heap[a], heap[b]] = [heap[b] ?? 0, heap[a] ?? 0];
}
