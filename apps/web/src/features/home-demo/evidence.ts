/** What on a card matched the query: words of its name, its price, and values that are not in the name. */
import type { DemoProduct } from './home-demo-data.ts';

export interface Evidence {
  /** The name in segments, with the matching ones marked. */
  name: { text: string; isMatch: boolean }[];
  isPriceMatch: boolean;
  tags: string[];
}

/** Free-text fields: a match in them is a word of a sentence, not a value to show on a card. */
const RUNNING_TEXT = new Set(['title', 'description', 'category', 'attributes', 'identifiers', 'price']);
const MAX_TAGS = 3;

export function evidenceOf({ name, reasons = [] }: DemoProduct): Evidence {
  const lower = name.toLowerCase();
  const matches = reasons
    .filter(({ field }) => field !== 'price')
    .map(({ value }) => value.toLowerCase())
    .filter((value) => value.length > 2 && new RegExp(`\\b${escaped(value)}\\b`).test(lower));
  const tags = reasons
    .filter(({ field, value }) => !RUNNING_TEXT.has(field) && !matches.includes(value.toLowerCase()))
    .map(({ value }) => value);
  return {
    name: split(name, matches),
    isPriceMatch: reasons.some(({ field }) => field === 'price'),
    tags: [...new Set(tags)].slice(0, MAX_TAGS),
  };
}

function split(name: string, matches: readonly string[]): Evidence['name'] {
  if (matches.length === 0) return [{ text: name, isMatch: false }];
  const pieces = name.split(new RegExp(`\\b(${matches.map(escaped).join('|')})\\b`, 'i'));
  return pieces.map((text, place) => ({ text, isMatch: place % 2 === 1 })).filter(({ text }) => text !== '');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
