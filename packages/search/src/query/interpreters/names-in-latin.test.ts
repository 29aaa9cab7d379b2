import { describe, expect, it } from 'vitest';
import { aDocument, idsFor, indexOf } from '../../testing/a-document.ts';

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

  it('is found as typed if the index contains it as typed', () => {
    expect(answerTo('თამარ ღვინიაშვილი')).toEqual({ ids: ['georgian'], recoveredBy: null });
  });

  it('finds nothing if no product has the name', () => {
    expect(idsFor(index, 'ბესიკ ყიფშიძე')).toEqual([]);
  });
});

describe('a brand written as it sounds', () => {
  const index = indexOf(
    ...['Velora', 'Lumora', 'Thornex', 'Pixelon', 'Nordvik', 'Kettle & Finch', 'Nike', 'Koko'].map((brand) =>
      aDocument('Classic shirt', { id: brand, fields: { brand }, attributes: { category: ['shirt'], brand: [brand] } }),
    ),
  );
  const answerTo = (text: string) => {
    const { hits, recoveredBy } = index.search({ text, skip: 0, take: 9 });
    return { ids: hits.filter(({ great }) => great).map(({ id }) => id), recoveredBy };
  };

  it.each([
    ['فيلورا', 'Velora'],
    ['قميص لومورا', 'Lumora'],
    ['بيكسلون', 'Pixelon'],
    ['نوردفيك', 'Nordvik'],
    ['ثورنكس', 'Thornex'],
    ['نايك', 'Nike'],
    ['ველორას პერანგი', 'Velora'],
    ['თორნექსი', 'Thornex'],
    ['თორნექსის პერანგი', 'Thornex'],
    ['პიქსელონი', 'Pixelon'],
    ['ნაიკი', 'Nike'],
    ['ფინჩი', 'Kettle & Finch'],
  ])('finds the one in Latin letters: %s', (text, id) => {
    expect(answerTo(text)).toEqual({ ids: [id], recoveredBy: 'transliteration' });
  });

  it.each(['كيك', 'فلور', 'ნიკა', 'პლეკსი'])('is not heard in other words: %s', (text) => {
    expect(answerTo(text).ids).toEqual([]);
  });
});
