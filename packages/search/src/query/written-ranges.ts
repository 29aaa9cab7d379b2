/**
 * Ranges that are part of product names: strings of 9-42, screws of 4-40. In a query such a range is a word of a name
 * and not a price range.
 */
import { analyze, type Understanding } from '@quarry/language';
import type { IndexData } from '../index/index-data.ts';
import type { Part } from '../match/resolved-spans.ts';

type Span = Understanding['spans'][number];

const PRICE = 'price';
/** The kind of a span whose words must match. */
const PLAIN = 'word';
const RANGE = /^\s*\d+(?:[.,]\d+)?\s*[-–]\s*\d+(?:[.,]\d+)?\s*$/;

export function withoutWrittenRanges(data: IndexData, text: string, understanding: Understanding): Understanding {
  const { spans, understood } = understanding;
  const isWritten = (span: Span) => {
    return span.kind === PRICE && RANGE.test(text.slice(span.start, span.end)) && isInNames(data, text, span);
  };
  if (!spans.some(isWritten)) return understanding;
  const { price_min: _low, price_max: _high, ...rest } = understood;
  return {
    ...understanding,
    understood: rest,
    spans: spans.map((span) =>
      isWritten(span) ? { ...span, kind: PLAIN, value: text.slice(span.start, span.end) } : span,
    ),
  };
}

/** Whether the index contains every word of a part of the text as typed. */
export function isInNames({ words }: IndexData, text: string, part: Part | null): boolean {
  const said = part === null ? '' : text.slice(part.start, part.end);
  return analyze(said).every(({ exact }) => words.find(exact) >= 0);
}

/** A span that is matched as words is not reported as understood. */
export function tellsSomething({ kind, negated }: Span): boolean {
  return negated || kind !== PLAIN;
}
