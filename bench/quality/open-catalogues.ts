/** The catalogues whose invariants are measured: shops in folders, and the products of judged queries. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoreSettings } from '@quarry/contract';
import { type Product } from '@quarry/contract';
import { buildIndex, type EngineDocument, learnVectors } from '@quarry/search';
import { fieldWeightsOf, productDocument } from '../../apps/server/src/modules/search/product-document.ts';
import { newStoreSettings } from '@quarry/contract';
import { readCatalogue } from '../relevance/ask-quarry.ts';
import { readJudgedData } from '../relevance/judged-data.ts';
import { readShop, shopNames } from '../strangers/read-shop.ts';
import type { Catalogue } from './invariants.ts';

const FOLDERS = ['../../tests/unseen-shops', '../../tests/relevance/shops'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/** One after the other, so that one index is in memory at a time. */
export async function* openCatalogues({
  strangers,
  judged,
  only,
}: {
  /** A further folder of shops. */
  strangers: string | undefined;
  /** A folder of judged queries. */
  judged: string | undefined;
  /** Names of catalogues; empty: all. */
  only: readonly string[];
}): AsyncGenerator<Catalogue> {
  const isWanted = (name: string) => only.length === 0 || only.includes(name);
  for (const folder of [...FOLDERS, ...(strangers === undefined ? [] : [strangers])]) {
    for (const shop of shopNames(folder)) {
      const name = `${path.basename(folder)}/${shop}`;
      if (!isWanted(shop)) continue;
      const { products, settings } = await readShop(path.join(folder, shop));
      yield catalogueOf(name, products, settings);
    }
  }
  if (judged === undefined || !isWanted('judged')) return;
  const data = readJudgedData(judged, 'dev');
  if (data === undefined) throw new Error(`${judged} holds no judged queries of the split "dev".`);
  yield catalogueOf(
    'judged',
    await readCatalogue(data.productsFile),
    newStoreSettings('judged', 'Judged', 'en', 'USD'),
  );
}

function catalogueOf(name: string, products: readonly Product[], settings: StoreSettings): Catalogue {
  const documents = products.map(productDocument);
  const language = settings.default_language;
  const options = { fieldWeights: fieldWeightsOf(settings), language };
  const build = (some: readonly EngineDocument[]) => buildIndex(some, { ...options, currency: settings.currency.code });
  const index = build(documents);
  index.attach(learnVectors(documents, options));
  const isFiled = documents.some(({ categoryPath }) => categoryPath !== undefined);
  return { name, language, documents, index, withoutCategories: isFiled ? build(documents.map(unfiled)) : null };
}

function unfiled({ categoryPath: _path, ...document }: EngineDocument): EngineDocument {
  const { category: _category, ...attributes } = document.attributes;
  return { ...document, attributes, fields: { ...document.fields, category: '' } };
}
