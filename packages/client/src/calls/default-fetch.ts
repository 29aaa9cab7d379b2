/** The default GET: with credentials, and the reply parsed as JSON. */
import { CallError } from './call-error.ts';
import { browserFetch, type Fetch } from './fetch.ts';

/**
 * Reads `url` as JSON. Any status outside 200 to 299 is a `CallError`: `500: Internal Server Error` (the status text)
 * from 500 on, `404: {body}` below, because a client error's body states the reason and a server error's body is not
 * meant for users.
 */
export async function fetchJson(url: string, options: { fetch?: Fetch; signal?: AbortSignal } = {}): Promise<unknown> {
  const { fetch = browserFetch, signal } = options;
  const response = await fetch(url, { credentials: 'include', ...(signal && { signal }) });

  if (!response.ok) {
    const reason = response.status >= 500 ? response.statusText : await response.text();
    throw new CallError(`${response.status}: ${reason}`, response.status);
  }
  return response.json();
}
