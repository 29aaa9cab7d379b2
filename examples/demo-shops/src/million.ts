/**
 * Generates any number of products, to measure how the engine scales.
 *
 * Made for speed and a realistic distribution, not for display. Product kinds, shades, cloths and descriptions are
 * those of the demo catalogues, in five languages; brands, model names and words of descriptions follow Zipf's law, as
 * in every catalogue. About fifty words per product.
 */
import { elementAt } from '@quarry/language';
import type { Language, Product, Variant } from '@quarry/contract';
import { barcodeOf } from './barcode.ts';
import { catalogueOf, TRADES } from './catalogues/by-trade.ts';
import { CLOTHS, SHADES } from './catalogues/palette.ts';
import type { Phrase } from './phrases.ts';
import { type Chance, createChance } from './random.ts';
import { type Category } from './categories.ts';
import { CLOTHING_SIZES, type Color, type Material, OCCASIONS, SEASONS } from './vocabulary.ts';

/** Words of descriptions in addition to those of the catalogues. */
const VOCABULARY = 120_000;
const BRANDS = 20_000;
/** Share of products that are also described in another language. */
const OTHER_LANGUAGES: readonly (readonly [Exclude<Language, 'en'>, number])[] = [
  ['ka', 0.3],
  ['tr', 0.15],
  ['az', 0.12],
  ['ar', 0.12],
];
const SHOE_SIZES = ['36', '37', '38', '39', '40', '41', '42', '43', '44'];
const UNSEEN_SHARE = 0.35;

interface Thing {
  category: Category;
  noun: Phrase;
  stories: readonly Phrase[];
  closers: readonly Phrase[];
  colors: readonly Color[];
  materials: readonly Material[];
  sizes: readonly string[];
  shelf: string;
  gender: string | undefined;
  price: readonly [number, number];
}

interface Stock {
  things: readonly Thing[];
  brands: readonly string[];
  words: readonly string[];
}

let stock: Stock | undefined;

/** `count` products, the same for a seed. A longer run starts with the products of a shorter one. */
export function* millionProducts(count: number, seed = 'million'): Generator<Product> {
  stock ??= {
    things: collectThings(),
    brands: inventWords(BRANDS, 'brands', 2),
    words: inventWords(VOCABULARY, 'words', 2),
  };
  const chance = createChance(seed);
  for (let number = 0; number < count; number++) yield makeProduct(number, stock, chance);
}

function makeProduct(number: number, { things, brands, words }: Stock, chance: Chance): Product {
  const thing = zipf(things, chance);
  const brand = capital(zipf(brands, chance));
  const series = capital(zipf(words, chance));
  const color = chance.pick(thing.colors);
  const material = thing.materials.length > 0 ? chance.pick(thing.materials) : undefined;
  const shade = chance.pick(SHADES[color]);
  const story = chance.pick(thing.stories);
  const closer = chance.pick(thing.closers);
  const code = `${brand.slice(0, 2).toUpperCase()}-${chance.whole(100, 99_999)}`;
  const [low, high] = thing.price;
  const price = Math.round((low + (high - low) * chance.next() ** 2) * 100) / 100;
  const reduced = chance.happens(0.2) ? Math.round(price * 80) / 100 : null;

  const texts: Product['texts'] = {};
  for (const [language, share] of OTHER_LANGUAGES) {
    const noun = thing.noun[language];
    if (noun === undefined || !chance.happens(share)) continue;
    texts[language] = {
      title: `${brand} ${series} ${shade[language] ?? ''} ${noun}`,
      description: story[language] ?? '',
    };
  }
  const attributes: Product['attributes'] = { color, season: chance.pick(SEASONS), occasion: chance.pick(OCCASIONS) };
  if (material !== undefined) attributes['material'] = material;
  if (thing.gender !== undefined) attributes['gender'] = thing.gender;
  const variants = makeVariants(number, code, thing.sizes, chance);
  return {
    id: `m${number}`,
    title: `${brand} ${series} ${shade.en} ${material === undefined ? '' : `${CLOTHS[material].inTitle.en} `}${thing.noun.en}, ${code}`,
    description: `${story.en} ${details(words, chance)} ${closer.en}`,
    brand,
    category: thing.category,
    category_path: [thing.shelf, thing.noun.en],
    url: null,
    images: [],
    original_price: price,
    discounted_price: reduced,
    current_price: reduced ?? price,
    currency: 'GEL',
    stock: chance.happens(0.1) ? 0 : chance.whole(1, 60),
    rating: chance.happens(UNSEEN_SHARE) ? null : 3 + chance.whole(0, 20) / 10,
    review_count: Math.floor(Math.exp(chance.next() ** 2 * 9)) - 1,
    attributes,
    variants,
    texts,
  };
}

function makeVariants(number: number, code: string, sizes: readonly string[], chance: Chance): Variant[] {
  const barcode = () => barcodeOf(chance.whole(0, 99), number % 10_000_000);
  if (sizes.length === 0) return [{ sku: code, barcode: barcode(), price: null, stock: null, attributes: {} }];
  const first = chance.whole(0, sizes.length - 2);
  const behind = Math.min(sizes.length, first + chance.whole(2, 5));
  return sizes.slice(first, behind).map((size) => ({
    sku: `${code}-${size}`,
    barcode: barcode(),
    price: null,
    stock: chance.whole(0, 9),
    attributes: { size },
  }));
}

/** A sentence of six to sixteen words that follow Zipf's law. */
function details(words: readonly string[], chance: Chance): string {
  let sentence = capital(zipf(words, chance));
  for (let more = chance.whole(5, 15); more > 0; more--) sentence += ` ${zipf(words, chance)}`;
  return `${sentence}.`;
}

/** Rank r is chosen 1/r times as often as the first: the logarithm of the rank is uniformly distributed. */
function zipf<T>(choices: readonly T[], chance: Chance): T {
  return elementAt(choices, Math.floor(Math.exp(chance.next() * Math.log(choices.length + 1))) - 1);
}

function collectThings(): Thing[] {
  const things = TRADES.flatMap((trade) => {
    const { families, closers } = catalogueOf(trade);
    return families.flatMap((family) =>
      family.kinds.map((kind): Thing => {
        const gender = kind.attributes?.['gender'];
        const run = kind.sizes ?? family.sizes;
        return {
          category: family.category,
          noun: kind.noun,
          stories: kind.stories ?? family.stories,
          closers: family.closers ?? closers,
          colors: kind.colors ?? family.colors ?? ['black', 'white'],
          materials: kind.materials ?? family.materials ?? [],
          sizes: run === undefined ? [] : run === 'clothes' ? CLOTHING_SIZES : SHOE_SIZES,
          shelf: family.shelf,
          gender: typeof gender === 'string' ? gender : undefined,
          price: kind.price ?? family.price,
        };
      }),
    );
  });
  return createChance('million', 'things').shuffle(things);
}

const ONSETS = 'b c d f g h k l m n p r s t v z b c d f g h k l m n p r s t v z br dr fl gr kr pr sh st tr w'.split(
  ' ',
);
const VOWELS = 'a e i o u a e i o u a e i o u ai ea'.split(' ');
const CODAS = ['', '', '', 'l', 'm', 'n', 'r', 's', 't', 'x', 'nd', 'rk', 'st'];

/** Distinct pronounceable words; the frequent ones are short. */
function inventWords(count: number, purpose: string, fewestSyllables: number): string[] {
  const chance = createChance('million', purpose);
  const words = new Set<string>();
  while (words.size < count) {
    const syllables =
      fewestSyllables + (chance.next() * count < words.size * 2 ? 1 : 0) + (chance.happens(0.2) ? 1 : 0);
    let word = '';
    for (let i = 0; i < syllables; i++) word += chance.pick(ONSETS) + chance.pick(VOWELS);
    words.add(word + chance.pick(CODAS));
  }
  return [...words];
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
