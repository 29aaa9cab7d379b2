/**
 * Finds the lexicon's concepts in analysed text: by stems, longest form first, left to right.
 *
 * A Latin word may be English, Turkish or Azerbaijani. The language of the text is asked first. Forms of the others
 * count only when they are long enough not to be a word of this one by accident (`cam` is glass in Turkish, `dash cam`
 * is not).
 */
import { analyzeAs, type Token } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { foldWord } from '../analysis/stem.ts';
import { LANGUAGES, LATIN_LANGUAGES, type Language, type LatinLanguage } from '../language.ts';
import type { Concept } from './concept.ts';
import { CONCEPTS } from './lexicon.ts';

export interface ConceptMatch {
  /** All concepts that have this form, `cream` the colour and `cream` the dose form; never empty. */
  concepts: Concept[];
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
  /** Offsets in the text. */
  start: number;
  end: number;
}

interface Entry {
  stems: readonly string[];
  /** The concepts that share these stems, each with its spellings. */
  spellings: Map<Concept, Set<string>>;
  /** Letters of the form, for the accident rule. */
  length: number;
}

const SHORTEST_FOREIGN_FORM = 4;
/**
 * Words that fold to a thing and are none: `ما` is "what" or "not", while water is written with its hamza, `ماء`; `კი` is
 * "yes", while the car is `კია`.
 */
const NO_THINGS: ReadonlySet<string> = new Set(['ما', 'კი']);

type FormIndex = ReadonlyMap<string, readonly Entry[]>;
const indexes: Partial<Record<Language, FormIndex>> = {};

/**
 * Every concept in the text, in order, without overlaps. `textLanguage` is the Latin language to prefer; forms that name
 * only concepts outside `isSought` are not looked for.
 */
export function findConcepts(
  tokens: readonly Token[],
  textLanguage: LatinLanguage,
  isSought: (concept: Concept) => boolean = () => true,
): ConceptMatch[] {
  const matches: ConceptMatch[] = [];
  const latin = [textLanguage, ...LATIN_LANGUAGES.filter((language) => language !== textLanguage)];
  let at = 0;
  while (at < tokens.length) {
    const entry = longestAt(tokens, at, textLanguage, languagesAt(tokens[at], latin), isSought);
    const first = tokens[at];
    const last = tokens[at + (entry?.stems.length ?? 1) - 1];
    if (entry === undefined || first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const to = at + entry.stems.length;
    matches.push({
      concepts: meantBy(entry, tokens.slice(at, to), isSought),
      from: at,
      to,
      start: first.start,
      end: last.end,
    });
    at = to;
  }
  return matches;
}

/** Stems may coincide where words do not (سكر sugar, سكري cream-coloured): a concept spelled just so goes before the others. */
function meantBy({ spellings }: Entry, tokens: readonly Token[], isSought: (concept: Concept) => boolean): Concept[] {
  const spelling = spellingOf(tokens);
  const sought = [...spellings].filter(([concept]) => isSought(concept));
  const exactly = sought.filter(([, known]) => known.has(spelling));
  return (exactly.length > 0 ? exactly : sought).map(([concept]) => concept);
}

function spellingOf(tokens: readonly Token[]): string {
  return tokens.map(({ exact }) => skeleton(exact)).join(' ');
}

function languagesAt(token: Token | undefined, latin: readonly Language[]): readonly Language[] {
  if (token?.script === 'georgian') return ['ka'];
  if (token?.script === 'arabic') return ['ar'];
  return token?.script === 'latin' || token?.script === 'digit' ? [...latin, 'ka', 'ar'] : [];
}

function longestAt(
  tokens: readonly Token[],
  at: number,
  textLanguage: LatinLanguage,
  languages: readonly Language[],
  isSought: (concept: Concept) => boolean,
): Entry | undefined {
  let best: Entry | undefined;
  for (const language of languages) {
    const first = tokens[at];
    if (first === undefined || NO_THINGS.has(first.surface)) break;
    for (const entry of indexOf(language).get(stemIn(first, language)) ?? []) {
      if (best !== undefined && entry.stems.length <= best.stems.length) continue;
      const isForeign = language !== textLanguage && first.script === 'latin';
      if (isForeign && entry.length < SHORTEST_FOREIGN_FORM) continue;
      if (!entry.stems.every((stem, ahead) => stem === stemIn(tokens[at + ahead], language))) continue;
      if ([...entry.spellings.keys()].some(isSought)) best = entry;
    }
  }
  return best;
}

/** The token's stem if it were a word of this language. */
function stemIn(token: Token | undefined, language: Language): string {
  if (token === undefined) return '';
  const isLatinWord = token.script === 'latin' && !/\d/.test(token.stem);
  return isLatinWord && LATIN_LANGUAGES.some((latin) => latin === language)
    ? foldWord(token.surface, language).stem
    : token.stem;
}

function indexOf(language: Language): FormIndex {
  indexes[language] ??= buildIndex(language);
  return indexes[language];
}

function buildIndex(language: Language): FormIndex {
  const byForm = new Map<string, Entry>();
  for (const concept of CONCEPTS) {
    for (const form of concept.forms[language]) {
      const tokens = analyzeAs(form, language);
      const stems = tokens.map((token) => stemIn(token, language));
      if (stems.length === 0) continue;
      const key = stems.join(' ');
      const entry = byForm.get(key) ?? { stems, spellings: new Map(), length: form.length };
      byForm.set(key, entry);
      const spellings = entry.spellings.get(concept) ?? new Set();
      entry.spellings.set(concept, spellings.add(spellingOf(tokens)));
    }
  }
  const byFirstStem = new Map<string, Entry[]>();
  for (const entry of byForm.values()) {
    const first = entry.stems[0] ?? '';
    const entries = byFirstStem.get(first);
    if (entries === undefined) byFirstStem.set(first, [entry]);
    else entries.push(entry);
  }
  return byFirstStem;
}

/** Builds what is otherwise built at the first look-up (some 50 ms), so that a server can do it before it listens. */
export function warmUpConcepts(): void {
  for (const language of LANGUAGES) indexOf(language);
}
