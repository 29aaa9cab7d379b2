/**
 * Explains the rank of a product: the reasons for a shopper and the addends of its score. Computed only for the
 * products of a page, from the same data as the ranking.
 */
import type { MissingPart, Reason, ScorePart } from '../engine-query.ts';
import { contains, productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';
import { FREE_FROM } from '../index/read-document.ts';
import { missingParts, missingThing, type ClauseOutcome } from './missing-parts.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import type { Exclusion } from '../match/exclusions.ts';
import type { Clause } from '../match/read-query.ts';
import { IS_OF_KIND } from '../query/asked-kind.ts';
import type { ReadRequest } from '../query/read-request.ts';
import type { Nearness } from '../rank/add-nearness.ts';
import type { PhrasePair } from '../rank/phrases.ts';
import { priorOf } from '../rank/prior.ts';
import { findWord, type WordEvidence } from '../rank/score-word.ts';
import { statesAll } from '../rank/find-matches.ts';
import { countsAsMet, isMet, shareOfWords } from '../rank/score-clauses.ts';
import { judgeOf } from '../query/typed-constraints.ts';
import {
  ATTRIBUTE_WEIGHT,
  CONDITIONS_SCORE,
  CONSTRAINT_MET,
  CONSTRAINT_VIOLATED,
  FIRST_TIER_SCORE,
  IDENTIFIER_SCORE,
  KIND_SCORE,
} from '../rank/weights.ts';

export interface ProductExplanation {
  reasons: Reason[];
  parts: ScorePart[];
  /** Empty for a product that meets everything. */
  missing: MissingPart[];
}

/** What is the same for all products of a page. */
interface ExplainedWith {
  phrasesIn(product: number): PhrasePair[];
  nearness: Nearness | null;
  /** Whether the product meets everything. */
  isGreat: boolean;
  /** The result of `togetherInOneVariant`. */
  isTogether(product: number): boolean;
}

export function explainProduct(
  data: IndexData,
  request: ReadRequest,
  product: number,
  { phrasesIn, nearness, isGreat, isTogether }: ExplainedWith,
): ProductExplanation {
  const reasons: Reason[] = [];
  const parts: ScorePart[] = [];
  const outcomes: ClauseOutcome[] = [];

  for (const { start, end, products } of request.identifiers) {
    if (!products.includes(product)) continue;
    const words = request.text.slice(start, end).trim();
    reasons.push({ field: 'identifiers', value: words, words });
    parts.push({ part: 'identifier', value: IDENTIFIER_SCORE, words });
    break;
  }

  let conditions = 0;
  let metConditions = 0;
  for (const clause of request.clauses) {
    const outcome = explainClause(data, request.text, clause, product);
    reasons.push(...outcome.reasons);
    parts.push(...outcome.parts);
    outcomes.push(outcome);
    if (clause.key === null) continue;
    conditions++;
    if (outcome.isMet) metConditions++;
  }
  const meetsConditions = metConditions === conditions && isTogether(product);
  if (isGreat && !request.isOpen) parts.push({ part: 'first_tier', value: FIRST_TIER_SCORE });
  if (conditions > 0 && meetsConditions) parts.push({ part: 'conditions', value: CONDITIONS_SCORE });

  if (request.kind?.standing[product] === IS_OF_KIND && !request.isOpen)
    parts.push({ part: 'kind', value: KIND_SCORE });
  const judged = request.isOpen ? { met: 0, isViolated: false } : judgeOf(data, request.constraints)(product);
  const constraintScore = judged.met * CONSTRAINT_MET - (judged.isViolated ? CONSTRAINT_VIOLATED : 0);
  if (constraintScore !== 0) parts.push({ part: 'constraint', value: constraintScore });
  const { exclusions } = request;
  const meetsAll = statesAll(request, product);
  if (exclusions.length > 0 && meetsConditions && meetsAll) {
    parts.push({ part: 'stated', value: CONDITIONS_SCORE, words: wordsOf(request, exclusions) });
  }
  for (const exclusion of exclusions.filter(({ isStated }) => isStated(product))) {
    reasons.push({ field: FREE_FROM, value: exclusion.value, words: wordsOf(request, [exclusion]) });
  }

  const price = data.prices[product] ?? 0;
  if (request.priceWords !== null && !Number.isNaN(price)) {
    reasons.push({ field: 'price', value: String(price), words: request.priceWords });
  }
  if (!request.isOpen) {
    for (const { left, right, value } of phrasesIn(product)) {
      parts.push({ part: 'phrase', value, words: `${left.surface} ${right.surface}` });
    }
  }
  const near = nearness?.get(product) ?? 0;
  if (near !== 0) parts.push({ part: 'vector', value: near });
  const prior = priorOf(data, product);
  for (const part of ['popularity', 'rating', 'stock'] as const) {
    if (prior[part] !== 0) parts.push({ part, value: prior[part] });
  }
  for (const { name, points, applies } of request.boosts) {
    if (applies(product)) parts.push({ part: 'rule', value: points, how: name });
  }
  const together = request.companion === null || request.isOpen ? 0 : request.companion(product);
  if (together !== 0) parts.push({ part: 'goes_with', value: together });
  const personal = request.liking(product);
  if (personal !== 0) parts.push({ part: 'personal', value: personal });
  if (isGreat && meetsAll) return { reasons, parts, missing: [] };
  const missing = missingParts(data, request, product, outcomes);
  const isOther = missing.length === 0 && !isGreat && isTogether(product);
  return { reasons, parts, missing: isOther ? missingThing(request) : missing };
}

/** The shopper's words for what is not wanted; empty where a filter said it. */
function wordsOf({ text, spans }: ReadRequest, exclusions: readonly Exclusion[]): string {
  return spans
    .filter(({ negated, value }) => negated && exclusions.some((exclusion) => exclusion.value === value))
    .map(({ start, end }) => text.slice(start, end).trim())
    .join(' ');
}

function explainClause(
  data: IndexData,
  text: string,
  clause: Clause,
  product: number,
): Omit<ProductExplanation, 'missing'> & ClauseOutcome {
  const { key } = clause;
  const foundWords = clause.words.map((word) => ({ surface: word.surface, evidence: findWord(data, word, product) }));
  const share = shareOfWords(clause, foundWords.filter(({ evidence }) => evidence !== undefined).length);
  const inWords = foundWords.map(({ surface, evidence }) => ({
    surface,
    evidence: evidence && { ...evidence, score: evidence.score * share },
  }));
  const inConcept = clause.concept === null ? undefined : findWord(data, clause.concept, product);
  const inRelated = clause.related === null ? undefined : findWord(data, clause.related, product);
  const hits = key === null ? [] : findValues(data, key, clause, product);

  const reasons: Reason[] = [];
  const parts: ScorePart[] = [];
  const said = clause.words.map(({ surface }) => surface).join(' ');
  // The best of these counts, as in the ranking.
  const attributeScore = hits.length === 0 ? 0 : ATTRIBUTE_WEIGHT * clause.information;
  const wordScore = inWords.reduce((sum, { evidence }) => sum + (evidence?.score ?? 0), 0);
  const conceptScore = inConcept?.score ?? 0;
  const relatedScore = inRelated?.score ?? 0;
  const best = Math.max(attributeScore, wordScore, conceptScore, relatedScore);
  if (best === attributeScore && best > 0) {
    parts.push({ part: 'attribute', value: best, words: said, field: `attributes.${key}` });
  } else if (best === wordScore) {
    for (const { surface, evidence } of inWords) if (evidence !== undefined) note('word', surface, evidence);
  } else {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the best score is that of one of the two
    note('concept', said, (best === conceptScore ? inConcept : inRelated) as WordEvidence);
  }
  if (hits.length > 0) {
    // The attribute is the plainer reason; that its name occurs in a text adds nothing for a reader.
    reasons.length = 0;
    for (const { value, start, end } of hits) {
      reasons.push({ field: `attributes.${key}`, value, words: text.slice(start, end).trim() });
    }
  }
  const isInName =
    inConcept?.strong === true || (inWords.length > 0 && inWords.every(({ evidence }) => evidence?.strong === true));
  const met = isMet({
    hit: hits.length > 0,
    contradicted: key !== null && data.attributes.hasKey(key, product),
    inText:
      inConcept !== undefined ||
      (key === null && inRelated !== undefined) ||
      (inWords.length > 0 && inWords.every(({ evidence }) => evidence !== undefined)),
    inStrongText: isInName,
  });
  const isInFull = countsAsMet(clause, product, { hit: hits.length > 0, inStrongText: isInName });
  return { reasons, parts, clause, isMet: met, isInFull };

  function note(part: 'word' | 'concept', words: string, { score, field, found, reading }: WordEvidence): void {
    reasons.push({ field, value: found, words });
    parts.push({ part, value: score, words, field, how: reading.how });
  }
}

function findValues(data: IndexData, key: string, { said }: Clause, product: number) {
  return said.flatMap(({ value: asked, start, end }) =>
    acceptedValues(key, asked)
      .filter((value) => contains(productsWith(data.attributes, key, value), product))
      .map((value) => ({ value, start, end })),
  );
}
