/**
 * Answers requests without a subject ("show me something"): the best rated products, and the question which kind is
 * wanted.
 */
import type { Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import { QUESTION_WORDING, questionAbout } from '../wording/questions.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { searchPage } from './look-for.ts';
import { showProducts } from './show-products.ts';

export async function* showAnything(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const wishes: Wishes = { words: '', said: '', filters: {}, sort: 'rating' };
  const found = await searchPage(turn, wishes, 1);
  const opening = oneOf(QUESTION_WORDING[language].wholeShop, memory.turns);
  const question = questionAbout('category', language, memory.turns);
  yield* showProducts(turn, { found, wishes, page: 1, opening, question, about: 'category' });
}
