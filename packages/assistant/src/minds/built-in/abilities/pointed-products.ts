/** More like a product, a list without it, and taking it. */
import type { ProductDocument } from '@quarry/contract';
import { changeWishes, putOnTable, speakOf, toShown } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { writeNumber, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { WhichBest } from '../slots/which-best.ts';
import { PRODUCT_WORDINGS } from '../wording/product-wording.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { answerFinding } from './find.ts';
import { lookFor, PAGE, searchPage } from './look-for.ts';
import { ofBestKinds } from './narrow.ts';
import { isSoldOut, quoteName } from './product-facts.ts';
import { countOf } from './show-products.ts';

export async function* moreLike(
  turn: Turn,
  { ids, price: wanted }: { ids: readonly string[]; price: 'cheaper' | 'dearer' | null },
): AsyncGenerator<ReplyPiece> {
  const { memory, language, tools } = turn;
  const wording = PRODUCT_WORDINGS[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const [source] = await tools.productFacts(ids.slice(0, 1));
  if (!source) return yield { type: 'text', content: wording.gone };
  const name = quoteName(source.metadata, turn);
  const beside = await tools.similarProducts(source.id, PAGE);
  // A limit that was set before holds for what is similar too.
  const { price_min = 0, price_max = Number.POSITIVE_INFINITY } = memory.wishes?.filters ?? {};
  const fitting = beside.filter(({ document: { metadata } }) => {
    const { current_price: price } = metadata;
    const own = source.metadata.current_price;
    if (wanted !== null && (price === null || own === null || (wanted === 'cheaper' ? price >= own : price <= own)))
      return false;
    return price === null || (price >= price_min && price <= price_max);
  });
  const documents = fitting.map(({ document }) => document);
  if (documents.length === 0) {
    speakOf(memory, [source.id], true);
    return yield { type: 'text', content: wording.noneAlike(name) };
  }

  yield { type: 'text', content: oneOf(wording.alike, memory.turns)(name) };
  putOnTable(memory, { products: documents.map(toShown), page: 0, total: documents.length });
  yield { type: 'docs', content: { documents } };
}

/** The list again without products that the shopper does not care for. */
export async function* withoutProducts(turn: Turn, ids: readonly string[]): AsyncGenerator<ReplyPiece> {
  const { memory, language, tools } = turn;
  const wording = PRODUCT_WORDINGS[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const gone = await tools.productFacts(ids);
  const names = gone.map(({ metadata }) => quoteName(metadata, turn)).join(WORDINGS[language].comma);
  yield { type: 'text', content: `${oneOf(wording.ruledOut, memory.turns)(names)} ` };
  if (!memory.wishes || memory.shown.page === 0) {
    const left = await tools.productFacts(memory.shown.products.map(({ id }) => id).filter((id) => !ids.includes(id)));
    putOnTable(memory, { products: left.map(toShown), page: 0, total: left.length });
    return yield { type: 'docs', content: { documents: left } };
  }
  const wishes = { ...memory.wishes, without: [...new Set([...(memory.wishes.without ?? []), ...ids])] };
  yield* answerFinding(turn, wishes, await lookFor(turn, wishes));
}

/** Orders are placed on the shop's own pages: the card leads there. */
export async function* choose(turn: Turn, ids: readonly string[]): AsyncGenerator<ReplyPiece> {
  const { memory, language, tools } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const documents = await tools.productFacts(ids);
  const [first] = documents;
  if (!first) return yield { type: 'text', content: wording.gone };

  const name = quoteName(first.metadata, turn);
  const say = isSoldOut(first.metadata) ? wording.chosenSoldOut : oneOf(wording.chosen, memory.turns);
  yield { type: 'text', content: say(name) };
  speakOf(
    memory,
    documents.map(({ id }) => id),
    true,
  );
  yield { type: 'docs', content: { documents } };
}

/** Undoes the last request: repeats the search of the previous one. */
export async function* undo(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const before = memory.versions.at(-1)?.wishes;
  if (!before) return yield { type: 'text', content: wording.nothingToUndo };

  yield { type: 'step', content: WORDINGS[language].steps.searching };
  const earlier = memory.versions.slice(0, -1);
  changeWishes(memory, before);
  yield* answerFinding(turn, before, await lookFor(turn, before));
  // Taking back twice goes two steps back, not to and fro.
  memory.versions = earlier;
}

/** "The ninth one" of six. */
export async function* askWhichPlace(turn: Turn): AsyncGenerator<ReplyPiece> {
  const { memory, language } = turn;
  yield { type: 'text', content: PRODUCT_WORDINGS[language].onlySoMany(countOf(memory.shown.products.length, turn)) };
}

/** Names the cheapest, the dearest or the best rated, of a few products or of all that was found. */
export async function* tellWhich(turn: Turn, { best, ids }: WhichBest): AsyncGenerator<ReplyPiece> {
  const { memory, language, store, tools } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const { wishes, shown } = memory;
  const sort = ({ cheapest: 'price_asc', dearest: 'price_desc', bestRated: 'rating' } as const)[best];
  const isWhole = ids === null && wishes !== null && shown.page > 0 && shown.total > shown.products.length;
  const documents = isWhole
    ? (await searchPage(turn, { ...wishes, sort, filters: await ofBestKinds(turn, wishes) }, 1)).documents
    : await tools.productFacts(ids ?? shown.products.map(({ id }) => id));
  const worth = ({ metadata: { current_price: price, rating } }: ProductDocument): number =>
    best === 'bestRated' ? (rating ?? -1) : best === 'dearest' ? (price ?? -1) : -(price ?? Number.POSITIVE_INFINITY);
  const [winner] = [...documents].sort((one, other) => worth(other) - worth(one));
  if (!winner) return yield { type: 'text', content: wording.gone };

  const { metadata } = winner;
  const name = quoteName(metadata, turn);
  const price = metadata.current_price === null ? '' : writePrice(metadata.current_price, store.currency, language);
  const sentence =
    best === 'bestRated'
      ? wording.bestRated(name, writeNumber(metadata.rating ?? 0, language))
      : best === 'dearest'
        ? wording.dearest(name, price)
        : wording.cheapest(name, price, documents.length === 2);
  yield { type: 'text', content: sentence };
  speakOf(memory, [winner.id], true);
  yield { type: 'docs', content: { documents: [winner] } };
}
