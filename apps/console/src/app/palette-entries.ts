/** The entries of the palette: matching with the typed words, and the last used ones. */
import type { IconName } from '@quarry/ui';
import { readKept, writeKept } from '../browser/kept.ts';

export interface PaletteEntry {
  /** Its URL; two entries with the same URL are one. */
  to: string;
  label: string;
  /** Second line: what it is, or where. */
  hint: string;
  icon: IconName;
}

const RECENT_AS = 'quarry-console-recent';
const MAX_RECENT = 6;

/** Every typed word must be in the label or the hint; matches at the start of the label come first. */
export function matchingEntries(entries: readonly PaletteEntry[], typed: string): PaletteEntry[] {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...entries];
  const matches = entries.filter(({ label, hint }) => {
    const text = folded(`${label} ${hint}`);
    return words.every((word) => text.includes(word));
  });
  const begins = (entry: PaletteEntry) => Number(folded(entry.label).startsWith(words[0] ?? ''));
  return matches.toSorted((a, b) => begins(b) - begins(a));
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();
}

/** The ones opened last, newest first. Kept as URLs with their words, in this browser. */
export function recentEntries(): PaletteEntry[] {
  try {
    const kept: unknown = JSON.parse(readKept(RECENT_AS) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isEntry) : [];
  } catch {
    return [];
  }
}

export function rememberEntry(entry: PaletteEntry): void {
  const others = recentEntries().filter(({ to }) => to !== entry.to);
  writeKept(RECENT_AS, JSON.stringify([entry, ...others].slice(0, MAX_RECENT)));
}

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== 'object' || value === null) return false;
  const fields = new Map<string, unknown>(Object.entries(value));
  return ['to', 'label', 'hint', 'icon'].every((name) => typeof fields.get(name) === 'string');
}
