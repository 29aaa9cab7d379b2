import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

describe('matching words', () => {
  it('finds other forms of a word, the exact form first', () => {
    const index = indexOf(
      aDocument('Lamps', { id: 'plural' }),
      aDocument('Lamp', { id: 'singular' }),
      aDocument('Kettle', { id: 'other' }),
    );
    expect(idsFor(index, 'lamp')).toEqual(['singular', 'plural']);
    expect(idsFor(index, 'lamps')).toEqual(['plural', 'singular']);
  });

  it('finds Georgian words in other cases and in the plural', () => {
    const index = indexOf(aDocument('აბრეშუმის შარფები', { id: 'scarf' }), aDocument('ტყავის ქამარი', { id: 'belt' }));
    expect(idsFor(index, 'შარფი')).toEqual(['scarf']);
    expect(idsFor(index, 'ქამრები აბრეშუმი').includes('scarf')).toBe(true);
  });

  it('takes the last word as the beginning of a longer one, from two letters', () => {
    const index = indexOf(
      aDocument('Bluetooth speaker', { id: 'speaker' }),
      aDocument('Bluetooth mouse', { id: 'mouse' }),
    );
    expect(idsFor(index, 'bluetooth spe')[0]).toBe('speaker');
    expect(idsFor(index, 'sp')).toEqual(['speaker']);
    expect(idsFor(index, 's')).toEqual([]);
  });

  it('does not complete a word that is followed by a space or by another word', () => {
    const index = indexOf(aDocument('Bluetooth speaker', { id: 'speaker' }));
    expect(idsFor(index, 'spe ')).toEqual([]);
  });

  it('prefers a complete word to a completion', () => {
    const index = indexOf(aDocument('Fantasy atlas', { id: 'longer' }), aDocument('Fan heater', { id: 'word' }));
    expect(idsFor(index, 'fan')).toEqual(['word', 'longer']);
  });

  it.each([
    ['a wrong letter', 'speakor'],
    ['a wrong first letter', 'zpeaker'],
    ['a missing letter', 'spaker'],
    ['a letter too many', 'speakker'],
    ['two letters swapped', 'spekaer'],
  ])('forgives %s and says so', (_, typed) => {
    const index = indexOf(aDocument('Bluetooth speaker', { id: 'speaker' }), aDocument('Wool scarf', { id: 'other' }));
    const result = index.search({ text: typed, skip: 0, take: 5 });
    expect(result.hits.map(({ id }) => id)).toEqual(['speaker']);
    expect(result.recoveredBy).toBe('spelling');
  });

  it('forgives two mistakes in a long word, and none in a short one or a number', () => {
    const index = indexOf(
      aDocument('Headphones', { id: 'headphones' }),
      aDocument('Red pen', { id: 'pen' }),
      aDocument('Disk 64tb', { id: 'disk' }),
    );
    expect(idsFor(index, 'haedphonse ')).toEqual(['headphones']);
    expect(idsFor(index, 'ped ')).toEqual([]);
    expect(idsFor(index, 'disk 32tb')).toEqual(idsFor(index, 'disk qqqq'));
  });

  it('forgives a wrong Georgian letter as one mistake', () => {
    const index = indexOf(aDocument('ყურსასმენი', { id: 'headphones' }), aDocument('სავარძელი', { id: 'chair' }));
    expect(idsFor(index, 'ყურსასმემი ')).toEqual(['headphones']);
  });

  it('takes a rare word for a mistake when a frequent one is near', () => {
    const many = Array.from({ length: 120 }, (_, i) => aDocument(`Monitor ${i}`, { id: `monitor-${i}` }));
    const index = indexOf(aDocument('Monitro', { id: 'mistyped' }), ...many);
    expect(index.search({ text: 'monitro', skip: 0, take: 1 }).total).toBe(121);
  });

  it('finds compounds typed in two words and two words typed as one', () => {
    const index = indexOf(
      aDocument('Oak bookshelf', { id: 'one' }),
      aDocument('Walnut book shelf', { id: 'two' }),
      aDocument('Shelf for a bath', { id: 'other' }),
    );
    expect(new Set(idsFor(index, 'bookshelf').slice(0, 2))).toEqual(new Set(['one', 'two']));
    expect(new Set(idsFor(index, 'book shelf').slice(0, 2))).toEqual(new Set(['one', 'two']));
  });

  it('reads small words as nothing to ask for', () => {
    const index = indexOf(aDocument('Lamp', { id: 'lamp' }));
    expect(index.search({ text: 'i am looking for a lamp', skip: 0, take: 5 })).toMatchObject({
      total: 1,
      recoveredBy: null,
      hits: [{ id: 'lamp', great: true }],
      spans: [{ value: 'lamps' }],
    });
  });
});
