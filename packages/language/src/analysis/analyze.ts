/** Splits a text into words with offsets, folded and stemmed by the rules of each word's language. */
import { isLatinLanguage, type Language, type LatinLanguage } from '../language.ts';
import { languageOfWord, latinLanguageAmong, latinWord, readLatinAs } from './detect-language.ts';
import { foldExact, skeleton } from './fold.ts';
import { rememberingTexts } from './remembered-texts.ts';
import { stemRussian } from './russian.ts';
import { languageOfScript, type Script } from './script.ts';
import { type FoldedWord, foldWord } from './stem.ts';
import { type Piece, tokenize } from './tokenizer.ts';
import { elementAt } from '../element-at.ts';

export interface Token {
  /** As written. `text.slice(start, end) === surface`. */
  surface: string;
  /** Offset of the first UTF-16 unit, and of the one after the last. */
  start: number;
  end: number;
  /** 0, 1, 2, … */
  position: number;
  script: Script;
  /** The folded whole form with the diacritics of its language: `Kırmızı` → `kırmızı`. Codes keep their punctuation. */
  exact: string;
  /**
   * The stem, shared by inflected forms and by spellings without diacritics: `kirmizilar` → `kirmiz`. Codes lose their
   * punctuation.
   */
  stem: string;
}

export interface AnalyzeOptions {
  /** The language that the caller expects. Only evidence: the language of each word is detected. */
  language?: Language;
}

export function analyze(text: string, options: AnalyzeOptions = {}): readonly Token[] {
  return analyzeText(text, options).tokens;
}

export interface AnalyzedText {
  tokens: readonly Token[];
  latinLanguage: LatinLanguage;
}

/** Like `analyze`, and returns the language as which ambiguous Latin words were read. */
export function analyzeText(text: string, { language }: AnalyzeOptions = {}): AnalyzedText {
  return readWords(text, language);
}

const readWords = rememberingTexts((text, language): AnalyzedText => {
  const pieces = tokenize(text);
  const latin = pieces.map(({ surface, script, isCode }) =>
    script === 'latin' && !isCode ? latinWord(surface) : undefined,
  );
  const textLanguage = latinLanguageAmong(latin, language);
  const tokens: Token[] = [];
  for (let position = 0; position < pieces.length; position++) {
    const piece = elementAt(pieces, position);
    const { surface, start, end, script } = piece;
    const word = latin[position];
    const { exact, stem } =
      word === undefined ? foldOther(piece) : readLatinAs(surface, word, languageOfWord(word.evidence, textLanguage));
    tokens.push({ surface, start, end, position, script, exact, stem });
  }
  return { tokens, latinLanguage: textLanguage };
});

/** Tokens that are not Latin words: codes, numbers, words of other scripts. */
export function foldOther({ surface, script, isCode }: Pick<Piece, 'surface' | 'script' | 'isCode'>): FoldedWord {
  if (isCode) return foldCode(surface);
  const language = languageOfScript(script);
  return language === undefined ? foldForeign(surface, script) : foldWord(surface, language);
}

/**
 * Like `analyze`, for text whose language is known, such as a form of the lexicon. Skips language detection, which
 * takes two thirds of the time. Latin words among Georgian or Arabic ones (`iPhone`, `XL`) are read as English.
 */
export function analyzeAs(text: string, language: Language): Token[] {
  return tokenize(text).map(({ surface, start, end, script, isCode }, position) => {
    const own = script === 'latin' ? (isLatinLanguage(language) ? language : 'en') : languageOfScript(script);
    const folded = isCode
      ? foldCode(surface)
      : own === undefined
        ? foldForeign(surface, script)
        : foldWord(surface, own);
    return { surface, start, end, position, script, ...folded };
  });
}

/** Codes and numbers: `120×60` → `120x60`, `49,99` → `49.99`; the stem of a code has no punctuation, `nor070760`. */
function foldCode(surface: string): FoldedWord {
  const exact = foldExact(surface).replaceAll('٫', '.');
  if (/^\d+$/.test(exact)) return { exact, stem: exact };
  if (/^\d+[.,]\d{1,2}$/.test(exact)) {
    const decimal = exact.replace(',', '.');
    return { exact: decimal, stem: decimal };
  }
  if (/^[\d.,]+(?:[x×х*][\d.,]+)+$/.test(exact)) {
    const size = exact.replace(/[×х*]/g, 'x').replaceAll(',', '.');
    return { exact: size, stem: size };
  }
  const bare = skeleton(exact).replace(/[^\p{L}\p{N}]/gu, '');
  return { exact, stem: bare === '' ? exact : bare };
}

/** Russian is stemmed; words of other scripts are folded only. */
function foldForeign(surface: string, script: Script): FoldedWord {
  const exact = foldExact(surface);
  const stem = script === 'cyrillic' ? stemRussian(exact) : skeleton(exact);
  return { exact: exact === '' ? surface : exact, stem: stem === '' ? surface : stem };
}
