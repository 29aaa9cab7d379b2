/**
 * Many texts in one array of code units: text `i` is `units[offsets[i] … offsets[i + 1]]`. A JavaScript string has an
 * overhead of some forty bytes; here a word needs its letters and four bytes, a million words can be stored and loaded
 * without decoding, and texts are compared without creating strings. Units are bytes if every text fits into Latin-1
 * (ids, article numbers), else UTF-16, so that any text, even a lone surrogate, is preserved, and the order is that of
 * `Array.prototype.sort`.
 */
export interface StringTableColumns {
  units: Uint8Array | Uint16Array;
  offsets: Uint32Array;
}

/** Longer texts are made in pieces: `fromCharCode` takes its units as arguments. */
const UNITS_AT_ONCE = 4096;

export class StringTable {
  readonly units: Uint8Array | Uint16Array;
  readonly offsets: Uint32Array;

  constructor({ units, offsets }: StringTableColumns) {
    this.units = units;
    this.offsets = offsets;
  }

  static of(texts: Iterable<string>): StringTable {
    const writer = new StringTableWriter();
    for (const text of texts) writer.push(text);
    return new StringTable(writer.finish());
  }

  get size(): number {
    return this.offsets.length - 1;
  }

  at(number: number): string {
    const start = this.offsets[number] ?? 0;
    const end = this.offsets[number + 1] ?? 0;
    if (end - start <= UNITS_AT_ONCE) return textOf(this.units.subarray(start, end));
    let text = '';
    for (let from = start; from < end; from += UNITS_AT_ONCE) {
      text += textOf(this.units.subarray(from, Math.min(from + UNITS_AT_ONCE, end)));
    }
    return text;
  }

  /** Below zero: text `number` sorts before `text`; zero: they are equal. */
  compare(number: number, text: string): number {
    const start = this.offsets[number] ?? 0;
    const length = (this.offsets[number + 1] ?? 0) - start;
    const shared = Math.min(length, text.length);
    for (let i = 0; i < shared; i++) {
      const difference = (this.units[start + i] ?? 0) - text.charCodeAt(i);
      if (difference !== 0) return difference;
    }
    return length - text.length;
  }

  equals(number: number, text: string): boolean {
    const length = (this.offsets[number + 1] ?? 0) - (this.offsets[number] ?? 0);
    return length === text.length && this.compare(number, text) === 0;
  }

  /** Lower bound in a sorted table: the first text that is not less than `text`, or `size`. */
  firstNotBefore(text: string): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.compare(middle, text) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The range of texts with `prefix` in a sorted table, from `start` to `end`, exclusive. */
  rangeOfPrefix(prefix: string): { start: number; end: number } {
    const start = this.firstNotBefore(prefix);
    let low = start;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.startsWith(middle, prefix)) low = middle + 1;
      else high = middle;
    }
    return { start, end: low };
  }

  startsWith(number: number, prefix: string): boolean {
    const start = this.offsets[number] ?? 0;
    if ((this.offsets[number + 1] ?? 0) - start < prefix.length) return false;
    for (let i = 0; i < prefix.length; i++) if (this.units[start + i] !== prefix.charCodeAt(i)) return false;
    return true;
  }
}

/** Collects texts one after another. */
export class StringTableWriter {
  private units: Uint8Array | Uint16Array = new Uint8Array(4096);
  private length = 0;
  private offsets = new Uint32Array(1024);
  private count = 0;

  get size(): number {
    return this.count;
  }

  push(text: string): void {
    if (this.length + text.length > this.units.length) {
      const larger = new (this.units instanceof Uint8Array ? Uint8Array : Uint16Array)(
        Math.max(this.units.length * 2, this.length + text.length),
      );
      larger.set(this.units.subarray(0, this.length));
      this.units = larger;
    }
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (unit > 0xff && this.units instanceof Uint8Array) this.units = Uint16Array.from(this.units);
      this.units[this.length++] = unit;
    }
    this.count++;
    if (this.count === this.offsets.length) {
      const larger = new Uint32Array(this.offsets.length * 2);
      larger.set(this.offsets);
      this.offsets = larger;
    }
    this.offsets[this.count] = this.length;
  }

  finish(): StringTableColumns {
    return { units: this.units.slice(0, this.length), offsets: this.offsets.slice(0, this.count + 1) };
  }
}

function textOf(units: Uint8Array | Uint16Array): string {
  return Reflect.apply(String.fromCharCode, null, units);
}
