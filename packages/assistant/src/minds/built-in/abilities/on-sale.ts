/** Finds reduced products: among the current results, of a named kind, or in the whole shop. */
import type { Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { Turn } from '../../mind.ts';
import type { WishSlots } from '../slots/wish-slots.ts';
import { ON_SALE_WORDING } from '../wording/on-sale.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { searchPage } from './look-for.ts';
import { countOf, showProducts } from './show-products.ts';

/** Pages that are looked through: where none of so many is reduced, few are. */
const MAX_PAGES = 4;

export async function* showReduced(turn: Turn, wish: WishSlots): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  const wording = ON_SALE_WORDING[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const wholeShop: Wishes = { words: '', said: '', filters: wish.filters, sort: 'rating' };
  const wishes: Wishes = wish.namesProduct
    ? { words: wish.words, said: wish.said, filters: wish.filters, sort: 'relevance' }
    : (memory.wishes ?? wholeShop);
  const first = await searchPage(turn, wishes, 1);
  const documents = [...first.documents];
  for (let page = 2; page <= MAX_PAGES && documents.length < first.total; page += 1) {
    const further = await searchPage(turn, wishes, page);
    documents.push(...further.documents.filter(({ id }) => documents.every((known) => known.id !== id)));
  }
  const reduced = documents.filter(
    ({ metadata: { original_price: before, current_price: now } }) => before !== null && now !== null && before > now,
  );
  if (reduced.length === 0) {
    yield { type: 'text', content: wording.none };
    yield { type: 'docs', content: { documents: [] } };
    return;
  }
  const found = { ...first, documents: reduced, total: reduced.length };
  const opening = wording.reduced(countOf(reduced.length, turn));
  // Another page would hold what is not reduced: these are kept by their ids.
  const kept: Wishes = { ...wishes, filters: { ...wishes.filters, ids: reduced.map(({ id }) => id) } };
  yield* showProducts(turn, { found, wishes: kept, page: 1, opening });
}
