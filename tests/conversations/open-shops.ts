/**
 * The real server with its own database and the requested demo shops, called through its HTTP routes without a port.
 * Nothing is faked.
 */
import fs from 'node:fs';
import {
  type Customer,
  type Order,
  type Product,
  type ProductDocument,
  type ShopText,
  type StoreSettings,
  StreamPiece,
} from '@quarry/contract';
import {
  demoBranches,
  demoCustomers,
  demoOrders,
  demoProducts,
  demoStoreSettings,
  demoTexts,
} from '@quarry/demo-shops';
import { emptyDataDir } from '@quarry/database/testing';
import { newStoreSettings } from '@quarry/contract';
import { openServices, type Services } from '../../apps/server/src/app.ts';
import { createServer } from '../../apps/server/src/create-server.ts';
import { readConfig } from '../../apps/server/src/config.ts';
import { createOrdersRepository } from '../../apps/server/src/modules/orders/index.ts';
import { type ShopRecord, shopRecord } from './shop-record.ts';

const BATCH = 200;
const STAFF = { username: 'clerk', password: 'a long password' };
/** A shop without conversations, whose orders must not be shown elsewhere. */
const NEIGHBOUR = 'neighbour';
export const FOREIGN_ORDER = '7305';

export interface Answer {
  status: number;
  text: string;
  docs: ProductDocument[];
  orders: Order[];
  buttons: string[];
  /** Lines of the stream that are not valid pieces. */
  broken: string[];
  ms: number;
}

export interface Speaker {
  storeId: string;
  as: 'staff' | 'shopper';
  sessionId: string;
}

export interface Shops {
  services: Services;
  record(storeId: string): ShopRecord;
  /** Registers a shop's catalogue, orders and texts from the database for fact checking. */
  admit(storeId: string, texts?: readonly ShopText[]): Promise<void>;
  /** Sends one message like a page. */
  say(speaker: Speaker, message: string, language?: string): Promise<Answer>;
  close(): Promise<void>;
}

/** @param storeIds of demo shops. Set `LOG_LEVEL=error` to see errors inside the server. */
export async function openShops(storeIds: readonly string[]): Promise<Shops> {
  const folder = await emptyDataDir();
  const config = readConfig({ DATA_DIR: folder, RATE_LIMITS: 'off', LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent' });
  const services = await openServices(config);
  const records = new Map<string, ShopRecord>();
  for (const storeId of storeIds) records.set(storeId, await loadShop(services, streaming(demoStoreSettings(storeId))));
  await loadNeighbour(services);
  await services.auth.addUser({ ...STAFF, isAdmin: true, grants: [], grantsAll: true });
  const app = await createServer(services, config);
  const login = await app.inject({ method: 'POST', url: '/api/authenticate', payload: STAFF });
  const session = login.cookies[0]?.value ?? '';
  const keys = new Map<string, string>();

  async function credentials({ storeId, as }: Speaker): Promise<Record<string, string>> {
    if (as === 'staff') return { cookie: `quarry_session=${session}` };
    let key = keys.get(storeId);
    if (key === undefined) {
      key = await services.auth.createKey(storeId, 'https://shop.example');
      keys.set(storeId, key);
    }
    return { authorization: `Bearer ${key}`, cookie: 'quarry_visitor=a-shopper-of-scripted-conversations' };
  }

  return {
    services,
    record(storeId) {
      const record = records.get(storeId);
      if (!record) throw new Error(`The shop ${storeId} is not open.`);
      return record;
    },
    async admit(storeId, texts = []) {
      const settings = await services.stores.get(storeId);
      const products: Product[] = [];
      for await (const batch of services.catalog.allProducts(storeId)) products.push(...batch);
      records.set(storeId, shopRecord({ settings, products, texts, branches: [], orders: [], customers: [] }));
    },
    async say(speaker, message, language) {
      const form = new FormData();
      form.set('message', message);
      form.set('store', speaker.storeId);
      form.set('sessionId', speaker.sessionId);
      form.set('preferred_response', 'text');
      if (language !== undefined) form.set('detected_language', language);
      const request = new Response(form);
      const started = performance.now();
      const sending = app.inject({
        method: 'POST',
        url: '/api/qchat',
        payload: Buffer.from(await request.arrayBuffer()),
        headers: { 'content-type': request.headers.get('content-type') ?? '', ...(await credentials(speaker)) },
      });
      // A broken stream is an answer to evaluate and must not end the run.
      const reply = await sending.catch((error: Error) => ({ body: error.message, statusCode: 0 }));
      return { ...readPieces(reply.body), status: reply.statusCode, ms: performance.now() - started };
    },
    async close() {
      await app.close();
      await services.close();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

function readPieces(body: string): Omit<Answer, 'status' | 'ms'> {
  const answer: Omit<Answer, 'status' | 'ms'> = { text: '', docs: [], orders: [], buttons: [], broken: [] };
  for (const line of body.split('\n').filter(Boolean)) {
    const piece = readPiece(line);
    if (piece === undefined) answer.broken.push(line.slice(0, 200));
    else if (piece.type === 'text') answer.text += piece.content;
    else if (piece.type === 'docs') answer.docs.push(...piece.content.documents);
    else if (piece.type === 'orders') answer.orders.push(...piece.content.result);
    else if (piece.type === 'buttons') answer.buttons = piece.content;
  }
  return answer;
}

function readPiece(line: string): StreamPiece | undefined {
  try {
    return StreamPiece.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}

/** Scripts evaluate streamed answers, even of shops whose pages request plain ones. */
const streaming = (settings: StoreSettings): StoreSettings => ({
  ...settings,
  gates: { ...settings.gates, streaming: true },
});

async function loadShop(services: Services, settings: StoreSettings): Promise<ShopRecord> {
  const products = demoProducts(settings);
  const texts = demoTexts(settings);
  const branches = demoBranches(settings);
  const customers = demoCustomers(settings);
  const orders = demoOrders(settings, products);
  await services.stores.create(settings);
  await services.stores.saveTexts(settings.id, texts);
  await services.stores.saveBranches(settings.id, branches);
  for (let start = 0; start < products.length; start += BATCH) {
    await services.catalog.save(settings, products.slice(start, start + BATCH));
  }
  await createOrdersRepository(services.record.db).save(settings.id, customers, orders);
  return shopRecord({ settings, products, texts, branches, orders, customers });
}

async function loadNeighbour(services: Services): Promise<void> {
  await services.stores.create(newStoreSettings(NEIGHBOUR, 'Neighbour', 'en', 'USD'));
  const customer: Customer = {
    id: 'neighbour-1',
    name: 'Somebody Else',
    email: 'somebody.else@example.com',
    phone: '+1 555 01 9921',
  };
  const order: Order = {
    order_id: `${NEIGHBOUR}-${FOREIGN_ORDER}`,
    order_number: FOREIGN_ORDER,
    order_date: '2026-10-20',
    status: 'Shipped',
    shipped_date: '2026-10-21',
    delivery_date: null,
    tracking_number: 'QX730573057US',
    items: [],
    total: 73.05,
    currency: 'USD',
  };
  await createOrdersRepository(services.record.db).save(NEIGHBOUR, [customer], [{ order, customerId: customer.id }]);
}
