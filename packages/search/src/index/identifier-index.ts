/**
 * Article numbers, barcodes and ids. People copy them with and without dots, dashes and spaces
 * (`NOR.0707-60`, `NOR 070760`), so only letters and digits are compared.
 */
export type IdentifierIndex = ReadonlyMap<string, readonly number[]>;

/** Longer input is no identifier, and need not be joined in every possible way. */
const LONGEST_IDENTIFIER = 64;
/** An identifier may be typed as this many pieces: `707 60`. */
const MOST_PIECES = 5;
/** A shorter number inside a query is a size, a dose or a price rather than an article number. */
const SHORTEST_PART = 4;

/** Letters and digits in upper case; empty when there is none. */
export function normalizeIdentifier(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Where in a query an identifier stands, and the products that carry it. */
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

  const pieces = [...query.matchAll(/\S+/g)].map((piece) => ({
    start: piece.index,
    end: piece.index + piece[0].length,
  }));
  const matches: IdentifierMatch[] = [];
  for (let first = 0; first < pieces.length; first++) {
    for (let last = Math.min(first + MOST_PIECES, pieces.length) - 1; last >= first; last--) {
      const start = pieces[first]!.start;
      const { end } = pieces[last]!;
      if (end - start > LONGEST_IDENTIFIER) continue;
      const normalized = normalizeIdentifier(query.slice(start, end));
      const products =
        /\d/.test(normalized) && normalized.length >= SHORTEST_PART ? identifiers.get(normalized) : undefined;
      if (products === undefined) continue;
      matches.push({ start, end, products });
      first = last;
      break;
    }
  }
  return matches;
}

export class IdentifierCollector {
  private readonly products = new Map<string, number[]>();

  add(product: number, identifier: string): void {
    const normalized = normalizeIdentifier(identifier);
    if (normalized === '') return;
    const holders = this.products.get(normalized);
    if (holders === undefined) this.products.set(normalized, [product]);
    else if (holders.at(-1) !== product) holders.push(product);
  }

  finish(): IdentifierIndex {
    return this.products;
  }
}
