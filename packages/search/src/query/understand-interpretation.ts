/**
 * Extracts the constraints of an interpretation: "blak jeans" has the colour black. Typing errors are corrected only
 * for this step; constraints keep the offsets in the typed text, and the typed words themselves are looked up.
 */
import type { Understanding } from '@quarry/language';
import { COMPANION } from '../rank/companion.ts';
import { overlaps, type Part, type Replacement, replaceParts, resolvedSpans } from '../match/resolved-spans.ts';

export interface UnderstoodText extends Pick<Understanding, 'understood' | 'spans' | 'order'> {
  /** Parts that describe the wanted product. */
  clauseSpans: Understanding['spans'];
  /** Characters that are not to be looked up: prices, exclusions. */
  resolved: Part[];
  /** Something was understood of words that are none as they were typed. */
  isPutRight: boolean;
}

/** @param understandText reads a text of the same query; called once, or twice where there are corrections. */
export function understandInterpretation(
  { text, corrections }: { text: string; corrections: readonly Replacement[] },
  understandText: (text: string) => Understanding,
): UnderstoodText {
  const asTyped = understandText(text);
  if (corrections.length === 0) return partsUnderstood(text, asTyped);

  const corrected = replaceParts(text, corrections);
  const understanding = understandText(corrected);
  const parts = partsUnderstood(corrected, understanding);
  const back = placesBefore(text, corrections);
  const spans = understanding.spans.map(back);
  const putRight = spans.filter((span) => corrections.some((one) => overlaps(one, span)));
  // A guess at one word does not outweigh the thing that another word names: `მაცივარი ფროსტ` asks for no sandals.
  const isGuessAlone = putRight.every((span) =>
    corrections.some((one) => one.start <= span.start && span.end <= one.end),
  );
  if (putRight.length === 0 || (isGuessAlone && isAnotherThing(asTyped, understanding)))
    return partsUnderstood(text, asTyped);
  return {
    understood: understanding.understood,
    ...(understanding.order && { order: understanding.order }),
    spans,
    clauseSpans: parts.clauseSpans.map(back),
    resolved: parts.resolved.map(back),
    isPutRight: true,
  };
}

function isAnotherThing({ understood: typed }: Understanding, { understood: guessed }: Understanding): boolean {
  const named = [typed.category ?? []].flat();
  const meant = [guessed.category ?? []].flat();
  return named.length > 0 && meant.length > 0 && !meant.some((category) => named.includes(category));
}

/** Kinds of spans that do not say what a product is. */
const NOT_CLAUSES: ReadonlySet<string> = new Set(['price', 'order', COMPANION]);

/** The understood parts of a text, and which of them describe the wanted product. */
export function partsUnderstood(text: string, { understood, order, spans, rest }: Understanding): UnderstoodText {
  const clauseSpans = spans.filter(({ kind, negated }) => !NOT_CLAUSES.has(kind) && !negated);
  return {
    understood,
    ...(order && { order }),
    spans,
    clauseSpans,
    resolved: resolvedSpans(text, { spans, clauseSpans, rest }),
    isPutRight: false,
  };
}

/** Characters of a text with replacements as characters of the text before them; a replaced word counts whole. */
export function placesBefore(text: string, replacements: readonly Replacement[]): <One extends Part>(part: One) => One {
  const origins: Part[] = [];
  let done = 0;
  const copyUpTo = (end: number) => {
    for (; done < end; done++) origins.push({ start: done, end: done + 1 });
  };
  for (const { start, end, word } of replacements) {
    copyUpTo(start);
    for (let i = 0; i < word.length; i++) origins.push({ start, end });
    done = end;
  }
  copyUpTo(text.length);
  return (part) => ({
    ...part,
    start: origins[part.start]?.start ?? text.length,
    end: origins[part.end - 1]?.end ?? text.length,
  });
}
