import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createRemoteEmbedder } from './remote-embedder.ts';

/** A local server that speaks the embeddings protocol: a vector of (letters, words, 1) for each text. */
let server: http.Server | undefined;
afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

interface Asked {
  body: { model: string; input: string[] };
  authorization: string | undefined;
}

async function start(answer: (asked: Asked, count: number) => { status: number; body: unknown }) {
  const asked: Asked[] = [];
  server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call = {
        body: JSON.parse(Buffer.concat(chunks).toString()) as Asked['body'],
        authorization: request.headers.authorization,
      };
      asked.push(call);
      const { status, body } = answer(call, asked.length);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server!.listen(0, '127.0.0.1', resolve));
  return { asked, baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1` };
}

const placed = ({ body }: Asked) => ({
  status: 200,
  body: {
    object: 'list',
    model: body.model,
    data: body.input.map((text, index) => ({
      object: 'embedding',
      index,
      embedding: [text.length, text.split(' ').length, 1],
    })),
    usage: { prompt_tokens: 3, total_tokens: 3 },
  },
});

describe('an embeddings endpoint', () => {
  it('is asked once for a batch, with the key, and gives a vector a text in their order', async () => {
    const { asked, baseUrl } = await start(placed);
    const embedder = createRemoteEmbedder({ baseUrl, apiKey: 'secret', model: 'small' });

    const vectors = await embedder.embed(['red dress', 'sofa']);

    expect(vectors.map((vector) => [...vector])).toEqual([
      [9, 2, 1],
      [4, 1, 1],
    ]);
    expect(asked).toEqual([
      {
        body: expect.objectContaining({ model: 'small', input: ['red dress', 'sofa'] }),
        authorization: 'Bearer secret',
      },
    ]);
  });

  it('is asked again after an error that may pass', async () => {
    const { asked, baseUrl } = await start((call, count) =>
      count === 1 ? { status: 503, body: { error: { message: 'busy' } } } : placed(call),
    );

    await expect(createRemoteEmbedder({ baseUrl, model: 'small' }).embed(['sofa'])).resolves.toHaveLength(1);
    expect(asked).toHaveLength(2);
  });

  it('that refuses or talks nonsense is an error', async () => {
    const refusing = await start(() => ({ status: 401, body: { error: { message: 'no key' } } }));
    await expect(createRemoteEmbedder({ ...refusing, model: 'small' }).embed(['sofa'])).rejects.toThrow(Error);
    await new Promise((resolve) => server!.close(resolve));

    const short = await start(() => ({ status: 200, body: { data: [] } }));
    await expect(createRemoteEmbedder({ ...short, model: 'small', retries: 0 }).embed(['sofa'])).rejects.toThrow(Error);
  });

  it('is left when the caller gives up', async () => {
    const { baseUrl } = await start(placed);
    const gone = AbortSignal.abort();

    await expect(createRemoteEmbedder({ baseUrl, model: 'small' }).embed(['sofa'], gone)).rejects.toThrow(Error);
  });
});
