/** Whether a message asks for an outfit or a room, or answers a question about one. */
import { type Concept, conceptsIn } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import type { Turn } from '../../mind.ts';
import { readWishSlots } from './wish-slots.ts';

export interface WholeSet {
  of: 'look' | 'room';
  isAnswer: boolean;
}

const FURNITURE = new Set([
  'furniture',
  'living room furniture',
  'bedroom furniture',
  'office furniture',
  'storage furniture',
]);

export function readWholeSet(turn: Turn): WholeSet | null {
  const { message, language, memory } = turn;
  const { asked, outfit: known } = memory.advice;
  const mentioned = mentionedIn(message, language);
  const outfit = outfitIn(foldText(message).trim(), mentioned);
  if (outfit) return { of: outfit, isAnswer: false };
  return asked === 'outfit' && known && isBareCondition(message, turn) ? { of: known.kind, isAnswer: true } : null;
}

export const mentionedIn = (message: string, language: Turn['language']): Concept[] =>
  conceptsIn(message, { language })
    .filter(({ negated }) => !negated)
    .map(({ concept }) => concept);

function outfitIn(folded: string, mentioned: readonly Concept[]): 'look' | 'room' | null {
  const isRoom = mentioned.some(({ kind }) => kind === 'room');
  const isFurniture = mentioned.some(({ kind, value }) => kind === 'category_group' && FURNITURE.has(value));
  if (listOf('wholeRoom').in(folded) && (isRoom || isFurniture)) return 'room';
  if (!listOf('wholeLook').in(folded)) return null;
  // "A skirt for this outfit" asks for the skirt.
  const things = mentioned.filter(({ kind, trade }) => kind === 'category' && trade === 'fashion');
  return things.length <= 1 ? 'look' : null;
}

/** Only a colour, a size, a price or a person: an answer, not a wish of its own. */
function isBareCondition(message: string, { language, store }: Turn): boolean {
  const wish = readWishSlots(message, language, store.currency.code);
  return wish.hasMeaning && !wish.namesProduct && wish.unexplained.length === 0;
}
