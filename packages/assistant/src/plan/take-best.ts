/**
 * Answers superlatives and comparisons by computing over the data: the extreme of a list, the better of a few,
 * something with more or less.
 */
import type { ProductDocument } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { messageWithout, ownPart, slotsOf, textOf } from '../dialogue/slots.ts';
import { changeWishes, putOnTable, speakOf, toShown } from '../memory/memory.ts';
import { compare } from '../minds/built-in/abilities/compare.ts';
import { tellWhich } from '../minds/built-in/abilities/pointed-products.ts';
import { countOf, describeWish, showProducts } from '../minds/built-in/abilities/show-products.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import { PRODUCT_WORDINGS } from '../minds/built-in/wording/product-wording.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { writeNumber, writePrice } from '../words/write-facts.ts';
import { foldText } from '../words/fold-text.ts';
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { calledOf } from './called.ts';
import { lookUp } from './look-up.ts';
import { type Criterion, type Ranked, rankBy, readCriterion, readNamedCriterion } from './measured.ts';
import { productsNamedIn } from './named-things.ts';
import { referTo } from './refer.ts';
import { subjectWords } from './subject.ts';
import { tell } from './tell-fact.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';
import { contentWords, likeness, type Word } from './words.ts';
import adviceWords from './data/advice-words.json' with { type: 'json' };
import orderWords from './data/order-words.json' with { type: 'json' };

const MAX_LISTED = 12;
const ORDERS = orderWords.map((word) => foldText(word));

/** "The cheapest one": of the shown list, or of the products that the message asks for. */
export const planExtreme: Planner = async (planned, operation) => {
  const { turn } = planned;
  const folded = foldText(turn.message);
  // "Sort by price" wants the list, not its first.
  if (ORDERS.some((word) => folded.includes(word))) return null;
  const criterion = criterionOf(planned, operation);
  // A property without a number ("the safest") is decided by a statement that only one product has.
  if (!criterion) return planBetter(planned, operation);
  const atHand = await listAtHand(planned);
  if (saysMore(planned, operation, criterion)) return null;
  const documents = atHand.length > 1 ? atHand : await sameKind(turn, atHand);
  if (documents.length < 2) return null;
  const ranked = rankBy(documents, ({ metadata }) => metadata, criterion, turn.language);
  if (!ranked) return null;
  return criterion.dimension === 'price' ? sayInOrder(turn, ranked, criterion) : sayFirst(turn, ranked, criterion);
};

/** "The cheapest milk" of a list of rice is about no rice. */
function saysMore({ turn }: PlannedTurn, operation: Operation, { nouns }: Criterion): boolean {
  return thingsBeside(turn, operation, nouns).length > 0;
}

/** Words of a superlative that are neither its measure nor what is spoken of: another thing. */
export function thingsBeside(turn: Turn, operation: Operation, nouns: readonly Word[] = []): Word[] {
  const { message, language } = turn;
  const pointing = slotsOf(operation, 'deictic', 'ordinal', 'attribute');
  const left = contentWords(messageWithout(ownPart(message, operation), pointing), language).filter(
    (word) => readCriterion(word.surface, language) === null && !nouns.some((noun) => likeness(noun, word) >= 0.8),
  );
  const words = subjectWords(turn);
  return left.filter((word) => !words.some((one) => likeness(one, word) >= 0.6));
}

function criterionOf({ turn: { message, language } }: PlannedTurn, operation: Operation): Criterion | null {
  const said = textOf(slotsOf(operation, 'comparative', 'attribute', 'kind', 'measure', 'feature'));
  const extreme = textOf(slotsOf(operation, 'comparative'));
  const name = textOf(slotsOf(operation, 'attribute', 'feature'));
  const named = extreme && name ? readNamedCriterion(extreme, name, language) : null;
  if (named) return named;
  const pointing = slotsOf(operation, 'deictic', 'ordinal');
  return (
    (said && readCriterion(said, language)) ||
    readCriterion(messageWithout(ownPart(message, operation), pointing), language)
  );
}

/** All products that meet the request, of the best matching kinds; without a request the shown ones. */
async function listAtHand({ turn, table }: PlannedTurn): Promise<readonly ProductDocument[]> {
  const { memory } = turn;
  const { wishes, shown } = memory;
  if (!wishes || shown.page === 0) return table.shown;
  if (shown.total <= table.shown.length) return ofSubject(table.shown, wishes.words, turn);
  const { met, all } = await lookUp(turn, { ...wishes, sort: 'relevance' });
  const found = ofSubject(met.length > 0 ? met : all, wishes.words, turn);
  const kinds = new Set(table.shown.slice(0, TELLING).flatMap(({ metadata }) => metadata.category ?? []));
  const { ids } = wishes.filters;
  return found.filter(
    ({ id, metadata }) =>
      (kinds.size === 0 || kinds.has(metadata.category ?? '')) && (ids === undefined || ids.includes(id)),
  );
}
/** "The cheapest" of suitcases is no luggage scale: those of the kinds of which most are called as was asked. */
function ofSubject(
  documents: readonly ProductDocument[],
  words: string,
  { language }: Turn,
): readonly ProductDocument[] {
  const asked = contentWords(words, language);
  const heads = documents.map(({ metadata: { title, category } }) => {
    const own = contentWords(`${calledOf(title)} ${category ?? ''}`, language);
    return asked.filter((word) => own.some((one) => likeness(one, word) >= 0.8)).length;
  });
  const most = Math.max(0, ...heads);
  const kinds = new Set(documents.flatMap(({ metadata }, at) => (heads[at] === most ? (metadata.category ?? []) : [])));
  const own = documents.filter(({ metadata: { category } }) => category === null || kinds.has(category));
  return most > 0 && own.length > 1 ? own : documents;
}

/** Of one product there is no extreme: the others of its kind are meant. */
async function sameKind({ tools }: Turn, [only]: readonly ProductDocument[]): Promise<readonly ProductDocument[]> {
  const category = only?.metadata.category;
  if (!only || !category) return [];
  const kind = only.metadata.category_path.at(-1) ?? category;
  const { documents } = await tools.searchProducts({
    query: kind,
    filters: { category },
    page: 1,
    limit: MAX_OF_KIND,
  });
  return documents.some(({ id }) => id === only.id) ? documents : [only, ...documents];
}
const MAX_OF_KIND = 60;

/** The kinds of the best matches are the kinds that a request means. */
const TELLING = 4;

function sayFirst(turn: Turn, { items, unsaid }: Ranked<ProductDocument>, criterion: Criterion): Take | null {
  const { language, memory } = turn;
  const [first] = items;
  if (!first) return null;
  const best = items.filter(({ measured }) => measured.value === first.measured.value).map(({ item }) => item);
  const rest =
    unsaid.length > 0 && criterion.dimension !== 'price'
      ? ` ${PLAN_WORDING[language].restUnsaid(countOf(unsaid.length, turn))}`
      : '';
  return async function* () {
    yield { type: 'text', content: `${sentenceFor(turn, first, criterion, items.length)}${rest}` };
    speakOf(
      memory,
      best.slice(0, 1).map(({ id }) => id),
      true,
    );
    yield { type: 'docs', content: { documents: best.slice(0, MAX_LISTED) } };
  };
}

/** By price the whole list is shown, with the first product named. */
function sayInOrder(turn: Turn, ranked: Ranked<ProductDocument>, criterion: Criterion): Take | null {
  const { memory } = turn;
  const [first] = ranked.items;
  if (!first) return null;
  const documents = ranked.items.map(({ item }) => item).slice(0, MAX_LISTED);
  const sort = criterion.direction === 'less' ? 'price_asc' : 'price_desc';
  return async function* () {
    yield { type: 'text', content: sentenceFor(turn, first, criterion, ranked.items.length) };
    if (memory.wishes) changeWishes(memory, { ...memory.wishes, sort });
    putOnTable(memory, { products: documents.map(toShown), page: 1, total: ranked.items.length });
    speakOf(memory, [first.item.id], true);
    yield { type: 'docs', content: { documents } };
  };
}

function sentenceFor(
  turn: Turn,
  { item: { metadata }, measured }: Ranked<ProductDocument>['items'][number],
  { dimension, direction }: Criterion,
  count: number,
): string {
  const { language, store, memory } = turn;
  const name = quoteName(metadata, turn);
  const price = metadata.current_price === null ? '' : writePrice(metadata.current_price, store.currency, language);
  const wording = PRODUCT_WORDINGS[language];
  if (dimension === 'rating') return wording.bestRated(name, writeNumber(measured.value, language));
  if (dimension === 'price') {
    return direction === 'less' ? wording.cheapest(name, price, count === 2) : wording.dearest(name, price);
  }
  const stated = [measured.written, price].filter(Boolean).join(WORDINGS[language].comma);
  return oneOf(PLAN_WORDING[language].extreme, memory.turns)({ name, stated });
}

/** "Which is quieter", "which is better for beginners": by a number, else by what is stated of one and not of others. */
export const planBetter: Planner = async (planned, operation) => {
  const { turn, table } = planned;
  const { language } = turn;
  const named = await productsNamedIn(planned, operation);
  const pointed = referTo(planned, operation);
  // "The 800 or this one": one is named, the other pointed at.
  const beside = pointed?.how === 'pronoun' && named.length === 1 ? pointed.documents : [];
  const together = [...named, ...beside.filter(({ id }) => !named.some((one) => one.id === id))];
  const referred = together.length > 1 ? { documents: together } : pointed;
  const isFew = referred !== null && referred.documents.length > 1;
  const few = isFew ? referred.documents : table.focus.length > 1 ? table.focus : table.shown;
  const criterion = criterionOf(planned, operation);
  if (criterion) {
    const among = isFew || table.focus.length > 1 ? few : await listAtHand(planned);
    const ranked = rankBy(among, ({ metadata }) => metadata, criterion, language);
    if (ranked && among.length > 1) return sayFirst(turn, ranked, criterion);
  }
  const asked = textOf(slotsOf(operation, 'attribute', 'feature', 'purpose', 'comparative', 'material', 'person'));
  const condition = readCondition(asked, language);
  if (few.length > 1 && contentWords(`${turn.message} ${asked}`, language).every((word) => isOfTalk(word))) {
    return recommend(turn, few);
  }
  if (asked === '' || isEmpty(condition) || few.length < 2) return null;
  if (planned.isGuess && !few.some(({ metadata }) => evidenceFor(metadata, condition, language).verdict === 'yes'))
    return null;
  return sayWhoStates(turn, few, asked);
};

const ADVISING = adviceWords.map((word) => foldText(word));
const isOfTalk = ({ surface }: Word): boolean => ADVISING.some((word) => foldText(surface).startsWith(word));

/** "Which one is good": the best rated, else how the first of them differ. */
function recommend(turn: Turn, few: readonly ProductDocument[]): Take {
  const rated = few.filter(({ metadata: { rating, review_count } }) => rating !== null && review_count > 0);
  const ids = few.slice(0, MAX_ADVISED).map(({ id }) => id);
  if (rated.length < 2) return () => compare(turn, { ids, names: [] });
  return () => tellWhich(turn, { best: 'bestRated', ids: few.map(({ id }) => id) });
}
const MAX_ADVISED = 3;

/** "Is the border spade longer than this one": which of the two has more, by what the data state. */
export const planThan: Planner = async (planned, operation) => {
  const { turn, table } = planned;
  if (!THAN.test(foldText(turn.message))) return null;
  const criterion = criterionOf(planned, operation);
  const named = criterion === null ? [] : await productsNamedIn(planned, operation);
  const [only, ...others] = named;
  const both =
    only && others.length === 0 ? [...table.focus.filter(({ id }) => id !== only.id).slice(0, 1), only] : named;
  if (!criterion || both.length !== 2) return null;
  // Of several quantities the first that both state: a longer spade is no heavier one.
  const each = criterion.quantities.length > 0 ? criterion.quantities.map((one) => [one]) : [[]];
  const ranked = each
    .map((quantities) => rankBy(both, ({ metadata }) => metadata, { ...criterion, quantities }, turn.language))
    .find((one) => one?.items.length === both.length);
  if (!ranked) return null;
  const { language, memory } = turn;
  const lines = ranked.items.map(({ item, measured }) =>
    PLAN_WORDING[language].states({ name: quoteName(item.metadata, turn), quote: measured.written }),
  );
  return async function* () {
    yield { type: 'text', content: lines.join('\n') };
    speakOf(
      memory,
      ranked.items.slice(0, 1).map(({ item: { id } }) => id),
      true,
    );
    yield { type: 'docs', content: { documents: ranked.items.map(({ item }) => item) } };
  };
};
const THAN =
  /(?<!\p{L})(?:than|ვიდრე)(?!\p{L})|(?<=\p{L})[dt][ae]n\s+(?:daha\s)|(?<!\p{L})(?:ا\p{L}{2,4})\s+من(?!\p{L})/u;

function sayWhoStates(turn: Turn, few: readonly ProductDocument[], asked: string): Take {
  const { language, memory } = turn;
  const condition = readCondition(asked, language);
  const stating = few.flatMap((document) => {
    const { verdict, statement } = evidenceFor(document.metadata, condition, language);
    return verdict === 'yes' && statement ? [{ document, statement }] : [];
  });
  const documents = (stating.length > 0 ? stating.map(({ document }) => document) : few).slice(0, MAX_LISTED);
  const text =
    stating.length > 0
      ? stating
          .slice(0, 3)
          .map(({ document, statement }) => tell(document.metadata, statement, turn))
          .join('\n')
      : PLAN_WORDING[language].noneSaysSo(WORDINGS[language].quote(asked));
  return async function* () {
    yield { type: 'text', content: text };
    speakOf(
      memory,
      documents.slice(0, 1).map(({ id }) => id),
      stating.length === 1,
    );
    if (stating.length > 0) yield { type: 'docs', content: { documents } };
  };
}

/** "A bigger one", "something quieter", "a size between the two": by the number that the data state. */
export const planMoreThan: Planner = async (planned, operation) => {
  const { turn, table } = planned;
  const { memory, language } = turn;
  const criterion = criterionOf(planned, operation);
  // Cheaper and dearer are price limits, which the search applies.
  if (!criterion || criterion.dimension === 'price' || !memory.wishes) return null;
  const base = table.focus[0] ?? table.shown[0];
  if (!base) return null;
  const { all } = await lookUp(turn, { ...memory.wishes, conditions: [], sort: 'relevance' });
  const documents = all.some(({ id }) => id === base.id) ? all : [base, ...all];
  const ranked = rankBy(documents, ({ metadata }) => metadata, criterion, language);
  const own = ranked?.items.find(({ item }) => item.id === base.id)?.measured.value;
  if (!ranked || own === undefined) return null;
  const beyond = ranked.items.filter(({ measured }) =>
    criterion.direction === 'more' ? measured.value > own : measured.value < own,
  );
  const list = beyond.reverse().map(({ item }) => item);
  if (list.length === 0) return sayFirst(turn, ranked, criterion);
  const { wishes } = memory;
  const opening = oneOf(
    WORDINGS[language].found,
    memory.turns,
  )({
    count: countOf(list.length, turn),
    wish: describeWish(wishes, turn),
  });
  return async function* () {
    const found = { total: list.length, documents: list, understood: {}, recoveredBy: null };
    yield* showProducts(turn, { found, wishes, page: 1, opening });
    changeWishes(memory, wishes);
    putOnTable(memory, { products: list.slice(0, MAX_LISTED).map(toShown), page: 0, total: list.length });
  };
};
