/**
 * Parts of article numbers: `4711` of `VE-4711`, the beginning of a barcode that is still being typed. People type only
 * the distinctive part of a long number, or its beginning. Each identifier is stored once from the start of each of its
 * parts (`VE4711`, `4711`), sorted, so that all entries with a prefix are adjacent. No text is stored: the first twelve
 * letters and digits are packed into two 32-bit numbers, six each in base 38, with one bit per character for the end of
 * a part. An entry takes fourteen bytes; identifiers with the same first twelve characters are not distinguished.
 */
import { GrowingUint16, GrowingUint32 } from './growing-array.ts';
import { normalizeIdentifier } from './identifier-index.ts';
import { orderOf } from './order-of.ts';

/** Minimum length of a part: shorter ones are in too many numbers (every second barcode begins with 400). */
export const SHORTEST_IDENTIFIER_PART = 4;
/** Maximum number of pieces of a number at which a stored part begins. */
const MAX_PARTS = 4;
const PACKED = 12;
const HALF = PACKED / 2;
const BASE = 38;
const OTHER_LETTER = 37;
const DIGIT = /\p{Nd}/u;

export interface PartKey {
  /** The first six letters and digits, and the next six. */
  high: number;
  low: number;
  /** Bit `n` is set where a part ends after `n` of them. */
  ends: number;
}

/** Sorted by `highs`, then by `lows`; all go in step. */
export interface IdentifierPartColumns {
  highs: Uint32Array;
  lows: Uint32Array;
  ends: Uint16Array;
  products: Uint32Array;
}

/** What a product's identifiers, as they are written, are kept under, each key once. */
export function identifierPartsOf(identifiers: readonly string[]): PartKey[] {
  const keys = new Map<string, PartKey>();
  for (const identifier of identifiers) {
    const { bare, starts } = partsOf(identifier);
    for (let first = 0; first < Math.min(starts.length, MAX_PARTS); first++) {
      const text = bare.slice(starts[first]);
      if (text.length < SHORTEST_IDENTIFIER_PART || !DIGIT.test(text)) continue;
      // The same number may be written twice, with its parts parted and as one.
      let ends = keys.get(text)?.ends ?? 0;
      for (let part = first + 1; part <= starts.length; part++) {
        const length = (starts[part] ?? bare.length) - (starts[first] ?? 0);
        if (length <= PACKED) ends |= 1 << length;
      }
      keys.set(text, { high: pack(text, 0), low: pack(text, HALF), ends });
    }
  }
  return [...keys.values()];
}

/** An identifier as it is compared, and where in it each run of letters or of digits starts. */
function partsOf(identifier: string): { bare: string; starts: number[] } {
  const starts: number[] = [];
  let bare = '';
  for (const run of identifier.match(RUN) ?? []) {
    const part = normalizeIdentifier(run);
    if (part === '') continue;
    starts.push(bare.length);
    bare += part;
  }
  return { bare, starts };
}

const RUN = /\p{L}+|\p{N}+/gu;

/** Six letters and digits from `start`; what lies beyond the end is zero, below any letter. */
function pack(text: string, start: number): number {
  let packed = 0;
  for (let i = start; i < start + HALF; i++)
    packed = packed * BASE + (i < text.length ? codeOf(text.charCodeAt(i)) : 0);
  return packed;
}

function codeOf(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 47;
  return unit >= 65 && unit <= 90 ? unit - 54 : OTHER_LETTER;
}

/** The greatest number that begins with the first `length` places of a packed one. */
function lastWith(packed: number, length: number): number {
  return length >= HALF ? packed : packed + BASE ** (HALF - length) - 1;
}

export class IdentifierParts {
  private readonly built: IdentifierPartColumns;
  private readonly isGone: (product: number) => boolean;
  private readonly fresh: (PartKey & { product: number })[] = [];

  constructor(built: IdentifierPartColumns, isGone: (product: number) => boolean) {
    this.built = built;
    this.isGone = isGone;
  }

  /**
   * Products with an identifier of which a part, or several in a row, are this, ascending; with `growing` also those of
   * which a part begins so. Takes what `normalizeIdentifier` gives. Empty when there are more than `most`.
   */
  find(normalized: string, { growing, most }: { growing: boolean; most: number }): Uint32Array {
    const length = Math.min(normalized.length, PACKED);
    const [high, low] = [pack(normalized, 0), pack(normalized, HALF)];
    const [lastHigh, lastLow] = [lastWith(high, length), lastWith(low, Math.max(0, length - HALF))];
    // A number that is longer than what is kept of it cannot be seen to end.
    const isWhole = (ends: number) => growing || normalized.length > PACKED || (ends & (1 << length)) !== 0;
    const isIn = (keyHigh: number, keyLow: number) =>
      keyHigh >= high && keyHigh <= lastHigh && (length <= HALF || (keyLow >= low && keyLow <= lastLow));

    const { highs, lows, ends, products } = this.built;
    const found = new Set<number>();
    for (let i = this.firstFrom(high, low); i < highs.length; i++) {
      if (!isIn(highs[i] ?? 0, lows[i] ?? 0)) break;
      if (isWhole(ends[i] ?? 0) && !this.isGone(products[i] ?? 0)) found.add(products[i] ?? 0);
      if (found.size > most) return new Uint32Array(0);
    }
    for (const one of this.fresh) {
      if (isIn(one.high, one.low) && isWhole(one.ends) && !this.isGone(one.product)) found.add(one.product);
    }
    return found.size > most ? new Uint32Array(0) : Uint32Array.from(found).sort();
  }

  add(product: number, keys: readonly PartKey[]): void {
    for (const key of keys) this.fresh.push({ ...key, product });
  }

  private firstFrom(high: number, low: number): number {
    const { highs, lows } = this.built;
    let [start, end] = [0, highs.length];
    while (start < end) {
      const middle = (start + end) >>> 1;
      const one = highs[middle] ?? 0;
      if (one < high || (one === high && (lows[middle] ?? 0) < low)) start = middle + 1;
      else end = middle;
    }
    return start;
  }
}

/** Collects the parts of products that arrive in ascending order. */
export class IdentifierPartCollector {
  private readonly highs = new GrowingUint32();
  private readonly lows = new GrowingUint32();
  private readonly ends = new GrowingUint16();
  private readonly products = new GrowingUint32();

  add(product: number, keys: readonly PartKey[]): void {
    for (const { high, low, ends } of keys) {
      this.highs.push(high);
      this.lows.push(low);
      this.ends.push(ends);
      this.products.push(product);
    }
  }

  finish(): IdentifierPartColumns {
    const { highs, lows, ends, products } = this;
    const order = orderOf([highs, lows]);
    return {
      highs: order.map((i) => highs.at(i)),
      lows: order.map((i) => lows.at(i)),
      ends: Uint16Array.from(order, (i) => ends.at(i)),
      products: order.map((i) => products.at(i)),
    };
  }
}
