/**
 * Embeddings of queries. A search waits for one only briefly: a late embedding is cached for the next search, and after
 * repeated failures the model is not called for a while.
 */
import type { Embedder } from './embedder.ts';
import type { PlacedQuery } from './vector-source.ts';

/** A query that the model has not placed by then is answered without it. */
const WITHIN_MS = 400;
/** A late reply is still cached; after this time the call is aborted. */
const GIVE_UP_MS = 10_000;
const REMEMBERED = 2000;
/** Maximum number of concurrent calls; more would only slow down an overloaded model. */
const MAX_ASKED = 16;
/** After so many failures or delays one after the other the model rests, … */
const FAILURES_TO_OPEN = 3;
/** … for so long; then one query asks again. */
const REST_MS = 30_000;

/** Why a query was answered without the model; `unplaced`: it could not place the products either. */
export type PlaceFallback = 'timeout' | 'error' | 'resting' | 'busy' | 'unplaced';

interface QueryPlacesParts {
  embedder: Embedder;
  /** The part of a query that is sent to the model: it may be an external service, so personal data are removed. */
  withoutPersons: (query: string) => string;
  onFallback: (reason: PlaceFallback) => void;
  withinMs?: number;
  /** Milliseconds; tests move it by hand. */
  clock?: () => number;
}

export function createQueryPlaces({
  embedder,
  withoutPersons,
  onFallback,
  withinMs = WITHIN_MS,
  clock = () => performance.now(),
}: QueryPlacesParts) {
  /** By what is asked; the least recently used first. */
  const known = new Map<string, Float32Array>();
  const asked = new Map<string, Promise<Float32Array>>();
  let failures = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;

  function fail(reason: PlaceFallback): PlacedQuery {
    onFallback(reason);
    return { isFallback: true };
  }

  function recordFailure(): void {
    failures += 1;
    if (failures >= FAILURES_TO_OPEN) restsUntil = clock() + REST_MS;
  }

  function remember(key: string, vector: Float32Array): void {
    known.delete(key);
    known.set(key, vector);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > REMEMBERED) known.delete(oldest);
  }

  async function ask(key: string): Promise<Float32Array> {
    try {
      const [vector] = await embedder.embed([key], AbortSignal.timeout(GIVE_UP_MS));
      if (vector === undefined) throw new Error('The model gave no vector.');
      remember(key, vector);
      return vector;
    } finally {
      asked.delete(key);
    }
  }

  return {
    /** Never throws. */
    async place(text: string): Promise<PlacedQuery> {
      const key = withoutPersons(text).normalize('NFC').trim().toLowerCase();
      if (key === '') return {};
      const before = known.get(key);
      if (before) {
        remember(key, before);
        return { vector: before };
      }
      let question = asked.get(key);
      // A question is one failure, however many wait for its answer.
      const isAsker = !question;
      if (!question) {
        if (clock() < restsUntil) return fail('resting');
        if (asked.size >= MAX_ASKED) return fail('busy');
        // Those who come while one query tries whether the model is back do not wait with it.
        if (failures >= FAILURES_TO_OPEN) restsUntil = clock() + REST_MS;
        question = ask(key);
        asked.set(key, question);
      }
      try {
        const vector = await within(withinMs, question);
        if (vector === undefined) {
          if (isAsker) recordFailure();
          return fail('timeout');
        }
        failures = 0;
        restsUntil = Number.NEGATIVE_INFINITY;
        return { vector };
      } catch {
        if (isAsker) recordFailure();
        return fail('error');
      }
    },
  };
}

/** undefined after the timeout; the call continues, and its result is ignored. */
function within<Result>(milliseconds: number, work: Promise<Result>): Promise<Result | undefined> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(undefined), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
