import { describe, expect, it } from 'vitest';
import { buildIndex } from '../index/product-index.ts';
import { aDocument, idsFor } from '../testing/a-document.ts';

function shop(language: 'ka' | 'az' | 'en', titles: Readonly<Record<string, string>>) {
  const documents = Object.entries(titles).map(([id, title]) => aDocument(title, { id }));
  return buildIndex(documents, { fieldWeights: { title: 4 }, language });
}

const nursery = shop('ka', {
  carrot: 'თესლი სტაფილო ნანტი 2გრ',
  dill: 'თესლი კამა 3გრ',
  sapling: 'ნერგი მსხალი',
  can: 'სარწყავი თუნუქის 7ლ',
  rake: 'ფოცხი ხის ტარით',
  bucket: 'ვედრო 10ლ',
});
const gadgets = shop('az', {
  magnetic: 'Avto tutacaq maqnitli',
  suction: 'Avto tutacaq vakuumlu',
  bicycle: 'Velo tutacaq',
  finger: 'Barmaq holder',
  case: 'Şəffaf kabro',
  film: 'Plyonka mat',
});

describe('words that the catalogue has not', () => {
  it('are translated one by one if the complete name does not occur', () => {
    expect(idsFor(nursery, 'carrot seeds')[0]).toBe('carrot');
    expect(idsFor(nursery, 'havuç tohumu')[0]).toBe('carrot');
    expect(idsFor(nursery, 'بذور جزر')[0]).toBe('carrot');
    expect(idsFor(gadgets, 'car holder').slice(0, 2).sort()).toEqual(['magnetic', 'suction']);
  });

  it('are read in Russian', () => {
    expect(idsFor(nursery, 'семена моркови')[0]).toBe('carrot');
    expect(idsFor(gadgets, 'держатель в машину').slice(0, 2).sort()).toEqual(['magnetic', 'suction']);
  });

  it('are read as Russian loan words in the letters of the shopper', () => {
    expect(idsFor(nursery, 'გრაბლი')).toEqual(['rake']);
  });

  it('find the usual word of the shop behind the one product that has the word itself', () => {
    const [first, ...others] = idsFor(gadgets, 'holder');
    expect(first).toBe('finger');
    expect(others).toEqual(expect.arrayContaining(['magnetic', 'suction', 'bicycle']));
  });

  it('find nothing where the shop has no such thing', () => {
    expect(idsFor(gadgets, 'carrot seeds')).toEqual([]);
  });
});
