/** The test sets of the reader, none of which is used in training. */
import fs from 'node:fs';
import { LANGUAGES, type Language } from '@quarry/contract';
import { parseFrames } from './markup.ts';
import { splitFrames } from './frame-files.ts';
import { expand } from './generator/expand.ts';
import { contextOf, type Example, type Frames, generate } from './generator/generate.ts';
import { isInLatin } from './generator/noise.ts';
import { labelled } from './generator/message.ts';
import { createValues, isHeldValue } from './generator/values.ts';

/** Frames that were held out, one a message, half of them with noise. */
export function heldFrames(frames: Frames, count: number): Example[] {
  const { held } = splitFrames(frames);
  return [...generate({ frames: held, values: createValues(held, () => false), count, seed: 20, isSingle: true })];
}

/** Frames of the training set with held-out values of the lexicon. */
export function heldValues(frames: Frames, count: number): Example[] {
  const { train } = splitFrames(frames);
  return [
    ...generate({
      frames: train,
      values: createValues(train, (value) => !isHeldValue(value)),
      count,
      seed: 21,
      isSingle: true,
    }),
  ];
}

/** A file of messages that are written out, in the markup of frames. @throws Error when one is not, or its markup is wrong. */
export function writtenSet(file: string, language: Language): Example[] {
  return parseFrames(fs.readFileSync(file, 'utf8'), file).map((frame) => {
    const { pieces, kinds } = expand(frame, 'literal');
    const context = contextOf(frame.conditions.length === 0 ? ['new'] : frame.conditions, language, () => 0.99);
    return {
      ...labelled(pieces, kinds),
      language,
      isRomanized: isInLatin(pieces, language),
      context: { ...context, language },
    };
  });
}

export const byLanguage = (examples: readonly Example[]): (readonly [Language, Example[]])[] =>
  LANGUAGES.map((language) => [language, examples.filter((one) => one.language === language)] as const);
