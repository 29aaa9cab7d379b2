/** Finds products that go with a product that is referred to or described, of the requested kind if one is named. */
import type { ProductDocument } from '@quarry/contract';
import { type Concept, conceptsIn, labelOf, narrowerThan, widerThan } from '@quarry/language';
import { slotsOf, textOf } from '../../../dialogue/slots.ts';
import { changeWishes, putOnTable, speakOf, toShown, type Wishes } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import type { RecommendedProduct } from '../../../tools/store-tools.ts';
import { foldText } from '../../../words/fold-text.ts';
import { asLabel } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { References } from '../slots/references.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { ADVICE_WORDING } from '../wording/advice.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { offer, setsFor } from './offers.ts';
import { named } from './show-products.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';

const SHOWN = 12;
/** Enough to find some of the kind that was asked for. */
const ASKED = 48;
const NAMED = 3;

/** What is worn below: over it go tops. */
const LOWER = new Set(['jeans', 'trousers', 'skirt', 'shorts']);

/** What is meant by something sweet beside a cup of tea: sugar is not. */
const SWEETS = ['biscuits', 'chocolate', 'honey', 'cake', 'candy', 'sweets', 'jam'];

/** A kind in the message, and its position. */
interface Mention {
  concept: Concept;
  start: number;
  end: number;
}

/** What the reader found to be wanted. */
const thingRead = ({ reading, message }: Turn): string => {
  const thing = textOf((reading?.operations ?? []).flatMap((operation) => slotsOf(operation, 'kind')));
  return thing === message ? '' : thing;
};

export async function* whatGoesWith(turn: Turn, pointed: References | null): AsyncGenerator<ReplyPiece> {
  const { language, memory, tools } = turn;
  const wording = ADVICE_WORDING[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const { source, kinds } = await readQuestion(turn, pointed);
  if (!source) return yield { type: 'text', content: wording.askWhich };
  const name = named(source.metadata, turn);
  const partners = await tools.goesWith(source.id, ASKED);
  const isOver =
    kinds.length === 0 && listOf('overIt').in(foldText(turn.message)) && LOWER.has(source.metadata.category ?? '');
  if (isOver) kinds.push(...conceptsIn('tops', { language: 'en' }).map(({ concept }) => concept));
  const isSweet = kinds.length === 0 && listOf('somethingSweet').in(foldText(turn.message));
  const wanted = isSweet ? SWEETS : kinds.flatMap(categoriesOf);
  const kindLabel = (isSweet ? ['snacks'] : [])
    .map((group) => labelOf('category_group', group, language))
    .concat(kinds.map(({ kind, value }) => labelOf(kind, value, language)))
    .join(WORDINGS[language].comma);

  if (wanted.length > 0) {
    const fitting = partners.filter(({ document }) => wanted.includes(document.metadata.category ?? ''));
    if (fitting.length > 0) {
      return yield* showPartners(turn, fitting, wording.goesWithKind({ name, kind: kindLabel }), false, source);
    }
    const others = await ofKind(turn, source, wanted, kindLabel);
    if (others.length > 0) {
      const opening = wording.noPairButKind({ name, kind: kindLabel });
      return yield* showPartners(
        turn,
        others.map((document) => ({ document, reason: '' })),
        opening,
        false,
        source,
      );
    }
  }
  if (partners.length === 0) {
    const guessed = await turn.guess?.(false, 'goes-with');
    if (guessed) return yield* guessed();
    // "A lock to go with it" in a shop that does not say what goes with what: its locks.
    const thing = isSweet ? '' : thingRead(turn);
    if (thing !== '' && turn.answer) return yield* turn.answer(thing);
    return yield { type: 'text', content: wording.noPair(name) };
  }
  yield* showPartners(turn, partners, oneOf(wording.goesWith, memory.turns)(name), true, source);
}

async function* showPartners(
  turn: Turn,
  partners: readonly RecommendedProduct[],
  opening: string,
  listsKinds: boolean,
  source: ProductDocument,
): AsyncGenerator<ReplyPiece> {
  const { language, memory } = turn;
  const documents = partners.slice(0, SHOWN).map(({ document }) => document);
  const lines = partners.slice(0, NAMED).map(({ document: { metadata }, reason }) => {
    const name = named(metadata, turn);
    const kind = metadata.category ? asLabel(labelOf('category', metadata.category, language), language) : '';
    return listsKinds && kind
      ? ADVICE_WORDING[language].piece({ kind, name })
      : reason
        ? `- ${name}: ${reason}`
        : `- ${name}`;
  });
  yield { type: 'text', content: [opening, ...lines].join('\n') };

  const categories = [...new Set(documents.flatMap(({ metadata }) => metadata.category ?? []))];
  const [only] = categories;
  const wishes: Wishes = {
    words: categories.length === 1 && only ? labelOf('category', only, language) : '',
    said: categories.length === 1 && only ? labelOf('category', only, language) : '',
    filters: { category: categories.length === 1 && only ? only : categories },
    sort: 'relevance',
    // A kind that the shopper did not mention is not quoted.
    ...(categories.length === 1 && only && { shownAs: labelOf('category', only, language) }),
  };
  changeWishes(memory, wishes);
  putOnTable(memory, { products: documents.map(toShown), page: 1, total: documents.length });
  // "And which bag goes with it" refers to the same reference product.
  speakOf(memory, [source.id], false);
  yield { type: 'docs', content: { documents } };

  const found = { documents, total: documents.length, understood: {}, recoveredBy: null };
  const [set] = setsFor(turn, found, wishes);
  memory.buttonSet = 0;
  if (set) yield { type: 'buttons', content: offer(turn, set, wishes) };
}

/** The product that something shall go with, and the kinds that were asked for. */
async function readQuestion(
  turn: Turn,
  pointed: References | null,
): Promise<{ source: ProductDocument | null; kinds: Concept[] }> {
  const { message, language, memory, tools, store } = turn;
  const mentions = kindsIn(message, turn);
  const [id] = pointed?.ids ?? [];
  // "Which shoes go with it" describes no shoes that were shown: it asks for some.
  const isDescribed = pointed?.how === 'description' || pointed?.how === 'name';
  const asksForAll = isDescribed && mentions.length > 0 && mentions.every((mention) => isAskedFor(mention, message));
  if (id !== undefined && !asksForAll && !(isDescribed && mentions.length > 1)) {
    const [source] = await tools.productFacts([id]);
    const kinds = isDescribed ? [] : mentions.map(({ concept }) => concept);
    return { source: source ?? null, kinds };
  }

  const thing = sourceAmong(mentions, turn);
  if (thing) {
    const { words, filters } = readWishSlots(describedBy(message, thing, mentions), language, store.currency.code);
    const found = await tools.searchProducts({ query: words || thing.concept.value, filters, page: 1, limit: 1 });
    const kinds = mentions.filter((mention) => mention !== thing).map(({ concept }) => concept);
    return { source: found.documents[0] ?? null, kinds };
  }
  const [last = memory.shown.products[0]?.id] = memory.focus;
  const [source] = last === undefined ? [] : await tools.productFacts([last]);
  return { source: source ?? null, kinds: mentions.map(({ concept }) => concept) };
}

function kindsIn(message: string, { language }: Turn): Mention[] {
  return conceptsIn(message, { language }).filter(
    ({ concept: { kind }, start, end, negated }) =>
      !negated &&
      (kind === 'category' || kind === 'category_group' || kind === 'product_type') &&
      // "To match" is no matcha.
      !listOf('goesWith').in(foldText(message.slice(start, end))),
  );
}

/**
 * The reference among the kinds in the message. A kind after a question word is the requested one; of two others,
 * English and Arabic name the reference last, the other languages first.
 */
function sourceAmong(mentions: readonly Mention[], { message, language }: Turn): Mention | null {
  const free = mentions.filter((mention) => !isAskedFor(mention, message));
  if (free.length <= 1 && mentions.length > 1) return free[0] ?? mentions.at(-1) ?? null;
  // In "what goes with boots" the only kind is the reference; "shoes for it" has a reference already.
  if (mentions.length === 1) return free[0] ?? null;
  return (language === 'en' || language === 'ar' ? free.at(-1) : free[0]) ?? null;
}

/** The requested kind: "which shoes", "shoes to match", `yanına komodin`. */
function isAskedFor({ start, end }: Mention, message: string): boolean {
  const before = message.slice(0, start).trim().split(/\s+/).slice(-2).join(' ');
  const isAfterWord = before !== '' && (WHICH.test(before) || MATCHING.test(before) || BESIDE_IT.test(before));
  return isAfterWord || THAT_GOES_WITH_IT.test(message.slice(end));
}

/** Turkish, Azerbaijani and Arabic: "beside it" without saying beside what. */
const BESIDE_IT = /(?:^|\s)(?:yanına|yanina|معه|معها|معاه|معاها|معهم|عليه|عليها)(?:\s+(?:bir|bi|da|de|də))?$/iu;
const THAT_GOES_WITH_IT =
  /^\s*(?:(?:to|that|which)\s+(?:goes?|match(?:es)?)(?:\s+with)?(?:\s+(?:it|them|this|that))?|(?:ب?[تي]?(?:مشي|مشوا|لبق|ليق|ناسب))\s*(?:معه|معها|عليه|عليها|ها|ه)?)\s*[?؟.!]*$/iu;

/** "Matching earrings" is a request for earrings, independent of the shown products. */
const MATCHING = /(?:^|\s)(?:matching|შესაფერისი|შესახამებელი|uyumlu|uyğun)$/iu;
const WHICH =
  /(?:^|\s)(?:what|which|any|რა|რომელი|როგორი|ne|hangi|nasıl|ما|ماذا|من|أي|اي|أية|nə|hansı|necə)(?:\s+\p{L}+)?$/iu;

/** The thing with the words before it that describe it, up to the kind before. */
function describedBy(message: string, thing: Mention, mentions: readonly Mention[]): string {
  const before = mentions.filter(({ end }) => end <= thing.start).at(-1)?.end ?? 0;
  const after = mentions.find(({ start }) => start >= thing.end)?.start ?? message.length;
  // Arabic describes after the noun, the others before it.
  const isArabic = /\p{Script=Arabic}/u.test(message.slice(thing.start, thing.end));
  const part = isArabic ? message.slice(thing.start, after) : message.slice(before, thing.end);
  return (
    listOf('questionWords').removeFrom(listOf('goesWith').removeFrom(part)) || message.slice(thing.start, thing.end)
  );
}

/** The categories of a kind: its own, those of a wide word, the wider one of a narrow type. */
function categoriesOf(concept: Concept): string[] {
  if (concept.kind === 'category_group') return narrowerThan(concept).map(({ value }) => value);
  if (concept.kind === 'category') return [concept.value];
  return widerThan(concept).flatMap(({ kind, value }) => (kind === 'category' ? [value] : []));
}

async function ofKind(
  { tools }: Turn,
  source: ProductDocument,
  categories: readonly string[],
  label: string,
): Promise<ProductDocument[]> {
  const { gender } = source.metadata.attributes;
  const wanted = [gender ?? []].flat().filter((value) => value !== 'unisex');
  const found = await tools.searchProducts({
    query: label,
    filters: { category: [...categories], ...(wanted.length > 0 && { gender: [...wanted, 'unisex'] }) },
    page: 1,
    limit: SHOWN,
  });
  return found.documents;
}
