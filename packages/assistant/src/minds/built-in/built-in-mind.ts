/**
 * The mind that needs no model: it recognises what a message wants, fills in the details, asks the store's tools and
 * words the answer. One ability a file; this one only decides whose turn it is, and leaves to the plan what the phrases
 * explain too little of.
 */
import { forgetWishes, noteTyped } from '../../memory/memory.ts';
import { labelOfAnyKind } from '../../memory/wishes.ts';
import type { ReplyPiece } from '../../reply-piece.ts';
import type { Mind, Turn } from '../mind.ts';
import { aboutProduct } from './abilities/about-product.ts';
import { compare } from './abilities/compare.ts';
import { showAnything } from './abilities/anything.ts';
import { findCarPart } from './abilities/car-parts.ts';
import { find } from './abilities/find.ts';
import { findGift } from './abilities/gift.ts';
import { whatGoesWith } from './abilities/goes-with.ts';
import { showReduced } from './abilities/on-sale.ts';
import { composeSet } from './abilities/outfit.ts';
import {
  cheaperOrDearer,
  inOrder,
  letGo,
  moreOfTheSame,
  narrow,
  notBy,
  otherColor,
  restart,
} from './abilities/narrow.ts';
import { otherButtons } from './abilities/press-offer.ts';
import { askWhichPlace, choose, moreLike, tellWhich, undo, withoutProducts } from './abilities/pointed-products.ts';
import { tellOrder } from './abilities/order-status.ts';
import { tellShopFact } from './abilities/shop-facts.ts';
import { smallTalk } from './abilities/small-talk.ts';
import { type Intent, recogniseIntent } from './intents/recognise-intent.ts';
import { matterOf } from './intents/matter-of.ts';
import { recogniseCounter } from './intents/recognise-counter.ts';
import { asksOnlyForLanguage, languageAskedFor } from '../../dialogue/asked-language.ts';
import { PLAN_WORDING } from '../../say/plan-wording.ts';
import { planGuess } from '../../plan/guess.ts';
import { planTurn } from '../../plan/plan-turn.ts';
import { leftTo } from './left-to-plan.ts';
import { serve } from './serve.ts';
import { inPlainSpelling } from './slots/as-typed.ts';
import { allergiesIn } from './slots/allergies.ts';
import { asRuledOut } from './slots/dislikes.ts';
import { inPlainWords } from './slots/plain-symptoms.ts';
import { groundedWish } from './slots/grounded-wish.ts';
import { readWishSlots } from './slots/wish-slots.ts';
import { FREE_FROM_WORDING } from './wording/free-from.ts';
import { WORDINGS } from './wording/wordings.ts';

const LEAVES_LIST: ReadonlySet<Intent['kind']> = new Set([
  'find',
  'narrow',
  'cheaper',
  'dearer',
  'sort',
  'undo',
  'let-go',
  'not-by',
  'other-color',
]);

export function createBuiltInMind(): Mind {
  return { reply };
}

async function* reply(received: Turn): AsyncGenerator<ReplyPiece> {
  const { memory } = received;
  const plain = inPlainSpelling(received.message, received.language);
  noteTyped(memory, plain.typed);
  // Slots hold places of the message as it was typed.
  const reading = plain.message === received.message ? received.reading : null;
  const said = { ...received, message: plain.message, reading };
  const spoken = { ...said, message: inStore(said) };
  const matter = matterOf(spoken);
  if (matter?.message === '') return yield* restart(said);
  if (matter?.isNewBeginning) forgetWishes(memory);
  const heard: Turn = matter
    ? { ...spoken, message: matter.message, ...(matter.isNewBeginning && { reading: null }) }
    : spoken;
  const turn: Turn = { ...heard, guess: (isNothingNear, only) => planGuess(heard, isNothingNear, only) };
  const service = recogniseCounter(turn);
  if (service) {
    memory.advice.asked = null;
    turn.decide?.({ by: 'phrases', what: service.kind });
  }
  if (service) return yield* serve(turn, service, (other) => reply({ ...turn, message: other, reading: null }));

  // "In Georgian" said in Georgian is about the things.
  const asked = received.reading && languageAskedFor(received.reading);
  if (received.reading && asksOnlyForLanguage(received.reading) && asked !== received.reading.language) {
    turn.decide?.({ by: 'plan', what: 'language' });
    const { speaks, speaksOnly } = PLAN_WORDING[turn.language];
    return yield { type: 'text', content: asked === null ? speaksOnly : speaks };
  }

  if (onlyTellsAllergy(said, turn)) return yield* noteAllergy(said);

  const intent = recogniseIntent(turn);
  // The plan reads the message as it was typed, where the places of slots are those of the reader.
  const asTyped = {
    ...turn,
    message: received.message,
    reading: matter?.isNewBeginning ? null : received.reading,
  };
  const left = leftTo(asTyped, intent);
  const planned =
    left === 'plan'
      ? await planTurn(asTyped)
      : left === 'phrases'
        ? null
        : await planGuess(asTyped, false, left === 'data' ? 'ask-fact' : 'constrain');
  if (intent.kind !== 'order') memory.orders.numberAsked = false;
  // What was asked has been understood or passed over; the ability whose turn it is may ask anew.
  memory.advice.asked = null;
  // The quick replies of a list that was left by words are pressed no more: the same words now mean this list.
  if (LEAVES_LIST.has(intent.kind)) memory.advice.offered = [];

  if (planned) return yield* planned();
  turn.decide?.({ by: 'phrases', what: intent.kind });

  switch (intent.kind) {
    case 'order':
      return yield* tellOrder(turn, intent);
    case 'shop':
      return yield* tellShopFact(turn, intent);
    case 'find':
      return yield* find(turn, groundedWish(turn, intent.wish), intent.isQuestion);
    case 'on-sale':
      return yield* showReduced(turn, intent.wish);
    case 'narrow':
      return yield* narrow(turn, intent.wish);
    case 'cheaper':
    case 'dearer':
      return yield* cheaperOrDearer(turn, intent);
    case 'more':
      return yield* moreOfTheSame(turn);
    case 'other-buttons':
      return yield* otherButtons(turn);
    case 'compare':
      return yield* compare(turn, intent);
    case 'about':
      return yield* aboutProduct(turn, intent);
    case 'alike':
      return yield* moreLike(turn, intent);
    case 'which':
      return yield* tellWhich(turn, intent);
    case 'not-that':
      return yield* withoutProducts(turn, intent.ids);
    case 'choose':
      return yield* choose(turn, intent.ids);
    case 'let-go':
      return yield* letGo(turn, intent.keys);
    case 'other-color':
      return yield* otherColor(turn);
    case 'no-such-place':
      return yield* askWhichPlace(turn);
    case 'not-by':
      return yield* notBy(turn, intent.brand);
    case 'undo':
      return yield* undo(turn);
    case 'sort':
      return yield* inOrder(turn, intent.sort, intent.wish);
    case 'gift':
      return yield* findGift(turn, intent);
    case 'goes-with':
      return yield* whatGoesWith(turn, intent.pointed);
    case 'outfit':
      return yield* composeSet(turn, intent);
    case 'car-part':
      return yield* findCarPart(turn, intent);
    case 'anything':
      return yield* showAnything(turn);
    case 'restart':
      return yield* restart(turn);
    default:
      return yield* smallTalk(turn, intent.kind);
  }
}

/** "I have a nut allergy", and nothing that is looked for. */
function onlyTellsAllergy({ message, memory, store }: Turn, { message: ruledOut, language }: Turn): boolean {
  if (memory.wishes !== null || store.kind === 'pharmacy' || allergiesIn(message).length === 0) return false;
  const { namesProduct, words } = readWishSlots(ruledOut, language, store.currency.code);
  return !namesProduct && words === '';
}

function* noteAllergy({ message, language }: Turn): Generator<ReplyPiece> {
  const labels = allergiesIn(message).map((value) => labelOfAnyKind(value, language));
  yield { type: 'text', content: FREE_FROM_WORDING[language].noted(labels.join(WORDINGS[language].comma)) };
}

/** At a pharmacy's counter complaints are heard in plain words; elsewhere "my feet are killing me" is about shoes. */
const inStore = ({ message, language, store }: Turn): string => {
  const plain = asRuledOut(message, language, store.kind);
  return store.kind === 'pharmacy' ? inPlainWords(plain, language) : plain;
};
