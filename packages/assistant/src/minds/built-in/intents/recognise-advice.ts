/**
 * Whether a message asks for advice rather than for a product: a present, what goes with a thing, a whole look or room,
 * a part for a car, anything at all.
 */
import { conceptsIn, type Concept } from '@quarry/language';
import type { Car } from '../../../memory/advice.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import { ANYTHING } from '../phrases/anything.ts';
import { GOES_WITH } from '../phrases/goes-with.ts';
import { LIKES } from '../phrases/presents.ts';
import { WHOLE_LOOK, WHOLE_ROOM } from '../phrases/whole-sets.ts';
import { OWN_PHRASES } from '../phrases/phrase-books.ts';
import { type CarSlots, readCar, readYear } from '../slots/car-slots.ts';
import { type GiftSlots, readGift } from '../slots/gift-slots.ts';
import { type References, readReferences } from '../slots/references.ts';
import { bareSide, withSide } from '../slots/sides.ts';
import { readWishSlots, type WishSlots } from '../slots/wish-slots.ts';

export type AdviceIntent =
  | { kind: 'gift'; gift: GiftSlots; isNew: boolean }
  | { kind: 'goes-with'; pointed: References | null }
  | { kind: 'outfit'; of: 'look' | 'room'; isAnswer: boolean }
  /** `wish`: the part, when one was named; `car`: as far as this message names it. */
  | { kind: 'car-part'; wish: WishSlots | null; car: Car | null }
  | { kind: 'anything' };

const FURNITURE = new Set([
  'furniture',
  'living room furniture',
  'bedroom furniture',
  'office furniture',
  'storage furniture',
]);

export function recogniseAdvice(turn: Turn): AdviceIntent | null {
  const { message, language, store, memory } = turn;
  const folded = foldText(message).trim();
  const currency = store.currency.code;
  const { asked, gift: known } = memory.advice;

  const core = foldText(OWN_PHRASES[language].around.removeFrom(message)).trim();
  if (ANYTHING.isAllOf(folded) || (core !== '' && ANYTHING.isAllOf(core))) return { kind: 'anything' };

  const mentioned = conceptsIn(message, { language })
    .filter(({ negated }) => !negated)
    .map(({ concept }) => concept);
  const outfit = outfitIn(folded, mentioned);
  if (outfit) return { kind: 'outfit', of: outfit, isAnswer: false };
  if (asked === 'outfit' && memory.advice.outfit && isBareCondition(message, turn)) {
    return { kind: 'outfit', of: memory.advice.outfit.kind, isAnswer: true };
  }

  if (GOES_WITH.in(folded)) return { kind: 'goes-with', pointed: readReferences(message, language, memory) };

  const car = carIntent(turn, mentioned);
  if (car) return car;

  const gift = readGift(message, language, currency);
  const isForSomebody = gift.person !== null || gift.age !== null;
  const namesKind = gift.filters.category !== undefined;
  if (gift.isGift || (gift.age !== null && !namesKind && store.kind !== 'pharmacy'))
    return { kind: 'gift', gift, isNew: gift.isGift };
  if (gift.person !== null && !namesKind && saysLittleElse(message, turn))
    return { kind: 'gift', gift, isNew: known === null };
  if (!known) return null;
  const isLiked = LIKES.in(folded);
  const answers = asked === 'gift-person' || asked === 'gift-budget' || asked === 'gift-taste';
  const saysPrice = gift.filters.price_max !== undefined || gift.filters.price_min !== undefined;
  const continues =
    isLiked || (answers && (isForSomebody || gift.gender !== null || gift.hasTaste || saysPrice || namesKind));
  return continues ? { kind: 'gift', gift, isNew: false } : null;
}

function outfitIn(folded: string, mentioned: readonly Concept[]): 'look' | 'room' | null {
  const isRoom = mentioned.some(({ kind }) => kind === 'room');
  const isFurniture = mentioned.some(({ kind, value }) => kind === 'category_group' && FURNITURE.has(value));
  if (WHOLE_ROOM.in(folded) && (isRoom || isFurniture)) return 'room';
  if (!WHOLE_LOOK.in(folded)) return null;
  // "A skirt for this outfit" asks for the skirt.
  const things = mentioned.filter(({ kind, trade }) => kind === 'category' && trade === 'fashion');
  return things.length <= 1 ? 'look' : null;
}

/** Only a colour, a size, a price or a person: an answer, not a wish of its own. */
function isBareCondition(message: string, { language, store }: Turn): boolean {
  const wish = readWishSlots(message, language, store.currency.code);
  return wish.hasMeaning && !wish.namesProduct && wish.unexplained.length === 0;
}

/** "Something for my mother": a person and nothing to look for. */
function saysLittleElse(message: string, { language, store }: Turn): boolean {
  const { unexplained, namesProduct } = readWishSlots(message, language, store.currency.code);
  return !namesProduct && unexplained.length === 0;
}

function carIntent({ message, language, store, memory }: Turn, mentioned: readonly Concept[]): AdviceIntent | null {
  const isPart = mentioned.some(({ trade, kind }) => trade === 'auto' && kind !== 'car_make');
  const isAboutCars = store.kind === 'auto' || isPart || memory.advice.asked === 'car' || memory.advice.car !== null;
  if (!isAboutCars) return null;

  const side = memory.wishes && memory.wishes.words !== '' ? bareSide(message, language) : null;
  if (side && memory.wishes) {
    const words = withSide(memory.wishes.words, side, language);
    return { kind: 'car-part', wish: readWishSlots(words, language, store.currency.code), car: null };
  }
  if (store.kind !== 'auto' && !isPart && memory.advice.asked !== 'car') return null;

  const slots: CarSlots | null = readCar(message);
  const rest = slots?.rest ?? message;
  const wish = rest === '' ? null : readWishSlots(rest, language, store.currency.code);
  if (slots) return { kind: 'car-part', wish: isPart ? wish : null, car: slots.car };
  const year = readYear(message);
  const held = memory.advice.car;
  if (year !== null && held && !isPart && wish?.unexplained.length === 0) {
    return { kind: 'car-part', wish: null, car: { ...held, year } };
  }
  return isPart && wish ? { kind: 'car-part', wish, car: null } : null;
}
