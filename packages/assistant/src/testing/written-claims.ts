/** Reads the statements of `claims/{language}.tsv`: `lie` or `truth`, a tab, the sentence. */
import fs from 'node:fs';
import type { Language } from '@quarry/contract';
import { z } from 'zod';

const Claim = z.tuple([z.enum(['lie', 'truth']), z.string().min(1)]);

export interface WrittenClaims {
  lies: readonly string[];
  truths: readonly string[];
}

/** @throws ZodError for a line that is neither a lie nor a truth. */
export function writtenClaims(language: Language): WrittenClaims {
  const text = fs.readFileSync(new URL(`./claims/${language}.tsv`, import.meta.url), 'utf8');
  const claims = text
    .trim()
    .split('\n')
    .map((line) => Claim.parse(line.split('\t')));
  const of = (wanted: 'lie' | 'truth') => claims.filter(([kind]) => kind === wanted).map(([, sentence]) => sentence);
  return { lies: of('lie'), truths: of('truth') };
}
