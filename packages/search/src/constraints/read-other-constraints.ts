/** Parses sizes, models that a product must fit, and prices of a query as constraints. */
import { type Language, type Token, understand, elementAt } from '@quarry/language';
import type { CatalogModel } from '../catalog-model/catalog-model.ts';
import { isCarWord, modelsIn } from '../catalog-model/model-names.ts';
import type { FitConstraint, MeasureConstraint, Span, ValueConstraint } from './constraint.ts';
import words from './data/constraint-words.json' with { type: 'json' };
import { operatorOf } from './read-measure-constraints.ts';
import { readSize } from './sizes.ts';

const SIZE_WORDS = new Set(words.size.split(' '));
const SYSTEMS = new Set(['eu', 'uk', 'us']);
const BARE_RANGE = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,/-])(\d{1,7}(?:[.,]\d{1,2})?)\s*(?:${words.range.split(' ').join('|')})\s*(\d{1,7}(?:[.,]\d{1,2})?)(?![\p{L}\p{N}/]|\s*[-–x×])`,
  'u',
);
const OPEN = Number.POSITIVE_INFINITY;

/** A size beside a word for size, or beside a system of sizes: `size 42`, `42 ზომა`, `us 9`. */
export function readSizes(tokens: readonly Token[]): ValueConstraint[] {
  const found: ValueConstraint[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = elementAt(tokens, at);
    const isSizeWord = SIZE_WORDS.has(token.exact) || SIZE_WORDS.has(token.surface.toLowerCase());
    const isSystem = SYSTEMS.has(token.exact);
    if (!isSizeWord && !isSystem) continue;
    const run = [token];
    let next = at + 1;
    while (next < tokens.length && run.length < 3 && isSizePart(elementAt(tokens, next)))
      run.push(elementAt(tokens, next++));
    const previous = tokens[at - 1];
    const before = run.length === 1 && previous !== undefined && isSizePart(previous) ? [previous, token] : run;
    const value = before
      .filter((one) => !SIZE_WORDS.has(one.exact))
      .map(({ exact }) => exact)
      .join(' ');
    if (!/[\dsml]/.test(value) || SYSTEMS.has(value) || readSize(value) === null) continue;
    const span = { start: elementAt(before, 0).start, end: elementAt(before, before.length - 1).end };
    found.push({ type: 'value', operator: 'is', attribute: 'size', values: [value], span });
    at = next - 1;
  }
  return found;
}

function isSizePart({ exact }: Token): boolean {
  return SYSTEMS.has(exact) || readSize(exact) !== null;
}

/**
 * A model beside another word: `case for iphone 13`, `bmw x5 brake pads`. The model alone asks for the thing itself. Families
 * are those of the catalogue.
 */
export function readFits(tokens: readonly Token[], model: CatalogModel): FitConstraint[] {
  const found = modelsIn(tokens.map(({ exact }) => exact)).filter(({ words: [family = ''] }) =>
    model.isModelFamily(family),
  );
  const covered = found.reduce((sum, { from, to }) => sum + to - from, 0);
  if (found.length === 0 || covered === tokens.length) return [];
  return found
    .filter(({ words: name }) => name.length > 1 || isCarWord(elementAt(name, 0)))
    .map(({ words: name, from, to }) => ({
      type: 'fit',
      operator: 'fits',
      model: name.join(' '),
      span: { start: elementAt(tokens, from).start, end: elementAt(tokens, to - 1).end },
    }));
}

export interface PriceOptions {
  language?: Language | undefined;
  currency?: string | undefined;
  /** Spans that say something else. */
  isTaken: (span: Span) => boolean;
}

/** `1000 TL altı`, `أقل من ٥٠٠`, `50 manatdan ucuz`, and a bare `200 to 400` where nothing else explains it. */
export function readPrice(query: string, { language, currency, isTaken }: PriceOptions): MeasureConstraint | null {
  const { understood, spans } = understand(query, {
    ...(language === undefined ? {} : { language }),
    ...(currency === undefined ? {} : { currency }),
  });
  const { price_min: min, price_max: max } = understood;
  const said = spans.find(({ kind }) => kind === 'price');
  if (min !== undefined || max !== undefined) {
    return priceConstraint(min ?? 0, max ?? OPEN, said ?? null, currency);
  }
  const bare = BARE_RANGE.exec(query);
  if (bare === null) return null;
  const [, from = '', to = ''] = bare;
  const [low, high] = [Number(from.replace(',', '.')), Number(to.replace(',', '.'))];
  const span = { start: bare.index, end: bare.index + bare[0].length };
  return low < high && !isTaken(span) ? priceConstraint(low, high, span, currency) : null;
}

function priceConstraint(low: number, high: number, span: Span | null, currency = ''): MeasureConstraint {
  const at = span === null ? null : { start: span.start, end: span.end };
  return {
    type: 'measure',
    operator: operatorOf(low, high),
    attribute: 'price',
    quantity: 'money',
    low,
    high,
    unit: currency,
    span: at,
  };
}
