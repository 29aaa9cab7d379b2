/**
 * Generates ordinary shop talk from the frames of the reader: harmless messages in thousands of wordings. Without them
 * the classifier takes rare words of harmless requests for danger.
 */
import { LANGUAGES, type Language } from '@quarry/contract';
import { readFrames } from '../reader/frame-files.ts';
import { generate, kindsOf } from '../reader/generator/generate.ts';
import { createValues } from '../reader/generator/values.ts';
import type { Frame } from '../reader/markup.ts';

/** Messages of each language in each fold. */
const EACH = 2000;

export interface ShopTalk {
  language: Language;
  message: string;
  fold: number;
}

/**
 * @param folds each frame is in one of them. Frames that no shop can answer are left out, because some ask for medical
 * advice.
 */
export function shopTalk(folds: number): ShopTalk[] {
  const frames = readFrames();
  const values = createValues(frames, () => false);
  return Array.from({ length: folds }, (_, fold) => {
    const of = (language: Language): Frame[] =>
      frames[language]
        .filter(({ nodes }) => !kindsOf(nodes).includes('out-of-scope'))
        .filter((_frame, place) => place % folds === fold);
    const own = { en: of('en'), ka: of('ka'), tr: of('tr'), ar: of('ar'), az: of('az') };
    const made = generate({ frames: own, values, count: EACH * LANGUAGES.length, seed: 11 + fold });
    return [...made].map(({ text, language }) => ({ language, message: text, fold }));
  }).flat();
}
