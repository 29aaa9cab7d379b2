/**
 * Removes the meaning of a word that names a kind in the lexicon but other products in this shop. `salvarin` may be
 * Azerbaijani `şalvarın`, "of trousers"; in a shop where it occurs in the names of vitamins it means those. Criterion:
 * the word as typed is in the names of several products, and almost none of them is of that kind. A word with correct
 * diacritics keeps its meaning: with top-loading washing machines in the catalogue, `top` remains a word for clothes.
 * The same rule applies to a word that names the kind only in languages that neither the catalogue nor the shopper
 * uses: `talk` is talc in Azerbaijani, and in an English bookshop a word of a title.
 */
import {
  analyze,
  conceptOf,
  LANGUAGES,
  type Language,
  type Token,
  type Understanding,
  widerThan,
} from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import { listAt } from '../index/number-lists.ts';
import { fieldOf } from '../index/posting-lists.ts';
import { acceptedValues } from '../match/accepted-values.ts';
import { withoutMarks } from '../suggest/phrase-list.ts';
import { categoryOf } from '../match/read-concept.ts';
import { overlaps } from '../match/resolved-spans.ts';

const CATEGORY = 'category';
/**
 * Minimum number of product names with the word: with fewer, a word without its diacritics may be a typing mistake.
 * One is sufficient for a word of another language.
 */
const FEWEST_NAMES = 2;
const FEWEST_NAMES_OF_FOREIGN = 1;
/** Maximum share of these products that are of the kind. */
const SHARE_OF_KIND = 0.1;
/** The number of names that are checked. */
const MAX_NAMES = 500;

type Span = Understanding['spans'][number];
/** A part of a query that names a kind. */
type NamedKind = Pick<Span, 'kind' | 'value' | 'start' | 'end'>;

/** What was understood without the kinds of things that words of the shop's own were taken for. */
export function withoutOwnWords(
  data: IndexData,
  text: string,
  understanding: Understanding,
  language: Language | undefined,
): Understanding {
  const { spans, understood } = understanding;
  if (!spans.some((span) => namesKind(span) && !/\s/.test(text.slice(span.start, span.end)))) return understanding;
  const tokens = analyze(text, language === undefined ? {} : { language });
  const remaining = spans.filter((span) => !namesKind(span) || !isOwnWord(data, tokens, span, language));
  if (remaining.length === spans.length) return understanding;

  const { category, ...rest } = understood;
  const valuesOf = (some: readonly Span[]) => new Set(some.filter(namesKind).flatMap(categoriesOf));
  const [said, kept] = [valuesOf(spans), valuesOf(remaining)];
  const values = [category ?? []].flat().filter((value) => kept.has(value) || !said.has(value));
  const [only, ...more] = values;
  if (only === undefined) return { ...understanding, understood: rest, spans: remaining };
  return { ...understanding, understood: { ...rest, category: more.length === 0 ? only : values }, spans: remaining };
}

function namesKind({ kind, negated }: Span): boolean {
  return !negated && (kind === CATEGORY || kind === 'product_type');
}

function categoriesOf({ kind, value }: Pick<Span, 'kind' | 'value'>): string[] {
  return kind === CATEGORY ? acceptedValues(kind, value) : [categoryOf(kind, value) ?? value];
}

const remembered = new WeakMap<object, Map<string, boolean>>();

/** Whether the shop has the only word of the span as a word of its own, of other things than the kind that it names. */
export function isOwnWord(
  data: IndexData,
  tokens: readonly Token[],
  span: NamedKind,
  language: Language | undefined,
): boolean {
  const [token, ...more] = tokens.filter((one) => overlaps(one, span));
  if (token === undefined || more.length > 0) return false;
  const word = data.words.find(token.exact);
  if (word < 0) return false;

  const known = remembered.get(data.wordsVersion) ?? new Map<string, boolean>();
  remembered.set(data.wordsVersion, known);
  const question = `${token.exact} ${token.stem} ${span.kind} ${span.value} ${language ?? ''}`;
  let answer = known.get(question);
  if (answer === undefined) {
    const fewest = isForeign(token, span, [data.language, language]) ? FEWEST_NAMES_OF_FOREIGN : FEWEST_NAMES;
    const mayBeOwn = fewest === FEWEST_NAMES_OF_FOREIGN || isReadWithMarks(token, span);
    answer = mayBeOwn && namesOtherThings(data, word, token, { span, fewest });
    known.set(question, answer);
  }
  return answer;
}

/**
 * Whether a Latin word names the kind in none of the languages of the shop and the shopper. False if a language is
 * unknown.
 */
function isForeign(token: Token, { kind, value }: NamedKind, languages: readonly (Language | undefined)[]): boolean {
  const own = languages.filter((language) => language !== undefined);
  if (own.length === 0 || token.script !== 'latin') return false;
  const concept = conceptOf(kind, value) ?? conceptOf('category_group', value);
  const beginning = withoutMarks(beginningOf(token.exact, token));
  const isName = (name: string) => withoutMarks(beginningOf(name.toLowerCase(), token)) === beginning;
  return concept !== undefined && !own.some((language) => concept.forms[language].some(isName));
}

/** Whether the word is a name of the kind only when its plain letters are taken for marked ones. */
function isReadWithMarks(token: Token, { kind, value }: NamedKind): boolean {
  const concept = conceptOf(kind, value) ?? conceptOf('category_group', value);
  const beginning = beginningOf(token.exact, token);
  const names = LANGUAGES.flatMap((language) => concept?.forms[language] ?? []).map((name) =>
    beginningOf(name.toLowerCase(), token),
  );
  return !names.includes(beginning) && names.some((name) => withoutMarks(name) === beginning);
}

/** As much of a word as its stem has letters: what endings are put to. */
function beginningOf(word: string, { stem }: Token): string {
  return [...word].slice(0, [...stem].length).join('');
}

/** Of the products that are named by the word, in whichever form with the same letters, nearly all are known to be something else. */
function namesOtherThings(
  data: IndexData,
  word: number,
  token: Token,
  { span, fewest }: { span: NamedKind; fewest: number },
): boolean {
  const { attributes, catalog, fields, postings } = data;
  const concept = conceptOf(span.kind, span.value);
  const accepted = [
    ...categoriesOf(span),
    ...(concept === undefined ? [] : widerThan(concept).map(({ value }) => value)),
  ];
  const ofKind = new Set(accepted.map((value) => attributes.find(CATEGORY, value)));
  const meant = new Set(concept === undefined ? [] : [concept, ...widerThan(concept)].map(({ id }) => id));
  const mayBeKind = (product: number) =>
    catalog.kindsOf(product).some((kind) => catalog.kinds[kind]?.concepts.some(({ id }) => meant.has(id)) === true);
  const isOther = (product: number) => {
    const categories = Array.from(attributes.valuesOf(product)).filter((one) => attributes.pair(one).key === CATEGORY);
    return (
      !categories.some((one) => ofKind.has(one)) &&
      (fewest === FEWEST_NAMES_OF_FOREIGN
        ? categories.length > 0 && !mayBeKind(product)
        : categories.some((one) => conceptOf(CATEGORY, attributes.pair(one).value) !== undefined))
    );
  };
  const named = new Set<number>();
  for (const form of listAt(data.wordsOfStem, data.stemOf[word] ?? 0)) {
    if (!data.words.word(form).startsWith(beginningOf(token.exact, token))) continue;
    for (const { products, places, start, end } of postings.runs(form)) {
      for (let i = start; i < end && named.size < MAX_NAMES; i++) {
        const product = products[i] ?? 0;
        if (fields[fieldOf(places[i] ?? 0)]?.strong === true && !data.isGone(product)) named.add(product);
      }
    }
  }
  const others = [...named].filter(isOther).length;
  return named.size >= fewest && named.size - others <= named.size * SHARE_OF_KIND;
}
