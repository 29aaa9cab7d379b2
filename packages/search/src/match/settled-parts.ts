/** Which parts of a query are dealt with before its words are looked up: prices, what is not wanted, and how that was said. */
import { analyze, type Understanding } from '@quarry/language';

export interface Part {
  start: number;
  end: number;
}

/**
 * `rest` is the query without such parts; going through both texts in step tells which words are missing from it.
 * A wished span that `rest` leaves out too (a size) is still looked up.
 */
export function settledParts(
  text: string,
  { spans, wished, rest }: Pick<Understanding, 'spans' | 'rest'> & { wished: readonly Part[] },
): Part[] {
  const settled: Part[] = spans.filter((span) => !wished.includes(span));
  const remaining = analyze(rest).map(({ surface }) => surface);
  let next = 0;
  for (const token of analyze(text)) {
    if (settled.some((part) => overlaps(part, token))) continue;
    if (remaining[next] === token.surface) next++;
    else if (!wished.some((span) => overlaps(span, token))) settled.push({ start: token.start, end: token.end });
  }
  return settled;
}

/** What stands in a text instead of a part of it. */
export interface Replacement extends Part {
  word: string;
}

/** @param replacements in the order of the text, none over another. */
export function replaceParts(text: string, replacements: readonly Replacement[]): string {
  let replaced = '';
  let done = 0;
  for (const { start, end, word } of replacements) {
    replaced += text.slice(done, start) + word;
    done = end;
  }
  return replaced + text.slice(done);
}

export function overlaps(a: Part, b: Part): boolean {
  return a.start < b.end && b.start < a.end;
}
