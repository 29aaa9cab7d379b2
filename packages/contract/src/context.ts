/**
 * A context is a store in a section in which an account may work: `base/store`, for example `chat/myshop`. The base is
 * a section of the platform.
 */
import { UNKNOWN_STORE } from './constants.ts';

/** Sections of the platform that ask for a login. */
export const SECTION_BASES = [
  'dev-dummy-shop',
  'chat',
  'dev-chat',
  'integrated-view',
  'new-search',
  'button-chat',
] as const;
export type SectionBase = (typeof SECTION_BASES)[number];

/** Used where a section has no base of its own. */
export const DEFAULT_BASE = 'dummy-shop';

/** The store of a context: its second path segment in lower case; `unknown` when there is none. */
export function storeOf(context: string): string {
  return context.split('/')[1]?.trim().toLowerCase() || UNKNOWN_STORE;
}

export function baseOf(context: string): string {
  return context.split('/')[0] ?? '';
}

/** True when the context belongs to the section: `chat/myshop` belongs to `chat`, not to `dev-chat`. */
export function isContextOf(context: string, base: string): boolean {
  return context.startsWith(`${base}/`);
}
