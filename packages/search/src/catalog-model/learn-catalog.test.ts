import { describe, expect, it } from 'vitest';
import type { EngineDocument } from '../engine-document.ts';
import { aDocument, TEST_WEIGHTS } from '../testing/a-document.ts';
import type { CatalogModel } from './catalog-model.ts';
import { learnCatalog } from './learn-catalog.ts';

type Row = [title: string, category: string, attributes?: Record<string, string[]>, description?: string];

function learned(
  language: 'en' | 'ka' | 'tr' | 'ar' | 'az',
  rows: readonly Row[],
): { model: CatalogModel; documents: EngineDocument[] } {
  const documents = rows.map(([title, category, attributes = {}, description = '']) =>
    aDocument(title, { fields: { title, category, description }, attributes }),
  );
  return { model: learnCatalog(documents, { fieldWeights: TEST_WEIGHTS, language }), documents };
}

/** Ids of kinds by name; every kind of that name. */
function named(model: CatalogModel, name: string): Set<number> {
  return new Set(model.kinds.filter((kind) => kind.name.toLowerCase() === name).map(({ id }) => id));
}

const heads = (model: CatalogModel, product: number) =>
  model
    .kindsOf(product)
    .map((kind) => model.kinds[kind]!)
    .filter(({ source }) => source === 'head')
    .map(({ name }) => name);

describe('the head of a title', () => {
  it('is last in English, before what the product is for or comes with', () => {
    const { model } = learned('en', [
      ['Corvin Leather Saddle Bag, Brown', 'Bicycles > Bags'],
      ['Corvin Handlebar Bag for Road Bicycle', 'Bicycles > Bags'],
      ['Tessel City Bicycle w/ Bag', 'Bicycles > City Bicycles'],
      ['Tessel Folding Bicycle', 'Bicycles > City Bicycles'],
    ]);
    expect(heads(model, 0)).toContain('bag');
    expect(heads(model, 1)).toContain('bag');
    expect(heads(model, 2)).toContain('bicycle');
    const bicycles = new Set(model.kindsNamed([{ stem: 'bicycl' }]).map(({ kind }) => kind.id));
    const asked = bicycles.size > 0 ? bicycles : named(model, 'bicycle');
    expect(model.standingOf(1, asked)).toBe('for');
    expect(model.standingOf(3, asked)).toBe('is');
  });

  it('is first in Arabic', () => {
    const { model } = learned('ar', [
      ['غطاء هاتف شفاف', 'اكسسوارات'],
      ['غطاء هاتف أسود', 'اكسسوارات'],
      ['غطاء هاتف جلد', 'اكسسوارات'],
    ]);
    expect(heads(model, 0)[0]).toBe('غطاء');
  });

  it('is the thing that the category names in another language, not the model behind it', () => {
    const georgian = learned('ka', [
      ['უსადენო ყურსასმენი Norvik Talo 6, შავი', 'Electronics > Headphones'],
      ['ჩასადები ყურსასმენი Norvik Sabe 3, თეთრი', 'Electronics > Headphones'],
      ['სმარტფონი Norvik Sabe 6S, 128 GB', 'Electronics > Smartphones'],
      ['სმარტფონი Norvik Talo 7, 256 GB', 'Electronics > Smartphones'],
    ]);
    expect([0, 1, 2, 3].map((product) => heads(georgian.model, product)[0])).toEqual([
      'ყურსასმენი',
      'ყურსასმენი',
      'სმარტფონი',
      'სმარტფონი',
    ]);
    const turkish = learned('tr', [
      ['Kablosuz kulaklık Norvik Talo 6, siyah', 'Electronics > Headphones', { brand: ['Norvik'] }],
      ['Kulaklık Norvik Sabe 3, beyaz', 'Electronics > Headphones', { brand: ['Norvik'] }],
      ['Telefon Norvik Sabe 6S', 'Electronics > Smartphones', { brand: ['Norvik'] }],
    ]);
    expect([0, 1].map((product) => heads(turkish.model, product)[0])).toEqual(['kulaklık', 'kulaklık']);
  });

  it('follows its genitive in Georgian', () => {
    const { model } = learned('ka', [
      ['ვიოლინოს ხემი', 'აქსესუარები'],
      ['ვიოლინოს სიმები', 'სიმები'],
      ['გიტარის სიმები', 'სიმები'],
    ]);
    expect(heads(model, 1)[0]).toMatch(/^სიმ/);
    expect(heads(model, 2)[0]).toMatch(/^სიმ/);
  });

  it('is last in Turkish and Azerbaijani compounds', () => {
    const turkish = learned('tr', [
      ['Bisiklet zili', 'Bisiklet > Aksesuar'],
      ['Bisiklet kilidi', 'Bisiklet > Kilitler'],
      ['Çelik bisiklet kilidi', 'Bisiklet > Kilitler'],
    ]);
    expect(heads(turkish.model, 1)[0]).toBe('kilidi');
    const azerbaijani = learned('az', [
      ['Balıq tilovu', 'Balıqçılıq / Tilovlar'],
      ['Karbon balıq tilovu', 'Balıqçılıq / Tilovlar'],
    ]);
    expect(heads(azerbaijani.model, 0)[0]).toBe('tilovu');
  });
});

describe('kinds', () => {
  const { model } = learned('en', [
    ['Arden Merino Sweater', 'Clothing / Sweaters'],
    ['Arden Wool Sweater', 'Clothing / Sweaters'],
    ['Arden Rain Jacket', 'Clothing / Jackets & Coats'],
    ['Arden Down Jacket', 'Clothing / Jackets & Coats'],
    ['Zorbing Kit Alpha', 'Zorbings'],
    ['Zorbing Kit Beta', 'Zorbings'],
  ]);

  it('come from category paths with what is below them counted', () => {
    const clothing = model.kinds.find(({ name }) => name === 'Clothing');
    expect(clothing?.count).toBe(4);
    expect(model.kinds.find(({ name }) => name === 'Sweaters')).toMatchObject({ count: 2, parent: clothing?.id });
    expect([...model.productsOf(clothing?.id ?? -1)]).toEqual([0, 1, 2, 3]);
  });

  it('are called by each part of a name that joins two', () => {
    const coats = model.kindsNamed([{ stem: 'coat' }]).map(({ kind }) => kind.name);
    expect(coats).toEqual(['Jackets & Coats']);
  });

  it('are linked to a concept where name and members speak for it, and else stay the shop’s own', () => {
    const link = (name: string) => model.kinds.find((kind) => kind.name === name)?.concepts ?? [];
    expect(link('Sweaters')[0]?.probability).toBeGreaterThan(0.7);
    expect(link('Zorbings')).toEqual([]);
    expect(model.kindsMeaning(link('Sweaters')[0]?.id ?? '').map(({ kind }) => kind.name)).toContain('Sweaters');
  });

  it('are the same for the same documents', () => {
    const rows: Row[] = [
      ['Oak Table', 'Tables'],
      ['Oak Chair', 'Chairs'],
      ['Pine Chair', 'Chairs'],
    ];
    expect(learned('en', rows).model.summary).toEqual(learned('en', rows).model.summary);
  });
});

describe('measures', () => {
  it('belong to what the words beside them name', () => {
    const { model } = learned('en', [
      ['Notebook 15.6" 16GB RAM 512GB SSD', 'Computers', {}, 'Weight: 1.8 kg. Warranty 2 years.'],
    ]);
    const read = (attribute: string) => model.measureOf(0, attribute).map(({ low }) => low);
    expect(read('ram')).toEqual([16 * 1024]);
    expect(read('memory')).toEqual([512 * 1024]);
    expect(read('weight')[0]).toBeCloseTo(1800);
    expect(read('warranty')).toHaveLength(1);
    expect(read('')[0]).toBeCloseTo(396.24, 1);
  });

  it('come from attributes in any unit and from each variant', () => {
    const { documents } = learned('en', []);
    expect(documents).toEqual([]);
    const document = aDocument('Rope', {
      attributes: { length: ['2 m'] },
      variants: [
        { attributes: { length: ['200 cm'] }, price: null, stock: null },
        { attributes: { length: ['5 m'] }, price: null, stock: null },
      ],
    });
    const model = learnCatalog([document], { fieldWeights: TEST_WEIGHTS });
    expect(model.measureOf(0, 'length').map(({ low, variant }) => [low, variant])).toEqual([
      [2000, -1],
      [2000, 0],
      [5000, 1],
    ]);
  });

  it('tell what a bare unit means in a category', () => {
    const rows = [7, 8, 9].map(
      (kilos): Row => [`Washing machine ${kilos} kg`, 'Washing machines', { drum: [`${kilos} kg`], net: ['62 kg'] }],
    );
    const { model } = learned('en', rows);
    expect(model.attributesMeant(0, 'mass')).toEqual(['drum']);
    expect(model.attribute('drum')?.measures).toEqual([
      { quantity: 'mass', unit: 'kg', count: 3, low: 7000, high: 9000 },
    ]);
  });
});

describe('models', () => {
  it('are learned where some product is made for them', () => {
    const { model } = learned('en', [
      ['Silicone case for Orbiphone 12', 'Cases'],
      ['Orbiphone 12 Pro leather case', 'Cases'],
      ['Ink cartridge', 'Ink', { compatible_with: ['Printex 305, 306'] }],
      ['Guitar strings 9 gauge', 'Strings'],
    ]);
    expect(model.modelsOf(0)).toEqual(['orbiphone 12']);
    expect(model.modelsOf(1)).toEqual(['orbiphone 12 pro']);
    expect(model.modelsOf(2)).toEqual(['printex 305']);
    expect(model.modelsOf(3)).toEqual([]);
  });
});
