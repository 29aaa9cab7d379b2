/** The only access to the browser's `fetch`. Looked up at each call, so that a page may replace it. */
export type Fetch = typeof globalThis.fetch;

export const browserFetch: Fetch = (input, init) => globalThis.fetch(input, init);

/** Posts JSON with the cookies of our server. */
export function postJson(
  fetch: Fetch,
  url: string,
  body: unknown,
  { signal, headers }: { signal?: AbortSignal | undefined; headers?: Record<string, string> | undefined } = {},
): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });
}
