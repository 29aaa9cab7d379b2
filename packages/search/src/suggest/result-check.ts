/**
 * Checks whether a suggested query would find a product that contains all its words. A full search per candidate would
 * be too slow; one matching product is sufficient.
 *
 * A product counts if every word of the query is in its names (strong fields) or is the value of one of its attributes,
 * and it violates no constraint. This is stricter than the ranking, so there are no false positives. A full search is
 * used only where this check does not apply (prices, exclusions), and for proven queries of other shoppers, whose words
 * may be in descriptions; the number of searches per input is limited. Candidates that are not confirmed are not
 * suggested.
 */
import { analyze, type Language, type Token, type Understanding } from '@quarry/language';
import type { EngineFilters } from '../engine-query.ts';
import { canonicalValue, contains } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import { isFiller } from '../query/small-words.ts';
import { type Condition, filterConditions, variantConditions } from '../match/hard-conditions.ts';
import { categoryOf } from '../match/read-concept.ts';
import { understandWords } from '../query/read-request.ts';
import { formsOf } from '../match/reading.ts';
import { answerAsTyped } from '../query/answer.ts';
import { overlaps } from '../match/resolved-spans.ts';
import { type AttributeClause, meetsWithinOneVariant } from '../match/within-variant.ts';
import { partsUnderstood, type UnderstoodText } from '../query/understand-interpretation.ts';
import type { Workspace } from '../rank/score-clauses.ts';

/** Maximum number of products checked per candidate; nearly always one of the first matches. */
const MAX_CHECKED = 600;
/** Maximum number of products checked for all candidates of one input. */
const MAX_CHECKED_TOGETHER = 4000;
/** Maximum number of full searches per input for proven queries. */
const MAX_ASKED = 2;
/** Maximum number of full searches per input for names of the index. */
const MAX_NAMES_ASKED = 1;
/** Maximum number of candidates per input: with narrow filters nearly all of them find nothing. */
const MAX_TRIED = 28;
const MAX_CACHED = 5000;

export interface SuggestionScope {
  language: Language | undefined;
  filters: EngineFilters;
}

/** Checks the candidates of one input; create one for each input, because it counts its searches. */
export class ResultCheck {
  private readonly data: IndexData;
  private readonly room: Workspace;
  private readonly scope: SuggestionScope;
  private readonly conditions: Condition[];
  private asked = 0;
  private lookedAt = 0;
  private tried = 0;

  constructor(data: IndexData, room: Workspace, scope: SuggestionScope) {
    this.data = data;
    this.room = room;
    this.scope = scope;
    this.conditions = filterConditions(data, scope.filters);
  }

  /** @param isWanted it is a proven query of other shoppers, so that a full search is justified. */
  findsProducts(text: string, isWanted: boolean): boolean {
    // What is refused as a name of the index may come to be wanted: then it gets its second look.
    const name = `${isWanted ? '+' : '='}${text}`;
    const known = this.memory()?.get(name);
    if (known !== undefined) return known;
    if (this.tried++ >= MAX_TRIED || this.lookedAt >= MAX_CHECKED_TOGETHER) return false;
    const proof = this.proof(text, isWanted);
    if (proof === true || (proof === false && !isWanted)) return this.remember(name, proof);
    if (this.asked >= (isWanted ? MAX_ASKED : MAX_NAMES_ASKED)) return false;
    this.asked++;
    const outcome = this.ask(text);
    // A price may be another one in a moment, and no word has changed.
    return proof === undefined ? outcome : this.remember(name, outcome);
  }

  private ask(text: string): boolean {
    const { language, filters } = this.scope;
    const { matches, recoveredBy } = answerAsTyped(this.data, this.room, { text, language, filters, skip: 0, take: 1 });
    return recoveredBy === null && matches.great.some((great, place) => great === 1 && matches.stated[place] === 1);
  }

  /** false: none was found among the first; undefined: it takes more than looking at names. */
  private proof(text: string, isWanted: boolean): boolean | undefined {
    const understanding = understandWords(this.data, text, this.scope.language);
    const { spans, understood } = understanding;
    if (understood.exclude === undefined && !spans.some(({ kind }) => kind.startsWith('price'))) {
      // An order is asked of no product: any answers `cheap` in `cheap lamp`.
      const resolved = spans.filter(({ kind }) => kind === 'order');
      return this.isProven(readDemands(this.data, text, { spans, resolved }, this.scope.language), spans);
    }
    if (isWanted) return undefined;
    // Prices and exclusions cannot be checked by names; all other parts can.
    const { clauseSpans, resolved } = partsUnderstood(text, understanding);
    const demands = readDemands(this.data, text, { spans: clauseSpans, resolved }, this.scope.language);
    return demands?.length === 0 || this.isProven(demands, clauseSpans) ? undefined : false;
  }

  private isProven(demands: readonly Demand[] | null, clauseSpans: Understanding['spans']): boolean {
    if (demands === null || demands.length === 0) return false;
    const { data, conditions } = this;
    const isRightKind = rightKind(data, clauseSpans);
    const isTogether = meetsWithinOneVariant(
      data,
      demands.flatMap(({ clauses }) => clauses),
      variantConditions(this.scope.filters),
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
      if (++lookedAt >= MAX_CHECKED) return false;
    }
    return false;
  }

  private remember(name: string, outcome: boolean): boolean {
    const memory = this.memory();
    if (memory !== null) {
      const [oldest] = memory.keys();
      if (oldest !== undefined && memory.size >= MAX_CACHED) memory.delete(oldest);
      memory.set(name, outcome);
    }
    return outcome;
  }

  /** Only what depends on words alone is remembered, and until words change. */
  private memory(): Map<string, boolean> | null {
    if (this.conditions.length > 0) return null;
    const byLanguage = remembered.get(this.data.wordsVersion) ?? new Map<string, Map<string, boolean>>();
    remembered.set(this.data.wordsVersion, byLanguage);
    const language = this.scope.language ?? '';
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
  /** Its constraints that attributes can confirm. */
  clauses: AttributeClause[];
  values: Uint32Array[];
  /** At most so many products answer it. */
  holders: number;
}

/** null when some word is answered by nothing. */
function readDemands(
  data: IndexData,
  text: string,
  { spans, resolved }: Pick<UnderstoodText, 'spans' | 'resolved'>,
  language: Language | undefined,
): Demand[] | null {
  const demands: Demand[] = [];
  for (const token of analyze(text, language === undefined ? {} : { language })) {
    if (isFiller(token.exact) || resolved.some((part) => overlaps(part, token))) continue;
    const demand = readDemand(data, token, spans);
    if (demand.holders === 0) return null;
    demands.push(demand);
  }
  return demands;
}

function readDemand(data: IndexData, token: Token, spans: Understanding['spans']): Demand {
  const word = data.words.find(token.exact);
  const stem = data.stems.find(token.stem);
  const forms = formsOf(data, word, stem);
  const clauses = spans
    .filter((span) => overlaps(span, token))
    .map(({ kind, value }) => ({ key: kind, values: acceptedValues(kind, value) }));
  const values = clauses
    .flatMap(({ key, values }) => values.map((value) => data.attributes.find(key, canonicalValue(value))))
    .filter((number) => number >= 0)
    .map((number) => data.attributes.productsOf(number));
  let holders = values.reduce((sum, { length }) => sum + length, 0);
  for (const form of forms) holders += data.productCounts[form] ?? 0;
  return { forms, clauses, values, holders };
}

function* holdersOf(data: IndexData, { forms, values }: Demand): Generator<number> {
  for (const list of values) yield* list;
  for (const form of forms) {
    for (const { products, start, end } of data.postings.runs(form)) {
      for (let i = start; i < end; i++) if (i === start || products[i] !== products[i - 1]) yield products[i] ?? 0;
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

/** Products of another kind do not count, whatever their names are. */
function rightKind(data: IndexData, spans: Understanding['spans']): (product: number) => boolean {
  const asked = spans.flatMap(({ kind, value }) =>
    kind === 'category' ? acceptedValues(kind, value) : (categoryOf(kind, value) ?? []),
  );
  if (asked.length === 0) return () => true;
  const lists = asked
    .map((value) => data.attributes.find('category', value))
    .filter((number) => number >= 0)
    .map((number) => data.attributes.productsOf(number));
  // A shop that files nothing under it says nothing by what it files its products under.
  if (lists.length === 0) return () => true;
  return (product) => lists.some((list) => contains(list, product)) || !data.attributes.hasKey('category', product);
}
