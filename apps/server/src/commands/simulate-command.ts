/**
 * `quarry simulate`: visits of invented shoppers in a store, through the HTTP API of a server that runs. Every request
 * says that it is simulated, and so do the events that the server keeps.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Language,
  LANGUAGES,
  type ListedProduct,
  SearchResponse,
  SIMULATED_HEADER,
  VISIT_HEADER,
} from '@quarry/contract';
import { detectLanguage } from '@quarry/language';
import { createRandom, type Random } from '../simulation/seeded-random.ts';
import { type ShopApi, simulateVisit, type VisitCounts } from '../simulation/simulated-shopper.ts';
import { CommandError } from './command.ts';
import type { CommandIo, ExitCode } from './command-io.ts';

/** Products that shoppers may need, from the whole catalogue. */
const PAGE = 100;
const PAGES = 10;
const RESULTS = 20;
/** Names from which the languages of the shop are read. */
const READ_NAMES = 200;
const TOO_MANY_REQUESTS = 429;
const WAIT_MS = 5000;
const TRIES = 5;
const AGENTS = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 simulated',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) simulated',
  'Mozilla/5.0 (Linux; Android 15) Mobile simulated',
] as const;

export interface SimulateOptions {
  store: string;
  server: string;
  key?: string;
  visits: number;
  seed: number;
}

export async function simulateCommand(
  { store, server, key, visits, seed }: SimulateOptions,
  io: Pick<CommandIo, 'out' | 'progress' | 'signal'>,
  fetchIt: typeof fetch = fetch,
): Promise<ExitCode> {
  const call = async (path: string, body: object, visit: Record<string, string> = {}): Promise<unknown> => {
    for (let attempt = 1; ; attempt++) {
      const reply = await fetchIt(new URL(path, server), {
        method: 'POST',
        headers: {
          [SIMULATED_HEADER]: '1',
          'content-type': 'application/json',
          ...(key && { authorization: `Bearer ${key}` }),
          ...visit,
        },
        body: JSON.stringify(body),
        signal: io.signal,
      }).catch((error: unknown) => {
        throw new CommandError(
          `No server answers at ${server}. Start one, or name another with --server. (${String(error)})`,
        );
      });
      if (reply.ok) return reply.json();
      if (reply.status !== TOO_MANY_REQUESTS || attempt === TRIES)
        throw new CommandError(`${path} was answered with ${reply.status}: ${await reply.text()}`);
      await sleep(WAIT_MS, undefined, { signal: io.signal });
    }
  };
  const inStore = `/api/v1/stores/${encodeURIComponent(store)}`;
  const searchFor = async (asked: object, visit?: Record<string, string>) =>
    SearchResponse.parse(await call(`${inStore}/searches`, { ...asked, facets: false }, visit));

  const products: ListedProduct[] = [];
  for (let page = 1; page <= PAGES; page++) {
    const { documents } = await searchFor({ query: '', filters: { in_stock: true }, page, limit: PAGE });
    products.push(...documents.map(({ metadata }) => metadata));
    if (documents.length < PAGE) break;
  }
  if (products.length === 0) throw new CommandError(`The store "${store}" has no products in stock.`);
  const languages = languagesOf(products);

  const random = createRandom(seed);
  const run = randomUUID().slice(0, 8);
  const total: VisitCounts = { searches: 0, clicks: 0, carts: 0, orders: 0 };
  for (let count = 0; count < visits && !io.signal.aborted; count++) {
    const counts = await simulateVisit(random, apiOf(`simulated-${run}-${count}`, random), { products, languages });
    total.searches += counts.searches;
    total.clicks += counts.clicks;
    total.carts += counts.carts;
    total.orders += counts.orders;
    io.progress({ label: 'visits', done: count + 1, total: visits });
  }
  await io.out(
    `${visits} simulated visits: ${total.searches} searches, ${total.clicks} clicks, ${total.carts} carts, ${total.orders} orders.`,
  );
  return 0;

  function apiOf(session: string, by: Random): ShopApi {
    const visit = {
      [VISIT_HEADER]: session,
      'user-agent': AGENTS[Math.floor(by.next() * AGENTS.length)] ?? AGENTS[0],
    };
    return {
      async search(query) {
        const { query_id: queryId, documents } = await searchFor({ query, limit: RESULTS }, visit);
        return { queryId, products: documents.map(({ metadata }) => metadata) };
      },
      async report(events) {
        const at = new Date().toISOString();
        const dated = events.map((event) => ({ ...event, id: `simulated:${randomUUID()}`, at }));
        await call(`${inStore}/events`, { sessionId: session, events: dated }, visit);
      },
    };
  }
}

/** The languages of the shop's texts, and of the names themselves. */
function languagesOf(products: readonly ListedProduct[]): Language[] {
  const read = products.slice(0, READ_NAMES).map(({ title }) => detectLanguage(title, 'en'));
  const written = products.flatMap(({ texts }) =>
    Object.keys(texts).flatMap((key) => LANGUAGES.find((one) => one === key) ?? []),
  );
  return [...new Set([...read, ...written])];
}
