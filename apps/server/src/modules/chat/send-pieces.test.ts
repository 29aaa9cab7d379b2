import { once } from 'node:events';
import http from 'node:http';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import compress from '@fastify/compress';
import type { StreamPiece } from '@quarry/contract';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { COMPRESSED_STREAM } from './chat-routes.ts';
import { writeReply } from './live-reply.ts';
import { asLines, sendPieces } from './send-pieces-routes.ts';

const aPiece = (type: 'step' | 'text', n: number): StreamPiece => ({
  message_id: 'e-1',
  type,
  content: `Piece ${n}.`,
  n,
  ...(type === 'text' && { final: true }),
});
let app: FastifyInstance | undefined;
afterEach(() => app?.close());

describe('the stream of a reply', () => {
  it.each(['identity', 'gzip'])(
    'CHATMSG-12 has sent the progress when work begins that blocks the server (%s)',
    async (encoding) => {
      let socket: Socket | undefined;
      let bytesBefore = 0;
      let headBytes = 0;
      async function* source(): AsyncGenerator<StreamPiece> {
        yield aPiece('step', 1);
        bytesBefore = socket?.bytesWritten ?? 0;
        yield aPiece('text', 2);
      }
      app = fastify();
      await app.register(compress, { global: false });
      app.get('/', { compress: COMPRESSED_STREAM }, (request: FastifyRequest, reply: FastifyReply) => {
        socket = request.raw.socket;
        const written = writeReply({ id: '1', source: source(), stop() {}, listener: undefined, onEnded() {} });
        return sendPieces(reply, written.read(0, new AbortController().signal));
      });
      const { port } = new URL(await app.listen({ port: 0 }));
      const ask = async () => {
        const request = http.get({ port, headers: { 'accept-encoding': encoding } });
        const [response]: http.IncomingMessage[] = await once(request, 'response');
        if (!response) throw new Error('There is no response.');
        headBytes = response.rawHeaders.join(': ').length;
        return text(encoding === 'gzip' ? response.pipe(createGunzip()) : response);
      };

      // The first response takes longer: its code is compiled.
      await ask();
      const whole = await ask();

      // More than the head, and than the first bytes of every gzip file.
      expect(bytesBefore).toBeGreaterThan(headBytes + 60);
      expect(whole.trim().split('\n')).toHaveLength(2);
    },
  );

  it('is kept open by an empty line when no piece comes for a while, and loses none', async () => {
    let release: () => void = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    async function* source(): AsyncGenerator<StreamPiece> {
      yield aPiece('step', 1);
      await released;
      yield aPiece('text', 2);
    }
    const lines: string[] = [];
    for await (const line of asLines(source(), 5)) {
      lines.push(line);
      if (lines.length === 4) release();
    }
    expect(lines.slice(1, 4)).toEqual(['\n', '\n', '\n']);
    const pieces = lines.filter((line) => line !== '\n').map((line): StreamPiece => JSON.parse(line));
    expect(pieces.map(({ n }) => n)).toEqual([1, 2]);
  });
});
