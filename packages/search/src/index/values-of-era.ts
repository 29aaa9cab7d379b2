/** What was found out about texts in an index, kept while its words stay the same. */
import type { IndexData } from './index-data.ts';
import { RecentValues } from './recent-values.ts';

export class ValuesOfEra<Value> {
  private readonly byEra = new WeakMap<object, RecentValues<Value>>();
  private readonly max: number;

  /** @param max how many values are kept of each index. */
  constructor(max: number) {
    this.max = max;
  }

  /** The kept value of the key, else what `read` gives; callers only read it. */
  of({ era }: Pick<IndexData, 'era'>, key: string, read: () => Value): Value {
    let values = this.byEra.get(era);
    if (values === undefined) {
      values = new RecentValues<Value>(this.max);
      this.byEra.set(era, values);
    }
    return values.of(key, read);
  }
}
