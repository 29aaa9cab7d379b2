import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRemoteEmbedder, type RemoteEmbedderOptions } from './remote-embedder.ts';
import { type FakeEmbeddingsEndpoint, startFakeEmbeddingsEndpoint } from './fake-embeddings-endpoint.ts';

let endpoint: FakeEmbeddingsEndpoint;
beforeEach(async () => {
  endpoint = await startFakeEmbeddingsEndpoint(['dress', 'sofa']);
});
afterEach(() => endpoint.close());

const embedder = (more: Partial<RemoteEmbedderOptions> = {}) =>
  createRemoteEmbedder({ baseUrl: endpoint.baseUrl, model: 'small', ...more });
/** Retries at once, so that no test waits. */
const AT_ONCE = { 'retry-after': '0' };

describe('an embeddings endpoint', () => {
  it('gets one call per batch, with the key, and returns one vector per text in order', async () => {
    const vectors = await embedder({ apiKey: 'secret' }).embed(['red dress', 'sofa']);

    expect(vectors.map((vector) => [...vector])).toEqual([
      [expect.closeTo(0.1), 1, 0],
      [expect.closeTo(0.1), 0, 1],
    ]);
    expect(endpoint.calls).toEqual([{ model: 'small', input: ['red dress', 'sofa'], authorization: 'Bearer secret' }]);
  });

  it.each([429, 500, 503])('is retried after a %i, at the time it states', async (status) => {
    endpoint.odd = (_call, count) => (count === 1 ? { status, headers: AT_ONCE } : undefined);

    await expect(embedder().embed(['sofa'])).resolves.toHaveLength(1);
    expect(endpoint.calls).toHaveLength(2);
  });

  it('is retried after the requested delay', async () => {
    const times: number[] = [];
    endpoint.odd = (_call, count) => {
      times.push(performance.now());
      return count === 1 ? { status: 429, headers: { 'retry-after': '1' } } : undefined;
    };

    await embedder().embed(['sofa']);

    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThan(950);
  });

  it('that stays busy fails after a few attempts', async () => {
    endpoint.odd = () => ({ status: 429, headers: AT_ONCE });

    await expect(embedder().embed(['sofa'])).rejects.toThrow(Error);
    expect(endpoint.calls).toHaveLength(3);
  });

  it('that refuses is not retried', async () => {
    endpoint.odd = () => ({ status: 401 });

    await expect(embedder().embed(['sofa'])).rejects.toThrow('not now');
    expect(endpoint.calls).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'Welcome!'],
    ['half of it', '{"data": [{"embedding": [1, 2'],
    ['no vectors', '{"data": []}'],
    ['one too few', '{"data": [{"embedding": [1, 2], "index": 0}]}'],
    ['other lengths', '{"data": [{"embedding": [1, 2], "index": 0}, {"embedding": [1], "index": 1}]}'],
    ['empty vectors', '{"data": [{"embedding": [], "index": 0}, {"embedding": [], "index": 1}]}'],
    ['words', '{"data": [{"embedding": ["a"], "index": 0}, {"embedding": ["b"], "index": 1}]}'],
    ['something else', '{"error": null, "result": "ok"}'],
  ])('that answers %s is an error, and nothing is made of it', async (_what, body) => {
    endpoint.odd = () => ({ body });

    await expect(embedder({ retries: 0 }).embed(['dress', 'sofa'])).rejects.toThrow(Error);
  });

  it('that never answers times out', async () => {
    endpoint.odd = () => ({ delay: Number.POSITIVE_INFINITY });

    await expect(embedder({ timeoutMs: 100 }).embed(['sofa'])).rejects.toThrow(Error);
  });

  it('is aborted with the caller', async () => {
    await expect(embedder().embed(['sofa'], AbortSignal.abort())).rejects.toThrow(Error);
    expect(endpoint.calls).toEqual([]);
  });

  it('that does not exist is an error', async () => {
    const gone = await startFakeEmbeddingsEndpoint();
    await gone.close();

    await expect(embedder({ baseUrl: gone.baseUrl, retries: 0 }).embed(['sofa'])).rejects.toThrow(Error);
  });
});
