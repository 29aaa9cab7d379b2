/**
 * The metrics of a process, for Prometheus. Labels are routes, steps and outcomes; never stores, queries or visitors,
 * of which there are too many, and which reveal what they do.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STEP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 30];
const BUILD_SECONDS = [0.1, 0.5, 1, 5, 15, 60, 300, 900];

export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requestSeconds: new Histogram({
      name: 'quarry_http_request_seconds',
      help: 'Time from the arrival of a request to the end of its reply.',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    stepSeconds: new Histogram({
      name: 'quarry_step_seconds',
      help: 'Time of one step of the work, such as a call of the search engine, of the database or of a model.',
      labelNames: ['step'],
      buckets: STEP_SECONDS,
      registers,
    }),
    searches: new Counter({
      name: 'quarry_searches_total',
      help: 'Searches with words: by outcome (found, recovered, nothing) and the best tier that was found.',
      labelNames: ['outcome', 'tier'],
      registers,
    }),
    buildSeconds: new Histogram({
      name: 'quarry_index_build_seconds',
      help: 'Time to build an index or the vectors of a store, by outcome (done, failed).',
      labelNames: ['task', 'outcome'],
      buckets: BUILD_SECONDS,
      registers,
    }),
    imports: new Counter({
      name: 'quarry_imports_total',
      help: 'Imported files, by outcome (done, failed).',
      labelNames: ['outcome'],
      registers,
    }),
    importedProducts: new Counter({
      name: 'quarry_imported_products_total',
      help: 'Products in imported files.',
      registers,
    }),
    tasks: new Counter({
      name: 'quarry_tasks_total',
      help: 'Background tasks that have ended, by kind and status (done, failed).',
      labelNames: ['kind', 'status'],
      registers,
    }),
    replies: new Counter({
      name: 'quarry_chat_replies_total',
      help: 'Replies of the assistant, by who made them (built-in, model) and status (written, stopped, failed).',
      labelNames: ['mind', 'status'],
      registers,
    }),
    firstPieceSeconds: new Histogram({
      name: 'quarry_chat_first_piece_seconds',
      help: 'Time from a message to the first text or card of its reply.',
      labelNames: ['mind'],
      buckets: STEP_SECONDS,
      registers,
    }),
    tokens: new Counter({
      name: 'quarry_chat_tokens_total',
      help: 'Tokens that the language model used.',
      registers,
    }),
    fallbacks: new Counter({
      name: 'quarry_provider_fallbacks_total',
      help: 'Replies in which the embedded default took over from a provider.',
      labelNames: ['provider', 'reason'],
      registers,
    }),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What waits in a queue of the database. */
export interface QueueState {
  entries: number;
  /** For how long the first entry has been due; 0 for an empty queue. */
  oldestSeconds: number;
}

/** Has these queues read whenever the metrics are. A queue that cannot be read has no figure. */
export function watchQueues(
  { registry }: Pick<Metrics, 'registry'>,
  queues: Readonly<Record<string, () => Promise<QueueState>>>,
): void {
  const gauge = (name: string, help: string, figureOf: (state: QueueState) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'],
      registers: [registry],
      async collect() {
        this.reset();
        for (const [queue, read] of Object.entries(queues)) {
          const state = await read().catch(() => undefined);
          if (state) this.set({ queue }, figureOf(state));
        }
      },
    });
  gauge('quarry_queue_entries', 'Entries that wait in a queue of the database.', ({ entries }) => entries);
  gauge(
    'quarry_queue_oldest_seconds',
    'For how long the first entry of a queue has been due.',
    ({ oldestSeconds }) => oldestSeconds,
  );
}

/** Has the engine asked for its health whenever the metrics are read. */
export function watchEngine(
  { registry }: Pick<Metrics, 'registry'>,
  engine: { health(): Promise<{ status: 'serving' | 'away' }> },
): void {
  const up = new Gauge({
    name: 'quarry_search_engine_up',
    help: 'Whether the search engine answers: 1 or 0.',
    registers: [registry],
    async collect() {
      const { status } = await engine.health();
      up.set(status === 'serving' ? 1 : 0);
    },
  });
}
