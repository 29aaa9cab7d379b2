/** Creates the HTTP server from opened services: routes, background jobs and limits. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createApiV1Routes } from './api-v1/create-api-v1-routes.ts';
import type { Config } from './config.ts';
import { createHttp } from './http.ts';
import { errorReporter } from './log.ts';
import { eventsRoutes } from './modules/analytics/index.ts';
import { authRoutes, createAccess } from './modules/auth/index.ts';
import { catalogRoutes, pictureRoutes, productPageRoutes } from './modules/catalog/index.ts';
import { chatRoutes, createOpenStoreLimit, noOpenStoreLimit, transcriptRoutes } from './modules/chat/index.ts';
import { embedRoutes } from './modules/embed/index.ts';
import { feedbackRoutes } from './modules/feedback/index.ts';
import { merchandisingRoutes } from './modules/merchandising/index.ts';
import { searchRoutes } from './modules/search/index.ts';
import { storesRoutes } from './modules/stores/index.ts';
import type { Services } from './app.ts';
import { createReadiness, type Readiness } from './start/readiness.ts';

export function createServer(
  services: Services,
  config: Config,
  readiness: Pick<Readiness, 'isDraining'> = createReadiness(),
): Promise<FastifyInstance> {
  const { auth, stores, catalog, search, recommendations, merchandising, events, demandJob } = services;
  const { createLimiter, expiredCountsJob, demoExample } = services;
  const { pictures, drawAhead, chat, transcripts, feedback, extras, metrics } = services;
  const publicOrigin = config.publicUrl;
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  const access = createAccess({ auth, stores, isSecure, publicOrigin });
  const siteFolder = builtFolder('web/build/client');
  return createHttp({
    routes: [
      services.requestActivity.plugin,
      authRoutes({ auth, isSecure }),
      storesRoutes({ stores, openGates: extras.openGates, hears: extras.chat.voice?.hears ?? [] }),
      catalogRoutes({ catalog, access }),
      pictureRoutes({ pictures }),
      productPageRoutes({ catalog, stores }),
      searchRoutes({ search, recommendations, access }),
      eventsRoutes({ events, access }),
      merchandisingRoutes({ merchandising, access }),
      transcriptRoutes({ transcripts, access }),
      chatRoutes({
        chat,
        access,
        openStoreLimit: createLimiter ? createOpenStoreLimit(createLimiter) : noOpenStoreLimit,
      }),
      feedbackRoutes({ feedback, access }),
      createApiV1Routes({
        db: services.record.db,
        auth,
        access,
        stores,
        catalog,
        experiments: services.experiments,
        work: services.catalogueWork,
        peopleData: services.peopleData,
        firstAccounts: services.firstAccounts,
        secondFactors: services.secondFactors,
        webhooks: services.webhooks,
        meter: services.usageMeter,
        orders: {
          orders: services.ordersRepository,
          ordersImport: services.ordersImport,
          stores,
          onImported: (storeId, counts) =>
            services.webhooks.emit(storeId, { type: 'orders.imported', data: { counts } }),
        },
        merchandising,
        engine: services.engine,
        search,
        events,
        quality: services.quality,
        rollups: services.rollups,
        chat,
        conversationFeed: services.conversationFeed,
        staffPresence: services.staffPresence,
        publicOrigin,
        sendMail: services.sendAccountMail,
        onError: errorReporter(services.log),
        createLimiter,
        demoStores: new Set(demoExample?.accounts.flatMap(({ grants }) => grants.map(({ storeId }) => storeId))),
      }),
      embedRoutes({
        catalog,
        stores,
        pages: demoExample?.pages ?? [],
        keys: demoExample?.keys ?? {},
        folder: builtFolder('widget/dist'),
      }),
      ...extras.routes({ access, publicOrigin, siteFolder }),
    ],
    jobs: [
      demandJob,
      services.rollups,
      services.quality.job,
      drawAhead,
      expiredCountsJob,
      services.retentionJob,
      services.webhooks.job,
      services.usageMeter.job,
      services.catalogueWork.runner,
      services.catalogueWork.feeds.job,
      ...extras.jobs,
    ],
    isReady: async () => !readiness.isDraining() && Boolean(await stores.all()),
    metrics,
    tracing: services.tracing,
    isKeyOrigin: auth.isKeyOrigin,
    createLimiter,
    logLevel: config.logLevel,
    trustProxy: config.trustProxy,
    log: services.log,
    metricsToken: config.metricsToken,
    publicOrigin,
    siteFolder,
    consoleFolder: builtFolder('console/build'),
    siteSettings: { bookingUrl: config.bookingUrl, developerPortalUrl: config.developerPortalUrl },
  });
}

/** Built apps are at the same relative path from the sources and from the bundle. */
function builtFolder(place: string): string | undefined {
  const folder = fileURLToPath(new URL(`../../${place}`, import.meta.url));
  return existsSync(folder) ? folder : undefined;
}
