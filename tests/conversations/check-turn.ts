/** Evaluates one turn: its expectations, and rules for all answers. */
import { attributeValues, type Language, type Product } from '@quarry/contract';
import { inventedFacts, type Known } from './check-facts.ts';
import { languageOf } from './check-language.ts';
import type { DocsWanted, Expectation } from './conversation.ts';
import type { Answer } from './open-shops.ts';
import { type ShopRecord, titlesOf } from './shop-record.ts';

export interface Judgement {
  /** Violated expectations, those of `malformed` included. */
  wrong: string[];
  /** Why the answer is broken off, empty or has artefacts, whatever was expected. */
  malformed: string[];
  /** False statements about the shop. */
  invented: string[];
}

export interface JudgedTurn {
  answer: Answer;
  expect: Expectation;
  /** The conversation's language, for turns that name none; undefined: any language. */
  language: Language | undefined;
  shop: ShopRecord;
  known: Known;
  /** Ids of the cards of each earlier answer that had some, latest first. */
  shownBefore: readonly (readonly string[])[];
}

/** Maximum number of wrong cards to list. */
const MAX_NAMED = 3;
const LISTS_IN_MIND = 3;

const SEAMS: readonly [RegExp, string][] = [
  [/[{}]/u, 'a brace'],
  [/\b(?:undefined|null|NaN)\b|\[object/u, 'a value that was not filled in'],
  [/[^\s|] {2,}(?=[^\s|])/u, 'two spaces'],
  [/\S [.,;:!?،؛؟](?=\s|$)/u, 'a space before a sign'],
  [/“”|«»|„“|""|\(\s*\)/u, 'empty quotes'],
];

export function judgeTurn(turn: JudgedTurn): Judgement {
  const { answer, expect, shop, known } = turn;
  const malformed = wrongForm(turn);
  return {
    malformed,
    wrong: [
      ...malformed,
      ...wrongLanguage(turn),
      ...wrongPresence(answer, expect),
      ...wrongProducts(answer, expect, shop),
      ...wrongReferences(turn),
      ...wrongWords(answer, expect),
    ],
    invented: inventedFacts(answer, shop, known),
  };
}

/** The answer is complete and without artefacts. */
function wrongForm({ answer, shop, known }: JudgedTurn): string[] {
  const wrong: string[] = [];
  if (answer.status === 0) return ['the answer broke off'];
  if (answer.status !== 200) wrong.push(`the server answered ${answer.status}`);
  for (const line of answer.broken) wrong.push(`a line that is no piece of a reply: ${line}`);
  if (answer.text.trim() === '') wrong.push('an empty bubble');
  const ids = answer.docs.map(({ id }) => id);
  if (new Set(ids).size < ids.length) wrong.push('the same product on two cards');
  if (answer.buttons.some((button) => button.trim() === '')) wrong.push('an empty button');

  const own = ownWords(answer.text, shop, known);
  for (const [seam, name] of SEAMS) {
    const at = seam.exec(own)?.index;
    if (at !== undefined) wrong.push(`${name} in “…${own.slice(Math.max(0, at - 20), at + 20)}…”`);
    if (answer.buttons.some((button) => seam.test(button))) wrong.push(`${name} in a button`);
  }
  return wrong;
}

function wrongLanguage({ answer, expect, language, shop, known }: JudgedTurn): string[] {
  const wanted = expect.language ?? language;
  if (answer.status === 0 || wanted === undefined) return [];
  const spoken = languageOf(ownWords(answer.text, shop, known));
  return spoken === undefined || spoken === wanted ? [] : [`spoken in ${spoken}, not ${wanted}`];
}

/** The answer without product names, the shop's own passages and the shopper's words, which may be in any language. */
function ownWords(text: string, shop: ShopRecord, { said, products }: Known): string {
  const goods = [...products.values()].flatMap((product) => [...titlesOf(product), ...sentencesOf(product)]);
  let own = text;
  for (const passage of [...goods.sort((a, b) => b.length - a.length), ...shop.passages, ...said]) {
    if (passage.length > 1) own = own.replaceAll(passage, '·');
  }
  // Quotations repeat the shopper, often shortened or combined from several turns.
  return own.replace(/“[^”\n]*”|«[^»\n]*»|„[^“”\n]*[“”]/gu, '“·”');
}

/** The shop's texts about a product, in its languages. */
function sentencesOf({ description, texts }: Product): string[] {
  const descriptions = [description, ...Object.values(texts).map((text) => text.description)];
  return descriptions.flatMap((whole) => [whole, ...whole.split(/(?<=[.!?؟])\s+/)]);
}

function wrongPresence(answer: Answer, expect: Expectation): string[] {
  return (['docs', 'orders'] as const).flatMap((part) => {
    const count = answer[part].length;
    if (expect[part] === 'some' && count === 0) return [`no ${part}`];
    if (expect[part] === 'none' && count > 0) return [`${count} ${part}, where none were right`];
    return [];
  });
}

function wrongProducts(answer: Answer, { all_docs }: Expectation, shop: ShopRecord): string[] {
  if (!all_docs) return [];
  const wrong = answer.docs.flatMap(({ id }) => {
    const product = shop.product.get(id);
    const reasons = product ? unmet(product, all_docs) : [];
    return reasons.length > 0 ? [`${product?.texts.en?.title ?? product?.title}: ${reasons.join(', ')}`] : [];
  });
  return wrong.slice(0, MAX_NAMED);
}

/**
 * A position refers to the last shown list. After an answer about one product people may still refer to the list before
 * it, so one of the last lists must match.
 */
function wrongReferences({ answer, expect, shop, shownBefore }: JudgedTurn): string[] {
  const { about } = expect;
  if (!about) return [];
  const lists = shownBefore.filter((list) => list.length >= Math.max(...about)).slice(0, LISTS_IN_MIND);
  if (lists.length === 0) return [`there was no card number ${Math.max(...about)} to ask about`];
  const faults = lists.map((list) =>
    wrongAbout(
      answer,
      about.map((place) => list[place - 1] ?? ''),
      shop,
    ),
  );
  return faults.some((wrong) => wrong.length === 0) ? [] : (faults[0] ?? []);
}

function wrongAbout(answer: Answer, meant: readonly string[], shop: ShopRecord): string[] {
  const wrong = answer.docs.flatMap(({ id, metadata }) =>
    meant.includes(id) ? [] : [`shows ${metadata.title}, which was not asked about`],
  );
  for (const id of meant) {
    const product = shop.product.get(id);
    const isNamed = product && titlesOf(product).some((title) => answer.text.includes(title));
    if (!isNamed && !answer.docs.some((doc) => doc.id === id))
      wrong.push(`does not speak of ${product?.texts.en?.title ?? product?.title ?? id}`);
  }
  return wrong.slice(0, MAX_NAMED);
}

/** The conditions that a product does not meet according to its data. */
export function unmet(product: Product, wanted: DocsWanted): string[] {
  const { price_min, price_max, category, color, material, brand, not_color, not_material, not_brand } = wanted;
  const price = product.current_price;
  const wrong: string[] = [];
  if (price_min !== undefined && (price === null || price < price_min)) wrong.push(`costs ${price}`);
  if (price_max !== undefined && (price === null || price > price_max)) wrong.push(`costs ${price}`);
  if (category && !category.includes(product.category ?? '')) wrong.push(`is a ${product.category}`);
  if (brand && !hasAny([product.brand ?? ''], brand)) wrong.push(`is by ${product.brand}`);
  if (not_brand && hasAny([product.brand ?? ''], not_brand)) wrong.push(`is by ${product.brand}`);
  for (const [key, values] of Object.entries({ color, material, ...wanted.attributes })) {
    const has = valuesOf(product, key);
    if (values && !hasAny(has, values)) wrong.push(`${key} is ${has.join(', ') || 'not known'}`);
  }
  for (const [key, values] of Object.entries({ color: not_color, material: not_material })) {
    const has = valuesOf(product, key);
    // A product that comes in several colours is available without the excluded one.
    if (values && has.length > 0 && has.every((value) => hasAny([value], values)))
      wrong.push(`${key} is ${has.join(', ')}`);
  }
  return wrong;
}

function valuesOf(product: Product, key: string): string[] {
  const all = [product, ...product.variants].flatMap(({ attributes }) => attributeValues(attributes, key));
  return [...new Set(all)];
}

function hasAny(values: readonly string[], wanted: readonly string[]): boolean {
  return values.some((value) => wanted.some((other) => other.toLowerCase() === value.toLowerCase()));
}

function wrongWords({ text }: Answer, { mentions_any, must_not_match }: Expectation): string[] {
  const wrong: string[] = [];
  const read = text.normalize('NFKC').toLowerCase();
  const names = (words: string) => read.includes(words.normalize('NFKC').toLowerCase());
  if (mentions_any && !mentions_any.some(names)) wrong.push(`mentions none of ${mentions_any.join(' | ')}`);
  for (const pattern of must_not_match ?? []) {
    const match = new RegExp(pattern, 'iu').exec(text);
    if (match) wrong.push(`must not say ${JSON.stringify(match[0])} (${pattern})`);
  }
  return wrong;
}
