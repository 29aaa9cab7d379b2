import type { AuditEntry, RecoveryCodes, SecondFactorSecret } from '@quarry/contract';
import { auditEntries, secondFactors } from '@quarry/database';
import { eq } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiServer, openApiServer, PASSWORD } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let session: string;
let secret: string;
let recovery: string[];

beforeAll(async () => {
  server = await openApiServer();
  session = await server.account('nino', { role: 'owner' });
});
afterAll(() => server.close());

/** As an authenticator app. @param steps from now, of 30 seconds. */
function codeAfter(steps: number): string {
  const timestamp = Date.now() + steps * 30_000;
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- names the reply that a test expects
const post = async <Reply>(path: string, body: object, by = session) => {
  const reply = await server.call({ session: by, method: 'POST', url: `/api/v1/me/second-factor${path}`, body });
  return { status: reply.statusCode, body: reply.json<Reply & { code?: string }>() };
};
async function logIn(code?: string) {
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/authenticate',
    payload: { username: 'nino', password: PASSWORD, ...(code && { code }) },
  });
  return reply.statusCode === 200 ? 'logged in' : reply.json<{ code: string }>().code;
}

describe('a second factor', () => {
  it('is begun with the password, and counts after a code of the app', async () => {
    expect((await post('/confirm', { code: '123456' })).body.code).toBe('second-factor-not-begun');
    expect((await post('', { password: 'another password' })).body.code).toBe('wrong-password');
    const begun = await post<SecondFactorSecret>('', { password: PASSWORD });
    secret = begun.body.secret;
    expect(begun.body.uri).toMatch(/^otpauth:\/\/totp\/Quarry:nino\?.*secret=[A-Z2-7]{32}/);
    expect(await logIn()).toBe('logged in');
    expect((await post('/confirm', { code: '000000' })).body.code).toBe('second-factor-wrong');

    const other = await server.login('nino');
    const confirmed = await post<RecoveryCodes>('/confirm', { code: codeAfter(-1) });
    recovery = confirmed.body.recovery_codes;
    expect(new Set(recovery).size).toBe(10);
    expect((await server.call({ session: other, url: '/api/v1/me' })).statusCode).toBe(401);
    expect((await server.call({ session, url: '/api/v1/me' })).statusCode).toBe(200);
    expect((await post('', { password: PASSWORD })).body.code).toBe('second-factor-on');
  });

  it('leaves a line in the log of the stores of the person, which nobody can undo, and is stored encrypted', async () => {
    const log = await server.call({ session, url: '/api/v1/stores/north/audit?resource=second_factors' });
    expect(log.json<{ items: AuditEntry[] }>().items).toMatchObject([
      {
        actor: { name: 'nino' },
        action: 'enabled',
        before: { enabled: false },
        after: { enabled: true },
        can_undo: false,
        no_undo_because: 'own-device',
      },
    ]);
    const [stored] = await server.services.record.db.select().from(secondFactors);
    expect(stored?.secret).toMatch(/^enc1:/);
    expect(stored?.secret).not.toContain(secret);
  });

  it('is asked at the login, and takes each code once', async () => {
    expect(await logIn()).toBe('second-factor-needed');
    expect(await logIn('12345')).toBe('second-factor-wrong');
    const used = codeAfter(0);
    expect(await logIn(used)).toBe('logged in');
    expect(await logIn(used)).toBe('second-factor-wrong');
    expect(await logIn(codeAfter(-1))).toBe('second-factor-wrong');
    expect(await logIn(codeAfter(5))).toBe('second-factor-wrong');
  });

  it('is replaced by a recovery code, once', async () => {
    const [first = ''] = recovery;
    expect(await logIn(first.toLowerCase().replace('-', ' '))).toBe('logged in');
    expect(await logIn(first)).toBe('second-factor-wrong');
    const state = await server.call({ session, url: '/api/v1/me/second-factor' });
    expect(state.json()).toEqual({ enabled: true, recovery_codes_left: 9 });
  });

  it('can be required by a store', async () => {
    const settings = '/api/v1/stores/north/settings';
    const viewer = await server.account('viewer', { role: 'developer' });
    const body = { second_factor_required: true };
    expect((await server.call({ session, method: 'PATCH', url: settings, body })).statusCode).toBe(200);

    expect((await server.call({ session: viewer, url: settings })).json()).toMatchObject({
      status: 403,
      code: 'second-factor-required',
    });
    expect((await server.call({ session: viewer, url: '/api/v1/me' })).statusCode).toBe(200);
    expect((await server.call({ session, url: settings })).statusCode).toBe(200);
    expect((await server.app.inject('/api/stores/north')).body).not.toContain('second_factor');
  });

  it('is removed with password and code, or by a new password', async () => {
    const [, second = ''] = recovery;
    expect((await post('/remove', { password: PASSWORD, code: '000000' })).body.code).toBe('second-factor-wrong');
    expect((await post('/remove', { password: PASSWORD, code: second })).status).toBe(200);
    const lines = await server.services.record.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.resource, 'second_factors'))
      .orderBy(auditEntries.position);
    expect(lines.map(({ action }) => action)).toEqual(['enabled', 'disabled']);
    expect(await logIn()).toBe('logged in');

    secret = (await post<SecondFactorSecret>('', { password: PASSWORD })).body.secret;
    await post('/confirm', { code: codeAfter(0) });
    expect(await logIn()).toBe('second-factor-needed');
    await server.services.auth.changePassword('nino', PASSWORD);
    expect(await logIn()).toBe('logged in');
  });
});

describe('wrong codes of an account', () => {
  it('are limited over all addresses', async () => {
    const limited = await openApiServer({ RATE_LIMITS: 'on' });
    try {
      const by = await limited.account('nino', { role: 'owner' });
      const call = (path: string, body: object) =>
        limited.call({ session: by, method: 'POST', url: `/api/v1/me/second-factor${path}`, body });
      await call('', { password: PASSWORD });
      const codes: string[] = [];
      for (let guess = 0; guess < 11; guess += 1) {
        codes.push((await call('/confirm', { code: '000000' })).json<{ code: string }>().code);
      }
      expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'second-factor-wrong'));
      expect(codes[10]).toBe('too-many-logins');
    } finally {
      await limited.close();
    }
  });
});
