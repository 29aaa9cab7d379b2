import type { Me } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer } from './testing/open-api-server.ts';

let server: ApiServer;
let admin: string;
let developer: string;
let viewer: string;

beforeAll(async () => {
  server = await openApiServer();
  admin = await server.account('admin', { isAdmin: true });
  developer = await server.account('developer', { role: 'developer' });
  viewer = await server.account('viewer', { role: 'viewer' });
});
afterAll(() => server.close());

const SETTINGS = '/api/v1/stores/north/settings';

describe('API v1', () => {
  it('tells an account its stores with role and permissions', async () => {
    const me = (await server.call({ session: viewer, url: '/api/v1/me' })).json<Me>();

    expect(me).toMatchObject({ kind: 'account', name: 'viewer', is_platform_admin: false });
    expect(me.stores).toEqual([
      {
        id: 'north',
        name: 'North',
        is_demo: false,
        role: 'viewer',
        permissions: [
          'products:read',
          'rules:read',
          'synonyms:read',
          'searches:read',
          'experiments:read',
          'quality:read',
          'usage:read',
        ],
      },
    ]);
  });

  it('refuses who is not logged in, has no role in the store, or has a role without the permission', async () => {
    const refused = async (session: string | undefined, url: string) => {
      const reply = await server.call({ session, url });
      return [reply.statusCode, reply.json<{ code: string }>().code];
    };

    expect(await refused(undefined, SETTINGS)).toEqual([401, 'login-needed']);
    expect(await refused(viewer, SETTINGS)).toEqual([403, 'permission-missing']);
    expect(await refused(developer, '/api/v1/stores/south/settings')).toEqual([403, 'store-not-granted']);
    expect(await refused(developer, '/api/v1/stores/nowhere/settings')).toEqual([403, 'store-not-granted']);
    expect(await refused(admin, '/api/v1/stores/nowhere/settings')).toEqual([404, 'store-not-found']);
  });

  it('lets an administrator of the platform create and delete a store, and lists stores page by page', async () => {
    const body = { id: 'west', name: 'West', default_language: 'tr', currency: 'try' };
    const made = await server.call({ session: admin, method: 'POST', url: '/api/v1/stores', body });
    expect([made.statusCode, made.json<{ currency: { code: string } }>().currency.code]).toEqual([201, 'TRY']);
    const again = await server.call({ session: admin, method: 'POST', url: '/api/v1/stores', body });
    expect([again.statusCode, again.json<{ code: string }>().code]).toEqual([409, 'store-exists']);

    const first = (await server.call({ session: admin, url: '/api/v1/stores?limit=2' })).json();
    expect(first.items.map(({ id }: { id: string }) => id)).toEqual(['north', 'south']);
    const next = `/api/v1/stores?limit=2&cursor=${first.next_cursor}`;
    expect((await server.call({ session: admin, url: next })).json()).toMatchObject({
      items: [{ id: 'west', role: 'owner' }],
      next_cursor: null,
    });

    const gone = await server.call({ session: admin, method: 'DELETE', url: '/api/v1/stores/west' });
    expect([gone.statusCode, gone.json()]).toEqual([200, { deleted: true }]);
    expect((await server.call({ session: developer, method: 'POST', url: '/api/v1/stores', body })).statusCode).toBe(
      403,
    );
  });

  it('changes settings, and refuses a change of what was changed meanwhile', async () => {
    const read = await server.call({ session: developer, url: SETTINGS });
    const etag = String(read.headers.etag);
    const patch = (name: string, ifMatch: string) =>
      server.call({
        session: developer,
        method: 'PATCH',
        url: SETTINGS,
        body: { name },
        headers: { 'if-match': ifMatch },
      });

    const changed = await patch('New North', etag);
    expect([changed.statusCode, changed.json<{ name: string }>().name]).toEqual([200, 'New North']);
    expect(changed.headers.etag).toBe((await server.call({ session: developer, url: SETTINGS })).headers.etag);
    expect((await patch('Third', etag)).json()).toMatchObject({ status: 412, code: 'changed-meanwhile' });
    const notModified = await server.call({
      session: developer,
      url: SETTINGS,
      headers: { 'if-none-match': String(changed.headers.etag) },
    });
    expect(notModified.statusCode).toBe(304);
  });

  it('runs a change with an Idempotency-Key once', async () => {
    const body = { id: 'east', name: 'East', default_language: 'en', currency: 'USD' };
    const create = (payload: object, key: string) =>
      server.call({
        session: admin,
        method: 'POST',
        url: '/api/v1/stores',
        body: payload,
        headers: { 'idempotency-key': key },
      });

    const first = await create(body, 'one');
    const second = await create(body, 'one');
    expect([first.statusCode, second.statusCode]).toEqual([201, 201]);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect(second.json()).toEqual(first.json());
    expect((await create({ ...body, name: 'Other' }, 'one')).json()).toMatchObject({
      status: 422,
      code: 'idempotency-key-reused',
    });
    expect((await create(body, 'two')).json()).toMatchObject({ code: 'store-exists' });

    const invalid = await create({ ...body, id: 'NOT AN ID!' }, 'three');
    expect(invalid.statusCode).toBe(400);
    expect((await create({ ...body, id: 'east-2' }, 'three')).statusCode).toBe(201);
  });
});
