/** Answers operations on a few products: compare, sum up, choose, more like one, and why one was shown. */
import type { ProductDocument } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { CONDITION_TYPES, slotsOf, textOf } from '../dialogue/slots.ts';
import { speakOf } from '../memory/memory.ts';
import { compare } from '../minds/built-in/abilities/compare.ts';
import { moreOfTheSame } from '../minds/built-in/abilities/narrow.ts';
import { choose, undo } from '../minds/built-in/abilities/pointed-products.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import { describeWish } from '../minds/built-in/abilities/show-products.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { foldText } from '../words/fold-text.ts';
import { writeNumber, writePrice } from '../words/write-facts.ts';
import { evidenceFor, readCondition } from './evidence.ts';
import { productsNamedIn } from './named-things.ts';
import { countOfPieces, readPieces, saysAlso } from './pieces.ts';
import { answerPointedAt } from './pointed-at.ts';
import { nearestByName, referTo } from './refer.ts';
import type { Turn } from '../minds/mind.ts';
import { planFact } from './take-fact.ts';
import { planNewSubject } from './new-subject.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';
import { contentWords, likeness, wordsIn } from './words.ts';

const MAX_COMPARED = 4;

/** Two to four products: by name, shown or elsewhere in the shop; by position; else those mentioned last. */
export const planCompare: Planner = async (planned, operation) => {
  const { turn, table } = planned;
  const named = await productsNamed(planned, operation);
  if (named === null) return null;
  const pointed = named.length > 1 ? [] : (referTo(planned, operation)?.documents ?? []);
  const base = table.focus.length > 0 ? table.focus : table.shown.slice(0, 1);
  const together = unique([...named, ...pointed]);
  const few = together.length > 1 ? together : unique([...together, ...base]);
  const all = few.length > 1 ? few : unique([...few, ...table.shown]).slice(0, 2);
  if (all.length < 2) return null;
  const ids = all.slice(0, MAX_COMPARED).map(({ id }) => id);
  return () => compare(turn, { ids, names: [] });
};

const unique = (documents: readonly ProductDocument[]): ProductDocument[] =>
  documents.filter(({ id }, at) => documents.findIndex((one) => one.id === id) === at);

/** Null when a name means no product of the shop. */
async function productsNamed({ turn, table }: PlannedTurn, operation: Operation): Promise<ProductDocument[] | null> {
  const { language, tools } = turn;
  const onTable = [...table.shown, ...table.earlier];
  const found: ProductDocument[] = [];
  for (const { text } of slotsOf(operation, 'product', 'kind')) {
    const here = nearestByName(text, onTable, language);
    if (here) {
      found.push(here);
      continue;
    }
    const { documents } = await tools.searchProducts({ query: text, page: 1, limit: MAX_COMPARED });
    const there = nearestByName(text, documents, language);
    if (!there) return null;
    found.push(there);
  }
  return found;
}

/** What several cost together, or so many of one. */
export const planTotal: Planner = async (planned, operation) => {
  const { turn } = planned;
  const { language, store, memory } = turn;
  const added = await addedUp(planned, operation);
  if (!added) return null;
  const { documents, pieces } = added;
  const countOf = (at: number): number => (typeof pieces === 'number' ? pieces : (pieces[at] ?? 1));
  const price = (amount: number): string => writePrice(amount, store.currency, language);
  const unpriced = documents.find(({ metadata }) => metadata.current_price === null);
  const wording = PLAN_WORDING[language];
  const lines = documents.map(({ metadata }, at) =>
    wording.sumLine({
      count: writeNumber(countOf(at), language),
      name: quoteName(metadata, turn),
      sum: price((metadata.current_price ?? 0) * countOf(at)),
    }),
  );
  const sum = documents.reduce((all, { metadata }, at) => all + (metadata.current_price ?? 0) * countOf(at), 0);
  const text = unpriced
    ? wording.noPriceToAdd(quoteName(unpriced.metadata, turn))
    : [...lines, wording.together(price(Math.round(sum * 100) / 100))].join('\n');
  return async function* () {
    yield { type: 'text', content: text };
    speakOf(
      memory,
      documents.map(({ id }) => id),
      true,
    );
    yield { type: 'docs', content: { documents: [...documents] } };
  };
};

interface AddedUp {
  documents: readonly ProductDocument[];
  /** Of each, or of each its own. */
  pieces: number | readonly number[];
}

/** What is named, pointed at or was spoken of; null when it is one piece of one thing that nobody pointed at. */
async function addedUp(planned: PlannedTurn, operation: Operation): Promise<AddedUp | null> {
  const { turn, table } = planned;
  const { memory } = turn;
  const counted = readPieces(planned);
  if (counted.length > 0) {
    return { documents: counted.map(({ document }) => document), pieces: counted.map(({ count }) => count) };
  }
  const counts = slotsOf(operation, 'quantity', 'measure').flatMap(({ text }) =>
    wordsIn(text, turn.language).flatMap(({ number }) => number ?? []),
  );
  const ofOne = countOfPieces(turn.message);
  const [count = ofOne ?? 1] = counts;
  const named = await productsNamedIn(planned, operation);
  const [only, ...others] = named;
  if (only && others.length === 0 && table.focus.length > 0 && saysAlso(turn.message)) {
    const before = table.focus.filter(({ id }) => id !== only.id);
    if (before.length > 0) return { documents: [...before, only].slice(0, MAX_ADDED), pieces: 1 };
  }
  if (named.length > 1) return { documents: named.slice(0, MAX_ADDED), pieces: 1 };
  // "3 of them" of the one product that was spoken of.
  const isPlaced = slotsOf(operation, 'ordinal').length > 0;
  if (ofOne !== null && named.length === 0 && !isPlaced && memory.isAboutFew && table.focus.length === 1) {
    return { documents: table.focus, pieces: count };
  }
  const referred = referTo(planned, operation);
  const isSeveral = referred !== null && referred.documents.length > 1;
  // "What does it come to": of all that was spoken of, one after the other.
  const isUnpointed = (referred === null || referred.how === 'focus') && named.length === 0;
  const isOfAll = isUnpointed && count === 1 && table.focus.length < 2 && table.spokenOf.length > 1;
  if (isOfAll) return { documents: table.spokenOf.slice(-MAX_ADDED), pieces: 1 };
  const few = isSeveral
    ? referred.documents
    : table.focus.length > 1
      ? table.focus
      : named.length > 0
        ? named
        : (referred?.documents ?? []);
  // "For the three" counts products of the list, "20 of them" counts pieces of one.
  // "All three" of a list of three, of which none was spoken of.
  const isWholeList = referred?.how === 'focus' && !memory.isAboutFew && count === table.shown.length;
  const isFew = ofOne === null && count > 1 && count <= table.shown.length;
  const isOfList = !isSeveral && isFew && (referred?.how === 'pronoun' || isWholeList);
  const firstOrLast = placesBeside(operation, turn.message, count, table.shown);
  const documents = firstOrLast ?? (isOfList ? table.shown.slice(0, count) : few);
  return documents.length === 0 ? null : { documents, pieces: firstOrLast || isOfList || isSeveral ? 1 : count };
}
const MAX_ADDED = 4;

/** "The first two", `ilk üç`: an ordinal and a count side by side mean so many of that end of the list. */
function placesBeside(
  operation: Operation,
  message: string,
  count: number,
  shown: readonly ProductDocument[],
): readonly ProductDocument[] | null {
  const [place, ...otherPlaces] = slotsOf(operation, 'ordinal');
  const [counted] = slotsOf(operation, 'quantity', 'measure');
  if (!place || !counted || otherPlaces.length > 0 || count < 2 || count > shown.length) return null;
  const [one, other] = place.start < counted.start ? [place, counted] : [counted, place];
  if (one.end > other.start || message.slice(one.start, one.end) !== one.text) return null;
  if (message.slice(one.end, other.start).trim() !== '') return null;
  return LAST.test(foldText(place.text)) ? shown.slice(-count) : shown.slice(0, count);
}
const LAST = /^(?:last|ბოლო|son|axir|اخر|الاخ)/u;

/** Why a product was shown: the conditions of the request that its data meet. */
export const planWhy: Planner = async (planned, operation) => {
  const { turn } = planned;
  const { language, memory } = turn;
  const [document] = referTo(planned, operation)?.documents ?? [];
  const { wishes } = memory;
  if (!document || !wishes) return null;
  const { metadata } = document;
  const texts = (wishes.conditions ?? []).filter(({ isNegated }) => !isNegated).map(({ text }) => text);
  const stated = texts.filter(
    (text) => evidenceFor(metadata, readCondition(text, language), language).verdict === 'yes',
  );
  const reasons = [...new Set([...(metadata.reasons ?? []).map(({ value }) => value), ...stated])];
  const name = quoteName(metadata, turn);
  const wording = PLAN_WORDING[language];
  const text =
    reasons.length > 0
      ? wording.because({ name, reasons: reasons.join(WORDINGS[language].comma) })
      : wording.becauseWords({ name, wish: describeWish(wishes, turn) });
  return async function* () {
    yield { type: 'text', content: text };
    speakOf(memory, [document.id], true);
  };
};

export const planSelect: Planner = async (planned, operation) => {
  const { turn } = planned;
  const referred = referTo(planned, operation);
  if (!referred || referred.documents.length === 0) return null;
  // "Three of the blue one and one of the wool one".
  if (readPieces(planned).length > 0) return planTotal(planned, operation);
  // "The first in grey": whether it comes in grey.
  const isAsked = slotsOf(operation, ...CONDITION_TYPES).some((slot) => !referred.used.includes(slot));
  return isAsked && referred.how === 'place' ? planFact(planned, operation) : answerPointedAt(turn, referred.documents);
};

export const planMore: Planner = async ({ turn }): Promise<Take | null> =>
  turn.memory.wishes && turn.memory.shown.page > 0 ? () => moreOfTheSame(turn) : null;

/** Back to what was looked for before; "that purple case from earlier" is the thing itself. */
export const planBack: Planner = async ({ turn, table }, operation): Promise<Take | null> => {
  const named = textOf(slotsOf(operation, 'kind', 'product', 'brand', 'color', 'material', 'feature', 'size'));
  const before = turn.memory.versions.findLast(({ wishes }) => isAbout(wishes.words, named, turn));
  // Where there is nothing to go back to, that is said.
  if (named === '' || before) return turn.memory.wishes ? () => undo(turn) : null;
  const seen = nearestByName(named, [...table.shown, ...table.earlier], turn.language);
  if (seen) return () => choose(turn, [seen.id]);
  return planNewSubject(turn, named);
};

const isAbout = (words: string, named: string, { language }: Turn): boolean =>
  contentWords(named, language).every((word) =>
    contentWords(words, language).some((one) => likeness(one, word) >= 0.8),
  );
