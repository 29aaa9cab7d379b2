/**
 * The environment, read and checked once at start. Nothing else in the server reads `process.env`.
 * Every setting is documented where it is declared: what it does, its unit and its default.
 */
import path from 'node:path';
import { DEFAULT_BOOKING_URL, DEFAULT_DEVELOPER_PORTAL_URL } from '@quarry/contract';
import { z } from 'zod';
import { type DemoPolicy, demoPolicy } from './demo/demo-policy.ts';
import { TrustProxy, type TrustedProxies } from './trust-proxy.ts';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });
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

const PORT_RANGE = 'must be a whole number from 0 to 65535';

const Environment = z.object({
  /** Port to listen on; 0 takes a free one. */
  PORT: z.coerce.number(PORT_RANGE).int(PORT_RANGE).min(0, PORT_RANGE).max(65_535, PORT_RANGE).default(3000),
  /** Address to listen on. */
  HOST: text.default('127.0.0.1'),
  /** Folder of everything the embedded defaults keep: record, pictures, index snapshots. */
  DATA_DIR: text.default('./data'),
  /** PostgreSQL instead of the embedded record. */
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .optional(),
  /** Our own origin as browsers see it; by default made of HOST and PORT. */
  PUBLIC_URL: address.optional(),
  /** Reverse proxies in front of the server: how many, or their addresses and networks. By default none is trusted. */
  TRUST_PROXY: TrustProxy.optional(),
  /** The scheduling page that `/book-demo` embeds: an address, or a path on this server. Our own page by default. */
  BOOKING_URL: addressOrPath.default(DEFAULT_BOOKING_URL),
  /** Where the site's `API Documentation` leads: an address, or a path on this server. */
  DEVELOPER_PORTAL_URL: addressOrPath.default(DEFAULT_DEVELOPER_PORTAL_URL),
  /** Mail server for mails about bookings; without it nobody is written to. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp or smtps address' }).optional(),
  /** Sender of these mails: an address, or `Name <address>`. */
  MAIL_FROM: text
    .regex(
      /^(?:[^<>@\r\n]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
      'must be an e-mail address, or `Name <address>`',
    )
    .optional(),
  /** Who is written to about each booking and cancellation: addresses, separated by commas. */
  BOOKINGS_TO: text
    .transform((value) => value.split(/\s*,\s*/))
    .pipe(z.array(z.email({ error: 'must be e-mail addresses, separated by commas' })))
    .optional(),
  /** Is called about each booking and cancellation. */
  BOOKINGS_WEBHOOK_URL: address.optional(),
  /** Signs these calls. */
  BOOKINGS_WEBHOOK_SECRET: text.min(16, 'must have at least 16 characters').optional(),
  /**
   * `1` lets demo accounts log in from everywhere, `0` from nowhere. By default they are open to requests for a loopback
   * host, and closed while HOST or PUBLIC_URL is no loopback address or DATABASE_URL is set.
   */
  DEMO_ACCOUNTS: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  /**
   * `1` loads the demo shops into an empty database, `0` does not. By default they are loaded into the embedded database,
   * unless PUBLIC_URL is no loopback address.
   */
  DEMO_DATA: z.enum(['0', '1'], { error: 'must be 0 or 1' }).optional(),
  /** `off` lifts every limit on calls; for load tests. */
  RATE_LIMITS: onOff('on'),
  /** Whoever sends it as `Authorization: Bearer …` may read `/metrics`; without it they are for this machine alone. */
  METRICS_TOKEN: text.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** A chat endpoint that speaks the OpenAI protocol with tool calls; without it the built-in assistant answers. */
  LLM_BASE_URL: address.optional(),
  LLM_API_KEY: text.optional(),
  LLM_MODEL: text.optional(),
  /** Tokens that one conversation may spend. */
  LLM_BUDGET_CONVERSATION: whole(50_000),
  /** Tokens that one store may spend in a day (UTC). */
  LLM_BUDGET_STORE_DAY: whole(2_000_000),
  /** `1`: the model takes pictures, and those that a shopper sends in a chat message are given to it. */
  LLM_VISION: z.enum(['0', '1'], { error: 'must be 0 or 1' }).default('0'),
  /** An endpoint that speaks the OpenAI embeddings protocol; without it vectors are learned from the catalogue. */
  EMBEDDINGS_BASE_URL: address.optional(),
  EMBEDDINGS_API_KEY: text.optional(),
  EMBEDDINGS_MODEL: text.optional(),
  /** An endpoint that speaks OpenAI's `/v1/audio/speech`; without it, and whenever it fails, espeak-ng speaks. */
  SPEECH_BASE_URL: address.optional(),
  SPEECH_API_KEY: text.optional(),
  SPEECH_MODEL: text.optional(),
  /** Name of the endpoint's voice. */
  SPEECH_VOICE: text.default('alloy'),
  /** Characters that the endpoint may speak for one store in a day (UTC). */
  SPEECH_BUDGET_STORE_DAY: whole(200_000),
  /** An endpoint that speaks OpenAI's `/v1/audio/transcriptions`; without it the local model or pocketsphinx listens. */
  TRANSCRIPTION_BASE_URL: address.optional(),
  TRANSCRIPTION_API_KEY: text.optional(),
  TRANSCRIPTION_MODEL: text.optional(),
  /** Recordings that the endpoint may hear for one store in a day (UTC). */
  TRANSCRIPTION_BUDGET_STORE_DAY: whole(2_000),
  /** An endpoint that speaks OpenAI's `/v1/images/edits`; without it, and whenever it fails, looks are composed here. */
  TRYON_BASE_URL: address.optional(),
  TRYON_API_KEY: text.optional(),
  TRYON_MODEL: text.optional(),
  /** Looks that the endpoint may make in a day (UTC). */
  TRYON_BUDGET_DAY: whole(200),
  /**
   * Folder of local models in ONNX form: `text-embedding/` holds one that embeds sentences, `picture-embedding/` one of the
   * CLIP family, `speech-recognition/` one of the Whisper family.
   */
  MODELS_DIR: text.optional(),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  publicUrl: string | undefined;
  trustProxy: TrustedProxies | undefined;
  bookingUrl: string;
  bookings: {
    mail: { url: string; from: string } | undefined;
    staff: readonly string[];
    webhook: { url: string; secret: string } | undefined;
  };
  developerPortalUrl: string;
  demo: DemoPolicy;
  hasRateLimits: boolean;
  metricsToken: string | undefined;
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

/** Settings about bookings that make no sense without another one. Mails carry links, which must not follow a request. */
const NEEDED_TOGETHER = [
  ['SMTP_URL', 'MAIL_FROM'],
  ['SMTP_URL', 'PUBLIC_URL'],
  ['BOOKINGS_TO', 'SMTP_URL'],
  ['BOOKINGS_WEBHOOK_URL', 'BOOKINGS_WEBHOOK_SECRET'],
] as const;

/** Says which settings are wrong and why, one a line. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** @throws ConfigError naming each wrong setting. An empty value counts as not given. */
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
    developerPortalUrl: env.DEVELOPER_PORTAL_URL,
    demo: demoPolicy({
      host: env.HOST,
      publicUrl: env.PUBLIC_URL,
      databaseUrl: env.DATABASE_URL,
      data: env.DEMO_DATA,
      accounts: env.DEMO_ACCOUNTS,
    }),
    hasRateLimits: env.RATE_LIMITS === 'on',
    metricsToken: env.METRICS_TOKEN,
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
