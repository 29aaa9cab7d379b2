/**
 * Extends an exclusion to the whole attribute value of the shop: in "not by luka tsiskarauli" the language package
 * excludes the first word only, because it knows no authors; the index does.
 */
import { analyze, type Token, type Understanding } from '@quarry/language';
import { productsWith } from '../index/attribute-index.ts';
import type { IndexData } from '../index/index-data.ts';

/** Longer values are sentences. */
const MAX_WORDS = 4;
const PLAIN = 'word';

type Span = Understanding['spans'][number];

export function withWholeValues(data: IndexData, text: string, understanding: Understanding): Understanding {
  const { spans, understood } = understanding;
  if (understood.exclude === undefined || !spans.some(isPlainExclusion)) return understanding;
  const tokens = analyze(text);
  const renamed = new Map<string, string>();
  const wholeSpans = spans.map((span) => {
    const whole = isPlainExclusion(span) ? wholeValue(data, tokens, span) : undefined;
    if (whole === undefined) return span;
    renamed.set(span.value, whole.value);
    return { ...span, ...whole };
  });
  if (renamed.size === 0) return understanding;
  const exclude = understood.exclude.map((value) => renamed.get(value) ?? value);
  return { ...understanding, spans: wholeSpans, understood: { ...understood, exclude } };
}

function isPlainExclusion({ kind, negated }: Span): boolean {
  return negated && kind === PLAIN;
}

/** The longest value of an attribute that begins with the words of the span. */
function wholeValue(
  data: IndexData,
  tokens: readonly Token[],
  { start, end }: Span,
): { value: string; end: number } | undefined {
  const from = tokens.findIndex((token) => token.start === start);
  const last = tokens.findIndex((token) => token.end === end);
  if (from < 0 || last < 0) return undefined;
  for (let to = Math.min(tokens.length, from + MAX_WORDS); to > last + 1; to--) {
    const words = tokens.slice(from, to);
    const value = words.map(({ surface }) => surface.toLowerCase()).join(' ');
    const isValue = [...data.attributes.keys()].some((key) => productsWith(data.attributes, key, value).length > 0);
    if (isValue) return { value, end: words.at(-1)?.end ?? end };
  }
  return undefined;
}
