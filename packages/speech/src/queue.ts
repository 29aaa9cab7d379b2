/** Limits the load of speaking and decoding: concurrency, queue length and time. */

export interface QueueLimits {
  /** Maximum concurrent tasks. Default 2. */
  atOnce: number;
  /** Maximum waiting tasks; more are refused at once. Default 200. */
  mostWaiting: number;
  /** Timeout in milliseconds per task, from its start. Default 15,000. */
  withinMs: number;
}

const LIMITS: QueueLimits = { atOnce: 2, mostWaiting: 200, withinMs: 15_000 };

interface Waiting {
  begin(): void;
  refuse(error: Error): void;
}

export function createQueue(limits: Partial<QueueLimits> = {}) {
  const { atOnce, mostWaiting, withinMs } = { ...LIMITS, ...limits };
  const waiting: Waiting[] = [];
  const closing = new AbortController();
  let running = 0;

  async function turn(signal: AbortSignal | undefined): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Error('Too many wait already.');
    await new Promise<void>((resolve, reject) => {
      const place: Waiting = {
        begin() {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
        refuse: reject,
      };
      function leave(): void {
        waiting.splice(waiting.indexOf(place), 1);
        reject(new Error('Nobody waits for it any more.'));
      }
      waiting.push(place);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  return {
    /** @throws errors of `work`, and when the queue is full, the task times out, or the queue is closed. */
    async run<Result>(work: (stop: AbortSignal) => Promise<Result>, signal?: AbortSignal): Promise<Result> {
      signal?.throwIfAborted();
      closing.signal.throwIfAborted();
      await turn(signal);
      try {
        const stop = AbortSignal.any([closing.signal, AbortSignal.timeout(withinMs), ...(signal ? [signal] : [])]);
        return await work(stop);
      } finally {
        // The slot is passed to a waiting task, so that no new one takes it first.
        const next = waiting.shift();
        if (next) next.begin();
        else running -= 1;
      }
    },
    close(): void {
      closing.abort(new Error('Nothing more is taken on.'));
      for (const { refuse } of waiting.splice(0)) refuse(new Error('Nothing more is taken on.'));
    },
  };
}
