/**
 * Draws pictures before they are requested: at start the first page of every store, and after a visit the rest of the
 * visited store. Draws one picture at a time, and only while no request is running.
 */
import type { OnError } from '../../log.ts';
import type { CatalogService } from './catalog-service.ts';
import type { PictureService } from './picture-service.ts';

/** As many products as a shop page lists when it opens. */
export const FIRST_PAGE_PRODUCTS = 24;
/** How long the server must have been idle before the next picture is drawn. */
const QUIET_MS = 300;

export interface DrawAhead {
  start(): void;
  /** Resolves when the current picture is done. */
  stop(): Promise<void>;
  /** Schedules the remaining pictures of this store. */
  visited(storeId: string): void;
}

interface DrawAheadParts {
  stores: { all(): Promise<{ id: string }[]> };
  catalog: Pick<CatalogService, 'allProducts'>;
  pictures: Pick<PictureService, 'drawAhead' | 'dropOutdated'>;
  /** Request activity of this server. */
  activity: { underWay(): number; lastEndedAt(): number };
  onError?: OnError;
  quietMs?: number;
}

export function createDrawAhead({
  stores,
  catalog,
  pictures,
  activity,
  onError = (message, error) => console.error(message, error),
  quietMs = QUIET_MS,
}: DrawAheadParts): DrawAhead {
  const onFailure = (error: unknown) => onError('A picture could not be drawn ahead.', error);
  const waiting: string[] = [];
  const seen = new Set<string>();
  let isStopped = false;
  let hasBegun = false;
  let running: Promise<void> | undefined;
  let wake = () => {};

  async function untilQuiet(): Promise<void> {
    for (;;) {
      const restMs = activity.underWay() > 0 ? quietMs : activity.lastEndedAt() + quietMs - Date.now();
      if (isStopped || restMs <= 0) return;
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, restMs);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async function draw(storeId: string, { most }: { most: number }): Promise<void> {
    let left = most;
    for await (const products of catalog.allProducts(storeId)) {
      for (const product of products.slice(0, left)) {
        await untilQuiet();
        if (isStopped) return;
        await pictures.drawAhead(storeId, product).catch(onFailure);
      }
      left -= products.length;
      if (left <= 0) return;
    }
  }

  async function run(): Promise<void> {
    if (!hasBegun) {
      hasBegun = true;
      await pictures.dropOutdated().catch(onFailure);
      for (const { id } of await stores.all()) await draw(id, { most: FIRST_PAGE_PRODUCTS });
    }
    for (let storeId = waiting.shift(); storeId && !isStopped; storeId = waiting.shift()) {
      await draw(storeId, { most: Number.POSITIVE_INFINITY });
    }
  }

  function go(): void {
    if (isStopped) return;
    running ??= run()
      .catch(onFailure)
      .finally(() => {
        running = undefined;
        if (waiting.length > 0) go();
      });
  }

  return {
    start: go,
    async stop() {
      isStopped = true;
      wake();
      await running;
    },
    visited(storeId) {
      if (seen.has(storeId)) return;
      seen.add(storeId);
      waiting.push(storeId);
      go();
    },
  };
}
