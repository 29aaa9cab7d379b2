/**
 * The composition root: creates every service once with its dependencies. The only file that knows which provider or
 * embedded default implements an interface. Features that the server can run without are extras (`extras/`).
 */
import path from 'node:path';
import type { Logger } from 'pino';
import { cacheAgeMs } from './caches/cache-age.ts';
import { listenForCommands } from './commands/index.ts';
import type { Config } from './config.ts';
import { findDemoExample } from './demo/demo-example.ts';
import { openDrawingPool } from './drawing/open-drawing-pool.ts';
import { EXTRAS } from './extras/index.ts';
import { type OpenExtras, openExtras } from './extras/open-extras.ts';
import type { CoreParts, ServerExtra } from './extras/server-extra.ts';
import { createLog, errorReporter } from './log.ts';
import {
  createDemandJob,
  createDemandService,
  createEventsRepository,
  createRollupsJob,
  createRollupsRepository,
  createEventsService,
  createVisitPreferences,
} from './modules/analytics/index.ts';
import {
  cachedAuthRepository,
  createAuthRepository,
  createAuthService,
  createFirstAccounts,
  createSecondFactorRepository,
  createSecondFactors,
  createLoginLimit,
  noLoginLimit,
} from './modules/auth/index.ts';
import {
  cachedProductRepository,
  createCatalogService,
  createDrawAhead,
  createFeedsRepository,
  createImportService,
  createImportsRepository,
  createPictureService,
  createProductRemoval,
  createProductRepository,
  openCatalogueWork,
} from './modules/catalog/index.ts';
import {
  createChatService,
  createConversationHolder,
  createConversationFeed,
  createReplyRepository,
  createConversationRepository,
  createStaffPresence,
  createTokenSpendingRepository,
  createTranscriptRepository,
} from './modules/chat/index.ts';
import {
  createExperimentsRepository,
  createExposuresRepository,
  createRunningExperiments,
} from './modules/experiments/index.ts';
import { createFeedbackRepository, createFeedbackService } from './modules/feedback/index.ts';
import { createMerchandisingRepository, createMerchandisingService } from './modules/merchandising/index.ts';
import { openQuality } from './modules/quality/index.ts';
import {
  createPeopleDataService,
  createPersonRepository,
  createRetentionJob,
  createRetentionRepository,
} from './modules/people-data/index.ts';
import { createOrdersImport, createOrdersRepository, createOrdersService } from './modules/orders/index.ts';
import {
  codeVersion,
  createRecommendationService,
  createSearchService,
  createSearchWarmUp,
} from './modules/search/index.ts';
import { cachedStoresRepository, createStoresRepository, createStoresService } from './modules/stores/index.ts';
import { createWebhooksRepository, eventsOfTask, openWebhooks } from './modules/webhooks/index.ts';
import { createUsageMeter, createUsageRepository } from './modules/usage/index.ts';
import { createTasksRepository } from './modules/tasks/index.ts';
import { createRequestActivity } from './plugins/request-activity.ts';
import { openDependencies } from './start/open-dependencies.ts';
import { openSearchEngine } from './start/open-search-engine.ts';
import { ANY_ADDRESS, openGuardedFetch } from './providers/guarded-fetch/index.ts';
import { createLanguageModel } from './providers/language-model/index.ts';
import { createMailer } from './providers/mail/index.ts';
import { createExpiredCountsJob } from './rate-limits/expired-counts-job.ts';
import { openLimiter } from './rate-limits/open-limiter.ts';
import { deleteExpiredCounts } from './rate-limits/shared-limiters-repository.ts';
import { watchQueues } from './telemetry/metrics.ts';
import { openTelemetry } from './telemetry/open-telemetry.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/**
 * @param log default: standard output at the configured level.
 * @param registered extras that may run; default: all that exist.
 */
export async function openServices(
  config: Config,
  log: Logger = createLog(config.logLevel),
  registered: readonly ServerExtra[] = EXTRAS,
) {
  const onError = errorReporter(log);
  const { metrics, tracing, measured, fallbackOf } = await openTelemetry(config, onError);
  const { record, recordKey, secrets, embedder } = await openDependencies(config, onError, measured.observeQuery);
  const demoExample = await findDemoExample();
  const createLimiter = config.hasRateLimits ? openLimiter(record, fallbackOf('rate-limits')) : undefined;
  const cacheAge = cacheAgeMs(record.engine);
  const stores = createStoresService(cachedStoresRepository(createStoresRepository(record.db), cacheAge), (storeId) =>
    forgetStore(storeId),
  );
  const authRepository = cachedAuthRepository(createAuthRepository(record.db), cacheAge);
  const secondFactors = createSecondFactors({
    factors: createSecondFactorRepository(record.db),
    secrets,
    createLimiter,
    forget: authRepository.forget,
  });
  const auth = createAuthService({
    repository: authRepository,
    stores,
    secondFactors,
    limit: createLimiter ? createLoginLimit({ createLimiter }) : noLoginLimit,
    demoAccounts: config.demo.accounts,
  });
  const products = cachedProductRepository(createProductRepository(record.db), { maxAgeMs: cacheAge, onError });
  const catalog = createCatalogService({ products });
  const { engine, indexFiles, ...searchEngine } = openSearchEngine({
    config,
    db: record.db,
    databaseKey: recordKey,
    embedder,
    catalog,
    stores,
    metrics,
    measured,
    onError,
    onFallback: fallbackOf('embeddings'),
    onCatalogChanged: (storeId) => extras.onCatalogChanged(storeId),
  });
  const merchandising = createMerchandisingService({ repository: createMerchandisingRepository(record.db), catalog });
  const eventsRepository = createEventsRepository(record.db);
  const events = createEventsService({ events: eventsRepository, onError });
  const demand = createDemandService({ events: eventsRepository });
  const rollups = createRollupsJob({ rollups: createRollupsRepository(record.db), stores, onError });
  const demandJob = createDemandJob({ stores, demand, events: eventsRepository, engine, onError });
  const experiments = createRunningExperiments({
    experiments: createExperimentsRepository(record.db),
    exposures: createExposuresRepository(record.db),
    merchandising,
    maxAgeMs: cacheAge,
    onError,
  });
  const search = createSearchService(
    measured.searchParts({
      engine,
      catalog,
      merchandising,
      experiments,
      likings: createVisitPreferences({ events: eventsRepository, catalog }),
      recordSearch: events.recordSearch,
      provenQueries: demandJob.provenQueries,
    }),
  );
  const searchWarmUp = createSearchWarmUp({ stores, catalog, search, files: indexFiles, onError });
  const recommendations = createRecommendationService({ engine, catalog, merchandising, demand });
  const importParts = { catalog, stores, search, stagingDir: path.join(config.dataDir, 'staging') };
  /** The index is built at the end of the import, so that the first search does not wait for it. */
  const prepareSearch = async (storeId: string) => {
    const settings = await stores.find(storeId);
    if (!settings) return;
    await search.prepare(settings);
    await searchWarmUp.warmUp(settings);
  };
  const pool = demoExample && openDrawingPool(demoExample.pictures.drawingProcess);
  const pictures = createPictureService({
    catalog,
    drawPicture: pool?.draw,
    directory: path.join(config.dataDir, 'pictures'),
    shippedDirectory: demoExample?.pictures.drawn,
    drawingVersion: demoExample?.pictures.drawingVersion,
    drawingProgram: demoExample?.pictures.drawingProgram,
    onDrawn: (storeId) => drawAhead.visited(storeId),
  });
  const requestActivity = createRequestActivity();
  const drawAhead = createDrawAhead({ stores, catalog, pictures, activity: requestActivity, onError });
  const guarded = openGuardedFetch();
  const hooks = config.mayCallPrivateWebhooks ? openGuardedFetch({ policy: ANY_ADDRESS }) : guarded;
  const conversations = createConversationRepository(record.db);
  const close = async (opened?: OpenExtras) => {
    pool?.close();
    await Promise.all([opened?.close(), guarded.close(), hooks.close()]);
    await searchWarmUp.stop();
    await searchEngine.close();
    await Promise.all([events.settle(), experiments.settle()]);
    products.close();
    await record.close();
    await tracing.close();
  };
  const core: CoreParts = {
    config,
    db: record.db,
    databaseKey: recordKey,
    stores,
    catalog,
    pictures,
    engine,
    merchandising,
    conversations,
    fetchFile: guarded.fetch,
    shippedDescriptors: demoExample?.pictures.descriptors,
    onError,
    onFailure: (message) => log.error(message),
    onFallback: (provider, reason) => fallbackOf(provider)(reason),
  };
  const extras = await openExtras(registered, config.extras, ({ open }) => open(core)).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const importer = measured.importer(
    createImportService({ ...importParts, search: { refresh: prepareSearch }, maintain: record.maintain }),
  );
  const tasksRepository = createTasksRepository(record.db);
  const webhooksRepository = createWebhooksRepository(record.db);
  watchQueues(metrics, { tasks: tasksRepository.waiting, webhooks: webhooksRepository.due });
  const catalogueWork = openCatalogueWork({
    tasksRepository,
    importsRepository: createImportsRepository(record.db),
    feedsRepository: createFeedsRepository(record.db),
    catalog,
    stores,
    search,
    importer,
    fetchFile: guarded.fetch,
    directory: path.join(config.dataDir, 'imports'),
    onError,
    onTaskEnded: async (storeId, task) => {
      measured.taskEnded(task);
      for (const event of eventsOfTask(task)) await webhooks.emit(storeId, event);
    },
    isAlone: record.engine === 'pglite',
  });
  const usageMeter = createUsageMeter({
    repository: createUsageRepository(record.db),
    monthlyCalls: config.monthlyCalls,
    refusesBeyond: config.refusesBeyondMonthlyCalls,
    onReached: (storeId, reached) => webhooks.emit(storeId, { type: 'usage.reached', data: { ...reached } }),
    onError,
  });
  const webhooks = openWebhooks({
    webhooks: webhooksRepository,
    secrets,
    post: hooks.post,
    onError,
    onDisabled: (webhook, store) => log.warn({ webhook, store }, 'A webhook was switched off, because its calls fail.'),
  });
  const forgetStore = async (storeId: string) => {
    authRepository.forget();
    products.forget(storeId);
    await Promise.all([
      search.drop(storeId),
      pictures.drop(storeId),
      catalogueWork.imports.drop(storeId),
      extras.onStoreDeleted(storeId),
    ]);
  };
  const ordersRepository = createOrdersRepository(record.db);
  const orders = createOrdersService(ordersRepository);
  const isShared = record.engine !== 'pglite';
  const conversationFeed = createConversationFeed({ isShared });
  const staffPresence = createStaffPresence({ isShared });
  const chat = createChatService({
    conversations,
    replies: createReplyRepository(record.db),
    isShared,
    search,
    recommendations,
    ...extras.chat,
    catalog,
    orders,
    stores,
    recordConstraints: events.recordConstraints,
    model:
      config.languageModel &&
      measured.model(
        createLanguageModel({ ...config.languageModel, spending: createTokenSpendingRepository(record.db) }),
      ),
    onFallback: fallbackOf('language-model'),
    onAnswered: measured.answered,
    followReply: measured.reply,
    onError,
    onSaid: conversationFeed.changed,
    isStaffPresent: staffPresence.isPresent,
    onHandedOver: (storeId, conversation) =>
      webhooks.emit(storeId, { type: 'conversation.handed_over', data: { conversation } }),
  });
  const quality = openQuality({
    db: record.db,
    stores,
    catalog,
    engine,
    merchandising,
    holdConversation: createConversationHolder({ search, recommendations, ...extras.chat, catalog, orders, stores }),
    engineVersion: codeVersion('main'),
    onError,
  });
  const transcripts = createTranscriptRepository(record.db);
  const peopleData = createPeopleDataService({
    people: createPersonRepository(record.db),
    settleEvents: async () => {
      await Promise.all([events.settle(), experiments.settle()]);
    },
    purge: record.purge,
  });
  const retentionJob = createRetentionJob({
    stores,
    retention: createRetentionRepository(record.db),
    onExpired: (store, counts) => log.info({ store, counts }, 'Old data were deleted by the retention.'),
    onError,
  });
  const services = {
    log,
    record,
    metrics,
    tracing,
    createLimiter,
    expiredCountsJob: createExpiredCountsJob({ deleteExpired: () => deleteExpiredCounts(record.db), onError }),
    demoExample,
    stores,
    auth,
    catalog,
    engine,
    search,
    searchWarmUp,
    recommendations,
    merchandising,
    events,
    experiments,
    quality,
    demandJob,
    rollups,
    importer,
    catalogueWork,
    /** For several imports in a row: the caller maintains the database once, at the end. */
    seriesImporter: createImportService(importParts),
    ordersImport: createOrdersImport({ orders: ordersRepository, stores }),
    productRemoval: createProductRemoval({ catalog, search }),
    pictures,
    drawAhead,
    requestActivity,
    orders,
    ordersRepository,
    usageMeter,
    chat,
    conversationFeed,
    staffPresence,
    sendAccountMail: config.bookings.mail && createMailer(config.bookings.mail),
    transcripts,
    feedback: createFeedbackService(createFeedbackRepository(record.db)),
    firstAccounts: createFirstAccounts(record.db),
    secondFactors,
    peopleData,
    retentionJob,
    webhooks,
    extras,
  };
  return {
    ...services,
    listenForCommands: () => listenForCommands({ config, services }),
    close: async () => {
      await chat.close();
      await close(extras);
    },
  };
}
