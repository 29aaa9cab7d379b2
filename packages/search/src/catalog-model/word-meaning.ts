/** What the lexicon says of a word or name of the catalogue. It gives names to what was learned and decides nothing alone. */
import { analyze, conceptsIn, type Concept, type ConceptKind, type Language } from '@quarry/language';

const THING_KINDS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(['category', 'category_group', 'product_type']);
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

/** Texts that are remembered, over all catalogues; beyond it all are asked anew. */
const MOST_REMEMBERED = 50_000;
const remembered = new Map<string, WordMeaning>();

/** Asks the lexicon once for each text. */
export class WordMeanings {
  private readonly language: Language | undefined;

  constructor(language: Language | undefined) {
    this.language = language;
  }

  of(text: string): WordMeaning {
    const key = `${this.language ?? ''} ${text}`;
    const known = remembered.get(key);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const read = this.read(text);
    remembered.set(key, read);
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
