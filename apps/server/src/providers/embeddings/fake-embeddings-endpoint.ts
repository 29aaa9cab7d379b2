/**
 * A local server with OpenAI's embeddings protocol, for tests: validates requests, and embeds a text by the known words
 * it contains. Tests can make it slow, busy or wrong.
 */
import http from 'node:http';
import type { Socket } from 'node:net';
import { portOf } from '../port-of.ts';

export interface EmbeddingsCall {
  model: string;
  input: string[];
  authorization: string | undefined;
}

export interface OddReply {
  status?: number;
  headers?: Record<string, string>;
  /** Sent unchanged. */
  body?: string;
  /** Milliseconds; `Infinity` never answers. */
  delay?: number;
}

export interface FakeEmbeddingsEndpoint {
  /** Including the version, as configured. */
  baseUrl: string;
  calls: EmbeddingsCall[];
  /** Called before each reply; undefined: a normal reply. */
  odd: (call: EmbeddingsCall, count: number) => OddReply | undefined;
  /** One dimension for each of these words, and one that every text has. */
  words: string[];
  close(): Promise<void>;
}

const MAX_INPUTS = 2048;

export async function startFakeEmbeddingsEndpoint(words: string[] = []): Promise<FakeEmbeddingsEndpoint> {
  const sockets = new Set<Socket>();
  const endpoint: FakeEmbeddingsEndpoint = {
    baseUrl: '',
    calls: [],
    odd: () => undefined,
    words,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };

  const server = http.createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.destroy(error));
  });

  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const send = (status: number, body: object | string, headers: Record<string, string> = {}) => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    const refuse = (status: number, message: string) => send(status, { error: { message, type: 'invalid_request' } });

    if (request.method !== 'POST' || request.url !== '/v1/embeddings') return refuse(404, 'no such address');
    const asked: Record<string, unknown> = JSON.parse(Buffer.concat(chunks).toString());
    const { model, input, encoding_format: format = 'float' } = asked;
    const texts = [input].flat();
    if (typeof model !== 'string' || format !== 'float') return refuse(400, 'model and floats are needed');
    if (texts.length === 0 || texts.length > MAX_INPUTS || texts.some((text) => typeof text !== 'string' || !text)) {
      return refuse(400, 'input must be texts that are not empty');
    }
    const call = {
      model,
      input: texts.filter((text) => typeof text === 'string'),
      authorization: request.headers.authorization,
    };
    endpoint.calls.push(call);

    const { status, headers, body, delay = 0 } = endpoint.odd(call, endpoint.calls.length) ?? {};
    if (delay === Number.POSITIVE_INFINITY) return;
    if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
    if (status !== undefined || body !== undefined) {
      return send(status ?? 200, body ?? { error: { message: 'not now', type: 'server_error' } }, headers);
    }
    send(200, {
      object: 'list',
      model,
      data: call.input.map((text, index) => ({ object: 'embedding', index, embedding: place(text, endpoint.words) })),
      usage: { prompt_tokens: call.input.length, total_tokens: call.input.length },
    });
  }
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint.baseUrl = `http://127.0.0.1:${portOf(server)}/v1`;
  return endpoint;
}

function place(text: string, words: readonly string[]): number[] {
  const said = text.toLowerCase();
  return [0.1, ...words.map((word) => (said.includes(word) ? 1 : 0))];
}
