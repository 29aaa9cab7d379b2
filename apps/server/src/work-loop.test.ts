import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkLoop } from './work-loop.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A queue whose pieces end when the test says so. */
function aQueue(lanes = 1) {
  const due: string[] = [];
  const atWork: { piece: string; end: () => void }[] = [];
  const done: string[] = [];
  const errors: unknown[] = [];
  let looks = 0;
  const loop = createWorkLoop({
    lookAgainMs: 1000,
    lanes,
    onError: (error) => errors.push(error),
    async doNext() {
      looks += 1;
      const piece = due.shift();
      if (piece === undefined) return false;
      if (piece === 'broken') throw new Error('cannot be read');
      await new Promise<void>((resolve) => atWork.push({ piece, end: resolve }));
      done.push(piece);
      return true;
    },
  });
  return { due, atWork, done, errors, loop, looks: () => looks };
}
const settle = () => vi.advanceTimersByTimeAsync(0);

describe('a work loop', () => {
  it('does the pieces one after the other, and run() waits for all of them', async () => {
    const { due, atWork, done, loop } = aQueue();
    due.push('a', 'b');
    let isOver = false;
    const run = loop.run().then(() => (isOver = true));
    await settle();
    expect(atWork.map(({ piece }) => piece)).toEqual(['a']);
    atWork[0]?.end();
    await settle();
    expect([atWork.map(({ piece }) => piece), isOver]).toEqual([['a', 'b'], false]);
    atWork[1]?.end();
    await run;
    expect(done).toEqual(['a', 'b']);
  });

  it('does as many at once as it has lanes, also when one was added while another is at work', async () => {
    const { due, atWork, loop } = aQueue(2);
    due.push('a');
    loop.wake();
    await settle();
    due.push('b', 'c');
    loop.wake();
    await settle();
    expect(atWork.map(({ piece }) => piece)).toEqual(['a', 'b']);
  });

  it('misses no piece that is added while it looks', async () => {
    let isAdded = false;
    let taken = 0;
    const loop = createWorkLoop({
      lookAgainMs: 1000,
      onError: () => {},
      async doNext() {
        const found = isAdded && taken === 0;
        if (!isAdded) {
          isAdded = true;
          void loop.run();
        }
        if (found) taken += 1;
        return found;
      },
    });
    await loop.run();
    expect(taken).toBe(1);
  });

  it('looks again from time to time once it was woken', async () => {
    const { due, atWork, loop } = aQueue();
    loop.wake();
    await settle();
    due.push('by another process');
    await vi.advanceTimersByTimeAsync(999);
    expect(atWork).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(atWork).toHaveLength(1);
  });

  it('reports an error and looks again at the next time', async () => {
    const { due, errors, atWork, loop } = aQueue();
    due.push('broken', 'a');
    loop.wake();
    await settle();
    expect(errors).toEqual([new Error('cannot be read')]);
    expect(atWork).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(atWork).toHaveLength(1);
  });

  it('waits for what is at work when it is stopped, and takes nothing afterwards', async () => {
    const { due, atWork, done, loop, looks } = aQueue();
    due.push('a', 'b');
    loop.wake();
    await settle();
    const stopped = loop.stop();
    atWork[0]?.end();
    await stopped;
    expect(done).toEqual(['a']);

    const before = looks();
    loop.wake();
    await loop.run();
    await vi.advanceTimersByTimeAsync(5000);
    expect(looks()).toBe(before);
    expect(due).toEqual(['b']);
  });
});
