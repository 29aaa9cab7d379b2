/**
 * Quick replies under a list: which are offered, and which one a message corresponds to. Offered quick replies are
 * stored for some turns, because a page may show an earlier set again without a request.
 */
import { noteOffers, type Offer, type OfferedSet } from '../../../memory/advice.ts';
import type { Memory, Wishes } from '../../../memory/memory.ts';
import type { FoundProducts } from '../../../tools/store-tools.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Turn } from '../../mind.ts';
import { type QuickReplySet, quickReplySets } from '../quick-replies.ts';
import { questionAbout } from '../wording/questions.ts';

/** More results than these are a crowd: one question helps. */
const CROWD = 24;

/** The sets of quick replies for what was found. */
export function setsFor({ language, store }: Turn, found: FoundProducts, wishes: Wishes): QuickReplySet[] {
  const { documents, facets, total } = found;
  return quickReplySets({ documents, facets, total, wishes, language, currency: store.currency });
}

/** Labels of a set; they are stored with their constraints. */
export function offer(
  { memory }: Turn,
  { offers }: QuickReplySet,
  { words, shownAs, filters, sort }: Wishes,
): string[] {
  noteOffers(memory.advice, { words, ...(shownAs && { shownAs }), filters, sort, offers: [...offers] });
  return offers.map(({ label }) => label);
}

/** The question that the quick replies answer, if the request is broad enough to ask; else null. */
export function usefulQuestion(turn: Turn, found: FoundProducts, wishes: Wishes, set: QuickReplySet): string | null {
  if (found.total <= CROWD || set.offers.length < 2) return null;
  const { category, ...conditions } = wishes.filters;
  const settled = Object.values(conditions).filter((value) => value !== undefined).length;
  const isWide = typeof category !== 'string' && settled <= 1;
  return isWide ? questionAbout(set.about, turn.language, turn.memory.turns) : null;
}

export interface PressedOffer {
  set: OfferedSet;
  offer: Offer;
}

/** The quick reply that the message presses, the latest first; null when it presses none. */
export function pressedOffer(message: string, memory: Memory): PressedOffer | null {
  const wanted = tidy(message);
  if (wanted === '') return null;
  for (const set of memory.advice.offered) {
    const offer = set.offers.find(({ label }) => tidy(label) === wanted);
    if (offer) return { set, offer };
  }
  return null;
}

const tidy = (text: string): string =>
  foldText(text)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .replace(/[.!?…]+$/, '')
    .trim();
