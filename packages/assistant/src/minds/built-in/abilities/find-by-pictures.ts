/** Finds products similar to the pictures of the message; its words narrow the result. */
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { SentImage } from '../../../sent-image.ts';
import type { Turn } from '../../mind.ts';
import WORDING from '../wording/pictures.json' with { type: 'json' };
import { WORDINGS } from '../wording/wordings.ts';
import { showProducts } from './show-products.ts';

/** So many of the most alike are remembered: what follows ("cheaper", "in blue", "show more") is about these. */
const KEPT = 48;

/** @returns false without any piece if picture search is not available. */
export async function* findByPictures(turn: Turn, images: readonly SentImage[]): AsyncGenerator<ReplyPiece, boolean> {
  const { language, message, tools } = turn;
  if (!tools.findByPictures) return false;
  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const words = message.trim();
  const narrowed = await tools.findByPictures({ images, query: words, limit: KEPT });
  // "Do you have this?" names nothing that could narrow the result.
  const isEmpty = narrowed.documents.length === 0 && words !== '';
  const alike = isEmpty ? await tools.findByPictures({ images, query: '', limit: KEPT }) : narrowed;
  const isUnmet = narrowed.recoveredBy !== null || (isEmpty && Object.keys(narrowed.understood).length > 0);
  const found = { ...alike, total: alike.documents.length };
  const { alike: alikeText, unmet, nothing, learning, nothingYet } = WORDING[language];
  if (found.total === 0) {
    yield { type: 'text', content: alike.isStillLearning ? nothingYet : nothing };
    return true;
  }
  const ids = found.documents.map(({ id }) => id);
  const wishes = { words: '', said: '', filters: { ids }, sort: 'relevance' as const };
  const opening = `${isUnmet ? unmet : alikeText}${alike.isStillLearning ? ` ${learning}` : ''}`;
  yield* showProducts(turn, { found, wishes, page: 1, opening });
  return true;
}
