/**
 * Generates sentences that shoppers of a shop are likely to say, from its catalogue, to train a language model. The
 * random numbers are seeded, so the same catalogue always gives the same model.
 */
import { en } from '../speak/languages/en.ts';

/** A shop's vocabulary, in English. */
export interface CatalogueWords {
  /** Names of products. */
  names: readonly string[];
  /** Product types: `dress`, `running shoes`. */
  categories: readonly string[];
  brands: readonly string[];
  colors: readonly string[];
  materials: readonly string[];
}

const SENTENCES = 8000;
/** All names up to this number are used; further ones are sampled. */
const NAMES_FOR_SURE = 4000;
const ASKED_OFTEN = 25;

const PRICES = [
  5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 70, 75, 80, 90, 100, 120, 150, 200, 250, 300, 400, 500, 1000,
];
const CURRENCIES = ['dollars', 'lari', 'euros', 'rupees', 'lira', 'manat'];
const SIZES = ['small', 'medium', 'large', 'extra large', 'extra small', 'size small', 'size medium', 'size large'];
const OCCASIONS =
  'a wedding,a party,work,the beach,winter,summer,school,the office,a date,my mother,my father,my wife,my husband,my son,my daughter,a friend,a gift,travel,my living room,my bedroom,the kitchen,a headache,a cough,a cold,fever,dry skin,an allergy,a sore throat,stomach pain'.split(
    ',',
  );
const WHO = ["men's", "women's", 'kids', 'baby'];
const MORE = 'cheaper,more expensive,more,similar,other,better,bigger,smaller'.split(',');
const PLACES = 'first,second,third,fourth,last'.split(',');

/** Common to all shops. */
const FIXED =
  'where is my order,where is my package,track my order,what is the status of my order,has my order shipped,when will my order arrive,when will my package be delivered,i want to cancel my order,can i return my order,i want a refund,how do i return an item,what is your return policy,hello,hi,good morning,thank you,thanks,yes,no,yes please,no thank you,goodbye,help me,i need help,what can you do,do you deliver,how much is delivery,how long does delivery take,what are your opening hours,when do you open,where is the nearest store,where are your stores,can i pay by card,can i pay in cash,is it in stock,what sizes do you have,what colors do you have,tell me more,show me more,what do you recommend,is there a discount,what is on sale,start again,start over,undo that,i want to talk to a person,compare the first and the second,what goes with it,what is it made of,how much is it'.split(
    ',',
  );

export function shoppingSentences(shop: CatalogueWords, count: number = SENTENCES): string[][] {
  const chance = seeded(1);
  const one = (from: readonly string[]): string => from[Math.floor(chance() * from.length)] ?? '';
  const maybe = (likely: number, from: readonly string[]): string => (chance() < likely ? one(from) : '');
  const plain = withPlurals(shop.categories);
  const things = shop.names.length === 0 ? plain : shop.names;
  if (things.length === 0 && plain.length === 0) return FIXED.map(spokenWords);

  const thing = (): string =>
    chance() < 0.3
      ? one(things)
      : [
          maybe(0.2, WHO),
          maybe(0.15, shop.brands),
          maybe(0.5, shop.colors),
          maybe(0.3, shop.materials),
          one(plain),
        ].join(' ');
  const price = (): string =>
    `${one(['under', 'below', 'less than', 'over', 'cheaper than', 'around', 'up to'])} ${en.whole(Number(one(PRICES.map(String))))} ${one(CURRENCIES)}`;
  const kinds: readonly (() => string)[] = [
    () => `show me ${thing()}`,
    () => `show me ${thing()} ${price()}`,
    () => `show me some ${thing()}`,
    () => `i need a ${thing()}`,
    () => `i need ${thing()}`,
    () => `i am looking for a ${thing()}`,
    () => `i'm looking for ${thing()} ${price()}`,
    () => `do you have ${thing()}`,
    () => `do you have ${thing()} in ${one([...SIZES, ...shop.colors])}`,
    () => `do you have ${one(['this', 'that', 'it', 'these'])} in ${one([...SIZES, ...shop.colors])}`,
    () => `find me a ${thing()} for ${one(OCCASIONS)}`,
    () => `find ${thing()} ${price()}`,
    () => `i want a ${thing()}`,
    () => `i want something for ${one(OCCASIONS)}`,
    () => `what do you have for ${one(OCCASIONS)}`,
    () => `what is the price of the ${thing()}`,
    () => `how much is the ${thing()}`,
    () => `what goes with the ${thing()}`,
    () => `i would like a ${thing()} in ${one([...SIZES, ...shop.colors])}`,
    () => thing(),
    () => `${thing()} ${price()}`,
    () => `${one(['in', 'show me', 'only', 'not'])} ${one([...shop.colors, ...shop.materials])}`,
    () => `show me ${one(MORE)} ${one(['ones', 'options', 'products'])}`,
    () => `${one(['tell me more about', 'more like', 'how much is', 'i like'])} the ${one(PLACES)} one`,
    () => `without ${one([...shop.colors, ...shop.materials])}`,
    () => price(),
  ];
  return [
    ...Array.from({ length: count }, () => kinds[Math.floor(chance() * kinds.length)]?.() ?? ''),
    ...shop.names.slice(0, NAMES_FOR_SURE),
    ...FIXED.flatMap((sentence) =>
      Array.from({ length: Math.ceil((ASKED_OFTEN * count) / SENTENCES) }, () => sentence),
    ),
  ]
    .map(spokenWords)
    .filter((words) => words.length > 0);
}

/** `T-shirt, 2 pack` → `t`, `shirt`, `two`, `pack`. */
export function spokenWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/’/g, "'")
    .replace(/\d{1,9}/g, (figures) => ` ${en.whole(Number(figures)).replace(/-/g, ' ')} `)
    .split(/[^a-z']+/)
    .map((word) => word.replace(/^'+|'+$/g, ''))
    .filter((word) => word !== '');
}

/** Shoppers use both forms. */
function withPlurals(words: readonly string[]): string[] {
  return words.flatMap((word) =>
    /[^s]s$/.test(word) ? [word] : [word, /(?:s|sh|ch|x)$/.test(word) ? `${word}es` : `${word}s`],
  );
}

/** Mulberry32, by Tommy Ettinger. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
