/**
 * Number lists that grow while an index is written. Plain arrays of numbers cost up to eight times the memory, and the
 * finished index wants typed arrays anyway.
 */
const FIRST_CAPACITY = 1024;

export class GrowingUint32 {
  length = 0;
  private numbers = new Uint32Array(FIRST_CAPACITY);

  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint32Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = value;
  }

  at(index: number): number {
    return this.numbers[index] as number;
  }

  /** A copy of exactly the right size. */
  finish(): Uint32Array {
    return this.numbers.slice(0, this.length);
  }
}

export class GrowingUint8 {
  length = 0;
  private numbers = new Uint8Array(FIRST_CAPACITY);

  /** Values above 255 are kept as 255. */
  push(value: number): void {
    if (this.length === this.numbers.length) {
      const larger = new Uint8Array(this.numbers.length * 2);
      larger.set(this.numbers);
      this.numbers = larger;
    }
    this.numbers[this.length++] = Math.min(value, 255);
  }

  at(index: number): number {
    return this.numbers[index] as number;
  }
}
