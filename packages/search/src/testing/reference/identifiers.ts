/** Article numbers, barcodes and ids: every one of every product is held against every stretch of the query. */
import { IDENTIFIERS_FIELD } from '../../engine-document.ts';
import { MOST_IDENTIFIED } from '../../match/reading-weights.ts';
import { addReading, asIdentified, type Word } from './readings.ts';
import type { Part, Product, Shelf } from './shelf.ts';

/** A number may be typed in so many pieces, and a part of one in so many. */
const PIECES_OF_WHOLE = 5;
const PIECES_OF_PART = 3;
/** A shorter one inside a query is a size, a dose or a price. */
const SHORTEST = 4;
const LONGEST = 64;
/** Of a number so many signs are kept from each of its first parts on. */
const KEPT_SIGNS = 12;
const KEPT_PARTS = 4;

export interface IdentifiedPart extends Part {
  ids: Set<string>;
}

/** Only letters and digits are compared. */
function bare(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

function writtenOf({ document }: Product): string[] {
  return (document.fields[IDENTIFIERS_FIELD] ?? '').split(/\s+/).filter((one) => one !== '');
}

/** The query as a whole, or stretches of it that have a digit. */
export function findIdentifiers({ products }: Shelf, query: string): IdentifiedPart[] {
  const named = (text: string) =>
    new Set(
      products
        .filter(
          (product) => bare(text) !== '' && [product.document.id, ...writtenOf(product)].map(bare).includes(bare(text)),
        )
        .map(({ document }) => document.id),
    );
  const whole = query.length <= 2 * LONGEST ? named(query) : new Set<string>();
  if (whole.size > 0) return [{ start: 0, end: query.length, ids: whole }];
  return longestStretches(query, PIECES_OF_WHOLE, ({ start, end }) => {
    const text = query.slice(start, end);
    const ids = /\d/.test(text.normalize('NFKC')) && bare(text).length >= SHORTEST ? named(text) : new Set<string>();
    return ids.size > 0 && { start, end, ids };
  });
}

/** Adds to words which products have numbers of which the words are a part. */
export function readIdentifierParts(shelf: Shelf, query: string, asked: readonly Part[], words: readonly Word[]): void {
  const found = longestStretches(query, PIECES_OF_PART, ({ start, end }) => {
    const inside = words.filter((_, i) => asked[i]!.start >= start && asked[i]!.end <= end);
    const text = query.slice(start, end);
    // A number that was found whole is not among the words, nor is a price: what stands beside them is no part of them.
    const isInside = (place: number) => words.some((word, i) => inside.includes(word) && within(place, asked[i]!));
    const digits = [...query.matchAll(/\p{Nd}/gu)].filter(({ index }) => within(index, { start, end }));
    if (inside.length === 0 || !digits.every(({ index }) => isInside(index))) return false;
    if (bare(text).length < SHORTEST || !/\p{Nd}/u.test(bare(text))) return false;
    // What is a word by itself is not completed: `2020` of a calendar is no barcode.
    const areWords = inside.every(({ readings }) => readings.some(({ how }) => how === 'exact'));
    const growing = end === query.length && !areWords;
    const ids = new Set(
      shelf.products
        .filter((product) => writtenOf(product).some((number) => hasPart(number, bare(text), growing)))
        .map(({ document }) => document.id),
    );
    return ids.size > 0 && ids.size <= MOST_IDENTIFIED && { inside, ids };
  });
  for (const { inside, ids } of found) for (const word of inside) addReading(shelf, word, asIdentified(ids));
}

function within(place: number, { start, end }: Part): boolean {
  return place >= start && place < end;
}

/** Whether one part of a number, or several in a row, are this; while it grows, whether they begin so. */
function hasPart(number: string, wanted: string, growing: boolean): boolean {
  const parts = (number.match(/\p{L}+|\p{N}+/gu) ?? []).map(bare).filter((part) => part !== '');
  return parts.slice(0, KEPT_PARTS).some((_, first) => {
    const rest = parts.slice(first);
    const text = rest.join('');
    if (text.length < SHORTEST || !/\p{Nd}/u.test(text)) return false;
    if (!text.slice(0, KEPT_SIGNS).startsWith(wanted.slice(0, KEPT_SIGNS))) return false;
    const ends = rest.map((_, last) => rest.slice(0, last + 1).join('').length);
    return growing || wanted.length > KEPT_SIGNS || ends.includes(wanted.length);
  });
}

/** Of the stretches that begin with a piece of the text the longest that is found, and nothing inside it again. */
function longestStretches<Found>(text: string, most: number, find: (part: Part) => Found | false): Found[] {
  const pieces = [...text.matchAll(/\S+/g)].map((piece) => ({
    start: piece.index,
    end: piece.index + piece[0].length,
  }));
  const all: Found[] = [];
  for (let first = 0; first < pieces.length; ) {
    const { start } = pieces[first]!;
    let taken = 1;
    for (let count = most; count >= 1; count--) {
      const last = pieces[first + count - 1];
      const found = last !== undefined && last.end - start <= LONGEST && find({ start, end: last.end });
      if (found === false) continue;
      all.push(found);
      taken = count;
      break;
    }
    first += taken;
  }
  return all;
}
