/**
 * Generates a realistic mix of shop queries for generated products. Derived from the products with a seed; each text
 * occurs once.
 */
import { elementAt } from '@quarry/language';
import { millionProducts } from '@quarry/demo-shops';
import type { EngineFilters } from '@quarry/search';

export interface BenchQuery {
  kind: string;
  text: string;
  filters?: Pick<EngineFilters, 'price_max' | 'color'>;
}

type Product = ReturnType<typeof millionProducts> extends Generator<infer P> ? P : never;
type Random = () => number;

/** Ways to search for a product, with their share in percent. */
const WAYS: readonly (readonly [kind: string, share: number, ask: (product: Product, random: Random) => string])[] = [
  ['one word', 12, ({ category_path }) => lastWord(category_path[1] ?? '')],
  ['thing', 14, ({ category_path }) => category_path[1] ?? ''],
  [
    'colour and thing',
    10,
    ({ attributes, category_path }) => `${String(attributes['color'])} ${category_path[1] ?? ''}`,
  ],
  ['brand and thing', 8, ({ brand, category_path }) => `${brand} ${lastWord(category_path[1] ?? '')}`],
  ['three words of a title', 8, ({ title }, random) => someWords(title, 3, random)],
  ['five words of the texts', 5, ({ title, description }, random) => someWords(`${title} ${description}`, 5, random)],
  [
    'mistyped',
    12,
    ({ category_path, attributes }, random) =>
      mistype(`${String(attributes['color'])} ${category_path[1] ?? ''}`, random),
  ],
  [
    'being typed',
    12,
    ({ category_path, attributes }) => cut(`${String(attributes['color'])} ${category_path[1] ?? ''}`),
  ],
  ['another language', 9, ({ texts, title }) => withoutBrand(Object.values(texts)[0]?.title ?? title)],
  [
    'with a price',
    5,
    ({ category_path, current_price }) => `${category_path[1] ?? ''} under ${Math.ceil(current_price ?? 50)}`,
  ],
  ['article number', 5, ({ variants }, random) => (random() < 0.5 ? variants[0]?.sku : variants[0]?.barcode) ?? ''],
];
const FILTERED_SHARE = 0.2;

export function benchQueries(count: number, seed: string): BenchQuery[] {
  const random = randomOf(seed);
  const products = [...millionProducts(4000)];
  const queries = new Map<string, BenchQuery>();
  while (queries.size < count) {
    const product = elementAt(products, Math.floor(random() * products.length));
    let draw = random() * 100;
    const [kind, , ask] = WAYS.find(([, share]) => (draw -= share) < 0) ?? elementAt(WAYS, 0);
    const text = ask(product, random).trim();
    if (text === '') continue;
    const query: BenchQuery = { kind, text };
    if (kind !== 'article number' && random() < FILTERED_SHARE) {
      query.filters =
        random() < 0.5
          ? { price_max: Math.ceil((product.current_price ?? 50) * 2) }
          : { color: String(product.attributes['color']) };
    }
    queries.set(`${text} ${JSON.stringify(query.filters)}`, query);
  }
  return [...queries.values()];
}

/** Invalid texts of up to 10,000 characters: any Unicode, control characters, lone surrogates. */
export function fuzzedTexts(count: number, seed: string): string[] {
  const random = randomOf(seed);
  const unit = () => String.fromCharCode(Math.floor(random() * 0x10000));
  const letters = 'abcdefghijklmnopqrstuvwxyz აბგდევზთ ışğəü أحمر 0123456789 \u0000\u0007\u200d\ud800\udc00.-/×$%€₾';
  const letter = () => letters.charAt(Math.floor(random() * letters.length));
  const words = [
    'red',
    'dress',
    'under 50',
    'not',
    'without',
    '100 ლარამდე',
    'კაბა',
    'kırmızı',
    'AB-1234',
    'xxl',
    'dresz',
    'of',
  ];
  const word = () => `${words[Math.floor(random() * words.length)]} `;
  const fresh = () => `${Math.floor(random() * 1e9).toString(36)} `;
  const made = [
    unit,
    letter,
    word,
    fresh,
    () => 'a',
    () => 'ა',
    () => 'a1',
    () => '1',
    () => '\u0301',
    () => 'not red under 5 ',
  ];
  return Array.from({ length: count }, (_, i) => {
    const make = elementAt(made, i % made.length);
    const length = i < made.length * 2 ? 10_000 : Math.ceil(random() ** 3 * 10_000);
    let text = '';
    while (text.length < length) text += make();
    return text.slice(0, length);
  });
}

function lastWord(text: string): string {
  return text.split(' ').at(-1) ?? text;
}

function someWords(text: string, count: number, random: Random): string {
  const words = text.split(/[\s,.:]+/).filter(Boolean);
  const first = Math.floor(random() * Math.max(1, words.length - count));
  return words.slice(first, first + count).join(' ');
}

function withoutBrand(title: string): string {
  return title.split(' ').slice(2).join(' ');
}

/** One typing mistake in the longest word: a letter left out, doubled, or swapped with the next. */
function mistype(text: string, random: Random): string {
  const words = text.split(' ');
  const longest = words.reduce((most, word, i) => (word.length > elementAt(words, most).length ? i : most), 0);
  const letters = [...elementAt(words, longest)];
  const at = Math.floor(random() * (letters.length - 1));
  const slip = random();
  if (slip < 0.34) letters.splice(at, 1);
  else if (slip < 0.67) letters.splice(at, 0, elementAt(letters, at));
  else letters.splice(at, 2, elementAt(letters, at + 1), elementAt(letters, at));
  words[longest] = letters.join('');
  return words.join(' ');
}

/** The last word after four letters. */
function cut(text: string): string {
  const words = text.split(' ');
  words[words.length - 1] = lastWord(text).slice(0, 4);
  return words.join(' ');
}

/** xorshift32 (George Marsaglia, 2003), seeded by the letters of a word. */
function randomOf(seed: string): Random {
  let state = 2463534242;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 0x100000000;
  };
}
