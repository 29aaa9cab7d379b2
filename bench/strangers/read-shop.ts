/** Reads the folder of one shop: its feed, its settings, and queries with the ids of relevant products. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES, type Language, newStoreSettings, type Product, type StoreSettings } from '@quarry/contract';
import { listCatalog } from '../../apps/server/src/modules/catalog/import-fixtures.ts';
import { createImportService } from '../../apps/server/src/modules/catalog/index.ts';

export interface GradedQuery {
  language: Language;
  /** `head`, `typo`, `price`, … */
  kind: string;
  text: string;
  /** Product id → gain (3 or 1). Empty: nothing in this shop answers it. */
  gains: ReadonlyMap<string, number>;
}

export interface Shop {
  name: string;
  settings: StoreSettings;
  products: Product[];
  queries: GradedQuery[];
  /** Graded ids that no imported product has. */
  missing: number;
  /** Why the feed could not be read. */
  importError: string | null;
}

/** Names of the folders that hold a shop, sorted. */
export function shopNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => existsSync(path.join(folder, name, 'shop.json')))
    .sort();
}

export async function readShop(folder: string): Promise<Shop> {
  const about = JSON.parse(readFileSync(path.join(folder, 'shop.json'), 'utf8')) as {
    name: string;
    language: string;
    currency: string;
  };
  const feed = readdirSync(folder).find((file) => file.startsWith('feed.'));
  if (feed === undefined) throw new Error(`${folder} has no feed.* file.`);
  const settings = newStoreSettings('stranger', about.name, languageOf(about.language), about.currency);
  const products: Product[] = [];
  let importError: string | null = null;
  try {
    await importer(settings, products).importFile({ storeId: settings.id, file: path.join(folder, feed) });
  } catch (error) {
    importError = error instanceof Error ? error.message : String(error);
  }
  const rows = readFileSync(path.join(folder, 'queries.tsv'), 'utf8')
    .split(/\r?\n/)
    .filter(Boolean)
    .map((line) => line.split('\t'));
  const graded = rows.map(([, , , grades = '-']) => gradesOf(grades));
  const wanted = new Set(graded.flatMap((grades) => grades.map(([id]) => id)));
  const productOf = productsById(products, wanted);
  const queries = rows.map(([language = '', kind = '', text = ''], place) => {
    const gains = new Map<string, number>();
    for (const [id, gain] of graded[place] ?? []) {
      const product = productOf.get(id) ?? id;
      gains.set(product, Math.max(gains.get(product) ?? 0, gain));
    }
    return { language: languageOf(language), kind, text, gains };
  });
  const missing = [...wanted].filter((id) => !productOf.has(id)).length;
  return { name: path.basename(folder), settings, products, queries, missing, importError };
}

/** The importer of the server, into a list. */
function importer(settings: StoreSettings, products: Product[]) {
  return createImportService({
    stores: { find: async () => settings, create: async () => {} },
    catalog: listCatalog(products),
    search: { refresh: async () => {} },
  });
}

/** All ids that a file of queries grades. */
export function gradedIds(file: string): Set<string> {
  const rows = readFileSync(file, 'utf8').split(/\r?\n/).filter(Boolean);
  return new Set(rows.flatMap((row) => gradesOf(row.split('\t')[3] ?? '-').map(([id]) => id)));
}

function gradesOf(grades: string): [id: string, gain: number][] {
  if (grades === '' || grades === '-') return [];
  return grades.split(' ').map((grade) => {
    const colon = grade.lastIndexOf(':');
    return [grade.slice(0, colon), Number(grade.slice(colon + 1))];
  });
}

/** The product that contains each graded id: variants may be grouped in one product. */
export function productsById(products: readonly Product[], wanted: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  for (const product of products) if (wanted.has(product.id)) found.set(product.id, product.id);
  for (const product of products) {
    for (const text of textsIn(product)) if (wanted.has(text) && !found.has(text)) found.set(text, product.id);
  }
  return found;
}

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string' || typeof value === 'number') yield String(value);
  else if (value !== null && typeof value === 'object') for (const part of Object.values(value)) yield* textsIn(part);
}

function languageOf(code: string): Language {
  const language = LANGUAGES.find((one) => one === code);
  if (language === undefined) throw new Error(`Unknown language ${JSON.stringify(code)}.`);
  return language;
}
