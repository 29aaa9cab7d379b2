/**
 * Updates the engine's popularity and the suggested queries from visitor events: at start and every few minutes, store
 * by store, sending only changes to the engine.
 */
import type { DemandService } from './demand-service.ts';
import type { EventsRepository } from './events-repository.ts';

const EVERY_MS = 5 * 60_000;
/** A relative change below this is not sent: it cannot change a ranking noticeably. */
const SAME_WITHIN = 0.01;

const NO_QUERIES: ReadonlyMap<string, number> = new Map();

export interface DemandJob {
  /** Updates all stores once. A store that fails is reported and retried next time. */
  run(): Promise<void>;
  /** The queries of the last update with their number of visits; the same map until they change. */
  provenQueries(storeId: string): ReadonlyMap<string, number>;
  start(): void;
  /** Resolves when a running update has ended. */
  stop(): Promise<void>;
}

interface DemandJobParts {
  stores: { all(): Promise<{ id: string }[]> };
  demand: Pick<DemandService, 'popularity' | 'provenQueries' | 'renew'>;
  events: Pick<EventsRepository, 'reviewsOf'>;
  engine: { patch(storeId: string, changes: readonly { id: string; popularity: number }[]): Promise<void> };
  onError?: (message: string, error: unknown) => void;
  everyMs?: number;
}

export function createDemandJob({
  stores,
  demand,
  events,
  engine,
  onError = (message, error) => console.error(message, error),
  everyMs = EVERY_MS,
}: DemandJobParts): DemandJob {
  /** The popularity last sent to the engine, by store and product. */
  const sent = new Map<string, Map<string, number>>();
  const settled = new Map<string, ReadonlyMap<string, number>>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isStopped = false;

  async function renew(storeId: string): Promise<void> {
    demand.renew(storeId);
    const queries = await demand.provenQueries(storeId);
    if (!isSameList(settled.get(storeId) ?? NO_QUERIES, queries)) settled.set(storeId, queries);

    const before = sent.get(storeId) ?? new Map<string, number>();
    const popularity = await demand.popularity(storeId);
    // Products whose demand has decayed return to their review count.
    const forgotten = [...before.keys()].filter((id) => !popularity.has(id));
    for (const [id, reviews] of await events.reviewsOf(storeId, forgotten)) popularity.set(id, reviews);
    const changes = [...popularity]
      .filter(([id, figure]) => !isSame(before.get(id), figure))
      .map(([id, figure]) => ({ id, popularity: figure }));
    if (changes.length > 0) await engine.patch(storeId, changes);
    const kept = new Map([...before].filter(([id]) => popularity.has(id)));
    for (const { id, popularity: figure } of changes) kept.set(id, figure);
    for (const id of forgotten) kept.delete(id);
    sent.set(storeId, kept);
  }

  async function round(): Promise<void> {
    for (const { id } of await stores.all()) {
      if (isStopped) return;
      await renew(id).catch((error: unknown) => onError(`The popularity of ${id} could not be updated.`, error));
    }
  }

  function run(): Promise<void> {
    running ??= round()
      .catch((error: unknown) => onError('Popularity could not be updated.', error))
      .finally(() => {
        running = null;
      });
    return running;
  }

  return {
    run,
    provenQueries: (storeId) => settled.get(storeId) ?? NO_QUERIES,
    start() {
      void run();
      timer = setInterval(() => void run(), everyMs).unref();
    },
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

function isSame(before: number | undefined, figure: number): boolean {
  return before !== undefined && Math.abs(figure - before) <= SAME_WITHIN * before;
}

function isSameList(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>): boolean {
  return before.size === after.size && [...after].every(([query, visits]) => before.get(query) === visits);
}
