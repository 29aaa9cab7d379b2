/**
 * What the lexicon teaches, read ahead of time. Reading it takes more than half a second of a processor, in every thread
 * that understands words, so the build of the server (`tools/build.mjs`) keeps what `concepts/learn-ahead.ts` says among
 * its artifacts. From source there is nothing, and each language is learned on first use, with the same result.
 */
import { readArtifact } from '../data/artifacts.ts';
import type { Language } from '../language.ts';

/** Lists are joined by `|`, for nothing is read faster than a string. */
export interface LearnedAhead {
  /** See `known-stems.ts`. */
  stems: string;
  qualities: string;
  /** A first word of forms, its stem, the next first word, its stem, …; see `form-index.ts`. */
  firstStems: string;
}

/** Undefined where nothing was learned ahead. */
export function learnedAhead(language: Language): LearnedAhead | undefined {
  const text = readArtifact(`learned.${language}`);
  if (text === undefined) return undefined;
  const [stems = '', qualities = '', firstStems = ''] = text.split('\n');
  return { stems, qualities, firstStems };
}
