/** Opens quality: repositories, services, the job, and what guards a publication of rules. */
import { createHash } from 'node:crypto';
import type { OnError } from '../../log.ts';
import { canonicalJson } from '../../api-v1/etag.ts';
import { createQueryEventsRepository } from '../analytics/index.ts';
import type { CatalogService } from '../catalog/index.ts';
import {
  createMerchandisingRepository,
  createRulesRepository,
  type MerchandisingService,
} from '../merchandising/index.ts';
import type { ProductSearch } from '../../search-engine/product-search.ts';
import type { StoresService } from '../stores/index.ts';
import { createConversationTestsRepository } from './conversation-tests-repository.ts';
import { createJudgedQueriesRepository } from './judged-queries-repository.ts';
import { createJudgedQueriesService } from './judged-queries-service.ts';
import type { HoldConversation } from './measure-store.ts';
import { createPublicationCheck } from './publication-check.ts';
import { createQualityJob } from './quality-job.ts';
import { createQualityRunsRepository } from './quality-runs-repository.ts';
import { createQualityService } from './quality-service.ts';

/** The database, as repositories take it. */
type Database = Parameters<typeof createQualityRunsRepository>[0];

interface OpenQualityParts {
  db: Database;
  stores: StoresService;
  catalog: CatalogService;
  engine: ProductSearch;
  merchandising: MerchandisingService;
  holdConversation: HoldConversation;
  engineVersion: string;
  onError: OnError;
}

export type OpenQuality = ReturnType<typeof openQuality>;

export function openQuality({ db, stores, catalog, engine, merchandising, ...parts }: OpenQualityParts) {
  const judgedQueries = createJudgedQueriesRepository(db);
  const conversationTests = createConversationTestsRepository(db);
  const runs = createQualityRunsRepository(db);
  const quality = createQualityService({
    ...parts,
    judgedQueries,
    conversationTests,
    runs,
    engine,
    merchandising,
    search: engine,
    rulesVersion: createRulesVersion(db),
    catalog,
  });
  return {
    quality,
    conversationTests,
    judgedQueries: createJudgedQueriesService({
      judgedQueries,
      queryEvents: createQueryEventsRepository(db),
      engine,
      merchandising,
      catalog,
    }),
    checkPublication: createPublicationCheck({
      rules: createRulesRepository(db),
      merchandising,
      engine,
      judgedQueries,
      runs,
    }),
    job: createQualityJob({ runs, quality, stores, onError: parts.onError }),
  };
}

/** Changes with the published rules and the synonyms, not with drafts. Read again when anything of them has changed. */
function createRulesVersion(db: Database): (storeId: string) => Promise<string> {
  const repository = createMerchandisingRepository(db);
  const known = new Map<string, { change: number; version: string }>();

  return async (storeId) => {
    const change = await repository.version(storeId);
    const before = known.get(storeId);
    if (before?.change === change) return before.version;
    const content = [await repository.rules.all(storeId), await repository.synonyms.all(storeId)];
    const version = createHash('sha256').update(canonicalJson(content)).digest('hex');
    known.set(storeId, { change, version });
    return version;
  };
}
