/**
 * Finds concepts of the lexicon in analysed text: by stems, longest form first, left to right.
 *
 * A Latin word may be English, Turkish or Azerbaijani. The language of the text takes precedence. Forms of the other
 * languages count only when they are too long to be a word of this one by accident (`cam` is glass in Turkish, `dash
 * cam` is not).
 */
import { analyze, analyzeAs, type Token } from '../analysis/analyze.ts';
import { latinWord, readLatinAs } from '../analysis/detect-language.ts';
import { skeleton } from '../analysis/fold.ts';
import { foldWord } from '../analysis/stem.ts';
import { WordCache } from '../analysis/word-cache.ts';
import { isLatinLanguage, LATIN_LANGUAGES, type LatinLanguage, type ReadLanguage } from '../language.ts';
import type { Concept, ConceptKind } from './concept.ts';
import { type Entry, entriesOf } from './form-index.ts';

export interface ConceptMatch {
  /** All concepts with this form, such as `cream` the colour and `cream` the dose form; never empty. */
  concepts: Concept[];
  /** Index of the first token, and of the one after the last. */
  from: number;
  to: number;
  /** Offsets in the text. */
  start: number;
  end: number;
}

const SHORTEST_FOREIGN_FORM = 4;
/**
 * Words whose folded form is a product but whose exact form is not: `ما` is "what" or "not", while water is written
 * with hamza, `ماء`; `კი` is "yes", while the car is `კია`.
 */
const NO_THINGS: ReadonlySet<string> = new Set(['ما', 'კი']);
/**
 * Words that are not concepts when they stand alone: `ყველა` is "all", not cheese; `bakalım` is "let's see" in Turkish,
 * not glass in Azerbaijani.
 */
const NO_THINGS_ALONE: ReadonlySet<string> = new Set(['ყველა', 'bakalım', 'bakalim']);
/** Turkish and Azerbaijani express "with" by a suffix: `lavantalı`, `kokoslu`. The concept kinds that may have it. */
const WITH = /^(.{3,})l[iu]$/;
const HAVABLE: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'scent',
  'flavor',
  'ingredient',
  'material',
  'feature',
]);
const isHavable = ({ kind }: Concept): boolean => HAVABLE.has(kind);

/**
 * All concepts in the text, in order, without overlaps. `textLanguage` is the preferred Latin language; forms whose
 * concepts are all excluded by `isSought` are not looked up.
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

/**
 * Different words may have the same stem (سكر sugar, سكري cream-coloured): a concept with the exact spelling takes
 * precedence.
 */
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
  const spell = (form: string) => spellingOf(language === 'ru' ? analyze(form) : analyzeAs(form, language));
  return new Map([...forms].map(([concept, own]) => [concept, new Set(own.map(spell))]));
}

function spellingOf(tokens: readonly Token[]): string {
  return tokens.map(({ exact }) => skeleton(exact)).join(' ');
}

/** A text for the lookup: the stem of each word in each language that it may be in. */
class Reading {
  private readonly tokens: readonly Token[];
  private readonly textLanguage: LatinLanguage;
  private readonly languagesOfLatin: readonly ReadLanguage[];

  constructor(tokens: readonly Token[], textLanguage: LatinLanguage) {
    this.tokens = tokens;
    this.textLanguage = textLanguage;
    const others = LATIN_LANGUAGES.filter((language) => language !== textLanguage);
    this.languagesOfLatin = [textLanguage, ...others, 'ka', 'ar'];
  }

  longestAt(at: number, isSought: (concept: Concept) => boolean): Entry | undefined {
    const first = this.tokens[at];
    if (first === undefined || NO_THINGS.has(first.exact)) return undefined;
    let best: Entry | undefined;
    const latin = latinReading(first);
    for (const language of this.languagesAt(first)) {
      const isForeign = language !== this.textLanguage && first.script === 'latin';
      const entries =
        latin !== undefined && isLatinLanguage(language)
          ? latin.entries[language]
          : entriesOf(this.stemAt(at, language), language, first.script);
      for (const entry of entries) {
        if (best !== undefined && entry.stems.length <= best.stems.length) continue;
        if (isForeign && entry.length < SHORTEST_FOREIGN_FORM) continue;
        if (entry.stems.length === 1 && NO_THINGS_ALONE.has(first.exact)) continue;
        if (this.standsAt(at, entry) && someKey(entry.forms, isSought)) best = entry;
      }
    }
    return best;
  }

  /** A "with" form: the last word of the form has the suffix. */
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

  private languagesAt({ script }: Token): readonly ReadLanguage[] {
    if (script === 'georgian') return ['ka'];
    if (script === 'arabic') return ['ar'];
    if (script === 'cyrillic') return ['ru'];
    return script === 'latin' || script === 'digit' ? this.languagesOfLatin : [];
  }

  private standsAt(at: number, { stems, language }: Entry): boolean {
    for (let ahead = 1; ahead < stems.length; ahead += 1) {
      if (stems[ahead] !== this.stemAt(at + ahead, language)) return false;
      if (NO_THINGS.has(this.tokens[at + ahead]?.exact ?? '')) return false;
    }
    return true;
  }

  private stemAt(at: number, language: ReadLanguage): string {
    const token = this.tokens[at];
    if (token === undefined) return '';
    return (isLatinLanguage(language) ? latinReading(token)?.stems[language] : undefined) ?? token.stem;
  }
}

/** A Latin word in each language that it may be in: its stem, and the lexicon's forms that begin with it. */
interface LatinReading {
  stems: Readonly<Record<LatinLanguage, string>>;
  entries: Readonly<Record<LatinLanguage, readonly Entry[]>>;
}

const REMEMBERED_WORDS = 30_000;
const latinReadings = new WordCache<LatinReading>(REMEMBERED_WORDS);

/** Undefined for tokens that are not Latin words. */
function latinReading({ surface, script, stem }: Token): LatinReading | undefined {
  if (script !== 'latin' || HAS_DIGIT.test(stem)) return undefined;
  const known = latinReadings.get(surface);
  if (known !== undefined) return known;
  const word = latinWord(surface);
  const stemAs = (language: LatinLanguage) => readLatinAs(surface, word, language).stem;
  const stems = { en: stemAs('en'), tr: stemAs('tr'), az: stemAs('az') };
  const entriesAs = (language: LatinLanguage) => entriesOf(stems[language], language, 'latin');
  const reading = { stems, entries: { en: entriesAs('en'), tr: entriesAs('tr'), az: entriesAs('az') } };
  latinReadings.set(surface, reading);
  return reading;
}

const HAS_DIGIT = /\d/;

function withoutSuffix(token: Token | undefined, language: LatinLanguage): string | undefined {
  const base = token?.script === 'latin' ? WITH.exec(skeleton(token.exact))?.[1] : undefined;
  return base === undefined ? undefined : foldWord(base, language).stem;
}

function someKey<K>(map: ReadonlyMap<K, unknown>, isSought: (key: K) => boolean): boolean {
  for (const key of map.keys()) if (isSought(key)) return true;
  return false;
}
