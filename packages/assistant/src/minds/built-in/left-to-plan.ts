/**
 * Which messages are answered from the operations that were read rather than from the phrases that were recognised:
 * those of which the phrases explain too little, and those that ask what only the data can tell.
 */
import { understand } from '@quarry/language';
import type { Operation, OperationKind } from '../../dialogue/operation.ts';
import { ageOfPerson } from '../../plan/ages.ts';
import { LIST_KINDS } from '../../plan/take-list.ts';
import { countryIn } from '../../plan/countries.ts';
import type { Turn } from '../mind.ts';
import type { Intent } from './intents/recognise-intent.ts';

/** Below it a reading is no reason to pass over what the phrases recognised. */
const SURE = 0.6;

/** What the phrases recognise by themselves at least as well. */
const OF_PHRASES: ReadonlySet<OperationKind> = new Set([
  'more',
  'go-back',
  'select',
  'alike',
  'why',
  'confirm',
  'deny',
]);

const BY_PRICE: ReadonlySet<Intent['kind']> = new Set(['which', 'sort']);

/** `data`, `condition`: to the plan as far as the shop's data answer the question, or meet the condition. */
export type LeftTo = 'plan' | 'data' | 'condition' | 'phrases';

export function leftTo(turn: Turn, intent: Intent): LeftTo {
  const { reading, memory } = turn;
  const operations = reading?.operations ?? [];
  if (isConditionOfList(turn, intent, operations)) return 'condition';
  if (operations.length === 0 || !operations.every(isSure)) return 'phrases';
  if (isOfReader(intent, operations) || isLeftToPlan(turn, intent, operations)) return 'plan';
  const asksFacts = operations.every(({ kind }) => kind === 'ask-fact') && memory.shown.products.length > 0;
  const isOther =
    intent.kind === 'shop' ||
    intent.kind === 'narrow' ||
    (intent.kind === 'find' && (!intent.wish.namesProduct || operations.some(points)));
  const isAbout = intent.kind === 'about' && (asksNoOwnField(intent) || operations.some(hasNumberSlot));
  return asksFacts && (isOther || isAbout) ? 'data' : 'phrases';
}

/** The thing that is looked for, named surely, makes up for some doubt about the operation. */
const isSure = ({ kind, confidence, slots }: Operation): boolean =>
  confidence >= SURE ||
  (confidence >= LIKELY && kind === 'find' && slots.some((slot) => slot.type === 'kind' && slot.confidence >= CLEAR));
const LIKELY = 0.45;
const CLEAR = 0.8;

/** What the reader tells better than phrases, where these recognised only a wish, a question or a place. */
const OF_READER: ReadonlySet<OperationKind> = new Set([
  'total',
  'which-better',
  'alike',
  'more',
  'drop',
  'owned',
  'goes-with',
]);
/** Of these a thing that is named beside is no wish. */
const OF_WHOLE: ReadonlySet<OperationKind> = new Set(['total', 'drop', 'owned']);
const UNSPECIFIC: ReadonlySet<Intent['kind']> = new Set([
  'find',
  'narrow',
  'about',
  'compare',
  'no-such-place',
  'choose',
]);

function isOfReader(intent: Intent, operations: readonly Operation[]): boolean {
  const [first] = operations;
  if (!first || !UNSPECIFIC.has(intent.kind)) return false;
  if (intent.kind === 'compare' && operations.some(({ kind }) => kind === 'compare')) return false;
  if (operations.length > 1) return operations.some(({ kind }) => kind === 'drop' || kind === 'owned');
  // "Table lamps at the same price" is about lamps.
  if (intent.kind === 'find' && intent.wish.namesProduct && !OF_WHOLE.has(first.kind)) return false;
  return OF_READER.has(first.kind);
}

/** A few words after a list, which the reader holds for a condition rather than anything else. */
function isConditionOfList({ memory, message }: Turn, intent: Intent, operations: readonly Operation[]): boolean {
  const [only, ...others] = operations;
  if (only?.kind !== 'constrain' || others.length > 0 || only.confidence < POSSIBLE || only.confidence >= SURE)
    return false;
  const isShort = message.trim().split(/\s+/u).length <= MOST_WORDS && !/[?؟]/u.test(message);
  const isUnknown = (intent.kind === 'narrow' || intent.kind === 'find') && intent.wish.unexplained.length > 0;
  const isOfList = intent.kind === 'about' || isUnknown;
  return isShort && isOfList && memory.wishes !== null && memory.shown.products.length > 1;
}
const POSSIBLE = 0.25;
const MOST_WORDS = 3;

function isLeftToPlan(turn: Turn, intent: Intent, operations: readonly Operation[]): boolean {
  const { message, language, store } = turn;
  const [first] = operations;
  if (operations.length === 1 && first && OF_PHRASES.has(first.kind)) return false;
  // A price that nobody read as one would be taken for something else.
  const { price_min, price_max } = understand(message, { language, currency: store.currency.code }).understood;
  const hasPrice = price_min !== undefined || price_max !== undefined;
  if (hasPrice && !operations.some(hasPriceSlot)) return false;
  switch (intent.kind) {
    case 'find':
      return intent.wish.unexplained.length > 0 || !intent.wish.namesProduct;
    case 'narrow':
      return intent.wish.unexplained.length > 0 || operations.every(changesWish) || operations.some(namesThing);
    case 'gift':
      return ageOfPerson(message) !== null;
    case 'shop':
      return countryIn(message) !== null;
    case 'about':
      return !operations.some(({ kind }) => LIST_KINDS.has(kind)) && !isExplained(intent);
    case 'no-such-place':
      return !operations.some(({ kind }) => LIST_KINDS.has(kind));
    case 'compare':
      return intent.ids.length < 2;
    default:
      return BY_PRICE.has(intent.kind) && operations.every(({ kind }) => kind === 'sort' || kind === 'which-better');
  }
}

const namesThing = ({ kind, slots }: Operation): boolean =>
  kind === 'find-also' && slots.some(({ type, confidence }) => type === 'kind' && confidence >= SURE);

const points = ({ slots }: Operation): boolean => slots.some(({ type }) => type === 'deictic' || type === 'ordinal');

const CHANGING: ReadonlySet<OperationKind> = new Set(['constrain', 'exclude', 'replace', 'drop']);
const changesWish = ({ kind, slots }: Operation): boolean =>
  CHANGING.has(kind) && slots.length > 0 && (kind !== 'constrain' || !slots.some(({ type }) => type === 'kind'));

/** A number with a unit is no price either. */
const hasPriceSlot = ({ slots }: Operation): boolean =>
  slots.some(
    ({ type, text }) =>
      ((type === 'price-min' || type === 'price-max') && /\p{N}/u.test(text)) ||
      (type === 'measure' && /\p{N}/u.test(text) && /\p{L}/u.test(text)),
  );

const hasNumberSlot = ({ slots }: Operation): boolean =>
  slots.some(
    ({ type, text }) =>
      ['price-min', 'price-max', 'measure', 'size', 'quantity', 'order-number'].includes(type) && /\p{N}/u.test(text),
  );

/** Price, stock and rating have answers of their own. */
const asksNoOwnField = ({ topics }: Extract<Intent, { kind: 'about' }>): boolean =>
  !topics.some((topic) => topic === 'price' || topic === 'stock' || topic === 'rating');

/** The fields that were asked for are known by name; "is there" alone leaves open what shall be there. */
function isExplained({ topics, attributes, asked, concepts }: Extract<Intent, { kind: 'about' }>): boolean {
  const fields = topics.filter((topic) => topic !== 'stock' && topic !== 'description');
  return fields.length + attributes.length + concepts.length + Object.keys(asked).length > 0;
}
