/** The frames of all languages, and their division into those that are trained on and those that are held out. */
import fs from 'node:fs';
import path from 'node:path';
import { type Frame, parseFrames } from './markup.ts';
import type { Frames } from './generator/generate.ts';
import { isHeldOut } from './generator/held-out.ts';

/** @throws Error at the first mistake in the markup. */
export function readFrames(folder = path.join(import.meta.dirname, 'frames')): Frames {
  const of = (language: string): Frame[] =>
    [`${language}.txt`, `${language}.more.txt`, `${language}.trades.txt`].flatMap((file) =>
      parseFrames(fs.readFileSync(path.join(folder, file), 'utf8'), file),
    );
  return { en: of('en'), ka: of('ka'), tr: of('tr'), ar: of('ar'), az: of('az') };
}

/** One frame in ten is held out. */
export function splitFrames(frames: Frames): { train: Frames; held: Frames } {
  const part = (isHeld: boolean): Frames => {
    const of = (some: readonly Frame[]): Frame[] => some.filter(({ source }) => isHeldOut(source) === isHeld);
    return { en: of(frames.en), ka: of(frames.ka), tr: of(frames.tr), ar: of(frames.ar), az: of(frames.az) };
  };
  return { train: part(false), held: part(true) };
}
