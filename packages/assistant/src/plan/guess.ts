/**
 * Fallback for messages that were not understood: operations with a low confidence of the reader, then a superlative, a
 * constraint on the list, a question about the last product. A guess is used only if the shop's data confirm it.
 */
import type { Operation, OperationKind, Slot } from '../dialogue/operation.ts';
import { textOf } from '../dialogue/slots.ts';
import { describeWish } from '../minds/built-in/abilities/show-products.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { foldText } from '../words/fold-text.ts';
import mostWords from './data/most-words.json' with { type: 'json' };
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { readAskedValue } from './asked-value.ts';
import { planOperations } from './plan-turn.ts';
import { planNewSubject } from './new-subject.ts';
import { contentWords } from './words.ts';
import { loadTable, type PlannedTurn, type Take } from './turn-plan.ts';

/** Below it a reading is noise. */
const POSSIBLE = 0.2;
const LONGEST_CONDITION = 5;
const SUPERLATIVES = new RegExp(
  `(?<!\\p{L})(?:${mostWords.superlative.map((word) => foldText(word)).join('|')})(?!\\p{L})|\\p{L}{3}est(?!\\p{L})`,
  'u',
);

/** Kinds whose answer is computed or quoted: a wrong reading of these finds nothing to say. */
const CHECKED: ReadonlySet<OperationKind> = new Set([
  'find',
  'constrain',
  'replace',
  'exclude',
  'sort',
  'which-better',
  'ask-fact',
  'goes-with',
  'shop-info',
]);

/**
 * Null when no guess is borne out.
 * @param isNothingNear the search found nothing that comes near: the shop may not sell it at all.
 * @param only what the message is, where that is known.
 */
export async function planGuess(turn: Turn, isNothingNear: boolean, only?: OperationKind): Promise<Take | null> {
  const reading = turn.reading ?? { operations: [], language: null, isRomanized: false };
  const planned: PlannedTurn = { turn, reading, table: await loadTable(turn), isNothingNear };
  if (only !== undefined) {
    const asRead = reading.operations.find(({ kind }) => kind === only);
    return planOperations(planned, [asRead ?? bare(only)], true);
  }
  const hasTable = planned.table.shown.length > 0;
  const read = reading.operations.filter(({ kind, confidence }) => CHECKED.has(kind) && confidence >= POSSIBLE);
  const asRead = read.map((operation) => [operation]);
  // A product request of high confidence is not a question about the last product.
  const isWish = read.some(({ kind, confidence, slots }) => confidence >= SURE && asksForThing(kind, slots));
  // "The small one, what pressure": a choice and a question about it.
  const isOfTable = hasTable && reading.operations.length > 1 && reading.operations.every(isAboutTable);
  const together = isOfTable ? [reading.operations] : [];
  const guesses = [...together, ...(hasTable && !isWish ? likely(planned) : []), ...asRead];
  for (const operations of guesses) {
    const take = await planOperations(planned, operations, true);
    if (take) return take;
  }
  const [first] = reading.operations;
  const named = first && NAMING.has(first.kind) ? textOf(first.slots.filter(({ isNegated }) => !isNegated)) : '';
  const names = named !== '' ? [named] : wordsOfFew(turn);
  for (const name of hasTable && (!first || NAMING.has(first.kind)) ? names : []) {
    const elsewhere = await planNewSubject(turn, name);
    if (elsewhere) return elsewhere;
  }
  return hasTable ? askAboutCondition(turn, reading.operations) : null;
}

const OF_TABLE: ReadonlySet<OperationKind> = new Set([
  'select',
  'ask-fact',
  'total',
  'compare',
  'which-better',
  'sort',
]);
const isAboutTable = ({ kind, confidence }: Operation): boolean => OF_TABLE.has(kind) && confidence >= POSSIBLE;

/** "No, I meant a lamp" puts another thing in place of the one before. */
const asksForThing = (kind: OperationKind, slots: readonly Slot[]): boolean =>
  kind === 'find' || kind === 'find-also' || (kind === 'replace' && slots.some(({ type }) => type === 'kind'));

/** A message of a few words of which nothing was read: one of them may be what a thing is called. */
const wordsOfFew = ({ message, language }: Turn): string[] => {
  const words = contentWords(message, language);
  return words.length <= LONGEST_CONDITION ? words.map(({ surface }) => surface) : [];
};

/** What these name may be a thing that is looked for. */
const NAMING: ReadonlySet<OperationKind> = new Set(['find', 'find-also', 'constrain', 'replace', 'goes-with']);

/** What was surely meant as a condition, and is stated of nothing: said so, with the list as it was. */
function askAboutCondition(turn: Turn, operations: readonly Operation[]): Take | null {
  const [only, ...others] = operations;
  const { memory, language } = turn;
  if (!only || others.length > 0 || only.kind !== 'constrain' || only.confidence < SURE || !memory.wishes) return null;
  const said = textOf(only.slots);
  if (isEmpty(readCondition(said, language))) return null;
  const condition = WORDINGS[language].quote(said);
  const wish = describeWish(memory.wishes, turn);
  return async function* () {
    yield { type: 'text', content: PLAN_WORDING[language].noneMeets({ wish, condition }) };
  };
}
const SURE = 0.6;

const bare = (kind: OperationKind): Operation => ({ kind, slots: [], confidence: POSSIBLE });

function likely({ turn: { message, language }, table }: PlannedTurn): Operation[][] {
  const condition = readCondition(message, language);
  const guesses: Operation[][] = [];
  if (SUPERLATIVES.test(foldText(message))) guesses.push([bare('sort')]);
  const isQuestion = /[?؟]/u.test(message) || readAskedValue(message, language) !== null;
  const [focus = table.shown[0]] = table.focus;
  const isOfFocus =
    focus !== undefined &&
    !isEmpty(condition) &&
    evidenceFor(focus.metadata, condition, language).verdict !== 'unknown';
  if (isQuestion && isOfFocus) guesses.push([bare('ask-fact')]);
  if (!isEmpty(condition) && condition.words.length <= LONGEST_CONDITION) guesses.push([bare('constrain')]);
  if (isQuestion || isOfFocus) guesses.push([bare('ask-fact')]);
  return guesses;
}
