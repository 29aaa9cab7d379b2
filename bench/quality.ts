/**
 * `npm run bench:quality`: of a hundred real queries per language, and of a second list that was judged before it was
 * run, how many have a correct first product, in an English catalogue and in a catalogue of their own language.
 * `--wrong` lists the others.
 */
import { entriesOf } from '@quarry/contract';
import fs from 'node:fs';
import type { Language } from '@quarry/contract';
import { catalogueIn, englishCatalogue } from '../tests/relevance/catalogues.ts';
import { answerable, judge } from '../tests/relevance/judge.ts';
import type { JudgedQuery } from '../tests/relevance/judged-query.ts';
import { AR_QUERIES } from '../tests/relevance/queries/ar.ts';
import { AR_SECOND_QUERIES } from '../tests/relevance/queries/ar-second.ts';
import { AZ_QUERIES } from '../tests/relevance/queries/az.ts';
import { AZ_SECOND_QUERIES } from '../tests/relevance/queries/az-second.ts';
import { KA_QUERIES } from '../tests/relevance/queries/ka.ts';
import { KA_SECOND_QUERIES } from '../tests/relevance/queries/ka-second.ts';
import { TR_QUERIES } from '../tests/relevance/queries/tr.ts';
import { TR_SECOND_QUERIES } from '../tests/relevance/queries/tr-second.ts';

const showsWrong = process.argv.includes('--wrong');
type Lists = readonly (readonly [list: string, queries: readonly JudgedQuery[]])[];
const languages: Partial<Record<Language, Lists>> = {
  ka: [
    ['first', KA_QUERIES],
    ['second', KA_SECOND_QUERIES],
  ],
  tr: [
    ['first', TR_QUERIES],
    ['second', TR_SECOND_QUERIES],
  ],
  ar: [
    ['first', AR_QUERIES],
    ['second', AR_SECOND_QUERIES],
  ],
  az: [
    ['first', AZ_QUERIES],
    ['second', AZ_SECOND_QUERIES],
  ],
};
const english = englishCatalogue();
const rows: Record<string, string | number>[] = [];

for (const [language, lists] of entriesOf<Language, Lists>(languages)) {
  const own = catalogueIn(language);
  for (const [list, queries] of lists) {
    for (const [name, catalogue] of [
      ['English', english],
      ['own', own],
    ] as const) {
      const { asked, firstRight, amongFive, wrong } = judge(catalogue, answerable(catalogue, queries), language);
      rows.push({
        language,
        list,
        catalogue: name,
        queries: asked,
        'first right': firstRight,
        'among five': amongFive,
      });
      if (showsWrong) for (const { query, first } of wrong) console.log(`${language} ${name}: ${query} → ${first}`);
    }
  }
}
console.table(rows);
fs.mkdirSync('bench/results', { recursive: true });
fs.writeFileSync('bench/results/quality.json', `${JSON.stringify(rows, null, 2)}\n`);
