/** Reads a folder of judged queries: products, queries in three forms, and human judgements of results. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';

export interface JudgedQuery {
  id: string;
  text: string;
}

/** Query → product → gain. */
export type Gains = ReadonlyMap<string, ReadonlyMap<string, number>>;

export interface JudgedData {
  productsFile: string;
  /** `clean`, and where the folder has them `typo` (one edit in the longest word) and `prefix` (last word cut short). */
  queries: Map<string, JudgedQuery[]>;
  gains: Gains;
}

/** The input of the other engines: the columns of the file, unchanged. */
export interface RawProduct {
  id: string;
  name: string;
  class: string;
  brand: string;
  description: string;
  features: string;
}

const GAINS: Readonly<Record<string, number>> = { Exact: 3, Partial: 1, Irrelevant: 0 };

/** @returns undefined when the folder holds no such split. */
export function readJudgedData(folder: string, split: string): JudgedData | undefined {
  const file = (name: string) => path.join(folder, name);
  const needed = ['products.jsonl.gz', `queries.${split}.tsv`, `labels.${split}.tsv.gz`];
  if (needed.some((name) => !existsSync(file(name)))) return undefined;

  const gains = new Map<string, Map<string, number>>();
  for (const [query = '', product = '', label = ''] of rows(unpacked(file(`labels.${split}.tsv.gz`)))) {
    const gain = GAINS[label];
    if (gain === undefined) throw new Error(`Unknown label ${JSON.stringify(label)} of query ${query}.`);
    gains.set(query, (gains.get(query) ?? new Map()).set(product, gain));
  }
  const queries = new Map<string, JudgedQuery[]>();
  for (const [variant, name] of [
    ['clean', `queries.${split}.tsv`],
    ['typo', `queries.${split}.typo.tsv`],
    ['prefix', `queries.${split}.prefix.tsv`],
  ] as const) {
    if (!existsSync(file(name))) continue;
    const list = rows(readFileSync(file(name), 'utf8')).map(([id = '', text = '']) => ({ id, text }));
    queries.set(variant, list);
  }
  return { productsFile: file('products.jsonl.gz'), queries, gains };
}

export function readRawProducts(file: string): RawProduct[] {
  return unpacked(file)
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const product: RawProduct = JSON.parse(line);
      // `name:value|name:value` as words, for tokenizers that do not split at these characters.
      return { ...product, features: (product.features ?? '').replace(/[:|]/g, ' ') };
    });
}

function unpacked(file: string): string {
  return gunzipSync(readFileSync(file)).toString('utf8');
}

function rows(text: string): string[][] {
  return text
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('\t'));
}
