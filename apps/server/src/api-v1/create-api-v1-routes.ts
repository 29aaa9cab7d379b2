/** All routes of API v1: the registry of the contract with the handlers of the modules. */
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '@quarry/database';
import { createAuditRepository } from '../modules/audit/index.ts';
import { type Access, type AuthService, createKeysRepository, createSecretKeyAccess } from '../modules/auth/index.ts';
import { type StoresService, storesV1Handlers } from '../modules/stores/index.ts';
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
  /** Stores that come with Quarry; demo accounts may manage these and no others. */
  demoStores: ReadonlySet<string>;
}

export function createApiV1Routes({
  db,
  auth,
  access,
  stores,
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
    },
  });
}
