/** Runs a table of real queries with the complete understanding that each must have. For tests only. */
import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import { type Understood, understand } from '../understand/understand.ts';

export const SHOES = ['sneakers', 'boots', 'heels', 'sandals', 'loafers'];
export const TABLES = ['dining-table', 'coffee-table', 'desk'];
const BRANDS = new Set(['Norden', 'Cedar & Silk', 'Velora', 'Лада', 'Şirin Ev']);

export function testUnderstanding(
  name: string,
  language: Language,
  table: readonly [query: string, Understood][],
): void {
  describe(`understanding ${name}`, () => {
    it.each(table)('%s', (query, expected) => {
      expect(understand(query, { language, brands: BRANDS }).understood).toEqual(expected);
    });
    it.each(table)('%s, without being told the language', (query, expected) => {
      expect(understand(query, { brands: BRANDS }).understood).toEqual(expected);
    });
  });
}
