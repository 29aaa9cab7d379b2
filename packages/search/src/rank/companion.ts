/**
 * Adds points for products that match the companion of the query ("shoes to wear with a red dress"): kinds that go with
 * it (relations `goes_with` of the lexicon), harmonizing colours, and the same gender that it mostly has in this
 * catalogue. They affect the order only and exclude nothing.
 */
import { conceptOf, conceptsIn, relatedTo, type Understanding, widerThan } from '@quarry/language';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { colorHarmony } from '../recommend/color-harmony.ts';
import { valuesOf } from '../recommend/candidates.ts';
import { COMPANION_WEIGHT } from './weights.ts';

/** The kind of the span that names the companion. */
export const COMPANION = 'goes_with';
/** A gender is the companion's own where at least this share of its kind has it. */
const MOSTLY = 0.6;
const EVERYONE = 'unisex';
/** Shares of the points; together 1. */
const SHARE = { kind: 0.4, color: 0.3, gender: 0.3 } as const;

/** Points for a product, 0 to `COMPANION_WEIGHT`; null where nothing is to go with anything. */
export function companionFit(
  data: IndexData,
  text: string,
  spans: Understanding['spans'],
): ((product: number) => number) | null {
  const span = spans.find(({ kind }) => kind === COMPANION);
  if (span === undefined) return null;
  const mentioned = conceptsIn(text.slice(span.start, span.end)).filter(({ negated }) => !negated);
  const colors = mentioned.filter(({ concept }) => concept.kind === 'color').map(({ concept }) => concept.value);
  const strengths = strengthsBeside(span.value);
  const strongest = Math.max(0, ...strengths.values());
  const gender = genderOf(data, span.value);
  return (product) => {
    const kinds = ['category', 'product_type'].flatMap((key) => valuesOf(data, product, key));
    const strength = Math.max(0, ...kinds.map((value) => strengths.get(value) ?? 0));
    const own = valuesOf(data, product, 'gender');
    const isForThem =
      gender === null || own.length === 0 || own.includes(gender) ? 1 : own.includes(EVERYONE) ? 0.5 : 0;
    return (
      COMPANION_WEIGHT *
      (SHARE.kind * (strongest === 0 ? 1 : strength / strongest) +
        SHARE.color * colorHarmony(colors, valuesOf(data, product, 'color')) +
        SHARE.gender * isForThem)
    );
  };
}

/** Value of a kind of thing → how strongly it belongs with the companion. */
function strengthsBeside(value: string): ReadonlyMap<string, number> {
  const companion = conceptOf('category', value) ?? conceptOf('product_type', value);
  const strengths = new Map<string, number>();
  for (const { concept, strength } of companion === undefined ? [] : relatedTo(companion, 'goes_with')) {
    const wider = concept.kind === 'product_type' ? widerThan(concept) : [];
    for (const one of [concept, ...wider]) strengths.set(one.value, Math.max(strength, strengths.get(one.value) ?? 0));
  }
  return strengths;
}

/** For whom most products of the kind are; null where that differs or is not said. */
function genderOf(data: IndexData, category: string): string | null {
  const counts = new Map<string, number>();
  const products = productsWith(data.attributes, 'category', category);
  for (const product of products) {
    for (const gender of valuesOf(data, product, 'gender')) counts.set(gender, (counts.get(gender) ?? 0) + 1);
  }
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  return most !== undefined && most[0] !== EVERYONE && most[1] >= MOSTLY * products.length ? most[0] : null;
}
