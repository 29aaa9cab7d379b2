import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const inCategory = (category: string, title: string, more: Partial<EngineDocument> = {}) =>
  aDocument(title, { ...more, categoryPath: [category], attributes: { ...more.attributes } });

describe('superlatives sort by what the catalogue measures', () => {
  const paddles = indexOf(
    inCategory('Aquariums', 'Cube aquarium 60 L', { id: 'middle', attributes: { weight: ['9 kg'] } }),
    inCategory('Aquariums', 'Panorama aquarium 240 L', { id: 'large', attributes: { weight: ['41 kg'] } }),
    inCategory('Aquariums', 'Desk aquarium 12 L', { id: 'small', attributes: { weight: ['2.2 kg'] } }),
    inCategory('Aquariums', 'Heirloom aquarium', { id: 'silent' }),
    inCategory('Aquariums', 'Giant aquarium 900 L', { id: 'gone', stock: 0, attributes: { weight: ['130 kg'] } }),
  );

  it.each([
    ['largest aquarium', ['large', 'middle', 'small', 'silent', 'gone']],
    ['smallest aquarium', ['small', 'middle', 'large', 'silent', 'gone']],
    ['lightest aquarium', ['small', 'middle', 'large', 'silent', 'gone']],
    ['heaviest aquarium', ['large', 'middle', 'small', 'silent', 'gone']],
  ])('%s: what says nothing behind the others, what is sold out last', (text, ids) => {
    expect(idsFor(paddles, text)).toEqual(ids);
  });

  it.each([
    ['en', 'largest umbrella', 'Umbrella', 'cm'],
    ['ka', 'ყველაზე დიდი ქოლგა', 'ქოლგა', 'სმ'],
    ['tr', 'en büyük şemsiye', 'Şemsiye', 'cm'],
    ['ar', 'الأكبر مظلة', 'مظلة', 'سم'],
    ['az', 'ən böyük çətir', 'Çətir', 'sm'],
  ])('in the words and units of each language: %s', (_, text, name, unit) => {
    const index = indexOf(
      inCategory(name, `${name} Bora 98 ${unit}`, { id: 'small' }),
      inCategory(name, `${name} Cala 131 ${unit}`, { id: 'large' }),
      inCategory(name, `${name} Dune 110 ${unit}`, { id: 'middle' }),
    );
    expect(idsFor(index, text)).toEqual(['large', 'middle', 'small']);
    expect(index.search({ text, skip: 0, take: 1 }).order).toMatchObject({
      by: 'attribute',
      direction: 'desc',
      quantity: 'length',
    });
  });

  it('compare in one unit, whichever is written', () => {
    const index = indexOf(
      inCategory('Anvils', 'Anvil 900 g', { id: 'light' }),
      inCategory('Anvils', 'Anvil 12 kg', { id: 'heavy' }),
      inCategory('Anvils', 'Anvil 3 kg', { id: 'middle' }),
    );
    expect(idsFor(index, 'heaviest anvil')).toEqual(['heavy', 'middle', 'light']);
  });

  it('mean the attribute beside them', () => {
    const cooker = (id: string, size: string, depth: string) =>
      inCategory('Fountains', `Garden fountain ${id}`, { id, attributes: { height: [size], capacity: [depth] } });
    const index = indexOf(cooker('a', '150 cm', '20 l'), cooker('b', '90 cm', '80 l'), cooker('c', '60 cm', '50 l'));
    expect(index.search({ text: 'largest capacity fountain', skip: 0, take: 1 }).order).toMatchObject({
      attribute: 'capacity',
      quantity: 'volume',
    });
  });

  const fan = (id: string, speed: string, noise: string, height: string) =>
    inCategory('Fans', `Pedestal fan ${id}`, { id, attributes: { speed: [speed], noise: [noise], height: [height] } });
  const fans = indexOf(
    fan('a', '1200 rpm', '38 dB', '110 cm'),
    fan('b', '900 rpm', '52 dB', '140 cm'),
    fan('c', '1500 rpm', '45 dB', '95 cm'),
  );
  it.each([
    ['fastest fan', ['c', 'a', 'b']],
    ['en hızlı fan', ['c', 'a', 'b']],
    ['quietest fan', ['a', 'c', 'b']],
    ['ən səssiz fan', ['a', 'c', 'b']],
    ['tallest fan', ['b', 'a', 'c']],
    ['highest speed fan', ['c', 'a', 'b']],
    ['lowest noise fan', ['a', 'c', 'b']],
  ])('sort by speed, noise and each dimension: %s', (text, ids) => {
    expect(idsFor(fans, text)).toEqual(ids);
  });

  it('are no order if hardly any product has the measure: best matches rank first', () => {
    const index = indexOf(inCategory('Fans', 'Fan one', { id: 'a' }), inCategory('Fans', 'Fan two', { id: 'b' }));
    expect(index.search({ text: 'most powerful fan', skip: 0, take: 2 }).order).toBeNull();
  });

  it('give way to an order that was chosen', () => {
    expect(idsFor(paddles, 'largest aquarium', { sort: 'price_asc' }).at(-1)).toBe('gone');
    expect(paddles.search({ text: 'largest aquarium', sort: 'newest', skip: 0, take: 1 }).order).toBeNull();
  });
});
