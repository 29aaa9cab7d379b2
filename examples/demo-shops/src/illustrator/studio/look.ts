/** The facts of a product that a drawing uses, with a fallback for each missing one. */
import { entriesOf } from '@quarry/contract';
import { attributeValues, type Product } from '@quarry/contract';
import { CATEGORIES } from '../../categories.ts';
import { type Hex, pigment } from './color.ts';
import { createDice, type Dice } from './dice.ts';

export type Trade = keyof typeof CATEGORIES | 'general';

export interface Look {
  category: string;
  trade: Trade;
  /** The colour the text names, or one that suits the trade. */
  color: Hex;
  colorName: string;
  /** A second colour: named, or chosen to go with the first. */
  accent: Hex;
  /** Whether the product itself names a colour. */
  isColored: boolean;
  material: string;
  pattern: string;
  gender: string;
  seasons: readonly string[];
  isForKids: boolean;
  doseForm: string;
  /** English if the product has it. */
  title: string;
  /** Whether the title names one of these words or word groups: `says('wrap', 'A-line')`. */
  says(...words: readonly string[]): boolean;
  /** First value of an attribute, lower case; empty when there is none. */
  fact(key: string): string;
  /** The first number in an attribute: 55 of `55″`, 160 of `160 × 90 × 75 cm`. Undefined when there is none. */
  amount(key: string): number | undefined;
  brand: string;
  dice: Dice;
}

const FALLBACK_COLORS: Record<Trade, readonly [string, ...string[]]> = {
  fashion: ['navy', 'beige', 'black', 'olive', 'burgundy', 'cream', 'grey'],
  pharmacy: ['turquoise', 'blue', 'green', 'purple', 'orange', 'red', 'navy', 'pink'],
  electronics: ['black', 'silver', 'white', 'grey', 'navy'],
  furniture: ['grey', 'beige', 'green', 'navy', 'cream', 'brown'],
  auto: ['red', 'blue', 'black', 'yellow', 'green', 'grey'],
  books: ['navy', 'burgundy', 'green', 'orange', 'turquoise', 'cream', 'black', 'purple', 'olive'],
  bodycare: ['pink', 'green', 'cream', 'turquoise', 'orange', 'purple', 'olive', 'gold'],
  diy: ['orange', 'blue', 'green', 'red', 'yellow', 'turquoise'],
  groceries: ['green', 'red', 'orange', 'yellow', 'blue', 'brown', 'turquoise', 'burgundy'],
  general: ['blue', 'green', 'orange', 'burgundy', 'turquoise', 'grey'],
};

const ACCENTS = ['#d9a441', '#c65b3c', '#2f6f73', '#e8dcc2', '#33506e', '#8a4a5c', '#6d8a5b'] as const;

function tradeOf(category: string): Trade {
  const trades = entriesOf<Trade, readonly string[]>(CATEGORIES);
  return trades.find(([, categories]) => categories.includes(category))?.[0] ?? 'general';
}

/** Lower case, words parted by single spaces: hyphens and marks part words too. */
const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

export function lookOf(product: Product): Look {
  const category = (product.category ?? '').toLowerCase();
  const trade = tradeOf(category);
  // Two shops may sell a thing under the same name; its address tells them apart, and so do the pictures.
  const dice = createDice(`${category}/${product.id}/${product.images[0] ?? ''}`);
  const title = product.texts.en?.title ?? product.title;
  const words = ` ${wordsOf(title)} `;
  const first = (key: string) => attributeValues(product.attributes, key)[0]?.toLowerCase() ?? '';
  const [named, second] = attributeValues(product.attributes, 'color');
  const known = named === undefined ? undefined : pigment(named);
  const fallback = dice.pick('color', FALLBACK_COLORS[trade]);
  return {
    category,
    trade,
    color: known ?? pigment(fallback) ?? '#8b9194',
    colorName: known ? (named ?? '').toLowerCase() : fallback,
    accent: (second && pigment(second)) || dice.pick('accent', ACCENTS),
    isColored: known !== undefined,
    material: first('material'),
    pattern: first('pattern'),
    gender: first('gender'),
    seasons: attributeValues(product.attributes, 'season'),
    isForKids: ['kids', 'baby'].includes(first('age')) || ['girls', 'boys'].includes(first('gender')),
    doseForm: first('dose_form'),
    title,
    says: (...wanted) => wanted.some((word) => words.includes(` ${wordsOf(word)} `)),
    fact: first,
    amount: (key) => {
      const found = /\d+(?:[.,]\d+)?/.exec(first(key))?.[0];
      return found === undefined ? undefined : Number(found.replace(',', '.'));
    },
    brand: product.brand ?? '',
    dice,
  };
}
