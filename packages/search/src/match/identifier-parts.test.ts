import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

const numbered = (id: string, title: string, identifiers: string) =>
  aDocument(title, { id, fields: { title, identifiers } });

const shop = () =>
  indexOf(
    numbered('filter', 'Oil filter', 'VE-4711 4006381333931'),
    numbered('pump', 'Fuel pump', 'NOR.0707-60'),
    numbered('belt', 'Fan belt', '4711'),
    numbered('calendar', 'Desk calendar 2020', 'CAL-1'),
    numbered('hose', 'Rubber hose', '2020304050607 HB-2020'),
  );

describe('part of an article number', () => {
  it('finds the product below one whose whole number it is', () => {
    expect(idsFor(shop(), '4711')).toEqual(['belt']);
    expect(idsFor(shop(), '4711 ')).toEqual(['belt']);
    expect(idsFor(shop(), 'filter 4711').slice(0, 2)).toEqual(['belt', 'filter']);
    const alone = indexOf(numbered('filter', 'Oil filter', 'VE-4711'), numbered('pump', 'Fuel pump', 'NOR.0707-60'));
    const { hits, recoveredBy } = alone.search({ text: '4711', skip: 0, take: 5, explain: true });
    expect(recoveredBy).toBeNull();
    expect(hits).toMatchObject([
      { id: 'filter', great: true, reasons: [{ field: 'identifiers', value: '4711', words: '4711' }] },
    ]);
    expect(hits[0]?.explanation).toContainEqual(
      expect.objectContaining({ part: 'word', how: 'identifier', field: 'identifiers' }),
    );
  });

  it.each(['0707', '0707-60', '0707 60', '070760', 'NOR 0707', 'nor.0707', 'pump 0707'])('is "%s"', (typed) => {
    expect(idsFor(shop(), `${typed} `)).toEqual(['pump']);
  });

  it('is one of the number as it is parted in one place, though it is written as one in another', () => {
    const index = indexOf(numbered('valve', 'Gas valve', '1234-5678 12345678'));
    expect(idsFor(index, '1234 ')).toEqual(['valve']);
    expect(idsFor(index, '1234-5678 ')).toEqual(['valve']);
  });

  it('is the beginning of a long number from four signs on, while it is typed', () => {
    for (let length = 4; length < 13; length++) {
      expect(idsFor(shop(), '4006381333931'.slice(0, length))).toEqual(['filter']);
    }
    expect(idsFor(shop(), 'VE-47')).toEqual(['filter']);
    expect(idsFor(shop(), '400')).toEqual([]);
    expect(idsFor(shop(), '4006 ')).toEqual([]);
  });

  it('is not the beginning where it is a word by itself', () => {
    expect(idsFor(shop(), 'calendar 2020')[0]).toBe('calendar');
    expect(new Set(idsFor(shop(), '2020'))).toEqual(new Set(['calendar', 'hose']));
  });

  it('is not matched beside a complete identifier', () => {
    const [hit] = shop().search({ text: '4006381333931 blorp 2020', skip: 0, take: 5, explain: true }).hits;
    expect(hit?.id).toBe('filter');
    expect(hit?.explanation?.filter(({ part }) => part === 'word')).toEqual([]);
  });

  it('is none of the letters of a name', () => {
    expect(idsFor(shop(), 'norm')).toEqual([]);
  });

  it('holds with changes since the build, and follows them', () => {
    const index = shop();
    index.apply([
      { kind: 'put', document: numbered('filter', 'Oil filter', 'VE-9922') },
      { kind: 'put', document: numbered('new', 'Spark plug', 'SP-5566-X') },
    ]);
    expect(idsFor(index, '9922 ')).toEqual(['filter']);
    expect(idsFor(index, '5566')).toEqual(['new']);
    expect(idsFor(index, '4006381')).toEqual([]);
  });
});
