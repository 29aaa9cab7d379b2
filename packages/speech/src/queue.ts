/** Limits the load of speaking and decoding: concurrency, queue length and time. */
import PQueue from 'p-queue';

export interface QueueLimits {
  /** Maximum concurrent tasks. Default 2. */
  atOnce: number;
  /** Maximum waiting tasks; more are refused at once. Default 200. */
  mostWaiting: number;
  /** Timeout in milliseconds per task, from its start. Default 15,000. */
  withinMs: number;
}

const LIMITS: QueueLimits = { atOnce: 2, mostWaiting: 200, withinMs: 15_000 };

export function createQueue(limits: Partial<QueueLimits> = {}) {
  const { atOnce, mostWaiting, withinMs } = { ...LIMITS, ...limits };
  const queue = new PQueue({ concurrency: atOnce });
  const closing = new AbortController();

  return {
    /** @throws errors of `work`, and when the queue is full, the task times out, is aborted, or the queue is closed. */
    async run<Result>(work: (stop: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      if (queue.size >= mostWaiting) throw new Error('The queue is full.');
      const stop = AbortSignal.any([closing.signal, ...(signal ? [signal] : [])]);
      return queue.add(() => work(AbortSignal.any([stop, AbortSignal.timeout(withinMs)])), { signal: stop });
    },
    close(): void {
      closing.abort(new Error('Nothing more is taken on.'));
    },
  };
}
