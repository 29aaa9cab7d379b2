/**
 * `npm run bench:quality -- [--wrong] [--invariants-only] [--data DIR] [--only NAME,NAME]`
 *
 * Of a hundred real queries per language, and of a second list that was judged before it was run, how many have a correct
 * first product, in an English catalogue and in a catalogue of their own language. Then, without judgements, how far
 * the invariants of `quality/invariants.ts` hold in each catalogue: the shops of the tests, those of STRANGERS_DIR, and
 * the products of judged queries in DIR (see `relevance.ts`). `--wrong` lists what is not right.
 */
import { entriesOf } from '@quarry/contract';
import fs from 'node:fs';
import { parseArgs } from 'node:util';
import type { Language } from '@quarry/contract';
import { checkInvariants } from './quality/invariants.ts';
import { openCatalogues } from './quality/open-catalogues.ts';
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

const { values: options } = parseArgs({
  options: {
    wrong: { type: 'boolean', default: false },
    'invariants-only': { type: 'boolean', default: false },
    data: { type: 'string' },
    only: { type: 'string', default: '' },
  },
});
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
const rows: Record<string, string | number>[] = [];
const invariants: Record<string, Record<string, string>> = {};

if (!options['invariants-only']) judgeLanguages();
await measureInvariants();
fs.mkdirSync('bench/results', { recursive: true });
fs.writeFileSync('bench/results/quality.json', `${JSON.stringify({ rows, invariants }, null, 2)}\n`);

function judgeLanguages(): void {
  const english = englishCatalogue();
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
        if (options.wrong)
          for (const { query, first } of wrong) console.log(`${language} ${name}: ${query} → ${first}`);
      }
    }
  }
  console.table(rows);
}

async function measureInvariants(): Promise<void> {
  const opened = openCatalogues({
    strangers: process.env['STRANGERS_DIR'],
    judged: options.data,
    only: options.only.split(',').filter(Boolean),
  });
  for await (const catalogue of opened) {
    const outcomes = checkInvariants(catalogue);
    const column: Record<string, string> = {};
    for (const { invariant, checked, share, violations } of outcomes) {
      column[invariant] = checked === 0 ? '' : `${share.toFixed(3)} (${checked})`;
      if (options.wrong) for (const told of violations) console.log(`${catalogue.name}, ${invariant}: ${told}`);
    }
    invariants[catalogue.name] = column;
  }
  console.table(invariants);
}
