/** A server with API v1 over an empty database, and accounts of every role. */
import { newStoreSettings, type Role } from '@quarry/contract';
import { emptyDataDir, startPostgres } from '@quarry/database/testing';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import fs from 'node:fs';
import { openServices } from '../../app.ts';
import { createServer } from '../../create-server.ts';
import { readConfig } from '../../config.ts';
import { createMembersRepository } from '../../modules/auth/index.ts';

export const PASSWORD = 'a long password';

export interface ApiCall {
  /** Cookie token, or secret key. */
  session?: string | undefined;
  key?: string | undefined;
  method?: InjectOptions['method'];
  url: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export type ApiReply = LightMyRequestResponse;
export type ApiServer = Awaited<ReturnType<typeof openApiServer>>;

/**
 * Stores `north` and `south`; close it. With TEST_DATABASE=postgresql the database is a PostgreSQL server of its own.
 *
 * @param environment settings beside those of every test.
 */
export async function openApiServer(environment: Record<string, string> = {}) {
  const dataDir = await emptyDataDir();
  const postgres = process.env.TEST_DATABASE === 'postgresql' ? await startPostgres() : null;
  const config = readConfig({
    DATA_DIR: dataDir,
    ...(postgres && { DATABASE_URL: postgres.url }),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...environment,
  });
  const services = await openServices(config);
  for (const [id, name] of [
    ['north', 'North'],
    ['south', 'South'],
  ] as const) {
    await services.stores.create(newStoreSettings(id, name, 'en', 'USD'));
  }
  const app = await createServer(services, config);
  const members = createMembersRepository(services.record.db);

  async function login(username: string): Promise<string> {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/authenticate',
      payload: { username, password: PASSWORD },
    });
    return reply.cookies.find(({ name }) => name === 'quarry_session')?.value ?? '';
  }

  return {
    app,
    services,
    dataDir,
    /** Creates an account and logs it in. @returns the cookie's token. */
    async account(username: string, more: { role?: Role; store?: string; isAdmin?: boolean } = {}): Promise<string> {
      await services.auth.addUser({ username, password: PASSWORD, isAdmin: more.isAdmin ?? false, grants: [] });
      const created = await services.auth.find(username);
      if (more.role && created) await members.set(more.store ?? 'north', created.id, more.role);
      return login(username);
    },
    login,
    call({ session, key, method = 'GET', url, body, headers = {} }: ApiCall) {
      return app.inject({
        method,
        url,
        headers: { ...headers, ...(key && { authorization: `Bearer ${key}` }) },
        ...(session && { cookies: { quarry_session: session } }),
        // oxlint-disable-next-line typescript/consistent-type-assertions -- bodies of tests are objects
        ...(body !== undefined && { payload: body as object }),
      });
    },
    async close() {
      await app.close();
      await services.close();
      await postgres?.stop();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
