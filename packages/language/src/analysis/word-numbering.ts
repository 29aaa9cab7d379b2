/**
 * Analysis for who reads a whole catalogue: the words of `analyze`, as numbers. A surface that was met before, in whatever
 * script, costs one look into one table, and nothing is made for it; that is what the time of indexing goes into.
 */
import { isLatinLanguage, type LatinLanguage } from '../language.ts';
import { type AnalyzeOptions, foldOther } from './analyze.ts';
import {
  type Evidence,
  EXPECTATION,
  languageOfWord,
  type LatinWord,
  NOTHING,
  strongest,
  weighLatin,
} from './detect-language.ts';
import { scriptOf } from './script.ts';
import { type FoldedWord, readWord } from './stem.ts';
import { SurfaceTable } from './surface-table.ts';
import { cutText } from './tokenizer.ts';
import { elementAt } from '../element-at.ts';

/** The words of a text in reading order. The lists go in step. */
export interface NumberedText {
  words: number[];
  /** UTF-16 units of the text. */
  starts: number[];
  ends: number[];
}

/**
 * Surfaces that are met only once, most codes among them, must not fill the memory of a long-lived process: beyond this
 * many all are forgotten and met anew. The numbers of words stay.
 */
const MOST_SURFACES = 2_000_000;
/** By language of the text: where a surface's row has its word, as number plus one; 0 where it was not read so yet. */
const COLUMN_OF: Readonly<Record<LatinLanguage, number>> = { en: 0, tr: 1, az: 2 };
/** What the surface says about the language, a place in the list of all that is said. */
const EVIDENCE_COLUMN = 3;
const COLUMNS = 4;
const FIRST_ROWS = 1024;

/** Words that read alike (`exact`) have one number, from 0 in the order in which they were met; in a text, codes first. */
export class WordNumbering {
  private readonly expected: LatinLanguage;
  private readonly exacts: string[] = [];
  private readonly stems: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** What was written, codes apart: they read alike in any text. */
  private surfaces = new SurfaceTable();
  private codes = new SurfaceTable();
  /** By number of the surface: a row of its columns, side by side, for all are asked together. */
  private rows = new Uint32Array(COLUMNS * FIRST_ROWS);
  /** What words say about their language, each only once; few things are said. `NOTHING` first. */
  private readonly evidence: Evidence[] = [NOTHING];
  /** By number of the code. */
  private codeWords: number[] = [];
  /** Words that the text being read is the first to have, by number of the surface. */
  private readonly fresh = new Map<number, LatinWord>();

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
    return elementAt(this.exacts, word);
  }

  /** As `Token.stem`, where the word was met first. */
  stem(word: number): string {
    return elementAt(this.stems, word);
  }

  read(text: string): NumberedText {
    if (this.surfaces.size + this.codes.size > MOST_SURFACES) this.forgetSurfaces();
    const { starts, ends, codes } = cutText(text);
    const places: number[] = [];
    let [en, tr, az] = [0, 0, 0];
    for (let i = 0; i < starts.length; i++) {
      const [start, end] = [starts[i] ?? 0, ends[i] ?? 0];
      if (codes[i]) {
        places.push(this.placeOfCode(text, start, end));
        continue;
      }
      const place = this.placeOfSurface(text, start, end);
      places.push(place);
      const said = this.rows[COLUMNS * place + EVIDENCE_COLUMN] ?? 0;
      if (said === 0) continue;
      const evidence = elementAt(this.evidence, said);
      en += evidence.en;
      tr += evidence.tr;
      az += evidence.az;
    }
    const points = { en, tr, az };
    points[this.expected] += EXPECTATION;
    const language = strongest(points, this.expected);

    // The same list, place by place: what is read next is behind what is written.
    const words = places;
    for (let i = 0; i < places.length; i++) {
      const place = places[i] ?? 0;
      if (codes[i]) words[i] = this.codeWords[place] ?? 0;
      else {
        const known = this.rows[COLUMNS * place + COLUMN_OF[language]] ?? 0;
        words[i] = known > 0 ? known - 1 : this.wordAt(place, language, text.slice(starts[i], ends[i]));
      }
    }
    if (this.fresh.size > 0) this.fresh.clear();
    return { words, starts, ends };
  }

  private placeOfCode(text: string, start: number, end: number): number {
    const place = this.codes.numberOf(text, start, end);
    if (place === this.codeWords.length) {
      const surface = text.slice(start, end);
      this.codeWords.push(this.numberOf(foldOther({ surface, script: scriptOf(surface), isCode: true })));
    }
    return place;
  }

  private placeOfSurface(text: string, start: number, end: number): number {
    const met = this.surfaces.size;
    const place = this.surfaces.numberOf(text, start, end);
    if (place === met) this.addSurface(place, text.slice(start, end));
    return place;
  }

  private addSurface(place: number, surface: string): void {
    if (COLUMNS * (place + 1) > this.rows.length) {
      const larger = new Uint32Array(2 * this.rows.length);
      larger.set(this.rows);
      this.rows = larger;
    }
    if (scriptOf(surface) !== 'latin') return;
    const word = weighLatin(surface);
    this.fresh.set(place, word);
    if (word.evidence !== NOTHING) this.rows[COLUMNS * place + EVIDENCE_COLUMN] = this.placeOfEvidence(word.evidence);
  }

  private placeOfEvidence({ en, tr, az }: Evidence): number {
    const place = this.evidence.findIndex((said) => said.en === en && said.tr === tr && said.az === az);
    return place >= 0 ? place : this.evidence.push({ en, tr, az }) - 1;
  }

  /** The word that a surface is in a text of this language. */
  private wordAt(place: number, textLanguage: LatinLanguage, surface: string): number {
    const row = COLUMNS * place;
    const script = scriptOf(surface);
    let read: FoldedWord;
    if (script === 'latin') {
      const said = elementAt(this.evidence, this.rows[row + EVIDENCE_COLUMN] ?? 0);
      const language = languageOfWord(said, textLanguage);
      read = this.fresh.get(place)?.[language] ?? readWord(surface, language);
    } else read = foldOther({ surface, script, isCode: false });
    // Numbered as it is read, and only so: a reading that no text has is no word of the catalogue.
    const number = this.numberOf(read);
    this.rows[row + COLUMN_OF[textLanguage]] = number + 1;
    return number;
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
    this.surfaces = new SurfaceTable();
    this.codes = new SurfaceTable();
    this.codeWords = [];
    this.rows = new Uint32Array(COLUMNS * FIRST_ROWS);
  }
}
