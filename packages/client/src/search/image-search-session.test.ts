import { describe, expect, it } from 'vitest';
import { document, fakeServer, jsonReply } from '../testing/fake-server.ts';
import { createImageSearchSession, type ImageSearchSession, type ImageSearchState } from './image-search-session.ts';

const image = new File(['picture'], 'chair.png', { type: 'image/png' });
const alike = (...ids: string[]) => jsonReply({ documents: ids.map((id) => document(id)) });

function settled(session: ImageSearchSession): Promise<ImageSearchState> {
  return new Promise((resolve) => {
    const look = () => {
      if (session.getSnapshot().status === 'loading') return;
      stop();
      resolve(session.getSnapshot());
    };
    const stop = session.subscribe(look);
    look();
  });
}

/** The state after one search with this reply. */
async function after(answer: Response | Promise<Response>): Promise<ImageSearchState> {
  const session = createImageSearchSession({ storeId: 'furniture', fetch: fakeServer(() => answer).fetch });
  session.show({ image, query: '' });
  return settled(session);
}

describe('searches by picture', () => {
  it('CALL-21 send the picture and the store, with cookies, and words only if there are any', async () => {
    const { fetch, calls } = fakeServer(() => alike('1'));
    const session = createImageSearchSession({ storeId: 'furniture', fetch });

    session.show({ image, query: '' });
    await settled(session);
    session.show({ image, query: ' but black ' });
    await settled(session);

    expect(calls.map(({ url, method, init }) => [url, method, init.credentials])).toEqual([
      ['/api/image-search', 'POST', 'include'],
      ['/api/image-search', 'POST', 'include'],
    ]);
    expect([...(calls[0]?.form?.keys() ?? [])].sort()).toEqual(['image', 'store']);
    expect(calls[0]?.form?.get('store')).toBe('furniture');
    expect(calls[0]?.form?.get('image')).toMatchObject({ name: 'chair.png', type: 'image/png' });
    expect(calls[1]?.form?.get('query')).toBe('but black');
  });

  it('have results or none, and report how many pictures have been described', async () => {
    expect(await after(alike('1', '2'))).toMatchObject({ status: 'results', reply: { underWay: null } });
    expect(await after(alike())).toMatchObject({ status: 'empty' });
    expect(await after(jsonReply({ documents: [], index: { ready: true, done: 9, total: 9 } }))).toMatchObject({
      reply: { underWay: null },
    });
    expect(await after(jsonReply({ documents: [], index: { ready: false, done: 3, total: 9 } }))).toMatchObject({
      reply: { underWay: { done: 3, total: 9 } },
    });
  });

  it('report when the words beside the picture were ignored', async () => {
    const documents = [{ id: '1' }];
    expect(await after(jsonReply({ documents, recovered_by: null }))).toMatchObject({ reply: { isRelaxed: false } });
    expect(await after(jsonReply({ documents, recovered_by: 'relaxed-filter' }))).toMatchObject({
      reply: { isRelaxed: true },
    });
  });

  it('IMG-07 show the status of a failed search, regardless of its body', async () => {
    const { status, error } = await after(jsonReply({ error: 'other words' }, 500));

    expect(status).toBe('error');
    expect(error).toMatchObject({ message: 'Image search failed (status 500)', status: 500 });
  });

  it.each([{}, [], null, { documents: 'none' }])('IMG-08 report a reply of another shape: %j', async (body) => {
    expect((await after(jsonReply(body))).error?.message).toBe('Invalid response format from image search.');
  });

  it('report a broken connection', async () => {
    expect((await after(Promise.reject(new TypeError('offline')))).error?.message).toBe(
      'An unexpected error occurred.',
    );
  });

  it('IMG-06 ignore another picture while one is pending', async () => {
    let release = (_reply: Response) => {};
    const { fetch, calls } = fakeServer(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const session = createImageSearchSession({ storeId: 'furniture', fetch });

    expect(session.show({ image, query: '' })).toBe(true);
    expect(session.show({ image: new Blob(['other']), query: '' })).toBe(false);
    expect(calls).toHaveLength(1);
    release(alike('1'));

    expect((await settled(session)).criteria?.image).toBe(image);
    expect(session.show({ image, query: '' })).toBe(true);
  });

  it('end when the picture is removed, also a pending one', async () => {
    let release = (_reply: Response) => {};
    const { fetch, calls } = fakeServer(
      () =>
        new Promise((resolve) => {
          release = resolve;
        }),
    );
    const session = createImageSearchSession({ storeId: 'furniture', fetch });
    session.show({ image, query: '' });

    session.clear();
    release(alike('1'));
    await Promise.resolve();

    expect(calls[0]?.init.signal?.aborted).toBe(true);
    expect(session.getSnapshot()).toEqual({ status: 'idle', criteria: null, reply: null, error: null });
  });

  it('keep the shown results while other words are searched with the same picture', async () => {
    const { fetch } = fakeServer(() => alike('1'));
    const session = createImageSearchSession({ storeId: 'furniture', fetch });
    session.show({ image, query: '' });
    await settled(session);

    session.show({ image, query: 'red' });
    expect(session.getSnapshot()).toMatchObject({ status: 'loading', reply: { documents: [{}] } });
    await settled(session);
    session.show({ image: new Blob(['other']), query: '' });
    expect(session.getSnapshot().reply).toBeNull();
  });
});
