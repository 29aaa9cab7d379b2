/** The server while PostgreSQL is unavailable, and after it is back. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newStoreSettings } from '@quarry/contract';
import { POSTGRES_MISSING, startPostgres } from '@quarry/database/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openServices, type Services } from './app.ts';
import { createServer } from './create-server.ts';
import { readConfig } from './config.ts';
import { createLog } from './log.ts';

const postgres = await startPostgres();
if (!postgres) console.warn(POSTGRES_MISSING);

describe.runIf(postgres)('a server whose database becomes unavailable', { timeout: 60_000 }, () => {
  let services: Services;
  let app: FastifyInstance;
  let dataDir: string;
  const lines: string[] = [];
  const login = { username: 'nino@example.com', password: 'a long password' };

  beforeAll(async () => {
    dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-away-'));
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: postgres?.url, RATE_LIMITS: 'off' });
    services = await openServices(config, createLog('info', { write: (line) => void lines.push(line) }));
    await services.stores.create(newStoreSettings('shop', 'Shop', 'en', 'USD'));
    await services.auth.addUser({ ...login, isAdmin: true, grants: [] });
    app = await createServer(services, config);
  });
  afterAll(async () => {
    await app.close();
    await services.close();
    await postgres?.stop();
    fs.rmSync(dataDir, { recursive: true, force: true });
  });

  it('answers 503 with Retry-After, logs no personal data, and recovers with the database', async () => {
    const ready = () => app.inject('/readyz');
    const calls = () =>
      Promise.all([
        ready(),
        app.inject('/api/stores/shop'),
        app.inject({ method: 'POST', url: '/api/authenticate', payload: login }),
        app.inject({ method: 'POST', url: '/api/search', payload: { store: 'shop', query: 'lamp' } }),
      ]);
    expect((await ready()).statusCode).toBe(200);

    await postgres?.halt();
    const away = await calls();
    await postgres?.resume();
    const back = await calls();

    for (const reply of away) {
      expect(reply.json()).toMatchObject({ status: 503, code: 'database-unavailable' });
      expect(reply.headers['content-type']).toContain('application/problem+json');
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect(back.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 401]);
    const logged = lines.join('');
    expect(logged).toContain('The database cannot be reached');
    expect(logged).toContain('A connection to the database broke while idle');
    expect(logged).not.toContain(login.username);
  });
});
