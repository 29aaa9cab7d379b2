/** Answers operations on a few products: compare, sum up, choose, more like one. */
import type { ProductDocument } from '@quarry/contract';
import type { Operation } from '../dialogue/operation.ts';
import { CONDITION_TYPES, slotsOf, textOf } from '../dialogue/slots.ts';
import { compare } from '../minds/built-in/abilities/compare.ts';
import { moreOfTheSame } from '../minds/built-in/abilities/narrow.ts';
import { choose, undo } from '../minds/built-in/abilities/pointed-products.ts';
import { readPieces } from './pieces.ts';
import { answerPointedAt } from './pointed-at.ts';
import { nearestByName, referTo } from './refer.ts';
import type { Turn } from '../minds/mind.ts';
import { planFact } from './take-fact.ts';
import { planNewSubject } from './new-subject.ts';
import { planTotal } from './take-total.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';
import { contentWords, likeness } from './words.ts';

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
