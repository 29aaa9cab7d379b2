import { describe, expect, it } from 'vitest';
import { aDocument, indexOf } from '../testing/a-document.ts';

const ask = (index: ReturnType<typeof indexOf>, text: string) => {
  const { hits, recoveredBy } = index.search({ text, skip: 0, take: 10 });
  return { ids: hits.map(({ id }) => id), recoveredBy, great: hits.map(({ great }) => great) };
};

describe('recovery', () => {
  const shop = () =>
    indexOf(
      aDocument('წითელი კაბა', { id: 'dress', attributes: { category: ['dress'], color: ['red'] } }),
      aDocument('ლურჯი ქურთუკი', { id: 'jacket', attributes: { category: ['jacket'], color: ['blue'] } }),
    );

  it('is not named when the words were found as they are', () => {
    expect(ask(shop(), 'წითელი კაბა').recoveredBy).toBeNull();
  });

  it('reads Georgian typed in Latin letters', () => {
    expect(ask(shop(), 'tsiteli kaba')).toMatchObject({
      ids: ['dress'],
      recoveredBy: 'transliteration',
      great: [true],
    });
  });

  it('drops a word that no product has, and says so', () => {
    expect(ask(shop(), 'კაბა blorptastic')).toMatchObject({
      ids: ['dress'],
      recoveredBy: 'dropped-word',
      great: [false],
    });
  });

  it('says that no product meets all that was understood', () => {
    expect(ask(shop(), 'ლურჯი კაბა')).toMatchObject({ ids: ['dress'], recoveredBy: 'relaxed-filter', great: [false] });
  });

  it('finds the one known word of a long sentence', () => {
    const index = indexOf(aDocument('Kettle', { id: 'kettle' }), aDocument('Toaster', { id: 'toaster' }));
    expect(ask(index, 'grandmother birthday wonderful kettle')).toMatchObject({
      ids: ['kettle'],
      recoveredBy: 'dropped-word',
    });
  });

  it('does not rest an answer on a guess among unknown words', () => {
    const index = indexOf(aDocument('Fremda', { id: 'fremda' }), aDocument('Ostova', { id: 'ostova' }));
    expect(ask(index, 'splendiferous marvellous wonderful fremdu ').ids).toEqual([]);
  });
});
