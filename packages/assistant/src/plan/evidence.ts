/**
 * Judges a condition by a product's data: yes, no or unknown, with the statement as evidence. Used for constraints of a
 * search, questions about a product, and descriptions of a shown one.
 */
import type { Language, ListedProduct } from '@quarry/contract';
import { areOpposites } from '@quarry/language';
import { type AskedValue, asksWhatItCarries } from './asked-value.ts';
import { type Statement, statementsAbout } from './statements.ts';
import {
  type Amount,
  amountsIn,
  contentWords,
  likeness,
  type MentionedValue,
  mentionsOfValues,
  valuesMentioned,
  type Word,
} from './words.ts';

export type Verdict = 'yes' | 'no' | 'unknown';

export interface Evidence {
  verdict: Verdict;
  /** What says so; null for `unknown`. */
  statement: Statement | null;
  /** 0 to 1: how much of the condition the statements hold. */
  share: number;
}

/** A condition as it was said, read once for all products. */
export interface Condition {
  text: string;
  words: readonly Word[];
  amounts: readonly Amount[];
  values: ReadonlySet<string>;
  mentions: readonly MentionedValue[];
}

export function readCondition(text: string, language: Language): Condition {
  return {
    text,
    words: contentWords(text, language),
    amounts: amountsIn(text, language),
    values: valuesMentioned(text, language),
    mentions: mentionsOfValues(text, language),
  };
}

/** It contains nothing that a product could violate. */
export function isEmpty({ words, amounts, values }: Condition): boolean {
  return words.length === 0 && amounts.length === 0 && values.size === 0;
}

const UNKNOWN: Evidence = { verdict: 'unknown', statement: null, share: 0 };
/** Of the words of a condition so many must be stated. */
const ENOUGH = 0.75;
const LIKE_ENOUGH = 0.6;

export function evidenceFor(product: ListedProduct, condition: Condition, language: Language): Evidence {
  const statements = statementsAbout(product, language);
  const { amounts } = condition;
  if (amounts.length > 0) return amountEvidence(statements, condition);
  const found = statements
    .map((statement) => ({ statement, share: shareIn(statement, condition) }))
    .sort((one, other) => other.share - one.share);
  const [best] = found;
  // What the shop denies in so many words counts for more than a word in a title.
  const told = found
    .filter(({ share }) => share >= ENOUGH)
    .map(({ statement, share }) => verdictOf(statement, share, condition));
  const denied = told.find(({ verdict }) => verdict === 'no');
  const [first] = told;
  if (first) return denied ?? first;
  // "A white 65 W adapter": no one statement holds all of it, title and attributes together do.
  const together = sharedByAll(
    statements.filter(({ source }) => source !== 'description'),
    condition,
  );
  if (best && together >= ENOUGH) return { verdict: 'yes', statement: best.statement, share: together };
  const opposite = statements.find(({ values }) => hasOpposite(values, condition.values));
  if (opposite) return { verdict: 'no', statement: opposite, share: 1 };
  const other = otherNumber(statements, condition) ?? otherValue(statements, condition);
  if (other) return { verdict: 'no', statement: other, share: 1 };
  return { ...UNKNOWN, share: Math.max(best?.share ?? 0, together) };
}

function verdictOf(statement: Statement, share: number, { words }: Condition): Evidence {
  const named = words.filter(({ number }) => number === null);
  const isAllDenied = statement.key !== undefined && statement.denied.length > 0;
  const isDenied =
    isAllDenied || statement.denied.some((part) => named.some((word) => holds(part, word) >= LIKE_ENOUGH));
  return { verdict: isDenied ? 'no' : 'yes', statement, share };
}

/**
 * A value of the lexicon counts for the words that mean it, and for no others: that a chocolate is a chocolate says
 * nothing of "halal chocolate".
 */
function shareIn(statement: Statement, condition: Condition): number {
  const { words, values } = condition;
  if (words.length === 0) return [...values].some((value) => statement.values.has(value)) ? 1 : 0;
  const share = weighed(words, (word) => heldBy(statement, word, condition));
  return share >= ENOUGH && !standTogether(statement.words, words) ? 0 : share;
}

function heldBy(statement: Statement, word: Word, { mentions }: Condition): number {
  const isMeant = mentions.some(({ value, stems }) => stems.has(word.stem) && statement.values.has(value));
  return isMeant ? 1 : holds(statement.words, word);
}

function sharedByAll(statements: readonly Statement[], condition: Condition): number {
  const { words } = condition;
  if (words.length === 0) return 0;
  const share = weighed(words, (word) => Math.max(0, ...statements.map((one) => heldBy(one, word, condition))));
  const numbers = words.filter(({ number }) => number !== null);
  const isTogether = numbers.length === 0 || statements.some((one) => standTogether(one.words, words));
  return isTogether ? share : 0;
}

/** Numbers and codes have a higher weight than words; inflected forms count as the word. */
function weighed(words: readonly Word[], likenessOf: (word: Word) => number, enough = LIKE_ENOUGH): number {
  const weightOf = ({ number, stem }: Word): number => (number !== null || /\d/u.test(stem) ? CODE_WEIGHT : 1);
  const all = words.reduce((sum, word) => sum + weightOf(word), 0);
  const held = words.reduce((sum, word) => sum + (likenessOf(word) >= enough ? weightOf(word) : 0), 0);
  return held / all;
}
const CODE_WEIGHT = 3;

export function holds(words: readonly Word[], wanted: Word): number {
  return words.reduce((best, word) => Math.max(best, likeness(word, wanted)), 0);
}

/** "Two ports": a 2 anywhere in a title with ports is no evidence; number and thing must be adjacent. */
function standTogether(stated: readonly Word[], asked: readonly Word[]): boolean {
  const number = asked.find((word) => word.number !== null);
  const thing = asked.find((word) => word.number === null);
  if (!number || !thing) return true;
  return stated.some(
    (word, at) =>
      word.number === number.number &&
      stated.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((near) => likeness(near, thing) >= LIKE_ENOUGH),
  );
}
const NEAR = 2;

/** "3 ports" where two were asked for. */
function otherNumber(statements: readonly Statement[], { words }: Condition): Statement | undefined {
  const number = words.find((word) => word.number !== null);
  const things = words.filter((word) => word.number === null);
  if (!number || things.length === 0) return undefined;
  return statements.find(({ words: stated }) =>
    stated.some(
      (word, at) =>
        word.number !== null &&
        word.number !== number.number &&
        stated
          .slice(Math.max(0, at - 1), at + NEAR)
          .some((near) => near.number === null && things.some((thing) => likeness(near, thing) >= 0.8)),
    ),
  );
}

/** "Left-handed" of a guitar whose hand orientation is right. */
function otherValue(statements: readonly Statement[], { words }: Condition): Statement | undefined {
  if (words.length < 2) return undefined;
  return statements.find(({ key, words: stated, valueWords }) => {
    if (key === undefined || !valueWords || stated.length === valueWords.length) return false;
    const ofKey = wordsOfKey(stated, valueWords);
    const named = words.filter((word) => holds(ofKey, word) >= SURE);
    const valued = words.filter((word) => !named.includes(word));
    return named.length > 0 && valued.length > 0 && valued.every((word) => holds(valueWords, word) === 0);
  });
}
const SURE = 0.8;

const wordsOfKey = (all: readonly Word[], values: readonly Word[]): readonly Word[] =>
  all.filter(({ surface }) => !values.some((value) => value.surface === surface));

function hasOpposite(stated: ReadonlySet<string>, asked: ReadonlySet<string>): boolean {
  return [...asked].some((value) => [...stated].some((other) => areOpposites(value, other)));
}

/** "2 metres": the same length in any unit is a yes, another length of the same attribute a no. */
function amountEvidence(statements: readonly Statement[], { amounts, words }: Condition): Evidence {
  const [asked] = amounts;
  if (!asked) return UNKNOWN;
  const stated = statements.flatMap((statement) =>
    statement.amounts.filter(({ quantity }) => quantity === asked.quantity).map((amount) => ({ statement, amount })),
  );
  const same = stated.find(({ amount }) => isAbout(amount.base, asked.base));
  if (same) return { verdict: 'yes', statement: same.statement, share: 1 };
  const [first] = stated.filter(({ statement }) => statement.source !== 'description');
  if (first) return { verdict: 'no', statement: first.statement, share: 1 };
  const numbers = statements.find((statement) => words.every((word) => holds(statement.words, word) >= LIKE_ENOUGH));
  return numbers && words.length > 0 ? { verdict: 'yes', statement: numbers, share: 1 } : UNKNOWN;
}

const isAbout = (one: number, other: number): boolean => Math.abs(one - other) <= Math.abs(other) * 0.005;

/** Of the words of a question about half must be stated, for its statement to be an answer. */
const ANSWERS = 0.5;

/** The best statements for a question about a value: one, or sentences that answer it equally well; none mentions it: empty. */
export function bestStatements(
  product: ListedProduct,
  condition: Condition,
  value: AskedValue | null,
  language: Language,
  question: Condition = condition,
): Statement[] {
  const { quantities = [], units = [] } = value ?? {};
  // A question of yes or no is answered by its own words; what only resembles them says something else.
  const enough = value === null ? SURE : LIKE_ENOUGH;
  const telling = condition.words.filter(({ number }) => number === null);
  const isCarried = asksWhatItCarries(question.text);
  const asides = question.words.filter(
    ({ number, stem }) => number === null && !telling.some((one) => one.stem === stem),
  );
  const scored = statementsAbout(product, language)
    .filter(({ source, key }) => source !== 'kind' && !(isCarried && key === 'weight'))
    .map((statement) => {
      const held = weighed(telling, (word) => heldBy(statement, word, condition), enough) || 0;
      const isMeasured = quantities.some((quantity) =>
        statement.amounts.some((amount) => amount.quantity === quantity),
      );
      const isInUnit = statement.amounts.some(({ unit }) => units.includes(unit));
      const hasNumber = statement.words.some(({ surface }) => /\d/u.test(surface));
      const beside = hasNumberBeside(statement, value?.nouns ?? []);
      // "How many kilos does it carry": of two masses the one that is carried.
      const heldBeside = weighed(asides, (word) => heldBy(statement, word, question), SURE) || 0;
      const isKey = statement.key !== undefined && held > 0;
      const bonus =
        (isMeasured ? 0.6 : 0) +
        (isInUnit ? 0.3 : 0) +
        BESIDE * heldBeside +
        (beside ? 0.6 : 0) +
        (value?.wantsNumber && hasNumber ? 0.2 : 0) +
        (isKey ? 0.1 : 0);
      const isAnswer = held >= ANSWERS || isMeasured || beside;
      return { statement, score: isAnswer ? held + bonus - (statement.source === 'title' ? TITLE_KNOWN : 0) : 0 };
    })
    .filter(({ statement, score }) => score > 0 && (!value?.wantsNumber || /\d/u.test(statement.text) || score >= 1));
  const [best, ...others] = scored.sort((one, other) => other.score - one.score);
  if (!best) return [];
  // Of the same text: its translations say the same.
  const text = [product, ...Object.values(product.texts)].find(({ description }) =>
    description.includes(best.statement.text),
  );
  const isBeside = ({ source, text: sentence }: Statement): boolean =>
    source === 'description' && text?.description.includes(sentence) === true;
  const equal = others.filter(({ statement, score }) => score === best.score && isBeside(statement));
  return [best, ...(isBeside(best.statement) ? equal.slice(0, 1) : [])].map(({ statement }) => statement);
}

/** What the words of the question beside what is asked count. */
const BESIDE = 0.3;
/** Who asks has read the title. */
const TITLE_KNOWN = 0.5;

function hasNumberBeside({ words }: Statement, nouns: readonly Word[]): boolean {
  return words.some(
    (word, at) =>
      /\d/u.test(word.surface) &&
      words.slice(Math.max(0, at - NEAR), at + NEAR).some((near) => nouns.some((noun) => likeness(near, noun) >= SURE)),
  );
}
