/** Sums: what several products cost together, or so many of one, with what the shop writes about delivery where it is asked. */
import type { ProductDocument } from '@quarry/contract';
import { understand } from '@quarry/language';
import type { Operation } from '../dialogue/operation.ts';
import { slotsOf } from '../dialogue/slots.ts';
import { speakOf } from '../memory/memory.ts';
import type { Turn } from '../minds/mind.ts';
import { speaksOfOwnOrder } from '../shop-topics/shop-topics.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { foldText } from '../words/fold-text.ts';
import { writeNumber, writePrice } from '../words/write-facts.ts';
import { piecesNamedIn } from './named-things.ts';
import { asksForSum, asksWithDelivery, countOfPieces, type Pieces, readPieces, saysAlso } from './pieces.ts';
import { referTo } from './refer.ts';
import { deliveryCost } from './tell-topics.ts';
import { loadTable, type PlannedTurn, type Planner, type Take } from './turn-plan.ts';
import { wordsIn } from './words.ts';

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
  const delivery = asksWithDelivery(turn.message) ? await deliveryCost(turn) : null;
  return async function* () {
    yield { type: 'text', content: delivery === null ? text : `${text}\n\n${delivery}` };
    speakOf(
      memory,
      documents.map(({ id }) => id),
      true,
    );
    yield { type: 'docs', content: { documents: [...documents] } };
  };
};

/** The sum that a message asks for of what is shown, however it was read; null for another message. */
export async function planSum(turn: Turn): Promise<Take | null> {
  const { message, memory, language, store } = turn;
  if (memory.shown.products.length === 0 || !asksForSum(message) || speaksOfOwnOrder(message)) return null;
  const { price_min, price_max } = understand(message, { language, currency: store.currency.code }).understood;
  if (price_min !== undefined || price_max !== undefined) return null;
  const reading = turn.reading ?? { operations: [], language: null, isRomanized: false };
  const read = reading.operations.find(({ kind }) => kind === 'total');
  const slots = reading.operations.flatMap((operation) => operation.slots);
  const planned = { turn, reading, table: await loadTable(turn) };
  return planTotal(planned, read ?? { kind: 'total', slots, confidence: 1 });
}

interface AddedUp {
  documents: readonly ProductDocument[];
  /** Of each, or of each its own. */
  pieces: number | readonly number[];
}

const inPieces = (pieces: readonly Pieces[]): AddedUp => ({
  documents: pieces.map(({ document }) => document),
  pieces: pieces.map(({ count }) => count),
});

/** What is named, pointed at or was spoken of; null when it is one piece of one thing that nobody pointed at. */
async function addedUp(planned: PlannedTurn, operation: Operation): Promise<AddedUp | null> {
  const { turn, table } = planned;
  const { memory } = turn;
  const counted = readPieces(planned);
  if (counted.length > 0) return inPieces(counted);
  const counts = slotsOf(operation, 'quantity', 'measure').flatMap(({ text }) =>
    wordsIn(text, turn.language).flatMap(({ number }) => number ?? []),
  );
  const ofOne = countOfPieces(turn.message);
  const [count = ofOne ?? 1] = counts;
  const pieces = (await piecesNamedIn(planned, operation)).slice(0, MAX_ADDED);
  const named = pieces.map(({ document }) => document);
  const [only, ...others] = pieces;
  if (only && others.length === 0 && table.focus.length > 0 && saysAlso(turn.message)) {
    const before = table.focus.filter(({ id }) => id !== only.document.id);
    if (before.length > 0) {
      return inPieces([...before.map((document) => ({ document, count: 1 })), only].slice(0, MAX_ADDED));
    }
  }
  if (pieces.length > 1) return inPieces(pieces);
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
