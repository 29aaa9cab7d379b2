/**
 * Answers questions about facts of a product with the field or sentence that states them, else that the data do not
 * say.
 */
import type { Language, ProductDocument } from '@quarry/contract';
import type { Operation, Slot } from '../dialogue/operation.ts';
import { CONDITION_TYPES, messageWithout, ownPart, slotsOf, textOf } from '../dialogue/slots.ts';
import { type AskedFact, noteAsked, speakOf } from '../memory/memory.ts';
import { aboutProduct } from '../minds/built-in/abilities/about-product.ts';
import { quoteName } from '../minds/built-in/abilities/product-facts.ts';
import { named as namedWithPrice } from '../minds/built-in/abilities/show-products.ts';
import { inPlainSpelling } from '../minds/built-in/slots/as-typed.ts';
import { oneOf } from '../minds/built-in/wording/wording.ts';
import { WORDINGS } from '../minds/built-in/wording/wordings.ts';
import type { Turn } from '../minds/mind.ts';
import type { FactTopic } from '../phrases/product-talk.ts';
import { PLAN_WORDING } from '../say/plan-wording.ts';
import { shopTopicsOf } from '../shop-topics/shop-topics.ts';
import { answerQuestions, asksNothing, fieldsOnly, ownFields } from './answer-facts.ts';
import { calledOf, isCalled } from './called.ts';
import { evidenceFor, isEmpty, readCondition } from './evidence.ts';
import { lookUp } from './look-up.ts';
import { productNamed } from './named-product.ts';
import { answerPointedAt } from './pointed-at.ts';
import { type Referred, referTo } from './refer.ts';
import { planThan } from './take-best.ts';
import { planShopSentence } from './take-shop.ts';
import { isSaid } from './tell-fact.ts';
import { tellTopics } from './tell-topics.ts';
import type { PlannedTurn, Planner, Take } from './turn-plan.ts';
import { contentWords, likeness, valuesMentioned, type Word } from './words.ts';

const MAX_PRODUCTS = 3;

export const planFact: Planner = async (planned, operation) => {
  const { turn } = planned;
  const topics = shopTopicsOf(turn);
  if (topics.some(({ name }) => OF_SHOP_ALONE.has(name))) return () => tellTopics(turn, topics);
  const compared = await planThan(planned, operation);
  if (compared) return compared;
  const named = await referToNamed(planned, operation);
  const told = named ? null : await priceOfDescribed(planned, operation);
  if (told) return told;
  const referred = named ?? (await describedElsewhere(planned, operation)) ?? referTo(planned, operation);
  if (!referred || referred.documents.length === 0) return null;
  const documents = referred.documents.slice(0, MAX_PRODUCTS);
  const fact = whatIsAsked(planned, operation, referred);
  if (asksNothing(fact, turn)) {
    return referred.how === 'focus' || planned.isGuess ? null : answerPointedAt(turn, documents);
  }
  const question = { asked: fact.asked || fact.words, question: fact.words };
  if (!documents.some(({ metadata }) => isSaid(metadata, question, turn))) {
    const other = named ? null : await answerOfNamed(planned, operation);
    if (other || planned.isGuess) return other;
    const isOwnField = ownFields(question.asked, turn).length > 0;
    const ofShop =
      topics.length > 0 ? () => tellTopics(turn, topics) : isOwnField ? null : await planShopSentence(turn, fact.words);
    if (ofShop) {
      const isPointed = slotsOf(operation, 'ordinal', 'deictic').length > 0;
      return isPointed ? oneAfterOther(answerQuestions(turn, documents, [fact]), ofShop) : ofShop;
    }
    const beside = await soldBeside(turn, documents, fact);
    if (beside) return beside;
  }
  return answerQuestions(turn, documents, [fact]);
};

/** "How long is the warranty of this": that its data do not say it, and what the shop writes of all its goods. */
const oneAfterOther = (first: Take, second: Take): Take =>
  async function* () {
    yield* first();
    yield { type: 'text', content: '\n\n' };
    yield* second();
  };

/** What no product states: how long delivery takes is no warranty in days. */
const OF_SHOP_ALONE: ReadonlySet<string> = new Set([
  'delivery-time',
  'delivery-cost',
  'returns',
  'payment',
  'instalments',
  'hours',
  'address',
  'abroad',
  'pickup',
  'invoice',
]);

/** "Does it have a cover", which the data do not say: the shop has covers of their own. */
async function soldBeside(turn: Turn, documents: readonly ProductDocument[], fact: AskedFact): Promise<Take | null> {
  const { language, tools, memory } = turn;
  const asked = fact.asked || fact.words;
  const [about] = documents;
  const words = contentWords(asked, language);
  if (!about || documents.length > 1 || words.length === 0 || words.length > MAX_WORDS_OF_THING) return null;
  const { documents: found, recoveredBy } = await tools.searchProducts({ query: asked, page: 1, limit: LOOKED_AT });
  const things = found
    .filter(({ id, metadata }) => id !== about.id && metadata.great_match && isNameOf(metadata, words, language))
    .slice(0, MAX_PRODUCTS);
  if (recoveredBy !== null || things.length === 0) return null;
  const wording = PLAN_WORDING[language];
  const unknown = oneOf(
    wording.unknown,
    memory.turns,
  )({
    name: quoteName(about.metadata, turn),
    asked: WORDINGS[language].quote(asked),
  });
  const beside = wording.soldBeside(things.map(({ metadata }) => namedWithPrice(metadata, turn)).join('; '));
  return async function* () {
    yield { type: 'text', content: `${unknown} ${beside}` };
    noteAsked(memory, fact);
    speakOf(memory, [about.id], true);
    yield { type: 'docs', content: { documents: [about, ...things] } };
  };
}
const MAX_WORDS_OF_THING = 2;

/** Its title or its kind is called by all of these words, in any language that is known. */
function isNameOf(
  { title, category_path, category }: ProductDocument['metadata'],
  words: readonly Word[],
  language: Language,
): boolean {
  const own = contentWords([calledOf(title), ...category_path.slice(-1), category ?? ''].join(' '), language);
  const values = valuesMentioned(calledOf(title), language);
  return words.every(
    (word) =>
      own.some((one) => likeness(one, word) >= SURE) ||
      [...valuesMentioned(word.surface, language)].some((value) => values.has(value) || value === category),
  );
}
const SURE = 0.8;

/** "How loud is the GT-C30", whatever was spoken of last. */
async function referToNamed(planned: PlannedTurn, operation: Operation): Promise<Referred | null> {
  const named = await productNamed(planned, operation);
  return named && { documents: [named.document], how: 'name', used: [], words: named.words };
}

/**
 * "Is the slime safe" while something else is spoken of, whose data say nothing of it: a thing that is named may be a
 * product of its own, whose data answer the question.
 */
async function answerOfNamed(planned: PlannedTurn, operation: Operation): Promise<Take | null> {
  const { turn, table } = planned;
  const used = slotsOf(operation, 'kind', 'product').filter(({ isNegated }) => !isNegated);
  const name = textOf(used);
  if (name === '' || slotsOf(operation, 'deictic', 'ordinal').length > 0) return null;
  const { documents: found } = await turn.tools.searchProducts({ query: name, page: 1, limit: LOOKED_AT });
  const called = found.filter(
    ({ id, metadata }) => isCalled(metadata, name, turn.language) && !table.focus.some((one) => one.id === id),
  );
  const documents = called.slice(0, 1);
  const fact = whatIsAsked(planned, operation, { documents, how: 'name', used });
  const question = { asked: fact.asked || fact.words, question: fact.words };
  const [product] = documents;
  if (!product || asksNothing(fact, turn) || !isSaid(product.metadata, question, turn)) return null;
  return answerQuestions(turn, documents, [fact]);
}

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
function whatIsAsked({ turn: { message } }: PlannedTurn, operation: Operation, referred: Referred): AskedFact {
  const { used, words = [] } = referred;
  const { slots } = operation;
  const pointing = (slot: Slot) =>
    used.includes(slot) || ['ordinal', 'deictic', 'product', 'topic', 'language'].includes(slot.type);
  const without = (text: string) =>
    words
      .reduce((rest, word) => rest.replace(word, ' '), text)
      .replace(/\s+/gu, ' ')
      .trim();
  const asked = textOf(slots.filter((slot) => !pointing(slot) && !slot.isNegated));
  return { asked: without(asked), words: without(messageWithout(ownPart(message, operation), slots.filter(pointing))) };
}

function tellOwnFields(turn: Turn, documents: readonly ProductDocument[], topics: readonly FactTopic[]): Take {
  const ids = documents.map(({ id }) => id);
  return () => aboutProduct(turn, { ids, ...fieldsOnly(topics) });
}
