/**
 * Products that complete another one: a cushion for the sofa, a case for the phone. First those that were bought or
 * viewed together with it often enough to be significant; then, of every kind that belongs with it (relations
 * `goes_with` of the lexicon), those that fit: for the same person or car, in a matching style, room and colour, at a
 * proportionate price. Kinds alternate, so that a sofa gets a cushion, a rug and a lamp instead of three cushions.
 * Without evidence nothing is recommended.
 */
import { type Concept, conceptOf, conceptsIn, relatedTo, widerThan } from '@quarry/language';
import type { Recommendation, RecommendOptions } from '../engine-query.ts';
import { contains } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { fieldOf } from '../index/posting-lists.ts';
import { readConcept } from '../match/read-concept.ts';
import { categoriesOf, confidence, mayBeShown, nameOf, valuesOf } from './candidates.ts';
import { colorHarmony, NO_COLOR } from './color-harmony.ts';
import { contradicts } from './similar.ts';

/** Minimum number of common visits; fewer may be chance. */
const FEWEST_TOGETHER = 2;
/** A pair with behavioural evidence ranks before any that only the lexicon supports. */
const SEEN_TOGETHER = 2;
/** Maximum number of partners considered, the strongest relations first. */
const MAX_PARTNERS = 24;
/** Maximum number of products compared per kind. */
const MAX_OF_KIND = 5000;
/** Attributes of which a common value shows that two things are made for each other. */
const FITTING_KEYS = [
  'style',
  'room',
  'occasion',
  'season',
  'sport',
  'pet',
  'brand',
  'material',
  'car_make',
  'age',
] as const;

const COLOR = 'color';

/** A kind of thing that belongs with the product. */
interface Partner {
  reason: Recommendation['reason'];
  /** 0 to 1. */
  strength: number;
  products: Iterable<number>;
}

interface Candidate {
  product: number;
  score: number;
}

export function findGoesWith(data: IndexData, id: string, options: RecommendOptions): Recommendation[] {
  const product = data.productOf(id);
  if (product < 0 || options.take <= 0) return [];
  const isAllowed = mayBeShown(data, product, options);
  const chosen = boughtTogether(data, options, isAllowed);
  const taken = new Set(chosen.map(({ id: one }) => one));

  const known = partnersByMeaning(data, product);
  const partners = known.length > 0 ? known : partnersByPurchase(data, product, options);
  const fits = fitting(data, product);
  const offers = partners.map((partner) => ({ partner, candidates: candidatesOf(partner, isAllowed, fits) }));

  for (let round = 0; chosen.length < options.take; round++) {
    let found = false;
    for (const { partner, candidates } of offers) {
      const candidate = candidates[round];
      if (candidate === undefined || chosen.length >= options.take) continue;
      found = true;
      const candidateId = data.ids.at(candidate.product);
      if (taken.has(candidateId)) continue;
      taken.add(candidateId);
      // Later rounds rank behind earlier ones, independent of scores.
      chosen.push({ id: candidateId, score: candidate.score / (round + 1), reason: partner.reason });
    }
    if (!found) break;
  }
  return chosen.slice(0, options.take);
}

function boughtTogether(
  data: IndexData,
  { together }: RecommendOptions,
  isAllowed: (product: number) => boolean,
): Recommendation[] {
  return [...(together ?? [])]
    .filter(([, count]) => count >= FEWEST_TOGETHER)
    .map(([id, count]) => ({ id, count, product: data.productOf(id) }))
    .filter(({ product }) => product >= 0 && isAllowed(product))
    .sort((a, b) => b.count - a.count || a.product - b.product)
    .map(({ id, count }) => ({
      id,
      score: SEEN_TOGETHER + confidence(count),
      reason: { relation: 'bought_together', key: 'count', value: String(count) },
    }));
}

/** Kinds of things that the lexicon knows to belong with it, the strongest relation first. */
function partnersByMeaning(data: IndexData, product: number): Partner[] {
  const own = conceptsOf(data, product);
  const ownIds = new Set(own.map(({ id }) => id));
  const strengths = new Map<string, { concept: Concept; strength: number }>();
  // What is narrower says more: a running shoe rather than a shoe.
  own.forEach((concept, place) => {
    for (const related of relatedTo(concept, 'goes_with')) {
      const strength = related.strength * (1 - 0.1 * Math.min(place, 5));
      const known = strengths.get(related.concept.id);
      if (ownIds.has(related.concept.id) || (known && known.strength >= strength)) continue;
      strengths.set(related.concept.id, { concept: related.concept, strength });
    }
  });
  return [...strengths.values()]
    .sort((a, b) => b.strength - a.strength || (a.concept.id < b.concept.id ? -1 : 1))
    .slice(0, MAX_PARTNERS)
    .map(({ concept, strength }) => ({
      reason: { relation: 'goes_with', key: concept.kind, value: concept.value },
      strength,
      products: productsOfKind(data, concept),
    }));
}

/** The kinds of the product, narrowest first: types by its name, its categories, wider concepts. */
function conceptsOf(data: IndexData, product: number): Concept[] {
  const categories = categoriesOf(data, product);
  const fits = (concept: Concept) =>
    categories.length === 0 || widerThan(concept).some(({ value }) => categories.includes(value));
  const tagged = valuesOf(data, product, 'product_type').flatMap((value) => conceptOf('product_type', value) ?? []);
  const named = conceptsIn(nameOf(data, product))
    .filter(({ concept, negated }) => concept.kind === 'product_type' && !negated && fits(concept))
    .map(({ concept }) => concept);
  const narrow = [...tagged, ...named];
  const broad = categories.flatMap((value) => conceptOf('category', value) ?? []);
  const wider = [...narrow, ...broad].flatMap((concept) => widerThan(concept));
  return [...new Map([...narrow, ...broad, ...wider].map((concept) => [concept.id, concept])).values()];
}

/** Products that are tagged so; of a narrower kind, which catalogues hardly tag, those that are called so. */
function productsOfKind(data: IndexData, { kind, value }: Concept): Iterable<number> {
  const number = data.attributes.find(kind, value);
  const tagged = number < 0 ? new Uint32Array(0) : data.attributes.productsOf(number);
  if (tagged.length > 0 || kind === 'category') return tagged.subarray(0, MAX_OF_KIND);

  const found = new Set<number>();
  const isOfOtherKind = ofOtherCategory(data, kind, value);
  for (const reading of readConcept(data, kind, [value])?.readings ?? []) {
    for (const word of reading.words) {
      for (const { products, places, start, end } of data.postings.runs(word)) {
        for (let i = start; i < end && found.size < MAX_OF_KIND; i++) {
          const product = products[i] ?? 0;
          if (found.has(product) || !data.fields[fieldOf(places[i] ?? 0)]?.strong || isOfOtherKind(product)) continue;
          if (reading.products === null || contains(reading.products, product)) {
            found.add(product);
          }
        }
      }
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** "Lamp" is in the name of a bulb too; a product of another category than that of the narrower kind is excluded. */
function ofOtherCategory(data: IndexData, kind: string, value: string): (product: number) => boolean {
  const concept = conceptOf(kind, value);
  const homes = concept ? widerThan(concept).filter((one) => one.kind === 'category') : [];
  if (homes.length === 0) return () => false;
  const numbers = new Set(homes.map((one) => data.attributes.find('category', one.value)));
  return (product) =>
    data.attributes.hasKey('category', product) && !data.attributes.valuesOf(product).some((one) => numbers.has(one));
}

/** Without a relation in the lexicon: the kinds of products that were bought together with it. */
function partnersByPurchase(data: IndexData, product: number, { together }: RecommendOptions): Partner[] {
  const own = new Set(categoriesOf(data, product));
  const counts = new Map<string, number>();
  for (const [id, count] of together ?? []) {
    const other = data.productOf(id);
    if (other < 0) continue;
    for (const category of categoriesOf(data, other)) {
      if (!own.has(category)) counts.set(category, (counts.get(category) ?? 0) + count);
    }
  }
  return [...counts]
    .filter(([, count]) => count >= FEWEST_TOGETHER)
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([category, count]) => ({
      reason: { relation: 'bought_together', key: 'category', value: category },
      strength: confidence(count),
      products: data.attributes.productsOf(data.attributes.find('category', category)),
    }));
}

function candidatesOf(
  { products, strength }: Partner,
  isAllowed: (product: number) => boolean,
  fits: (product: number) => number,
): Candidate[] {
  const candidates: Candidate[] = [];
  for (const product of products) {
    if (!isAllowed(product)) continue;
    const fit = fits(product);
    if (fit > 0) candidates.push({ product, score: strength * fit });
  }
  return candidates.sort((a, b) => b.score - a.score || a.product - b.product);
}

/** How well another thing fits, 0 (for somebody else, or for another car) to 1. */
function fitting(data: IndexData, product: number): (other: number) => number {
  const { attributes } = data;
  const isForSomebodyElse = contradicts(data, product);
  const own = Array.from(attributes.valuesOf(product), (number) => ({ number, key: attributes.pair(number).key }));
  // A kind has thousands of products: their values are compared as numbers, and no text is made.
  const fittingValues = FITTING_KEYS.map((key) => ({
    key,
    numbers: new Set(own.filter((value) => value.key === key).map(({ number }) => number)),
  })).filter(({ numbers }) => numbers.size > 0);
  const harmonyWith = harmonies(data, product);
  const price = data.prices[product] ?? 0;
  return (other) => {
    if (isForSomebodyElse(other)) return 0;
    const values = attributes.valuesOf(other);
    let shared = 0;
    let compared = 0;
    for (const { key, numbers } of fittingValues) {
      if (!attributes.hasKey(key, other)) continue;
      compared++;
      if (values.some((number) => numbers.has(number))) shared++;
    }
    const inCommon = compared === 0 ? 0.5 : shared / compared;
    let harmony = -1;
    for (const number of values) harmony = Math.max(harmony, harmonyWith.get(number) ?? -1);
    return (
      0.3 +
      0.25 * inCommon +
      0.25 * (harmony < 0 ? NO_COLOR : harmony) +
      0.1 * inProportion(price, data.prices[other] ?? 0) +
      0.1 * (data.popularity[other] ?? 0)
    );
  };
}

/** Colour, by its number → how well it pleases beside the product's own; of a thing in several colours the best counts. */
function harmonies(data: IndexData, product: number): ReadonlyMap<number, number> {
  const own = valuesOf(data, product, COLOR);
  const colors = own.length === 0 ? [] : [...data.attributes.valuesOfKey(COLOR)];
  return new Map(colors.map((number) => [number, colorHarmony(own, [data.attributes.pair(number).value])]));
}

/** What completes a thing costs about as much or less, and not next to nothing; 0.5 when a price is unknown. */
function inProportion(price: number, partner: number): number {
  if (Number.isNaN(price) || Number.isNaN(partner) || price <= 0 || partner <= 0) return 0.5;
  const ratio = partner / price;
  return ratio > 1 ? 1 / ratio : ratio >= 0.1 ? 1 : ratio * 10;
}
