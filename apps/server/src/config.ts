/**
 * Reads and validates the environment once at start; nothing else in the server reads `process.env`. Each setting is
 * documented where it is declared: effect, unit, default.
 */
import path from 'node:path';
import { DEFAULT_BOOKING_URL, DEFAULT_DEVELOPER_PORTAL_URL } from '@quarry/contract';
import { z } from 'zod';
import { type DemoPolicy, demoPolicy } from './demo/demo-policy.ts';
import { readKey } from './secrets/secrets-key.ts';
import { TrustProxy, type TrustedProxies } from './trust-proxy.ts';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
const origin = address
  .refine((value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`, {
    error: 'must be an address without a path, such as https://quarry.example.com; Quarry needs a host name of its own',
  })
  .transform((value) => new URL(value).origin);
const addressOrPath = z
  .string()
  .trim()
  .refine((value) => /^\/(?!\/)/.test(value) || (/^https?:\/\//i.test(value) && URL.canParse(value)), {
    error: 'must be an http or https address, or a path on this server that begins with /',
  });
const whole = (fallback: number) => {
  const error = 'must be a whole number above 0';
  return z.coerce.number(error).int(error).positive(error).default(fallback);
};
const onOff = (fallback: 'on' | 'off') => z.enum(['on', 'off'], { error: 'must be `on` or `off`' }).default(fallback);

const MONTHLY_RANGE = 'must be a whole number above 0; leave it out for no limit';
const DRAIN_RANGE = 'must be a whole number from 0 to 300';
const SHARE_RANGE = 'must be a number from 0 to 1';
const PORT_RANGE = 'must be a whole number from 0 to 65535';

const secretsKey = text
  .transform((value, context) => {
    const key = readKey(value);
    if (key) return key;
    context.addIssue({
      code: 'custom',
      message: 'must be 32 random bytes as base64 or as 64 hexadecimal digits; make one with: openssl rand -base64 32',
    });
    return z.NEVER;
  })
  .optional();

const Environment = z.object({
  /** Port to listen on; 0 selects a free one. */
  PORT: z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65_535, PORT_RANGE).default(3000),
  /** Address to listen on. */
  HOST: text.default('127.0.0.1'),
  /** Data directory of the embedded defaults: database, pictures, index snapshots. */
  DATA_DIR: text.default('./data'),
  /** An OpenSearch server (2.19 or newer) that holds the indexes of stores with many products. */
  OPENSEARCH_URL: address.optional(),
  /** Number of products from which a store is searched there. */
  OPENSEARCH_FROM_PRODUCTS: whole(200_000),
  /** A PostgreSQL server instead of the embedded database. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  /** The public origin of this server; default: derived from HOST and PORT. */
  PUBLIC_URL: origin.optional(),
  /** Reverse proxies in front of the server: how many, or their addresses and networks. Default: none is trusted. */
  TRUST_PROXY: TrustProxy.optional(),
  /** The scheduling page that `/book-demo` embeds: a URL, or a path on this server. Default: our own page. */
  BOOKING_URL: addressOrPath.default(DEFAULT_BOOKING_URL),
  /** Target of the site's `API Documentation` link: a URL, or a path on this server. */
  DEVELOPER_PORTAL_URL: addressOrPath.default(DEFAULT_DEVELOPER_PORTAL_URL),
  /** SMTP server for booking mails; without it no mails are sent. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  /** Sender of booking mails: an address, or `Name <address>`. */
  MAIL_FROM: text
    .regex(
      /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
      'must be an e-mail address, or `Name <address>`',
    )
    .optional(),
  /** Recipients of a mail for each booking and cancellation, separated by commas. */
  BOOKINGS_TO: text
    .transform((value) => value.split(/\s*,\s*/))
    .pipe(z.array(z.email({ error: 'must be e-mail addresses, separated by commas' })))
    .optional(),
  /** URL that is called for each booking and cancellation. */
  BOOKINGS_WEBHOOK_URL: address.optional(),
  /** Secret that signs these calls. */
  BOOKINGS_WEBHOOK_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  /**
   * `1` allows demo accounts to log in from anywhere, `0` never. Default: only for requests to a loopback host, and
   * never if HOST or PUBLIC_URL is not a loopback address or DATABASE_URL is set.
   */
  DEMO_ACCOUNTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  /**
   * `1` loads the demo shops into an empty database, `0` does not. Default: only into the embedded database, unless
   * PUBLIC_URL is not a loopback address.
   */
  DEMO_DATA: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  /** `1`: webhooks may lead into the own network, and to any port. */
  WEBHOOKS_PRIVATE: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** Key of stored secrets: 32 bytes as base64 or hexadecimal digits. Default: `DATA_DIR/secrets.key`, made at the first start. */
  SECRETS_KEY: secretsKey,
  /** The key before `SECRETS_KEY` was changed: at the next start its secrets are encrypted with the new one. */
  OLD_SECRETS_KEY: secretsKey,
  /** Calls of API v1 by keys and shoppers that each store may make in a month (UTC). Default: no limit. */
  MONTHLY_CALLS: z.coerce.number(MONTHLY_RANGE).int(MONTHLY_RANGE).positive(MONTHLY_RANGE).optional(),
  /** Whether calls above `MONTHLY_CALLS` are refused, or answered and counted. */
  BEYOND_MONTHLY_CALLS: z.enum(['refuse', 'count']).default('refuse'),
  /** `off` disables all rate limits; for load tests. */
  RATE_LIMITS: onOff('on'),
  /** Extras that run, separated by commas, or `none`. Default: all. */
  EXTRAS: text.transform((value) => (value === 'none' ? [] : value.split(/\s*,\s*/))).optional(),
  /** Bearer token for `/metrics`; without it only this machine may read them. */
  METRICS_TOKEN: text.optional(),
  /**
   * Seconds between a signal to stop and the end: `/readyz` answers 503 while calls are still served, so that a load
   * balancer sends no more of them. Default 0: stops at once.
   */
  DRAIN_SECONDS: z.coerce.number(DRAIN_RANGE).int(DRAIN_RANGE).min(0, DRAIN_RANGE).max(300, DRAIN_RANGE).default(0),
  /** Base address of an OpenTelemetry collector (OTLP over HTTP). Without it nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  /** Share of the traces that begin here and are kept. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number(SHARE_RANGE).min(0, SHARE_RANGE).max(1, SHARE_RANGE).default(0.05),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** A chat endpoint with the OpenAI protocol and tool calls; without it the built-in assistant answers. */
  LLM_BASE_URL: address.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  /** Maximum tokens per conversation. */
  LLM_BUDGET_CONVERSATION: whole(50_000),
  /** Maximum tokens per store and day (UTC). */
  LLM_BUDGET_STORE_DAY: whole(2_000_000),
  /** `1`: the model accepts images and receives those of chat messages. */
  LLM_VISION: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** An endpoint with the OpenAI embeddings protocol; without it vectors are learned from the catalogue. */
  EMBEDDINGS_BASE_URL: address.optional(),
  EMBEDDINGS_API_KEY: text.optional(),
  EMBEDDINGS_MODEL: text.optional(),
  /** An endpoint with OpenAI's `/v1/audio/speech`; without it, and whenever it fails, espeak-ng is used. */
  SPEECH_BASE_URL: address.optional(),
  SPEECH_API_KEY: text.optional(),
  SPEECH_MODEL: text.optional(),
  /** The endpoint's voice. */
  SPEECH_VOICE: text.default('alloy'),
  /** Maximum characters spoken by the endpoint per store and day (UTC). */
  SPEECH_BUDGET_STORE_DAY: whole(200_000),
  /** An endpoint with OpenAI's `/v1/audio/transcriptions`; without it the local model or pocketsphinx is used. */
  TRANSCRIPTION_BASE_URL: address.optional(),
  TRANSCRIPTION_API_KEY: text.optional(),
  TRANSCRIPTION_MODEL: text.optional(),
  /** Maximum recordings transcribed by the endpoint per store and day (UTC). */
  TRANSCRIPTION_BUDGET_STORE_DAY: whole(2_000),
  /** An endpoint with OpenAI's `/v1/images/edits`; without it, and whenever it fails, looks are composed locally. */
  TRYON_BASE_URL: address.optional(),
  TRYON_API_KEY: text.optional(),
  TRYON_MODEL: text.optional(),
  /** Maximum looks by the endpoint per day (UTC). */
  TRYON_BUDGET_DAY: whole(200),
  /**
   * Directory of local ONNX models: `text-embedding/` for a sentence embedding model, `picture-embedding/` for a CLIP
   * model, `speech-recognition/` for a Whisper model.
   */
  MODELS_DIR: text.optional(),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Undefined: the embedded engine searches every store. */
  searchServer: { url: string; fromProducts: number } | undefined;
  publicUrl: string | undefined;
  trustProxy: TrustedProxies | undefined;
  bookingUrl: string;
  bookings: {
    mail: { url: string; from: string } | undefined;
    staff: readonly string[];
    webhook: { url: string; secret: string } | undefined;
  };
  developerPortalUrl: string;
  /** Webhooks may lead into the own network. */
  mayCallPrivateWebhooks: boolean;
  demo: DemoPolicy;
  /** Key of stored secrets; undefined: the file in the data folder. */
  secretsKey: Buffer | undefined;
  /** The key that stored secrets may still have. */
  oldSecretsKey: Buffer | undefined;
  /** Calls a store may make in a month; undefined: no limit. */
  monthlyCalls: number | undefined;
  refusesBeyondMonthlyCalls: boolean;
  hasRateLimits: boolean;
  /** Names; undefined: all. */
  extras: readonly string[] | undefined;
  metricsToken: string | undefined;
  /** Milliseconds of readiness switched off before the server closes. */
  drainMs: number;
  /** Undefined: nothing is traced. */
  traces: { endpoint: string; share: number } | undefined;
  logLevel: z.infer<typeof Environment>['LOG_LEVEL'];
  languageModel:
    | {
        baseUrl: string;
        apiKey: string | undefined;
        model: string;
        budgetConversation: number;
        budgetStoreDay: number;
        seesImages: boolean;
      }
    | undefined;
  embeddings: {
    remote: { baseUrl: string; apiKey: string | undefined; model: string } | undefined;
    modelsDir: string | undefined;
  };
  speech:
    | { baseUrl: string; apiKey: string | undefined; model: string; voice: string; charactersStoreDay: number }
    | undefined;
  transcription: {
    remote: { baseUrl: string; apiKey: string | undefined; model: string; recordingsStoreDay: number } | undefined;
    modelsDir: string | undefined;
  };
  tryOn: { baseUrl: string; apiKey: string | undefined; model: string; looksDay: number } | undefined;
}

/**
 * Booking settings that require another setting. Links in mails must use a configured origin, not one from a request.
 */
const NEEDED_TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'PUBLIC_URL'],
  ['BOOKINGS_TO', 'SMTP_URL'],
  ['BOOKINGS_WEBHOOK_URL', 'BOOKINGS_WEBHOOK_SECRET'],
] as const;

/** Lists the invalid settings with reasons, one per line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError naming each invalid setting. An empty value counts as unset. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value?.trim()));
  const read = Environment.safeParse(given);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
  }
  const env = read.data;
  if (env.LLM_BASE_URL && !env.LLM_MODEL) throw new ConfigError('LLM_MODEL: is needed when LLM_BASE_URL is given');
  for (const kind of ['EMBEDDINGS', 'SPEECH', 'TRANSCRIPTION', 'TRYON'] as const) {
    if (env[`${kind}_BASE_URL`] && !env[`${kind}_MODEL`]) {
      throw new ConfigError(`${kind}_MODEL: is needed when ${kind}_BASE_URL is given`);
    }
  }
  for (const [needing, needed] of NEEDED_TOGETHER) {
    if (env[needing] && !env[needed]) throw new ConfigError(`${needed}: is needed when ${needing} is given`);
  }
  const modelsDir = env.MODELS_DIR && path.resolve(env.MODELS_DIR);
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    searchServer: env.OPENSEARCH_URL
      ? { url: env.OPENSEARCH_URL, fromProducts: env.OPENSEARCH_FROM_PRODUCTS }
      : undefined,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    bookingUrl: env.BOOKING_URL,
    bookings: {
      mail: env.SMTP_URL && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
      staff: env.BOOKINGS_TO ?? [],
      webhook:
        env.BOOKINGS_WEBHOOK_URL && env.BOOKINGS_WEBHOOK_SECRET
          ? { url: env.BOOKINGS_WEBHOOK_URL, secret: env.BOOKINGS_WEBHOOK_SECRET }
          : undefined,
    },
    mayCallPrivateWebhooks: env.WEBHOOKS_PRIVATE === '1',
    developerPortalUrl: env.DEVELOPER_PORTAL_URL,
    demo: demoPolicy({
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      databaseUrl: env.DATABASE_URL,
      data: env.DEMO_DATA,
      accounts: env.DEMO_ACCOUNTS,
    }),
    secretsKey: env.SECRETS_KEY,
    oldSecretsKey: env.OLD_SECRETS_KEY,
    monthlyCalls: env.MONTHLY_CALLS,
    refusesBeyondMonthlyCalls: env.BEYOND_MONTHLY_CALLS === 'refuse',
    hasRateLimits: env.RATE_LIMITS === 'on',
    extras: env.EXTRAS,
    metricsToken: env.METRICS_TOKEN,
    drainMs: env.DRAIN_SECONDS * 1000,
    traces: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? { endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT, share: env.OTEL_TRACES_SAMPLER_ARG }
      : undefined,
    logLevel: env.LOG_LEVEL,
    languageModel:
      env.LLM_BASE_URL && env.LLM_MODEL
        ? {
            baseUrl: env.LLM_BASE_URL,
            apiKey: env.LLM_API_KEY,
            model: env.LLM_MODEL,
            budgetConversation: env.LLM_BUDGET_CONVERSATION,
            budgetStoreDay: env.LLM_BUDGET_STORE_DAY,
            seesImages: env.LLM_VISION === '1',
          }
        : undefined,
    embeddings: {
      remote:
        env.EMBEDDINGS_BASE_URL && env.EMBEDDINGS_MODEL
          ? { baseUrl: env.EMBEDDINGS_BASE_URL, apiKey: env.EMBEDDINGS_API_KEY, model: env.EMBEDDINGS_MODEL }
          : undefined,
      modelsDir,
    },
    speech:
      env.SPEECH_BASE_URL && env.SPEECH_MODEL
        ? {
            baseUrl: env.SPEECH_BASE_URL,
            apiKey: env.SPEECH_API_KEY,
            model: env.SPEECH_MODEL,
            voice: env.SPEECH_VOICE,
            charactersStoreDay: env.SPEECH_BUDGET_STORE_DAY,
          }
        : undefined,
    transcription: {
      remote:
        env.TRANSCRIPTION_BASE_URL && env.TRANSCRIPTION_MODEL
          ? {
              baseUrl: env.TRANSCRIPTION_BASE_URL,
              apiKey: env.TRANSCRIPTION_API_KEY,
              model: env.TRANSCRIPTION_MODEL,
              recordingsStoreDay: env.TRANSCRIPTION_BUDGET_STORE_DAY,
            }
          : undefined,
      modelsDir,
    },
    tryOn:
      env.TRYON_BASE_URL && env.TRYON_MODEL
        ? {
            baseUrl: env.TRYON_BASE_URL,
            apiKey: env.TRYON_API_KEY,
            model: env.TRYON_MODEL,
            looksDay: env.TRYON_BUDGET_DAY,
          }
        : undefined,
  };
}
