/**
 * Analysis for indexing a whole catalogue: the words of `analyze` as numbers. A surface that occurred before costs one
 * table lookup and no allocation, which dominates the time of indexing.
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

/** The words of a text in reading order, as parallel lists. */
export interface NumberedText {
  words: number[];
  /** UTF-16 units of the text. */
  starts: number[];
  ends: number[];
}

/**
 * Most codes occur only once and must not fill the memory of a long-running process: beyond this number all surfaces
 * are dropped and read again. The numbers of words are kept.
 */
const MAX_SURFACES = 2_000_000;
/**
 * By language of the text: for each surface's row the number of its word plus one; 0 if it was not read in this
 * language yet.
 */
const COLUMN_OF: Readonly<Record<LatinLanguage, number>> = { en: 0, tr: 1, az: 2 };
/** The evidence of the surface about the language, as an index into the list of distinct evidence. */
const EVIDENCE_COLUMN = 3;
const COLUMNS = 4;
const FIRST_ROWS = 1024;

/** Words with the same exact form have one number, from 0 in order of first occurrence; within a text, codes first. */
export class WordNumbering {
  private readonly expected: LatinLanguage;
  private readonly exacts: string[] = [];
  private readonly stems: string[] = [];
  private readonly numbers = new Map<string, number>();
  /** Surfaces except codes, which are read the same in every text. */
  private surfaces = new SurfaceTable();
  private codes = new SurfaceTable();
  /** By number of the surface: its row of columns, adjacent in memory because they are read together. */
  private rows = new Uint32Array(COLUMNS * FIRST_ROWS);
  /** The distinct kinds of evidence about the language; there are few. `NOTHING` is first. */
  private readonly evidence: Evidence[] = [NOTHING];
  /** By number of the code. */
  private codeWords: number[] = [];
  /** Words whose first occurrence is in the current text, by number of the surface. */
  private readonly fresh = new Map<number, LatinWord>();

  /** @param language the expected language of the texts; only evidence, as in `analyze`. */
  constructor({ language }: AnalyzeOptions = {}) {
    this.expected = isLatinLanguage(language) ? language : 'en';
  }

  /** How many words have a number. */
  get size(): number {
    return this.exacts.length;
  }

  /** The folded whole forms of all words, by number. */
  all(): readonly string[] {
    return this.exacts;
  }

  /** The number of a folded whole form that occurred. */
  find(exact: string): number | undefined {
    return this.numbers.get(exact);
  }

  /** The folded whole form, as `Token.exact`. */
  exact(word: number): string {
    return elementAt(this.exacts, word);
  }

  /** As `Token.stem`, at the first occurrence of the word. */
  stem(word: number): string {
    return elementAt(this.stems, word);
  }

  read(text: string): NumberedText {
    if (this.surfaces.size + this.codes.size > MAX_SURFACES) this.forgetSurfaces();
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

    // The list is compacted in place: reading is ahead of writing.
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

  /** The word of a surface in a text of this language. */
  private wordAt(place: number, textLanguage: LatinLanguage, surface: string): number {
    const row = COLUMNS * place;
    const script = scriptOf(surface);
    let read: FoldedWord;
    if (script === 'latin') {
      const said = elementAt(this.evidence, this.rows[row + EVIDENCE_COLUMN] ?? 0);
      const language = languageOfWord(said, textLanguage);
      read = this.fresh.get(place)?.[language] ?? readWord(surface, language);
    } else read = foldOther({ surface, script, isCode: false });
    // Numbered when it is read: a reading that occurs in no text is not a word of the catalogue.
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
