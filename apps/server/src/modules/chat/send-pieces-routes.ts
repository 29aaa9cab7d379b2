/** Sends the pieces of a reply, one a line. */
import { Readable } from 'node:stream';
import type { StreamPiece } from '@quarry/contract';
import type { FastifyReply } from 'fastify';

/** Bytes buffered for a slow reader; further pieces wait until they are asked for. */
const STREAM_BUFFER_BYTES = 16_384;
/** Proxies close connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 15_000;

export function sendPieces(reply: FastifyReply, pieces: AsyncGenerator<StreamPiece>): FastifyReply {
  return reply
    .type('application/x-ndjson')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(asLines(pieces), { objectMode: false, highWaterMark: STREAM_BUFFER_BYTES }));
}

/** @param heartbeatMs after this time without a piece an empty line is sent. */
export async function* asLines(
  pieces: AsyncGenerator<StreamPiece>,
  heartbeatMs: number = HEARTBEAT_MS,
): AsyncGenerator<string> {
  try {
    let next = pieces.next();
    for (;;) {
      const found = await within(next, heartbeatMs);
      if (!found) yield '\n';
      else if (found.done) return;
      else {
        yield `${JSON.stringify(found.value)}\n`;
        next = pieces.next();
      }
    }
  } finally {
    // Not awaited: a piece in progress would delay the end.
    pieces.return(undefined).catch(() => undefined);
  }
}

/** The outcome; undefined when it takes longer. */
async function within<Outcome>(outcome: Promise<Outcome>, ms: number): Promise<Outcome | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  try {
    return await Promise.race([outcome, late]);
  } finally {
    clearTimeout(timer);
  }
}
