/**
 * The client of the database worker, with the interface that drizzle's PGlite driver expects.
 *
 * The embedded database has one connection. Calls queue up, and a transaction holds the queue until it ends. Using the
 * database instead of the transaction inside a transaction would deadlock, so it throws at once.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import fs from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { DatabaseEndedError } from '../database-fault.ts';
import type { QueryResult, WorkerOperation, WorkerReply } from './messages.ts';

interface Waiting {
  resolve(result: QueryResult | null): void;
  reject(error: Error): void;
}

interface QueryOptions {
  rowMode?: 'array' | 'object';
}

export interface Transaction {
  query(sql: string, params?: unknown[], options?: QueryOptions): Promise<QueryResult>;
  exec(sql: string): Promise<void>;
}

const insideTransaction = new AsyncLocalStorage<PgliteClient>();

export class PgliteClient {
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;
  #queue: Promise<unknown> = Promise.resolve();
  #broken: Error | null = null;

  private constructor(directory: string) {
    this.#worker = startWorker(directory);
    this.#worker.on('message', (reply: WorkerReply) => this.#settle(reply));
    this.#worker.on('error', (error) =>
      this.#breakOff(new DatabaseEndedError('The database worker failed.', { cause: error })),
    );
    this.#worker.on('exit', (code) =>
      this.#breakOff(new DatabaseEndedError(`The database worker ended with code ${code}.`)),
    );
  }

  static async open(directory: string): Promise<PgliteClient> {
    // In a worker of its own, which ends: creating takes about 400 MB that a worker that stays would never return.
    if (!fs.existsSync(path.join(directory, 'PG_VERSION'))) {
      const creator = await PgliteClient.#start(directory, 'create');
      await creator.#worker.terminate();
    }
    return PgliteClient.#start(directory, 'open');
  }

  static async #start(directory: string, op: 'create' | 'open'): Promise<PgliteClient> {
    const client = new PgliteClient(directory);
    try {
      await client.#ask({ op });
      return client;
    } catch (error) {
      await client.#worker.terminate();
      throw error;
    }
  }

  query(sql: string, params: unknown[] = [], options: QueryOptions = {}): Promise<QueryResult> {
    return this.#inTurn(() => this.#query(sql, params, options));
  }

  exec(sql: string): Promise<void> {
    return this.#inTurn(() => this.#exec(sql));
  }

  transaction<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      await this.#exec('begin');
      const transaction: Transaction = {
        query: (sql, params = [], options = {}) => this.#query(sql, params, options),
        exec: (sql) => this.#exec(sql),
      };
      try {
        const result = await insideTransaction.run(this, () => work(transaction));
        await this.#exec('commit');
        return result;
      } catch (error) {
        await this.#exec('rollback').catch(() => {});
        throw error;
      }
    });
  }

  /**
   * Runs `work` while no query runs, with all earlier writes in the files of the database. The database writes only
   * while it runs a query, so `work` sees files that do not change.
   */
  pausedFor<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#inTurn(async () => {
      await this.#exec('checkpoint');
      return work();
    });
  }

  async close(): Promise<void> {
    if (this.#broken) return;
    await this.#inTurn(() => this.#ask({ op: 'close' }));
    this.#broken = new DatabaseEndedError('The database is closed.');
    await this.#worker.terminate();
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (insideTransaction.getStore() === this) {
      return Promise.reject(
        new Error('Use the transaction that was handed to you: the embedded database has one connection.'),
      );
    }
    const turn = this.#queue.then(work, work);
    this.#queue = turn.catch(() => {});
    return turn;
  }

  async #query(sql: string, params: unknown[], options: QueryOptions): Promise<QueryResult> {
    const result = await this.#ask({ op: 'query', sql, params, asArrays: options.rowMode === 'array' });
    if (!result) throw new Error('The database worker gave no result.');
    return result;
  }

  async #exec(sql: string): Promise<void> {
    await this.#ask({ op: 'exec', sql });
  }

  #ask(operation: WorkerOperation): Promise<QueryResult | null> {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.#worker.postMessage({ ...operation, id });
    });
  }

  #settle({ id, result, error }: WorkerReply): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error) waiting?.reject(Object.assign(new Error(error.message), error));
    else waiting?.resolve(result ?? null);
  }

  #breakOff(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#broken);
    this.#waiting.clear();
  }
}

/** In a built server the worker is a separate bundle beside the main one; from source a plain file starts it. */
function startWorker(directory: string): Worker {
  const entry = import.meta.url.endsWith('.ts') ? './from-source.mjs' : './pglite-worker.js';
  return new Worker(new URL(entry, import.meta.url), { workerData: { directory } });
}
