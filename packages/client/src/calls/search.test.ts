import { afterEach, describe, expect, it, vi } from 'vitest';
import { document, fakeServer, jsonReply } from '../testing/fake-server.ts';
import { readFacets } from './facets.ts';
import {
  fetchSuggestions,
  type SearchCall,
  SearchError,
  saidOrder,
  searchProducts,
  type SuggestionOptions,
  tierOf,
} from './search.ts';

const CALL: SearchCall = { query: 'coat', store: 'veli', page: 1, limit: 24 };

afterEach(() => vi.useRealTimers());

function failureOf(promise: Promise<unknown>): Promise<SearchError> {
  return promise.then(
    () => expect.unreachable(),
    (error: unknown) => (error instanceof SearchError ? error : expect.unreachable()),
  );
}

describe('a search', () => {
  it('SEARCH-23 CALL-20 posts the call as JSON and reads the documents and their number', async () => {
    const { fetch, calls } = fakeServer(() => jsonReply({ num_total_results: 50, documents: [document('1'), null] }));

    const reply = await searchProducts(CALL, { fetch });

    expect(calls).toMatchObject([{ url: '/api/search', method: 'POST', json: CALL }]);
    expect(reply).toEqual({
      documents: [document('1'), null],
      total: 50,
      greatTotal: null,
      queryId: null,
      understoodParts: [],
      recoveredBy: null,
      understood: undefined,
      corrections: [],
      readAs: null,
      tierNotes: [],
      leadOn: [],
      notes: [],
      facets: [],
      redirect: null,
    });
  });

  it('reads what was corrected, what lesser tiers lack, the order that was said, and where to go on', async () => {
    const { fetch } = fakeServer(() =>
      jsonReply({
        documents: [],
        understood: { order: { by: 'attribute', direction: 'desc', label: 'Weight' } },
        corrections: [{ typed: 'sopha', meant: 'sofa' }, 7],
        read_as: 'ძაღლი',
        tier_notes: [{ tier: 'meets_some', text: 'These are not red.', missing: [] }],
        lead_on: { queries: ['sofa'], categories: [{ value: 'sofa', label: 'Sofas', count: 3 }] },
      }),
    );
    const reply = await searchProducts(CALL, { fetch });
    expect(reply).toMatchObject({
      corrections: [{ typed: 'sopha', meant: 'sofa' }],
      readAs: 'ძაღლი',
      tierNotes: [{ tier: 'meets_some', text: 'These are not red.' }],
      leadOn: [
        { kind: 'query', text: 'sofa' },
        { kind: 'category', text: 'Sofas', count: 3 },
      ],
    });
    expect(saidOrder(reply)).toEqual({ direction: 'desc', label: 'Weight' });
    expect(saidOrder({ understood: { order: { direction: 'up' } } })).toBeNull();
    expect(tierOf({ tier: 'unstated' })).toBe('unstated');
    expect(tierOf(null)).toBe('');
  });

  it('CONF-55 accepts `data` instead of `documents`', async () => {
    const { fetch } = fakeServer(() => jsonReply({ num_total_results: 1, data: [document('1')] }));
    expect((await searchProducts(CALL, { fetch })).documents).toEqual([document('1')]);
  });

  it.each([undefined, null, 'many', -1, 0.5])('counts the documents when the number is %j', async (total) => {
    const { fetch } = fakeServer(() => jsonReply({ num_total_results: total, documents: [document('1')] }));
    expect((await searchProducts(CALL, { fetch })).total).toBe(1);
  });

  it.each([
    [0, 0],
    [1, 1],
    [2, null],
    [undefined, null],
    [null, null],
    ['1', null],
    [-1, null],
    [0.5, null],
  ])('reads %j great matches of one product as %j', async (count, read) => {
    const { fetch } = fakeServer(() =>
      jsonReply({ num_total_results: 1, num_great_matches: count, documents: [document('1')] }),
    );
    expect((await searchProducts(CALL, { fetch })).greatTotal).toBe(read);
  });

  it('reads the optional parts of the reply and omits unreadable ones', async () => {
    const part = { kind: 'color', value: 'red', label: 'red', negated: false, start: 0, end: 3 };
    const facet = { key: 'color', label: 'Color', values: [{ value: 'red', label: 'Red', count: 2 }] };
    const { fetch } = fakeServer(() =>
      jsonReply({
        num_total_results: 1,
        documents: [document('1')],
        query_id: 'q-1',
        understood_parts: [part, { kind: 'color' }, null],
        recovered_by: 'spelling',
        facets: [facet, 'size'],
        redirect: '/sale',
      }),
    );
    expect(await searchProducts(CALL, { fetch, readFacets })).toMatchObject({
      queryId: 'q-1',
      understoodParts: [part],
      recoveredBy: 'spelling',
      facets: [facet],
      redirect: '/sale',
    });
  });

  it.each([
    [{ error: 'Resting.', message: 'Other.' }, 'Resting.'],
    [{ message: 'Other.' }, 'Other.'],
    [{ error: ' ' }, 'Search failed (status 503)'],
    [[], 'Search failed (status 503)'],
  ])('SEARCH-28 CONF-56 says %j as %s', async (body, message) => {
    const { fetch } = fakeServer(() => jsonReply(body, 503));
    expect(await failureOf(searchProducts(CALL, { fetch }))).toMatchObject({ message, status: 503 });
  });

  it.each([
    ['an empty object', () => jsonReply({})],
    ['a list', () => jsonReply([document('1')])],
    ['no JSON', () => new Response('<html>')],
  ])('SEARCH-29 SEARCH-30 CONF-55 does not read %s, and names the store where told to', async (_, answer) => {
    const { fetch } = fakeServer(answer);
    expect(await failureOf(searchProducts(CALL, { fetch }))).toMatchObject({
      message: 'Invalid search results format.',
    });
    expect(await failureOf(searchProducts({ ...CALL, store: 'gpc' }, { fetch, namesStore: true }))).toMatchObject({
      message: 'Invalid search results format from gpc.',
    });
  });

  it('SEARCH-32 has a message for any other error', async () => {
    const { fetch } = fakeServer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(searchProducts(CALL, { fetch }))).toMatchObject({
      message: 'An unexpected error occurred.',
      status: null,
    });
  });

  it.each([
    ['17', 17],
    ['Sat, 21 Nov 2026 12:00:30 GMT', 30],
    ['Sat, 21 Nov 2026 11:00:00 GMT', null],
    ['soon', null],
    ['0', null],
  ])('reads a Retry-After of %s', async (header, seconds) => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    const { fetch } = fakeServer(() => new Response('{}', { status: 429, headers: { 'retry-after': header } }));
    expect((await failureOf(searchProducts(CALL, { fetch }))).retryAfterSeconds).toBe(seconds);
  });
});

describe('suggestions', () => {
  const ask = (answer: () => Response, options: SuggestionOptions = {}) =>
    fetchSuggestions({ query: 'so', store: 'gpc' }, { ...fakeServer(answer), ...options });

  it('SEARCH-21 CALL-19 read the Georgian full name where the shop prefers it, else the title', async () => {
    const documents = [
      document('1', { title: 'Cream', full_name: { ka: 'კრემი' } }),
      document('2', { title: 'Gel', images: ['/gel.webp'] }),
      { id: '3', metadata: { title: ' ' } },
      null,
    ];
    const expected = [
      { kind: 'product', id: '1', text: 'კრემი' },
      { kind: 'product', id: '2', text: 'Gel', image: '/gel.webp' },
    ];
    const inFull = { prefersFullName: true };
    expect(await ask(() => jsonReply(documents), inFull)).toEqual(expected);
    expect(await ask(() => jsonReply({ documents }), inFull)).toEqual(expected);
    expect((await ask(() => jsonReply({ documents }))).map(({ text }) => text)).toEqual(['Cream', 'Gel']);
  });

  it('are in the order queries, categories, products, without duplicates', async () => {
    const reply = {
      documents: [document('1', { title: 'Soap' }), document('2', { title: 'soap' })],
      queries: ['soap for hands', 'Soap for hands', 7],
      categories: [{ value: 'soap', label: 'Soaps', count: 4 }, { value: 'brush' }, {}],
    };
    expect(await ask(() => jsonReply(reply))).toEqual([
      { kind: 'query', text: 'soap for hands' },
      { kind: 'category', text: 'Soaps', count: 4 },
      { kind: 'category', text: 'brush' },
      { kind: 'product', id: '1', text: 'Soap' },
    ]);
  });

  it('contain the URL of a product', async () => {
    const url = 'https://shop.test/soap';
    expect(await ask(() => jsonReply([document('s-1', { title: 'Soap', url })]))).toEqual([
      { kind: 'product', id: 's-1', url, text: 'Soap' },
    ]);
  });

  it.each([
    ['a refusal', () => jsonReply([], 500)],
    ['another shape', () => jsonReply({ queries: [] })],
  ])('SEARCH-31 fail on %s', async (_, answer) => {
    await expect(ask(answer)).rejects.toThrow('Failed to fetch suggestions');
  });
});
