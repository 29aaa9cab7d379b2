/** Parses questions about a product that the message refers to: requested facts, and conditions to confirm. */
import { keysOf, type Language, type SearchFilters } from '@quarry/contract';
import { understand } from '@quarry/language';
import { foldText } from '../../../words/fold-text.ts';
import type { PhraseList } from '../../../words/phrases.ts';
import { POINTERS } from './reference-words.ts';
import type { References } from './references.ts';
import { readWishSlots } from './wish-slots.ts';
import { asksAmountOfThing } from '../../../plan/asked-value.ts';
import { attributesAskedFor, withoutNamesOf } from './asked-attributes.ts';
import { listOf } from '../../../phrases/phrase-lists.ts';
import { OWN_PHRASES } from '../../../phrases/own-phrases.ts';
import { type FactTopic, OWN_TALK } from '../../../phrases/product-talk.ts';

export interface ProductQuestion {
  /** Products that are meant, the first named first. */
  ids: readonly string[];
  topics: readonly FactTopic[];
  /** Attributes that were asked for by their names. */
  attributes: readonly string[];
  /** "Is it cotton", "does it come in M". */
  asked: SearchFilters;
  /** "Is it waterproof", "is it good for dry skin". */
  concepts: readonly AskedConcept[];
  /** The question without the words that point at the product. */
  words: string;
}

export interface AskedConcept {
  kind: string;
  value: string;
  negated: boolean;
}

const LONGEST_QUESTION = 14;
/** Of a short question without a subject so many words may be neither a fact nor known small talk. */
const MAX_WORDS_BESIDE = 3;
const HAS_QUESTION_MARK = /[?؟]/u;
/** Georgian asks with the voice; a form of "to be" on the last word is its only written sign. */
const GEORGIAN_COPULA = /\p{Script=Georgian}+(?:ისაა|აა|ია|შია)[\s.?!]*$/u;

export function readQuestion(
  message: string,
  language: Language,
  { ids, rest, how, described }: References,
): ProductQuestion | null {
  if (ids.length === 0 || rest.split(/\s+/).length > LONGEST_QUESTION) return null;
  const own = OWN_TALK[language];
  const folded = foldText(rest);
  const isOfAmount = asksAmountOfThing(rest, language);
  const topics = keysOf(own.facts).filter((topic) => own.facts[topic].in(folded) && !(topic === 'price' && isOfAmount));
  const attributes = attributesAskedFor(folded, language, topics);
  const { understood, spans } = understand(language === 'ka' ? withoutCopula(rest) : rest, { language });
  const size = LONE_SIZE.exec(rest)?.[1]?.toLowerCase() ?? SIZES_IN_WORDS.find(([word]) => word.test(rest))?.[1];
  const asked: SearchFilters = { ...understood, ...(size !== undefined && understood.size === undefined && { size }) };
  for (const key of described) delete asked[key];
  // "What about a mouse for it" is about a mouse.
  const onlyAsksStock = topics.every((topic) => topic === 'stock');
  if (how === 'pronoun' && asked.category !== undefined && onlyAsksStock) return null;
  // "Is there a lid for it" is about a lid.
  if (how === 'pronoun' && topics.length > 0 && onlyAsksStock && namesOtherThing(rest, language)) return null;
  delete asked.category;
  // "Which of them is the lightest" asks for an order, and no attribute is called so.
  if (topics.length === 0 && spans.some(({ kind }) => kind === 'order')) return null;
  const concepts = spans.filter(({ kind }) => !KEYS_OF_FILTERS.has(kind));
  const isAsking = isQuestion(message, language);
  // "Size M" and "make it blue" are wishes; "is it blue" and "the second in blue" are about a product.
  if (how === 'pronoun' && !isAsking && Object.keys(asked).length > 0) return null;
  const asksYesOrNo = isAsking && (Object.keys(asked).length > 0 || concepts.length > 0);
  // "Which is the cheapest" asks for a list in that order.
  const isByLooks = how === 'description' || how === 'name';
  if (how === 'superlative' && topics.length === 0 && attributes.length === 0 && Object.keys(asked).length === 0)
    return null;
  if (isByLooks && !isAsking && topics.length === 0) return null;
  if (topics.length === 0 && attributes.length === 0 && !asksYesOrNo && (!isAsking || how === 'description'))
    return null;
  return {
    ids,
    topics,
    attributes,
    asked: asksYesOrNo ? asked : {},
    concepts: asksYesOrNo ? concepts.map(({ kind, value, negated }) => ({ kind, value, negated })) : [],
    words: rest,
  };
}

/** A word beside the question whether it is there that neither describes a product nor is small talk. */
function namesOtherThing(rest: string, language: Language): boolean {
  const own = OWN_TALK[language];
  const { one } = POINTERS[language];
  const left = [own.facts.stock, one, OWN_PHRASES[language].unsaid, listOf('questionWords'), own.yesOrNo].reduce(
    (text, list) => list.removeFrom(text),
    rest,
  );
  const spans = understand(left, { language }).spans;
  const isThing = spans.some(({ kind }) => kind === 'product_type' || kind === 'category');
  return isThing || (spans.length === 0 && /\p{L}{4}/u.test(left));
}

/** "Does it come in M", "is there a 42": sizes that are sizes only because a product is asked about. */
const LONE_SIZE =
  /(?<![\p{L}\p{N}'’.,])((?:x{0,3}[sl]|m|\d?xl)|(?:3[2-9]|4\d|5[0-4]))(?![\p{L}\p{N}.,%″"]|\s?\p{Sc})/iu;

const SIZES_IN_WORDS: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:extra|x)[ -]large(?!\p{L})/iu, 'xl'],
  [/(?<!\p{L})medium(?!\p{L})/iu, 'm'],
  [/(?<!\p{L})(?:in|a) small(?!\p{L})/iu, 's'],
  [/(?<!\p{L})(?:in|a) large(?!\p{L})/iu, 'l'],
];

/** `აბრეშუმისაა` is `აბრეშუმის` with "is", `ლურჯია` is `ლურჯი` with it. */
function withoutCopula(text: string): string {
  return text.replace(/(\p{Script=Georgian}{2,}?)(?:(?<=ის)აა|(?<=[აეიოუ])ა)(?=[\s?!.,]|$)/gu, '$1');
}

/** Kinds of concepts that are conditions of a search already. */
const KEYS_OF_FILTERS = new Set([
  'category',
  'category_group',
  'product_type',
  'color',
  'size',
  'material',
  'brand',
  'gender',
  'price',
  'order',
]);

/** With a question mark, a question word, or the particle that asks for yes or no. */
export function isQuestion(message: string, language: Language): boolean {
  if (HAS_QUESTION_MARK.test(message) || listOf('questionWords').in(foldText(message))) return true;
  const own = OWN_TALK[language];
  const words = foldText(message).match(/[\p{L}\p{N}']+/gu) ?? [];
  const first = words[0] ?? '';
  if (language === 'en' || language === 'ar') return own.yesOrNo.isAllOf(first);
  if (language === 'ka') return GEORGIAN_COPULA.test(message) || own.yesOrNo.isAllOf(first);
  // The particle follows what is asked; Azerbaijani may leave it out and end in `-dır`.
  return own.yesOrNo.in(words.join(' ')) || (language === 'az' && /d[iu]r$/u.test(words.at(-1) ?? ''));
}

/**
 * Without a word for the product only a fact that is asked for by name, or a real question, is about it: "navy?" and
 * "anything under 300?" are wishes, and a place or a season says nothing about what was shown.
 */
export function isPlainQuestion(
  { topics, attributes, asked }: ProductQuestion,
  folded: string,
  yesOrNo: PhraseList,
): boolean {
  if (asked.price_min !== undefined || asked.price_max !== undefined) return false;
  return topics.length > 0 || attributes.length > 0 || (Object.keys(asked).length > 0 && yesOrNo.in(folded));
}

/** Of a message that names no product of its own and asks about the one that was spoken of. */
export function saysNothingElse(
  message: string,
  language: Language,
  currency: string,
  question: ProductQuestion,
): boolean {
  const facts = question.topics.map((topic) => OWN_TALK[language].facts[topic]);
  // What is asked for is no product, though it may be one elsewhere (`RAM`).
  const withoutFacts = facts.reduce((text, list) => list.removeFrom(text), message);
  const rest = withoutNamesOf(question.attributes, withoutFacts, language);
  const wish = readWishSlots(rest, language, currency);
  if (wish.namesProduct) return false;
  const left = [OWN_TALK[language].yesOrNo, listOf('questionWords')].reduce(
    (text, list) => list.removeFrom(text),
    wish.unexplained.join(' '),
  );
  return (left.match(/\p{L}{3,}/gu) ?? []).length <= MAX_WORDS_BESIDE;
}

/** The fields that were asked for are known by name; "is there" alone leaves open what shall be there. */
export function isExplained({ topics, attributes, asked, concepts }: ProductQuestion): boolean {
  const fields = topics.filter((topic) => topic !== 'stock' && topic !== 'description');
  return fields.length + attributes.length + concepts.length + Object.keys(asked).length > 0;
}

/** Price, stock and rating have answers of their own. */
export const asksNoOwnField = ({ topics }: ProductQuestion): boolean =>
  !topics.some((topic) => topic === 'price' || topic === 'stock' || topic === 'rating');
