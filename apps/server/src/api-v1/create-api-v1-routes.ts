/** All routes of API v1: the registry of the contract with the handlers of the modules. */
import { SearchRequest } from '@quarry/contract';
import type { Database } from '@quarry/database';
import type { FastifyPluginAsync } from 'fastify';
import {
  createAdviceRepository,
  createEventExport,
  createQueryEventsRepository,
  createSearchesRepository,
  createSearchesService,
  type EventsService,
  type RollupsJob,
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
  type FirstAccounts,
  keysUndos,
  keysV1Handlers,
  membersUndos,
  membersV1Handlers,
  type SecondFactors,
  secondFactorV1Handlers,
  type SendAccountMail,
  setupV1Handlers,
} from '../modules/auth/index.ts';
import {
  type CatalogService,
  type CatalogueWork,
  createQualityRepository,
  createQualityService,
  feedsUndos,
  feedsV1Handlers,
  importsV1Handlers,
  productsUndos,
  productsV1Handlers,
} from '../modules/catalog/index.ts';
import {
  type ChatService,
  type ConversationFeed,
  ownChatsV1Handlers,
  type StaffPresence,
  conversationsV1Handlers,
  createInboxRepository,
  createInboxService,
  createOwnChatsRepository,
  createReplyRepository,
  createSavedRepliesRepository,
  savedRepliesUndos,
  savedRepliesV1Handlers,
} from '../modules/chat/index.ts';
import {
  createExperimentsRepository,
  createExperimentsService,
  createOutcomesRepository,
  experimentsUndos,
  experimentsV1Handlers,
  type RunningExperiments,
} from '../modules/experiments/index.ts';
import {
  createRulePreview,
  createRulesRepository,
  createRulesService,
  createSynonymsRepository,
  createSynonymsService,
  type MerchandisingService,
  rulesUndos,
  rulesV1Handlers,
  synonymsUndos,
  synonymsV1Handlers,
} from '../modules/merchandising/index.ts';
import { type OpenQuality, qualityUndos, qualityV1Handlers } from '../modules/quality/index.ts';
import {
  createFindProposals,
  createProposalsRepository,
  createProposalsService,
  createVisitsRepository,
  proposalsUndos,
  proposalsV1Handlers,
} from '../modules/proposals/index.ts';
import { type PeopleDataService, peopleDataV1Handlers } from '../modules/people-data/index.ts';
import { ordersUndos, type OrdersV1Parts, ordersV1Handlers } from '../modules/orders/index.ts';
import { productAsSearched, type SearchService } from '../modules/search/index.ts';
import type { ProductSearch } from '../search-engine/product-search.ts';
import { type StoresService, storesUndos, storesV1Handlers } from '../modules/stores/index.ts';
import { eventOfChange, type Webhooks, webhooksUndos, webhooksV1Handlers } from '../modules/webhooks/index.ts';
import { createUsageRepository, type UsageMeter, usageV1Handlers } from '../modules/usage/index.ts';
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
  engine: ProductSearch;
  search: Pick<SearchService, 'search' | 'quick'>;
  events: Pick<EventsService, 'accept'>;
  experiments: Pick<RunningExperiments, 'changed' | 'settle'>;
  quality: OpenQuality;
  rollups: Pick<RollupsJob, 'refresh'>;
  chat: Pick<ChatService, 'stopReply' | 'resume' | 'stop' | 'isBeingWritten'>;
  conversationFeed: ConversationFeed;
  staffPresence: StaffPresence;
  createLimiter: CreateLimiter | undefined;
  catalog: CatalogService;
  work: CatalogueWork;
  orders: OrdersV1Parts;
  peopleData: PeopleDataService;
  webhooks: Webhooks;
  meter: UsageMeter;
  firstAccounts: FirstAccounts;
  secondFactors: SecondFactors;
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
  const { publicOrigin, conversationFeed: feed, work } = parts;
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
  const queryEvents = createQueryEventsRepository(db);
  const preview = createRulePreview({
    rules: ruleRows,
    synonyms: synonymRows,
    merchandising,
    queries: queryEvents.distinctQueries,
    engine,
    catalog,
  });
  const reports = createSearchesService({
    searches,
    advice: createAdviceRepository(db),
    queryEvents,
    rollups: parts.rollups,
    catalog,
    async searchNow(settings, query, take) {
      // An explained search is not recorded.
      const asked = SearchRequest.parse({ query, store: settings.id, limit: take, explain: true });
      const found = await search.search(settings, asked);
      return {
        products: found.documents.map(({ id, tier, metadata, explain }) => ({
          id,
          tier,
          title: metadata.title,
          explain: explain ?? { score: 0, parts: [], pinned: false },
        })),
        total: found.num_total_results,
        redirect: found.redirect,
      };
    },
    async countNow(settings, query) {
      const { steering } = await merchandising.decide(settings, query, undefined, Date.now());
      const asked = { text: query, skip: 0, take: 1, ...(steering && { steering }) };
      return (await engine.search(settings, asked)).total;
    },
  });
  const experiments = createExperimentsService({
    experiments: createExperimentsRepository(db),
    outcomes: createOutcomesRepository(db),
    running: parts.experiments,
    rules: ruleRows,
    merchandising,
    queries: queryEvents.distinctQueries,
  });
  const proposals = createProposalsService({
    proposals: createProposalsRepository(db),
    findProposals: createFindProposals({
      queries: async (settings, asked) => (await reports.queries(settings, { ...asked, skip: 0 })).figures,
      visits: async (settings, days) => (await reports.overview(settings, { days })).numbers.visits,
      events: createVisitsRepository(db),
      engine,
      merchandising,
      catalog,
    }),
    rules,
    synonyms,
    onError: parts.onError,
  });
  const inbox = createInboxService({
    inbox: createInboxRepository(db),
    feed,
    presence: parts.staffPresence,
    stopReply: parts.chat.stopReply,
  });
  const savedReplies = createSavedRepliesRepository(db);
  const undos = {
    ...storesUndos({ stores }),
    ...productsUndos({ writing: work.writing }),
    ...membersUndos({ members }),
    ...keysUndos({ keys }),
    ...feedsUndos({ feeds: work.feeds }),
    ...ordersUndos({ orders: parts.orders.orders }),
    ...webhooksUndos({ webhooks: parts.webhooks }),
    ...savedRepliesUndos({ savedReplies }),
    ...rulesUndos({ rules }),
    ...synonymsUndos({ synonyms }),
    ...experimentsUndos({ experiments }),
    ...proposalsUndos({ proposals }),
    ...qualityUndos(parts.quality),
  };

  const routes = operationRoutes({
    authorize: authorize.authorize,
    replies: createIdempotencyRepository(db),
    audit: {
      // In the transaction of the change, so that only committed changes are sent.
      async add(line, tx) {
        await audit.add(line, tx);
        const event = line.storeId === null ? undefined : eventOfChange(line);
        if (event && line.storeId !== null) await parts.webhooks.emitWithin(tx, line.storeId, event);
      },
    },
    createLimiter,
    meter: parts.meter,
    handlers: {
      ...setupV1Handlers({ firstAccounts: parts.firstAccounts }),
      ...secondFactorV1Handlers({ secondFactors: parts.secondFactors, auth, audit }),
      ...meHandlers({ authorize, auth, stores, demoStores }),
      ...storesV1Handlers({ stores }),
      ...productsV1Handlers({
        catalog,
        asSearched: async (storeId, product) => productAsSearched(product, await stores.get(storeId)),
        writing: work.writing,
        quality: createQualityService(createQualityRepository(db)),
        tasks: work.tasks,
      }),
      ...importsV1Handlers({ imports: work.imports }),
      ...feedsV1Handlers({ feeds: work.feeds }),
      ...tasksV1Handlers({ tasks: work.tasks }),
      ...ordersV1Handlers(parts.orders),
      ...auditV1Handlers({ audit, undos }),
      ...keysV1Handlers({ keys }),
      ...membersV1Handlers({ members, stores, audit, mailLink, publicOrigin }),
      ...rulesV1Handlers({ rules, preview, stores, checkPublication: parts.quality.checkPublication }),
      ...synonymsV1Handlers({ synonyms }),
      ...searchesV1Handlers({ reports, stores, search, events: parts.events, exportEvents: createEventExport(db) }),
      ...experimentsV1Handlers({ experiments, stores }),
      ...proposalsV1Handlers({ proposals, stores }),
      ...qualityV1Handlers({ ...parts.quality, stores }),
      ...conversationsV1Handlers({ inbox }),
      ...savedRepliesV1Handlers({ savedReplies }),
      ...ownChatsV1Handlers({
        ownChats: createOwnChatsRepository(db),
        replies: createReplyRepository(db),
        chat: parts.chat,
        isStaffPresent: parts.staffPresence.isPresent,
      }),
      ...webhooksV1Handlers({ webhooks: parts.webhooks }),
      ...usageV1Handlers({ usage: createUsageRepository(db), meter: parts.meter, stores, activity: reports.activity }),
      ...peopleDataV1Handlers({ peopleData: parts.peopleData, audit }),
    },
  });
  return async (app) => {
    // Streams to readers would keep the server from stopping.
    app.addHook('preClose', async () => feed.close());
    app.addHook('onClose', proposals.settle);
    await app.register(routes);
  };
}
