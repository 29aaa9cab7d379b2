/** The understood parts of a query with the labels of their chips. */
import type { Currency, Language, StoreSettings, UnderstoodPart } from '@quarry/contract';
import { conceptsIn, valueLabel } from '@quarry/language';
import type { UnderstoodSpan } from '../../search-engine/product-search.ts';

/** @param query the text in which the spans have their places. @param language of the labels. */
export function understoodParts(
  query: string,
  spans: readonly UnderstoodSpan[],
  { currency, default_language }: Pick<StoreSettings, 'currency' | 'default_language'>,
  language = default_language,
): UnderstoodPart[] {
  return spans.map((span) => {
    if (span.kind === 'price') return pricePart(span, currency, language);
    // An order is shown in the shopper's own words: "cheapest".
    if (span.kind === 'order') return { ...wordPart(span, language), label: query.slice(span.start, span.end) };
    return span.kind === 'goes_with' ? companionPart(query, span, language) : wordPart(span, language);
  });
}

/** "To wear with a red dress" has one span, whose value is the dress alone: the label names its color as well. */
function companionPart(query: string, span: UnderstoodSpan, language: Language): UnderstoodPart {
  const part = wordPart(span, language);
  const colors = conceptsIn(query.slice(span.start, span.end))
    .filter(({ concept, negated }) => concept.kind === 'color' && !negated)
    .map(({ concept }) => valueLabel('color', concept.value, language));
  // Arabic names the thing first.
  const words = language === 'ar' ? [part.label, ...colors] : [...colors, part.label];
  return { ...part, label: words.join(' ') };
}

function wordPart({ kind, value, negated, start, end }: UnderstoodSpan, language: Language): UnderstoodPart {
  return { kind, value, label: valueLabel(kind, value, language), negated, start, end };
}

/** The engine writes `20..50`, `..50` or `20..`. */
function pricePart(
  { value, negated, start, end }: UnderstoodSpan,
  currency: Currency,
  language: Language,
): UnderstoodPart {
  const [min, max] = value.split('..').map((side) => (side ? Number(side) : undefined));
  const said = PRICES[language];
  const price = (amount: number) => writePrice(amount, currency);
  const rest = { negated, start, end };
  if (min !== undefined && max !== undefined) {
    return { kind: 'price', value, label: `${price(min)} – ${price(max)}`, ...rest };
  }
  if (max !== undefined) return { kind: 'price_max', value: String(max), label: said.upTo(price(max)), ...rest };
  return { kind: 'price_min', value: String(min ?? 0), label: said.from(price(min ?? 0)), ...rest };
}

const PRICES = {
  en: { upTo: (price) => `up to ${price}`, from: (price) => `from ${price}` },
  ka: { upTo: (price) => `${price}-მდე`, from: (price) => `${price}-დან` },
  tr: { upTo: (price) => `en fazla ${price}`, from: (price) => `en az ${price}` },
  ar: { upTo: (price) => `حتى ${price}`, from: (price) => `من ${price}` },
  az: { upTo: (price) => `ən çoxu ${price}`, from: (price) => `ən azı ${price}` },
} satisfies Record<Language, Record<'upTo' | 'from', (price: string) => string>>;

/** Cents only where there are some: `$50`, `49.90 ₾`. */
export function writePrice(amount: number, { sign, position, space }: Currency): string {
  const number = Number.isInteger(amount) ? String(amount) : amount.toFixed(2);
  const gap = space ? ' ' : '';
  return position === 'before' ? `${sign}${gap}${number}` : `${number}${gap}${sign}`;
}
