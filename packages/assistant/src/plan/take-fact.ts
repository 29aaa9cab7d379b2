/**
 * Answers questions about facts of a product with the field or sentence that states them, else that the data do not
 * say.
 */
import type { ProductDocument } from '@quarry/contract';
import type { Operation, Slot } from '../dialogue/operation.ts';
import { CONDITION_TYPES, messageWithout, ownPart, slotsOf, textOf } from '../dialogue/slots.ts';
import type { AskedFact } from '../memory/memory.ts';
import { aboutProduct } from '../minds/built-in/abilities/about-product.ts';
import { inPlainSpelling } from '../minds/built-in/slots/as-typed.ts';
import type { Turn } from '../minds/mind.ts';
import type { FactTopic } from '../phrases/product-talk.ts';
import { answerQuestions, asksNothing, fieldsOnly, ownFields } from './answer-facts.ts';
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { lookUp } from './look-up.ts';
import { answerPointedAt } from './pointed-at.ts';
import { type Referred, referTo } from './refer.ts';
import { isSaid } from './tell-fact.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';

const MAX_PRODUCTS = 3;

export const planFact: Planner = async (planned, operation) => {
  const { turn } = planned;
  const told = await priceOfDescribed(planned, operation);
  if (told) return told;
  const referred = (await describedElsewhere(planned, operation)) ?? referTo(planned, operation);
  if (!referred || referred.documents.length === 0) return null;
  const documents = referred.documents.slice(0, MAX_PRODUCTS);
  const fact = whatIsAsked(planned, operation, referred);
  if (asksNothing(fact, turn)) {
    return referred.how === 'focus' || planned.isGuess ? null : answerPointedAt(turn, documents);
  }
  const question = { asked: fact.asked || fact.words, question: fact.words };
  if (planned.isGuess && !documents.some(({ metadata }) => isSaid(metadata, question, turn))) return null;
  return answerQuestions(turn, documents, [fact]);
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
  const topics = ownFields(asked, turn);
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

/**
 * "Does the leather sofa have a washable cover", whatever was spoken of last: of the words before what is asked those
 * that a product is called by, in the list, among what was seen, or elsewhere in the shop.
 */
async function describedElsewhere({ turn, table }: PlannedTurn, operation: Operation): Promise<Referred | null> {
  const { language, tools } = turn;
  if (slotsOf(operation, 'deictic', 'ordinal').length > 0) return null;
  const describing = operation.slots.filter(
    ({ type, isNegated }) => !isNegated && (type === 'kind' || type === 'product' || DESCRIBING.has(type)),
  );
  const [first] = describing;
  const article = first ? ARTICLE.exec(turn.message.slice(0, first.start)) : null;
  if (!first || !article) return null;
  const after = turn.message.slice(first.start, operation.span?.end);
  const phrase = after.split(PHRASE_END)[0] ?? '';
  const condition = readCondition(phrase, language);
  if (condition.words.length < 2) return null;
  const used = describing.filter(({ start, end }) => start >= first.start && end <= first.start + phrase.length);
  const isMeant = ({ metadata }: ProductDocument) => evidenceFor(metadata, condition, language).verdict === 'yes';
  const here = [...table.shown, ...table.earlier].filter(isMeant);
  const found =
    here.length > 0 ? here : (await tools.searchProducts({ query: phrase, page: 1, limit: LOOKED_AT })).documents;
  const documents = found.filter(isMeant).slice(0, 1);
  return documents.length > 0 ? { documents, how: 'description', used } : null;
}
const LOOKED_AT = 12;
const DESCRIBING: ReadonlySet<string> = new Set(CONDITION_TYPES.filter((type) => type !== 'attribute'));
/** English names a certain thing with an article, and asks behind it. */
const ARTICLE = /(?<!\p{L})the\s+$/iu;
const PHRASE_END = /[?,;]|\s(?:have|has|come|comes|made|fit|fits|work|works|is|are|and|in|with|for)(?!\p{L})/iu;

/** What the operation asks, without the slots that point; and the whole question without them. */
function whatIsAsked({ turn: { message } }: PlannedTurn, operation: Operation, { used }: Referred): AskedFact {
  const { slots } = operation;
  const pointing = (slot: Slot) =>
    used.includes(slot) || ['ordinal', 'deictic', 'product', 'topic', 'language'].includes(slot.type);
  const asked = textOf(slots.filter((slot) => !pointing(slot) && !slot.isNegated));
  return { asked, words: messageWithout(ownPart(message, operation), slots.filter(pointing)) };
}

function tellOwnFields(turn: Turn, documents: readonly ProductDocument[], topics: readonly FactTopic[]): Take {
  const ids = documents.map(({ id }) => id);
  return () => aboutProduct(turn, { ids, ...fieldsOnly(topics) });
}
