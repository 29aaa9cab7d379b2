/** All routes of API v1: the registry of the contract with the handlers of the modules. */
import { SearchRequest } from '@quarry/contract';
import type { Database } from '@quarry/database';
import type { FastifyPluginAsync } from 'fastify';
import {
  createSearchesRepository,
  createSearchesService,
  type EventsService,
  searchesV1Handlers,
} from '../modules/analytics/index.ts';
import { auditV1Handlers, createAuditRepository } from '../modules/audit/index.ts';
import {
  type Access,
  type AuthService,
  createAccountLinksRepository,
  createKeysRepository,
  createKeysService,
  createMailLink,
  createMembersRepository,
  createMembersService,
  createSecretKeyAccess,
  keysV1Handlers,
  membersUndos,
  membersV1Handlers,
  type SendAccountMail,
} from '../modules/auth/index.ts';
import {
  type CatalogService,
  type CatalogueWork,
  importsV1Handlers,
  productsV1Handlers,
} from '../modules/catalog/index.ts';
import {
  type ChatService,
  type ConversationFeed,
  conversationsV1Handlers,
  createInboxRepository,
  createInboxService,
} from '../modules/chat/index.ts';
import {
  createRulePreview,
  createRulesRepository,
  createRulesService,
  createSynonymsRepository,
  createSynonymsService,
  type MerchandisingService,
  type RulePreviewParts,
  rulesUndos,
  rulesV1Handlers,
  synonymsUndos,
  synonymsV1Handlers,
} from '../modules/merchandising/index.ts';
import { type OrdersV1Parts, ordersV1Handlers } from '../modules/orders/index.ts';
import type { SearchService } from '../modules/search/index.ts';
import { type StoresService, storesUndos, storesV1Handlers } from '../modules/stores/index.ts';
import { tasksV1Handlers } from '../modules/tasks/index.ts';
import type { OnError } from '../log.ts';
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
  merchandising: MerchandisingService;
  engine: RulePreviewParts['engine'];
  search: Pick<SearchService, 'search' | 'quick'>;
  events: Pick<EventsService, 'accept'>;
  chat: Pick<ChatService, 'stopReply'>;
  conversationFeed: ConversationFeed;
  createLimiter: CreateLimiter | undefined;
  catalog: CatalogService;
  work: CatalogueWork;
  orders: OrdersV1Parts;
  /** Stores that come with Quarry; demo accounts may manage these and no others. */
  demoStores: ReadonlySet<string>;
  /** Our configured origin, for links in mails. */
  publicOrigin: string | undefined;
  /** undefined: no mail server is configured. */
  sendMail: SendAccountMail | undefined;
  onError: OnError;
}

export function createApiV1Routes(parts: ApiV1Parts): FastifyPluginAsync {
  const { db, auth, access, stores, catalog, merchandising, engine, search, createLimiter, demoStores } = parts;
  const { work, orders } = parts;
  const { publicOrigin, conversationFeed: feed } = parts;
  const audit = createAuditRepository(db);
  const keyRows = createKeysRepository(db);
  const secretKeys = createSecretKeyAccess({ keys: keyRows, noteUse: auth.noteKeyUse });
  const authorize = createAuthorize({ auth, access, secretKeys, stores, demoStores });
  const keys = createKeysService({ keys: keyRows, auth });
  const members = createMembersService({
    members: createMembersRepository(db),
    links: createAccountLinksRepository(db),
    auth,
  });
  const mailLink = createMailLink(parts.sendMail, (reason) =>
    parts.onError('A mail with a link was not sent.', reason),
  );
  const ruleRows = createRulesRepository(db);
  const rules = createRulesService({ rules: ruleRows, merchandising });
  const synonymRows = createSynonymsRepository(db);
  const synonyms = createSynonymsService({ synonyms: synonymRows, merchandising });
  const searches = createSearchesRepository(db);
  const preview = createRulePreview({
    rules: ruleRows,
    synonyms: synonymRows,
    merchandising,
    queries: searches.distinctQueries,
    engine,
    catalog,
  });
  const reports = createSearchesService({
    searches,
    catalog,
    async searchNow(settings, query, take) {
      // An explained search is not recorded.
      const asked = SearchRequest.parse({ query, store: settings.id, limit: take, explain: true });
      const found = await search.search(settings, asked);
      return {
        products: found.documents.map(({ id, tier, metadata }) => ({ id, tier, title: metadata.title })),
        total: found.num_total_results,
        redirect: found.redirect,
      };
    },
  });
  const inbox = createInboxService({
    inbox: createInboxRepository(db),
    feed,
    stopReply: parts.chat.stopReply,
  });
  const undos = {
    ...storesUndos({ stores }),
    ...membersUndos({ members }),
    ...rulesUndos({ rules }),
    ...synonymsUndos({ synonyms }),
  };

  const routes = operationRoutes({
    authorize: authorize.authorize,
    replies: createIdempotencyRepository(db),
    audit,
    createLimiter,
    handlers: {
      ...meHandlers({ authorize, auth, stores, demoStores }),
      ...storesV1Handlers({ stores }),
      ...productsV1Handlers({ catalog, writing: work.writing, tasks: work.tasks }),
      ...importsV1Handlers({ imports: work.imports }),
      ...tasksV1Handlers({ tasks: work.tasks }),
      ...ordersV1Handlers(orders),
      ...auditV1Handlers({ audit, undos }),
      ...keysV1Handlers({ keys }),
      ...membersV1Handlers({ members, stores, audit, mailLink, publicOrigin }),
      ...rulesV1Handlers({ rules, preview, stores }),
      ...synonymsV1Handlers({ synonyms }),
      ...searchesV1Handlers({ reports, stores, search, events: parts.events }),
      ...conversationsV1Handlers({ inbox }),
    },
  });
  return async (app) => {
    // Streams to readers would keep the server from stopping.
    app.addHook('preClose', async () => feed.close());
    await app.register(routes);
  };
}
