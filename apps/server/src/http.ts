/**
 * The HTTP server: plugins first, then each module's routes. Tests create it with the parts they need and use `inject`,
 * without opening a port.
 */
import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import { DEFAULT_BOOKING_URL, DEFAULT_DEVELOPER_PORTAL_URL, type SiteSettings } from '@quarry/contract';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyPluginAsync, LogController } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { createLog } from './log.ts';
import { apiDocs } from './plugins/api-docs.ts';
import { type BackgroundJob, backgroundJobs } from './plugins/background-jobs.ts';
import { crossOrigin } from './plugins/cross-origin.ts';
import { forCrawlers } from './plugins/for-crawlers.ts';
import { health } from './plugins/health.ts';
import { headers } from './plugins/headers.ts';
import { limits } from './plugins/limits.ts';
import { metricsRoute } from './plugins/metrics.ts';
import { problems } from './plugins/problems.ts';
import { sameOrigin } from './plugins/same-origin.ts';
import { storableTexts } from './plugins/storable-text.ts';
import { tracing } from './plugins/tracing.ts';
import { unofferedCalls } from './plugins/unoffered-calls.ts';
import { untrustedProxyWarning } from './plugins/untrusted-proxy-warning.ts';
import { uploads } from './plugins/uploads.ts';
import { website } from './plugins/website.ts';
import type { CreateLimiter } from './rate-limits/limiter.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import type { Tracing } from './telemetry/tracing.ts';
import { trustProxyOption, type TrustedProxies } from './trust-proxy.ts';

const BODY_MAX_BYTES = 1024 * 1024;
/** Store and product ids may be long and are URL-encoded. */
const PARAMETER_MAX_LENGTH = 1000;

/**
 * Timeout for receiving a request with its body: enough for a picture of 10 MB at 1 Mbit/s. Replies have no timeout.
 */
const REQUEST_WITHIN_MS = 90_000;
const HEADERS_WITHIN_MS = 60_000;
/** How often connections are checked for this timeout. */
const CHECKED_EVERY_MS = 5_000;

const COMPRESSED_TYPES = /^(?:application\/(?:problem\+)?json|text\/(?:html|plain))(?:;|$)/;

/** A page of results has about 40 kB. Up to this size a stream costs more than the compression itself. */
const COMPRESSED_AT_ONCE_MAX_BYTES = 64 * 1024;
/** Of 9. Replies are 4% larger than with the usual 6, in half the time. */
const COMPRESSION_LEVEL = 4;

export interface HttpParts {
  routes: FastifyPluginAsync[];
  /** Run as long as the server; default: none. */
  jobs?: readonly BackgroundJob[];
  isReady: () => Promise<boolean>;
  /** Whether a publishable key exists for this origin; default: cross-origin calls are refused. */
  isKeyOrigin?: (origin: string) => Promise<boolean>;
  /** Creates the rate limiters; without it no call is limited. */
  createLimiter?: CreateLimiter | undefined;
  logLevel: string;
  /** Default: a new log of the given level to standard output. */
  log?: FastifyBaseLogger;
  /** Timeout for receiving a request. */
  requestWithinMs?: number;
  /** Bearer token for `/metrics`; without one only this machine may read them. */
  metricsToken?: string | undefined;
  /** Our configured origin; default: the request's host. */
  publicOrigin?: string | undefined;
  /** Proxies whose `X-Forwarded-*` headers are used; default: none. */
  trustProxy?: TrustedProxies | undefined;
  metrics?: Metrics;
  /** Default: no request is traced. */
  tracing?: Tracing;
  /** Folder of the built site; without it the server answers only the API. */
  siteFolder?: string | undefined;
  /** Folder of the built console; without it there is nothing at `/console`. */
  consoleFolder?: string | undefined;
  /** Installation settings that pages show; default: our own booking page and documentation. */
  siteSettings?: Omit<SiteSettings, 'origin'>;
}

const DEFAULT_SITE_SETTINGS = { bookingUrl: DEFAULT_BOOKING_URL, developerPortalUrl: DEFAULT_DEVELOPER_PORTAL_URL };

export async function createHttp(parts: HttpParts): Promise<FastifyInstance> {
  const { requestWithinMs = REQUEST_WITHIN_MS } = parts;
  const app = fastify({
    // oxlint-disable-next-line typescript/consistent-type-assertions -- Fastify types the loggers of pino more narrowly than they are
    loggerInstance: parts.log ?? (createLog(parts.logLevel) as FastifyBaseLogger),
    genReqId: () => randomUUID(),
    requestTimeout: requestWithinMs,
    http: {
      // Must not exceed the request timeout: Node.js would swap the two.
      headersTimeout: Math.min(HEADERS_WITHIN_MS, requestWithinMs),
      connectionsCheckingInterval: Math.min(CHECKED_EVERY_MS, requestWithinMs),
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'request_id' }),
    bodyLimit: BODY_MAX_BYTES,
    trustProxy: trustProxyOption(parts.trustProxy),
    routerOptions: { maxParamLength: PARAMETER_MAX_LENGTH, ignoreTrailingSlash: true },
  });
  // Fastify parses plain text by default; no call accepts it.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  await app.register(tracing, { tracing: parts.tracing });
  await app.register(problems);
  await app.register(untrustedProxyWarning);
  await app.register(headers);
  await app.register(cookie);
  // Streams are excluded, because compression buffers; the chat's routes flush after each piece.
  await app.register(compress, {
    encodings: ['gzip'],
    customTypes: COMPRESSED_TYPES,
    syncThreshold: COMPRESSED_AT_ONCE_MAX_BYTES,
    zlibOptions: { level: COMPRESSION_LEVEL },
  });
  await app.register(crossOrigin, { isKeyOrigin: parts.isKeyOrigin ?? (async () => false) });
  // Before everything that may refuse a call, so that each reply has the limit headers; after CORS, so that a
  // cross-origin page can read the refusal.
  if (parts.createLimiter) {
    await app.register(limits, { createLimiter: parts.createLimiter, uploadsAbove: BODY_MAX_BYTES });
  }
  await app.register(sameOrigin, { publicOrigin: parts.publicOrigin });
  await app.register(metricsRoute, { metrics: parts.metrics ?? createMetrics(), token: parts.metricsToken });
  await app.register(health, { isReady: parts.isReady });
  await app.register(uploads);
  await app.register(storableTexts);
  await app.register(apiDocs);
  await app.register(backgroundJobs, { jobs: parts.jobs ?? [] });
  for (const routes of parts.routes) await app.register(routes);
  await app.register(unofferedCalls);
  await app.register(forCrawlers, { publicOrigin: parts.publicOrigin });
  await app.register(website, {
    root: parts.siteFolder,
    consoleRoot: parts.consoleFolder,
    settings: { ...(parts.siteSettings ?? DEFAULT_SITE_SETTINGS), origin: parts.publicOrigin },
  });
  return app;
}
