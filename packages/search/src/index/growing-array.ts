/**
 * Typed arrays that grow while an index is written. Plain arrays of numbers need up to eight times the memory, and the
 * finished index uses typed arrays.
 */
const FIRST_CAPACITY = 1024;

export class GrowingUint32 {
  length = 0;
  private numbers = new Uint32Array(FIRST_CAPACITY);

  push(value: number): void {
    if (this.length === this.numbers.length) this.numbers = withRoom(this.numbers, this.length + 1, 2);
    this.numbers[this.length++] = value;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  /** The number at a place, `otherwise` behind the end. */
  atOr(index: number, otherwise: number): number {
    return index < this.length ? (this.numbers[index] ?? 0) : otherwise;
  }

  /** Writes to any place; places between the end and it become 0. */
  setAt(index: number, value: number): void {
    if (index >= this.numbers.length) this.numbers = withRoom(this.numbers, index + 1, 2);
    this.length = Math.max(this.length, index + 1);
    this.numbers[index] = value;
  }

  /** A copy of exactly the right size. */
  finish(): Uint32Array {
    return this.numbers.slice(0, this.length);
  }
}

export class GrowingUint16 {
  length = 0;
  private numbers = new Uint16Array(FIRST_CAPACITY);

  /** Values above 65,535 are kept as that. */
  push(value: number): void {
    if (this.length === this.numbers.length) this.numbers = withRoom(this.numbers, this.length + 1, 2);
    this.numbers[this.length++] = Math.min(value, 0xffff);
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  finish(): Uint16Array {
    return this.numbers.slice(0, this.length);
  }
}

export class GrowingFloat64 {
  length = 0;
  private numbers = new Float64Array(FIRST_CAPACITY);

  push(value: number): void {
    if (this.length === this.numbers.length) this.numbers = withRoom(this.numbers, this.length + 1, 2);
    this.numbers[this.length++] = value;
  }

  at(index: number): number {
    return this.numbers[index] ?? 0;
  }

  finish(): Float64Array {
    return this.numbers.slice(0, this.length);
  }
}

export class GrowingFloat32 {
  length = 0;
  private numbers = new Float32Array(FIRST_CAPACITY);

  push(value: number): void {
    if (this.length === this.numbers.length) this.numbers = withRoom(this.numbers, this.length + 1, 2);
    this.numbers[this.length++] = value;
  }

  finish(): Float32Array {
    return this.numbers.slice(0, this.length);
  }
}

export type Column = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

/** A copy with room for at least `needed` numbers, and for `growth` times what it held. */
export function withRoom<C extends Column>(column: C, needed: number, growth: number): C {
  // oxlint-disable-next-line typescript/consistent-type-assertions -- a constructor is typed as any function
  const larger = new (column.constructor as new (length: number) => C)(
    Math.max(needed, Math.ceil(column.length * growth)),
  );
  larger.set(column);
  return larger;
}
