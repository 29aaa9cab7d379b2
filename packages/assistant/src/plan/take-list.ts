/**
 * Applies operations that change the request: a new subject, constraints, exclusions, dropped constraints, a budget, a
 * person. All are applied together, followed by one search; the reply states which constraints the results meet.
 */
import type { ProductDocument, SearchFilters } from '@quarry/contract';
import { understand } from '@quarry/language';
import type { Operation, OperationKind, Slot } from '../dialogue/operation.ts';
import { CONDITION_TYPES, messageWithout, slotsOf, textOf } from '../dialogue/slots.ts';
import type { WishedCondition, Wishes } from '../memory/memory.ts';
import { limitsOf, narrowed } from '../memory/wishes.ts';
import { showProducts, countOf, describeWish } from '../minds/built-in/abilities/show-products.ts';
import type { Turn } from '../minds/mind.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { ReplyPiece } from '../reply-piece.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { asciiDigits, NUMBER, readNumber } from '../words/numbers-in.ts';
import { ageOfPerson } from './ages.ts';
import { planAbsent } from './absent.ts';
import {
  withNewValue,
  withOtherNumber,
  withoutDropped,
  withoutValues,
  wholeText,
  yieldingToNew,
} from './corrections.ts';
import { isEmpty, readCondition } from './evidence.ts';
import { answerFinding } from '../minds/built-in/abilities/find.ts';
import { lookFor } from '../minds/built-in/abilities/look-for.ts';
import { isOwnCondition } from './own-condition.ts';
import { productsGivenUp } from './given-up-products.ts';
import { withoutProducts } from '../minds/built-in/abilities/pointed-products.ts';
import { type Fitting, forModel } from './models.ts';
import { boundConditions, judgeAll, type LookedUp, lookUp } from './look-up.ts';
import type { PlannedTurn, Take } from './turn-plan.ts';
import { contentWords, likeness } from './words.ts';

/** Applies the operations to the request; null when one of them cannot be applied. */
interface Draft {
  wishes: Wishes;
  /** Conditions of this message, as they were said. */
  added: string[];
  isNewSubject: boolean;
  /** One of its conditions is none that the filters of the search hold. */
  hasOwnConditions: boolean;
}

/** @param isFollowed the message has another operation on the list: then a plain request is looked up here too. */
export async function planList(
  planned: PlannedTurn,
  operations: readonly Operation[],
  isFollowed: boolean,
): Promise<Take | null> {
  const { turn } = planned;
  const gone = productsGivenUp(planned, operations);
  if (gone) return () => withoutProducts(turn, gone);
  const draft = await draftWishes(planned, operations);
  if (!draft) return null;
  const { added, isNewSubject } = draft;
  let { wishes } = draft;
  const isLimitChanged = !isNewSubject && changesLimit(turn, wishes, operations);
  if (isLimitChanged && (wishes.conditions ?? []).length === 0) return () => showWithin(turn, wishes);
  const isOwned = operations.some(({ kind }) => kind === 'owned');
  const hasNew =
    isLimitChanged || isOwned || draft.hasOwnConditions || wishes.ageMonths !== turn.memory.wishes?.ageMonths;
  let looked = await lookUp(turn, wishes);
  const isCorrection = !isNewSubject && operations.some(({ kind }) => kind === 'replace');
  if (isCorrection && looked.met.length === 0) {
    const given = await yieldingToNew(turn, wishes, turn.memory.wishes);
    if (given) ({ wishes, found: looked } = given);
  }
  // Where nothing fits the subject itself, what was shown as near to it is what is spoken of.
  const isOfTable = !isNewSubject && !looked.isSubjectThere && planned.table.shown.length > 0;
  const found = isOfTable ? judgeAll(turn, wishes, planned.table.shown, false) : looked;
  const fitting = isNewSubject && found.isSubjectThere ? forModel(turn, wishes, found.all) : null;
  if (fitting) return takeFitting(turn, fitting, found);
  if (isNewSubject && !found.isSubjectThere) {
    return planned.isNothingNear ? planAbsent(turn, wishes, found, operations) : null;
  }
  // Constraints that search filters cover are handled as any other request, except after a list, where they would be
  // conditions on it.
  const isPlain =
    planned.isGuess === true ||
    (isNewSubject && (operations.length > 1 || operations.some(({ kind }) => kind === 'find-also')));
  if (!hasNew && !isFollowed && !isPlain) return null;
  const isGivenUp = operations.some(({ kind }) => kind === 'drop');
  const isBorneOut =
    found.met.length > 0 &&
    (found.met.length < found.all.length || isFollowed || isNewSubject || isGivenUp || isLimitChanged);
  if (isBorneOut) return takeFound(turn, wishes, found);
  if (added.length === 0) return null;
  // Of several conditions, each may be met by some product, and only all together by none.
  const isStatedByNone = isNewSubject && planned.isGuess && added.length === 1;
  return (await withoutBudget(turn, wishes)) ?? (isStatedByNone ? takeSubject(turn, wishes, added) : null);
}

/** "Sorry, I meant 50", "forget the colour": another value of a filter, or none. */
function changesLimit({ memory }: Turn, { filters, words }: Wishes, operations: readonly Operation[]): boolean {
  const before = memory.wishes;
  const isOther = JSON.stringify(filters) !== JSON.stringify(before?.filters) || words !== before?.words;
  return isOther && operations.every(({ kind }) => kind === 'replace' || kind === 'drop');
}

async function* showWithin(turn: Turn, wishes: Wishes): AsyncGenerator<ReplyPiece> {
  yield { type: 'step', content: WORDINGS[turn.language].steps.searching };
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

/** The shop has the kind, but no data confirm the condition: shows the kind, and says that this is unknown. */
async function takeSubject(
  turn: Turn,
  { conditions: _none, ...wishes }: Wishes,
  added: string[],
): Promise<Take | null> {
  const { language, memory } = turn;
  const { all, isSubjectThere } = await lookUp(turn, wishes);
  if (!isSubjectThere || all.length === 0) return null;
  const wording = WORDINGS[language];
  const asked = added.map((text) => wording.quote(text)).join(wording.comma);
  const count = countOf(all.length, turn);
  const opening = oneOf(wording.found, memory.turns)({ count, wish: describeWish(wishes, turn) });
  return () => showList(turn, wishes, all, `${opening} ${PLAN_WORDING[language].noneSaysSo(asked)}`);
}

async function draftWishes({ turn }: PlannedTurn, operations: readonly Operation[]): Promise<Draft | null> {
  let wishes = turn.memory.wishes;
  const added: string[] = [];
  let isNewSubject = false;
  let hasOwnConditions = false;
  const hasNewKind = operations.some(
    ({ kind, slots }) => (kind === 'find' || kind === 'find-also') && slots.some(({ type }) => type === 'kind'),
  );
  // What somebody has already is left out of what is looked for beside it.
  const inOrder = [...operations].sort((one, other) => Number(one.kind === 'owned') - Number(other.kind === 'owned'));
  const saysMore = operations.some(({ slots }) => slots.length > 0);
  for (const operation of inOrder.map((one) => withNewValue(one, turn))) {
    // "No, wait" beside what is wanted instead.
    if (operation.kind === 'replace' && operation.slots.length === 0 && saysMore) continue;
    if (operation.kind === 'drop' && operation.slots.length === 0 && saysMore) continue;
    // "Never mind that, show me tablets": the new subject alone gives up the old one.
    if (operation.kind === 'drop' && operation.slots.length === 0 && hasNewKind) continue;
    if (operation.kind === 'owned' && (wishes === null || operation.slots.length === 0)) continue;
    const kindWords = textOf(slotsOf(operation, 'kind', 'product'));
    const startsAnew =
      kindWords !== '' &&
      operation.kind !== 'owned' &&
      (operation.kind === 'find' ||
        operation.kind === 'find-also' ||
        operation.kind === 'replace' ||
        wishes === null) &&
      !(
        wishes !== null &&
        operation.kind !== 'find' &&
        operation.kind !== 'find-also' &&
        isConditionOf(kindWords, turn)
      );
    if (startsAnew) {
      const kept = operation.kind === 'replace' && wishes ? limitsOf(wishes.filters) : {};
      wishes = { words: kindWords, said: kindWords, filters: kept, sort: 'relevance' };
      isNewSubject = true;
    } else if (operation.kind === 'gift' && wishes === null) {
      wishes = { words: kindWords, said: kindWords, filters: {}, sort: 'relevance' };
      isNewSubject = kindWords !== '';
    }
    if (wishes === null) return null;
    const changed = await applyOperation(wishes, operation, turn, startsAnew);
    if (changed === null) return null;
    wishes = changed.wishes;
    added.push(...changed.added);
    hasOwnConditions ||= changed.isOwn;
  }
  return wishes && { wishes, added, isNewSubject, hasOwnConditions };
}

/**
 * "Acoustic" is a kind of guitar: on a list of guitars it narrows; words that occur in none of them are a new subject.
 */
function isConditionOf(text: string, { memory }: Turn): boolean {
  const condition = readCondition(text, memory.language ?? 'en');
  return memory.shown.products.some(({ title }) => {
    const own = contentWords(title, memory.language ?? 'en');
    return condition.words.length > 0 && condition.words.every((word) => own.some((one) => likeness(one, word) >= 0.8));
  });
}

async function applyOperation(
  wishes: Wishes,
  operation: Operation,
  turn: Turn,
  hasSubject: boolean,
): Promise<{ wishes: Wishes; added: string[]; isOwn: boolean } | null> {
  const { kind } = operation;
  const filters = typedFilters(operation, turn);
  const age = ageOfPerson(textOf(slotsOf(operation, 'person')) || turn.message);
  const aged = age !== null && slotsOf(operation, 'person').length > 0 ? { ageMonths: age } : {};
  if (kind === 'drop') {
    const less = withoutDropped(wishes, operation, turn);
    // A constraint that was never set cannot be dropped; the list is unchanged.
    return { wishes: less, added: [], isOwn: true };
  }
  const texts = await wholeConditions(operation, turn, wishes, conditionTexts(operation, turn, hasSubject, filters));
  const negatives = negativeTexts(operation, turn);
  const renumbered =
    kind === 'replace' && !hasSubject ? withOtherNumber(wishes.words, textOf(operation.slots), turn.language) : null;
  // "Red suitcase", then "I meant blue": red stands among the words.
  const words = renumbered ?? withoutValues(wishes.words, Object.keys(filters.values), turn.language);
  const said = renumbered ?? withoutValues(wishes.said, Object.keys(filters.values), turn.language);
  const changed: Wishes = { ...narrowed({ ...wishes, words }, filters.values, ''), said, ...aged };
  if (texts.length + negatives.length === 0) {
    const isSaid = Object.keys(filters.values).length > 0 || hasSubject || age !== null || kind === 'gift';
    return isSaid ? { wishes: changed, added: [], isOwn: false } : null;
  }
  const { all } = await lookUp(turn, { ...changed, conditions: [] });
  const fresh = [
    ...texts.flatMap((text) => boundConditions(all, text, turn.language, false)),
    ...negatives.flatMap((text) => boundConditions(all, text, turn.language, true)),
  ].map((condition) => ({ ...condition, turn: turn.memory.turns }));
  const before = kind === 'replace' ? [] : (wishes.conditions ?? []);
  const kept = (kind === 'replace' ? (wishes.conditions ?? []) : before).filter(
    (old) => !fresh.some((one) => takesPlaceOf(one, old, kind, turn)),
  );
  const isOwn = fresh.some((condition) => isOwnCondition(condition, turn));
  return { wishes: { ...changed, conditions: [...kept, ...fresh] }, added: [...texts, ...negatives], isOwn };
}

/** Of a single value, the words around it where they tell products apart and it alone does not. */
async function wholeConditions(
  operation: Operation,
  turn: Turn,
  wishes: Wishes,
  texts: readonly string[],
): Promise<string[]> {
  const [only, ...others] = texts;
  const whole = operation.kind === 'replace' ? wholeText(turn, operation) : '';
  if (only === undefined || others.length > 0 || whole === only || isEmpty(readCondition(whole, turn.language))) {
    return [...texts];
  }
  const { all } = await lookUp(turn, { ...wishes, conditions: [] });
  const met = (text: string) => judgeAll(turn, { ...wishes, conditions: [{ text }] }, all, true).met.length;
  return met(whole) > 0 && met(only) !== met(whole) ? [whole] : [...texts];
}

/** A new value of the same attribute, another number of the same thing, or the opposite of what was said. */
function takesPlaceOf(fresh: WishedCondition, old: WishedCondition, kind: OperationKind, { language }: Turn): boolean {
  if (fresh.key !== undefined && fresh.key === old.key && !fresh.isNegated) return true;
  const [own, other] = [readCondition(fresh.text, language), readCondition(old.text, language)];
  if (own.amounts[0] && own.amounts[0].quantity === other.amounts[0]?.quantity) return true;
  const shares = own.words.some((word) => other.words.some((one) => likeness(word, one) >= 0.8));
  return shares && (kind === 'replace' || fresh.isNegated !== old.isNegated);
}

/** Conditions that the search holds by itself, of slots of their own type: `boy` of a size is no boy. */
function typedFilters(
  operation: Operation,
  { language, store, memory }: Turn,
): { values: SearchFilters; slots: Slot[] } {
  const values: SearchFilters = {};
  const { kind } = operation;
  const limited = (['price_max', 'price_min'] as const).find((key) => memory.wishes?.filters[key] !== undefined);
  const used: Slot[] = [];
  for (const slot of operation.slots) {
    const { understood } = understand(slot.text, { language, currency: store.currency.code });
    if (slot.type === 'price-min' || slot.type === 'price-max') {
      const amount = amountIn(slot.text);
      if (amount === null) continue;
      values[slot.type === 'price-min' ? 'price_min' : 'price_max'] = amount;
      used.push(slot);
    } else if (kind === 'replace' && limited !== undefined && slot.type !== 'size' && amountAlone(slot.text)) {
      // A bare number in place of another is the price, where a price was the limit.
      values[limited] = amountIn(slot.text) ?? undefined;
      used.push(slot);
    } else if (slot.type === 'color' || slot.type === 'material' || slot.type === 'size' || slot.type === 'brand') {
      const value = understood[slot.type];
      if (value === undefined || slot.isNegated) continue;
      values[slot.type] = value;
      used.push(slot);
    }
  }
  return { values, slots: used };
}

const amountAlone = (text: string): boolean => !/\p{L}/u.test(text) && amountIn(text) !== null;

function amountIn(text: string): number | null {
  const [written] = asciiDigits(text).match(NUMBER) ?? [];
  return written === undefined ? null : (readNumber(written)[0] ?? null);
}

/** Slots that say how it must be; without any, what the message says beside function words. */
function conditionTexts(
  operation: Operation,
  { message, language }: Turn,
  hasSubject: boolean,
  typed: { slots: Slot[] },
): string[] {
  const slots = operation.slots.filter(
    (slot) =>
      !slot.isNegated &&
      !typed.slots.includes(slot) &&
      ([...CONDITION_TYPES, 'product', 'brand'].includes(slot.type) || (slot.type === 'kind' && !hasSubject)) &&
      !(slot.type === 'product' && hasSubject),
  );
  if (operation.kind === 'exclude' || operation.kind === 'owned') return [];
  if (slots.length > 0) return slots.map(({ text }) => text).filter((text) => !isEmpty(readCondition(text, language)));
  const isPlain = operation.kind === 'constrain' || operation.kind === 'replace';
  if (!isPlain || operation.slots.length > 0) return [];
  return isEmpty(readCondition(message, language)) ? [] : [message];
}

function negativeTexts(operation: Operation, { message, language }: Turn): string[] {
  const slots = operation.slots.filter(
    ({ isNegated, type }) =>
      (isNegated || operation.kind === 'exclude' || operation.kind === 'owned') &&
      type !== 'deictic' &&
      type !== 'ordinal',
  );
  if (slots.length > 0) return slots.map(({ text }) => text);
  if (operation.kind !== 'exclude') return [];
  const rest = messageWithout(message, operation.slots);
  return isEmpty(readCondition(rest, language)) ? [] : [rest];
}

/** Things for the device that is meant. */
function takeFitting(turn: Turn, { wishes, documents, model }: Fitting, found: LookedUp): Take {
  const take = takeFound(turn, wishes, { ...found, met: documents });
  return async function* () {
    turn.memory.model = model;
    yield* take();
  };
}

function takeFound(turn: Turn, wishes: Wishes, { met }: LookedUp): Take {
  const { language, memory } = turn;
  const count = countOf(met.length, turn);
  const opening = oneOf(WORDINGS[language].found, memory.turns)({ count, wish: describeWish(wishes, turn) });
  return () => showList(turn, wishes, met, opening);
}

/**
 * Products that meet the conditions outside the price limit; null if the price is not the reason for the empty result.
 */
async function withoutBudget(turn: Turn, wishes: Wishes): Promise<Take | null> {
  const { price_min, price_max, ...filters } = wishes.filters;
  if (price_min === undefined && price_max === undefined) return null;
  const { below: _below, above: _above, ...rest } = wishes;
  const wider: Wishes = { ...rest, filters };
  const { met } = await lookUp(turn, wider);
  if (met.length === 0) return null;
  const { relaxed, lettingGo } = WORDINGS[turn.language];
  const said = { wish: describeWish(wishes, turn), condition: lettingGo.price, count: countOf(met.length, turn) };
  return () => showList(turn, wider, met, relaxed(said));
}

export async function* showList(
  turn: Turn,
  wishes: Wishes,
  documents: ProductDocument[],
  opening: string,
): AsyncGenerator<ReplyPiece> {
  yield { type: 'step', content: WORDINGS[turn.language].steps.searching };
  const found = { total: documents.length, documents, understood: {}, recoveredBy: null };
  const ids = documents.map(({ id }) => id);
  const kept: Wishes =
    (wishes.conditions ?? []).length > 0 || wishes.ageMonths !== undefined
      ? { ...wishes, filters: { ...wishes.filters, ids } }
      : wishes;
  yield* showProducts(turn, { found, wishes: kept, page: 1, opening });
}
