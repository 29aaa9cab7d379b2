import { describe, expect, it } from 'vitest';
import { document, fakeServer, jsonReply } from '../testing/fake-server.ts';
import type { Observable } from '../observable.ts';
import { createSearchSession } from './search-session.ts';
import type { SearchState } from './search-state.ts';
import { newCriteria } from './search-criteria.ts';

/** Waits until the search has this status. */
function until(session: Observable<SearchState>, status: SearchState['status']): Promise<SearchState> {
  return new Promise((resolve) => {
    const look = () => {
      const state = session.getSnapshot();
      if (state.status !== status) return;
      stop();
      resolve(state);
    };
    const stop = session.subscribe(look);
    look();
  });
}

const hits = (...ids: string[]) =>
  jsonReply({ num_total_results: ids.length, documents: ids.map((id) => document(id)) });

describe('the searches of a store', () => {
  it('SEARCH-11 are idle, then loading, then have results, no results or an error', async () => {
    const answers = [hits('1'), hits(), jsonReply({}, 500)];
    const session = createSearchSession({ storeId: 'veli', fetch: fakeServer(() => answers.shift() ?? hits()).fetch });
    expect(session.getSnapshot().status).toBe('idle');

    session.show(newCriteria('coat'));
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', criteria: { query: 'coat' }, found: null });
    expect((await until(session, 'results')).found?.reply.total).toBe(1);

    session.show(newCriteria('nothing'));
    expect((await until(session, 'empty')).found?.reply.documents).toEqual([]);

    session.show(newCriteria('trouble'));
    expect((await until(session, 'error')).error?.message).toBe('Search failed (status 500)');
  });

  it('CALL-20 send the visit in a header, not in the body', async () => {
    const { fetch, calls } = fakeServer(() => hits('1'));
    const session = createSearchSession({ storeId: 'veli', visitId: 'visit-1', fetch });

    session.show(newCriteria('coat'));
    await until(session, 'results');

    expect(calls[0]?.json).toEqual({ query: 'coat', store: 'veli', page: 1, limit: 24 });
    expect(calls[0]?.init.headers).toMatchObject({ 'x-visit-id': 'visit-1' });
  });

  it('name the language of the page where there is one', async () => {
    const { fetch, calls } = fakeServer(() => hits('1'));
    const session = createSearchSession({ storeId: 'veli', language: 'az', fetch });

    session.show(newCriteria('coat'));
    await until(session, 'results');

    expect(calls[0]?.json).toEqual({ query: 'coat', store: 'veli', page: 1, limit: 24, language: 'az' });
  });

  it.each([
    ['veli', '   '],
    ['unknown', 'coat'],
  ])('SEARCH-12 make no call in %s with %j', (storeId, query) => {
    const { fetch, calls } = fakeServer(() => hits('1'));
    const session = createSearchSession({ storeId, fetch });

    session.show(newCriteria(query));

    expect(session.getSnapshot().status).toBe('idle');
    expect(calls).toEqual([]);
  });

  it('keep the shown results while another page of the same query loads, but not for another query', async () => {
    const session = createSearchSession({ storeId: 'veli', fetch: fakeServer(() => hits('1')).fetch });
    session.show(newCriteria('coat'));
    await until(session, 'results');

    session.show({ ...newCriteria('coat'), page: 2 });
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', found: { criteria: { page: 1 } } });
    await until(session, 'results');

    session.show(newCriteria('hat'));
    expect(session.getSnapshot().found).toBeNull();
  });

  it('abort an older search and ignore its reply', async () => {
    let answerLate: (reply: Response) => void = () => {};
    const late = new Promise<Response>((resolve) => {
      answerLate = resolve;
    });
    const { fetch, calls } = fakeServer(({ json }) =>
      (json as { query: string }).query === 'coat' ? late : hits('hat-1', 'hat-2'),
    );
    const session = createSearchSession({ storeId: 'veli', fetch });

    session.show(newCriteria('coat'));
    session.show(newCriteria('hat'));
    expect(calls[0]?.init.signal?.aborted).toBe(true);
    await until(session, 'results');
    answerLate(hits('coat-1'));
    await late;
    await Promise.resolve();

    expect(session.getSnapshot()).toMatchObject({ criteria: { query: 'hat' }, found: { reply: { total: 2 } } });
  });

  it('are aborted on close', () => {
    const { fetch, calls } = fakeServer(() => new Promise<Response>(() => {}));
    const session = createSearchSession({ storeId: 'veli', fetch });
    session.show(newCriteria('coat'));

    session.close();

    expect(calls[0]?.init.signal?.aborted).toBe(true);
  });
});
