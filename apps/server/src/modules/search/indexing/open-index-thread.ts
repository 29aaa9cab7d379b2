/**
 * The server's side of the indexing thread. The thread starts with the first request and exits when idle, to free
 * memory. If it crashes, only its current request fails.
 */
import { Worker } from 'node:worker_threads';
import type { Indexer, IndexOrder } from './indexer.ts';
import type { IndexingReply, IndexingRequest } from './messages.ts';

const IDLE_MS = 10_000;

/** The thread as it is talked to: one request, one reply. */
interface IndexThread {
  /** @throws when the work failed or the thread has ended, before or over it. */
  ask(request: IndexingRequest): Promise<IndexingReply>;
  readonly hasEnded: boolean;
  /** Keeps the process alive only while the thread works. */
  hold(isBusy: boolean): void;
  end(): Promise<void>;
}

export function openIndexThread({ idleMs = IDLE_MS }: { idleMs?: number } = {}): Indexer {
  let thread: IndexThread | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const ending = thread;
    thread = undefined;
    await ending?.end();
  }

  async function carryOut({ task, rows, options, label }: IndexOrder): Promise<Uint8Array> {
    if (isClosed) throw new Error('The server is closing.');
    clearTimeout(idleTimer);
    if (!thread || thread.hasEnded) thread = startThread();
    const worker = thread;
    worker.hold(true);
    try {
      await worker.ask({ kind: 'begin', task, options, label });
      for await (const batch of rows) await worker.ask({ kind: 'rows', rows: batch });
      const reply = await worker.ask({ kind: 'finish' });
      if (reply.kind !== 'built') throw new Error('The indexing thread gave nothing.');
      return reply.bytes;
    } catch (error) {
      // The next request starts a new thread.
      await stop();
      throw error;
    } finally {
      worker.hold(false);
      idleTimer = setTimeout(() => void stop(), idleMs).unref();
    }
  }

  return {
    build(order) {
      const turn = queue.then(() => carryOut(order));
      queue = turn.catch(() => {});
      return turn;
    },
    async close() {
      isClosed = true;
      await stop();
      await queue;
      clearTimeout(idleTimer);
    },
  };
}

/** The exit of the thread is detected at any time, also while rows are being read from the database. */
function startThread(): IndexThread {
  const entry = import.meta.url.endsWith('.ts') ? './from-source.mjs' : './index-worker.js';
  const worker = new Worker(new URL(entry, import.meta.url), {
    // Reading makes many things that live for one document: with more room they are swept away less often.
    resourceLimits: { maxYoungGenerationSizeMb: 96 },
  });
  worker.unref();
  let waiting: { resolve: (reply: IndexingReply) => void; reject: (error: Error) => void } | undefined;
  let end: Error | undefined;

  function finish(error: Error): void {
    end ??= error;
    waiting?.reject(end);
    waiting = undefined;
  }
  worker.on('message', (reply: IndexingReply) => {
    const asked = waiting;
    waiting = undefined;
    if (reply.kind === 'failed') asked?.reject(new Error(reply.message));
    else asked?.resolve(reply);
  });
  worker.on('error', finish);
  worker.on('exit', () => finish(new Error('The indexing thread ended before it was done.')));

  return {
    get hasEnded() {
      return end !== undefined;
    },
    hold: (isBusy) => (isBusy ? worker.ref() : worker.unref()),
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (end) return reject(end);
        waiting = { resolve, reject };
        worker.postMessage(request);
      }),
    async end() {
      await worker.terminate();
    },
  };
}
