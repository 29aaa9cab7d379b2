/** Whether a message asks for a gift, or adds details about the current one. */
import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import type { Turn } from '../../mind.ts';
import { type GiftSlots, readGift } from './gift-slots.ts';
import { readWishSlots } from './wish-slots.ts';

export interface GiftQuestion {
  gift: GiftSlots;
  isNew: boolean;
}

export function readGiftQuestion(turn: Turn): GiftQuestion | null {
  const { message, language, store, memory } = turn;
  const { asked, gift: known } = memory.advice;
  const gift = readGift(message, language, store.currency.code);
  const isForSomebody = gift.person !== null || gift.age !== null;
  const namesKind = gift.filters.category !== undefined;
  const isAged = gift.age !== null && (gift.person !== null || saysLittleElse(message, turn));
  if (gift.isGift || (isAged && !namesKind && store.kind !== 'pharmacy')) return { gift, isNew: gift.isGift };
  if (gift.person !== null && !namesKind && saysLittleElse(message, turn)) return { gift, isNew: known === null };
  if (!known) return null;
  const isLiked = listOf('likes').in(foldText(message).trim());
  const answers = asked === 'gift-person' || asked === 'gift-budget' || asked === 'gift-taste';
  const saysPrice = gift.filters.price_max !== undefined || gift.filters.price_min !== undefined;
  const continues =
    isLiked || (answers && (isForSomebody || gift.gender !== null || gift.hasTaste || saysPrice || namesKind));
  return continues ? { gift, isNew: false } : null;
}

/** "Something for my mother": a person and nothing to look for. */
function saysLittleElse(message: string, { language, store }: Turn): boolean {
  const { unexplained, namesProduct } = readWishSlots(message, language, store.currency.code);
  return !namesProduct && unexplained.length === 0;
}
