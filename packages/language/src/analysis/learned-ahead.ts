/**
 * The words and stems that stemmers learn from the lexicon, computed at build time. Learning takes more than half a
 * second of CPU time in every thread, so the build of the server (`tools/build.mjs`) stores the result of
 * `concepts/learn-ahead.ts` among its data. From source there is none, and each language is learned on first use, with
 * the same result.
 */
import { readArtifact } from '../data/artifacts.ts';
import type { Language } from '../language.ts';

/** Lists are joined by `|`, because one string is read fastest. */
export interface LearnedAhead {
  /** See `known-stems.ts`. */
  stems: string;
  qualities: string;
  /** First words of forms alternating with their stems; see `form-index.ts`. */
  firstStems: string;
}

/** Undefined when nothing was computed at build time. */
export function learnedAhead(language: Language): LearnedAhead | undefined {
  const text = readArtifact(`learned.${language}`);
  if (text === undefined) return undefined;
  const [stems = '', qualities = '', firstStems = ''] = text.split('\n');
  return { stems, qualities, firstStems };
}
