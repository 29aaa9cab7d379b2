/**
 * Generators of small shops and queries, for property tests. The vocabulary is small, so that queries match products;
 * many queries consist of the words of one product, so that some product contains all of them.
 */
import { elementAt } from '@quarry/language';
import type { Language } from '@quarry/language';
import fc from 'fast-check';
import type { EngineDocument, EngineVariant } from '../engine-document.ts';
import type { Affinity, EngineFilters, EngineQuery, SortOrder, Steering, SynonymRule } from '../engine-query.ts';

/** A shop, and something to ask of it. */
export interface GeneratedQuestion {
  documents: EngineDocument[];
  /** The catalogue's own. */
  language: Language | undefined;
  query: Omit<EngineQuery, 'skip' | 'take'>;
  /** Where products stand, by their places in the catalogue; from the floor on a product is near by itself. */
  vectors: { places: number[][]; floor: number } | undefined;
  /** Hits per page. */
  pageSize: number;
}

const word = fc.constantFrom(
  ...'dress dresses drass red blue shoe shoes book shelf bookshelf shelves hand bag handbag cotton cottons lamp lamps clamp'.split(
    ' ',
  ),
  'book shelf',
  'hand bag',
  ...'კაბა კაბები წითელი ხელჩანთა ყურსასმენი elbise kırmızı kirmizi kulaklık wireless speaker speakers ps4 64gb frock tote reading'.split(
    ' ',
  ),
);
/** What matters to exclusions, names and numbers. */
const rareWord = fc.constantFrom(
  ...'cotton free|without leather|leather|sunadze|paracetamol|2020|4711|history of wine'.split('|'),
);
/** Several lines are several texts. */
const text = (maxLength: number) =>
  fc
    .tuple(
      fc.array(fc.oneof({ weight: 9, arbitrary: word }, { weight: 1, arbitrary: rareWord }), { maxLength }),
      fc.constantFrom(' ', ' ', ' ', '\n'),
    )
    .map(([words, between]) => words.join(between));

const colors = fc.constantFrom<string[]>([], ['red'], ['blue'], ['red', 'blue']);
const sizes = fc.constantFrom<string[]>([], [], ['m'], ['m', 'xl']);
const price = fc.constantFrom(null, 10, 49, 50, 51);
const stock = fc.constantFrom(null, 0, 3);
const variant = fc
  .record({ color: fc.constantFrom<string[]>([], ['red'], ['blue']), size: sizes, price, stock })
  .map(({ color, size, price, stock }): EngineVariant => ({ attributes: { color, size }, price, stock }));
const product = fc.record({
  title: text(5),
  brand: fc.constantFrom('', 'lumora', 'Red Lumora'),
  description: text(8),
  identifiers: fc.constantFrom('', '', '', 'VE-4711', 'NOR.0707-60 4006381333931', '1234-5678 12345678', 'ps4'),
  color: colors,
  size: sizes,
  material: fc.constantFrom<string[]>([], [], ['cotton'], ['leather']),
  category: fc.constantFrom<string[]>([], ['dress'], ['handbag'], ['sneakers'], ['painkiller'], ['party wear']),
  age: fc.constantFrom<string[]>([], [], ['kids']),
  gender: fc.constantFrom<string[]>([], [], ['women'], ['unisex']),
  variants: fc.oneof(
    { weight: 2, arbitrary: fc.constant<EngineVariant[]>([]) },
    { weight: 1, arbitrary: fc.array(variant, { minLength: 1, maxLength: 3 }) },
  ),
  price,
  stock,
  rating: fc.constantFrom(null, 3, 5),
  popularity: fc.constantFrom(0, 0, 7, 100),
});
const MAX_PRODUCTS = 12;
const shelf = (minLength: number) =>
  fc.array(product, { minLength, maxLength: MAX_PRODUCTS }).map((products) =>
    products.map(
      (
        { title, brand, description, identifiers, color, size, material, category, age, gender, ...rest },
        i,
      ): EngineDocument => ({
        id: `p${i}`,
        fields: { title, brand, description, identifiers },
        attributes: { color, size, material, category, age, gender },
        position: i,
        ...rest,
      }),
    ),
  );
const catalogue = fc.oneof({ weight: 1, arbitrary: shelf(1) }, { weight: 2, arbitrary: shelf(6) });

/** How a word may be typed: as it is, cut short, with a slip of the fingers, on another keyboard, in other letters. */
type Hand = 'whole' | 'cut' | 'swapped' | 'doubled' | 'on other keys' | 'in other letters';

const GEORGIAN = [...'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'];
const KEYS = [...'abgdevzTiklmnopJrstufqRySCcZwWxjh'];
const SOUNDS = 'a b g d e v z t i k l m n o p zh r s t u p k gh q sh ch ts dz ts ch kh j h'.split(' ');

function typedBy(hand: Hand, word: string, at: number): string {
  const letters = [...word];
  const place = Math.max(0, Math.min(at, letters.length - 2));
  if (hand === 'cut') return letters.slice(0, place + 2).join('');
  if (hand === 'swapped') letters.splice(place, 2, letters[place + 1] ?? '', letters[place] ?? '');
  if (hand === 'doubled') letters.splice(place, 0, letters[place] ?? '');
  if (hand === 'on other keys') return exchanged(letters, KEYS);
  return hand === 'in other letters' ? exchanged(letters, SOUNDS) : letters.join('');
}

/** Georgian letters become those of the list, and the reverse. */
function exchanged(letters: readonly string[], others: readonly string[]): string {
  return letters.map((one) => others[GEORGIAN.indexOf(one)] ?? GEORGIAN[others.indexOf(one)] ?? one).join('');
}

/** Words of any product, or all of the same one, which are known when the catalogue is. */
const saidWith = (...hands: Hand[]) =>
  fc
    .record({
      words: fc.array(
        fc.record({ word, hand: fc.constantFrom(...hands), at: fc.nat({ max: 5 }), nth: fc.nat({ max: 40 }) }),
        { minLength: 1, maxLength: 4 },
      ),
      ofProduct: fc.option(fc.nat({ max: MAX_PRODUCTS }), { nil: undefined }),
    })
    .map(({ words, ofProduct }) => (documents: readonly EngineDocument[]) => {
      const { fields } = elementAt(documents, (ofProduct ?? 0) % documents.length);
      const own = ofProduct === undefined ? [] : `${fields['title']} ${fields['description']}`.match(/\S+/g);
      return words
        .map(({ word, hand, at, nth }) => typedBy(hand, own?.[nth % Math.max(1, own.length)] ?? word, at))
        .join(' ');
    });
/** Texts that are the same for all shops, parted by bars. */
const listed = (texts: string) => fc.constantFrom(...texts.split('|').map((text) => () => text));
const words = saidWith('whole', 'whole', 'cut', 'swapped', 'doubled');
const beginnings = saidWith('cut');
/** One word that is two, and two that are one. */
const compound = listed('bookshelf|handbag|book shelf|hand bag');
/** What the staff gave synonyms for: words that products have as well, and words that none has. */
const staffs = listed('frock|tote|tote red|reading lamp|კაბები');
const rags = listed('glad rags|glad rags red|glad rag|shoes glad rags');
const number = listed(
  'VE-4711|ve4711|VE 4711|4711|471|0707 60|0707|NOR 070760|400638|4006381333931|1234|12345678|5678|5678 |2020|p3|P 10|ps4',
);
/** Things that no product is, beside others of their kind. */
const missing = listed('loafers|ankle boots|boots|mules|sandals');
const meaning = listed('migraine|painkiller|Rvinis istoria|ღვინის ისტორია|wedding');
/** For whom, without saying so in the words of an attribute. */
const madeFor = listed('fever in children|fever in children|dress for mother|bag for mother');
const together = listed('red dress|blue handbag|leather sneakers|cotton painkiller|red leather dress size m');
const nonsense = listed('blorptastic|blorptastic dress|silk bags|iphone|სუნაძის|lumora|red lumora|the|???');

const color = fc.constantFrom('red', 'blue');
const steering: fc.Arbitrary<Steering> = fc.record({
  synonyms: fc
    .subarray<SynonymRule>([
      { words: ['frock', 'dress'] },
      { words: ['tote', 'hand bag'] },
      { from: ['reading lamp'], to: ['lamp', 'clamp'] },
      { from: ['კაბები'], to: ['elbise'] },
    ])
    .map((rules) => [...rules, { from: ['glad rags'], to: ['dress', 'shoes', 'speaker'] }]),
  pins: fc.array(fc.record({ id: fc.constantFrom('p0', 'p1', 'p5'), position: fc.integer({ min: 1, max: 4 }) }), {
    maxLength: 2,
  }),
  boosts: fc.array(
    fc.record({ match: fc.record({ color }), points: fc.constantFrom(-2, 0.5, 3), name: fc.constant('a rule') }),
    { maxLength: 2 },
  ),
  hidden: fc.oneof({ weight: 4, arbitrary: fc.constant([]) }, { weight: 1, arbitrary: fc.tuple(fc.record({ color })) }),
});
const affinity = fc.constantFrom<Affinity>(
  {},
  { color: { red: 0.7 } },
  { color: { red: 0.7, blue: 0.8 }, category: { dress: 1 } },
);

const somewhere = fc.array(fc.integer({ min: -3, max: 5 }), { minLength: 3, maxLength: 3 }).map((vector) => {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => Math.round((value / length) * 127));
});
const places = fc.array(somewhere, { minLength: MAX_PRODUCTS, maxLength: MAX_PRODUCTS });

const filters: fc.Arbitrary<EngineFilters> = fc
  .record<EngineFilters>({
    color: fc.constantFrom<string | string[]>('red', 'blue', ['Red', 'blue'], 'green'),
    size: fc.constantFrom('m', 'XL'),
    material: fc.constantFrom('cotton', 'leather'),
    category: fc.constantFrom<string | string[]>('dress', 'shoes', ['handbag', 'party wear']),
    brand: fc.constantFrom('lumora', 'Red Lumora'),
    attributes: fc.constantFrom<Record<string, string>>({}, { age: 'kids' }),
    price_min: fc.constantFrom(10, 50),
    price_max: fc.constantFrom(10, 50),
    in_stock: fc.boolean(),
    exclude: fc.constantFrom([], ['red'], ['cotton'], ['leather', 'blue']),
    ids: fc.subarray(['p0', 'p1', 'p2', 'p3']),
  })
  // More than two leave nothing to compare. What one way of selling a thing must meet comes often.
  .chain((all) => {
    const { color, size, price_max, in_stock } = all;
    const ofOneWay = fc.subarray(Object.entries({ color, size, price_max, in_stock }), { minLength: 2, maxLength: 2 });
    return fc.oneof(ofOneWay, fc.subarray(Object.entries(all), { maxLength: 2 }));
  })
  .map((some): EngineFilters => Object.fromEntries(some));

interface Asked {
  text: fc.Arbitrary<(documents: readonly EngineDocument[]) => string>;
  ends: readonly string[];
  filters?: fc.Arbitrary<EngineFilters>;
  sorts?: readonly SortOrder[];
  floors?: readonly number[];
}

/** No product is that near to anything. */
const NOTHING_IS_NEAR = 2;

const language = fc.constantFrom<(Language | undefined)[]>(undefined, undefined, 'en', 'ka', 'tr', 'az');

function questions({ text, ends, filters, sorts = ['relevance'], floors = [NOTHING_IS_NEAR] }: Asked) {
  return fc
    .record({
      documents: catalogue,
      text,
      end: fc.constantFrom(...ends),
      filters: filters ?? fc.constant(undefined),
      sort: fc.constantFrom(...sorts),
      language,
      spoken: language,
      steering,
      affinity,
      vectors: fc.option(fc.record({ places, floor: fc.constantFrom(...floors) }), { nil: undefined, freq: 3 }),
      vector: fc.constantFrom(undefined, [1, 0, 0], [1, -2, 3]),
      pageSize: fc.integer({ min: 1, max: 4 }),
    })
    .map(({ documents, language, spoken, text, end, vectors, vector, pageSize, ...rest }): GeneratedQuestion => {
      const near = vectors && vector ? { vector: Float32Array.from(vector) } : {};
      const query = { ...rest, text: text(documents) + end, language: spoken, ...near };
      return { documents, language, query, vectors, pageSize };
    });
}

/** Some more often than others. */
const oneOf = (...texts: [weight: number, Asked['text']][]) =>
  fc.oneof(...texts.map(([weight, arbitrary]) => ({ weight, arbitrary })));

/** What words may mean, and what decides between products that have them. */
export const aboutWords = questions({
  text: oneOf([6, words], [2, beginnings], [8, compound], [3, staffs], [1, rags], [3, meaning], [4, madeFor]),
  ends: ['', '', '', ' ', ' under 50'],
});

/** What no product may break, and the orders in which a page may stand. */
export const aboutConditions = questions({
  text: oneOf([2, words], [2, together], [2, listed('| |red|dress|size m|???')], [1, number]),
  ends: ['', '', ' ', ' under 50', ' from 10 to 50', ' not red', ' without cotton', ' no bags', ' წითელის გარეშე'],
  filters: fc.oneof({ weight: 1, arbitrary: fc.constant({}) }, { weight: 2, arbitrary: filters }),
  sorts: ['relevance', 'relevance', 'price_asc', 'price_desc', 'newest', 'rating'],
});

const onOtherKeys = saidWith('on other keys', 'on other keys', 'whole');
const inOtherLetters = saidWith('in other letters', 'in other letters', 'whole');
const mixed = fc
  .tuple(words, oneOf([1, missing], [1, meaning], [1, number], [2, nonsense]))
  .map((both) => (documents: readonly EngineDocument[]) => both.map((text) => text(documents)).join(' '));

/** What is tried when no product has everything as it was typed, and numbers, which need no such thing. */
export const aboutRecovery = questions({
  text: oneOf(
    ...[onOtherKeys, inOtherLetters, rags, number, missing].map((text): [number, Asked['text']] => [5, text]),
    [8, together],
    [2, words],
    [2, meaning],
    [1, madeFor],
    [1, nonsense],
    [4, mixed],
  ),
  ends: ['', '', ' '],
  filters: fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: filters }),
  floors: [NOTHING_IS_NEAR, 0.9, 0.6],
});
