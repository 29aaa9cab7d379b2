/**
 * Composes an outfit or a room: one product of each kind that belongs to it. The total price is stated, and a budget
 * applies to the total.
 */
import type { ProductDocument } from '@quarry/contract';
import { conceptsIn, labelOf } from '@quarry/language';
import type { Outfit } from '../../../memory/advice.ts';
import { changeWishes, putOnTable, toShown } from '../../../memory/memory.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { asLabel, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import { affordableSet } from '../slots/affordable-set.ts';
import { readWishSlots } from '../slots/wish-slots.ts';
import { ADVICE_WORDING } from '../wording/advice.ts';
import { oneOf } from '../wording/wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import { lookKinds } from './look-pieces.ts';
import { roomKinds } from './room-pieces.ts';
import { named } from './show-products.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';

const MAX_PIECES = 5;
/** Fewer are no set. */
const FEWEST_PIECES = 3;

export async function* composeSet(
  turn: Turn,
  { of, isAnswer }: { of: 'look' | 'room'; isAnswer: boolean },
): AsyncGenerator<ReplyPiece> {
  const { language, memory, store } = turn;
  const wording = ADVICE_WORDING[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const plan = planOf(turn, of, isAnswer);
  memory.advice.outfit = plan;
  const { price_max: budget = null } = plan.filters;
  const kinds = of === 'room' ? await roomKinds(turn, plan) : await lookKinds(turn, plan);
  const { chosen, isWhole } = affordableSet(kinds.slice(0, MAX_PIECES).map(toCandidates), budget);
  if (chosen.length < 2) {
    yield {
      type: 'text',
      content:
        budget !== null && kinds.length > 1
          ? wording.overBudget(writePrice(budget, store.currency, language)).replace(/:$/, '.')
          : wording.noSet,
    };
    return;
  }

  const documents = chosen.map(({ document }) => document);
  const sum = documents.reduce((total, { metadata }) => total + (metadata.current_price ?? 0), 0);
  const money = (amount: number): string => writePrice(Math.round(amount * 100) / 100, store.currency, language);
  const lines = documents.map(({ metadata }) =>
    wording.piece({ kind: kindLabel(metadata.category, turn), name: named(metadata, turn) }),
  );
  const opening =
    budget !== null && !isWhole && chosen.length < FEWEST_PIECES
      ? wording.overBudget(money(budget))
      : oneOf(of === 'room' ? wording.room : wording.look, memory.turns);
  const total =
    budget === null ? wording.total(money(sum)) : wording.withinBudget({ sum: money(sum), budget: money(budget) });
  const isOpen = of === 'look' && plan.filters.gender === undefined && plan.words !== '';
  const asksWhom = isOpen && isForEither(documents);
  yield { type: 'text', content: [opening, ...lines, total, ...(asksWhom ? [wording.forWhom] : [])].join('\n') };

  memory.advice.asked = 'outfit';
  const [main] = documents;
  const label = main?.metadata.category ? labelOf('category', main.metadata.category, language) : plan.words;
  changeWishes(memory, {
    words: [plan.words, label].filter(Boolean).join(' '),
    said: [plan.words, label].filter(Boolean).join(' '),
    filters: { ...plan.filters, ...(main?.metadata.category && { category: main.metadata.category }) },
    sort: 'relevance',
  });
  putOnTable(memory, { products: documents.map(toShown), page: 1, total: documents.length });
  yield { type: 'docs', content: { documents } };
  const replies = asksWhom
    ? (['women', 'men'] as const).map((gender) => asLabel(labelOf('gender', gender, language), language))
    : [];
  if (replies.length > 0) yield { type: 'buttons', content: replies };
}

/** A new plan from the message; an answer is laid over the plan that is known. */
function planOf(turn: Turn, kind: 'look' | 'room', isAnswer: boolean): Outfit {
  const { message, language, store, memory } = turn;
  const rest = listOf('wholeRoom').removeFrom(listOf('wholeLook').removeFrom(message));
  const { filters } = readWishSlots(rest || message, language, store.currency.code);
  const { category: _category, exclude, ...conditions } = filters;
  const held = isAnswer ? memory.advice.outfit : null;
  const words = conceptsIn(message, { language })
    .filter(
      ({ concept, negated }) =>
        !negated && ['occasion', 'season', 'style', 'room', 'person', 'age', 'sport'].includes(concept.kind),
    )
    .map(({ concept }) => labelOf(concept.kind, concept.value, language));
  return {
    kind,
    words: [...new Set([...(held ? [held.words] : []), ...words])].filter(Boolean).join(' '),
    filters: { ...held?.filters, ...conditions, ...(exclude && { exclude }) },
  };
}

function kindLabel(category: string | null, { language }: Turn): string {
  return category === null ? '' : asLabel(labelOf('category', category, language), language);
}

/** Whether the look could as well have been one for somebody else. */
function isForEither(documents: readonly ProductDocument[]): boolean {
  return documents.some(({ metadata }) => metadata.attributes.gender !== undefined);
}

function toCandidates(documents: readonly ProductDocument[]) {
  return documents
    .filter(({ metadata }) => metadata.current_price !== null)
    .map((document) => ({ id: document.id, price: document.metadata.current_price ?? 0, document }));
}
