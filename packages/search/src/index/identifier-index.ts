/**
 * Article numbers, barcodes and ids. People copy them with and without dots, dashes and spaces (`NOR.0707-60`, `NOR
 * 070760`), so only letters and digits are compared. The table stores two hashes per identifier: one selects a bucket
 * of about four, the other, of 32 bits, is compared there. The probability of a false match is about 10⁻⁹ per look-up.
 * An identifier takes nine bytes, so every variant of a million products fits.
 */
import { elementAt, measuresIn } from '@quarry/language';
import { hashText, OTHER_SEED } from './hash-text.ts';
import { GrowingUint32 } from './growing-array.ts';

/** Longer input is no identifier, and need not be joined in every possible way. */
const LONGEST_IDENTIFIER = 64;
/** An identifier may be typed as this many pieces: `707 60`. */
const MAX_PIECES = 5;
/** A shorter number inside a query is a size, a dose or a price rather than an article number. */
const SHORTEST_PART = 4;
const IDENTIFIERS_A_BUCKET = 4;

/** Letters and digits in upper case; empty when there is none. */
export function normalizeIdentifier(text: string): string {
  if (BARE.test(text)) return text;
  if (PLAIN.test(text)) return text.toUpperCase().replace(NOT_PLAIN_LETTERS, '');
  return text.normalize('NFKC').toUpperCase().replace(NOT_LETTERS, '');
}

const BARE = /^[0-9A-Z]*$/;
const PLAIN = /^[\x20-\x7e]*$/;
const NOT_PLAIN_LETTERS = /[^A-Z0-9]+/g;
const NOT_LETTERS = /[^\p{L}\p{N}]+/gu;

/** The range of an identifier in a query, and its products. */
export interface IdentifierMatch {
  start: number;
  end: number;
  products: readonly number[];
}

/**
 * Identifiers in a query, the longest at every place. A part of a query only counts when it has a digit: otherwise
 * an id such as `sofa` would turn every query about sofas into a look-up. The query as a whole always counts.
 */
export function findIdentifiers(identifiers: IdentifierIndex, query: string): IdentifierMatch[] {
  const whole = query.length <= LONGEST_IDENTIFIER * 2 ? identifiers.get(normalizeIdentifier(query)) : undefined;
  if (whole !== undefined) return [{ start: 0, end: query.length, products: whole }];

  const measures = measuresIn(query);
  return findInPieces(query, MAX_PIECES, ({ start, end }) => {
    // `bag 1 l`: the number belongs to its unit and not to the word before it.
    if (measures.some((one) => start < one.start && one.start < end && end < one.end)) return undefined;
    const normalized = normalizeIdentifier(query.slice(start, end));
    const products =
      /\d/.test(normalized) && normalized.length >= SHORTEST_PART ? identifiers.get(normalized) : undefined;
    return products && { start, end, products };
  });
}

/**
 * What is found in a text that may hold article numbers, which people type in up to `most` pieces: of those that begin at
 * a place the longest, and nothing inside it again.
 */
export function findInPieces<Found>(
  text: string,
  most: number,
  find: (part: { start: number; end: number }) => Found | undefined,
): Found[] {
  const pieces = [...text.matchAll(/\S+/g)].map((piece) => ({
    start: piece.index,
    end: piece.index + piece[0].length,
  }));
  const all: Found[] = [];
  for (let first = 0; first < pieces.length; first++) {
    for (let last = Math.min(first + most, pieces.length) - 1; last >= first; last--) {
      const { start } = elementAt(pieces, first);
      const { end } = elementAt(pieces, last);
      const found = end - start > LONGEST_IDENTIFIER ? undefined : find({ start, end });
      if (found === undefined) continue;
      all.push(found);
      first = last;
      break;
    }
  }
  return all;
}

/** Bucket → its entries, as (second hash, product) in two arrays that go in step. */
export interface IdentifierColumns {
  offsets: Uint32Array;
  checks: Uint32Array;
  products: Uint32Array;
}

export class IdentifierIndex {
  private readonly built: IdentifierColumns;
  private readonly isGone: (product: number) => boolean;
  private readonly fresh = new Map<string, number[]>();

  constructor(built: IdentifierColumns, isGone: (product: number) => boolean) {
    this.built = built;
    this.isGone = isGone;
  }

  /** The products that carry it, ascending; undefined when there is none. Takes what `normalizeIdentifier` gives. */
  get(normalized: string): readonly number[] | undefined {
    if (normalized === '') return undefined;
    const { offsets, checks, products } = this.built;
    const bucket = hashText(normalized) % (offsets.length - 1);
    const check = hashText(normalized, OTHER_SEED);
    const holders: number[] = [];
    for (let i = offsets[bucket] ?? 0; i < (offsets[bucket + 1] ?? 0); i++) {
      if (checks[i] === check && !this.isGone(products[i] ?? 0)) holders.push(products[i] ?? 0);
    }
    for (const product of this.fresh.get(normalized) ?? []) if (!this.isGone(product)) holders.push(product);
    return holders.length === 0 ? undefined : holders;
  }

  add(product: number, normalized: string): void {
    const holders = this.fresh.get(normalized);
    if (holders === undefined) this.fresh.set(normalized, [product]);
    else holders.push(product);
  }
}

/** Collects the identifiers of products that arrive in ascending order. */
export class IdentifierCollector {
  private readonly hashes = new GrowingUint32();
  private readonly checks = new GrowingUint32();
  private readonly products = new GrowingUint32();

  /** Takes what `normalizeIdentifier` gives, each identifier of a product once. */
  add(product: number, normalized: string): void {
    if (normalized === '') return;
    this.hashes.push(hashText(normalized));
    this.checks.push(hashText(normalized, OTHER_SEED));
    this.products.push(product);
  }

  finish(): IdentifierColumns {
    const bucketCount = Math.max(1, Math.ceil(this.hashes.length / IDENTIFIERS_A_BUCKET));
    const offsets = new Uint32Array(bucketCount + 1);
    for (let i = 0; i < this.hashes.length; i++) {
      const behind = (this.hashes.at(i) % bucketCount) + 1;
      offsets[behind] = (offsets[behind] ?? 0) + 1;
    }
    for (let bucket = 0; bucket < bucketCount; bucket++)
      offsets[bucket + 1] = (offsets[bucket + 1] ?? 0) + (offsets[bucket] ?? 0);

    const next = offsets.slice();
    const columns = { offsets, checks: this.checks.finish(), products: this.products.finish() };
    for (let i = 0; i < this.hashes.length; i++) {
      const bucket = this.hashes.at(i) % bucketCount;
      const place = next[bucket] ?? 0;
      next[bucket] = place + 1;
      columns.checks[place] = this.checks.at(i);
      columns.products[place] = this.products.at(i);
    }
    return columns;
  }
}
