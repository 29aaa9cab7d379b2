/**
 * What the lexicon teaches, read ahead of time. Reading it takes more than half a second of a processor, in every thread
 * that understands words, so the build of the server (`tools/build.mjs`) puts what `concepts/learn-ahead.ts` says in the
 * place of this file. Everywhere else there is nothing here, and each language is learned on first use, with the same
 * result.
 */
import type { Language } from '../language.ts';

/** Lists are joined by `|`, for nothing is read faster than a string. */
export interface LearnedAhead {
  /** See `known-stems.ts`. */
  stems: string;
  qualities: string;
  /** A first word of forms, its stem, the next first word, its stem, …; see `form-index.ts`. */
  firstStems: string;
}

export const LEARNED_AHEAD: Readonly<Partial<Record<Language, LearnedAhead>>> = {};
