/**
 * Whether a query would find a product with all its words: what a suggestion must do before it is shown. Asking the index
 * for every candidate would cost a search each; it is enough to find one product that answers.
 *
 * A product is a proof when every word of the query stands in its names (strong fields), or an attribute of it has what
 * the word was understood as, and no condition speaks against it. That is stricter than the ranking, so a proof is never
 * wrong. The index itself is asked only where that tells nothing (prices, exclusions), and for what other shoppers settled
 * on, which may lie in descriptions; and only so many times for one input. What is not proven by then is not suggested.
 */
import { analyze, type Language, type Token, type Understanding, understand } from '@quarry/language';
import type { EngineFilters } from '../engine-query.ts';
import { canonicalValue, contains } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import { isFiller } from '../match/filler-words.ts';
import { type Condition, filterConditions, variantConditions } from '../match/hard-conditions.ts';
import { categoryOf } from '../match/read-concept.ts';
import { formsOf } from '../match/reading.ts';
import { answerAsTyped } from '../match/recovery.ts';
import { type AttributeWish, meetsWithinOneVariant } from '../match/within-variant.ts';
import type { Workspace } from '../rank/score-wishes.ts';

/** So many products are looked at for a proof; nearly always one of the first is one. */
const MOST_LOOKED_AT = 600;
/** And so many for all candidates of one input. */
const MOST_LOOKED_AT_TOGETHER = 4000;
/** So many candidates of one input may be asked of the index itself. */
const MOST_ASKED = 2;
/** Of the names that the index has itself fewer: each costs a search. */
const MOST_NAMES_ASKED = 1;
/** So many candidates of one input are looked at: under narrow filters nearly all of them lead nowhere. */
const MOST_TRIED = 28;
const MOST_REMEMBERED = 5000;

export interface Route {
  language: Language | undefined;
  filters: EngineFilters;
}

/** One for each input: it counts how often the index was asked. */
export class RouteFinder {
  private readonly data: IndexData;
  private readonly room: Workspace;
  private readonly route: Route;
  private readonly conditions: Condition[];
  private asked = 0;
  private lookedAt = 0;
  private tried = 0;

  constructor(data: IndexData, room: Workspace, route: Route) {
    this.data = data;
    this.room = room;
    this.route = route;
    this.conditions = filterConditions(data, route.filters);
  }

  /** @param isWanted other shoppers settled on it, so a second look is worth its time. */
  leadsSomewhere(text: string, isWanted: boolean): boolean {
    const known = this.recall(text);
    if (known !== undefined) return known;
    if (this.tried++ >= MOST_TRIED || this.lookedAt >= MOST_LOOKED_AT_TOGETHER) return false;
    const proof = this.proof(text);
    if (proof === true) return this.remember(text, true);
    if (proof === false && !isWanted) return this.remember(text, false);
    if (this.asked >= (isWanted ? MOST_ASKED : MOST_NAMES_ASKED)) return false;
    this.asked++;
    return this.remember(text, this.ask(text));
  }

  private ask(text: string): boolean {
    const { language, filters } = this.route;
    const { matches, recoveredBy } = answerAsTyped(this.data, this.room, { text, language, filters, skip: 0, take: 1 });
    return matches.greatCount > 0 && recoveredBy === null;
  }

  /** false: none was found among the first; undefined: it takes more than looking at names. */
  private proof(text: string): boolean | undefined {
    const { data, conditions } = this;
    const { spans, understood } = understandText(data, text, this.route.language);
    if (understood.exclude !== undefined || spans.some(({ kind }) => kind.startsWith('price'))) return undefined;
    const demands = readDemands(data, text, spans, this.route.language);
    if (demands === null) return false;
    const isRightKind = rightKind(data, spans);
    const isTogether = meetsWithinOneVariant(
      data,
      demands.flatMap(({ wishes }) => wishes),
      variantConditions(this.route.filters),
    );
    const isProof = (product: number) =>
      !data.isGone(product) &&
      demands.every((demand) => meets(data, demand, product)) &&
      isRightKind(product) &&
      conditions.every((condition) => condition(product)) &&
      isTogether(product);

    const [rarest] = demands.toSorted((a, b) => a.holders - b.holders);
    let lookedAt = 0;
    for (const product of rarest === undefined ? [] : holdersOf(data, rarest)) {
      if (isProof(product)) return true;
      this.lookedAt++;
      if (++lookedAt >= MOST_LOOKED_AT) return false;
    }
    return false;
  }

  /** Only what depends on words alone is remembered, and until words change. */
  private recall(text: string): boolean | undefined {
    return this.memory()?.get(text);
  }

  private remember(text: string, outcome: boolean): boolean {
    const memory = this.memory();
    if (memory !== null) {
      if (memory.size >= MOST_REMEMBERED) memory.delete(memory.keys().next().value as string);
      memory.set(text, outcome);
    }
    return outcome;
  }

  private memory(): Map<string, boolean> | null {
    if (this.conditions.length > 0) return null;
    const byLanguage = remembered.get(this.data.era) ?? new Map<string, Map<string, boolean>>();
    remembered.set(this.data.era, byLanguage);
    const language = this.route.language ?? '';
    const memory = byLanguage.get(language) ?? new Map<string, boolean>();
    byLanguage.set(language, memory);
    return memory;
  }
}

const remembered = new WeakMap<object, Map<string, Map<string, boolean>>>();

/** One word of the query, and all that answers it. */
interface Demand {
  /** Word numbers. */
  forms: Uint32Array;
  /** What it was understood as, where attributes can tell. */
  wishes: AttributeWish[];
  values: Uint32Array[];
  /** At most so many products answer it. */
  holders: number;
}

/** null when some word is answered by nothing. */
function readDemands(
  data: IndexData,
  text: string,
  spans: Understanding['spans'],
  language: Language | undefined,
): Demand[] | null {
  const demands: Demand[] = [];
  for (const token of analyze(text, language === undefined ? {} : { language })) {
    if (isFiller(token.exact)) continue;
    const demand = readDemand(data, token, spans);
    if (demand.holders === 0) return null;
    demands.push(demand);
  }
  return demands.length === 0 ? null : demands;
}

function readDemand(data: IndexData, token: Token, spans: Understanding['spans']): Demand {
  const word = data.words.find(token.exact);
  const stem = data.stems.find(token.stem);
  const forms = formsOf(data, word, stem);
  const wishes = spans
    .filter(({ start, end }) => start < token.end && token.start < end)
    .map(({ kind, value }) => ({ key: kind, values: acceptedValues(kind, value) }));
  const values = wishes
    .flatMap(({ key, values }) => values.map((value) => data.attributes.find(key, canonicalValue(value))))
    .filter((number) => number >= 0)
    .map((number) => data.attributes.productsOf(number));
  let holders = values.reduce((sum, { length }) => sum + length, 0);
  for (const form of forms) holders += data.productCounts[form] as number;
  return { forms, wishes, values, holders };
}

function* holdersOf(data: IndexData, { forms, values }: Demand): Generator<number> {
  for (const list of values) yield* list;
  for (const form of forms) {
    for (const { products, start, end } of data.postings.runs(form)) {
      for (let i = start; i < end; i++) if (i === start || products[i] !== products[i - 1]) yield products[i] as number;
    }
  }
}

function meets(data: IndexData, { forms, values }: Demand, product: number): boolean {
  if (values.some((list) => contains(list, product))) return true;
  const words = data.sequences.arrayOf(product);
  const end = data.sequences.endOf(product);
  for (let place = data.sequences.startOf(product); place < end; place++) {
    for (let form = 0; form < forms.length; form++) if (forms[form] === words[place]) return true;
  }
  return false;
}

/** Who asks for a dress gets no shoes, whatever they are called. */
function rightKind(data: IndexData, spans: Understanding['spans']): (product: number) => boolean {
  const asked = spans.flatMap(({ kind, value }) =>
    kind === 'category' ? acceptedValues(kind, value) : (categoryOf(kind, value) ?? []),
  );
  if (asked.length === 0) return () => true;
  const lists = asked
    .map((value) => data.attributes.find('category', value))
    .filter((number) => number >= 0)
    .map((number) => data.attributes.productsOf(number));
  return (product) => lists.some((list) => contains(list, product)) || !data.attributes.hasKey('category', product);
}

function understandText(data: IndexData, text: string, language: Language | undefined): Understanding {
  return understand(text, {
    brands: data.brands,
    ...(language === undefined ? {} : { language }),
    ...(data.currency === undefined ? {} : { currency: data.currency }),
  });
}
