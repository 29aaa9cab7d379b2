/**
 * Sums by product, for one query after another. An array of the index's size, and a list of the places in use, so that
 * clearing costs as much as was written and no more.
 */
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
    this.sums[product]! += value;
  }

  raise(product: number, value: number): void {
    this.touch(product);
    if (value > (this.sums[product] as number)) this.sums[product] = value;
  }

  has(product: number): boolean {
    return this.inUse[product] === 1;
  }

  clear(): void {
    for (let i = 0; i < this.count; i++) {
      const product = this.touched[i] as number;
      this.sums[product] = 0;
      this.inUse[product] = 0;
    }
    this.count = 0;
  }

  private touch(product: number): void {
    if (this.inUse[product] === 1) return;
    this.inUse[product] = 1;
    this.touched[this.count++] = product;
  }
}
