/**
 * Finds the lexicon's concepts in analysed text: by stems, longest form first, left to right.
 *
 * A Latin word may be English, Turkish or Azerbaijani. The language of the text is asked first. Forms of the others
 * count only when they are long enough not to be a word of this one by accident (`cam` is glass in Turkish, `dash cam`
 * is not).
 */
import { analyzeAs, type Token } from '../analysis/analyze.ts';
import { skeleton } from '../analysis/fold.ts';
import { LEARNED_AHEAD } from '../analysis/learned-ahead.ts';
import type { Script } from '../analysis/script.ts';
import { foldWord } from '../analysis/stem.ts';
import { isLatinLanguage, LANGUAGES, LATIN_LANGUAGES, type Language, type LatinLanguage } from '../language.ts';
import type { Concept, ConceptKind } from './concept.ts';
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
  /** The concepts that share these stems, each with the forms that have them. */
  forms: Map<Concept, string[]>;
  language: Language;
  /** Letters of the form, for the accident rule. */
  length: number;
  /** The forms as they are compared with a text; read when a text first has these stems. */
  spellings?: ReadonlyMap<Concept, ReadonlySet<string>>;
}

const SHORTEST_FOREIGN_FORM = 4;
/**
 * Words that fold to a thing and are none: `ما` is "what" or "not", while water is written with its hamza, `ماء`; `კი` is
 * "yes", while the car is `კია`.
 */
const NO_THINGS: ReadonlySet<string> = new Set(['ما', 'კი']);
/** Turkish and Azerbaijani say "with" by a suffix: `lavantalı`, `kokoslu`. What a thing may be with. */
const WITH = /^(.{3,})l[iu]$/;
const HAVABLE: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'scent',
  'flavor',
  'ingredient',
  'material',
  'feature',
]);
const isHavable = ({ kind }: Concept): boolean => HAVABLE.has(kind);

/** Where a form stands in the lexicon: the number of its concept, then its own place among the concept's forms. */
type Place = number;
const MOST_FORMS = 1000;

/** Forms by their first stem. Most are never looked at: they are places until a text first has that stem. */
type FormIndex = Map<string, readonly Place[] | readonly Entry[]>;

/** Georgian and Arabic forms may begin with a Latin word or a number: a short list, and all that a Latin text asks of them. */
type Part = Language | 'ka-latin' | 'ar-latin';
const LATIN_PART = { ka: 'ka-latin', ar: 'ar-latin' } as const;
const PARTS: readonly Part[] = [...LANGUAGES, ...Object.values(LATIN_PART)];
const indexes: Partial<Record<Part, FormIndex>> = {};

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
  const reading = new Reading(tokens, textLanguage);
  let at = 0;
  while (at < tokens.length) {
    const named = reading.longestAt(at, isSought);
    const had = named === undefined ? reading.hadAt(at, isSought) : undefined;
    const entry = named ?? had;
    const first = tokens[at];
    const last = tokens[at + (entry?.stems.length ?? 1) - 1];
    if (entry === undefined || first === undefined || last === undefined) {
      at += 1;
      continue;
    }
    const to = at + entry.stems.length;
    const concepts = meantBy(
      entry,
      tokens.slice(at, to),
      had === undefined ? isSought : (concept) => isHavable(concept) && isSought(concept),
    );
    matches.push({ concepts, from: at, to, start: first.start, end: last.end });
    at = to;
  }
  return matches;
}

/** Stems may coincide where words do not (سكر sugar, سكري cream-coloured): a concept spelled just so goes before the others. */
function meantBy(entry: Entry, tokens: readonly Token[], isSought: (concept: Concept) => boolean): Concept[] {
  const sought = [...entry.forms.keys()].filter(isSought);
  if (sought.length === 1) return sought;
  entry.spellings ??= readSpellings(entry);
  const { spellings } = entry;
  const spelling = spellingOf(tokens);
  const exactly = sought.filter((concept) => spellings.get(concept)?.has(spelling));
  return exactly.length > 0 ? exactly : sought;
}

function readSpellings({ forms, language }: Entry): ReadonlyMap<Concept, ReadonlySet<string>> {
  const spell = (form: string) => spellingOf(analyzeAs(form, language));
  return new Map([...forms].map(([concept, own]) => [concept, new Set(own.map(spell))]));
}

function spellingOf(tokens: readonly Token[]): string {
  return tokens.map(({ exact }) => skeleton(exact)).join(' ');
}

/** A text as the look-up reads it: the stem of each word in each language that it may be in, cut once. */
class Reading {
  private readonly tokens: readonly Token[];
  private readonly textLanguage: LatinLanguage;
  private readonly languagesOfLatin: readonly Language[];
  private readonly stems: Partial<Record<Language, string[]>> = {};

  constructor(tokens: readonly Token[], textLanguage: LatinLanguage) {
    this.tokens = tokens;
    this.textLanguage = textLanguage;
    const others = LATIN_LANGUAGES.filter((language) => language !== textLanguage);
    this.languagesOfLatin = [textLanguage, ...others, 'ka', 'ar'];
  }

  longestAt(at: number, isSought: (concept: Concept) => boolean): Entry | undefined {
    const first = this.tokens[at];
    if (first === undefined || NO_THINGS.has(first.surface)) return undefined;
    let best: Entry | undefined;
    for (const language of this.languagesAt(first)) {
      const isForeign = language !== this.textLanguage && first.script === 'latin';
      for (const entry of entriesOf(this.stemAt(at, language), language, first.script)) {
        if (best !== undefined && entry.stems.length <= best.stems.length) continue;
        if (isForeign && entry.length < SHORTEST_FOREIGN_FORM) continue;
        if (this.standsAt(at, entry) && someKey(entry.forms, isSought)) best = entry;
      }
    }
    return best;
  }

  /** What the thing is with: the last word of the form has the suffix. */
  hadAt(at: number, isSought: (concept: Concept) => boolean): Entry | undefined {
    if (this.textLanguage !== 'tr' && this.textLanguage !== 'az') return undefined;
    let best: Entry | undefined;
    for (const length of [1, 2]) {
      const without = withoutSuffix(this.tokens[at + length - 1], this.textLanguage);
      if (without === undefined) continue;
      const first = length === 1 ? without : this.stemAt(at, this.textLanguage);
      for (const entry of entriesOf(first, this.textLanguage, 'latin')) {
        if (entry.stems.length !== length || entry.stems.at(-1) !== without) continue;
        if (someKey(entry.forms, (concept) => isHavable(concept) && isSought(concept))) best = entry;
      }
    }
    return best;
  }

  private languagesAt({ script }: Token): readonly Language[] {
    if (script === 'georgian') return ['ka'];
    if (script === 'arabic') return ['ar'];
    return script === 'latin' || script === 'digit' ? this.languagesOfLatin : [];
  }

  private standsAt(at: number, { stems, language }: Entry): boolean {
    for (let ahead = 1; ahead < stems.length; ahead += 1) {
      if (stems[ahead] !== this.stemAt(at + ahead, language)) return false;
    }
    return true;
  }

  private stemAt(at: number, language: Language): string {
    const stems = (this.stems[language] ??= []);
    return (stems[at] ??= stemIn(this.tokens[at], language));
  }
}

function withoutSuffix(token: Token | undefined, language: LatinLanguage): string | undefined {
  const base = token?.script === 'latin' ? WITH.exec(skeleton(token.exact))?.[1] : undefined;
  return base === undefined ? undefined : foldWord(base, language).stem;
}

function someKey<K>(map: ReadonlyMap<K, unknown>, isSought: (key: K) => boolean): boolean {
  for (const key of map.keys()) if (isSought(key)) return true;
  return false;
}

/** The token's stem if it were a word of this language. */
function stemIn(token: Token | undefined, language: Language): string {
  if (token === undefined) return '';
  const isLatinWord = token.script === 'latin' && isLatinLanguage(language) && !/\d/.test(token.stem);
  return isLatinWord ? foldWord(token.surface, language).stem : token.stem;
}

/** What begins with this stem, which is that of a word in this script. */
function entriesOf(first: string, language: Language, script: Script): readonly Entry[] {
  const isInLatin = (language === 'ka' || language === 'ar') && script !== 'georgian' && script !== 'arabic';
  const index = indexOf(isInLatin ? LATIN_PART[language] : language);
  const found = index.get(first) ?? NONE;
  if (!areUnread(found)) return found;
  const entries = readEntries(found, language);
  index.set(first, entries);
  return entries;
}

function areUnread(found: readonly Place[] | readonly Entry[]): found is readonly Place[] {
  return typeof found[0] === 'number';
}

const NONE: readonly Entry[] = [];

function readEntries(places: readonly Place[], language: Language): readonly Entry[] {
  const byStems = new Map<string, Entry>();
  for (const place of places) {
    const concept = CONCEPTS[Math.floor(place / MOST_FORMS)] as Concept;
    const form = concept.forms[language][place % MOST_FORMS] as string;
    const stems = stemsOf(form, language);
    const key = stems.join(' ');
    const entry = byStems.get(key) ?? { stems, forms: new Map<Concept, string[]>(), language, length: form.length };
    byStems.set(key, entry);
    const own = entry.forms.get(concept);
    if (own === undefined) entry.forms.set(concept, [form]);
    else own.push(form);
  }
  return [...byStems.values()];
}

function indexOf(part: Part): FormIndex {
  indexes[part] ??= buildIndex(part);
  return indexes[part];
}

function buildIndex(part: Part): FormIndex {
  const language = part === 'ka-latin' ? 'ka' : part === 'ar-latin' ? 'ar' : part;
  const index = new Map<string, Place[]>();
  const ahead = stemsAhead(language);
  for (const [word, places] of placesByFirstWord(part, language)) {
    const first = ahead.get(word) ?? stemsOf(word, language)[0];
    if (first === undefined) continue;
    const others = index.get(first);
    index.set(first, others === undefined ? places : [...others, ...places].sort((a, b) => a - b));
  }
  return index;
}

/** First words of forms with their stems, as far as they were learned ahead of time. */
function stemsAhead(language: Language): ReadonlyMap<string, string> {
  const pairs = LEARNED_AHEAD[language]?.firstStems.split('|') ?? [];
  const stems = new Map<string, string>();
  for (let at = 0; at + 1 < pairs.length; at += 2) stems.set(pairs[at] as string, pairs[at + 1] as string);
  return stems;
}

/** The first words of all forms in one language with their stems, to be learned ahead of time. */
export function firstStems(language: Language): [word: string, stem: string][] {
  const words = PARTS.filter((part) => part.startsWith(language)).flatMap((part) => [
    ...placesByFirstWord(part, language).keys(),
  ]);
  return words.flatMap((word): [string, string][] => {
    const stem = stemsOf(word, language)[0];
    return stem === undefined ? [] : [[word, stem]];
  });
}

/** By the first word where the form is of plain letters; else by all of it, for the tokenizer to cut. */
function placesByFirstWord(part: Part, language: Language): ReadonlyMap<string, Place[]> {
  const plain = PLAIN_WORDS[language];
  const isLatin = part !== language;
  const byWord = new Map<string, Place[]>();
  for (let at = 0; at < CONCEPTS.length; at++) {
    const forms = (CONCEPTS[at] as Concept).forms[language];
    for (let own = 0; own < forms.length; own++) {
      const form = forms[own] as string;
      if (isLatin !== (form.charCodeAt(0) < FIRST_OTHER_LETTER && !isLatinLanguage(language))) continue;
      const space = form.indexOf(' ');
      const word = space < 0 || !plain.test(form) ? form : form.slice(0, space);
      const places = byWord.get(word);
      if (places === undefined) byWord.set(word, [at * MOST_FORMS + own]);
      else places.push(at * MOST_FORMS + own);
    }
  }
  return byWord;
}

/** Before it stand digits and Latin letters, behind it all others that the lexicon is written in. */
const FIRST_OTHER_LETTER = 0x250;

/** Words of plain letters, as most forms are, need no tokenizer. */
const PLAIN_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /^[a-z ]+$/i,
  ka: /^[\u10d0-\u10f0 ]+$/,
  tr: /^[a-zçğıöşü ]+$/,
  ar: /^[\u0621-\u064a ]+$/,
  az: /^[a-zçəğıöşü ]+$/,
};

function stemsOf(form: string, language: Language): string[] {
  if (PLAIN_WORDS[language].test(form)) return form.split(' ').map((word) => foldWord(word, language).stem);
  return analyzeAs(form, language).map((token) => stemIn(token, language));
}

/**
 * Builds what is otherwise built at the first look-ups of each language, so that a server can do it before it listens: a
 * tenth of a second for all of them where the lexicon was learned ahead of time (`learned-ahead.ts`), else more than
 * half a second.
 */
export function warmUpConcepts(): void {
  for (const part of PARTS) indexOf(part);
}
