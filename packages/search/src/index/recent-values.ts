/** A bounded cache: the values of the keys that were asked for last. */
export class RecentValues<Value> {
  private readonly values = new Map<string, Value>();

  private readonly max: number;

  /** @param max how many values are kept; the one that was not asked for the longest time is dropped first. */
  constructor(max: number) {
    this.max = max;
  }

  /** The kept value of the key, else what `read` gives. */
  of(key: string, read: () => Value): Value {
    const kept = this.values.get(key);
    const value = kept === undefined ? read() : kept;
    // Deleted and set again, a key moves to the end of the map.
    this.values.delete(key);
    this.values.set(key, value);
    const [oldest] = this.values.keys();
    if (oldest !== undefined && this.values.size > this.max) this.values.delete(oldest);
    return value;
  }
}
