import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shop } from '../testing/embed.ts';
import { GIVE_UP_AFTER_MS, HAND_BACK_AFTER_MS, openResults, type Results } from './results.ts';

const page = (ids: readonly string[], total: number, fields: object = {}) =>
  new Response(
    JSON.stringify({ num_total_results: total, documents: ids.map((id) => ({ id, metadata: {} })), ...fields }),
  );

let replies: (Response | Promise<Response>)[];
let bodies: Record<string, unknown>[];
let changes: string[];
const onHandBack = vi.fn(() => false);
let results: Results | undefined;

beforeEach(() => {
  vi.useFakeTimers();
  replies = [];
  bodies = [];
  changes = [];
});
afterEach(() => {
  results?.close();
  onHandBack.mockReset();
  vi.useRealTimers();
});

/** Opens results whose search calls get these replies in turn; without a reply the call never ends. */
function open({ isLiteral = false, readShop = async () => shop } = {}): Results {
  const opened = openResults({
    query: 'red dress',
    isLiteral,
    store: 'dior',
    language: 'ka',
    readShop,
    onHandBack,
    onChange: () => changes.push(opened.state),
    call: async (_input, init) => {
      if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body));
      return replies.shift() ?? new Promise<Response>(() => undefined);
    },
  });
  results = opened;
  return opened;
}

const shown = (opened: Results) => opened.found?.documents.map((document) => Object(document).id);

describe('the results of a query', () => {
  it('are requested at once, in the language of the page and without facets', async () => {
    replies = [page(['a', 'b'], 2)];
    const opened = open();
    expect(opened.state).toBe('loading');

    await vi.advanceTimersByTimeAsync(0);

    expect(bodies).toEqual([{ query: 'red dress', store: 'dior', language: 'ka', page: 1, limit: 24, facets: false }]);
    expect(opened.state).toBe('idle');
    expect(shown(opened)).toEqual(['a', 'b']);
    expect(changes).toEqual(['idle']);
  });

  it('are for the words as typed when the shopper asks for these', async () => {
    open({ isLiteral: true });
    await vi.advanceTimersByTimeAsync(0);

    expect(bodies).toEqual([expect.objectContaining({ literal: true })]);
  });

  it('grow by a page, and keep the total of the first', async () => {
    replies = [page(['a'], 3), page(['b'], 9)];
    const opened = open();
    await vi.advanceTimersByTimeAsync(0);

    opened.loadMore();
    expect(opened.state).toBe('loading');
    await vi.advanceTimersByTimeAsync(0);

    expect(bodies.map((body) => body.page)).toEqual([1, 2]);
    expect(shown(opened)).toEqual(['a', 'b']);
    expect(opened.found?.reply.total).toBe(3);
  });

  it('request one page at a time', async () => {
    replies = [page(['a'], 3)];
    const opened = open();
    opened.loadMore();
    await vi.advanceTimersByTimeAsync(0);

    expect(bodies).toHaveLength(1);
  });

  it('keep what was shown when a further page fails, and load it on retry', async () => {
    replies = [page(['a'], 2), new Response('{}', { status: 500 }), page(['b'], 2)];
    const opened = open();
    await vi.advanceTimersByTimeAsync(0);
    opened.loadMore();
    await vi.advanceTimersByTimeAsync(0);
    expect(opened.state).toBe('failed');
    expect(shown(opened)).toEqual(['a']);
    expect(onHandBack).not.toHaveBeenCalled();

    opened.loadMore();
    await vi.advanceTimersByTimeAsync(0);

    expect(bodies.map((body) => body.page)).toEqual([1, 2, 2]);
    expect(shown(opened)).toEqual(['a', 'b']);
  });
});

describe("the shop's own search", () => {
  it('is offered when the first page takes too long', async () => {
    open();
    await vi.advanceTimersByTimeAsync(HAND_BACK_AFTER_MS - 1);
    expect(onHandBack).not.toHaveBeenCalled();

    await vi.advanceTimersByTimeAsync(1);

    expect(onHandBack).toHaveBeenCalledOnce();
  });

  it('is offered when the first page or the settings fail', async () => {
    onHandBack.mockReturnValue(true);
    replies = [new Response('{}', { status: 503 })];
    open();
    await vi.advanceTimersByTimeAsync(0);
    expect(onHandBack).toHaveBeenCalledTimes(1);
    expect(changes).toEqual([]);

    replies = [page(['a'], 1)];
    open({ readShop: () => Promise.reject(new Error('no settings')) });
    await vi.advanceTimersByTimeAsync(0);
    expect(onHandBack).toHaveBeenCalledTimes(2);
  });

  it('is offered once; without it the search fails after a longer time', async () => {
    const opened = open();
    await vi.advanceTimersByTimeAsync(GIVE_UP_AFTER_MS);

    expect(onHandBack).toHaveBeenCalledOnce();
    expect(opened.state).toBe('failed');
    expect(changes).toEqual(['failed']);
  });

  it('is not offered after the results were closed', async () => {
    const opened = open();
    opened.close();
    await vi.advanceTimersByTimeAsync(GIVE_UP_AFTER_MS);

    expect(onHandBack).not.toHaveBeenCalled();
    expect(changes).toEqual([]);
  });
});
