/**
 * A typed client of API v1, for the console and for servers. Calls have the names of the contract's registry: the
 * `operationId`s of the OpenAPI document without `v1`. Replies are checked against their schemas.
 *
 *     const api = createApiClient({ origin, headers: { authorization: `Bearer ${key}` } });
 *     const { data, etag } = await api.callWithTag('settings', { params: { store: 'myshop' } });
 */
import { operations } from '@quarry/contract';
import type { z } from 'zod';
import { browserFetch, type Fetch } from '../calls/fetch.ts';
import { ApiProblem } from './api-problem.ts';
import type { ApiCallName, ApiInput, ApiReply } from './api-types.ts';

export interface ApiClientOptions {
  /** Default: the platform's own. */
  fetch?: Fetch;
  /** Origin of the server; default: that of the page. */
  origin?: string;
  /** Sent with each call, such as `authorization`. */
  headers?: Readonly<Record<string, string>>;
}

export interface ApiCallOptions {
  signal?: AbortSignal | undefined;
  /** The `ETag` of what was read: the change is refused when somebody changed it since. */
  ifMatch?: string | null | undefined;
  /** Repeats of the same change carry the same key; default: a new one. */
  idempotencyKey?: string | undefined;
  /** The file of a call that takes one, sent as a form. */
  file?: File | undefined;
}

export interface TaggedReply<Data> {
  data: Data;
  /** Null for replies without a tag. */
  etag: string | null;
}

export interface ApiClient {
  /** @throws ApiProblem for every refusal, when no reply came, and for replies of another shape. */
  call<Name extends ApiCallName>(name: Name, input: ApiInput<Name>, options?: ApiCallOptions): Promise<ApiReply<Name>>;
  /** The same, with the `ETag` of the reply. */
  callWithTag<Name extends ApiCallName>(
    name: Name,
    input: ApiInput<Name>,
    options?: ApiCallOptions,
  ): Promise<TaggedReply<ApiReply<Name>>>;
}

export function createApiClient({ fetch = browserFetch, origin = '', headers = {} }: ApiClientOptions = {}): ApiClient {
  const callWithTag: ApiClient['callWithTag'] = async (name, input, options = {}) => {
    const { method, url, schema } = operations[name];
    const { signal } = options;
    const response = await fetch(origin + addressOf(url, input.params, input.query), {
      method,
      credentials: 'same-origin',
      headers: { ...headers, ...headersOf(method, input.body, options) },
      ...bodyOf(input.body, options.file),
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (signal?.aborted) throw error;
      throw new ApiProblem(0, { code: 'unreachable', detail: 'The server cannot be reached.' });
    });

    const reply: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiProblem(response.status, reply, response.headers);
    const replies: Readonly<Record<string, z.ZodType>> = schema.response;
    const checked = replies[String(response.status)]?.safeParse(reply);
    if (!checked?.success) {
      const detail = 'The reply of the server has an unexpected form.';
      throw new ApiProblem(response.status, { code: 'unreadable', detail }, response.headers);
    }
    // oxlint-disable-next-line typescript/consistent-type-assertions -- parsed with the schema of this operation
    return { data: checked.data as ApiReply<typeof name>, etag: response.headers.get('etag') };
  };
  return {
    callWithTag,
    call: async (name, input, options) => (await callWithTag(name, input, options)).data,
  };
}

function headersOf(
  method: string,
  body: unknown,
  { ifMatch, idempotencyKey, file }: ApiCallOptions,
): Record<string, string> {
  return {
    accept: 'application/json',
    // The browser names the type of a form, with its boundary.
    ...(body !== undefined && !file && { 'content-type': 'application/json' }),
    ...(ifMatch && { 'if-match': ifMatch }),
    ...(method !== 'GET' && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
  };
}

function bodyOf(body: unknown, file: File | undefined): { body?: FormData | string } {
  if (!file) return body === undefined ? {} : { body: JSON.stringify(body) };
  const form = new FormData();
  form.append('file', file, file.name);
  return { body: form };
}

function addressOf(url: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = url.replace(/:(\w+)/g, (_place, name: string) => encodeURIComponent(String(values.get(name))));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') asked.set(name, String(value));
  }
  return asked.size > 0 ? `${path}?${asked}` : path;
}
