/**
 * The HTTP side of the server: plugins first, then each module's routes. Tests call it with the parts they need and
 * use `inject`, without opening a port.
 */
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import { DEFAULT_BOOKING_URL, DEFAULT_DEVELOPER_PORTAL_URL, type SiteSettings } from '@quarry/contract';
import fastify, { type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { apiDocs } from './plugins/api-docs.ts';
import { type BackgroundJob, backgroundJobs } from './plugins/background-jobs.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { forCrawlers } from './plugins/for-crawlers.ts';
import { health } from './plugins/health.ts';
import { limits } from './plugins/limits.ts';
import { createMetrics, type Metrics, metricsRoute } from './plugins/metrics.ts';
import { problems } from './plugins/problems.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { storableTexts } from './plugins/storable-text.ts';
import { untrustedProxyWarning } from './plugins/untrusted-proxy-warning.ts';
import { uploads } from './plugins/uploads.ts';
import { website } from './plugins/website.ts';
import type { CreateLimiter } from './rate-limits/limiter.ts';
import { trustProxyOption, type TrustedProxies } from './trust-proxy.ts';

const BODY_MAX_BYTES = 1024 * 1024;
/** A store or product id may be long and is encoded in addresses. */
const PARAMETER_MAX_LENGTH = 1000;

const COMPRESSED_TYPES = /^(?:application\/(?:problem\+)?json|text\/(?:html|plain))(?:;|$)/;

export interface HttpParts {
  routes: FastifyPluginAsync[];
  /** Go on for as long as the server does; none by default. */
  jobs?: readonly BackgroundJob[];
  isReady: () => Promise<boolean>;
  /** Whether a publishable key was made for this origin; by default no foreign page is answered. */
  isKeyOrigin?: (origin: string) => Promise<boolean>;
  /** Counts calls for the limits that they declare; without it no call is limited. */
  createLimiter?: CreateLimiter | undefined;
  logLevel: string;
  /** Our own origin when it was configured; by default what the request says. */
  publicOrigin?: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers count; by default none. */
  trustProxy?: TrustedProxies | undefined;
  metrics?: Metrics;
  /** Folder of the built site; a server without one answers the API alone. */
  siteFolder?: string | undefined;
  /** What the pages say about this installation; by default our own booking page and documentation. */
  siteSettings?: Omit<SiteSettings, 'origin'>;
}

const DEFAULT_SITE_SETTINGS = { bookingUrl: DEFAULT_BOOKING_URL, developerPortalUrl: DEFAULT_DEVELOPER_PORTAL_URL };

export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: { level: parts.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: trustProxyOption(parts.trustProxy),
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH, ignoreTrailingSlash: true },
  });
  // The framework reads plain text by itself; no call of ours takes it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(problems);
  await app.register(untrustedProxyWarning);
  // Pages bring a policy of their own, made of the scripts they hold.
  await app.register(helmet, { contentSecurityPolicy: false, crossOriginResourcePolicy: { policy: 'cross-origin' } });
  await app.register(cookie);
  // Chat streams are not in this list: a compressor would hold their pieces back.
  await app.register(compress, { encodings: ['gzip'], customTypes: COMPRESSED_TYPES });
  await app.register(crossOrigin, { isKeyOrigin: parts.isKeyOrigin ?? (async () => false) });
  // Before everything that may refuse a call, so that each of its replies names the limit; after CORS, so that a page of
  // another origin can read the refusal.
  if (parts.createLimiter) {
    await app.register(limits, { createLimiter: parts.createLimiter, uploadsAbove: BODY_MAX_BYTES });
  }
  await app.register(sameOrigin, { publicOrigin: parts.publicOrigin });
  await app.register(metricsRoute, { metrics: parts.metrics ?? createMetrics() });
  await app.register(health, { isReady: parts.isReady });
  await app.register(uploads);
  await app.register(storableTexts);
  await app.register(apiDocs);
  await app.register(backgroundJobs, { jobs: parts.jobs ?? [] });
  for (const routes of parts.routes) await app.register(routes);
  await app.register(forCrawlers, { publicOrigin: parts.publicOrigin });
  await app.register(website, {
    root: parts.siteFolder,
    settings: { ...(parts.siteSettings ?? DEFAULT_SITE_SETTINGS), origin: parts.publicOrigin },
  });
  return app;
}
