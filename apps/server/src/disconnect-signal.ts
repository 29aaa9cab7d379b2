import type { ServerResponse } from 'node:http';

/** A signal that aborts when the client disconnects before the reply is complete. */
export function disconnectSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
