/** Resolved spans: parts of a query that are not looked up as words, because they express prices or exclusions. */
import { analyze, type Understanding } from '@quarry/language';

export interface Part {
  start: number;
  end: number;
}

/**
 * `rest` is the query without such parts; comparing both texts word by word finds the missing words. A span of a clause
 * that `rest` omits too (a size) is still looked up.
 */
export function resolvedSpans(
  text: string,
  { spans, clauseSpans, rest }: Pick<Understanding, 'spans' | 'rest'> & { clauseSpans: readonly Part[] },
): Part[] {
  const resolved: Part[] = spans.filter((span) => !clauseSpans.includes(span));
  const remaining = analyze(rest).map(({ surface }) => surface);
  let next = 0;
  for (const token of analyze(text)) {
    if (resolved.some((part) => overlaps(part, token))) continue;
    if (remaining[next] === token.surface) next++;
    else if (!clauseSpans.some((span) => overlaps(span, token))) resolved.push({ start: token.start, end: token.end });
  }
  return resolved;
}

/** The replacement of a part of a text. */
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
