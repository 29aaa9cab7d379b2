/** A mock server for the search page: replies to its two calls, and records beacons. */
import type { Page } from '@playwright/test';
import { type LoginResponse, PAGE_SIZE } from '@quarry/contract';
import { aLogin, aProduct, type Call, mockApi } from './mocks.ts';

export function aDocument(fields: Parameters<typeof aProduct>[0] = {}) {
  const metadata = aProduct(fields);
  return { id: metadata.id, metadata };
}

export function documents(count: number, fields: Parameters<typeof aProduct>[0] = {}) {
  return Array.from({ length: count }, (_, n) => aDocument({ id: `p-${n + 1}`, title: `Coat ${n + 1}`, ...fields }));
}

/** The minimum of a valid reply: all other fields may be missing. */
export function found(total: number, fields: Record<string, unknown> = {}) {
  return { num_total_results: total, documents: documents(Math.min(total, PAGE_SIZE)), ...fields };
}

export const FACETS = [
  {
    key: 'color',
    label: 'Color',
    values: ['green', 'blue', 'grey', 'beige', 'white', 'black', 'brown'].map((value, n) => ({
      value,
      label: value.charAt(0).toUpperCase() + value.slice(1),
      count: 20 - n,
    })),
  },
  { key: 'brand', label: 'Brand', values: [{ value: 'orchard row', label: 'Orchard Row', count: 7 }] },
  { key: 'season', label: 'Season', values: [{ value: 'winter', label: 'Winter', count: 3 }] },
  { key: 'price', label: 'Price', values: [], min: 12.4, max: 380 },
];

export const PARTS = [
  { kind: 'color', value: 'green', label: 'green', negated: false, start: 0, end: 5 },
  { kind: 'price_max', value: '50', label: 'up to $50', negated: false, start: 11, end: 20 },
];

export interface SearchAnswer {
  status?: number;
  json?: unknown;
  headers?: Record<string, string>;
  /** Breaks the connection. */
  offline?: boolean;
}

interface SearchApi {
  store?: string;
  session?: LoginResponse | null;
  login?: LoginResponse;
  search?: (call: Record<string, unknown>, count: number) => SearchAnswer | Promise<SearchAnswer>;
  quick?: (call: Record<string, unknown>) => SearchAnswer | Promise<SearchAnswer>;
  /** Popular products; none by default. */
  trending?: SearchAnswer;
}

export interface SearchCalls {
  all: Call[];
  /** Bodies of the searches. */
  searches: Record<string, unknown>[];
  /** The visit id in each search's header. */
  visits: (string | undefined)[];
  /** Bodies of the calls for suggestions. */
  quick: Record<string, unknown>[];
  /** Query strings of the calls for popular products. */
  trending: string[];
  /** All reported events, by batch. */
  events: { store: string; sessionId: string; events: Record<string, unknown>[] }[];
}

/** Mocks the server: the mocks of the shop page plus the calls of the search page. */
export async function mockSearch(page: Page, api: SearchApi = {}): Promise<SearchCalls> {
  const { store = 'dior', search = () => ({ json: found(50) }), quick = () => ({ json: [] }) } = api;
  const trending = api.trending ?? { json: { documents: [] } };
  const session = api.session === undefined ? aSearcher(store) : api.session;
  const all = await mockApi(page, { session, login: { json: api.login ?? aSearcher(store) } });
  const calls: SearchCalls = { all, searches: [], visits: [], quick: [], trending: [], events: [] };

  const answerWith = async (
    route: Parameters<Parameters<Page['route']>[1]>[0],
    { status = 200, json, headers = {}, offline = false }: SearchAnswer,
  ) => {
    // The page may have aborted the call.
    if (offline) await route.abort('connectionfailed').catch(() => undefined);
    else await route.fulfill({ status, json, headers }).catch(() => undefined);
  };
  await page.route('**/api/search', async (route) => {
    const body = route.request().postDataJSON();
    calls.searches.push(body);
    calls.visits.push(route.request().headers()['x-visit-id']);
    await answerWith(route, await search(body, calls.searches.length));
  });
  await page.route('**/api/quick', async (route) => {
    const body = route.request().postDataJSON();
    calls.quick.push(body);
    await answerWith(route, await quick(body));
  });
  await page.route('**/api/trending?*', async (route) => {
    calls.trending.push(new URL(route.request().url()).search);
    await answerWith(route, trending);
  });
  await page.route('**/api/events', async (route) => {
    calls.events.push(route.request().postDataJSON());
    await route.fulfill({ status: 202, json: { accepted: 1 } });
  });
  return calls;
}

export function aSearcher(store: string): LoginResponse {
  const context = `new-search/${store}`;
  return aLogin({ context, availableContexts: [context], username: store });
}

export function aSearchAdministrator(...stores: string[]): LoginResponse {
  const contexts = stores.map((store) => `new-search/${store}`);
  return aLogin({ context: null, isAdmin: true, availableContexts: contexts, username: 'admin' });
}

/** Opens the search page of a logged-in user. */
export async function openSearch(page: Page, api: SearchApi = {}, address = '/new-search'): Promise<SearchCalls> {
  const calls = await mockSearch(page, api);
  await page.goto(address);
  await page.getByTestId('search-head').waitFor();
  return calls;
}

/** The field: a combobox where the shop has suggestions, a search box elsewhere. */
export const field = (page: Page) => page.getByRole('search').locator('input[type=search]');
export const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true });
export const results = (page: Page) => page.getByTestId('search-results');
export const cards = (page: Page) => page.getByTestId('search-grid').getByRole('article');

export async function search(page: Page, words: string): Promise<void> {
  await field(page).fill(words);
  await searchButton(page).click();
}

/** A promise that the test resolves. */
export function held(): { promise: Promise<void>; release: () => void } {
  let release = () => {};
  const promise = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { promise, release };
}
