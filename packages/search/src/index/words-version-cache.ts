/** A bounded cache of values by text, valid until the words of an index change (`IndexData.wordsVersion`). */
import type { IndexData } from './index-data.ts';
import { RecentValues } from './recent-values.ts';

export class WordsVersionCache<Value> {
  private readonly byVersion = new WeakMap<object, RecentValues<Value>>();
  private readonly max: number;

  /** @param max the number of values per index. */
  constructor(max: number) {
    this.max = max;
  }

  /** The cached value of the key, or the result of `read`, which is then cached. Callers must not modify it. */
  of({ wordsVersion }: Pick<IndexData, 'wordsVersion'>, key: string, read: () => Value): Value {
    let values = this.byVersion.get(wordsVersion);
    if (values === undefined) {
      values = new RecentValues<Value>(this.max);
      this.byVersion.set(wordsVersion, values);
    }
    return values.of(key, read);
  }
}
