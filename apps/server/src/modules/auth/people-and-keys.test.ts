import type { AuditEntry, CreatedKey, Invitation, Key, Member } from '@quarry/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReply, type ApiServer, openApiServer, PASSWORD } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let admin: string;
let owner: string;
let developer: string;

beforeAll(async () => {
  server = await openApiServer();
  admin = await server.account('admin', { isAdmin: true });
  owner = await server.account('owner', { role: 'owner' });
  developer = await server.account('developer', { role: 'developer' });
});
afterAll(() => server.close());

const NORTH = '/api/v1/stores/north';

async function post(session: string, url: string, body: object = {}, headers: Record<string, string> = {}) {
  return server.call({ session, method: 'POST', url, body, headers });
}
const outcome = (reply: ApiReply) => [reply.statusCode, reply.json<{ code?: string }>().code];

describe('secret keys', () => {
  const secret = (facts: object = {}) => ({ kind: 'secret', name: 'Feed', scopes: ['settings:read'], ...facts });
  const settingsWith = (key: string | null, store = 'north') =>
    server.call({ key: key ?? '', url: `/api/v1/stores/${store}/settings` });

  it('open what their scopes name, in their store alone', async () => {
    const made = await post(developer, `${NORTH}/keys`, secret());
    const { key, secret: text } = made.json<CreatedKey>();

    expect(made.statusCode).toBe(201);
    expect(text).toMatch(/^qk_sec_/);
    expect((await settingsWith(text)).statusCode).toBe(200);
    expect(outcome(await settingsWith(text, 'south'))).toEqual([403, 'store-not-granted']);
    const change = await server.call({
      key: text ?? '',
      method: 'PATCH',
      url: `${NORTH}/settings`,
      body: { name: 'Other' },
    });
    expect(outcome(change)).toEqual([403, 'permission-missing']);
    const { items } = (await server.call({ session: developer, url: `${NORTH}/keys` })).json<{ items: Key[] }>();
    expect(items.find(({ id }) => id === key.id)).toMatchObject({
      last_used_on: new Date().toISOString().slice(0, 10),
      created_by: 'developer',
    });
    expect(JSON.stringify(items)).not.toContain(text);
  });

  it('get no permission that their creator does not have', async () => {
    const reply = await post(developer, `${NORTH}/keys`, secret({ scopes: ['settings:read', 'members:write'] }));
    expect(outcome(reply)).toEqual([403, 'beyond-own-permissions']);

    const ofOwner = (await post(owner, `${NORTH}/keys`, secret({ scopes: ['members:write'] }))).json<CreatedKey>();
    expect(outcome(await post(developer, `${NORTH}/keys/${ofOwner.key.id}/rotate`))).toEqual([
      403,
      'beyond-own-permissions',
    ]);
  });

  it('stop working when they are revoked, when they expire, and outside of their networks', async () => {
    const revoked = (await post(developer, `${NORTH}/keys`, secret())).json<CreatedKey>();
    const url = `${NORTH}/keys/${revoked.key.id}`;
    expect((await server.call({ session: developer, method: 'DELETE', url })).statusCode).toBe(200);
    expect(outcome(await settingsWith(revoked.secret))).toEqual([401, 'key-invalid']);

    const rotated = (await post(developer, `${NORTH}/keys`, secret())).json<CreatedKey>();
    const next = (
      await post(developer, `${NORTH}/keys/${rotated.key.id}/rotate`, { grace_hours: 0 })
    ).json<CreatedKey>();
    expect(outcome(await settingsWith(rotated.secret))).toEqual([401, 'key-invalid']);
    expect((await settingsWith(next.secret)).statusCode).toBe(200);

    const elsewhere = secret({ networks: ['203.0.113.0/24'] });
    const bound = (await post(developer, `${NORTH}/keys`, elsewhere)).json<CreatedKey>();
    expect(outcome(await settingsWith(bound.secret))).toEqual([403, 'address-not-allowed']);
    const past = secret({ expires_at: '2020-01-01T00:00:00Z' });
    expect(outcome(await post(developer, `${NORTH}/keys`, past))).toEqual([400, 'invalid-request']);
  });

  it('keep working for the grace period of a rotation', async () => {
    const old = (await post(developer, `${NORTH}/keys`, secret())).json<CreatedKey>();
    await post(developer, `${NORTH}/keys/${old.key.id}/rotate`, { grace_hours: 1 });
    expect((await settingsWith(old.secret)).statusCode).toBe(200);
  });

  it('are returned once: a repeated call gets the same key without its text', async () => {
    const headers = { 'idempotency-key': 'a-key' };
    const first = (await post(developer, `${NORTH}/keys`, secret(), headers)).json<CreatedKey>();
    const again = (await post(developer, `${NORTH}/keys`, secret(), headers)).json<CreatedKey>();

    expect(again).toEqual({ key: first.key, secret: null });
  });

  it('leave an audit line without the key', async () => {
    const made = (await post(developer, `${NORTH}/keys`, secret({ name: 'Audited' }))).json<CreatedKey>();
    const lines = await server.call({ session: developer, url: `${NORTH}/audit?resource=keys` });
    const line = lines.json<{ items: AuditEntry[] }>().items.find((entry) => entry.resource_id === made.key.id);

    expect(line).toMatchObject({ action: 'created', actor: { name: 'developer' }, before: null, can_undo: true });
    expect(lines.body).not.toContain(made.secret);
  });
});

describe('members', () => {
  async function members(): Promise<Member[]> {
    return (await server.call({ session: owner, url: `${NORTH}/members` })).json<{ items: Member[] }>().items;
  }
  const memberNamed = async (name: string) => (await members()).find(({ username }) => username === name);

  it('come by invitation: the link sets a password once', async () => {
    const made = await post(owner, `${NORTH}/invitations`, { username: 'ana@shop.example', role: 'analyst' });
    const { link, mailed } = made.json<{ invitation: Invitation; link: string; mailed: boolean }>();
    const token = link.split('#')[1];
    expect([made.statusCode, mailed]).toEqual([201, false]);

    const read = await server.call({ method: 'POST', url: '/api/v1/invitations/read', body: { token } });
    expect(read.json()).toMatchObject({ store_name: 'North', username: 'ana@shop.example', has_account: false });
    const accept = () =>
      server.call({ method: 'POST', url: '/api/v1/invitations/accept', body: { token, password: PASSWORD } });
    expect((await accept()).json()).toEqual({ username: 'ana@shop.example', store_id: 'north', role: 'analyst' });
    expect(outcome(await accept())).toEqual([404, 'invitation-not-found']);

    const ana = await server.login('ana@shop.example');
    expect((await server.call({ session: ana, url: `${NORTH}/audit` })).statusCode).toBe(200);
    expect(outcome(await server.call({ session: ana, url: `${NORTH}/settings` }))).toEqual([403, 'permission-missing']);
  });

  it('with an account elsewhere accept with the password that they have', async () => {
    await server.account('beka', { role: 'viewer', store: 'south' });
    const made = await post(owner, `${NORTH}/invitations`, { username: 'beka', role: 'viewer' });
    const token = made.json<{ link: string }>().link.split('#')[1];
    const accept = (password: string) =>
      server.call({ method: 'POST', url: '/api/v1/invitations/accept', body: { token, password } });

    expect(outcome(await accept('not the password'))).toEqual([401, 'wrong-password']);
    expect((await accept(PASSWORD)).statusCode).toBe(200);
    const beka = await memberNamed('beka');
    const reset = await post(owner, `${NORTH}/members/${beka?.id}/password-reset`);
    expect(outcome(reset)).toEqual([403, 'account-elsewhere']);
    expect((await post(admin, `${NORTH}/members/${beka?.id}/password-reset`)).statusCode).toBe(201);
  });

  it('have their role changed at once, with undo', async () => {
    const session = await server.account('carl', { role: 'viewer' });
    const carl = await memberNamed('carl');
    const url = `${NORTH}/members/${carl?.id}`;
    const canReadKeys = async () => (await server.call({ session, url: `${NORTH}/keys` })).statusCode === 200;
    expect(await canReadKeys()).toBe(false);

    await server.call({ session: owner, method: 'PATCH', url, body: { role: 'developer' } });
    expect(await canReadKeys()).toBe(true);
    const lines = await server.call({ session: owner, url: `${NORTH}/audit?resource=members&resource_id=${carl?.id}` });
    const [line] = lines.json<{ items: AuditEntry[] }>().items;
    expect(line).toMatchObject({ before: { role: 'viewer' }, after: { role: 'developer' }, can_undo: true });
    expect((await post(owner, `${NORTH}/audit/${line?.id}/undo`)).json()).toEqual({ undone: true });
    expect(await canReadKeys()).toBe(false);
    expect(outcome(await post(owner, `${NORTH}/audit/${line?.id}/undo`))).toEqual([409, 'changed-since']);

    await server.call({ session: owner, method: 'DELETE', url });
    expect(outcome(await server.call({ session, url: `${NORTH}/rules` }))).toEqual([403, 'store-not-granted']);
  });

  it('keep one owner at least', async () => {
    const self = await memberNamed('owner');
    const url = `${NORTH}/members/${self?.id}`;

    const demoted = await server.call({ session: owner, method: 'PATCH', url, body: { role: 'viewer' } });
    expect(outcome(demoted)).toEqual([409, 'last-owner']);
    expect(outcome(await server.call({ session: owner, method: 'DELETE', url }))).toEqual([409, 'last-owner']);
  });

  it('get a new password by a link, which ends their sessions', async () => {
    const session = await server.account('dato', { role: 'viewer' });
    const dato = await memberNamed('dato');
    const link = (await post(owner, `${NORTH}/members/${dato?.id}/password-reset`)).json<{ link: string }>().link;
    const body = { token: link.split('#')[1], password: 'another password' };

    const set = await server.call({ method: 'POST', url: '/api/v1/password-resets/accept', body });
    expect(set.json()).toEqual({ username: 'dato' });
    expect((await server.call({ session, url: '/api/v1/me' })).statusCode).toBe(401);
    const login = { username: 'dato', password: 'another password' };
    expect((await post('', '/api/authenticate', login)).statusCode).toBe(200);
  });

  it('have sessions that an owner can end', async () => {
    const session = await server.account('eka', { role: 'viewer' });
    const eka = await memberNamed('eka');
    const url = `${NORTH}/members/${eka?.id}/sessions`;
    const { items } = (await server.call({ session: owner, url })).json<{ items: { id: string }[] }>();

    expect(items).toHaveLength(1);
    const ended = await server.call({ session: owner, method: 'DELETE', url: `${url}/${items[0]?.id}` });
    expect(ended.statusCode).toBe(200);
    expect((await server.call({ session, url: '/api/v1/me' })).statusCode).toBe(401);
  });
});

describe('a change of what was read before', () => {
  it('of a member, an invitation or a key is refused when it is another one now', async () => {
    const id = (await server.services.auth.find('developer'))?.id ?? '';
    const invited = (await post(owner, `${NORTH}/invitations`, { username: 'late', role: 'viewer' })).json<{
      invitation: Invitation;
    }>();
    const made = (
      await post(owner, `${NORTH}/keys`, { kind: 'secret', name: 'Late', scopes: ['usage:read'] })
    ).json<CreatedKey>();
    const changes = [
      { url: `${NORTH}/members/${id}`, method: 'PATCH', body: { role: 'developer' } },
      { url: `${NORTH}/invitations/${invited.invitation.id}`, method: 'DELETE' },
      { url: `${NORTH}/keys/${made.key.id}`, method: 'DELETE' },
    ] as const;
    for (const { url, ...change } of changes) {
      const read = await server.call({ session: owner, url });
      expect(read.statusCode).toBe(200);
      const withTag = (tag: string) => server.call({ session: owner, url, ...change, headers: { 'if-match': tag } });
      expect(outcome(await withTag('"another"'))).toEqual([412, 'changed-meanwhile']);
      expect((await withTag(String(read.headers.etag))).statusCode).toBe(200);
    }
  });
});
