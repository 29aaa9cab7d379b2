import { describe, expect, it } from 'vitest';
import { createQueue } from './queue.ts';

describe('a queue', () => {
  it('limits concurrency, refuses when too many wait, and continues in order', async () => {
    const queue = createQueue({ atOnce: 1, mostWaiting: 2 });
    const order: number[] = [];
    let finish = (): void => {};
    const first = queue.run(() => new Promise<void>((resolve) => (finish = resolve)));
    const second = queue.run(async () => void order.push(2));
    const third = queue.run(async () => void order.push(3));

    await expect(queue.run(async () => void order.push(4))).rejects.toThrow('The queue is full.');
    expect(order).toEqual([]);
    finish();
    await Promise.all([first, second, third]);
    expect(order).toEqual([2, 3]);
  });

  it('drops aborted tasks, and all tasks when it is closed', async () => {
    const queue = createQueue({ atOnce: 1 });
    const gone = new AbortController();
    const stopped: string[] = [];
    const running = queue.run(
      (stop) => new Promise<never>(() => stop.addEventListener('abort', () => stopped.push('the running task'))),
    );
    const leaving = queue.run(async () => 'never', gone.signal);
    const waiting = queue.run(async () => 'never');
    gone.abort();
    await expect(leaving).rejects.toMatchObject({ name: 'AbortError' });

    const ends = Promise.allSettled([running, waiting]);
    queue.close();
    expect(await ends).toMatchObject([
      { reason: { message: 'Nothing more is taken on.' } },
      { reason: { message: 'Nothing more is taken on.' } },
    ]);
    expect(stopped).toEqual(['the running task']);
    await expect(queue.run(async () => 'never')).rejects.toThrow('Nothing more');
  });
});
