import { describe, expect, it } from 'vitest';
import { columnData, readTable, TABLES } from './column-data.ts';
import { decimalMark, decimalVotes, hasThreeDecimals } from './decimal-mark.ts';
import { foldName } from './fold-name.ts';
import { isSecretName, readName } from './name-roles.ts';

const roleOf = (name: string) => readName(name).roles[0]?.role;

describe('the tables of column names', () => {
  it.each(Object.keys(TABLES) as (keyof typeof TABLES)[])('%s fits its schema and repeats no row', (table) => {
    const rows = readTable(table).map((row) => JSON.stringify(row));

    expect(rows.length).toBeGreaterThan(5);
    expect(new Set(rows).size).toBe(rows.length);
  });

  it('name roles in all five languages and Russian', () => {
    const languages = (role: string) =>
      new Set(readTable('column-names.tsv').flatMap(([name, language]) => (name === role ? [language] : [])));

    for (const role of ['id', 'title', 'price', 'sale_price', 'stock', 'category', 'brand', 'description', 'secret']) {
      expect([...languages(role)]).toEqual(expect.arrayContaining(['en', 'ka', 'tr', 'az', 'ar', 'ru']));
    }
  });

  it('use in rules only concepts that have words', () => {
    const concepts = new Set(readTable('column-words.tsv').map(([concept]) => concept));
    const used = columnData().rules.flatMap(({ needs, may }) => [...needs, ...may]);

    expect(used.filter((concept) => concept !== '*' && concept !== 'number' && !concepts.has(concept))).toEqual([]);
  });
});

describe('the name of a column', () => {
  it.each([
    ['Price (USD)', 'price'],
    ['საცალო ფასი, ლარი', 'price'],
    ['sacalo_fasi', 'price'],
    ['SATISFIYATI', 'price'],
    ['Narx', 'price'],
    ['Qiymət ƏDV ilə', 'price'],
    ['السعر', 'price'],
    ['Розничная цена, руб.', 'price'],
    ['İndirimli Fiyat', 'sale_price'],
    ['kohne_qiymet', 'compare_at_price'],
    ['Price before discount', 'compare_at_price'],
    ['Product Code/SKU', 'sku'],
    ['STOKKODU', 'sku'],
    ['Uniq Id', 'id'],
    ['URUNKARTIID', 'id'],
    ['კოდი', 'id'],
    ['رمز المنتج', 'id'],
    ['dasaxeleba', 'title'],
    ['naimenovanie tovara', 'title'],
    ['ნაშთი', 'stock'],
    ['საწყობის ნაშთი', 'stock'],
    ['Stok Durumu', 'availability'],
    ['[1] القيمة', 'option_value'],
    ['Nitelik 2 değer(ler)i', 'attribute_value'],
    ['Ağırlıq, kq', 'attribute.weight'],
    ['Ед. изм.', 'unit'],
    ['Alış Fiyatı', 'secret'],
    ['Цена закупки', 'secret'],
    ['შესასყიდი ფასი', 'secret'],
    ['سعر التكلفة', 'secret'],
    ['maya_deyeri', 'secret'],
    ['Toptan Fiyat', 'secret'],
    ['special_price_from_date', 'internal'],
    ['KDVORANI', 'internal'],
  ])('%s says %s', (name, role) => {
    expect(roleOf(name)).toBe(role);
  });

  it('contains a currency or a unit', () => {
    expect(readName('Price (USD)').currency).toBe('USD');
    expect(readName('ფასი ₾').currency).toBe('GEL');
    expect(readName('Ağırlıq, kq').unit).toBe('kg');
  });

  it.each(['Costume type', 'Battery time', 'Max load', 'Shelves', 'Margherita'])(
    '%s is no business of the shop alone',
    (name) => {
      expect(isSecretName(name)).toBe(false);
      expect(roleOf(name)).not.toBe('internal');
    },
  );

  it('is recognized with and without the letters of its language', () => {
    expect(foldName('Ağırlığı')).toBe('agirligi');
    expect(foldName('QİYMƏT')).toBe('qiymet');
    expect(foldName('أسم المنتج')).toBe(foldName('اسم منتج'));
  });
});

describe('the decimal mark of a column', () => {
  it.each([
    [['1.299', '749,90'], ','],
    [['1,299.00', '5'], '.'],
    [['1.290.000', '899'], ','],
    [['0,500', '1,250'], ','],
    [['1.299', '2.499'], undefined],
    [['12', '7'], undefined],
  ] as const)('of %j is %j', (texts, mark) => {
    expect(decimalMark(decimalVotes(texts))).toBe(mark);
  });

  it('of stock with three decimals in every value is the separator before them', () => {
    expect(hasThreeDecimals(['140,000', '25,500', '3,000'])).toBe(',');
    expect(hasThreeDecimals(['1,200', '15'])).toBeUndefined();
  });
});
