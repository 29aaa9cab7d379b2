/** All routes of API v1: the registry of the contract with the handlers of the modules. */
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '@quarry/database';
import { createAuditRepository } from '../modules/audit/index.ts';
import { type Access, type AuthService, createKeysRepository, createSecretKeyAccess } from '../modules/auth/index.ts';
import {
  type CatalogService,
  type CatalogueWork,
  importsV1Handlers,
  productsV1Handlers,
} from '../modules/catalog/index.ts';
import { type OrdersV1Parts, ordersV1Handlers } from '../modules/orders/index.ts';
import { type StoresService, storesV1Handlers } from '../modules/stores/index.ts';
import { tasksV1Handlers } from '../modules/tasks/index.ts';
import type { CreateLimiter } from '../rate-limits/limiter.ts';
import { createAuthorize } from './authorize.ts';
import { createIdempotencyRepository } from './idempotency-repository.ts';
import { meHandlers } from './me-handlers.ts';
import { operationRoutes } from './register-operations.ts';

export interface ApiV1Parts {
  db: Database;
  auth: AuthService;
  access: Access;
  stores: StoresService;
  createLimiter: CreateLimiter | undefined;
  catalog: CatalogService;
  work: CatalogueWork;
  orders: OrdersV1Parts;
  /** Stores that come with Quarry; demo accounts may manage these and no others. */
  demoStores: ReadonlySet<string>;
}

export function createApiV1Routes({
  db,
  auth,
  access,
  stores,
  catalog,
  work,
  orders,
  createLimiter,
  demoStores,
}: ApiV1Parts): FastifyPluginAsync {
  const secretKeys = createSecretKeyAccess(createKeysRepository(db));
  const authorize = createAuthorize({ auth, access, secretKeys, stores, demoStores });
  return operationRoutes({
    authorize: authorize.authorize,
    replies: createIdempotencyRepository(db),
    audit: createAuditRepository(db),
    createLimiter,
    handlers: {
      ...meHandlers({ authorize, auth, stores, demoStores }),
      ...storesV1Handlers({ stores }),
      ...productsV1Handlers({ catalog, writing: work.writing, tasks: work.tasks }),
      ...importsV1Handlers({ imports: work.imports }),
      ...tasksV1Handlers({ tasks: work.tasks }),
      ...ordersV1Handlers(orders),
    },
  });
}
