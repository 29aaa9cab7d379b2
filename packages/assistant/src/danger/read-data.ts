/** Reads the detector's data files, which are beside this file and, in a build, beside the bundle. */
import fs from 'node:fs';
import type { Language } from '@quarry/contract';
import { type Answers, parseAnswers } from './parse-answers.ts';
import { type LexiconSource, parseLexicon } from './parse-lexicon.ts';

export function readLexicon(language: Language): LexiconSource {
  const file = `lexicon.${language}.tsv`;
  return parseLexicon(readData(file), file);
}

export function readAnswers(language: Language): Answers {
  const file = `answers.${language}.tsv`;
  return parseAnswers(readData(file), file);
}

/** @param file name within `danger-data`. */
export const readData = (file: string): string => readBytes(file).toString('utf8');

/** @param file name within `danger-data`. */
export const readBytes = (file: string): Buffer => fs.readFileSync(new URL(`./danger-data/${file}`, import.meta.url));
