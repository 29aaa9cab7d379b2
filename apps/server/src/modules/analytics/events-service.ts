/**
 * Records visitor events: those that pages and shops report, and searches that the server answers.
 *
 * Searches are written in batches a moment later, so that no search waits for it.
 */
import { randomUUID } from 'node:crypto';
import { type EventsRequest, type Language, MAX_EVENT_DAYS, type ShopEvent, type Understood } from '@quarry/contract';
import type { EventsRepository, KeptEvent } from './events-repository.ts';
import { maskPersons } from './mask-persons.ts';
import type { Visit } from './visit-of-request.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Event types that require a known product. */
const ABOUT_A_PRODUCT: ReadonlySet<ShopEvent['type']> = new Set(['click', 'view', 'cart']);

/** Maximum delay in milliseconds before a search is written. */
const KEPT_WITHIN_MS = 500;
/** Maximum number of unwritten searches. When the database is too slow, newer ones are dropped. */
const MAX_WAITING = 10_000;

/** An answered search. */
export interface AnsweredSearch {
  queryId: string;
  visit: Visit;
  /** Read from the words. */
  language: Language;
  query: string;
  results: number;
  recoveredBy: string | null;
  understood: Understood;
}

export interface EventsService {
  /**
   * Stores events that are new, refer to known products and are not older than `MAX_EVENT_DAYS`: senders with a wrong
   * clock would fill the database. Future events are dated now. Those of crawlers are not counted.
   * @returns how many were stored.
   */
  accept(storeId: string, request: Pick<EventsRequest, 'sessionId' | 'events'>, visit: Visit): Promise<number>;
  /** Records a search, unless a crawler makes it; returns at once. */
  recordSearch(storeId: string, search: AnsweredSearch): void;
  /** Records the constraints of a conversation for the visit's own ranking; returns at once. */
  recordConstraints(storeId: string, read: { sessionId: string; understood: Understood }): void;
  /** Resolves when all recorded searches are written or have failed. */
  settle(): Promise<void>;
}

interface EventsParts {
  events: Pick<EventsRepository, 'add' | 'knownProducts'>;
  /** Called when searches could not be written; they are lost. */
  onError?: (message: string, error: unknown) => void;
  now?: () => Date;
}

export function createEventsService({
  events,
  onError = (message, error) => console.error(message, error),
  now = () => new Date(),
}: EventsParts): EventsService {
  let waiting: { storeId: string; event: KeptEvent }[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  async function write(batch: typeof waiting): Promise<void> {
    const byStore = new Map<string, KeptEvent[]>();
    for (const { storeId, event } of batch) byStore.set(storeId, [...(byStore.get(storeId) ?? []), event]);
    for (const [storeId, kept] of byStore) await events.add(storeId, kept);
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length > 0)
      writing = writing
        .then(() => write(batch))
        .catch((error: unknown) => onError('Searches could not be kept.', error));
    return writing;
  }

  function note(storeId: string, event: KeptEvent): void {
    if (waiting.length >= MAX_WAITING) return;
    waiting.push({ storeId, event });
    timer ??= setTimeout(() => void flush(), KEPT_WITHIN_MS).unref();
  }

  return {
    async accept(storeId, { sessionId, events: reported }, { source, device, isBot }) {
      if (isBot) return 0;
      const latest = now();
      const earliest = latest.getTime() - MAX_EVENT_DAYS * DAY_MS;
      const named = reported.flatMap(({ product_id: id }) => id ?? []);
      const known = await events.knownProducts(storeId, [...new Set(named)]);
      const kept = reported.flatMap((event): KeptEvent[] => {
        const happened = Date.parse(event.at);
        const productId = event.product_id ?? null;
        const isUseless = productId === null ? ABOUT_A_PRODUCT.has(event.type) : !known.has(productId);
        if (isUseless || happened < earliest) return [];
        return [
          {
            id: event.id,
            sessionId,
            type: event.type,
            productId,
            queryId: event.query_id ?? null,
            position: event.position ?? null,
            value: event.value ?? null,
            source,
            device,
            at: new Date(Math.min(happened, latest.getTime())).toISOString(),
          },
        ];
      });
      return events.add(storeId, kept);
    },

    recordSearch(storeId, { queryId, visit, query, ...answer }) {
      if (visit.isBot) return;
      note(storeId, {
        id: `search:${queryId}`,
        sessionId: visit.id ?? null,
        source: visit.source,
        device: visit.device,
        type: 'search',
        queryId,
        query: maskPersons(query.trim().replace(/\s+/g, ' ')),
        ...answer,
        at: now().toISOString(),
      });
    },

    recordConstraints(storeId, { sessionId, understood }) {
      if (Object.keys(understood).length === 0) return;
      note(storeId, { id: `wish:${randomUUID()}`, sessionId, type: 'search', understood, at: now().toISOString() });
    },

    settle: flush,
  };
}
