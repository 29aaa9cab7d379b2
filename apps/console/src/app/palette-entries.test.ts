import { beforeEach, describe, expect, it } from 'vitest';
import { matchingEntries, type PaletteEntry, recentEntries, rememberEntry } from './palette-entries.ts';

const entry = (label: string, hint = 'Lanterns'): PaletteEntry => ({
  to: `/lanterns/${label}`,
  label,
  hint,
  icon: 'search',
});

describe('the entries of the palette', () => {
  beforeEach(() => localStorage.clear());

  it('match when every typed word is in the label or the hint, whatever the accents', () => {
    const entries = [entry('Settings'), entry('Müşteriler'), entry('Search')];

    expect(matchingEntries(entries, 'musteri lant').map(({ label }) => label)).toEqual(['Müşteriler']);
    expect(matchingEntries(entries, 'orders')).toEqual([]);
    expect(matchingEntries(entries, '  ')).toHaveLength(3);
  });

  it('begin with those whose label begins with the typed word', () => {
    const entries = [entry('Rules for search'), entry('Search')];

    expect(matchingEntries(entries, 'sea').map(({ label }) => label)).toEqual(['Search', 'Rules for search']);
  });

  it('remember the last six, the newest first and each once', () => {
    for (const label of ['1', '2', '3', '4', '5', '6', '7', '3']) rememberEntry(entry(label));

    expect(recentEntries().map(({ label }) => label)).toEqual(['3', '7', '6', '5', '4', '2']);
  });

  it('forget what was kept in another form', () => {
    localStorage.setItem('quarry-console-recent', '[{"to":1}, "x"]');
    expect(recentEntries()).toEqual([]);
  });
});
