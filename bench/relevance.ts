/**
 * Measures relevance on queries with human judgements, compared with other engines in the same run.
 *
 *   npm run bench:relevance -- --data DIR [--split dev] [--run FILE] [--engine-only] [--no-rivals]
 *
 * DIR (or QUARRY_BENCH_DATA) has `products.jsonl.gz`, `queries.SPLIT.tsv` (and `.typo.tsv`, `.prefix.tsv`) and
 * `labels.SPLIT.tsv.gz`, as published with querqy/chorus. Products are imported and queries go to the search service;
 * `--engine-only` skips the database and the service, for quick tests of engine changes. Prints a table, writes the
 * figures to bench/results/relevance.json, and TREC run files with `--run`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Ask, askEngine, buildEngine, withService } from './relevance/ask-quarry.ts';
import { type JudgedData, readJudgedData, readRawProducts } from './relevance/judged-data.ts';
import { type Measures, measure, type Run, trecLines } from './relevance/measures.ts';
import { RIVALS } from './relevance/rivals.ts';

/** Results per query, as recall needs. */
const TAKE = 100;
const RESULTS = fileURLToPath(new URL('./results/relevance.json', import.meta.url));

interface Outcome {
  engine: string;
  variant: string;
  measures: Measures;
  /** Of the measure of the clean form of the same queries, for the other variants. */
  lossAgainstClean?: number;
}

const { values: options } = parseArgs({
  options: {
    data: { type: 'string', default: process.env['QUARRY_BENCH_DATA'] ?? '' },
    split: { type: 'string', default: 'dev' },
    run: { type: 'string' },
    'engine-only': { type: 'boolean', default: false },
    'no-rivals': { type: 'boolean', default: false },
  },
});

if (options.data === '') {
  console.log('Nothing was measured: name the folder of judged queries with --data DIR or QUARRY_BENCH_DATA.');
  process.exit(0);
}
const data = readJudgedData(options.data, options.split);
if (data === undefined) {
  console.error(`${options.data} holds no judged queries of the split "${options.split}".`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
await askQuarry(data);
if (!options['no-rivals']) {
  const products = readRawProducts(data.productsFile);
  for (const { name, open } of RIVALS) await record(name, await open(products), data);
}
print(outcomes);
mkdirSync(path.dirname(RESULTS), { recursive: true });
writeFileSync(RESULTS, `${JSON.stringify({ split: options.split, outcomes }, null, 2)}\n`);

async function askQuarry(judged: JudgedData): Promise<void> {
  const use = async (ask: Ask) => {
    const runs = await record('Quarry', ask, judged);
    for (const [variant, run] of runs) if (options.run) writeFileSync(runFile(options.run, variant), trecLines(run));
  };
  if (options['engine-only']) await use(askEngine(await buildEngine(judged.productsFile)));
  else await withService(judged.productsFile, use);
}

async function record(engine: string, ask: Ask, { queries, gains }: JudgedData): Promise<Map<string, Run>> {
  const runs = new Map<string, Run>();
  for (const [variant, list] of queries) {
    const run = new Map<string, string[]>();
    for (const { id, text } of list) run.set(id, await ask(text, TAKE));
    runs.set(variant, run);
    const measures = measure(run, list, gains);
    const clean = variant === 'clean' ? undefined : measure(runs.get('clean') ?? new Map(), list, gains);
    const loss = clean && 1 - measures.ndcg10 / clean.ndcg10;
    outcomes.push({ engine, variant, measures, ...(loss !== undefined && { lossAgainstClean: loss }) });
  }
  return runs;
}

/** `run.txt`, `run.typo.txt`, `run.prefix.txt`. */
function runFile(file: string, variant: string): string {
  const { dir, name, ext } = path.parse(file);
  return variant === 'clean' ? file : path.join(dir, `${name}.${variant}${ext}`);
}

function print(lines: readonly Outcome[]): void {
  const figure = (value: number) => value.toFixed(3);
  console.table(
    lines.map(({ engine, variant, measures, lossAgainstClean }) => ({
      engine,
      queries: `${variant} (${measures.queries})`,
      'NDCG@10': figure(measures.ndcg10),
      'judged only': figure(measures.judgedNdcg10),
      'recall@100': figure(measures.recall100),
      MRR: figure(measures.mrr),
      'lost to clean': lossAgainstClean === undefined ? '' : `${(100 * lossAgainstClean).toFixed(1)}%`,
    })),
  );
}
