/**
 * What the words of a query say beside how rare they are. The head of a noun phrase names the thing ("phone case" is a
 * case): a product that has it alone is nearer than one that has what the thing is for. Words of circumstance say least.
 */
import type { Understanding } from '@quarry/language';
import type { QueryWord } from '../match/read-word.ts';
import { overlaps } from '../match/settled-parts.ts';
import { tellsCircumstance } from './small-words.ts';

const HEAD = 1.4;
const CIRCUMSTANCE = 0.3;
/** In a sentence the last noun need not be the thing. */
const MOST_WORDS_OF_PHRASE = 5;
const THINGS: ReadonlySet<string> = new Set(['category', 'product_type']);
/** What follows tells what the thing is for, or has. */
const BEFORE_PURPOSE = /^(?:for|with|without|to|in|on|by|from|w)$/;

/** @param words in the order of the query; their information is changed. */
export function weighWords(words: readonly QueryWord[], spans: Understanding['spans'], text: string): void {
  for (const word of words) {
    if (tellsCircumstance(word.exact) && !spans.some((span) => overlaps(span, word))) word.information *= CIRCUMSTANCE;
  }
  const head = headAmong(words, spans, text);
  if (head !== undefined) head.information *= HEAD;
}

function headAmong(words: readonly QueryWord[], spans: Understanding['spans'], text: string): QueryWord | undefined {
  const naming = words.filter(({ exact, information }) => information > 0 && !/^\P{L}*$/u.test(exact));
  if (naming.length < 2 || naming.length > MOST_WORDS_OF_PHRASE) return undefined;
  // Arabic puts the head in front.
  if (/\p{Script=Arabic}/u.test(naming[0]?.exact ?? '')) return naming[0];
  const things = spans.filter(({ kind, negated }) => THINGS.has(kind) && !negated);
  const [thing, ...others] = things;
  if (thing !== undefined && others.length === 0) return naming.findLast((word) => overlaps(thing, word));
  const purpose = [...text.matchAll(/\p{L}+/gu)].find(
    ({ 0: word, index }) => index > (naming[0]?.start ?? 0) && BEFORE_PURPOSE.test(word.toLowerCase()),
  );
  return naming.findLast(({ start }) => purpose === undefined || start < purpose.index);
}
