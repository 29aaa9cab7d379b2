/**
 * Merges the two interpretations of a message: by phrases (overrides), and by the reader. Operations of the reader with
 * high confidence take precedence if phrases find little more than a person (`LOOSE`), or a product request where there
 * is none (`NO_WISH`). Otherwise the override with the highest confidence that can be answered is used. If a sign casts
 * doubt on it (`doubt` in `rules.json`: words that the phrases do not explain, or operations that phrases cannot
 * express), operations of the reader take precedence, if their confidence is high and the shop's data can answer them.
 * So do questions about shown products and constraints on them, if the data confirm them.
 */
import { understand } from '@quarry/language';
import { asksOnlyForLanguage } from '../dialogue/asked-language.ts';
import type { HandledKind, Operation, OperationKind } from '../dialogue/operation.ts';
import type { Turn } from '../minds/mind.ts';
import { readPointedTalk } from '../minds/built-in/slots/pointed-talk.ts';
import { asksNoOwnField } from '../minds/built-in/slots/product-question.ts';
import { matchOverrides } from '../overrides/match-overrides.ts';
import type { Override } from '../overrides/override-rules.ts';
import { CLEAR, isSure, SURE } from '../overrides/sure-operations.ts';
import { signsOf } from '../overrides/signs.ts';
import { withoutHesitation } from '../phrases/hesitations.ts';
import { findAddition, findBySlots } from './find-by-slots.ts';
import { planGuess } from './guess.ts';
import { planTurn } from './plan-turn.ts';
import { isOfSubject } from './subject.ts';
import { readCar } from '../minds/built-in/slots/car-slots.ts';
import { readReferences } from '../minds/built-in/slots/references.ts';
import { HANDLERS } from './registry.ts';
import { planSum } from './take-total.ts';
import { loadTable, type Take } from './turn-plan.ts';

/** What a message is taken for, and how it is answered. */
export interface Understood {
  kind: HandledKind;
  /** Notes for the trace what it decided, once it is called. */
  take: Take;
}

/** Below it a condition was not even suspected. */
const POSSIBLE = 0.25;
/** A condition that is said of a list has few words. */
const MAX_WORDS_OF_CONDITION = 3;

/** Only overrides of at least this confidence take precedence over a request for another language. */
const LANGUAGE_ALONE = 0.89;
/** Beside these a question about what was shown may be meant. */
const MAY_BE_FACTS: ReadonlySet<HandledKind> = new Set(['shop-info', 'constrain', 'find', 'ask-fact']);
const MAY_BE_CONDITION: ReadonlySet<HandledKind> = new Set(['constrain', 'find', 'ask-fact']);

/** "Table lamps at the same price" is about lamps. */
const OF_TABLE: ReadonlySet<OperationKind> = new Set(['alike', 'more']);

/**
 * @param turn the message as it is understood, in plain words.
 * @param asTyped the message as the reader saw it, where the places of slots are.
 * @returns null when nothing can be answered; a product request always can. No state is changed before `take` is
 * called.
 */
export async function understandTurn(turn: Turn, asTyped: Turn): Promise<Understood | null> {
  // A respelled message is still what the reader read: its signs need no places of slots.
  const overrides = matchOverrides(turn.reading === asTyped.reading ? turn : { ...turn, reading: asTyped.reading });
  const exact = overrides.filter(({ confidence }) => confidence >= CERTAIN);
  const surer = overrides.filter(({ confidence }) => confidence >= LANGUAGE_ALONE && confidence < CERTAIN);
  const others = overrides.filter(({ confidence }) => confidence < LANGUAGE_ALONE);
  const surest = surestOf(overrides, turn);
  return (
    (await readSum(turn)) ??
    (await readClearly(surest, turn, asTyped)) ??
    (await firstToAnswer(exact, turn, asTyped)) ??
    (await readOfSole(surest, turn, asTyped)) ??
    (await readAboutList(surest, turn, asTyped)) ??
    (await firstToAnswer(surer, turn, asTyped)) ??
    (await readLanguage(asTyped)) ??
    (await readTotal(others, turn, asTyped)) ??
    (await firstToAnswer(others, turn, asTyped))
  );
}

/** Overrides of at least this confidence are whole messages. */
const CERTAIN = 0.93;

/** What is said of a request or a list that is there already: the reader tells these apart better than phrases. */
const OF_LIST_THERE: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'replace',
  'drop',
  'sort',
  'which-better',
  'total',
  'ask-fact',
  'select',
  'owned',
]);

async function readAboutList(surest: HandledKind | null, turn: Turn, read: Turn): Promise<Understood | null> {
  const asTyped = asPointing(read);
  const { memory, store } = turn;
  const operations = asTyped.reading?.operations ?? [];
  const [first] = operations;
  if (!first || (memory.wishes === null && memory.shown.products.length === 0)) return null;
  if (isSurer(surest, turn, operations)) return null;
  const addition = first.confidence >= CLEAR ? findAddition(turn, operations) : null;
  if (addition) return { kind: 'find', take: addition };
  const isCorrected = withoutHesitation(asTyped.message) !== asTyped.message;
  const isClear = (one: Operation): boolean =>
    isSure(one) || (isCorrected && one.kind === 'replace' && one.confidence >= LIKELY);
  if (!operations.every((one) => isClear(one) && OF_LIST_THERE.has(one.kind))) return null;
  if (
    !isReadable(turn, operations, isClear) ||
    operations.some(({ kind }) => store.kind === 'auto' && kind === 'ask-fact')
  )
    return null;
  const take = await planTurn(asTyped);
  return take && { kind: first.kind, take };
}

/** "How much for two with delivery": a sum of what is shown, whatever else the words are. */
async function readSum(turn: Turn): Promise<Understood | null> {
  const take = await planSum(turn);
  return take && { kind: 'total', take: decided(turn, take) };
}

const decided =
  (turn: Turn, take: Take): Take =>
  () => {
    turn.decide?.({ by: 'plan', what: 'total' });
    return take();
  };

/**
 * "Does the bulb come with it", while one product is spoken of: a clear question is about that product, where phrases would
 * look for bulbs.
 */
async function readOfSole(surest: HandledKind | null, turn: Turn, asTyped: Turn): Promise<Understood | null> {
  const operations = asTyped.reading?.operations ?? [];
  const { memory, store } = turn;
  const isOfOne = memory.shown.products.length === 1 || (memory.isAboutFew && memory.focus.length === 1);
  const isAsked =
    operations.length > 0 && operations.every((one) => one.kind === 'ask-fact' && one.confidence >= CLEAR);
  if (!isOfOne || !isAsked || store.kind === 'auto' || surest === null || !FOR_LIST.has(surest)) return null;
  const take = isReadable(turn, operations) ? await planTurn(asTyped) : null;
  return take && { kind: 'ask-fact', take };
}
/** What phrases take such a question for. */
const FOR_LIST: ReadonlySet<HandledKind> = new Set<HandledKind>(['find', 'constrain']);

/** Phrases that name a field of a product, another step back, or explain every word are more reliable than the reader. */
function isSurer(surest: HandledKind | null, turn: Turn, operations: readonly Operation[]): boolean {
  if (surest === null || surest === 'select' || surest === 'find') return false;
  // "Until when is it open?" asks the shop, as long as it points at no product.
  if (surest === 'shop-info') return !operations.some(points);
  // "How much is the cheapest vitamin" beside syrups is about no syrup.
  const named = operations.flatMap(({ slots }) => slots.filter(({ type }) => type === 'kind'));
  const isOfOthers = named.length > 0 && named.every(({ text }) => !isOfSubject(text, turn));
  if (surest === 'ask-fact' && isOfOthers) return false;
  return EXACT.has(surest) || NAMES_FIELD.has(surest) || !signsOf(turn)('hasUnexplained');
}
const NAMES_FIELD: ReadonlySet<HandledKind> = new Set<HandledKind>(['ask-fact', 'goes-with', 'go-back']);

/** "And the second?", whatever else it was taken for: nothing but a place in the list that is shown. */
function asPointing(turn: Turn): Turn {
  const { reading, message, language, memory } = turn;
  const [only, ...others] = reading?.operations ?? [];
  if (!reading || !only || others.length > 0 || KNOWS_WHAT.has(only.kind)) return turn;
  const isPlace = only.slots.length > 0 && only.slots.every(({ type }) => type === 'ordinal');
  if (!isPlace || readReferences(message, language, memory)?.how !== 'place') return turn;
  const operation: Operation = { ...only, kind: 'select', confidence: Math.max(only.confidence, CLEAR) };
  return { ...turn, reading: { ...reading, operations: [operation] } };
}
const KNOWS_WHAT: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'ask-fact',
  'which-better',
  'compare',
  'total',
  'why',
  'alike',
  'goes-with',
  'exclude',
  'owned',
  'drop',
]);

async function firstToAnswer(overrides: readonly Override[], turn: Turn, asTyped: Turn): Promise<Understood | null> {
  for (const override of overrides) {
    const take = HANDLERS[override.kind].fromPhrases?.(turn, override.topic);
    if (!take) continue;
    const operations = asTyped.reading?.operations ?? [];
    const [first] = operations;
    if (first && isMistaken(override, turn, operations)) {
      const planned = first.kind !== 'find' && isReadable(turn, operations) ? await planTurn(asTyped) : null;
      if (planned) return { kind: first.kind, take: planned };
      continue;
    }
    return (await readBefore(override, turn, asTyped)) ?? { kind: override.kind, take: noted(turn, override, take) };
  }
  return null;
}

const noted =
  (turn: Turn, { kind, confidence }: Override, take: Take): Take =>
  () => {
    turn.decide?.({ by: 'phrases', what: kind, confidence });
    return take();
  };

/** Phrases match a person or a request without a subject in these words, independent of the rest of the message. */
const LOOSE: ReadonlySet<HandledKind> = new Set<HandledKind>(['gift', 'anything']);
/** Operations that the reader distinguishes from a product request and phrases do not. */
const NO_WISH: ReadonlySet<OperationKind> = new Set<OperationKind>([
  'ask-fact',
  'sort',
  'which-better',
  'compare-than',
  'compare',
  'why',
  'total',
  'go-back',
  'shop-info',
]);

/** What the reader found, where it is sure of all of it and the shop's data answer it. */
async function readClearly(surest: HandledKind | null, turn: Turn, asTyped: Turn): Promise<Understood | null> {
  const operations = asTyped.reading?.operations ?? [];
  const [first] = operations;
  if (!first || !operations.every(isSure)) return null;
  const isMistaken = surest === 'find' && operations.every(({ kind }) => NO_WISH.has(kind));
  if (surest === null || !(LOOSE.has(surest) || isMistaken)) return null;
  const take = (await planTurn(asTyped)) ?? findBySlots(turn, operations);
  return take && { kind: first.kind, take };
}

/** What the phrases alone take a message for. */
export const toldBy = (turn: Turn): HandledKind | null => surestOf(matchOverrides(turn), turn);

/** The surest that can answer. */
function surestOf(overrides: readonly Override[], turn: Turn): HandledKind | null {
  return overrides.find(({ kind, topic }) => HANDLERS[kind].fromPhrases?.(turn, topic))?.kind ?? null;
}

/** Phrases of these are all of the message. */
const EXACT: ReadonlySet<HandledKind> = new Set(['greeting', 'thanks', 'goodbye', 'help', 'restart', 'more']);

/** What several things come to, which no phrase computes. */
async function readTotal(overrides: readonly Override[], turn: Turn, asTyped: Turn): Promise<Understood | null> {
  const operations = asTyped.reading?.operations ?? [];
  const isTotal = operations.length > 0 && operations.every(({ kind }) => kind === 'total');
  if (!isTotal || !isReadable(turn, operations) || overrides.some(({ kind }) => EXACT.has(kind))) return null;
  const take = await planTurn(asTyped);
  return take && { kind: 'total', take };
}

/**
 * Phrases that find an order, a present or a part of a car in words that the reader holds for something else. A number or
 * an address may prove an order, and a word for a present is one.
 */
function isMistaken({ kind }: Override, turn: Turn, operations: readonly Operation[]): boolean {
  const others = MISTAKEN_FOR[kind];
  const [first] = operations;
  if (!others || !first || first.confidence < LIKELY) return false;
  if (kind === 'order-status' && (/[\d@#]/u.test(turn.message) || turn.memory.orders.last !== null)) return false;
  if (kind === 'gift' && signsOf(turn)('asksForGift')) return false;
  // "A cover for the Zorin 12" of a shop that sells more than parts is for no car.
  if (kind === 'car-part' && first.kind === 'find') return turn.store.kind !== 'auto' && !namesCar(turn);
  return operations.every((one) => others.has(one.kind));
}
const namesCar = ({ message, memory }: Turn): boolean => memory.advice.car !== null || readCar(message) !== null;
const LIKELY = 0.45;
const ON_PRODUCTS: readonly OperationKind[] = [
  'ask-fact',
  'sort',
  'which-better',
  'compare-than',
  'compare',
  'constrain',
  'exclude',
  'why',
  'total',
  'goes-with',
  'select',
];
const MISTAKEN_FOR: Partial<Record<HandledKind, ReadonlySet<OperationKind>>> = {
  'order-status': new Set([...ON_PRODUCTS, 'find', 'find-also', 'gift']),
  gift: new Set([...ON_PRODUCTS, 'find', 'find-also']),
  'car-part': new Set<OperationKind>([
    'find',
    'find-also',
    'ask-fact',
    'sort',
    'which-better',
    'compare',
    'why',
    'total',
  ]),
};

/** What the reader found, where it goes before the override. */
async function readBefore({ kind, isDoubted }: Override, turn: Turn, asTyped: Turn): Promise<Understood | null> {
  const operations = asTyped.reading?.operations ?? [];
  const [first] = operations;
  if (!first) return null;
  // What phrases would add to the words of the wish, or explain only in part.
  if ((kind === 'constrain' || kind === 'find') && signsOf(turn)('hasUnexplained')) {
    const take = findAddition(turn, operations);
    if (take) return { kind: 'find', take };
  }
  if (MAY_BE_CONDITION.has(kind) && isConditionOfList(kind, turn, operations)) {
    const take = await planGuess(asTyped, false, 'constrain');
    if (take) return { kind: 'constrain', take };
  }
  if (isReadable(turn, operations) && isDoubted()) {
    const take = await planTurn(asTyped);
    return take && { kind: first.kind, take };
  }
  if (MAY_BE_FACTS.has(kind) && asksFactsOfTable(kind, turn, operations)) {
    const take = await planGuess(asTyped, false, 'ask-fact');
    return take && { kind: 'ask-fact', take };
  }
  return null;
}

/** Nothing but another language is asked for. */
async function readLanguage(turn: Turn): Promise<Understood | null> {
  const { reading } = turn;
  const [operation] = reading?.operations ?? [];
  if (!reading || !operation || !asksOnlyForLanguage(reading)) return null;
  const take = await HANDLERS.language.fromSlots?.({ turn, reading, table: await loadTable(turn) }, operation);
  if (!take) return null;
  return {
    kind: 'language',
    take: () => {
      turn.decide?.({ by: 'plan', what: 'language' });
      return take();
    },
  };
}

function isReadable(turn: Turn, operations: readonly Operation[], isClear = isSure): boolean {
  if (!operations.every(isClear)) return false;
  const [first] = operations;
  if (operations.length === 1 && first) {
    // "Both, please" is a choice; without a referring word, phrases are more reliable for choices.
    if (first.kind === 'select' && !points(first)) return false;
    if (OF_TABLE.has(first.kind) && signsOf(turn)('namesProduct')) return false;
  }
  const { message, language, store } = turn;
  // A price that is not recognized as one would be misinterpreted.
  const { price_min, price_max } = understand(message, { language, currency: store.currency.code }).understood;
  const hasPrice = price_min !== undefined || price_max !== undefined;
  return !hasPrice || operations.some(hasPriceSlot) || operations.some(hasOtherNumber);
}

/** "Make it 500" says no more than the number. */
const hasOtherNumber = ({ kind, slots }: Operation): boolean =>
  kind === 'replace' && slots.some(({ text }) => /^[\p{N}.,٫]+$/u.test(text.trim()));

function asksFactsOfTable(kind: HandledKind, turn: Turn, operations: readonly Operation[]): boolean {
  const isAsked = operations.every((one) => one.kind === 'ask-fact' && isSure(one));
  if (!isAsked || turn.memory.shown.products.length === 0) return false;
  if (kind === 'find') return !signsOf(turn)('namesProduct') || operations.some(points);
  if (kind !== 'ask-fact') return true;
  const talk = readPointedTalk(turn);
  return talk?.kind === 'about' && (asksNoOwnField(talk) || operations.some(hasNumberSlot));
}

/** A few words after a list, which the reader holds for a condition rather than anything else. */
function isConditionOfList(kind: HandledKind, turn: Turn, operations: readonly Operation[]): boolean {
  const [only, ...others] = operations;
  if (only?.kind !== 'constrain' || others.length > 0 || only.confidence < POSSIBLE || only.confidence >= SURE) {
    return false;
  }
  const { memory, message } = turn;
  const isShort = message.trim().split(/\s+/u).length <= MAX_WORDS_OF_CONDITION && !/[?؟]/u.test(message);
  if (!isShort || memory.wishes === null || memory.shown.products.length < 2) return false;
  return kind === 'ask-fact' || signsOf(turn)('hasUnexplained');
}

const points = ({ slots }: Operation): boolean =>
  slots.some(({ type }) => type === 'deictic' || type === 'ordinal' || type === 'quantity');

/** A number with a unit is no price either. */
const hasPriceSlot = ({ slots }: Operation): boolean =>
  slots.some(
    ({ type, text }) =>
      ((type === 'price-min' || type === 'price-max') && /\p{N}/u.test(text)) ||
      (type === 'measure' && /\p{N}/u.test(text) && /\p{L}/u.test(text)),
  );

const NUMBERED: ReadonlySet<string> = new Set([
  'price-min',
  'price-max',
  'measure',
  'size',
  'quantity',
  'order-number',
]);
const hasNumberSlot = ({ slots }: Operation): boolean =>
  slots.some(({ type, text }) => NUMBERED.has(type) && /\p{N}/u.test(text));
