/** Replaces words by synonyms (`synonyms.tsv`), so that few frames give many wordings. */
import fs from 'node:fs';
import type { Language } from '@quarry/contract';

const SHARE = 0.35;

interface Groups {
  pattern: RegExp;
  others: ReadonlyMap<string, readonly string[]>;
}

let read: ReadonlyMap<string, Groups> | undefined;

/** The text with some of its words replaced. */
export function withSynonyms(text: string, language: Language, random: () => number): string {
  read ??= readGroups();
  const groups = read.get(language);
  if (groups === undefined) return text;
  return text.replace(groups.pattern, (found) => {
    if (random() > SHARE) return found;
    const others = groups.others.get(found.toLowerCase()) ?? [found];
    return others[Math.floor(random() * others.length)] ?? found;
  });
}

function readGroups(): ReadonlyMap<string, Groups> {
  const text = fs.readFileSync(new URL('./synonyms.tsv', import.meta.url), 'utf8');
  const byLanguage = new Map<string, Map<string, readonly string[]>>();
  for (const line of text
    .split('\n')
    .filter((one) => one !== '' && !one.startsWith('#'))
    .slice(1)) {
    const [language = '', words = ''] = line.split('\t');
    const others = byLanguage.get(language) ?? new Map<string, readonly string[]>();
    byLanguage.set(language, others);
    const group = words.split('|');
    // A word of two groups belongs to the first.
    for (const word of group) if (!others.has(word.toLowerCase())) others.set(word.toLowerCase(), group);
  }
  return new Map(
    [...byLanguage].map(([language, others]) => [language, { others, pattern: patternOf([...others.keys()]) }]),
  );
}

function patternOf(words: readonly string[]): RegExp {
  const longestFirst = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}'])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}'])`, 'giu');
}
