/** A complete server with an empty database and two small shops of known products. */
import fs from 'node:fs';
import { newStoreSettings, Product, SearchResponse, VISIT_HEADER } from '@quarry/contract';
import { emptyDataDir } from '@quarry/database/testing';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { openServices, type Services } from '../../apps/server/src/app.ts';
import { createServer } from '../../apps/server/src/create-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import type { ServerExtra } from '../../apps/server/src/extras/server-extra.ts';
import { createLog } from '../../apps/server/src/log.ts';

const PASSWORD = 'a long password';
const COLORS = ['red', 'blue', 'green', 'black'];
const BRANDS = ['Nordlys', 'Fjell', 'Havre'];
const SIZES = ['s', 'm', 'l'];

export const north = newStoreSettings('north', 'North', 'en', 'USD');
export const south = newStoreSettings('south', 'South', 'en', 'USD');

/** Dresses varying in colour, brand and size, some shoes, bags and sofas. The same in both shops. */
export const SHELF: readonly Product[] = [
  ...Array.from({ length: 48 }, (_, i) =>
    aProduct(`dress-${i}`, 'Wrap dress', i, {
      category: 'dress',
      attributes: { gender: 'women', color: turn(COLORS, i) },
    }),
  ),
  ...Array.from({ length: 6 }, (_, i) =>
    aProduct(`shoes-${i}`, 'Court shoes', i, {
      category: 'shoes',
      attributes: { gender: 'women', color: turn(COLORS, i) },
    }),
  ),
  ...Array.from({ length: 6 }, (_, i) =>
    aProduct(`bag-${i}`, 'Clutch bag', i, { category: 'bag', attributes: { gender: 'women', color: turn(COLORS, i) } }),
  ),
  ...Array.from({ length: 4 }, (_, i) => aProduct(`sofa-${i}`, 'Corner sofa', i, { category: 'sofa' })),
];

function turn(values: readonly string[], i: number): string {
  return values[i % values.length] as string;
}

function aProduct(id: string, name: string, i: number, facts: Partial<Product>): Product {
  const size = turn(SIZES, i);
  return Product.parse({
    id,
    title: `${name} model ${String.fromCodePoint(65 + (i % 26))}${i}`,
    brand: turn(BRANDS, i),
    currency: 'USD',
    current_price: 20 + i,
    original_price: 20 + i,
    stock: i % 12 === 11 ? 0 : 5,
    variants: [{ sku: `${id}-${size}`, barcode: null, price: 20 + i, stock: 5, attributes: { size } }],
    ...facts,
  });
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Who = 'north' | 'south' | 'nobody';

export interface TestServer {
  dataDir: string;
  services: Services;
  app: FastifyInstance;
  /** All logged warnings and errors, as JSON. */
  logged: string[];
  /** A call as staff of a shop, or anonymously. */
  call(
    who: Who,
    method: Method,
    url: string,
    payload?: object,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
  /** A search of the shop by its own staff, optionally within a visit. */
  search(store: 'north' | 'south', query: string, more?: object, visitId?: string): Promise<SearchResponse>;
  /** Stops it, and deletes its data unless they are kept. */
  close(options?: { keepsData?: boolean }): Promise<void>;
}

/**
 * @param dataDir of a server that was closed before; default: a new one.
 * @param extras that it is built with; default: all.
 */
export async function startTestServer(
  environment: Record<string, string> = {},
  dataDir?: string,
  extras?: readonly ServerExtra[],
): Promise<TestServer> {
  const folder = dataDir ?? (await emptyDataDir());
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...environment });
  const logged: string[] = [];
  const log = createLog('warn', { write: (line) => void logged.push(line) });
  const services = await openServices(config, log, extras);
  if (!dataDir) {
    for (const settings of [north, south]) {
      await services.stores.create(settings);
      await services.catalog.save(settings, SHELF);
      const grants = [{ base: 'new-search', storeId: settings.id }];
      await services.auth.addUser({ username: settings.id, password: PASSWORD, isAdmin: false, grants });
    }
  }
  const app = await createServer(services, config);
  const sessions = new Map<Who, string>();
  for (const username of ['north', 'south'] as const) {
    const login = await app.inject({
      method: 'POST',
      url: '/api/authenticate',
      payload: { username, password: PASSWORD },
    });
    sessions.set(username, login.cookies[0]?.value ?? '');
  }

  const server: TestServer = {
    dataDir: folder,
    services,
    app,
    logged,
    call(who, method, url, payload, headers) {
      const session = sessions.get(who);
      return app.inject({
        method,
        url,
        ...(session && { cookies: { quarry_session: session } }),
        ...(payload && { payload }),
        ...(headers && { headers }),
      });
    },
    async search(store, query, more = {}, visitId) {
      const headers = visitId ? { [VISIT_HEADER]: visitId } : undefined;
      const reply = await server.call(store, 'POST', '/api/search', { store, query, ...more }, headers);
      if (reply.statusCode !== 200) throw new Error(`The search answered ${reply.statusCode}: ${reply.body}`);
      return SearchResponse.parse(reply.json());
    },
    async close({ keepsData = false } = {}) {
      await app.close();
      await services.close();
      if (!keepsData) fs.rmSync(folder, { recursive: true, force: true });
    },
  };
  return server;
}

export const idsOf = ({ documents }: { documents: { id: string }[] }) => documents.map(({ id }) => id);
