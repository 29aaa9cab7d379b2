/**
 * Words in URLs and titles that name a garment type, in our languages and some others (`kind-words.json`). A match must
 * start at a word boundary; Georgian and Turkic words may have endings. Earlier rows win: a “shirt dress” is a dress.
 */
import { z } from 'zod';
import data from './kind-words.json' with { type: 'json' };
import { RECOGNISED, type Recognised } from './kinds.ts';

const Kind = z.enum(RECOGNISED);
const KindWords = z
  .object({
    words: z.array(z.object({ kind: Kind, words: z.array(z.string()) }).strict()),
    categories: z.record(z.string(), Kind),
  })
  .strict();

const read = KindWords.parse(data);

export const KIND_WORDS: readonly { kind: Recognised; words: readonly string[] }[] = read.words;
/** By canonical category of the catalogue. */
export const KIND_OF_CATEGORY: Readonly<Record<string, Recognised>> = read.categories;
