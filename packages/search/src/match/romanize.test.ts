import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../testing/a-document.ts';

describe('a name in Georgian letters', () => {
  const index = indexOf(
    aDocument('The Quiet River by Irakli Sunadze', { id: 'river', attributes: { category: ['novel'] } }),
    aDocument('Stone Garden by Mara Ellin', { id: 'garden', attributes: { category: ['novel'] } }),
    aDocument('ქვის ბაღი, თამარ ღვინიაშვილი', { id: 'georgian', attributes: { category: ['novel'] } }),
    aDocument('Songs of Khatia Chkheidze', { id: 'songs', attributes: { category: ['poetry'] } }),
  );
  const answerTo = (text: string) => {
    const { hits, recoveredBy } = index.search({ text, skip: 0, take: 5 });
    return { ids: hits.filter(({ great }) => great).map(({ id }) => id), recoveredBy };
  };

  it.each([
    ['ირაკლი სუნაძე', 'river'],
    ['სუნაძე', 'river'],
    ['სუნაძის წიგნი', 'river'],
    ['ირაკლი სუნაძემ', 'river'],
    ['ხატია ჩხეიძე', 'songs'],
    ['ხატია ჩხეიძის ლექსები', 'songs'],
  ])('finds the one in Latin letters: %s', (text, id) => {
    expect(answerTo(text)).toEqual({ ids: [id], recoveredBy: 'transliteration' });
  });

  it('is found as it stands where it stands so', () => {
    expect(answerTo('თამარ ღვინიაშვილი')).toEqual({ ids: ['georgian'], recoveredBy: null });
  });

  it('finds nothing where nobody is called so', () => {
    expect(idsFor(index, 'ბესიკ ყიფშიძე')).toEqual([]);
  });
});
