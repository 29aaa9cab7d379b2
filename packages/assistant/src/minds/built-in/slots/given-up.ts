/** Parses messages that drop constraints: "forget the price", "any colour"; and "another colour". */
import { measuresIn, understand } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import { OWN_TALK } from '../../../phrases/product-talk.ts';
import type { Turn } from '../../mind.ts';
import { readWishSlots } from './wish-slots.ts';

export type LetGoKey = 'price' | 'size' | 'color' | 'material' | 'brand';

/** Conditions that are given up; null when none is. */
export function readGivenUp(turn: Turn): readonly LetGoKey[] | null {
  const { letGo, facts } = OWN_TALK[turn.language];
  const folded = foldText(turn.message);
  if (!letGo.in(folded) || namesCondition(turn)) return null;
  const keys = LET_GO_KEYS.filter((key) => facts[key].in(folded));
  return keys.length > 0 ? keys : null;
}

export const asksForOtherColor = (turn: Turn): boolean =>
  OWN_TALK[turn.language].otherColor.in(foldText(turn.message)) && !namesCondition(turn);

function namesCondition({ message, language, store }: Turn): boolean {
  const { filters: said, namesProduct } = readWishSlots(message, language, store.currency.code);
  // `مو مهم` is no exclusion of what is important.
  const { exclude: _notWanted, ...filters } = said;
  if (namesProduct || Object.keys(filters).length > 0 || measuresIn(message, { language }).length > 0) return true;
  const { spans } = understand(message, { language });
  // "Any colour but white", "another colour than black" name one that is not wanted.
  return spans.some(({ kind, negated }) => negated && kind === 'color');
}

const LET_GO_KEYS: readonly LetGoKey[] = ['price', 'size', 'color', 'material', 'brand'];
