/**
 * Looks up words and names of the catalogue in the lexicon. It is one source of evidence among others and decides
 * nothing alone.
 */
import {
  analyze,
  conceptsIn,
  type Concept,
  type ConceptKind,
  isKnownWord,
  type Language,
  THING_KINDS,
} from '@quarry/language';

const QUALITY_KINDS: ReadonlySet<ConceptKind> = new Set<ConceptKind>([
  'color',
  'material',
  'pattern',
  'gender',
  'age',
  'size',
  'season',
  'occasion',
  'feature',
  'style',
  'flavor',
  'scent',
]);

export interface WordMeaning {
  /** Concepts of things that the whole text names. */
  things: readonly Concept[];
  /** Concepts of things that its last word, or words, name. */
  headThings: readonly Concept[];
  /** None of them has the text among its words of the shop's language: `pens` are pliers in Turkish. */
  isForeign: boolean;
  /** The whole text names a quality (a colour, a material) and no thing. */
  isQuality: boolean;
}

export function isThing({ kind }: Concept): boolean {
  return THING_KINDS.has(kind);
}

/** Maximum number of cached texts per language, over all catalogues; when it is exceeded the cache is cleared. */
const MAX_CACHED = 200_000;
const rememberedBy = new Map<Language | undefined, Map<string, WordMeaning>>();

/** Asks the lexicon once for each text. */
export class WordMeanings {
  private readonly language: Language | undefined;
  private readonly remembered: Map<string, WordMeaning>;

  constructor(language: Language | undefined) {
    this.language = language;
    this.remembered = rememberedBy.get(language) ?? new Map<string, WordMeaning>();
    rememberedBy.set(language, this.remembered);
  }

  of(text: string): WordMeaning {
    const known = this.remembered.get(text);
    if (known !== undefined) return known;
    if (this.remembered.size >= MAX_CACHED) this.remembered.clear();
    const read = mayBeKnown(text) ? this.read(text) : NO_MEANING;
    this.remembered.set(text, read);
    return read;
  }

  private read(text: string): WordMeaning {
    const mentions = conceptsIn(text, this.language === undefined ? {} : { language: this.language });
    const end = text.trimEnd().length;
    const whole = mentions.filter((one) => one.start === 0 && one.end >= end);
    const atEnd = mentions.filter((one) => one.end >= end);
    const concepts = whole.map(({ concept }) => concept);
    const things = concepts.filter(isThing);
    const own = things.filter((concept) => this.isOwnWord(concept, text));
    return {
      things: own.length > 0 ? own : things,
      isForeign: things.length > 0 && own.length === 0,
      headThings: atEnd.map(({ concept }) => concept).filter(isThing),
      isQuality: concepts.length > 0 && !concepts.some(isThing) && concepts.some(({ kind }) => QUALITY_KINDS.has(kind)),
    };
  }

  private isOwnWord({ forms }: Concept, text: string): boolean {
    const { language } = this;
    if (language === undefined) return true;
    const stems = (words: string) => analyze(words, { language }).map(({ stem }) => stem);
    const sought = stems(text).join(' ');
    return forms[language].some((form) => stems(form).join(' ') === sought);
  }
}

const NO_MEANING: WordMeaning = { things: [], headThings: [], isForeign: false, isQuality: false };
const ONE_WORD = /^\p{L}+$/u;
const GEORGIAN = /^[\u10a0-\u10ff]/;
const ARABIC = /^[\u0600-\u06ff]/;
const LATIN = /^[\u0041-\u024f]/;

/** Most words of a large catalogue are names: that the lexicon lacks one is found out in a tenth of the time. */
function mayBeKnown(text: string): boolean {
  if (!ONE_WORD.test(text)) return true;
  if (GEORGIAN.test(text)) return isKnownWord(text, 'ka');
  if (ARABIC.test(text)) return isKnownWord(text, 'ar');
  return !LATIN.test(text) || LATIN_LANGUAGES.some((language) => isKnownWord(text, language));
}

const LATIN_LANGUAGES: readonly Language[] = ['en', 'tr', 'az'];
