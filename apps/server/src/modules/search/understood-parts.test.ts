import { newStoreSettings } from '@quarry/contract';
import { demoStoreSettings } from '@quarry/demo-shops/stores';
import { describe, expect, it } from 'vitest';
import { shop } from './search-fixtures.ts';
import { understoodParts, writePrice } from './understood-parts.ts';

const span = (kind: string, value: string, more: object = {}) => ({
  start: 0,
  end: 3,
  kind,
  value,
  negated: false,
  ...more,
});
const georgian = demoStoreSettings('veli');
const labels = (settings: typeof shop, ...spans: ReturnType<typeof span>[]) =>
  understoodParts('', spans, settings).map(({ kind, value, label }) => [kind, value, label]);

describe('the parts of a query', () => {
  it('keep their place and say when they are not wanted', () => {
    expect(understoodParts('', [span('color', 'red', { start: 4, end: 9, negated: true })], shop)).toEqual([
      { kind: 'color', value: 'red', label: 'red', negated: true, start: 4, end: 9 },
    ]);
  });

  it('name the color of what the wanted thing is to go with', () => {
    const query = 'shoes to wear with red dress';
    const companion = span('goes_with', 'dress', { start: 6, end: query.length });
    const labelFor = (settings: typeof shop) => understoodParts(query, [companion], settings)[0]?.label;

    expect(labelFor(shop)).toBe('red dress');
    expect(labelFor(georgian)).toBe('წითელი კაბა');
    expect(labelFor({ ...shop, default_language: 'ar' })).toBe('فستان أحمر');
  });

  it("are written in the store's language", () => {
    expect(labels(georgian, span('color', 'red'), span('category', 'dress'))).toEqual([
      ['color', 'red', 'წითელი'],
      ['category', 'dress', 'კაბა'],
    ]);
  });

  it('stand as they are where no concept knows them', () => {
    expect(labels(georgian, span('brand', 'Nordlys'), span('word', 'no-such'), span('size', 'xxl'))).toEqual([
      ['brand', 'Nordlys', 'Nordlys'],
      ['word', 'no-such', 'no-such'],
      ['size', 'xxl', 'XXL'],
    ]);
  });

  it('say a price with its currency', () => {
    expect(labels(shop, span('price', '..50'), span('price', '20..'), span('price', '20..49.9'))).toEqual([
      ['price_max', '50', 'up to $50'],
      ['price_min', '20', 'from $20'],
      ['price', '20..49.9', '$20 – $49.90'],
    ]);
    expect(labels(georgian, span('price', '..50'))).toEqual([['price_max', '50', '50 ₾-მდე']]);
    expect(labels(newStoreSettings('a', 'A', 'tr', 'TRY'), span('price', '100..'))[0]?.[2]).toContain('en az');
    expect(writePrice(1200.5, georgian.currency)).toBe('1200.50 ₾');
  });
});
