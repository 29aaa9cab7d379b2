/** Operations on the shown products: narrow, cheaper, more expensive, more, alternatives, start again. */
import { attributeValues, type ProductDocument, type SearchFilters, type SearchSort } from '@quarry/contract';
import { forgetWishes, type Memory, putOnTable, toShown, type Wishes } from '../../../memory/memory.ts';
import { narrowed, valuesOf } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { writeNumber } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { ComparedPrice } from '../slots/compared-price.ts';
import type { LetGoKey } from '../slots/given-up.ts';
import type { WishSlots } from '../slots/wish-slots.ts';
import { PRODUCT_WORDINGS } from '../wording/product-wording.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding, MISSES } from './find.ts';
import { type FoundFinding, lookFor, PAGE, searchPage } from './look-for.ts';
import { countOf, describeWish, named, showProducts } from './show-products.ts';

/** The assistant names two products of a page; "cheaper" compares with what it has named. */
const NAMED = 2;
/** The kinds of the best matches are the kinds that a request means. */
const TELLING = 4;

export async function* narrow(turn: Turn, wish: WishSlots): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  if (!memory.wishes) return yield { type: 'text', content: WORDINGS[language].nothingToNarrow };

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const hasConditions = Object.keys(wish.filters).length > 0;
  const added = wish.namesProduct ? '' : hasConditions && wish.unexplained.length > 0 ? '' : wish.words;
  const wishes = narrowed(memory.wishes, wish.filters, added);
  const finding = await lookFor(turn, wishes);
  // Words that fit nothing of what was looked for may be another thing.
  if (added !== '' && MISSES.has(finding.kind)) {
    const guessed = await turn.guess?.(false);
    if (guessed) return yield* guessed();
  }
  yield* answerFinding(turn, wishes, finding);
}

export async function* cheaperOrDearer(
  turn: Turn,
  { direction, wish, than }: ComparedPrice,
): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  const wording = WORDINGS[language];
  if (!memory.wishes) return yield { type: 'text', content: wording.nothingToNarrow };

  yield { type: 'step', content: wording.steps.searching };
  const compared =
    than !== null && typeof than !== 'number'
      ? memory.shown.products.filter(({ id }) => than.includes(id))
      : spokenOf(memory);
  const prices = typeof than === 'number' ? [than] : compared.flatMap(({ price }) => price ?? []);
  const limit = direction === 'cheaper' ? { below: Math.min(...prices) } : { above: Math.max(...prices) };
  const narrower = narrowed(memory.wishes, wish.filters, '');
  const wishes: Wishes = prices.length > 0 ? withLimit(narrower, limit) : narrower;
  const found = await searchPage(turn, wishes, 1);
  if (found.total > 0) {
    const described = prices.length > 0 ? { kind: 'found' as const, found, wishes } : await lookFor(turn, wishes);
    yield* answerFinding(turn, wishes, described);
    return;
  }

  // One model was looked for: others of its kind may be beyond.
  const isOneModel = memory.shown.total === 1 && Object.keys(memory.wishes.filters).length === 0;
  const others = isOneModel ? await beyondOfKind(turn, compared[0]?.id, limit) : null;
  if (others) return yield* answerFinding(turn, others.wishes, others);

  // Nothing beyond: name the product at the end of the range instead.
  const sort = direction === 'cheaper' ? 'price_asc' : 'price_desc';
  const range: Wishes = { ...memory.wishes, sort };
  const [last] = (await searchPage(turn, range, 1)).documents;
  if (!last) return yield* answerFinding(turn, wishes, { kind: 'nothing' });
  const say = direction === 'cheaper' ? wording.noCheaper : wording.noDearer;
  yield { type: 'text', content: say(named(last.metadata, turn)) };
  yield { type: 'docs', content: { documents: [last] } };
}

/** What was asked about last, else what a list names. */
function spokenOf({ isAboutFew, focus, shown }: Memory): Memory['shown']['products'] {
  const few = isAboutFew ? shown.products.filter(({ id }) => focus.includes(id)) : [];
  return few.length > 0 ? few : shown.products.slice(0, NAMED);
}

/** Products on the innermost shelf of a product beyond a price; null where there are none, or only one shelf. */
async function beyondOfKind(
  turn: Turn,
  id: string | undefined,
  limit: { below: number } | { above: number },
): Promise<FoundFinding | null> {
  const [base] = id === undefined ? [] : await turn.tools.productFacts([id]);
  const kind = base?.metadata.category_path.at(-1);
  if (!base || kind === undefined) return null;
  const wishes: Wishes = { words: kind, said: kind, filters: {}, sort: 'relevance', ...limit };
  const { documents, ...page } = await searchPage(turn, wishes, 1);
  const ofKind = documents.filter(({ metadata }) => metadata.category_path.at(-1) === kind);
  if (ofKind.length === 0) return null;
  const filters: SearchFilters = { ids: ofKind.map((one) => one.id) };
  return {
    kind: 'found',
    found: { ...page, documents: ofKind, total: ofKind.length },
    wishes: { ...wishes, filters },
  };
}

export async function* moreOfTheSame(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  const wording = WORDINGS[language];
  const { wishes, shown } = memory;
  if (!wishes) return yield { type: 'text', content: wording.nothingToNarrow };
  if (shown.page === 0 || shown.total <= shown.page * PAGE) {
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

/** The request without some of its constraints: "forget the price". */
export async function* letGo(turn: Turn, keys: readonly LetGoKey[]): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  if (!memory.wishes) return yield { type: 'text', content: WORDINGS[language].nothingToNarrow };

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const { below, above, wanted = {}, ...rest } = memory.wishes;
  const filters: SearchFilters = { ...wanted, ...rest.filters };
  for (const key of keys) {
    if (key !== 'price') delete filters[key];
    else for (const limit of ['price_min', 'price_max'] as const) delete filters[limit];
  }
  const limits = keys.includes('price')
    ? {}
    : { ...(below !== undefined && { below }), ...(above !== undefined && { above }) };
  const wishes: Wishes = { ...rest, ...limits, said: rest.words, filters };
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

/** The same, but nothing of this brand. */
export async function* notBy(turn: Turn, brand: string): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  if (!memory.wishes) return yield { type: 'text', content: WORDINGS[language].nothingToNarrow };
  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const wishes = narrowed(memory.wishes, { exclude: [brand.toLowerCase()] }, '');
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

/** The same in any colour but the one that was asked for, or that the product spoken of has. */
export async function* otherColor(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language, tools } = turn;
  if (!memory.wishes) return yield { type: 'text', content: WORDINGS[language].nothingToNarrow };

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const { color, ...filters } = memory.wishes.filters;
  const [spokenOf] = color === undefined ? await tools.productFacts(memory.focus.slice(0, 1)) : [];
  const colors = color === undefined ? attributeValues(spokenOf?.metadata.attributes ?? {}, 'color') : valuesOf(color);
  const exclude = [...new Set([...(filters.exclude ?? []), ...colors])];
  const wishes: Wishes = { ...memory.wishes, said: memory.wishes.words, filters: { ...filters, exclude } };
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

/** The same request, or a new one, in the requested order. */
export async function* inOrder(turn: Turn, sort: SearchSort, wish: WishSlots): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const { wishes: before, shown } = memory;
  if (shown.page === 0 && shown.products.length > 0 && !wish.namesProduct) return yield* sortTable(turn, sort);
  const isNew = wish.namesProduct || before === null;
  const wishes: Wishes = isNew
    ? { words: wish.words, said: wish.said, filters: wish.filters, sort }
    : { ...narrowed(before, wish.filters, ''), sort };
  const finding = await lookFor(turn, { ...wishes, filters: await ofBestKinds(turn, wishes) });
  if (sort === 'relevance' || finding.kind !== 'found') return yield* answerFinding(turn, wishes, finding);
  const said = PRODUCT_WORDINGS[language].sorted[sort];
  const opening = said(describeWish(wishes, turn), countOf(finding.found.total, turn));
  yield* showProducts(turn, { found: finding.found, wishes: finding.wishes, page: 1, opening });
}

/**
 * The cheapest of everything that answers a headache is no painkiller: in an order of its own only those kinds are
 * listed that fit best.
 */
export async function ofBestKinds(turn: Turn, wishes: Wishes): Promise<SearchFilters> {
  if (wishes.filters.category !== undefined) return wishes.filters;
  const { documents } = await searchPage(turn, { ...wishes, sort: 'relevance' }, 1);
  const kinds = new Set(documents.slice(0, TELLING).flatMap(({ metadata }) => metadata.category ?? []));
  return kinds.size > 0 ? { ...wishes.filters, category: [...kinds] } : wishes.filters;
}

/** A list of its own, such as what goes with a product, in another order. */
async function* sortTable({ memory, tools }: Turn, sort: SearchSort): AsyncGenerator<ReplyPiece> {
  const documents = await tools.productFacts(memory.shown.products.map(({ id }) => id));
  const worth = ({ metadata: { current_price: price, rating } }: ProductDocument): number =>
    sort === 'rating' ? -(rating ?? 0) : (price ?? Number.POSITIVE_INFINITY) * (sort === 'price_desc' ? -1 : 1);
  if (sort !== 'newest') documents.sort((one, other) => worth(one) - worth(other));
  putOnTable(memory, { products: documents.map(toShown), page: 0, total: documents.length });
  yield { type: 'docs', content: { documents } };
}

export async function* restart({ memory, language }: Turn): AsyncGenerator<ReplyPiece> {
  forgetWishes(memory);
  yield { type: 'text', content: WORDINGS[language].restarted };
}

/** A new limit takes the place of older ones on its side, and of those on the other side that it passes. */
function withLimit(wishes: Wishes, limit: { below: number } | { above: number }): Wishes {
  const { below: _below, above: _above, ...rest } = wishes;
  const { price_min, price_max, ...filters } = rest.filters;
  if ('below' in limit) {
    const low = price_min !== undefined && price_min < limit.below ? { price_min } : {};
    return { ...rest, filters: { ...filters, ...low }, ...limit };
  }
  const high = price_max !== undefined && price_max > limit.above ? { price_max } : {};
  return { ...rest, filters: { ...filters, ...high }, ...limit };
}
