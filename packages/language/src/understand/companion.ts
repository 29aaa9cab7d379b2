/**
 * Finds the companion of the wanted thing: "shoes to wear with a red dress" asks for shoes; the dress and its colour
 * are not conditions on them.
 *
 * English and Arabic name the companion after the marker, Georgian, Turkish and Azerbaijani before it. A marker counts
 * only between two different things, because "matching" and `uygun` have other meanings too.
 */
import type { ConceptMatch } from '../concepts/find-concepts.ts';
import { categoryOfThing, isThing } from './meaning.ts';
import type { QueryWords } from './query-words.ts';
import { standsAt } from './query-words.ts';
import type { TextRange } from './text-range.ts';

export interface Companion extends TextRange {
  /** Its canonical category, or the value of its type. */
  value: string;
}

const list = (text: string): readonly (readonly string[])[] =>
  text
    .split('|')
    .map((phrase) => phrase.split(' '))
    .sort((a, b) => b.length - a.length);

/** As skeletons. */
const BEFORE_COMPANION = list(
  'to wear with|wear with|worn with|wearing with|to go with|go with|goes with|that go with|go well with|goes well with|to match|matching|to pair with|pair with|to combine with|to suit|' +
    'تناسب|يناسب|مناسب مع|مناسبه مع|يليق مع|تليق مع|يمشي مع|تمشي مع|تتماشي مع|يتماشي مع|للبس مع|البسه مع|البسها مع|ارتديه مع|ارتديها مع',
);
const AFTER_COMPANION = list(
  'ile giyilecek|ile giymek icin|ile giyilen|ile uyumlu|ile gidecek|ile kombinlenecek|uygun|uyumlu|yakisan|uyan|' +
    'ile geyinmek ucun|ile geyinilen|ile uygun|uygun gelen|yarasan|ile geyinilecek|' +
    'ერთად ჩასაცმელი|ერთად ჩასაცმელად|ჩასაცმელი|მოსახდენი|მოსახდენად|შესაფერისი|შესახამებელი|შესაფერი|ერთად',
);

/** The companion with its marker and its description; undefined when there is none. */
export function findCompanion(words: QueryWords): Companion | undefined {
  const { query, tokens, plain, concepts } = words;
  const things = concepts.filter(({ concepts: meant }) => meant.some(isThing));
  for (let at = 1; at < tokens.length - 1; at++) {
    const before = markerAt(BEFORE_COMPANION, plain, at);
    const after = before === 0 ? markerAt(AFTER_COMPANION, plain, at) : 0;
    if (before + after === 0) continue;
    const end = at + before + after;
    const ahead = things.filter(({ to }) => to <= at);
    const behind = things.filter(({ from }) => from >= end);
    const [wanted, companion] = before > 0 ? [ahead.at(-1), behind[0]] : [behind[0], ahead.at(-1)];
    if (wanted === undefined || companion === undefined) continue;
    const value = valueOf(companion);
    if (value === valueOf(wanted)) continue;
    const from = before > 0 ? tokens[at]?.start : tokens[0]?.start;
    const to = before > 0 ? query.length : tokens[end - 1]?.end;
    if (from !== undefined && to !== undefined) return { start: from, end: to, value };
  }
  return undefined;
}

function markerAt(phrases: readonly (readonly string[])[], plain: readonly string[], at: number): number {
  return phrases.find((phrase) => standsAt(plain, at, phrase))?.length ?? 0;
}

function valueOf({ concepts }: ConceptMatch): string {
  const thing = concepts.find(isThing);
  return (thing && (categoryOfThing(thing)?.value ?? thing.value)) ?? '';
}
