/**
 * The difference between the saved settings and the form: what to send, and what to show before it is sent.
 */
import type { StoreSettings } from '@quarry/contract';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export interface SettingChange {
  /** Path of the setting: `gates.audio`. */
  path: string;
  /** undefined: not set. */
  before: Json | undefined;
  after: Json | undefined;
}

/**
 * The body of a change: objects key by key, lists as a whole, null for what is removed. The server merges it the same
 * way. Empty when nothing differs.
 */
export function patchOf(before: object, after: object): Record<string, unknown> {
  const [old, wanted] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const patch: Record<string, unknown> = {};
  for (const key of new Set([...old.keys(), ...wanted.keys()])) {
    const [was, is]: [unknown, unknown] = [old.get(key), wanted.get(key)];
    if (isObject(was) && isObject(is)) {
      const inner = patchOf(was, is);
      if (Object.keys(inner).length > 0) patch[key] = inner;
    } else if (!isSame(was, is)) {
      patch[key] = is === undefined ? null : is;
    }
  }
  return patch;
}

/** Every setting that differs, in the order of the form. */
export function changesOf(before: StoreSettings, after: StoreSettings): SettingChange[] {
  const [old, wanted] = [flat(before), flat(after)];
  return [...new Set([...old.keys(), ...wanted.keys()])].flatMap((path) => {
    const [was, is] = [old.get(path), wanted.get(path)];
    return isSame(was, is) ? [] : [{ path, before: was, after: is }];
  });
}

function flat(value: object, prefix = ''): Map<string, Json> {
  const found = new Map<string, Json>();
  // oxlint-disable-next-line typescript/consistent-type-assertions -- settings are JSON
  for (const [key, inner] of Object.entries(value) as [string, Json | undefined][]) {
    if (inner === undefined) continue;
    if (isObject(inner)) for (const [path, leaf] of flat(inner, `${prefix}${key}.`)) found.set(path, leaf);
    else found.set(`${prefix}${key}`, inner);
  }
  return found;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** The message for a field: the server names it by its path, as `errors[].field`, with or without `body.` before it. */
export function messageFor(messages: readonly { field: string; message: string }[], path: string): string | undefined {
  return messages.find(({ field }) => field === path || field === `body.${path}` || field.startsWith(`${path}.`))
    ?.message;
}
