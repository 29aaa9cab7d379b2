/** Replaces some fields of an entry and checks the result as a whole. */
import { problem } from '@quarry/contract';
import type { z } from 'zod';

/** @throws the problem `invalid-request` with every wrong field. */
export function patched<Body extends object>(
  schema: z.ZodType<Body>,
  current: Body,
  changes: Readonly<Record<string, unknown>>,
): Body {
  const kind = Reflect.get(current, 'kind');
  // Another kind has other fields: only those that it knows are kept.
  const base = changes.kind === undefined || changes.kind === kind ? current : {};
  const read = schema.safeParse({ ...base, ...changes });
  if (read.success) {
    const unknown = Object.keys(changes).filter((field) => !Object.hasOwn(read.data, field));
    if (unknown.length === 0) return read.data;
    throw wrong(unknown.map((field) => ({ field, message: 'There is no such field.' })));
  }
  throw wrong(read.error.issues.map(({ path, message }) => ({ field: path.map(String).join('.') || 'body', message })));
}

function wrong(errors: { field: string; message: string }[]) {
  return problem('invalid-request', {
    errors,
    detail: errors.map(({ field, message }) => `${field}: ${message}`).join(' '),
  });
}
