/**
 * The latest results and suggestions of an index: shoppers ask the same queries, turn pages back and type the same
 * beginnings. Valid until the index changes.
 */
import type { EngineQuery, EngineResult, Suggestions, SuggestOptions } from '../engine-query.ts';
import { RecentValues } from './recent-values.ts';

/** A result of 24 hits takes some 10 kB, suggestions about one. */
const MAX_RESULTS = 100;
const MAX_SUGGESTIONS = 500;
/** Stands for the object of a query that has none. */
const NONE: object = {};

export class RecentAnswers {
  private results = new WeakMap<object, RecentValues<EngineResult>>();
  private suggestions = new WeakMap<object, RecentValues<Suggestions>>();

  /** A visitor's own preferences and vectors of a model are not worth keeping: no other query is equal. */
  search(query: EngineQuery, read: () => EngineResult): EngineResult {
    const { steering, affinity, vector, ...rest } = query;
    if (affinity !== undefined || vector !== undefined || rest.explain === true) return read();
    return recentFor(this.results, steering, MAX_RESULTS).of(JSON.stringify(rest), read);
  }

  suggest(text: string, { popular, ...rest }: SuggestOptions, read: () => Suggestions): Suggestions {
    return recentFor(this.suggestions, popular, MAX_SUGGESTIONS).of(JSON.stringify([text, rest]), read);
  }

  /** Must be called after every change of the index. */
  clear(): void {
    this.results = new WeakMap();
    this.suggestions = new WeakMap();
  }
}

function recentFor<Value>(
  all: WeakMap<object, RecentValues<Value>>,
  owner: object | undefined,
  max: number,
): RecentValues<Value> {
  const kept = all.get(owner ?? NONE) ?? new RecentValues<Value>(max);
  all.set(owner ?? NONE, kept);
  return kept;
}
