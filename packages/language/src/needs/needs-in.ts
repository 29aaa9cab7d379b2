/**
 * Finds needs and problems in a text, and what serves them: "my feet don't reach the floor" is served by a footrest.
 * The tables are in `data/needs`: a row names what serves the need, and cues in each language, one of which must occur
 * in the text.
 */
import { analyze, type Token } from '../analysis/analyze.ts';
import { foldExact, skeleton } from '../analysis/fold.ts';
import { rememberingTexts } from '../analysis/remembered-texts.ts';
import type { Concept } from '../concepts/concept.ts';
import { conceptById } from '../concepts/lexicon.ts';
import { namesOfPart } from '../concepts/parts-of-names.ts';
import { readArtifact } from '../data/artifacts.ts';
import { READ_LANGUAGES, type Language, type ReadLanguage } from '../language.ts';

/** What serves a need: a concept, or a word of `words/parts-of-names.tsv` (`holder`) in all languages. */
export type Remedy = { concept: Concept } | { names: readonly string[] };

export interface Need {
  /** Best first. */
  remedies: readonly Remedy[];
  /** Offsets of the words of all its cues in the text. */
  said: readonly { start: number; end: number }[];
}

interface Cue {
  /** Every part must occur in the text; `beginning` of a word, or the whole word. */
  words: readonly { letters: string; stem: string; isBeginning: boolean }[];
  row: number;
}

interface Needs {
  remedies: readonly (readonly Remedy[])[];
  /** By the first two letters of the first word. */
  cues: ReadonlyMap<string, readonly Cue[]>;
}

const KEY_LETTERS = 2;
/** In a longer text a cue occurs by accident. */
const MAX_WORDS = 24;
let known: Needs | undefined;

/** The needs in a text, those with the longest cues first. */
export function needsIn(text: string, { language }: { language?: Language } = {}): readonly Need[] {
  return findNeeds(text, language);
}

const findNeeds = rememberingTexts((text, language): readonly Need[] => {
  const tokens = analyze(text, language === undefined ? {} : { language });
  if (tokens.length > MAX_WORDS) return [];
  known ??= readNeeds();
  const words = tokens.map((token) => ({ token, letters: withoutArticle(skeleton(token.exact)) }));
  const found = new Map<number, { longest: number; said: Set<Token> }>();
  const keys = new Set(words.flatMap(({ token, letters }) => [keyOf(letters), keyOf(token.stem)]));
  for (const key of keys) {
    for (const { words: cue, row } of known.cues.get(key) ?? []) {
      const said = cue.map((one) => words.find((word) => isSaid(one, word))?.token);
      const tokensSaid = said.filter((token) => token !== undefined);
      if (tokensSaid.length < cue.length) continue;
      const before = found.get(row) ?? { longest: 0, said: new Set() };
      found.set(row, {
        longest: Math.max(before.longest, tokensSaid.length),
        said: new Set([...before.said, ...tokensSaid]),
      });
    }
  }
  return [...found]
    .sort(([, a], [, b]) => b.longest - a.longest)
    .map(([row, { said }]) => ({
      remedies: known?.remedies[row] ?? [],
      said: [...said].map(({ start, end }) => ({ start, end })),
    }));
});

function isSaid(
  { letters, stem, isBeginning }: Cue['words'][number],
  word: { letters: string; token: Token },
): boolean {
  if (isBeginning) return word.letters.startsWith(letters);
  return word.letters === letters || word.token.stem === stem;
}

/** In Arabic the article and some prepositions are part of the word. */
function withoutArticle(letters: string): string {
  return letters.replace(/^(?:و|ب|ك)?(?:ال|لل)(?=.{3})/, '');
}

function keyOf(word: string): string {
  return word.slice(0, KEY_LETTERS);
}

function readNeeds(): Needs {
  const remedies: Remedy[][] = [];
  const cues = new Map<string, Cue[]>();
  for (const line of (readArtifact('needs') ?? '').split('\n')) {
    const [to = '', ...cells] = line.split('\t');
    const row = remedies.length;
    remedies.push(to.split('|').flatMap(remedyOf));
    READ_LANGUAGES.forEach((language, column) => {
      for (const cue of (cells[column] ?? '').split('|').filter(Boolean)) {
        const words = cue.split('+').map((word) => readCueWord(word, language));
        const key = keyOf(words[0]?.letters ?? '');
        const alike = cues.get(key);
        if (alike === undefined) cues.set(key, [{ words, row }]);
        else alike.push({ words, row });
      }
    });
  }
  return { remedies, cues };
}

function readCueWord(word: string, language: ReadLanguage): Cue['words'][number] {
  const isBeginning = word.endsWith('*');
  const [token] = isBeginning ? [] : analyze(word, language === 'ru' ? {} : { language });
  const letters = withoutArticle(skeleton(token?.exact ?? foldExact(word.replace('*', ''))));
  return { letters, stem: token?.stem ?? letters, isBeginning };
}

const WORD = 'word:';

function remedyOf(to: string): Remedy[] {
  if (to.startsWith(WORD)) return [{ names: namesOfPart(to.slice(WORD.length)) }];
  const concept = conceptById(to);
  return concept === undefined ? [] : [{ concept }];
}
