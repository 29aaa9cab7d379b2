/** Everything that speaks of the products on the table: narrowing, cheaper, dearer, more, other choices, start again. */
import { forgetWishes, type Wishes } from '../../../memory/memory.ts';
import { narrowed } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { writeNumber } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { quickReplySets } from '../quick-replies.ts';
import type { WishSlots } from '../slots/wish-slots.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding } from './find.ts';
import { lookFor, PAGE, searchPage } from './look-for.ts';
import { countOf, named, showProducts } from './show-products.ts';

/** The assistant names two products of a page; "cheaper" compares with what it has named. */
const NAMED = 2;
const SMALLEST_STEP = 0.01;

export async function* narrow(turn: Turn, wish: WishSlots): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  if (!memory.wishes) return yield { type: 'text', content: WORDINGS[language].nothingToNarrow };

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const added = wish.namesProduct || wish.unexplained.length === 0 ? wordsOfConcepts(wish) : wish.words;
  const wishes = narrowed(memory.wishes, wish.filters, added);
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

export async function* cheaperOrDearer(
  turn: Turn,
  direction: 'cheaper' | 'dearer',
  wish: WishSlots,
): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  const wording = WORDINGS[language];
  if (!memory.wishes) return yield { type: 'text', content: wording.nothingToNarrow };

  yield { type: 'step', content: wording.steps.searching };
  const prices = memory.shown.products.slice(0, NAMED).flatMap(({ price }) => price ?? []);
  const limit =
    direction === 'cheaper'
      ? { price_max: toCents(Math.min(...prices) - SMALLEST_STEP) }
      : { price_min: toCents(Math.max(...prices) + SMALLEST_STEP) };
  const wishes = narrowed(memory.wishes, { ...(prices.length > 0 ? limit : {}), ...wish.filters }, '');
  const found = await searchPage(turn, wishes, 1);
  if (found.total > 0) {
    const described = prices.length > 0 ? { kind: 'found' as const, found, wishes } : await lookFor(turn, wishes);
    yield* answerFinding(turn, wishes, described);
    return;
  }

  // Nothing beyond: name the product at the end of the range instead.
  const sort = direction === 'cheaper' ? 'price_asc' : 'price_desc';
  const range: Wishes = { ...memory.wishes, sort };
  const [last] = (await searchPage(turn, range, 1)).documents;
  if (!last) return yield* answerFinding(turn, wishes, { kind: 'nothing' });
  const say = direction === 'cheaper' ? wording.noCheaper : wording.noDearer;
  yield { type: 'text', content: say(named(last.metadata, turn)) };
  yield { type: 'docs', content: { documents: [last] } };
}

export async function* moreOfTheSame(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  const wording = WORDINGS[language];
  const { wishes, shown } = memory;
  if (!wishes) return yield { type: 'text', content: wording.nothingToNarrow };
  if (shown.total <= shown.page * PAGE) {
    return yield { type: 'text', content: wording.noMore(countOf(shown.total, turn)) };
  }

  yield { type: 'step', content: wording.steps.searching };
  const page = shown.page + 1;
  const found = await searchPage(turn, wishes, page);
  if (found.documents.length === 0) {
    return yield { type: 'text', content: wording.noMore(countOf(shown.total, turn)) };
  }
  const count = writeNumber(Math.min(found.documents.length, PAGE), language);
  const opening = oneOf(wording.more, memory.turns)({ shown: count, total: countOf(found.total, turn) });
  yield* showProducts(turn, { found, wishes, page, opening });
}

/** The next best set of quick replies; after the last one the first comes again. */
export async function* otherButtons(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language, store } = turn;
  const wording = WORDINGS[language];
  if (!memory.wishes) return yield { type: 'text', content: wording.noOtherChoices };

  const { documents } = await searchPage(turn, memory.wishes, 1);
  const sets = quickReplySets({ documents, wishes: memory.wishes, language, currency: store.currency });
  if (sets.length === 0) return yield { type: 'text', content: wording.noFurtherChoices };
  memory.buttonSet = (memory.buttonSet + 1) % sets.length;
  yield { type: 'text', content: wording.otherChoices };
  yield { type: 'buttons', content: sets[memory.buttonSet] ?? [] };
}

export async function* restart({ memory, language }: Turn): AsyncGenerator<ReplyPiece> {
  forgetWishes(memory);
  yield { type: 'text', content: WORDINGS[language].restarted };
}

/** Concepts that are no condition of their own (a season, a pattern, an occasion) go on as words. */
function wordsOfConcepts({ words, namesProduct }: WishSlots): string {
  return namesProduct ? '' : words;
}

const toCents = (amount: number): number => Math.round(amount * 100) / 100;
