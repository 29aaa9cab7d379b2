import { describe, expect, it } from 'vitest';
import type { EngineQuery } from '../engine-query.ts';
import { buildIndex } from '../index/product-index.ts';
import { aDocument, indexOf } from '../testing/a-document.ts';

const vitamin = (id: string, title: string) =>
  aDocument(title, {
    id,
    attributes: { category: ['vitamins'], brand: ['Salvarin'] },
    fields: { title, brand: 'Salvarin' },
  });
const trousers = (id: string, title: string) => aDocument(title, { id, attributes: { category: ['trousers'] } });
const shop = () =>
  indexOf(
    vitamin('c', 'Salvarin Vitamin C effervescent tablets'),
    vitamin('d', 'Salvarin Vitamin D drops'),
    vitamin('zinc', 'Salvarin Zinc lozenges'),
    trousers('linen', 'Kətan şalvar'),
    trousers('wool', 'Yun şalvar'),
  );

describe('a word that the lexicon takes for a kind of thing', () => {
  const ask = (text: string, language: EngineQuery['language'], index = shop()) => {
    const { hits, understood, spans } = index.search({ text, language, skip: 0, take: 10 });
    return { ids: hits.map(({ id }) => id), great: hits.filter(({ great }) => great).length, understood, spans };
  };

  it('is a word of the shop where its products are called so and are something else', () => {
    for (const text of ['salvarin', 'Salvarin', 'salvarin tablets']) {
      const { ids, understood } = ask(text, 'az');
      expect(['c', 'd', 'zinc']).toContain(ids[0]);
      expect(understood.category).not.toBe('trousers');
    }
  });

  it('stays that kind in its own letters, in other forms and as a plain name', () => {
    for (const text of ['şalvar', 'şalvarın', 'salvar', 'şalvarlar']) {
      const { ids, understood } = ask(text, 'az');
      expect({ text, ids: new Set(ids), category: understood.category }).toEqual({
        text,
        ids: new Set(['linen', 'wool']),
        category: 'trousers',
      });
    }
  });

  it('stays that kind where the shop has no such word, or only once', () => {
    const once = indexOf(
      vitamin('c', 'Salvarin Vitamin C'),
      trousers('linen', 'Kətan şalvar'),
      trousers('wool', 'Yun şalvar'),
    );
    expect(ask('salvarin', 'az', once).understood.category).toBe('trousers');
    const none = indexOf(trousers('linen', 'Kətan şalvar'));
    expect(ask('salvarin', 'az', none)).toMatchObject({ ids: ['linen'], understood: { category: 'trousers' } });
  });

  it('is decided again when the shop changes', () => {
    const index = shop();
    expect(ask('salvarin', 'az', index).understood.category).toBeUndefined();
    index.apply([
      { kind: 'remove', id: 'd' },
      { kind: 'remove', id: 'zinc' },
    ]);
    expect(ask('salvarin', 'az', index).understood.category).toBe('trousers');
  });

  it('leaves what else was said as it was understood', () => {
    const { understood, spans } = ask('qırmızı salvarin', 'az');
    expect(understood).toEqual({ color: 'red' });
    expect(spans.map(({ kind }) => kind)).toEqual(['color']);
  });
});

describe('a word that names a kind in other languages only', () => {
  const filed = (id: string, title: string, category: string) =>
    aDocument(title, { id, attributes: { category: [category] }, categoryPath: [category] });
  const english = buildIndex(
    [
      filed('novel', 'Talk to the river, a novel', 'fiction'),
      filed('crime', 'Stan Oriel and the lighthouse', 'fiction'),
      filed('talc', 'Baby talc powder', 'baby care'),
      filed('jeans', 'Blue jeans', 'trousers'),
    ],
    { fieldWeights: { title: 4 }, language: 'en' },
  );
  const first = (text: string, language?: EngineQuery['language']) =>
    english.search({ text, language, skip: 0, take: 5 }).hits.filter(({ great }) => great);

  it('is a word of the shop where other things bear it', () => {
    expect(first('talk').map(({ id }) => id)).toEqual(['novel']);
    expect(first('stan').map(({ id }) => id)).toEqual(['crime']);
  });

  it('keeps its meaning for who speaks the language', () => {
    const kindsIn = (language: EngineQuery['language']) =>
      english.search({ text: 'talk', language, skip: 0, take: 5 }).spans.map(({ kind }) => kind);
    expect(kindsIn('az')).toEqual(['product_type']);
    expect(kindsIn('en')).toEqual([]);
  });
});
