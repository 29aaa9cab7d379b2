/**
 * Words that names of things are made of (`seeds` of `tomato seeds`), in the other languages. A shop has the thing under a
 * name of its own: word by word it is found where the lexicon's name for all of it is not.
 */
import { analyze, analyzeAs, analyzeText, type Token } from '../analysis/analyze.ts';
import { foldWord } from '../analysis/stem.ts';
import { readTable } from '../data/word-table.ts';
import { isLatinLanguage, LATIN_LANGUAGES, READ_LANGUAGES, type Language, type ReadLanguage } from '../language.ts';

export interface PartOfName {
  /** Offsets in the text. */
  start: number;
  end: number;
  /** The words for the same in every language. */
  names: readonly string[];
}

type Row = readonly string[];
const TABLE = 'words/parts-of-names.tsv';
const MAX_WORDS = 3;
/** A shorter word of another Latin language is one of this language by accident: `it` is a dog in Azerbaijani. */
const SHORTEST_FOREIGN_WORD = 4;

let rows: readonly Row[] | undefined;
/** Rows by `language stem stem …`. */
let byStems: ReadonlyMap<string, readonly Row[]> | undefined;

/** Every such word of a text, and every run of words that is one; they may overlap. */
export function partsOfNamesIn(text: string, options: { language?: Language } = {}): PartOfName[] {
  byStems ??= learnParts();
  const { tokens, latinLanguage } = analyzeText(text, options);
  const parts: PartOfName[] = [];
  for (let from = 0; from < tokens.length; from++) {
    for (let to = from + 1; to <= Math.min(tokens.length, from + MAX_WORDS); to++) {
      const run = tokens.slice(from, to);
      const alike = rowsOf(byStems, run, latinLanguage);
      if (alike.length === 0) continue;
      const names = [...new Set(alike.flatMap((row) => row.flatMap((cell) => cell.split('|'))))];
      parts.push({ start: run[0]?.start ?? 0, end: run.at(-1)?.end ?? 0, names });
    }
  }
  return parts;
}

/** The words for the same in every language, for a word of the English column; empty for one that is not there. */
export function namesOfPart(english: string): readonly string[] {
  const row = partRows().find(([cell = '']) => cell.split('|').includes(english));
  return row === undefined ? [] : row.flatMap((cell) => cell.split('|'));
}

/** By the language of the text where that has the words, else by the others of its script. */
function rowsOf(known: ReadonlyMap<string, readonly Row[]>, run: readonly Token[], textLanguage: Language): Row[] {
  const found = languagesOf(run[0]).map((language) => {
    if (language !== textLanguage && isLatinLanguage(language) && lengthOf(run) < SHORTEST_FOREIGN_WORD) return [];
    return (
      known.get(
        keyOf(
          run.map((token) => stemAs(token, language)),
          language,
        ),
      ) ?? []
    );
  });
  const own = languagesOf(run[0]).indexOf(textLanguage);
  const ofOwn = own < 0 ? [] : (found[own] ?? []);
  return [...(ofOwn.length > 0 ? ofOwn : new Set(found.flat()))];
}

function languagesOf(token: Token | undefined): readonly ReadLanguage[] {
  if (token?.script === 'georgian') return ['ka'];
  if (token?.script === 'arabic') return ['ar'];
  if (token?.script === 'cyrillic') return ['ru'];
  return token?.script === 'latin' ? LATIN_LANGUAGES : [];
}

function stemAs(token: Token, language: ReadLanguage): string {
  return token.script === 'latin' && isLatinLanguage(language) ? foldWord(token.surface, language).stem : token.stem;
}

function keyOf(stems: readonly string[], language: ReadLanguage): string {
  return `${language} ${stems.join(' ')}`;
}

function lengthOf(run: readonly Token[]): number {
  return run.reduce((sum, { surface }) => sum + surface.length, 0);
}

function partRows(): readonly Row[] {
  rows ??= readTable(TABLE, READ_LANGUAGES);
  return rows;
}

function learnParts(): ReadonlyMap<string, readonly Row[]> {
  const known = new Map<string, Row[]>();
  for (const row of partRows()) {
    READ_LANGUAGES.forEach((language, column) => {
      for (const form of (row[column] ?? '').split('|')) {
        const tokens = language === 'ru' ? analyze(form) : analyzeAs(form, language);
        const key = keyOf(
          tokens.map((token) => stemAs(token, language)),
          language,
        );
        const alike = known.get(key);
        if (alike === undefined) known.set(key, [row]);
        else if (!alike.includes(row)) alike.push(row);
      }
    });
  }
  return known;
}
