/**
 * Accumulators of scores by product, reused between queries. An array of the index's size and a list of the used
 * positions, so that clearing takes time proportional to the number of writes; if many are used, the whole arrays are
 * filled with zeros, which is faster.
 */

/** From this share of used elements on, clearing the whole array is faster than clearing these elements. */
const DENSE_SHARE = 1 / 8;

export class ProductSums {
  readonly sums: Float64Array;
  /** Products in use, in the order in which they were first met. */
  readonly touched: Uint32Array;
  count = 0;
  /** By product: 1 when it is among `touched`. */
  readonly inUse: Uint8Array;

  constructor(size: number) {
    this.sums = new Float64Array(size);
    this.touched = new Uint32Array(size);
    this.inUse = new Uint8Array(size);
  }

  add(product: number, value: number): void {
    this.touch(product);
    this.sums[product] = (this.sums[product] ?? 0) + value;
  }

  raise(product: number, value: number): void {
    this.touch(product);
    if (value > (this.sums[product] ?? 0)) this.sums[product] = value;
  }

  has(product: number): boolean {
    return this.inUse[product] === 1;
  }

  clear(): void {
    this.wipe(this.sums, this.inUse);
    this.count = 0;
  }

  /** Sets what arrays by product hold for those in use to zero. */
  wipe(...arrays: readonly (Float64Array | Uint8Array)[]): void {
    const { touched, count } = this;
    const isDense = count > this.sums.length * DENSE_SHARE;
    for (const array of arrays) {
      if (isDense) array.fill(0);
      else for (let i = 0; i < count; i++) array[touched[i] ?? 0] = 0;
    }
  }

  private touch(product: number): void {
    if (this.inUse[product] === 1) return;
    this.inUse[product] = 1;
    this.touched[this.count++] = product;
  }
}
