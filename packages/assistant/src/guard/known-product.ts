/**
 * The known facts of one product, for checking sentences that name it. The price of another product is false for this
 * one.
 */
import { attributeValues, type ListedProduct } from '@quarry/contract';
import { conceptsIn, narrowerThan } from '@quarry/language';
import type { ShownProduct } from '../memory/memory.ts';
import { foldText } from '../words/fold-text.ts';
import { containing } from '../words/what-products-contain.ts';
import { numbersIn } from '../words/numbers-in.ts';

export interface KnownProduct {
  /** Folded. */
  titles: readonly string[];
  hasAmount(value: number): boolean;
  hasNumber(value: number): boolean;
  /** A number in its texts and attributes, or its rating; not its stock or review count. */
  hasFigure(value: number): boolean;
  hasStock(value: number): boolean;
  /** Discount in percent of the original price. */
  hasDiscount(percent: number): boolean;
  readonly isDiscounted: boolean;
  /** The lowest stock of it or its variants; null when unknown. */
  readonly stock: number | null;
  readonly isSoldOut: boolean;
  hasSize(value: string): boolean;
  /** Its price, and what it cost before. */
  readonly prices: readonly number[];
  readonly brand: string | null;
  readonly rating: number | null;
  /** Whether its texts hold these words, folded, or match a pattern. */
  tells(words: string | RegExp): boolean;
  /** A tool returned its full data in this turn; otherwise only remembered values are known. */
  readonly isToldInFull: boolean;
  /** Whether its data state that it does not contain this substance. */
  isWithout(substance: string): boolean;
  /** Whether its attributes or texts have this colour, material or similar concept. */
  says(concept: Concept): boolean;
}

type Concept = ReturnType<typeof conceptsIn>[number]['concept'];

const cents = (value: number): number => Math.round(value * 100);

export function knownProduct(product: ListedProduct): KnownProduct {
  const texts = [
    { title: product.title, description: product.description },
    { title: product.name, description: '' },
    ...Object.values(product.texts),
  ];
  const attributes = [product.attributes, ...product.variants.map((variant) => variant.attributes)];
  const values = attributes.flatMap((of) => Object.keys(of).flatMap((key) => attributeValues(of, key)));
  const sizes = attributes.flatMap((of) =>
    Object.keys(of)
      .filter((key) => key.includes('size'))
      .flatMap((key) => attributeValues(of, key)),
  );
  const { current_price: now, original_price: before, discounted_price: reduced } = product;
  const prices = [now, before, reduced, ...product.variants.map(({ price }) => price)].filter(
    (price) => price !== null,
  );
  const stocks = [product.stock, ...product.variants.map(({ stock }) => stock)].filter((stock) => stock !== null);
  return known({
    titles: texts.map(({ title }) => title),
    prices,
    figures: [
      ...texts.flatMap(({ title, description }) => numbersIn(`${title}\n${description}`)),
      ...numbersIn(values.join('\n')),
      ...(product.rating === null ? [] : [product.rating]),
    ],
    counts: [...stocks, product.review_count],
    stocks,
    isSoldOut: stocks.length > 0 && stocks.every((stock) => stock === 0),
    before,
    now,
    sizes,
    values: [...values, product.category ?? ''],
    text: texts.map(({ title, description }) => `${title}. ${description}`).join('\n'),
    isToldInFull: true,
    brand: product.brand,
    rating: product.rating,
    isWithout: (substance) => containing(product, substance) === 'free',
  });
}

/** A product of an earlier turn: fewer of its facts are known, so fewer may be stated. */
export function rememberedProduct({ title, price, rating, category, values }: ShownProduct): KnownProduct {
  return known({
    titles: [title],
    prices: price === null ? [] : [price],
    figures: [...numbersIn([title, ...values].join('\n')), ...(rating === null ? [] : [rating])],
    counts: [],
    stocks: [],
    isSoldOut: false,
    before: null,
    now: price,
    sizes: values,
    values: [...values, category ?? ''],
    text: title,
    isToldInFull: false,
    brand: null,
    rating,
    isWithout: () => false,
  });
}

interface Figures {
  titles: string[];
  prices: number[];
  figures: number[];
  counts: number[];
  stocks: number[];
  isSoldOut: boolean;
  before: number | null;
  now: number | null;
  sizes: string[];
  values: string[];
  text: string;
  isToldInFull: boolean;
  brand: string | null;
  rating: number | null;
  isWithout(substance: string): boolean;
}

function known(figures: Figures): KnownProduct {
  const { prices, stocks, before, now } = figures;
  // Prices are often rounded: "$49" for 49.50 and "$50" for 49.99.
  const amounts = new Set(prices.flatMap((price) => [price, Math.floor(price), Math.round(price)]).map(cents));
  const itsFigures = new Set(figures.figures.map(cents));
  const counts = new Set(figures.counts.map(cents));
  const sizes = new Set(figures.sizes.map((size) => size.toLowerCase()));
  const values = new Set(figures.values.map((value) => value.toLowerCase()));
  const discount = before !== null && now !== null && before > now ? ((before - now) / before) * 100 : null;
  let inText: Set<string> | undefined;
  let folded: string | undefined;

  return {
    titles: [...new Set(figures.titles.map(foldText))].filter((title) => title.length > 2),
    hasAmount: (value) => amounts.has(cents(value)),
    hasNumber: (value) => [itsFigures, counts, amounts].some((known) => known.has(cents(value))),
    hasFigure: (value) => itsFigures.has(cents(value)),
    hasStock: (value) => stocks.includes(value),
    hasDiscount: (percent) =>
      discount !== null && (Math.floor(discount) === percent || Math.round(discount) === percent),
    isDiscounted: discount !== null,
    stock: stocks.length > 0 ? Math.min(...stocks) : null,
    isSoldOut: figures.isSoldOut,
    isToldInFull: figures.isToldInFull,
    brand: figures.brand,
    rating: figures.rating,
    prices: [now, before].flatMap((price) => price ?? []),
    tells(words) {
      folded ??= foldText([figures.text, ...figures.values].join('\n'));
      return typeof words === 'string' ? folded.includes(words) : words.test(folded);
    },
    isWithout: figures.isWithout,
    hasSize: (value) => sizes.has(value.toLowerCase()),
    says(concept) {
      const meant = [concept, ...narrowerThan(concept)];
      if (meant.some(({ value }) => values.has(value.toLowerCase()))) return true;
      // Lazy, because analyzing a description is slow and rarely needed.
      inText ??= new Set(conceptsIn(figures.text).flatMap((one) => (one.negated ? [] : [one.concept.id])));
      return meant.some(({ id }) => inText?.has(id));
    },
  };
}
