/** Cursors of lists: opaque to callers, a JSON value inside. */
import { problem } from '@quarry/contract';
import type { z } from 'zod';

export function cursorOf(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

/** @throws the problem `invalid-request` for a cursor that no list gave. */
export function readCursor<Value>(cursor: string | undefined, schema: z.ZodType<Value>): Value | undefined {
  if (cursor === undefined) return undefined;
  const read = schema.safeParse(parsed(cursor));
  if (read.success) return read.data;
  const message = 'Use the next_cursor of a reply, unchanged.';
  throw problem('invalid-request', { detail: `cursor: ${message}`, errors: [{ field: 'cursor', message }] });
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A page of a list that was read with one item more than asked for.
 * @param cursorAfter the cursor value of the last item of the page.
 */
export function page<Item>(items: readonly Item[], limit: number, cursorAfter: (last: Item) => unknown) {
  const shown = items.slice(0, limit);
  const last = shown.at(-1);
  return { items: shown, next_cursor: items.length > limit && last ? cursorOf(cursorAfter(last)) : null };
}
