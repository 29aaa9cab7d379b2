/** One test for each recovery step, with a small realistic shop. */
import { describe, expect, it } from 'vitest';
import type { EngineQuery } from '../engine-query.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';

type Index = ReturnType<typeof indexOf>;
const ask = (index: Index, text: string, more: Partial<EngineQuery> = {}) => {
  const { hits, recoveredBy } = index.search({ text, skip: 0, take: 10, ...more });
  return { ids: hits.map(({ id }) => id), recoveredBy };
};

const clothes = () =>
  indexOf(
    aDocument('Silk evening dress', { id: 'dress', attributes: { category: ['dress'], color: ['black'] } }),
    aDocument('Leather ankle boots', {
      id: 'boots',
      attributes: { category: ['boots'], color: ['brown'] },
      price: 120,
    }),
    aDocument('Canvas sneakers', { id: 'sneakers', attributes: { category: ['sneakers'], color: ['white'] } }),
    aDocument('Merino cardigan', { id: 'cardigan', attributes: { category: ['cardigan'], color: ['grey'] } }),
  );
const georgian = () =>
  indexOf(
    aDocument('წითელი კაბა', { id: 'dress', attributes: { category: ['dress'], color: ['red'] } }),
    aDocument('სარეცხი მანქანა', { id: 'washer', attributes: { category: ['washing machine'] } }),
    aDocument('ყურსასმენი უკაბელო', { id: 'headphones' }),
  );
const arabic = () =>
  indexOf(
    aDocument('فستان أحمر طويل', { id: 'dress' }),
    aDocument('حذاء رياضي', { id: 'shoes' }),
    aDocument('عطر نسائي', { id: 'perfume' }),
  );
const turkish = () =>
  indexOf(
    aDocument('Kırmızı gömlek', { id: 'shirt' }),
    aDocument('Çizgili şalvar', { id: 'trousers' }),
    aDocument('Güneş gözlüğü', { id: 'glasses' }),
  );
const azerbaijani = () =>
  indexOf(
    aDocument('Kişi ayaqqabısı', { id: 'shoes' }),
    aDocument('Əl çantası', { id: 'bag' }),
    aDocument('Üz kremi gecə üçün', { id: 'cream' }),
  );

describe('a kind of thing', () => {
  const shop = () =>
    indexOf(
      aDocument('Ankle boots', { id: 'boots', attributes: { category: ['boots'] }, price: 190 }),
      aDocument('Headphones for a student', { id: 'headphones', attributes: { category: ['headphones'] }, price: 60 }),
      aDocument('Canvas sneakers', { id: 'sneakers', attributes: { category: ['sneakers'] }, price: 40 }),
    );

  it('is what is said to the last: what costs too much is replaced by its like, not by anything for the same person', () => {
    expect(ask(shop(), 'boots for a student under 100')).toEqual({ ids: ['sneakers'], recoveredBy: 'category' });
    expect(ask(shop(), 'boots for a student').ids).toEqual(['boots']);
  });

  it('finds nothing rather than something else', () => {
    expect(ask(shop(), 'boots for a student under 30')).toEqual({ ids: [], recoveredBy: null });
  });
});

describe('spelling', () => {
  it.each([
    ['blakc dress ', 'dress'],
    ['siyha elbise ', 'dress'],
    ['ნაცრიფერი კარდიგანი ', 'cardigan'],
  ])('is told of a word that no text has, only a meaning: %s', (text, id) => {
    expect(ask(clothes(), text)).toMatchObject({ ids: [id], recoveredBy: 'spelling' });
  });

  it('is not guessed of a word that is one, where products are what it means', () => {
    const shop = indexOf(
      aDocument('Floral linen skirt', { id: 'skirt', attributes: { pattern: ['floral'], material: ['linen'] } }),
      aDocument('Rubber boot', { id: 'boot', attributes: { material: ['rubber'] } }),
    );

    expect(ask(shop, 'boho')).toEqual({ ids: ['skirt'], recoveredBy: 'concepts' });
  });

  it('is not reported for correct words that only concepts match', () => {
    expect(ask(clothes(), 'შავი კაბა')).toMatchObject({ ids: ['dress'], recoveredBy: null });
    expect(ask(clothes(), 'siyah elbise')).toMatchObject({ ids: ['dress'], recoveredBy: null });
  });

  it.each([
    ['cardigna', 'cardigan', 'letters swapped'],
    ['xardigan', 'cardigan', 'the first letter wrong'],
    ['snekaers', 'sneakers', 'letters swapped'],
    ['evning dress', 'dress', 'a letter missing'],
  ])('reads "%s" as %s: %s', (typed, id) => {
    const { ids, recoveredBy } = ask(clothes(), `${typed} `);
    expect({ first: ids[0], recoveredBy }).toEqual({ first: id, recoveredBy: 'spelling' });
  });
});

describe('keyboard-layout', () => {
  it.each([
    ['sarecxi manqana', 'washer'],
    ['wiTeli kaba', 'dress'],
    ['yursasmeni', 'headphones'],
  ])('reads Georgian typed on the English layout: %s', (typed, id) => {
    expect(ask(georgian(), typed)).toEqual({ ids: [id], recoveredBy: 'keyboard-layout' });
  });

  it('reads English typed on the Georgian layout', () => {
    expect(ask(clothes(), 'ცარდიგან')).toMatchObject({ ids: ['cardigan'] });
    expect(ask(clothes(), 'სნეაკერს')).toEqual({ ids: ['sneakers'], recoveredBy: 'keyboard-layout' });
  });

  it('reads an article number typed on the Georgian layout', () => {
    const parts = indexOf(
      aDocument('Oil filter', { id: 'filter', fields: { identifiers: 'VE-4711' } }),
      aDocument('Air filter', { id: 'other', fields: { identifiers: 'VE-4712' } }),
    );
    expect(ask(parts, 'ვე-4711')).toEqual({ ids: ['filter'], recoveredBy: 'keyboard-layout' });
    expect(ask(parts, 'ვე-4799').ids).toEqual([]);
  });

  it('reads a thing named beside the one that is wanted, though no text here is in that language', () => {
    const books = indexOf(aDocument('History of wine', { id: 'wine' }), aDocument('History of bread', { id: 'bread' }));
    const { ids, recoveredBy } = ask(books, 'Rvinis istoria');
    expect({ first: ids[0], recoveredBy }).toEqual({ first: 'wine', recoveredBy: 'keyboard-layout' });
  });

  it('reads Arabic typed on the English layout', () => {
    expect(ask(arabic(), 'tsjhk')).toEqual({ ids: ['dress'], recoveredBy: 'keyboard-layout' });
  });

  it('reads English typed on the Arabic layout', () => {
    expect(ask(clothes(), 'سىثشنثقس')).toEqual({ ids: ['sneakers'], recoveredBy: 'keyboard-layout' });
  });
});

describe('transliteration', () => {
  it.each([
    ['tsiteli kaba', 'dress'],
    ['saretskhi mankana', 'washer'],
    ['kursasmeni', 'headphones'],
  ])('reads Georgian in Latin letters: %s', (typed, id) => {
    expect(ask(georgian(), typed)).toEqual({ ids: [id], recoveredBy: 'transliteration' });
  });

  it.each([
    ['kirmizi gomlek', 'shirt'],
    ['gunes gozlugu', 'glasses'],
    ['cizgili salvar', 'trousers'],
  ])('finds Turkish without its marks: %s', (typed, id) => {
    const { ids, recoveredBy } = ask(turkish(), typed);
    expect(ids[0]).toBe(id);
    expect([null, 'transliteration']).toContain(recoveredBy);
  });

  it.each([
    ['kisi ayaqqabisi', 'shoes'],
    ['el cantasi', 'bag'],
    ['gece ucun uz kremi', 'cream'],
  ])('finds Azerbaijani without its marks: %s', (typed, id) => {
    const { ids, recoveredBy } = ask(azerbaijani(), typed);
    expect(ids[0]).toBe(id);
    expect([null, 'transliteration']).toContain(recoveredBy);
  });
});

describe('synonym', () => {
  const steering = { synonyms: [{ words: ['kicks', 'sneakers'] }, { from: ['glad rags'], to: ['evening dress'] }] };

  it('finds by the staff’s word', () => {
    expect(ask(clothes(), 'kicks', { steering })).toEqual({ ids: ['sneakers'], recoveredBy: 'synonym' });
    expect(ask(clothes(), 'glad rags', { steering })).toEqual({ ids: ['dress'], recoveredBy: 'synonym' });
  });
});

describe('dropped-word', () => {
  it('leaves out the word that no product has', () => {
    expect(ask(clothes(), 'merino cardigan blorptastic')).toEqual({ ids: ['cardigan'], recoveredBy: 'dropped-word' });
  });
});

describe('relaxed-filter', () => {
  it('says that nothing meets all that was understood, and relaxes no price', () => {
    expect(ask(clothes(), 'brown dress')).toEqual({ ids: ['dress'], recoveredBy: 'relaxed-filter' });
    expect(ask(clothes(), 'black boots under 5')).toEqual({ ids: [], recoveredBy: null });
  });
});

describe('concepts', () => {
  it('finds what answers a meaning that no product names', () => {
    const pharmacy = indexOf(
      aDocument('Ibuprofen 200 mg', { id: 'ibuprofen', attributes: { category: ['painkiller'] } }),
      aDocument('Hand cream', { id: 'cream', attributes: { category: ['hand cream'] } }),
    );
    for (const text of ['migraine', 'fever', 'შაკიკი', 'migren']) {
      expect({ text, ...ask(pharmacy, text) }).toEqual({ text, ids: ['ibuprofen'], recoveredBy: 'concepts' });
    }
  });
});

describe('category', () => {
  it('shows the kind of thing where the thing itself is not there', () => {
    const shop = indexOf(
      aDocument('Canvas court', { id: 'sneakers', attributes: { category: ['sneakers'] } }),
      aDocument('Silk evening', { id: 'dress', attributes: { category: ['dress'] } }),
    );
    expect(ask(shop, 'loafers')).toEqual({ ids: ['sneakers'], recoveredBy: 'category' });
  });
});

describe('typing mistakes in every script', () => {
  const words = ['ყურსასმენი', 'سماعات', 'çamaşır', 'speaker', 'mətbəx'];
  const index = indexOf(...words.map((word) => aDocument(word, { id: word })));
  const swap = (word: string, at: number) => {
    const letters = [...word];
    letters.splice(at, 2, letters[at + 1] as string, letters[at] as string);
    return letters.join('');
  };
  const first = (word: string, letter: string) => letter + [...word].slice(1).join('');

  it.each(words)('a transposition is one edit: %s', (word) => {
    const { ids, recoveredBy } = ask(index, `${swap(word, 2)} `);
    expect({ first: ids[0], recoveredBy }).toEqual({ first: word, recoveredBy: 'spelling' });
  });

  it.each([
    ['ყურსასმენი', 'ჭ'],
    ['سماعات', 'ض'],
    ['çamaşır', 'n'],
    ['speaker', 'z'],
    ['mətbəx', 'n'],
  ])('the first letter may be wrong: %s', (word, letter) => {
    const { ids, recoveredBy } = ask(index, `${first(word, letter)} `);
    expect({ first: ids[0], recoveredBy }).toEqual({ first: word, recoveredBy: 'spelling' });
  });

  it('one wrong Georgian letter is one edit, so a word of four letters is forgiven one', () => {
    const shop = indexOf(aDocument('კაბა', { id: 'dress' }), aDocument('სკამი', { id: 'chair' }));
    expect(ask(shop, 'კაგა ').ids).toEqual(['dress']);
    expect(ask(shop, 'კგგა ').ids).toEqual([]);
  });

  it('one wrong Arabic letter is one edit, so a word of four letters is forgiven one', () => {
    const shop = indexOf(aDocument('حذاء', { id: 'shoe' }), aDocument('كرسي', { id: 'chair' }));
    expect(ask(shop, 'كرشي ').ids).toEqual(['chair']);
    expect(ask(shop, 'كبشي ').ids).toEqual([]);
  });
});

it('reads "don" as a dress where no text says it, in whichever language', () => {
  expect(ask(clothes(), 'don')).toMatchObject({ ids: ['dress'] });
  expect(ask(clothes(), 'don ')).toMatchObject({ ids: ['dress'] });
  expect(ask(clothes(), 'qara don')).toMatchObject({ ids: ['dress'], recoveredBy: null });
});

describe('what was ruled out as it was typed', () => {
  const bag = () =>
    aDocument('Leather satchel', {
      id: 'bag',
      fields: { title: 'Leather satchel', identifiers: '4006381333931' },
      attributes: { category: ['handbag'] },
      price: 90,
    });

  it('is looked for in no other letters either: "no bags" is no "ნო ბაღს"', () => {
    expect(ask(indexOf(bag()), '4006381333931 no bags')).toEqual({ ids: [], recoveredBy: null });
    expect(ask(indexOf(bag(), aDocument('ნო ბაღი', { id: 'garden' })), '4006381333931 no bags').ids).toEqual([]);
  });

  it('holds beside a price limit, which holds in other letters too', () => {
    const index = indexOf(bag(), aDocument('ჩანთა', { id: 'other', price: 30 }));
    expect(ask(index, '4006381333931 under 50').ids).toEqual([]);
  });
});
