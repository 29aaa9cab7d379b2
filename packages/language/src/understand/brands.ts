/** Finds the store's brands in a query by their folded form, also of several words, longest first. */
import { analyze } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import type { QueryWords } from './query-words.ts';

export interface BrandFinding {
  start: number;
  end: number;
  /** As the store writes it. */
  value: string;
  /** Number of tokens, to compare a brand with a concept of the same words. */
  words: number;
}

interface KnownBrand {
  name: string;
  keys: readonly string[];
}

interface BrandIndex {
  byFirst: Map<string, KnownBrand[]>;
  /** How many names of the set have been read. */
  count: number;
}

/** Brands by their first word. Cached as long as the store keeps its set; names added later are read then. */
const remembered = new WeakMap<ReadonlySet<string>, BrandIndex>();

export function findBrands({ tokens, plain }: QueryWords, brands: ReadonlySet<string>): BrandFinding[] {
  const byFirst = brandIndex(brands);
  const findings: BrandFinding[] = [];
  let at = 0;
  while (at < tokens.length) {
    const candidates = [...(byFirst.get(plain[at] ?? '') ?? []), ...(byFirst.get(tokens[at]?.stem ?? '') ?? [])];
    const brand = candidates
      .filter(({ keys }) => keys.every((key, ahead) => plain[at + ahead] === key || tokens[at + ahead]?.stem === key))
      .sort((a, b) => b.keys.length - a.keys.length)[0];
    const first = tokens[at];
    const last = tokens[at + (brand?.keys.length ?? 1) - 1];
    if (brand !== undefined && first !== undefined && last !== undefined) {
      findings.push({ start: first.start, end: last.end, value: brand.name, words: brand.keys.length });
      at += brand.keys.length;
    } else {
      at += 1;
    }
  }
  return findings;
}

function brandIndex(brands: ReadonlySet<string>): Map<string, KnownBrand[]> {
  const index = remembered.get(brands) ?? { byFirst: new Map<string, KnownBrand[]>(), count: 0 };
  const { byFirst, count } = index;
  if (count === brands.size) return byFirst;
  remembered.set(brands, index);
  index.count = brands.size;
  let place = 0;
  for (const name of brands) {
    // A set iterates in insertion order.
    if (place++ < count) continue;
    const keys = analyze(name).map(({ exact }) => skeleton(exact));
    const first = keys[0];
    if (first === undefined) continue;
    const others = byFirst.get(first);
    if (others === undefined) byFirst.set(first, [{ name, keys }]);
    else others.push({ name, keys });
  }
  return byFirst;
}
