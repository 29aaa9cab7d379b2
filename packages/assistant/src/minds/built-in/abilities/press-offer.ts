/** Handles a pressed quick reply, and requests for other quick replies. */
import type { SearchFilters } from '@quarry/contract';
import type { Offer, OfferedSet } from '../../../memory/advice.ts';
import type { Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import { questionAbout } from '../wording/questions.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding } from './find.ts';
import { lookFor, searchPage } from './look-for.ts';
import { offer, type PressedOffer, setsFor } from './offers.ts';

const WHOLE_SHOP: Wishes = { words: '', said: '', filters: {}, sort: 'rating' };

export async function* takeOffer(turn: Turn, { set, offer }: PressedOffer): AsyncGenerator<ReplyPiece> {
  yield { type: 'step', content: WORDINGS[turn.language].steps.searching };
  const wishes = withOffer(set, offer);
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

/** The next best set of quick replies; after the last one the first comes again. */
export async function* otherButtons(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language, store } = turn;
  const wording = WORDINGS[language];
  const wishes = memory.wishes ?? WHOLE_SHOP;
  const found = await searchPage(turn, wishes, 1);
  const opening: string[][] = memory.wishes ? [] : [store.button_chat?.buttons[language] ?? []];
  const sets = setsFor(turn, found, wishes);
  const first = opening.filter((labels) => labels.length > 0);
  const count = first.length + sets.length;
  if (count === 0) return yield { type: 'text', content: wording.noFurtherChoices };

  memory.buttonSet = (memory.buttonSet + 1) % count;
  const labels = first[memory.buttonSet];
  const set = sets[memory.buttonSet - first.length];
  const buttons = labels ?? (set ? offer(turn, set, wishes) : []);
  const question = labels || !set ? wording.otherChoices : questionAbout(set.about, language, memory.turns);
  yield { type: 'text', content: question };
  yield { type: 'buttons', content: buttons };
}

function withOffer({ words, shownAs, filters, sort }: OfferedSet, { label, filters: added }: Offer): Wishes {
  const merged: SearchFilters = { ...filters, ...added };
  if (filters.attributes || added.attributes) merged.attributes = { ...filters.attributes, ...added.attributes };
  const said =
    added.category !== undefined ? label : added.attributes ? [words, label].filter(Boolean).join(' ') : words;
  const isSame = said === words && shownAs !== undefined;
  return { words: said, said, filters: merged, sort, ...(isSame && { shownAs }) };
}
