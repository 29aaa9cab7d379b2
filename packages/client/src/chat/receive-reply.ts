/**
 * Receives the pieces of one reply, over as many connections as it takes. After a break it continues behind the last
 * piece that it has received, so that no piece is lost and none comes twice.
 */
import { CallError } from '../calls/call-error.ts';
import { pause } from '../calls/pause.ts';
import { isRecord } from '../is-record.ts';
import { readPieces } from './read-stream.ts';

/** Pauses before the tries to connect again, in milliseconds; a piece that arrives begins the list anew. */
export const PAUSES_MS: readonly number[] = [300, 1000, 2000, 4000, 8000, 15_000];

const TOO_MANY_REQUESTS = 429;

/** The server did not make the reply to its end. */
export class InterruptedReply extends Error {
  constructor() {
    super('The reply was interrupted.');
    this.name = 'InterruptedReply';
  }
}

export interface ReplySource {
  /** The connection that the message was sent on; null: another page has sent it. */
  first: ReadableStream<Uint8Array> | null;
  /** Id of the reply, where it is known before its first piece. */
  id?: string | null;
  /** The pieces after the `after`th on a new connection. */
  rest: (id: string, after: number) => Promise<ReadableStream<Uint8Array>>;
  signal: AbortSignal;
  /** Default `PAUSES_MS`. */
  pausesMs?: readonly number[];
}

/**
 * Pieces without a number come from a server that cannot continue a reply; after a break they are not asked for again.
 * @throws the error of the last connection, and InterruptedReply.
 */
export async function* receiveReply({
  first,
  id = null,
  rest,
  signal,
  pausesMs = PAUSES_MS,
}: ReplySource): AsyncGenerator<unknown, void> {
  let body = first;
  let place: { id: string; n: number } | null = id === null ? null : { id, n: 0 };
  let tries = 0;
  for (;;) {
    let failure: unknown;
    try {
      body ??= place && (await rest(place.id, place.n));
      for await (const piece of body ? readPieces(body, { signal }) : []) {
        const found = placeOf(piece);
        if (found && place && found.n <= place.n) continue;
        if (found) {
          place = found;
          tries = 0;
        }
        if (isRecord(piece) && piece.interrupted === true) throw new InterruptedReply();
        yield piece;
        // Only sound follows, which cannot be continued.
        if (isRecord(piece) && piece.final === true) place = null;
      }
    } catch (error) {
      if (place === null || signal.aborted || isFinal(error)) throw error;
      failure = error;
    }
    if (place === null || signal.aborted) return;
    const pauseMs = pausesMs[tries];
    if (pauseMs === undefined) throw failure ?? new InterruptedReply();
    tries += 1;
    body = null;
    await pause(pauseMs, signal);
    if (signal.aborted) return;
  }
}

function placeOf(piece: unknown): { id: string; n: number } | null {
  if (!isRecord(piece) || typeof piece.n !== 'number' || typeof piece.message_id !== 'string') return null;
  return { id: piece.message_id, n: piece.n };
}

/** Whether another try would fail alike. */
function isFinal(error: unknown): boolean {
  if (error instanceof InterruptedReply) return true;
  if (!(error instanceof CallError)) return false;
  return error.status >= 400 && error.status < 500 && error.status !== TOO_MANY_REQUESTS;
}
