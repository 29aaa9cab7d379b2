/**
 * Minimum cut of a pixel grid between object and background (Boykov and Kolmogorov, "An Experimental Comparison of
 * Min-Cut/Max-Flow Algorithms for Energy Minimization in Vision", 2004). Two search trees grow along non-saturated
 * edges; where they meet flow is augmented, and orphaned branches are adopted.
 */
import { elementAt } from '@quarry/language';

/** Cost of separating a pixel from its right, lower, lower right and lower left neighbour; 0 for none. */
export type GridLinks = readonly [
  right: Float32Array,
  down: Float32Array,
  downRight: Float32Array,
  downLeft: Float32Array,
];

const NONE = -1;
const TERMINAL = -2;
const ORPHAN = -3;
const FREE = 0;
const PIECE = 1;
const GROUND = 2;
const EPSILON = 1e-6;

/**
 * 1 for each pixel of the object.
 * @param pull terminal weights: above 0 the cost of labelling it background, below 0 that of labelling it object.
 */
export function minCut(pull: Float32Array, links: GridLinks, width: number, height: number): Uint8Array {
  // A border of one pixel without links avoids boundary checks.
  const wide = width + 2;
  const count = wide * (height + 2);
  const steps = Int32Array.of(1, -1, wide, -wide, wide + 1, -wide - 1, wide - 1, -wide + 1);
  const room = Array.from({ length: 8 }, () => new Float32Array(count));
  const rest = new Float32Array(count);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [from, to] = [y * width + x, (y + 1) * wide + x + 1];
      rest[to] = pull[from] ?? 0;
      for (const [n, link] of links.entries()) {
        const weight = link[from] ?? 0;
        elementAt(room, n * 2)[to] = weight;
        elementAt(room, n * 2 + 1)[to + (steps[n * 2] ?? 0)] = weight;
      }
    }
  }

  const tree = new Uint8Array(count);
  /** The step to the parent, or a special mark. */
  const parent = new Int8Array(count).fill(NONE);
  const seen = new Int32Array(count);
  const distance = new Int32Array(count);
  const isWaiting = new Uint8Array(count);
  // A ring buffer: every pixel is queued at most once.
  const waiting = new Int32Array(count + 1);
  let [head, tail, time] = [0, 0, 0];
  const orphans: number[] = [];

  const wake = (i: number) => {
    if (isWaiting[i]) return;
    isWaiting[i] = 1;
    waiting[tail] = i;
    tail = tail === count ? 0 : tail + 1;
  };
  for (let i = 0; i < count; i++) {
    if (rest[i] === 0) continue;
    tree[i] = (rest[i] ?? 0) > 0 ? PIECE : GROUND;
    parent[i] = TERMINAL;
    distance[i] = 1;
    wake(i);
  }

  /** Residual capacity from a tree's pixel along a step away from its terminal. */
  const outward = (i: number, step: number) =>
    tree[i] === PIECE ? (elementAt(room, step)[i] ?? 0) : (elementAt(room, step ^ 1)[i + (steps[step] ?? 0)] ?? 0);

  /** Grows the trees until they meet; returns the pixel on the object's side, and the step across. */
  function meet(): readonly [number, number] | null {
    while (head !== tail) {
      const i = waiting[head] ?? 0;
      if (tree[i] !== FREE) {
        for (let step = 0; step < 8; step++) {
          if (outward(i, step) <= EPSILON) continue;
          const j = i + (steps[step] ?? 0);
          if (tree[j] === FREE) {
            tree[j] = tree[i] ?? 0;
            parent[j] = step ^ 1;
            seen[j] = seen[i] ?? 0;
            distance[j] = (distance[i] ?? 0) + 1;
            wake(j);
          } else if (tree[j] !== tree[i]) return tree[i] === PIECE ? [i, step] : [j, step ^ 1];
          else if ((seen[j] ?? 0) <= (seen[i] ?? 0) && (distance[j] ?? 0) > (distance[i] ?? 0) + 1) {
            // A shorter path to the terminal.
            parent[j] = step ^ 1;
            seen[j] = seen[i] ?? 0;
            distance[j] = (distance[i] ?? 0) + 1;
          }
        }
      }
      isWaiting[i] = 0;
      head = head === count ? 0 : head + 1;
    }
    return null;
  }

  /** Augments the flow along the path through the meeting point. */
  function send(start: number, across: number): void {
    const end = start + (steps[across] ?? 0);
    let most = elementAt(room, across)[start] ?? 0;
    let i = start;
    for (; parent[i] !== TERMINAL; i += steps[parent[i] ?? 0] ?? 0)
      most = Math.min(most, elementAt(room, (parent[i] ?? 0) ^ 1)[i + (steps[parent[i] ?? 0] ?? 0)] ?? 0);
    most = Math.min(most, rest[i] ?? 0);
    for (i = end; parent[i] !== TERMINAL; i += steps[parent[i] ?? 0] ?? 0)
      most = Math.min(most, elementAt(room, parent[i] ?? 0)[i] ?? 0);
    most = Math.min(most, -(rest[i] ?? 0));

    elementAt(room, across)[start] = (elementAt(room, across)[start] ?? 0) - most;
    elementAt(room, across ^ 1)[end] = (elementAt(room, across ^ 1)[end] ?? 0) + most;
    for (i = start; parent[i] !== TERMINAL; ) {
      const step = parent[i] ?? 0;
      const next = i + (steps[step] ?? 0);
      elementAt(room, step)[i] = (elementAt(room, step)[i] ?? 0) + most;
      elementAt(room, step ^ 1)[next] = (elementAt(room, step ^ 1)[next] ?? 0) - most;
      if ((elementAt(room, step ^ 1)[next] ?? 0) <= EPSILON) breakOff(i);
      i = next;
    }
    rest[i] = (rest[i] ?? 0) - most;
    if ((rest[i] ?? 0) <= EPSILON) breakOff(i);
    for (i = end; parent[i] !== TERMINAL; ) {
      const step = parent[i] ?? 0;
      const next = i + (steps[step] ?? 0);
      elementAt(room, step)[i] = (elementAt(room, step)[i] ?? 0) - most;
      elementAt(room, step ^ 1)[next] = (elementAt(room, step ^ 1)[next] ?? 0) + most;
      if ((elementAt(room, step)[i] ?? 0) <= EPSILON) breakOff(i);
      i = next;
    }
    rest[i] = (rest[i] ?? 0) + most;
    if ((rest[i] ?? 0) >= -EPSILON) breakOff(i);
  }

  function breakOff(i: number): void {
    parent[i] = ORPHAN;
    orphans.push(i);
  }

  /** Distance of a pixel to its terminal; infinite for an orphan. */
  function wayHome(start: number): number {
    let [i, length] = [start, 0];
    for (;;) {
      if (seen[i] === time) {
        length += distance[i] ?? 0;
        break;
      }
      const step = parent[i] ?? 0;
      length += 1;
      if (step === TERMINAL) {
        seen[i] = time;
        distance[i] = 1;
        break;
      }
      if (step < 0) return Number.POSITIVE_INFINITY;
      i += steps[step] ?? 0;
    }
    let left = length;
    for (i = start; seen[i] !== time; i += steps[parent[i] ?? 0] ?? 0) {
      seen[i] = time;
      distance[i] = left--;
    }
    return length;
  }

  function adopt(i: number): void {
    let [best, shortest] = [NONE, Number.POSITIVE_INFINITY];
    for (let step = 0; step < 8; step++) {
      const j = i + (steps[step] ?? 0);
      if (tree[j] !== tree[i] || parent[j] === ORPHAN || parent[j] === NONE || outward(j, step ^ 1) <= EPSILON)
        continue;
      const length = wayHome(j);
      if (length < shortest) [best, shortest] = [step, length];
    }
    if (best !== NONE) {
      parent[i] = best;
      seen[i] = time;
      distance[i] = shortest + 1;
      return;
    }
    for (let step = 0; step < 8; step++) {
      const j = i + (steps[step] ?? 0);
      if (tree[j] !== tree[i]) continue;
      if (outward(j, step ^ 1) > EPSILON) wake(j);
      if ((parent[j] ?? 0) >= 0 && parent[j] === (step ^ 1)) breakOff(j);
    }
    tree[i] = FREE;
    parent[i] = NONE;
  }

  for (let met = meet(); met; met = meet()) {
    time += 1;
    send(met[0], met[1]);
    for (let i = orphans.pop(); i !== undefined; i = orphans.pop()) adopt(i);
  }
  const piece = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) piece[y * width + x] = tree[(y + 1) * wide + x + 1] === PIECE ? 1 : 0;
  }
  return piece;
}
