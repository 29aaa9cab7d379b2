/** Computes for every candidate which clauses it meets, and their total score. */
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { fieldOf } from '../index/posting-lists.ts';
import { type Clause, clauseValues } from '../match/read-query.ts';
import { IS_FILED_UNDER_KIND, IS_OF_KIND } from '../query/asked-kind.ts';
import { ProductSums } from './product-sums.ts';
import { type Gate, isShut, scoreWord, type WordMarks } from './score-word.ts';
import { ATTRIBUTE_WEIGHT } from './weights.ts';

const MET_IN_WORDS = 1;
export const MET_BY_ATTRIBUTE = 2;

/** The minimum share of products with the name of the category that must be in it for categories to be evidence. */
const MIN_FILED_SHARE = 0.7;

/** Room to work in, made once for an index and lent to one query at a time. */
export interface Workspace {
  /** The result by product: score, information of met clauses, number of met clauses, number of met constraints. */
  scores: ProductSums;
  metInformation: Float64Array;
  metClauses: Uint8Array;
  metConditions: Uint8Array;
  /** Number of clauses that are met by name, category, brand or attributes, not by the description alone. */
  namedClauses: Uint8Array;
  /** Above 0 if the category of the query is met, in words or (`MET_BY_ATTRIBUTE`) as an attribute. */
  metCategory: Uint8Array;
  /** One clause: its score, and bits for the fields of its match. */
  clauseScores: ProductSums;
  marks: Uint8Array;
  /** One clause of several words: how many matched, and how many in strong fields. */
  metWords: Uint8Array;
  strongWords: Uint8Array;
  /** One of several words. */
  wordScores: ProductSums;
  wordMarks: Uint8Array;
  /** One reading. */
  contributions: ProductSums;
  /** By dictionary word. */
  masks: Uint32Array;
}

/** `size`: product numbers; `words`: word numbers. */
export function createWorkspace({ size, words }: { size: number; words: { size: number } }): Workspace {
  return {
    scores: new ProductSums(size),
    metInformation: new Float64Array(size),
    metClauses: new Uint8Array(size),
    metConditions: new Uint8Array(size),
    namedClauses: new Uint8Array(size),
    metCategory: new Uint8Array(size),
    clauseScores: new ProductSums(size),
    marks: new Uint8Array(size),
    metWords: new Uint8Array(size),
    strongWords: new Uint8Array(size),
    wordScores: new ProductSums(size),
    wordMarks: new Uint8Array(size),
    contributions: new ProductSums(size),
    masks: new Uint32Array(words.size),
  };
}

/** The matches of one clause in one product. */
export interface ClauseEvidence {
  /** An attribute has an accepted value. */
  hit: boolean;
  /** The product has other values of that attribute. */
  contradicted: boolean;
  /** All words of the clause, or another name of it, are in the texts; in strong fields. */
  inText: boolean;
  inStrongText: boolean;
}

/**
 * Whether a clause is met. If the attribute has another value, only a name or brand can overrule it: "Red Bull" matches
 * "red", a black dress described as "also in red" does not.
 */
export function isMet({ hit, contradicted, inText, inStrongText }: ClauseEvidence): boolean {
  return hit || (contradicted ? inStrongText : inText);
}

/**
 * Whether a met clause counts towards a great match. The kind of the query is met only by products of the kind or with
 * its name: descriptions name many other things. Related concepts of the lexicon do not suffice: not all baby products
 * are strollers.
 */
export function countsAsMet(
  {
    isMeasured = false,
    standing,
    isUnsold = false,
    said,
    treating,
  }: Pick<Clause, 'isMeasured' | 'standing' | 'isUnsold' | 'said' | 'treating'>,
  product: number,
  { hit, inStrongText }: Pick<ClauseEvidence, 'hit' | 'inStrongText'>,
): boolean {
  if (isMeasured) return false;
  if (treating !== undefined) return treating[product] === 1;
  const own = standing?.[product];
  if (standing === undefined || own === IS_OF_KIND || own === IS_FILED_UNDER_KIND) return true;
  if (hit && said.some(({ value, name }) => value === name)) return true;
  return inStrongText && !isUnsold;
}

/**
 * The share of a clause that its matched words count for: full, or partial if the words have a meaning only together.
 * `Demir Kapısı` (the iron gate) is no answer to `demir eksikliği` (anaemia).
 */
export function shareOfWords({ key, kind, words }: Pick<Clause, 'key' | 'kind' | 'words'>, found: number): number {
  return key === null && kind !== null && found < words.length ? found / words.length : 1;
}

/** Bits of `marks`. */
const IN_WORD = 1;
const STRONGLY_IN_WORD = 2;
const IN_CONCEPT = 4;
const STRONGLY_IN_CONCEPT = 8;
const HIT = 16;
const OF_WORD: WordMarks = { found: IN_WORD, strongly: IN_WORD | STRONGLY_IN_WORD };
const OF_CONCEPT: WordMarks = { found: IN_CONCEPT, strongly: IN_CONCEPT | STRONGLY_IN_CONCEPT };
/** Matches by meaning never count as names. */
const OF_RELATED: WordMarks = { found: IN_CONCEPT, strongly: IN_CONCEPT };
const UNMARKED: WordMarks = { found: 0, strongly: 0 };

/**
 * Most products that contain a common word contain nothing else of the query and stay below the floor. So the most
 * informative clauses are processed first, and once the remaining ones cannot lift a product over the floor, products
 * without any of the former are skipped. The clause for a category is processed before all others: if categories are
 * reliable, products of other categories are not matches.
 *
 * @param floor information that a product must have met.
 * @param mayBeOther products of another category count as well.
 * @returns whether the category of the query excludes products of other categories: not if a word is in none of its
 * products.
 */
export function scoreClauses(
  data: IndexData,
  clauses: readonly Clause[],
  room: Workspace,
  { floor, mayBeOther }: { floor: number; mayBeOther: boolean },
): boolean {
  const isOfCategory = ({ key }: Clause) => key === 'category';
  const ordered = clauses.toSorted(
    (a, b) => Number(isOfCategory(b)) - Number(isOfCategory(a)) || b.information - a.information,
  );
  let remaining = clauses.reduce((sum, { information }) => sum + information, 0);
  let hasProof = false;
  let isLacking = false;
  for (const clause of ordered) {
    const gate: Gate = {
      // A hair less, for sums in another order differ in their last digits.
      met: remaining < floor * (1 - 1e-9) ? room.scores.inUse : null,
      known: hasProof && !mayBeOther ? data.attributes.knownOf('category') : null,
      metCategory: room.metCategory,
    };
    const { isFound } = scoreClause(data, clause, room, gate);
    if (gate.known !== null && !isFound && isKnownWord(clause)) isLacking = true;
    remaining -= clause.information;
    hasProof ||= isOfCategory(clause) && provesCategory(data, clause, room);
  }
  return hasProof && !isLacking;
}

/**
 * A word that products contain as typed: `frozen` of "frozen snacks", if frozen products have a category of their own.
 */
function isKnownWord({ kind, words }: Clause): boolean {
  return kind === null && words.every(({ readings }) => readings.some(({ how }) => how === 'exact'));
}

/** Whether the products with the name of the category are in it, and not in others. */
function provesCategory(data: IndexData, clause: Clause, { scores, metCategory }: Workspace): boolean {
  const known = data.attributes.knownOf('category');
  let filed = 0;
  let elsewhere = 0;
  for (let i = 0; i < scores.count; i++) {
    const product = scores.touched[i] ?? 0;
    if (metCategory[product] === MET_BY_ATTRIBUTE) filed++;
    else if (metCategory[product] === MET_IN_WORDS && known[product] === 1) elsewhere++;
  }
  const isProof = (others: number) => filed > 0 && filed >= MIN_FILED_SHARE * (filed + others);
  return isProof(elsewhere) || isProof(calledElsewhere(data, clause, metCategory));
}

/** The number of products of other categories that have the very form in a name: those with a word like it are no proof. */
function calledElsewhere(data: IndexData, { words, concept }: Clause, metCategory: Uint8Array): number {
  const known = data.attributes.knownOf('category');
  const called = new Set<number>();
  for (const word of concept === null ? words : [...words, concept]) {
    for (const { how, words: forms, formWeights } of word.readings) {
      if (how !== 'exact' && how !== 'concept') continue;
      for (const form of forms.filter((_, at) => formWeights[at] === 1)) {
        for (const { products, places, start, end } of data.postings.runs(form)) {
          for (let i = start; i < end; i++) {
            const product = products[i] ?? 0;
            const isElsewhere = known[product] === 1 && metCategory[product] === MET_IN_WORDS;
            if (isElsewhere && data.fields[fieldOf(places[i] ?? 0)]?.strong === true) called.add(product);
          }
        }
      }
    }
  }
  return called.size;
}

function scoreClause(data: IndexData, clause: Clause, room: Workspace, gate: Gate): { isFound: boolean } {
  const { clauseScores, wordScores, wordMarks, metWords, strongWords, marks, contributions } = room;
  const ofClause = { scores: clauseScores, marks, contributions, gate };
  const { key, words } = clause;

  const [only] = words;
  const isOneWord = words.length === 1;
  if (isOneWord && only !== undefined) scoreWord(data, only, ofClause, OF_WORD);
  else {
    for (const word of words) {
      scoreWord(data, word, { scores: wordScores, marks: wordMarks, contributions, gate }, OF_WORD);
      for (let i = 0; i < wordScores.count; i++) {
        const product = wordScores.touched[i] ?? 0;
        clauseScores.add(product, wordScores.sums[product] ?? 0);
        metWords[product] = (metWords[product] ?? 0) + 1;
        if ((wordMarks[product] ?? 0) >= STRONGLY_IN_WORD) strongWords[product] = (strongWords[product] ?? 0) + 1;
        wordMarks[product] = 0;
      }
      wordScores.clear();
    }
    if (shareOfWords(clause, 0) < 1) {
      for (let i = 0; i < clauseScores.count; i++) {
        const product = clauseScores.touched[i] ?? 0;
        clauseScores.sums[product] = (clauseScores.sums[product] ?? 0) * shareOfWords(clause, metWords[product] ?? 0);
      }
    }
  }
  // The best of all counts, so these need no room of their own.
  if (clause.concept !== null) scoreWord(data, clause.concept, ofClause, OF_CONCEPT);
  if (clause.related !== null) scoreWord(data, clause.related, ofClause, key === null ? OF_RELATED : UNMARKED);
  const known = key === null ? undefined : data.attributes.knownOf(key);
  if (key !== null) {
    const score = ATTRIBUTE_WEIGHT * clause.information;
    for (const value of clauseValues(clause)) {
      const products = productsWith(data.attributes, key, value);
      for (let i = 0; i < products.length; i++) {
        const product = products[i] ?? 0;
        if (isShut(gate, product)) continue;
        clauseScores.raise(product, score);
        marks[product] = (marks[product] ?? 0) | HIT;
      }
    }
  }

  const { scores, metInformation, metClauses, metConditions, namedClauses, metCategory } = room;
  const { sums, touched, count } = clauseScores;
  const wordCount = words.length;
  for (let i = 0; i < count; i++) {
    const product = touched[i] ?? 0;
    const mark = marks[product] ?? 0;
    scores.add(product, sums[product] ?? 0);
    const found = isOneWord ? mark & IN_WORD : (metWords[product] ?? 0);
    const foundStrongly = isOneWord ? (mark & STRONGLY_IN_WORD) >> 1 : (strongWords[product] ?? 0);
    const isContradicted = known !== undefined && known[product] === 1;
    const evidence: ClauseEvidence = {
      hit: (mark & HIT) !== 0,
      contradicted: isContradicted,
      inText: (wordCount > 0 && found === wordCount) || (mark & IN_CONCEPT) !== 0,
      inStrongText: (wordCount > 0 && foundStrongly === wordCount) || (mark & STRONGLY_IN_CONCEPT) !== 0,
    };
    if (isMet(evidence)) {
      metInformation[product] = (metInformation[product] ?? 0) + clause.information;
      if (countsAsMet(clause, product, evidence)) metClauses[product] = (metClauses[product] ?? 0) + 1;
      if (evidence.hit || evidence.inStrongText) namedClauses[product] = (namedClauses[product] ?? 0) + 1;
      if (key !== null) metConditions[product] = (metConditions[product] ?? 0) + 1;
      if (key === 'category') metCategory[product] = (mark & HIT) === 0 ? MET_IN_WORDS : MET_BY_ATTRIBUTE;
    } else if (!isContradicted && wordCount > 0) {
      // "Hard drive case" is part of an external hard drive's name, no more.
      metInformation[product] = (metInformation[product] ?? 0) + (found / wordCount) * clause.information;
    }
    marks[product] = 0;
    if (isOneWord) continue;
    metWords[product] = 0;
    strongWords[product] = 0;
  }
  clauseScores.clear();
  return { isFound: count > 0 };
}

/** Makes the workspace ready for the next query. */
export function clearWorkspace({
  scores,
  metInformation,
  metClauses,
  metConditions,
  namedClauses,
  metCategory,
}: Workspace): void {
  scores.wipe(metInformation, metClauses, metConditions, namedClauses, metCategory);
  scores.clear();
}
