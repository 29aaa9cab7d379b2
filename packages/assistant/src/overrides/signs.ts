/** The named signs of a message that override rules may refer to, besides phrases. */
import type { Operation, OperationKind } from '../dialogue/operation.ts';
import type { Turn } from '../minds/mind.ts';
import { goesBack } from '../minds/built-in/slots/going-back.ts';
import { readComparison } from '../minds/built-in/slots/compared-products.ts';
import { readContinued, readWish } from '../minds/built-in/slots/continued-wish.ts';
import { readGiftQuestion } from '../minds/built-in/slots/gift-question.ts';
import { readOrderSlots } from '../minds/built-in/slots/order-slots.ts';
import { namesNoSuchPlace, readPointedTalk } from '../minds/built-in/slots/pointed-talk.ts';
import { isExplained } from '../minds/built-in/slots/product-question.ts';
import { readReferences } from '../minds/built-in/slots/references.ts';
import { isSum } from '../minds/built-in/slots/sums.ts';
import { readWishSlots, type WishSlots } from '../minds/built-in/slots/wish-slots.ts';
import type { PhraseList } from '../words/phrases.ts';
import { listOf } from '../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../phrases/own-phrases.ts';
import { ageOfPerson } from '../plan/ages.ts';
import { countryIn } from '../plan/countries.ts';
import { isSure, SURE } from './sure-operations.ts';
import { LIST_KINDS } from '../plan/list-kinds.ts';
import { foldText } from '../words/fold-text.ts';

export const SIGNS = [
  'asksForGift',
  'asksFactOfThing',
  'asksOfPlace',
  'asksUnknownFact',
  'asksWho',
  'callsItAJoke',
  'comparesByName',
  'continuesWish',
  'goesBack',
  'hasTable',
  'hasUnexplained',
  'hasWishes',
  'isGladEmoji',
  'isOutburst',
  'isShort',
  'isSum',
  'isSupposed',
  'isWish',
  'isWishless',
  'namesNoSuchPlace',
  'namesNothing',
  'namesOtherCountry',
  'namesProduct',
  'namesProductBeside',
  'pointsAtProduct',
  'provesOrder',
  'readsChange',
  'readsGoingBack',
  'readsMore',
  'readsNoWish',
  'readsOrderAlone',
  'readsTakingBack',
  'readsTalk',
  'saysAge',
  'saysThanksAlone',
] as const;
export type Sign = (typeof SIGNS)[number];

const GLAD_EMOJI = /^[\s\u{FE0F}👍👌🙏👏💯🎉✨🔥❤💕💖😍🥰😘😊🙂😀😃😄😁😆😉🤗]+$/u;

/** Thanks and farewells with a few words more: "thanks, you have been lovely". */
const LONGEST_THANKS = 6;
const LONGEST_OUTBURST = 4;

/** "Your prices are a joke" wants none. */
const CALLED_A_JOKE = /(?<!\p{L})(?:is|are|was|were|what)(?: such| just| really)? a joke(?!\p{L})/u;

/** What may happen: with "if", or the conditional of Turkish and Azerbaijani. */
const SUPPOSED =
  /(?<!\p{L})(?:what if|if (?:a|an|the|it|one|any|something|some)|in case|რომ (?:აღმოჩნდეს|მოვიდეს)|თუ|eger|اذا|لو)(?!\p{L})|(?<=\p{L}{2})(?:irsa|ursa|arsa|erse|irse|urse|sixsa|cixsa|olsa|gelse|olursa|cikarsa)(?!\p{L})/u;

/** Asks for somebody: "who won the cup?" asks for no cup. */
const WHO =
  /^(?:who|ვინ|kim|من|مين)(?!\p{L})|(?<!\p{L})(?:(?:kimdir|kim)[?!.\s]*$|kim (?:kazan|ud|qazan|kazand)\p{L}*)/u;

/**
 * Operations that the reader recognizes better than phrases, if these recognized only a request, a question or a place.
 */
const OF_READER: ReadonlySet<OperationKind> = new Set([
  'total',
  'which-better',
  'alike',
  'more',
  'drop',
  'owned',
  'goes-with',
]);
/** With these operations a named product is not a request. */
const OF_WHOLE: ReadonlySet<OperationKind> = new Set(['total', 'drop', 'owned']);
const CHANGING: ReadonlySet<OperationKind> = new Set(['constrain', 'exclude', 'replace', 'drop']);
const ORDERING: ReadonlySet<OperationKind> = new Set(['sort', 'which-better']);
const TALK: ReadonlySet<OperationKind> = new Set(['out-of-scope', 'hand-over', 'complaint', 'order-status']);
const CERTAIN = 0.9;
const TAKING_BACK: ReadonlySet<OperationKind> = new Set(['drop', 'owned']);

const TESTS: Record<Sign, (turn: Turn, wish: WishSlots, said: PhraseList | null) => boolean> = {
  // Of a present that is spoken of already anything may be said.
  asksForGift: (turn) => turn.memory.advice.gift !== null || readGiftQuestion(turn)?.gift.isGift === true,
  // "Does it come with a battery" of a torch asks for no car battery.
  asksFactOfThing: (turn) =>
    turn.store.kind !== 'auto' &&
    isLone(turn, 'ask-fact') &&
    readable(turn).some(({ slots }) => slots.some(({ type }) => type === 'deictic' || type === 'ordinal')),
  asksOfPlace: (turn) =>
    readReferences(turn.message, turn.language, turn.memory)?.how === 'place' &&
    readPointedTalk(turn)?.kind === 'about',
  asksUnknownFact: (turn) => {
    const talk = readPointedTalk(turn);
    return talk?.kind === 'about' && !isExplained(talk) && readsNoWish(turn);
  },
  asksWho: ({ message }) => WHO.test(foldText(message).trim()),
  callsItAJoke: ({ message }) => CALLED_A_JOKE.test(foldText(message)),
  comparesByName: (turn) => (readComparison(turn)?.ids.length ?? 0) < 2,
  continuesWish: (turn, wish) => readContinued(turn, wish) !== null,
  goesBack,
  hasTable: ({ memory }) => memory.shown.products.length > 0 || memory.focus.length > 0,
  hasUnexplained: (turn, wish) => (readContinued(turn, wish) ?? wish).unexplained.length > 0,
  hasWishes: ({ memory }) => memory.wishes !== null,
  isGladEmoji: ({ message }) => GLAD_EMOJI.test(message),
  isOutburst: ({ message }) => countWords(message) <= LONGEST_OUTBURST,
  isShort: ({ message }) => countWords(message) <= LONGEST_THANKS,
  isSum: ({ message }) => isSum(message),
  // "What if a screw is missing" complains of nothing.
  isSupposed: ({ message }) => SUPPOSED.test(foldText(message)),
  // "I need a new battery, mine stopped working" is a request.
  isWish: ({ message, language }, { namesProduct }) =>
    namesProduct && OWN_PHRASES[language].around.removeFrom(message) !== message.replace(/\s+/g, ' ').trim(),
  isWishless: (_turn, { namesProduct, unexplained, hasMeaning }) =>
    !namesProduct && (unexplained.length > 0 || !hasMeaning),
  namesNoSuchPlace,
  namesNothing: (_turn, { namesProduct }) => !namesProduct,
  namesOtherCountry: ({ message }) => countryIn(message) !== null,
  namesProduct: (_turn, { namesProduct }) => namesProduct,
  // "Talk" is talc elsewhere; in "talk to a person" it is no thing.
  namesProductBeside: ({ message, language, store }, { namesProduct }, said) =>
    namesProduct && readWishSlots(said?.removeFrom(message) ?? message, language, store.currency.code).namesProduct,
  pointsAtProduct: ({ message, language, memory }) => {
    const how = readReferences(message, language, memory)?.how;
    return how !== undefined && how !== 'description';
  },
  provesOrder: ({ message, memory }) => {
    const { number, email, phoneEnding } = readOrderSlots(message, { numberPending: memory.orders.pending !== null });
    return number !== null && (email !== null || phoneEnding !== null);
  },
  readsChange: (turn) => {
    const operations = readable(turn);
    return operations.length > 0 && (operations.every(changesWish) || operations.some(namesThing));
  },
  readsGoingBack: (turn) => isLone(turn, 'go-back'),
  readsMore: (turn) => readsLoneOrTakingBack(turn, OF_READER),
  readsNoWish,
  readsOrderAlone: (turn) => {
    const operations = readable(turn);
    return operations.length > 0 && operations.every(({ kind }) => ORDERING.has(kind));
  },
  readsTakingBack: (turn) => readsLoneOrTakingBack(turn, OF_WHOLE),
  // "Write me a poem" names poems, and wants none.
  readsTalk: ({ reading }) => {
    const [only, ...others] = reading?.operations ?? [];
    return only !== undefined && others.length === 0 && TALK.has(only.kind) && only.confidence >= CERTAIN;
  },
  saysAge: ({ message }) => ageOfPerson(message) !== null,
  saysThanksAlone: ({ message }) => listOf('thanks').isAllOf(foldText(message).trim()),
};

/** Answers each sign of a message once. `said`: the phrases of the rule that asks. */
export function signsOf(turn: Turn): (sign: Sign, said?: PhraseList | null) => boolean {
  const known = new Map<Sign, boolean>();
  return (sign, said = null) => {
    const before = said ? undefined : known.get(sign);
    if (before !== undefined) return before;
    const found = TESTS[sign](turn, readWish(turn), said);
    if (!said) known.set(sign, found);
    return found;
  };
}

/** What the reader found, where it is sure of all of it. */
function readable({ reading }: Turn): readonly Operation[] {
  const operations = reading?.operations ?? [];
  return operations.every(isSure) ? operations : [];
}

function isLone(turn: Turn, wanted: OperationKind): boolean {
  const [only, ...others] = readable(turn);
  return only?.kind === wanted && others.length === 0;
}

/** One operation of these kinds, or several of which one takes something back. */
function readsLoneOrTakingBack(turn: Turn, lone: ReadonlySet<OperationKind>): boolean {
  const operations = readable(turn);
  const kinds = operations.length > 1 ? TAKING_BACK : lone;
  return operations.some(({ kind }) => kinds.has(kind));
}

function readsNoWish(turn: Turn): boolean {
  return !readable(turn).some(({ kind }) => LIST_KINDS.has(kind));
}

const changesWish = ({ kind, slots }: Operation): boolean =>
  CHANGING.has(kind) && slots.length > 0 && (kind !== 'constrain' || !slots.some(({ type }) => type === 'kind'));

const namesThing = ({ kind, slots }: Operation): boolean =>
  kind === 'find-also' && slots.some(({ type, confidence }) => type === 'kind' && confidence >= SURE);

const countWords = (message: string): number => foldText(message).match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
