/**
 * A typed client of API v1, for the console and for servers. Its calls are named by method and address, and typed by
 * the contract's registry; only types are imported, so that no schema is loaded.
 *
 *     const api = createApiClient({ fetch, headers: { authorization: `Bearer ${key}` } });
 *     const { data, etag } = await api.call('GET /api/v1/stores/:store/settings', { params: { store: 'myshop' } });
 */
import type { ApiCallName, ApiInput, ApiOutput, Problem } from '@quarry/contract';
import type { Fetch } from '../calls/fetch.ts';
import { isRecord } from '../is-record.ts';

/** A refused or failed call. `status` 0: there was no reply. */
export class ApiProblem extends Error {
  readonly status: number;
  /** Such as `permission-missing`; see the API's documentation. */
  readonly code: string;
  readonly requestId: string | undefined;
  readonly errors: readonly { field: string; message: string }[];
  /** Seconds until a new try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(status: number, body: unknown, retryAfter?: number) {
    const problem: Partial<Problem> = isRecord(body) ? body : {};
    super(problem.detail ?? `The call failed with status ${status}.`);
    this.name = 'ApiProblem';
    this.status = status;
    this.code = problem.code ?? 'unexpected';
    this.requestId = problem.request_id;
    this.errors = problem.errors ?? [];
    this.retryAfter = retryAfter;
  }
}

export interface ApiClientOptions {
  fetch: Fetch;
  /** Origin of the server; default: that of the page. */
  origin?: string;
  /** Sent with each call, such as `authorization`. */
  headers?: Readonly<Record<string, string>>;
}

export interface ApiClient {
  /** @throws ApiProblem */
  call<Key extends ApiCallName>(name: Key, input: ApiInput<Key>): Promise<{ data: ApiOutput<Key>; etag: string }>;
}

/** Parameters of addresses and queries are plain values. */
type Values = Readonly<Record<string, string | number | boolean | null | undefined>>;

interface AnyInput {
  params?: Values;
  query?: Values;
  body?: unknown;
  ifMatch?: string;
  idempotencyKey?: string;
  signal?: AbortSignal;
}

export function createApiClient({ fetch, origin = '', headers = {} }: ApiClientOptions): ApiClient {
  return {
    async call(name, input) {
      const { params = {}, query = {}, body, ifMatch, idempotencyKey, signal }: AnyInput = input;
      const [method = 'GET', address = ''] = name.split(' ');
      const path = address.replaceAll(/:(\w+)/g, (_place, part: string) => encodeURIComponent(String(params[part])));
      const asked = new URLSearchParams(
        Object.entries(query).flatMap(([key, value]): [string, string][] =>
          value === undefined || value === null ? [] : [[key, String(value)]],
        ),
      ).toString();
      const reply = await fetch(`${origin}${path}${asked && `?${asked}`}`, {
        method,
        headers: {
          accept: 'application/json',
          ...headers,
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...(ifMatch !== undefined && { 'if-match': ifMatch }),
          ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        ...(signal && { signal }),
      }).catch((error: unknown) => {
        if (signal?.aborted) throw error;
        throw new ApiProblem(0, { detail: 'The server cannot be reached.', code: 'unreachable' });
      });
      const data = await reply.json().catch(() => undefined);
      if (!reply.ok) {
        const wait = reply.headers.get('retry-after');
        throw new ApiProblem(reply.status, data, wait === null ? undefined : Number(wait));
      }
      return { data, etag: reply.headers.get('etag') ?? '' };
    },
  };
}
