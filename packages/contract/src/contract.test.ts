import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { baseOf, isContextOf, storeOf } from './context.ts';
import { endpoints } from './endpoints.ts';
import { openApiDocument } from './openapi.ts';
import { PROBLEMS, problem, problemBody, Problem } from './problems.ts';
import { StoreId } from './store.ts';

describe('a context', () => {
  it('AUTH-31 AUTH-32 AUTH-33 names its store in the second segment, lower case, unknown when it is missing', () => {
    expect([storeOf('chat/veli'), storeOf('chat/Veli'), storeOf('chat'), storeOf('chat/')]).toEqual([
      'veli',
      'veli',
      'unknown',
      'unknown',
    ]);
    expect(baseOf('dev-chat/veli')).toBe('dev-chat');
  });

  it('belongs to its own section alone', () => {
    expect(isContextOf('chat/veli', 'chat')).toBe(true);
    expect(isContextOf('chat/veli', 'dev-chat')).toBe(false);
    expect(isContextOf('chatter/veli', 'chat')).toBe(false);
  });
});

describe('a store id', () => {
  it('may hold a dot, is trimmed and written small', () => {
    expect(StoreId.parse(' Extra.GE ')).toBe('extra.ge');
  });

  it.each(['', '.hidden', 'a/b', 'a b', 'x'.repeat(64), '../up'])('is not %j', (id) => {
    expect(StoreId.safeParse(id).success).toBe(false);
  });
});

describe('a problem', () => {
  it('has a code of small words, the status of an error and a whole sentence in the table', () => {
    const Row = z.strictObject({
      status: z.number().int().min(400).max(599),
      message: z.string().regex(/^[A-Z].*[.]$/),
    });
    const Table = z.record(z.string().regex(/^[a-z]+(?:-[a-z]+)*$/), Row);
    expect(Table.safeParse(PROBLEMS).error?.issues).toBeUndefined();
  });

  it('says the same in every field that a page may read', () => {
    for (const code of Object.keys(PROBLEMS) as (keyof typeof PROBLEMS)[]) {
      const body = Problem.parse(problemBody(code));
      expect(new Set([body.detail, body.details, body.error, body.message]).size).toBe(1);
      expect(body.status).toBe(PROBLEMS[code].status);
    }
  });

  it('carries more exact words when there are some', () => {
    expect(problem('invalid-request', { detail: 'limit: too high' }).message).toBe('limit: too high');
    expect(problemBody('invalid-request', { detail: 'limit: too high' }).details).toBe('limit: too high');
  });
});

describe('the OpenAPI document', () => {
  const document = openApiDocument() as {
    openapi: string;
    paths: Record<string, Record<string, unknown>>;
    components: { headers: object; responses: { TooManyRequests: { headers: object } } };
  };

  it('has every call with its method', () => {
    for (const { url, method } of Object.values(endpoints)) {
      const path = document.paths[url.replace(/:(\w+)/g, '{$1}')];
      expect(path?.[method.toLowerCase()]).toBeDefined();
    }
  });

  it('states that one address accepts JSON and a form with files, and replies with a document or a stream', () => {
    expect(document.paths['/api/qchat']?.post).toMatchObject({
      requestBody: {
        content: {
          'application/json': {},
          'multipart/form-data': { schema: { properties: { images: {}, audio: {} } } },
        },
      },
      responses: { 200: { content: { 'application/json': {}, 'application/x-ndjson': {} } } },
    });
  });

  it('names the limit of every call, and what is answered above it', () => {
    for (const { url, method, limit } of Object.values(endpoints)) {
      expect(document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]).toMatchObject({
        description: expect.stringMatching(new RegExp(`^At most ${limit.calls} calls per (minute|hour) and address`)),
        'x-rate-limit': { calls: limit.calls, seconds: limit.seconds, per: 'address' },
        responses: { 429: { $ref: '#/components/responses/TooManyRequests' } },
      });
    }
    expect(document.components.responses.TooManyRequests.headers).toHaveProperty('RateLimit-Remaining');
    expect(document.components.headers).toHaveProperty('Retry-After');
  });

  it('names a default as optional and the store as required', () => {
    expect(document.paths['/api/products']?.get).toMatchObject({
      parameters: [
        { name: 'store', required: true },
        { name: 'limit', required: false },
      ],
    });
  });
});
