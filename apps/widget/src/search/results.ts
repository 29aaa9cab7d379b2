/** The results of one query as they arrive, independent of rendering. */
import { type SearchReply, searchProducts, visitId } from '@quarry/client';
import { type Language, PAGE_SIZE } from '@quarry/contract';
import { notesOf } from './notes-of.ts';
import type { ShopSettings } from '../store-settings.ts';

/** After this time the shop's own search takes over. */
export const HAND_BACK_AFTER_MS = 1_500;
/** Timeout for further pages, and where the shop has no search of its own. */
export const GIVE_UP_AFTER_MS = 10_000;

export interface FoundProducts {
  shop: ShopSettings;
  /** The first page's reply: understood parts and total. */
  reply: SearchReply;
  /** Documents of all pages so far. */
  documents: readonly unknown[];
  /** By lesser tier what its results lack, as the first page says that has some. */
  notes: Readonly<Record<string, string>>;
  page: number;
}

export interface Results {
  readonly query: string;
  readonly state: 'loading' | 'idle' | 'failed';
  readonly found: FoundProducts | null;
  /** Loads the next page, or retries the failed one. */
  loadMore(): void;
  /** Aborts pending requests. */
  close(): void;
}

interface ResultsParts {
  query: string;
  /** Words are taken as they are typed. */
  isLiteral: boolean;
  /** Id of the store. */
  store: string;
  /** Of names, labels and notes. */
  language: Language;
  call: typeof fetch;
  readShop: () => Promise<ShopSettings>;
  /** The first page failed or timed out. @returns true when the shop's own search takes over. */
  onHandBack: () => boolean;
  onChange: () => void;
}

/** Requests the first page at once; calls `onChange` for every change, never synchronously. */
export function openResults(parts: ResultsParts): Results {
  const { query, isLiteral, store, language, call, readShop, onHandBack, onChange } = parts;
  let state: Results['state'] = 'loading';
  let found: FoundProducts | null = null;
  let underWay: AbortController | null = null;
  let isOffered = false;

  /** Only once: whether the shop has a search does not change. */
  function handBack(): boolean {
    if (isOffered) return false;
    isOffered = true;
    return onHandBack();
  }

  async function load(page: number): Promise<void> {
    const controller = new AbortController();
    const { signal } = controller;
    underWay = controller;
    state = 'loading';
    const isCurrent = () => underWay === controller;
    const timers = [
      setTimeout(() => found === null && isCurrent() && handBack(), HAND_BACK_AFTER_MS),
      setTimeout(() => controller.abort(), GIVE_UP_AFTER_MS),
    ];
    try {
      const literal = isLiteral && { literal: true };
      const body = { query, store, language, page, limit: PAGE_SIZE, facets: false, ...literal };
      const [shop, reply] = await Promise.race([
        Promise.all([readShop(), searchProducts(body, { fetch: call, signal, visitId: visitId() })]),
        aborted(signal),
      ]);
      if (!isCurrent()) return;
      found = found
        ? {
            ...found,
            documents: [...found.documents, ...reply.documents],
            notes: { ...notesOf(reply), ...found.notes },
            page,
          }
        : { shop, reply, documents: reply.documents, notes: notesOf(reply), page };
      state = 'idle';
    } catch {
      // Handing over closes these results.
      if (!isCurrent() || (found === null && handBack())) return;
      state = 'failed';
    } finally {
      timers.forEach(clearTimeout);
    }
    onChange();
  }

  void load(1);
  return {
    query,
    get state() {
      return state;
    },
    get found() {
      return found;
    },
    loadMore() {
      if (state === 'loading') return;
      void load(found ? found.page + 1 : 1);
      onChange();
    },
    close() {
      const last = underWay;
      underWay = null;
      last?.abort();
    },
  };
}

function aborted(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The search was given up.')), { once: true });
  });
}
