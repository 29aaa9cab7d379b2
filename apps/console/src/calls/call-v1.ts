/** Calls of API v1, typed by the registry of the contract. Replies are checked against their schemas. */
import { type OperationName, type Operations, operations } from '@quarry/contract';
import type { z } from 'zod';
import { CallFailure, type FieldMessage } from './call-failure.ts';

type SchemaOf<Name extends OperationName> = Operations[Name]['schema'];
type InputOf<Schema, Part extends string> =
  Schema extends Readonly<Record<Part, infer Type extends z.ZodType>> ? z.input<Type> : never;
type Response<Name extends OperationName> = SchemaOf<Name>['response'];
type Success<Replies> = Replies extends { readonly 200: infer Type extends z.ZodType }
  ? z.output<Type>
  : Replies extends { readonly 201: infer Type extends z.ZodType }
    ? z.output<Type>
    : Replies extends { readonly 202: infer Type extends z.ZodType }
      ? z.output<Type>
      : never;
type WhenGiven<Key extends string, Value> = [Value] extends [never] ? { [K in Key]?: never } : { [K in Key]: Value };

export type ReplyOf<Name extends OperationName> = Success<Response<Name>>;
export type InputsOf<Name extends OperationName> = WhenGiven<'params', InputOf<SchemaOf<Name>, 'params'>> &
  WhenGiven<'body', InputOf<SchemaOf<Name>, 'body'>> & { query?: InputOf<SchemaOf<Name>, 'querystring'> };

interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The `ETag` of what was read: the change is refused when somebody changed it since. */
  ifMatch?: string | null | undefined;
  /** Repeats of the same change carry the same key; default: a new one. */
  idempotencyKey?: string | undefined;
  /** The file of a call that takes one, sent as a form. */
  file?: File | undefined;
}

export interface Reply<Data> {
  data: Data;
  etag: string | null;
}

/** @throws CallFailure for every problem, and when no reply came. */
export async function callV1<Name extends OperationName>(
  name: Name,
  inputs: InputsOf<Name>,
  options: CallOptions = {},
): Promise<ReplyOf<Name>> {
  return (await callV1WithTag(name, inputs, options)).data;
}

/** The same, with the `ETag` of the reply. */
export async function callV1WithTag<Name extends OperationName>(
  name: Name,
  inputs: InputsOf<Name>,
  { signal, ifMatch, idempotencyKey, file }: CallOptions = {},
): Promise<Reply<ReplyOf<Name>>> {
  const { method, url, schema } = operations[name];
  const isChange = method !== 'GET';
  const body: unknown = inputs.body;
  const response = await fetch(address(url, inputs.params, inputs.query), {
    method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(ifMatch && { 'if-match': ifMatch }),
      ...(isChange && { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() }),
    },
    ...(file ? { body: formOf(file) } : body !== undefined && { body: JSON.stringify(body) }),
    ...(signal && { signal }),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, 'unreachable', '', [], null);
  });

  const reply: unknown = await response.json().catch(() => undefined);
  if (!response.ok) throw failureOf(response.status, reply);
  const replies: Readonly<Record<string, z.ZodType>> = schema.response;
  const checked = replies[String(response.status)]?.safeParse(reply);
  if (!checked?.success)
    throw new CallFailure(response.status, 'unreadable', '', [], response.headers.get('x-request-id'));
  // oxlint-disable-next-line typescript/consistent-type-assertions -- parsed with the schema of this operation
  return { data: checked.data as ReplyOf<Name>, etag: response.headers.get('etag') };
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

function address(url: string, params: unknown, query: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') asked.set(name, String(value));
  }
  return asked.size > 0 ? `${path}?${asked}` : path;
}

function failureOf(status: number, body: unknown): CallFailure {
  const fields = new Map(Object.entries(typeof body === 'object' && body !== null ? body : {}));
  const text = (name: string) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : null;
  };
  return new CallFailure(
    status,
    text('code') ?? 'unexpected',
    text('detail') ?? '',
    fieldMessages(fields.get('errors')),
    text('request_id'),
  );
}

function fieldMessages(errors: unknown): FieldMessage[] {
  if (!Array.isArray(errors)) return [];
  return errors.flatMap((entry: unknown) => {
    const found = new Map(Object.entries(typeof entry === 'object' && entry !== null ? entry : {}));
    const field = found.get('field');
    const message = found.get('message');
    return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
  });
}
