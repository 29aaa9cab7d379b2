import http from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SearchTimeoutError, SearchUnavailableError } from '../../search-engine/engine-fault.ts';
import { createCircuitBreaker } from '../circuit-breaker.ts';
import { portOf } from '../port-of.ts';
import { createOpenSearchClient, OpenSearchError } from './opensearch-client.ts';

let server: http.Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function aClient(handler: http.RequestListener) {
  server = http.createServer(handler);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const url = `http://nino:a%20secret@127.0.0.1:${portOf(server)}/search`;
  return createOpenSearchClient(url, createCircuitBreaker());
}

const asked = { method: 'GET', path: '/_doc' } as const;
const reply = (status: number, body: object) => (_: unknown, response: http.ServerResponse) =>
  void response.writeHead(status).end(JSON.stringify(body));

describe('calls of OpenSearch', () => {
  it('send JSON or the lines of a bundle below the path of the address, with its password', async () => {
    const received: unknown[] = [];
    const client = await aClient((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        const { authorization = '', 'content-type': type } = request.headers;
        received.push([request.url, type, body, Buffer.from(authorization.slice(6), 'base64').toString()]);
        response.end('{"took":1}');
      });
    });
    const Took = z.object({ took: z.number() });

    expect(await client.call(Took, { method: 'POST', path: '/_search', body: { size: 1 } })).toEqual({ took: 1 });
    await client.call(Took, { method: 'POST', path: '/_bulk', body: [{ delete: {} }, { a: 1 }] });

    expect(received).toEqual([
      ['/search/_search', 'application/json', '{"size":1}', 'nino:a secret'],
      ['/search/_bulk', 'application/x-ndjson', '{"delete":{}}\n{"a":1}\n', 'nino:a secret'],
    ]);
    await client.close();
  });

  it('name the kind of a refusal, without what was searched for', async () => {
    const error = { type: 'parsing_exception', reason: 'unknown query [red dress]' };
    const client = await aClient(reply(400, { error, status: 400 }));

    const refusal = await client.call(z.unknown(), asked).catch((cause: unknown) => cause);

    expect(refusal).toBeInstanceOf(OpenSearchError);
    expect(refusal).toMatchObject({ status: 400, type: 'parsing_exception' });
    expect(String(refusal)).not.toContain('red dress');
    await client.close();
  });

  it('say that a busy server is unavailable, and leave it alone after three times', async () => {
    let calls = 0;
    const client = await aClient((_request, response) => {
      calls += 1;
      response.writeHead(429).end('{}');
    });

    for (let i = 0; i < 5; i++) await expect(client.call(z.unknown(), asked)).rejects.toThrow(SearchUnavailableError);

    expect(calls).toBe(3);
    await client.close();
  });

  it('end at the deadline of the call or of the client, and when they are cancelled', async () => {
    const client = await aClient(() => {});
    const left = new Error('The shopper has left.');
    const cancelled = new AbortController();
    const call = client.call(z.unknown(), { ...asked, signal: cancelled.signal });
    cancelled.abort(left);

    await expect(call).rejects.toBe(left);
    await expect(client.call(z.unknown(), { ...asked, withinMs: 20 })).rejects.toThrow(SearchTimeoutError);
    await expect(client.call(z.unknown(), { ...asked, signal: AbortSignal.timeout(20) })).rejects.toThrow(
      SearchTimeoutError,
    );
    await client.close().catch(() => undefined);
  });

  it('say that a server which is not there is unavailable', async () => {
    const client = createOpenSearchClient('http://127.0.0.1:9', createCircuitBreaker());

    await expect(client.call(z.unknown(), asked)).rejects.toThrow(SearchUnavailableError);
    await client.close();
  });
});
