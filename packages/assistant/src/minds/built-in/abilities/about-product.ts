/**
 * Answers questions about one product or a few from their own data: price, stock, sizes, any attribute, yes or no, and
 * otherwise the matching sentence of the description. What the data do not state is answered as unknown.
 */
import type { ListedProduct, SearchFilters } from '@quarry/contract';
import { attributeName, conceptsIn, substanceOf, valueLabel } from '@quarry/language';
import { noteAsked, speakOf } from '../../../memory/memory.ts';
import { labelOfAnyKind, valuesOf } from '../../../memory/wishes.ts';
import type { ReplyPiece } from '../../../reply-piece.ts';
import { containing } from '../../../words/what-products-contain.ts';
import { writeNumber, writePrice } from '../../../words/write-facts.ts';
import type { Turn } from '../../mind.ts';
import type { AskedConcept, ProductQuestion } from '../slots/product-question.ts';
import { readAskedValue } from '../../../plan/asked-value.ts';
import { answerFromTexts } from '../../../plan/tell-fact.ts';
import { FREE_FROM_WORDING } from '../wording/free-from.ts';
import { PRODUCT_WORDINGS } from '../wording/product-wording.ts';
import { WORDINGS } from '../wording/wordings.ts';
import {
  FEW_LEFT,
  factsOf,
  isSoldOut,
  quoteName,
  valuesInStock,
  valuesOfProduct,
  writeValues,
} from './product-facts.ts';
import type { FactTopic } from '../../../phrases/product-talk.ts';

const MAX_PRODUCTS = 3;
const SENTENCES_OF_DESCRIPTION = 3;
const MAX_FACTS = 6;

export async function* aboutProduct(turn: Turn, question: ProductQuestion): AsyncGenerator<ReplyPiece> {
  const { language, memory, tools } = turn;
  const wording = PRODUCT_WORDINGS[language];
  yield { type: 'step', content: WORDINGS[language].steps.searching };

  const documents = await tools.productFacts(question.ids.slice(0, MAX_PRODUCTS));
  if (documents.length === 0) return yield { type: 'text', content: wording.gone };
  if (question.words.trim() !== '') noteAsked(memory, { asked: '', words: question.words });
  const paragraphs = documents.map(({ metadata }) => answerAbout(metadata, turn, question));
  yield { type: 'text', content: paragraphs.join('\n\n') };
  if (documents.some(({ metadata }) => metadata.attributes.dose_form !== undefined)) {
    yield { type: 'text', content: ` ${WORDINGS[language].askPharmacist}` };
  }
  speakOf(
    memory,
    documents.map(({ id }) => id),
    true,
  );
  yield { type: 'docs', content: { documents } };
}

export function answerAbout(
  product: ListedProduct,
  turn: Turn,
  { topics, attributes, asked, concepts, words }: Omit<ProductQuestion, 'ids'>,
): string {
  const name = quoteName(product, turn);
  const known = attributes.filter((key) => valuesOfProduct(product, key).length > 0);
  const isSilent =
    topics.length === 0 &&
    Object.keys(asked).length === 0 &&
    attributes.length + concepts.length > 0 &&
    known.length === 0 &&
    concepts.every(({ kind }) => valuesOfProduct(product, kind).length === 0);
  // No field states it: the title or a sentence may.
  const stated = isSilent && words.trim() !== '' ? answerFromTexts(product, words, turn) : null;
  if (stated !== null) return stated;
  // "How many kilos is it" is answered by the value, without a yes or no before it.
  const isOfValue = readAskedValue(words, turn.language) !== null;
  // If some facts are known, unknown ones are omitted.
  const told = topics.length > 0 ? known : knownFirst(product, attributes);
  const sentences = [
    ...answerConditions(product, asked, turn, isOfValue ? sayPlainly : saysOf(turn)),
    ...concepts.flatMap((concept) => answerConcept(product, concept, turn, isOfValue ? sayPlainly : saysOf(turn))),
    // "Is it made of cotton" asks about the material and says which.
    ...topics
      .filter((topic) => topic !== 'description' && !Object.hasOwn(asked, topic))
      .map((topic) => tellTopic(product, topic, turn)),
    ...told.map((key) => tellAttribute(product, key, turn)),
  ];
  if (sentences.length > 0 && !topics.includes('description')) return [...new Set(sentences)].join(' ');
  if (topics.includes('description') || words.trim() === '') return [...sentences, describe(product, turn)].join(' ');

  return (
    answerFromTexts(product, words, turn) ??
    `${PRODUCT_WORDINGS[turn.language].nothingKnown(name)} ${describe(product, turn)}`
  );
}

/** Of several attributes that may be meant, those that the product has; where it has none, the likeliest. */
function knownFirst(product: ListedProduct, keys: readonly string[]): readonly string[] {
  const known = keys.filter((key) => valuesOfProduct(product, key).length > 0);
  return known.length > 0 ? known : keys.slice(0, 1);
}

/** Puts a yes or no before a sentence. */
interface Says {
  yes: (sentence: string) => string;
  no: (sentence: string) => string;
}
const saysOf = ({ language }: Turn): Says => PRODUCT_WORDINGS[language];
const sayPlainly: Says = { yes: (sentence) => sentence, no: (sentence) => sentence };

/** Yes or no to each condition, with what is true instead. */
function answerConditions(product: ListedProduct, asked: SearchFilters, turn: Turn, says: Says): string[] {
  const { language } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const sentences: string[] = [];
  const {
    price_min,
    price_max,
    exclude = [],
    ids: _ids,
    in_stock: _inStock,
    attributes: _own,
    category: _category,
    ...values
  } = asked;
  const { current_price: price } = product;
  if ((price_min !== undefined || price_max !== undefined) && price !== null) {
    const holds = (price_min === undefined || price >= price_min) && (price_max === undefined || price <= price_max);
    const sentence = tellTopic(product, 'price', turn);
    sentences.push(holds ? says.yes(sentence) : says.no(sentence));
  }
  for (const [key, wanted] of Object.entries(values)) {
    const own = valuesOfProduct(product, key).map((value) => value.toLowerCase());
    const label = attributeName(key, language);
    if (own.length === 0) {
      sentences.push(
        wording.factUnknown(quoteName(product, turn), `${label} – ${writeValues(key, valuesOf(wanted), language)}`),
      );
      continue;
    }
    const buyable = valuesInStock(product, key).map((value) => value.toLowerCase());
    const isThere = valuesOf(wanted).some((value) => buyable.includes(value.toLowerCase()));
    const sentence = key === 'size' ? tellSizes(product, turn) : tellAttribute(product, key, turn);
    sentences.push(isThere ? says.yes(sentence) : says.no(sentence));
  }
  for (const value of exclude) {
    const told = tellContaining(product, value, turn);
    if (told !== null) {
      const isFree = containing(product, value) === 'free';
      sentences.push(isFree ? says.yes(told) : containing(product, value) === 'contains' ? says.no(told) : told);
      continue;
    }
    const has = Object.keys(product.attributes).some((key) => valuesOfProduct(product, key).includes(value));
    const facts = Object.keys(product.attributes).find((key) => valuesOfProduct(product, key).includes(value));
    // That the data do not name it proves nothing; that they do, does.
    if (has && facts) sentences.push(says.no(tellAttribute(product, facts, turn)));
  }
  return sentences;
}

/** "Is it waterproof": by the attributes, else by what the texts mention. */
function answerConcept(
  product: ListedProduct,
  { kind, value, negated }: AskedConcept,
  turn: Turn,
  says: Says,
): string[] {
  const { language } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const told = tellContaining(product, value, turn);
  // Exclusions are reported among the conditions.
  if (told !== null && negated) return [];
  if (told !== null) {
    const has = containing(product, value);
    return [has === 'contains' ? says.yes(told) : has === 'free' ? says.no(told) : told];
  }
  const own = valuesOfProduct(product, kind);
  const label = valueLabel(kind, value, language);
  if (own.length > 0) {
    const holds = own.includes(value) !== negated;
    const sentence = tellAttribute(product, kind, turn);
    return [holds ? says.yes(sentence) : says.no(sentence)];
  }
  const sentence = sentencesOf(product, turn).find((one) =>
    conceptsIn(one, { language }).some(({ concept, negated: isNegated }) => concept.value === value && !isNegated),
  );
  if (sentence) return [negated ? says.no(sentence) : says.yes(sentence)];
  return [wording.factUnknown(quoteName(product, turn), label)];
}

/** "Is it gluten free": by what the data state. Null for what is no substance. */
function tellContaining(product: ListedProduct, value: string, turn: Turn): string | null {
  if (substanceOf(value) === undefined) return null;
  const { language } = turn;
  const label = labelOfAnyKind(value, language);
  const name = quoteName(product, turn);
  const wording = FREE_FROM_WORDING[language];
  switch (containing(product, value)) {
    case 'free':
      return wording.statesFree(name, label);
    case 'contains':
      return wording.contains(name, label);
    case 'not-said':
      return PRODUCT_WORDINGS[language].factUnknown(name, label);
  }
}

function tellTopic(product: ListedProduct, topic: FactTopic, turn: Turn): string {
  const { language, store } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const name = quoteName(product, turn);
  switch (topic) {
    case 'price': {
      const { current_price: price, original_price: before } = product;
      if (price === null) return wording.noPrice(name);
      const written = writePrice(price, store.currency, language);
      return before !== null && before > price
        ? wording.priceBefore(name, written, writePrice(before, store.currency, language))
        : wording.price(name, written);
    }
    case 'stock': {
      if (isSoldOut(product)) return wording.soldOut(name);
      if (product.stock === null) return wording.stockUnknown(name);
      return product.stock <= FEW_LEFT
        ? wording.fewLeft(name, writeNumber(product.stock, language))
        : wording.inStock(name);
    }
    case 'size':
      return tellSizes(product, turn);
    case 'rating': {
      const { rating, review_count: reviews } = product;
      return rating === null
        ? wording.notRated(name)
        : wording.rated(name, writeNumber(rating, language), wording.reviews(reviews, writeNumber(reviews, language)));
    }
    case 'description':
      return describe(product, turn);
    default:
      return tellAttribute(
        product,
        topic === 'brand' && product.attributes.author !== undefined ? 'author' : topic,
        turn,
      );
  }
}

function tellSizes(product: ListedProduct, turn: Turn): string {
  const { language } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const name = quoteName(product, turn);
  const all = valuesOfProduct(product, 'size');
  // Furniture and boxes have measures where clothes have sizes.
  if (all.length === 0) {
    const measure = ['dimensions', 'tyre_size', 'volume', 'screen', 'weight', 'diameter'].find(
      (key) => valuesOfProduct(product, key).length > 0,
    );
    return measure ? tellAttribute(product, measure, turn) : wording.factUnknown(name, attributeName('size', language));
  }
  const buyable = valuesInStock(product, 'size');
  const gone = all.filter((size) => !buyable.includes(size));
  if (buyable.length === 0) return wording.soldOut(name);
  const there = wording.sizes(name, writeValues('size', buyable, language));
  return gone.length > 0 ? `${there} ${wording.soldOutSizes(writeValues('size', gone, language))}` : there;
}

function tellAttribute(product: ListedProduct, key: string, turn: Turn): string {
  const { language } = turn;
  const wording = PRODUCT_WORDINGS[language];
  const values = valuesOfProduct(product, key);
  const label = attributeName(key, language);
  const name = quoteName(product, turn);
  return values.length > 0
    ? wording.fact(name, label, writeValues(key, values, language))
    : wording.factUnknown(name, label);
}

/** The first sentences of the description and the facts that a shopper looks for first. */
function describe(product: ListedProduct, turn: Turn): string {
  const text = sentencesOf(product, turn).slice(0, SENTENCES_OF_DESCRIPTION).join(' ');
  const facts = factsOf(product, turn)
    .slice(0, MAX_FACTS)
    .map(({ label, value }) => `- ${label}: ${value}`);
  const name = quoteName(product, turn);
  return `${text === '' ? name : `${name} – ${text}`}\n${facts.join('\n')}`;
}

function sentencesOf({ texts, description }: ListedProduct, { language }: Turn): string[] {
  const text = texts[language]?.description || description;
  const parts = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return [...parts].map(({ segment }) => segment.trim()).filter((sentence) => sentence !== '');
}
