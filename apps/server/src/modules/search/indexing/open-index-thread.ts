/**
 * The server's side of the indexing thread. It is started with the first order, and ends when it has had nothing to do
 * for a while: an idle shop needs no memory for building. A thread that breaks down fails its order alone.
 */
import { Worker } from 'node:worker_threads';
import type { Indexer, IndexOrder } from './indexer.ts';
import type { IndexingReply, IndexingRequest } from './messages.ts';

const IDLE_MS = 60_000;

export function openIndexThread({ idleMs = IDLE_MS }: { idleMs?: number } = {}): Indexer {
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let queue: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function start(): Worker {
    const entry = import.meta.url.endsWith('.ts') ? './from-source.mjs' : './index-worker.js';
    const started = new Worker(new URL(entry, import.meta.url));
    // An idle thread keeps nobody from leaving.
    started.unref();
    return started;
  }

  async function stop(): Promise<void> {
    clearTimeout(idleTimer);
    const ending = thread;
    thread = undefined;
    await ending?.terminate();
  }

  async function carryOut({ task, rows, options, label }: IndexOrder): Promise<Uint8Array> {
    if (isClosed) throw new Error('The server is closing.');
    clearTimeout(idleTimer);
    thread ??= start();
    const worker = thread;
    try {
      await ask(worker, { kind: 'begin', task, options, label });
      for await (const batch of rows) await ask(worker, { kind: 'rows', rows: batch });
      const reply = await ask(worker, { kind: 'finish' });
      if (reply.kind !== 'built') throw new Error('The indexing thread gave nothing.');
      return reply.bytes;
    } catch (error) {
      // Whatever state it is in, the next order finds a fresh one.
      await stop();
      throw error;
    } finally {
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
    },
  };
}

/** One request, one reply. @throws when the work failed or the thread ended over it. */
function ask(worker: Worker, request: IndexingRequest): Promise<IndexingReply> {
  return new Promise((resolve, reject) => {
    const settle = (act: () => void) => {
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      act();
    };
    const onMessage = (reply: IndexingReply) =>
      settle(() => (reply.kind === 'failed' ? reject(new Error(reply.message)) : resolve(reply)));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('The indexing thread ended before it was done.')));
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(request);
  });
}
