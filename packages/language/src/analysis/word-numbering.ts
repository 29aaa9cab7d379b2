/**
 * Analysis for who reads a whole catalogue: the words of `analyze`, as numbers. A word that was met before costs one look
 * into one table, and nothing is made for it; that is what the time of indexing goes into.
 */
import { isLatinLanguage, LATIN_LANGUAGES, type LatinLanguage } from '../language.ts';
import { type AnalyzeOptions, foldOther } from './analyze.ts';
import { type Evidence, EXPECTATION, type LatinWord, NOTHING, strongest, weighLatin } from './detect-language.ts';
import { type FoldedWord, readWord } from './stem.ts';
import { type Piece, tokenize } from './tokenizer.ts';

/** The words of a text in reading order. The lists go in step. */
export interface NumberedText {
  words: number[];
  /** UTF-16 units of the text. */
  starts: number[];
  ends: number[];
}

/** Surfaces that are met only once, most codes among them, must not fill the memory of a long-lived process. */
const MOST_SURFACES = 2_000_000;

/** Words that read alike (`exact`) have one number, from 0 in the order in which they were met. */
export class WordNumbering {
  private readonly expected: LatinLanguage;
  private readonly exacts: string[] = [];
  private readonly stems: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** What was written → its place in the lists below. */
  private surfaces = new Map<string, number>();
  private evidence: Evidence[] = [];
  /** By language and surface: the number of the word plus one, 0 where it was not read so yet. */
  private readings: Record<LatinLanguage, number[]> = { en: [], tr: [], az: [] };
  /** Words that the text being read is the first to have, by place. */
  private readonly fresh = new Map<number, LatinWord>();
  /** Places of the text that is being read; -1 for what is no Latin word. */
  private readonly places: number[] = [];

  /** @param language what the texts are expected to be in; only evidence, as in `analyze`. */
  constructor({ language }: AnalyzeOptions = {}) {
    this.expected = isLatinLanguage(language) ? language : 'en';
  }

  /** How many words were met. */
  get size(): number {
    return this.exacts.length;
  }

  /** The folded whole forms of all words, by number. */
  all(): readonly string[] {
    return this.exacts;
  }

  /** The number of a folded whole form that was met. */
  find(exact: string): number | undefined {
    return this.numbers.get(exact);
  }

  /** The folded whole form, as `Token.exact`. */
  exact(word: number): string {
    return this.exacts[word] as string;
  }

  /** As `Token.stem`, where the word was met first. */
  stem(word: number): string {
    return this.stems[word] as string;
  }

  read(text: string): NumberedText {
    const pieces = tokenize(text);
    const language = this.languageAmong(pieces);
    const numbered: NumberedText = { words: [], starts: [], ends: [] };
    for (let i = 0; i < pieces.length; i++) {
      const piece = pieces[i] as Piece;
      const place = this.places[i] as number;
      numbered.words.push(place < 0 ? this.numberOf(foldOther(piece)) : this.latinNumber(piece, place, language));
      numbered.starts.push(piece.start);
      numbered.ends.push(piece.end);
    }
    if (this.fresh.size > 0) this.fresh.clear();
    return numbered;
  }

  /** Finds the place of every Latin word, and the language that they speak for together. */
  private languageAmong(pieces: readonly Piece[]): LatinLanguage {
    if (this.surfaces.size > MOST_SURFACES) this.forgetSurfaces();
    const { places } = this;
    places.length = 0;
    let [en, tr, az] = [0, 0, 0];
    for (const { surface, script, isCode } of pieces) {
      if (script !== 'latin' || isCode) {
        places.push(-1);
        continue;
      }
      const place = this.surfaces.get(surface) ?? this.addSurface(surface);
      places.push(place);
      const evidence = this.evidence[place] as Evidence;
      if (evidence === NOTHING) continue;
      en += evidence.en;
      tr += evidence.tr;
      az += evidence.az;
    }
    const points = { en, tr, az };
    points[this.expected] += EXPECTATION;
    return strongest(points, this.expected);
  }

  private latinNumber({ surface }: Piece, place: number, textLanguage: LatinLanguage): number {
    const evidence = this.evidence[place] as Evidence;
    const language = evidence === NOTHING ? textLanguage : strongest(evidence, textLanguage);
    const known = this.readings[language][place] as number;
    if (known > 0) return known - 1;
    // Numbered as it is read, and only so: a reading that no text has is no word of the catalogue.
    const number = this.numberOf(this.fresh.get(place)?.[language] ?? readWord(surface, language));
    this.readings[language][place] = number + 1;
    return number;
  }

  private addSurface(surface: string): number {
    const place = this.surfaces.size;
    this.surfaces.set(surface, place);
    const word = weighLatin(surface);
    this.evidence.push(word.evidence);
    for (const language of LATIN_LANGUAGES) this.readings[language].push(0);
    this.fresh.set(place, word);
    return place;
  }

  private numberOf({ exact, stem }: FoldedWord): number {
    const known = this.numbers.get(exact);
    if (known !== undefined) return known;
    const number = this.exacts.push(exact) - 1;
    this.stems.push(stem);
    this.numbers.set(exact, number);
    return number;
  }

  private forgetSurfaces(): void {
    this.surfaces = new Map();
    this.evidence = [];
    this.readings = { en: [], tr: [], az: [] };
  }
}
