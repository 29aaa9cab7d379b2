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
    [{ RATE_LIMITS: 'maybe' }, 'RATE_LIMITS: must be `on` or `off`'],
  ])('%j', (env, message) => {
    expect(complaintOf(env)).toBe(message);
  });

  it('every one of several is named', () => {
    expect(complaintOf({ PORT: 'abc', RATE_LIMITS: 'maybe' }).split('\n')).toHaveLength(2);
  });
});

describe('without any setting', () => {
  it('Quarry listens on the loopback address, port 3000, with limits', () => {
    expect(readConfig({})).toMatchObject({ port: 3000, host: '127.0.0.1', hasRateLimits: true });
  });
});
