/** A query with its mandatory constraints, its clauses and the words that are looked up. */
import { type Order, type Understanding, understand } from '@quarry/language';
import type { EngineQuery } from '../engine-query.ts';
import { findIdentifiers, type IdentifierMatch } from '../index/identifier-index.ts';
import { likingOf } from '../rank/affinity.ts';
import { attributeBeside } from '../rank/attribute-order.ts';
import { companionFit } from '../rank/companion.ts';
import type { IndexData } from '../index/index-data.ts';
import { WordsVersionCache } from '../index/words-version-cache.ts';
import { withoutOwnWords } from './own-words.ts';
import { type Condition, filterConditions, filtersWithout, variantConditions } from '../match/hard-conditions.ts';
import { type Exclusion, keepsOut, readExclusions } from '../match/exclusions.ts';
import type { Constraint } from '../constraints/constraint.ts';
import { withNeeds } from '../match/read-needs.ts';
import { contraindicatedBy } from '../match/read-treatments.ts';
import { askingTokens, readQuery, type Clause } from '../match/read-query.ts';
import { type AskedKind, askedKind, thingNobodySells } from './asked-kind.ts';
import { type Boost, prepareSteering } from '../match/steering.ts';
import { overlaps, type Part, type Replacement } from '../match/resolved-spans.ts';
import type { VariantConditions } from '../match/within-variant.ts';
import type { VectorQuestion } from '../vectors/vector-evidence.ts';
import type { Interpretation } from './interpretations.ts';
import { judgeOf, type TypedConstraints, typedConstraints } from './typed-constraints.ts';
import { tellsSomething, withoutWrittenRanges } from './written-ranges.ts';
import { withWholeValues } from './whole-values.ts';
import { placesBefore, understandInterpretation } from './understand-interpretation.ts';

export interface ReadRequest {
  /** What the words were looked up from: the query, or the query in other letters. */
  text: string;
  understood: Understanding['understood'];
  /** What was understood, and where `text` says it. */
  spans: Understanding['spans'];
  /** The same by the characters of the query as it was typed. */
  typedSpans: Understanding['spans'];
  /** In which order the shopper wants to see what meets everything, where the words say one. */
  order: Order | null;
  /** Something was understood of words that are none as they were typed. */
  isPutRight: boolean;
  /** Slips in `text`, and the words that were understood for them. */
  slips: readonly Replacement[];
  clauses: Clause[];
  /** The kind of thing that is asked for, where the shop's data name it. */
  kind: AskedKind | null;
  /** Numbers and models that were said, which this catalogue can judge. */
  constraints: readonly Constraint[];
  conditions: Condition[];
  /** What is not wanted and may be left open by a product's data: said in words, or as a filter. */
  exclusions: Exclusion[];
  /** The conditions without what the filters say of one key; for counting that key's facet. */
  conditionsBut(key: string): Condition[];
  /** The part of the conditions that one variant of a product must meet. */
  demands: VariantConditions;
  /** Only these products, where the caller's filters name some. */
  ids: readonly string[] | undefined;
  /** What the staff's rules add to products that meet them. */
  boosts: Boost[];
  /** Points for what the visitor likes. */
  liking(product: number): number;
  /** Points for going with what the wanted thing is to go with; null where nothing is. */
  companion: ((product: number) => number) | null;
  identifiers: IdentifierMatch[];
  /** The words that gave a price limit, where there are any. */
  priceWords: string | null;
  /** Nothing was said but what is not wanted. */
  asksOnlyExclusions: boolean;
  /** Every product that meets the conditions is an answer: nothing was asked, or nothing beyond conditions. */
  isOpen: boolean;
  /** So many of the best are shown: below them, scores need not be exact. All of them matter where they only part ties. */
  shown: number;
  /** What is asked of the vectors beside the index, where there are any. */
  question: VectorQuestion;
  /** What is near in meaning is found as well, whether it has the words or not. */
  reaches: boolean;
  /** A part of the query is not among the clauses, so no product meets everything. */
  isPartial: boolean;
}

export function readRequest(data: IndexData, query: EngineQuery, interpretation: Interpretation): ReadRequest {
  const { language, filters = {}, steering, affinity, sort = 'relevance', skip, take, vector } = query;
  const { text } = interpretation;
  const identifiers = identifiersIn(data, text, language);
  const read = understandInterpretation(interpretation, (one) =>
    understandAround(one === text ? identifiers : identifiersIn(data, one, language), data, one, language),
  );
  const { order, clauseSpans, isPutRight } = read;
  // What was understood is shared with other queries, so that it is not changed.
  const understood = { ...read.understood };
  const spans = [...read.spans];
  const resolved = [...read.resolved];
  const sortedBy = order === undefined ? null : attributeBeside(data, text, spans);
  if (sortedBy !== null) resolved.push(sortedBy);
  const isPrice = ({ kind }: { kind: string }) => kind.startsWith('price');
  const typed = typedConstraints(data, text, {
    language,
    taken: [...identifiers, ...spans.filter(({ kind, negated }) => negated || kind === 'price' || kind === 'size')],
  });
  if (typed.price !== null && understood.price_min === undefined && understood.price_max === undefined) {
    const { low, high, span } = typed.price;
    if (low > 0) understood.price_min = low;
    if (Number.isFinite(high)) understood.price_max = high;
    if (span !== null) {
      resolved.push(span);
      spans.push({
        ...span,
        kind: 'price',
        value: `${understood.price_min ?? ''}..${understood.price_max ?? ''}`,
        negated: false,
      });
    }
  }
  const asking = askingTokens(text, { spans: clauseSpans, resolved, language });
  const thing = askedKind(data, text, asking, { spans: clauseSpans, language });
  const kind = thing?.isSold === true ? thing : null;
  const head = thing ?? thingNobodySells(data, asking, text);
  const named = readQuery(data, text, { kind, spans: clauseSpans, resolved, language, steering });
  const clauses = withNeeds(data, named, text, language);
  const said = readExclusions(data, understood.exclude ?? [], spans);
  const excluded = said.map(keepsOut);
  const { hidden, boosts } = prepareSteering(data, steering);
  const isSafe = withoutContraindicated(data, text, { identifiers, spans, language });
  if (isSafe !== null) excluded.push(isSafe);
  const demanded = [...filterConditions(data, filters, understood), ...excluded];
  const measures = identifiers.length > 0 ? null : onlyMeasures(data, clauses, typed);
  if (measures !== null) demanded.push(measures);
  const priceWords = spans.filter(isPrice).map(({ start, end }) => text.slice(start, end).trim());
  return {
    text,
    understood,
    spans: spans.filter(tellsSomething),
    typedSpans: spans.filter(tellsSomething).map(placesBefore(query.text, interpretation.retyped)),
    order: order ?? null,
    isPutRight,
    slips: isPutRight ? interpretation.corrections : [],
    clauses: clauses.map((clause) => ({
      ...clause,
      isMeasured: isInside(clause, typed.measured),
      ...(mayNameThing(clause) &&
        isInside(clause, head === null ? [] : [head]) && {
          standing: thing?.standing ?? null,
          isUnsold: thing?.isSold === false,
        }),
    })),
    kind,
    constraints: typed.constraints,
    exclusions: distinctByValue([...said, ...readExclusions(data, filters.exclude ?? [])]),
    conditions: [...demanded, ...hidden],
    conditionsBut: (key) => [
      ...filterConditions(data, filtersWithout(filters, key), understood),
      ...excluded,
      ...hidden,
    ],
    boosts,
    liking: likingOf(data, affinity),
    companion: companionFit(data, text, spans),
    demands: variantConditions(filters, understood),
    ids: filters.ids,
    identifiers,
    priceWords: priceWords.length === 0 ? null : priceWords.join(' '),
    asksOnlyExclusions: text.trim() !== '' && said.length > 0 && Object.keys(understood).length === 1,
    shown: sort === 'relevance' ? skip + take : Number.POSITIVE_INFINITY,
    isOpen:
      measures !== null ||
      (clauses.length === 0 &&
        typed.constraints.length === 0 &&
        identifiers.length === 0 &&
        (text.trim() === '' || demanded.length > 0 || order !== undefined)),
    question: {
      vector,
      stems: clauses.flatMap(({ words }) => words.map(({ stem }) => stem)),
      values: clauses.flatMap(({ kind, said }) =>
        kind === null ? [] : said.map(({ name }) => ({ key: kind, value: name })),
      ),
    },
    reaches: false,
    isPartial: false,
  };
}

/** Medicines that must not be offered for what was said are shown only to who names them; null where there are none. */
function withoutContraindicated(
  data: IndexData,
  text: string,
  {
    identifiers,
    spans,
    language,
  }: {
    identifiers: readonly IdentifierMatch[];
    spans: Understanding['spans'];
    language: EngineQuery['language'];
  },
): Condition | null {
  if (identifiers.length > 0 || spans.some(({ kind, negated }) => kind === 'brand' && !negated)) return null;
  const contraindicated = contraindicatedBy(data, text, language);
  return contraindicated.size === 0 ? null : (product) => !contraindicated.has(product);
}

/** `16gb` and no word more asks for all that measures so; null where something else is said, or nothing measures so. */
function onlyMeasures(
  data: IndexData,
  clauses: readonly Clause[],
  { constraints, measured }: TypedConstraints,
): Condition | null {
  if (constraints.length === 0 || !clauses.every((clause) => isInside(clause, measured))) return null;
  const judge = judgeOf(data, constraints);
  const meetsAll = (product: number) => judge(product).met === constraints.length;
  for (let product = 0; product < data.size; product++) if (!data.isGone(product) && meetsAll(product)) return meetsAll;
  return null;
}

/** A symptom, a style or a colour is not the head, at any position in the phrase. */
function mayNameThing({ kind }: Clause): boolean {
  return kind === null || kind === 'category' || kind === 'category_group' || kind === 'product_type';
}

/** Whether all words of a clause are in these parts. */
function isInside({ words }: Clause, parts: readonly Part[]): boolean {
  return words.length > 0 && words.every((word) => parts.some((part) => overlaps(part, word)));
}

function distinctByValue(exclusions: readonly Exclusion[]): Exclusion[] {
  const open = exclusions.filter(({ mayBeUnsaid }) => mayBeUnsaid);
  return open.filter(({ value }, place) => open.findIndex((one) => one.value === value) === place);
}

/** The understanding of a text as typed. */
export function understandQuery(data: IndexData, text: string, language: EngineQuery['language']): Understanding {
  return understandAround(identifiersIn(data, text, language), data, text, language);
}

/** Article numbers. A number that a word or sign says to be a price is none: "under 3295". */
function identifiersIn(data: IndexData, text: string, language: EngineQuery['language']): IdentifierMatch[] {
  const found = findIdentifiers(data.identifiers, text);
  const isNumber = ({ start, end }: Part) => /^\p{Nd}+$/u.test(text.slice(start, end).trim());
  if (!found.some((one) => isNumber(one) && one.end - one.start < text.trim().length)) return found;
  const { spans } = understandWords(data, text, language);
  return found.filter((one) => {
    const isSaid = spans.some(
      ({ kind, start, end }) => kind === 'price' && overlaps({ start, end }, one) && end - start > one.end - one.start,
    );
    return !isNumber(one) || !isSaid;
  });
}

/** An article number is neither a price nor a size. */
function understandAround(
  identifiers: readonly IdentifierMatch[],
  data: IndexData,
  text: string,
  language: EngineQuery['language'],
): Understanding {
  const isWhole = identifiers.some(({ start, end }) => start === 0 && end === text.length);
  // An id may be a plain word (`sofa`): then the query is looked up and understood.
  if (isWhole && !/\d/.test(text)) return understandWords(data, text, language);
  let remaining = text;
  for (const { start, end } of identifiers) {
    remaining = remaining.slice(0, start) + ' '.repeat(end - start) + remaining.slice(end);
  }
  return understandWords(data, remaining, language);
}

const understandings = new WordsVersionCache<Understanding>(500);

/** The same, article numbers taken as words. */
export function understandWords(data: IndexData, text: string, language: EngineQuery['language']): Understanding {
  return understandings.of(data, `${language} ${text}`, () => readUnderstanding(data, text, language));
}

function readUnderstanding(data: IndexData, text: string, language: EngineQuery['language']): Understanding {
  const understanding = understand(text, {
    brands: data.brands,
    // Other letters are a step of recovery.
    asTyped: true,
    ...(language === undefined ? {} : { language }),
    ...(data.currency === undefined ? {} : { currency: data.currency }),
  });
  const ofShop = withoutOwnWords(data, text, understanding, language);
  return withoutWrittenRanges(data, text, withWholeValues(data, text, ofShop));
}
