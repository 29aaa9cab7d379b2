/**
 * Constraints that only the shop's own data can resolve: "laptop with 32 GB", "a firm mattress", "for a Corolla". The
 * words are compared with the attribute values of the found products; matching values become constraints.
 */
import type { Facet, SearchFilters } from '@quarry/contract';
import { analyze, attributeName, type Measure, measuresIn, understand } from '@quarry/language';
import type { Wishes } from '../../../memory/memory.ts';
import { queryOf } from '../../../memory/wishes.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import { exactLimits, priceReasons } from './price-limit.ts';

/** Attributes by their keys; the brand is a condition of its own. */
type Conditions = Pick<SearchFilters, 'attributes' | 'brand'>;

/** Already constraints of the request, or not attributes. */
const SETTLED = new Set(['color', 'size', 'material', 'gender', 'category', 'price']);
/** What suits everybody suits those who said what they need. */
const SUITS_ALL = new Set(['all', 'universal', 'unisex', 'all-season']);
const MAX_KEYS = 20;
const SHORTEST_WORD = 3;

/** The conditions that the words mean, among the values of what was found; null when they mean none. */
export async function attributesMeant(turn: Turn, wishes: Wishes, found: FoundProducts): Promise<Conditions | null> {
  const words = wishes.said || wishes.words;
  if (words === '') return null;
  const keys = new Set(
    found.documents.flatMap(({ metadata }) => Object.keys(metadata.attributes)).filter((key) => !SETTLED.has(key)),
  );
  if (wishes.filters.brand === undefined) keys.add('brand');
  const facets = await valuesOfFound(turn, wishes, { words, keys: [...keys].slice(0, MAX_KEYS), found });

  // What was said last of a thing replaces what was said of it before.
  const { brand, ...attributes } = { ...valuesIn(words, facets, turn), ...valuesIn(turn.message, facets, turn) };
  const conditions: Conditions = {
    ...(brand !== undefined && { brand }),
    ...(Object.keys(attributes).length > 0 && { attributes }),
  };
  return Object.keys(conditions).length > 0 ? conditions : null;
}

/**
 * What is found by the words alone differs in these values. The search before has told it already where it asked for just
 * that.
 */
async function valuesOfFound(
  turn: Turn,
  wishes: Wishes,
  { words, keys, found }: { words: string; keys: readonly string[]; found: FoundProducts },
): Promise<readonly Facet[]> {
  // Another size than before is meant by its value, which that before must not hide.
  const filters: SearchFilters = { ...wishes.filters, attributes: undefined };
  const isSameQuestion =
    queryOf(wishes, turn.language) === words &&
    wishes.sort === 'relevance' &&
    JSON.stringify(exactLimits(wishes)) === JSON.stringify(filters);
  const known = keys.map((key) => found.facets?.find((facet) => facet.key === key));
  if (isSameQuestion && known.every((facet) => facet !== undefined)) return known;

  const { facets = [] } = await turn.tools.searchProducts({
    query: words,
    filters,
    page: 1,
    limit: 1,
    // What comes back is what may be shown, so it says why it fits.
    reasons: priceReasons(wishes, turn),
    facets: keys,
  });
  return facets;
}

function valuesIn(
  text: string,
  facets: readonly Facet[],
  { language, store }: Turn,
): Record<string, string | string[]> {
  const measures = measuresIn(text, { language });
  const { spans } = understand(text, { language, currency: store.currency.code });
  const concepts = new Set(spans.filter(({ negated }) => !negated).map(({ value }) => value));
  const ruledOut = spans.filter(({ negated }) => negated).map(({ start, end }) => foldText(text.slice(start, end)));
  const said = stemsOf(text, language);

  const isMeant = (key: string, value: string, label: string): boolean => {
    if (ruledOut.some((words) => words.includes(foldText(label)) || words.includes(value))) return false;
    if (/\d/.test(value)) return measures.some((measure) => meets(value, measure));
    if (concepts.has(value)) return true;
    // "Honey scent": with the attribute's own name a part of the value is enough.
    const isNamed = [...stemsOf(attributeName(key, language), language)].every((stem) => said.has(stem));
    return [value, label].some((name) => {
      const stems = [...stemsOf(name.replaceAll('-', ' '), language)];
      const parts = stems.filter((stem) => stem.length > SHORTEST_WORD);
      if (isNamed && parts.some((stem) => said.has(stem))) return true;
      return name.length >= SHORTEST_WORD && stems.length > 0 && stems.every((stem) => said.has(stem));
    });
  };

  const conditions: Record<string, string | string[]> = {};
  for (const { key, values } of facets) {
    const meant = values.filter(({ value, label }) => isMeant(key, value, label)).map(({ value }) => value);
    if (meant.length === 0) continue;
    const suiting = values.map(({ value }) => value).filter((value) => SUITS_ALL.has(value));
    const all = [...new Set([...meant, ...suiting])];
    conditions[key] = all.length === 1 ? (all[0] ?? '') : all;
  }
  return conditions;
}

/** Whether a value such as `9 kg` is the measure that was said, or lies on the right side of it. */
function meets(value: string, { value: said, number, unit, bound }: Measure): boolean {
  if (tight(value) === tight(said)) return true;
  if (bound === 'exact') return false;
  const [, own, ownUnit] = /^(\d+(?:[.,]\d+)?)\s?(\D.*)$/u.exec(value.trim()) ?? [];
  if (own === undefined || ownUnit === undefined || tight(ownUnit) !== tight(unit)) return false;
  const size = Number(own.replace(',', '.'));
  return bound === 'at-least' ? size >= number : size <= number;
}

const tight = (text: string): string => foldText(text).replace(/\s+/gu, '').replaceAll('×', 'x');

function stemsOf(text: string, language: Turn['language']): Set<string> {
  return new Set(analyze(text, { language }).map(({ stem }) => stem));
}
