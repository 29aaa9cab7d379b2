/** How a GET is made when its call has no rules of its own: with credentials, and the reply read as JSON. */
import { CallError } from './call-error.ts';
import { browserFetch, type Fetch } from './fetch.ts';

/**
 * Reads `url` as JSON. Any status outside 200 to 299 is a `CallError`: `500: Internal Server Error` (the status text)
 * from 500 on, `404: {body}` below, because a refusal's body says why and a crash's body is not for readers.
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
