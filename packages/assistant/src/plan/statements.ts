/**
 * Splits a product's data into statements that can be quoted: its title, each attribute, its kinds, and the sentences
 * of its descriptions in the shop's language.
 */
import { attributeValues, type Language, type ListedProduct, LANGUAGES } from '@quarry/contract';
import { attributeName, quantityOf, valueLabel } from '@quarry/language';
import { foldText } from '../words/fold-text.ts';
import negations from './data/negations.json' with { type: 'json' };
import truthValues from './data/truth-values.json' with { type: 'json' };
import { type Amount, amountsIn, valuesMentioned, type Word, wordsIn } from './words.ts';

export interface Statement {
  source: 'title' | 'kind' | 'attribute' | 'description';
  /** Of an attribute. */
  key?: string;
  /** As written by the shop; of an attribute its values. */
  text: string;
  words: readonly Word[];
  amounts: readonly Amount[];
  /** Of an attribute: the words of its values alone. */
  valueWords?: readonly Word[];
  /** Canonical values of the lexicon. */
  values: ReadonlySet<string>;
  /** Parts between commas that deny something: "bag not included". */
  denied: readonly (readonly Word[])[];
}

const remembered = new WeakMap<ListedProduct, Map<Language, readonly Statement[]>>();

/** @param language in which words without a language of their own are read: the shopper's. */
export function statementsAbout(product: ListedProduct, language: Language): readonly Statement[] {
  const known = remembered.get(product) ?? new Map<Language, readonly Statement[]>();
  remembered.set(product, known);
  const statements = known.get(language) ?? readStatements(product, language);
  known.set(language, statements);
  return statements;
}

function readStatements(product: ListedProduct, language: Language): Statement[] {
  const texts = [product, ...Object.values(product.texts)];
  const titles = [...new Set(texts.map(({ title }) => title))];
  const descriptions = [...new Set(texts.map(({ description }) => description))];
  const kinds = [product.category ?? '', ...product.category_path, product.brand ?? ''].filter(Boolean);
  const keys = new Set(
    [product.attributes, ...product.variants.map(({ attributes }) => attributes)].flatMap(Object.keys),
  );
  return [
    ...titles.map((text) => statement('title', text, language)),
    ...[...new Set(kinds)].map((text) => statement('kind', text, language)),
    ...[...keys].map((key) => attributeStatement(product, key, language)),
    ...descriptions.flatMap(sentencesOf).map((text) => statement('description', text, language)),
  ];
}

function statement(source: Statement['source'], text: string, language: Language): Statement {
  return {
    source,
    text,
    words: wordsIn(text, language),
    amounts: amountsIn(text, language),
    values: valuesMentioned(text, language),
    denied: source === 'description' || source === 'title' ? deniedIn(text, language) : [],
  };
}

/** The words of an attribute are its values and the names of its key in all languages. */
function attributeStatement(product: ListedProduct, key: string, language: Language): Statement {
  const all = [product.attributes, ...product.variants.map(({ attributes }) => attributes)];
  const values = [...new Set(all.flatMap((of) => attributeValues(of, key)))];
  const text = values.join(', ');
  const names = LANGUAGES.map((one) => attributeName(key, one));
  const labels = LANGUAGES.flatMap((one) => values.map((value) => valueLabel(key, value, one)));
  const read = [...new Set([text, key, ...names, ...labels])].join(' · ');
  // `waterproof: yes` mentions what its key is called.
  const mentioned = valuesMentioned(`${text} · ${key.replaceAll('_', ' ')}`, language);
  for (const value of values) mentioned.add(value);
  const words = wordsIn(read, language);
  return {
    source: 'attribute',
    key,
    text,
    words,
    valueWords: wordsIn(text, language),
    amounts: amountsIn(withUnitOf(key, text), language),
    values: mentioned,
    denied: values.length > 0 && values.every((value) => FALSE.has(foldText(value).trim())) ? [words] : [],
  };
}
/** The unit may stand in the name of a column alone: `max_load (kg)`, `range_km`. */
function withUnitOf(key: string, text: string): string {
  if (!/^[\d.,\s–-]+$/u.test(text)) return text;
  const unit = /[\s_(]([\p{L}°″%]{1,4})\)?$/u.exec(key)?.[1];
  return unit !== undefined && quantityOf(unit) !== unit ? `${text.trim()} ${unit}` : text;
}

/** Values of an attribute that deny what its key is called. */
const FALSE: ReadonlySet<string> = new Set(truthValues.no.map((word) => foldText(word)));

const LINE = /\n+|[•·]/u;
const SENTENCE_END = /(?<=[^\d\s][.!?؟])\s+(?=\S)/u;

export function sentencesOf(text: string): string[] {
  return text
    .split(LINE)
    .flatMap((line) => line.split(SENTENCE_END))
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

const PART_END = /[,;()،؛–—]|(?<!\d)\.(?!\d)|(?<!\p{L})(?:but|ama|amma|ancaq|fakat|მაგრამ|لكن)(?!\p{L})/iu;
const NEGATION = new RegExp(
  `(?<![\\p{L}])(?:${negations
    .map((word) => foldText(word))
    .filter((word) => word !== "n't")
    .join('|')})(?![\\p{L}])|n't(?!\\p{L})|(?<=\\p{L}{3})(?:mez|maz|mir|mur|miyor|madan)(?!\\p{L})`,
  'u',
);

function deniedIn(text: string, language: Language): Word[][] {
  return text
    .split(PART_END)
    .filter((part) => NEGATION.test(foldText(part)))
    .map((part) => wordsIn(part, language));
}

export const deniesSomething = (text: string): boolean => NEGATION.test(foldText(text));
