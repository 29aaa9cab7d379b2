/**
 * Words typed without marks that the lexicon takes for the name of a kind of thing, and this shop has as words of its own.
 * `salvarin` may be Azerbaijani `şalvarın`, "of trousers"; in a shop where it stands in the names of vitamins it means those.
 *
 * The index decides: the very letters are in the names of several products, and next to none of them is of that kind. A word
 * that has its marks, or needs none, is no guess and keeps its meaning, for a catalogue need not use it: washing machines
 * that are loaded from the top leave `top` a word for clothes.
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
import { overlaps } from '../match/settled-parts.ts';

const CATEGORY = 'category';
/** In fewer names it may be a slip. */
const FEWEST_NAMES = 2;
/** So many of them at most may be of the kind. */
const SHARE_OF_KIND = 0.1;
/** So many names tell enough. */
const MOST_NAMES = 500;

type Span = Understanding['spans'][number];

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
  const remaining = spans.filter((span) => !namesKind(span) || !isOwnWord(data, tokens, span));
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

function categoriesOf({ kind, value }: Span): string[] {
  return kind === CATEGORY ? acceptedValues(kind, value) : [categoryOf(kind, value) ?? value];
}

const remembered = new WeakMap<object, Map<string, boolean>>();

function isOwnWord(data: IndexData, tokens: readonly Token[], span: Span): boolean {
  const [token, ...more] = tokens.filter((one) => overlaps(one, span));
  if (token === undefined || more.length > 0) return false;
  const word = data.words.find(token.exact);
  if (word < 0) return false;

  const known = remembered.get(data.era) ?? new Map<string, boolean>();
  remembered.set(data.era, known);
  const question = `${token.exact} ${token.stem} ${span.kind} ${span.value}`;
  let answer = known.get(question);
  if (answer === undefined) {
    answer = isReadWithMarks(token, span) && namesOtherThings(data, word, token, span);
    known.set(question, answer);
  }
  return answer;
}

/** Whether the word is a name of the kind only when its plain letters are taken for marked ones. */
function isReadWithMarks(token: Token, { kind, value }: Span): boolean {
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
function namesOtherThings(data: IndexData, word: number, token: Token, span: Span): boolean {
  const { attributes, fields, postings } = data;
  const concept = conceptOf(span.kind, span.value);
  const accepted = [
    ...categoriesOf(span),
    ...(concept === undefined ? [] : widerThan(concept).map(({ value }) => value)),
  ];
  const ofKind = new Set(accepted.map((value) => attributes.find(CATEGORY, value)));
  const isOther = (product: number) => {
    const categories = Array.from(attributes.valuesOf(product)).filter((one) => attributes.pair(one).key === CATEGORY);
    return (
      !categories.some((one) => ofKind.has(one)) &&
      categories.some((one) => conceptOf(CATEGORY, attributes.pair(one).value) !== undefined)
    );
  };
  const named = new Set<number>();
  for (const form of listAt(data.wordsOfStem, data.stemOf[word] ?? 0)) {
    if (!data.words.word(form).startsWith(beginningOf(token.exact, token))) continue;
    for (const { products, places, start, end } of postings.runs(form)) {
      for (let i = start; i < end && named.size < MOST_NAMES; i++) {
        const product = products[i] ?? 0;
        if (fields[fieldOf(places[i] ?? 0)]?.strong === true && !data.isGone(product)) named.add(product);
      }
    }
  }
  const others = [...named].filter(isOther).length;
  return named.size >= FEWEST_NAMES && named.size - others <= named.size * SHARE_OF_KIND;
}
