/**
 * `npm run bench:quality`: of a hundred real queries in each language, how many have a right product first, in a
 * catalogue that is in English alone and in one of their own language. `--wrong` lists those that have not.
 */
import fs from 'node:fs';
import type { Language } from '@quarry/contract';
import { catalogueIn, englishCatalogue } from '../tests/relevance/catalogues.ts';
import { answerable, judge } from '../tests/relevance/judge.ts';
import { AR_QUERIES } from '../tests/relevance/queries/ar.ts';
import { AZ_QUERIES } from '../tests/relevance/queries/az.ts';
import { KA_QUERIES } from '../tests/relevance/queries/ka.ts';
import { TR_QUERIES } from '../tests/relevance/queries/tr.ts';

const showsWrong = process.argv.includes('--wrong');
const languages = { ka: KA_QUERIES, tr: TR_QUERIES, ar: AR_QUERIES, az: AZ_QUERIES };
const english = englishCatalogue();
const rows: Record<string, string | number>[] = [];

for (const [language, queries] of Object.entries(languages) as [Language, typeof KA_QUERIES][]) {
  for (const [name, catalogue] of [
    ['English', english],
    ['own', catalogueIn(language)],
  ] as const) {
    const { asked, firstRight, amongFive, wrong } = judge(catalogue, answerable(catalogue, queries), language);
    rows.push({ language, catalogue: name, queries: asked, 'first right': firstRight, 'among five': amongFive });
    if (showsWrong) for (const { query, first } of wrong) console.log(`${language} ${name}: ${query} → ${first}`);
  }
}
console.table(rows);
fs.mkdirSync('bench/results', { recursive: true });
fs.writeFileSync('bench/results/quality.json', `${JSON.stringify(rows, null, 2)}\n`);
