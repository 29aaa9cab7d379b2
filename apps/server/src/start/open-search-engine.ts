/**
 * Opens product search: the embedded engine, with vectors of a model or learned ones, and beside it the engine on a
 * search server where one is configured.
 */
import path from 'node:path';
import type { Database } from '@quarry/database';
import type { Config } from '../config.ts';
import type { OnError } from '../log.ts';
import { withoutPersons } from '../modules/analytics/index.ts';
import type { CatalogService } from '../modules/catalog/index.ts';
import {
  codeVersion,
  createEmbeddedProductSearch,
  createEmbeddingsRepository,
  createEngineBySize,
  createLearnedVectors,
  createProviderVectors,
  createRetrievedProductSearch,
  createStoreIndexes,
  createVectorUpkeep,
  type Embedder,
  openIndexThread,
  openSnapshotFiles,
} from '../modules/search/index.ts';
import type { StoresService } from '../modules/stores/index.ts';
import { createOpenSearchRetriever } from '../providers/opensearch/index.ts';
import type { createMeasuredParts } from '../telemetry/measured-parts.ts';
import { type Metrics, watchEngine } from '../telemetry/metrics.ts';

interface SearchEngineParts {
  config: Pick<Config, 'dataDir' | 'searchServer'>;
  db: Database;
  databaseKey: string;
  embedder: Embedder | undefined;
  catalog: CatalogService;
  stores: StoresService;
  metrics: Metrics;
  measured: ReturnType<typeof createMeasuredParts>;
  onError: OnError;
  /** The embedding model did not answer. */
  onFallback(reason: string): void;
  onCatalogChanged(storeId: string): void;
}

export function openSearchEngine({ catalog, stores, measured, onError, ...parts }: SearchEngineParts) {
  const { dataDir, searchServer } = parts.config;
  // Per database: indexes of another or deleted database are never opened.
  const indexDirectory = path.join(dataDir, 'indexes', parts.databaseKey);
  const code = codeVersion();
  const learningThread = measured.indexer(openIndexThread());
  const learned = createLearnedVectors({
    catalog,
    stores,
    indexer: learningThread,
    files: openSnapshotFiles(indexDirectory, 'vectors'),
    codeVersion: code,
    onError,
  });
  const provided =
    parts.embedder &&
    createProviderVectors({
      embedder: measured.embedder(parts.embedder),
      embeddings: createEmbeddingsRepository(parts.db),
      catalog,
      withoutPersons,
      onFallback: parts.onFallback,
    });
  const vectors = provided ?? learned;
  const indexFiles = openSnapshotFiles(indexDirectory, 'index');
  const indexes = createStoreIndexes({
    catalog,
    indexer: measured.indexer(openIndexThread()),
    files: indexFiles,
    codeVersion: code,
    onError,
    onChanged: (storeId, isNew) => {
      if (isNew || vectors.followsEveryChange) upkeep.schedule(storeId);
      parts.onCatalogChanged(storeId);
    },
  });
  const upkeep = createVectorUpkeep({
    source: vectors,
    ...(provided && { standIn: learned }),
    attach: indexes.attach,
    onError,
  });
  const embedded = createEmbeddedProductSearch({ indexes, vectors });
  const retriever = searchServer && createOpenSearchRetriever({ ...searchServer, ...parts, onError });
  const engine = !retriever
    ? embedded
    : createEngineBySize({
        small: embedded,
        large: createRetrievedProductSearch({ feed: catalog, products: catalog.byIds, retriever, onError }),
        largeFrom: searchServer.fromProducts,
        count: catalog.count,
      });
  watchEngine(parts.metrics, engine);
  return {
    engine: measured.engine(engine),
    /** Snapshots of the embedded engine. */
    indexFiles,
    async close() {
      // Maintenance stops first, then the thread that it may be waiting for.
      await Promise.all([upkeep.close(), learningThread.close()]);
      await indexes.close();
      await retriever?.close();
    },
  };
}
