/**
 * Ordinary shop talk, made from the frames of the reader: what people say to a shop in thousands of wordings, none of which
 * is danger. Without it the classifier takes rare words of harmless wishes for danger.
 */
import { LANGUAGES, type Language } from '@quarry/contract';
import { readFrames } from '../reader/frame-files.ts';
import { generate, kindsOf } from '../reader/generator/generate.ts';
import { createValues } from '../reader/generator/values.ts';
import type { Frame } from '../reader/markup.ts';

/** Messages of each language in each fold. */
const EACH = 500;

export interface ShopTalk {
  language: Language;
  message: string;
  fold: number;
}

/**
 * @param folds no frame is in two of them.
 * Frames of what no shop can answer are left out: some ask for the advice of a doctor.
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
