/** Reads the detector's data, which stands beside this file and, in a build, beside the bundle. */
import fs from 'node:fs';
import type { Language } from '@quarry/contract';
import { type LexiconSource, parseLexicon } from './parse-lexicon.ts';

export function readLexicon(language: Language): LexiconSource {
  const file = `lexicon.${language}.tsv`;
  return parseLexicon(fs.readFileSync(new URL(`./danger-data/${file}`, import.meta.url), 'utf8'), file);
}
