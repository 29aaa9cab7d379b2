/** Entries of the palette that are asked of the server. */
import type { AccountStore } from './account.ts';
import type { PaletteEntry } from './palette-entries.ts';

export function useFoundEntries(
  _store: AccountStore | null,
  _typed: string,
): { title: string; entries: readonly PaletteEntry[] }[] {
  return [];
}
