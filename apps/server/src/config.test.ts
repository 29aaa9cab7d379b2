import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const complaintOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return '';
};

describe('a wrong setting is a clear message', () => {
  it.each([
    [{ PORT: 'abc' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ PORT: '3.5' }, 'PORT: must be a whole number from 0 to 65535'],
    [{ LLM_BUDGET_CONVERSATION: 'many' }, 'LLM_BUDGET_CONVERSATION: must be a whole number above 0'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: must begin with postgres:// or postgresql://'],
    [{ PUBLIC_URL: 'shop' }, 'PUBLIC_URL: must be an http or https address'],
    [
      { PUBLIC_URL: 'https://shop.example.com/quarry' },
      'PUBLIC_URL: must be an address without a path, such as https://quarry.example.com; Quarry needs a host name of its own',
    ],
    [
      { PUBLIC_URL: 'https://user:secret@shop.example.com' },
      'PUBLIC_URL: must be an address without a path, such as https://quarry.example.com; Quarry needs a host name of its own',
    ],
    ...['calendar.example', 'ftp://calendar.example', '//calendar.example', 'javascript:alert(1)'].map(
      (value): [Record<string, string>, string] => [
        { BOOKING_URL: value },
        'BOOKING_URL: must be an http or https address, or a path on this server that begins with /',
      ],
    ),
    [{ DRAIN_SECONDS: '301' }, 'DRAIN_SECONDS: must be a whole number from 0 to 300'],
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS: must be `on` or `off`'],
    [{ LLM_VISION: 'yes' }, 'LLM_VISION: must be 0 or 1'],
    [{ SPEECH_BASE_URL: 'http://localhost:1/v1' }, 'SPEECH_MODEL: is needed when SPEECH_BASE_URL is given'],
    [{ SPEECH_BASE_URL: 'ftp://voice', SPEECH_MODEL: 'a' }, 'SPEECH_BASE_URL: must be an http or https address'],
    [{ SPEECH_BUDGET_STORE_DAY: '-1' }, 'SPEECH_BUDGET_STORE_DAY: must be a whole number above 0'],
    [
      { TRANSCRIPTION_BASE_URL: 'http://localhost:1/v1' },
      'TRANSCRIPTION_MODEL: is needed when TRANSCRIPTION_BASE_URL is given',
    ],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL: must be an smtp or smtps address'],
    [{ SMTP_URL: 'http://mail.example' }, 'SMTP_URL: must be an smtp or smtps address'],
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: is needed when SMTP_URL is given'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'demo@quarry.example' },
      'PUBLIC_URL: is needed when SMTP_URL is given',
    ],
    ...['quarry', 'Quarry <demo>', 'a@b.example, c@d.example'].map((value): [Record<string, string>, string] => [
      { MAIL_FROM: value },
      'MAIL_FROM: must be an e-mail address, or `Name <address>`',
    ]),
    [{ BOOKINGS_TO: 'sales@quarry.example' }, 'SMTP_URL: is needed when BOOKINGS_TO is given'],
    [{ BOOKINGS_TO: 'sales@quarry.example, sales' }, 'BOOKINGS_TO.1: must be e-mail addresses, separated by commas'],
    [{ BOOKINGS_WEBHOOK_URL: 'hooks' }, 'BOOKINGS_WEBHOOK_URL: must be an http or https address'],
    [
      { BOOKINGS_WEBHOOK_URL: 'https://hooks.example' },
      'BOOKINGS_WEBHOOK_SECRET: is needed when BOOKINGS_WEBHOOK_URL is given',
    ],
    [{ BOOKINGS_WEBHOOK_SECRET: 'short' }, 'BOOKINGS_WEBHOOK_SECRET: must have at least 16 characters'],
    [{ TRANSCRIPTION_BUDGET_STORE_DAY: '0' }, 'TRANSCRIPTION_BUDGET_STORE_DAY: must be a whole number above 0'],
  ])('%j', (env, message) => {
    expect(complaintOf(env)).toBe(message);
  });

  it.each(['yes', 'true', '-1', '0', '300.1.1.1/8', '10.0.0.0/33', '0.0.0.0/0', '127.0.0.1,', '10.1', '99'])(
    'TRUST_PROXY=%s',
    (value) => {
      const complaint = complaintOf({ TRUST_PROXY: value });

      expect(complaint).toMatch(/^TRUST_PROXY: must be the number of proxies in front of the server \(1 to 10\), or/);
      expect(complaint).toContain('such as 127.0.0.1 or 10.0.0.0/8');
    },
  );

  it('each of several errors is reported', () => {
    expect(complaintOf({ PORT: 'abc', RATE_LIMITS: 'maybe' }).split('\n')).toHaveLength(2);
  });
});

describe('without any setting', () => {
  it('Quarry listens on the loopback address, port 3000, with limits', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', hasRateLimits: true });
  });
});

describe('the proxies to trust', () => {
  it.each([
    ['1', 1],
    [' 2 ', 2],
    ['127.0.0.1', ['127.0.0.1']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
  ])('TRUST_PROXY=%s', (value, proxies) => {
    expect(readConfig({ TRUST_PROXY: value }).trustProxy).toEqual(proxies);
  });
});

describe('the addresses that the site leads to', () => {
  it('CONF-71 SITE-INTEG-06 are our own pages unless others are named', () => {
    expect(readConfig({})).toMatchObject({ bookingUrl: '/booking/30min', developerPortalUrl: '/api/docs' });
    const named = { BOOKING_URL: 'https://calendar.example/30min', DEVELOPER_PORTAL_URL: '/developers' };
    expect(readConfig(named)).toMatchObject({
      bookingUrl: 'https://calendar.example/30min',
      developerPortalUrl: '/developers',
    });
  });
});

describe('the settings of a language model', () => {
  it('say whether it takes pictures', () => {
    const given = { LLM_BASE_URL: 'http://localhost:1/v1', LLM_MODEL: 'small-one' };

    expect(readConfig(given).languageModel).toMatchObject({ seesImages: false, budgetConversation: 50_000 });
    expect(readConfig({ ...given, LLM_VISION: '1' }).languageModel).toMatchObject({ seesImages: true });
  });
});

describe('the settings of voice', () => {
  it('are nothing by default', () => {
    expect(readConfig({})).toMatchObject({
      speech: undefined,
      transcription: { remote: undefined, modelsDir: undefined },
    });
  });

  it('have a voice and budgets of their own', () => {
    const endpoint = 'http://localhost:1/v1';
    const config = readConfig({
      SPEECH_BASE_URL: endpoint,
      SPEECH_MODEL: 'tts-1',
      TRANSCRIPTION_BASE_URL: endpoint,
      TRANSCRIPTION_API_KEY: 'key',
      TRANSCRIPTION_MODEL: 'whisper-1',
      TRANSCRIPTION_BUDGET_STORE_DAY: '5',
      MODELS_DIR: '/models',
    });

    expect(config.speech).toEqual({
      baseUrl: endpoint,
      apiKey: undefined,
      model: 'tts-1',
      voice: 'alloy',
      charactersStoreDay: 200_000,
    });
    expect(config.transcription).toEqual({
      remote: { baseUrl: endpoint, apiKey: 'key', model: 'whisper-1', recordingsStoreDay: 5 },
      modelsDir: '/models',
    });
  });
});

describe('the demo shops and their accounts', () => {
  const demoOf = (env: Record<string, string>) => {
    const { dataOffBecause, accounts } = readConfig(env).demo;
    return { loads: dataOffBecause === undefined, accounts };
  };
  const OUTSIDE = { PUBLIC_URL: 'https://shop.example.com' };
  const DATABASE = { DATABASE_URL: 'postgres://db/quarry' };

  it.each<Record<string, string>>([
    {},
    { PUBLIC_URL: 'http://localhost:8080' },
    { HOST: '::1' },
    { HOST: 'localhost' },
  ])('are there, for requests to a loopback host, with %j', (env) => {
    expect(demoOf(env)).toEqual({ loads: true, accounts: 'loopback' });
  });

  it.each<Record<string, string>>([OUTSIDE, DATABASE, { ...OUTSIDE, HOST: '0.0.0.0' }])('are off with %j', (env) => {
    expect(demoOf(env)).toEqual({ loads: false, accounts: 'closed' });
  });

  it.each(['0.0.0.0', '::', '127.example.com'])('are closed to logins with HOST=%s', (HOST) => {
    expect(demoOf({ HOST }).accounts).toBe('closed');
  });

  it('are switched on by name, each by its own setting', () => {
    for (const env of [OUTSIDE, DATABASE]) {
      expect(demoOf({ ...env, DEMO_DATA: '1' })).toEqual({ loads: true, accounts: 'closed' });
      expect(demoOf({ ...env, DEMO_ACCOUNTS: '1' })).toEqual({ loads: false, accounts: 'open' });
    }
  });

  it('are switched off by name', () => {
    expect(demoOf({ DEMO_DATA: '0', DEMO_ACCOUNTS: '0' })).toEqual({ loads: false, accounts: 'closed' });
  });
});

describe('who is told about bookings', () => {
  it('is nobody unless it is configured', () => {
    expect(readConfig({}).bookings).toEqual({ mail: undefined, staff: [], webhook: undefined });
  });

  it('are the people and the server that are named', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://quarry.example',
      SMTP_URL: 'smtps://user:word@mail.example:465',
      MAIL_FROM: 'Quarry <demo@quarry.example>',
      BOOKINGS_TO: 'one@quarry.example, two@quarry.example',
      BOOKINGS_WEBHOOK_URL: 'https://hooks.example/bookings',
      BOOKINGS_WEBHOOK_SECRET: 'a secret of some length',
    });

    expect(config.bookings).toEqual({
      mail: { url: 'smtps://user:word@mail.example:465', from: 'Quarry <demo@quarry.example>' },
      staff: ['one@quarry.example', 'two@quarry.example'],
      webhook: { url: 'https://hooks.example/bookings', secret: 'a secret of some length' },
    });
  });
});
