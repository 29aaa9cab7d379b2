import { describe, expect, it } from 'vitest';
import { openApiDocument } from '../openapi.ts';
import { successOf } from './describe-operation.ts';
import { allOperations } from './operations.ts';
import { PERMISSIONS, ROLE_PERMISSIONS } from './permissions.ts';

const { paths } = openApiDocument() as { paths: Record<string, Record<string, Record<string, unknown>>> };

describe.each(allOperations())('the call %s of API v1', (_name, operation) => {
  const { schema, example, method, url } = operation;

  it('has examples that its schemas accept', () => {
    const accepted = [
      schema.params?.safeParse(example.params),
      schema.querystring?.safeParse(example.query ?? {}),
      schema.body?.safeParse(example.body),
      successOf(operation)[1].safeParse(example.reply),
    ];
    expect(accepted.flatMap((one) => one?.error?.issues ?? [])).toEqual([]);
  });

  it('names all parameters of its address', () => {
    const inAddress = [...url.matchAll(/:(\w+)/g)].map(([, name]) => name);
    expect(Object.keys(schema.params?.shape ?? {}).sort()).toEqual(inAddress.sort());
  });

  it('is documented with security, errors and an example', () => {
    const described = paths[url.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];

    expect(described?.security).toBeDefined();
    expect(Object.keys(described?.responses ?? {})).toEqual(
      expect.arrayContaining([String(successOf(operation)[0]), '404', '429', '5XX']),
    );
    expect(JSON.stringify(described?.responses)).toContain('"example"');
  });

  it('can be repeated by key when it is an audited change of a known caller, and not when it only reads', () => {
    // A file is read once, as a stream. A code of a second factor is taken once: its call cannot be repeated.
    const isOnce = operation.uploads !== undefined || operation.url.startsWith('/api/v1/me/second-factor/');
    const isChange = operation.isAudited && operation.permission !== 'anyone' && !isOnce;
    expect(isChange ? operation.isIdempotent : true).toBe(true);
    expect(method === 'GET' && operation.isIdempotent).toBe(false);
  });
});

describe('API v1', () => {
  it('has one call for each method and address', () => {
    const places = allOperations().map(([, { method, url }]) => `${method} ${url}`);
    expect(new Set(places).size).toBe(places.length);
  });

  it('knows permissions that exist, and gives owners all of them', () => {
    expect([...ROLE_PERMISSIONS.owner].sort()).toEqual([...PERMISSIONS].sort());
    for (const list of Object.values(ROLE_PERMISSIONS)) expect(new Set(list).size).toBe(list.length);
  });
});
