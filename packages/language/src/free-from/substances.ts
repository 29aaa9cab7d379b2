/**
 * Substances that shoppers avoid: allergens, ingredients and animal materials, with what contains them: wheat flour
 * contains gluten without naming it. The table is `data/free-from/substances.json`; such a source is general knowledge
 * and counts only if the product's data do not state that it is free from the substance.
 */
import { analyze } from '../analysis/analyze.ts';
import type { Language } from '../language.ts';
import { type FormsByLanguage, PhrasesByWord, type Word } from './phrases-by-word.ts';
import foundInTable from '../../data/free-from/found-in.json' with { type: 'json' };
import table from '../../data/free-from/substances.json' with { type: 'json' };

interface Substance {
  names: FormsByLanguage;
  /** Things that contain it. */
  sources?: FormsByLanguage;
  /** Sources in a list of ingredients; in a name the word may mean something else: cream is a colour and a cosmetic. */
  listed_sources?: FormsByLanguage;
  /** Words that state that a product is free from it (`decaf`). */
  stated_by?: FormsByLanguage;
  /** A product that is free from one of these is free from this substance. */
  implied_by?: string[];
  /** Beside one of these words the names and sources have another meaning: coconut milk, a hand cream. */
  unless_beside?: string;
  /** Concept values of the lexicon that mean the substance, besides its own name. */
  concepts?: string[];
}

export interface Mention {
  substance: string;
  role: 'name' | 'source' | 'listed-source' | 'statement';
}

const SUBSTANCES: ReadonlyMap<string, Substance> = new Map(Object.entries(table));

/** The substance that a concept value means (`dairy` → `milk`); undefined for others. */
export function substanceOf(value: string): string | undefined {
  if (SUBSTANCES.has(value)) return value;
  for (const [substance, { concepts }] of SUBSTANCES) if (concepts?.includes(value)) return substance;
  return undefined;
}

/** The name of the substance in a language; undefined for an unknown one. */
export function substanceLabel(value: string, language: Language): string | undefined {
  return SUBSTANCES.get(value)?.names[language]?.split('|')[0];
}

/** The substance that the whole text names (`alcoholic`). */
export function substanceNamed(words: readonly Word[]): string | undefined {
  const named = substanceMentions().at(words, 0);
  return named.find(({ length, meaning }) => length === words.length && meaning.role === 'name')?.meaning.substance;
}

/** Substances that a text names, directly or by something that contains them (`hazelnut`). */
export function substancesIn(text: string): string[] {
  const words = analyze(text);
  const found = words.flatMap((_, at) => substanceMentions().at(words, at));
  return [...new Set(found.flatMap(({ meaning }) => (meaning.role === 'statement' ? [] : meaning.substance)))];
}

/** Substances from which a product is also free when it is free from this one. */
export function impliedBy(substance: string): string[] {
  return [...SUBSTANCES].filter(([, { implied_by }]) => implied_by?.includes(substance)).map(([id]) => id);
}

/** Whether it is something in food and drinks rather than a material or an ingredient of cosmetics. */
export const isInFood = (substance: string): boolean => IN_FOOD.has(substance);
const IN_FOOD: ReadonlySet<string> = new Set(foundInTable['food and drinks'].substances.split('|'));

/** Canonical categories whose products may contain the substance; empty if there is no such list. */
export function foundIn(substance: string): string[] {
  const lists = Object.values(foundInTable).filter(({ substances }) => substances.split('|').includes(substance));
  return [...new Set(lists.flatMap(({ categories }) => categories.split('|')))];
}

let mentions: PhrasesByWord<Mention> | null = null;
let exceptions: PhrasesByWord<string> | null = null;

/** Names, sources and statements of all substances. */
export function substanceMentions(): PhrasesByWord<Mention> {
  if (mentions !== null) return mentions;
  mentions = new PhrasesByWord();
  for (const [substance, { names, sources = {}, listed_sources = {}, stated_by = {} }] of SUBSTANCES) {
    mentions.add(names, { substance, role: 'name' }, { withSuffixes: true });
    mentions.add(sources, { substance, role: 'source' }, { withSuffixes: true });
    mentions.add(listed_sources, { substance, role: 'listed-source' });
    mentions.add(stated_by, { substance, role: 'statement' });
  }
  return mentions;
}

/** Words that change the meaning of a substance's name beside them, each with the substance. */
export function substanceExceptions(): PhrasesByWord<string> {
  if (exceptions !== null) return exceptions;
  exceptions = new PhrasesByWord();
  for (const [substance, { unless_beside }] of SUBSTANCES) {
    // Listed without languages: each language reads the words in its own letters.
    if (unless_beside !== undefined)
      exceptions.add({ en: unless_beside, tr: unless_beside, az: unless_beside }, substance);
  }
  return exceptions;
}
