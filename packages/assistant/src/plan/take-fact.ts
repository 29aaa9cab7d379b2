/**
 * Answers questions about facts of a product with the field or sentence that states them, else that the data do not
 * say.
 */
import { keysOf } from '@quarry/contract';
import type { ListedProduct, ProductDocument } from '@quarry/contract';
import type { Operation, Slot } from '../dialogue/operation.ts';
import { messageWithout, slotsOf, textOf } from '../dialogue/slots.ts';
import { speakOf } from '../memory/memory.ts';
import { aboutProduct } from '../minds/built-in/abilities/about-product.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import { inPlainSpelling } from '../minds/built-in/slots/as-typed.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { foldText } from '../words/fold-text.ts';
import type { Turn } from '../minds/mind.ts';
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { readAskedValue } from './asked-value.ts';
import { lookUp } from './look-up.ts';
import { type Referred, referTo } from './refer.ts';
import { answerFromTexts, isSaid, type Question } from './tell-fact.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';
import { type FactTopic, OWN_TALK } from '../phrases/product-talk.ts';

const MAX_PRODUCTS = 3;
/** Facts that have fields of their own. */
const OWN_FIELDS: ReadonlySet<FactTopic> = new Set(['price', 'stock', 'rating']);

export const planFact: Planner = async (planned, operation) => {
  const { turn } = planned;
  const told = await priceOfDescribed(planned, operation);
  if (told) return told;
  const referred = referTo(planned, operation);
  if (!referred || referred.documents.length === 0) return null;
  const documents = referred.documents.slice(0, MAX_PRODUCTS);
  const { asked, words } = whatIsAsked(planned, operation, referred);
  const topics = ownTopics(asked || words, turn).filter((topic) => OWN_FIELDS.has(topic));
  if (
    topics.length > 0 &&
    readCondition(withoutTopics(asked || words, topics, turn), turn.language).words.length === 0
  ) {
    return tellOwnFields(turn, documents, topics);
  }
  const text = asked || words;
  if (readCondition(text, turn.language).words.length === 0 && readAskedValue(words, turn.language) === null)
    return null;
  if (planned.isGuess && !documents.some(({ metadata }) => isSaid(metadata, { asked: text, question: words }, turn)))
    return null;
  const answers = documents.map(({ metadata }) => answerAbout(metadata, { asked: text, question: words }, turn));
  return answer(turn, documents, answers.join('\n\n'));
};

/**
 * "How much is the 25 kilo one": the product that meets the description, in the list, else among all products of the
 * kind.
 */
async function priceOfDescribed({ turn, table }: PlannedTurn, operation: Operation): Promise<Take | null> {
  const { message, language, memory } = turn;
  const describing = slotsOf(
    operation,
    'measure',
    'size',
    'color',
    'material',
    'feature',
    'product',
    'purpose',
    'order-number',
  );
  const isPointed = slotsOf(operation, 'ordinal', 'deictic').length > 0;
  const asked = inPlainSpelling(messageWithout(message, describing), language).message;
  const topics = ownTopics(asked, turn).filter((topic) => OWN_FIELDS.has(topic));
  const text = textOf(describing);
  const condition = readCondition(text, language);
  if (isPointed || topics.length === 0 || isEmpty(condition)) return null;
  const isMeant = ({ metadata }: ProductDocument) => evidenceFor(metadata, condition, language).verdict === 'yes';
  const here = table.shown.filter(isMeant);
  if (here.length > 0) return tellOwnFields(turn, here.slice(0, MAX_PRODUCTS), topics);
  if (!memory.wishes) return null;
  const { ids: _ids, ...filters } = memory.wishes.filters;
  const { all } = await lookUp(turn, { ...memory.wishes, filters, conditions: [] });
  const there = all.filter(isMeant).slice(0, MAX_PRODUCTS);
  return there.length > 0 ? tellOwnFields(turn, there, topics) : null;
}

/** What the operation asks, without the slots that point; and the whole question without them. */
function whatIsAsked(
  { turn: { message } }: PlannedTurn,
  { slots }: Operation,
  { used }: Referred,
): { asked: string; words: string } {
  const pointing = (slot: Slot) =>
    used.includes(slot) || ['ordinal', 'deictic', 'product', 'topic', 'language'].includes(slot.type);
  const asked = textOf(slots.filter((slot) => !pointing(slot) && !slot.isNegated));
  return { asked, words: messageWithout(message, slots.filter(pointing)) };
}

function ownTopics(text: string, { language }: Turn): FactTopic[] {
  const { facts } = OWN_TALK[language];
  const folded = foldText(text);
  return keysOf(facts).filter((topic) => facts[topic].in(folded));
}

function withoutTopics(text: string, topics: readonly FactTopic[], { language }: Turn): string {
  return topics.reduce((rest, topic) => OWN_TALK[language].facts[topic].removeFrom(rest), text);
}

function tellOwnFields(turn: Turn, documents: readonly ProductDocument[], topics: readonly FactTopic[]): Take {
  const ids = documents.map(({ id }) => id);
  return () => aboutProduct(turn, { ids, topics, attributes: [], asked: {}, concepts: [], words: '' });
}

function answer(turn: Turn, documents: readonly ProductDocument[], text: string): Take {
  return async function* () {
    yield { type: 'text', content: text };
    if (documents.some(({ metadata }) => metadata.attributes.dose_form !== undefined)) {
      yield { type: 'text', content: ` ${WORDINGS[turn.language].askPharmacist}` };
    }
    speakOf(
      turn.memory,
      documents.map(({ id }) => id),
      true,
    );
    yield { type: 'docs', content: { documents: [...documents] } };
  };
}

function answerAbout(product: ListedProduct, { asked, question }: Question, turn: Turn): string {
  const { language, memory } = turn;
  const name = quoteName(product, turn);
  return (
    answerFromTexts(product, question, turn, asked) ??
    oneOf(PLAN_WORDING[language].unknown, memory.turns)({ name, asked: WORDINGS[language].quote(asked) })
  );
}
