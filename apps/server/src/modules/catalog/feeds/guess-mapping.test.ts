import { describe, expect, it } from 'vitest';
import { draftsOf, rowsOf } from './feed-fixtures.ts';
import { FeedMapping } from './feed-mapping.ts';
import { guessMapping } from './guess-mapping.ts';
import { readsByMapping } from './mapped-rows.ts';

const guessOf = async (content: string) => guessMapping((await rowsOf(content)).rows.map(({ cells }) => cells));

describe('a guessed mapping', () => {
  it('recognizes columns by their names in any spelling', async () => {
    const { mapping } = await guessOf(
      'Product_ID;productName;Old Price;Special-Price;Image URL;Colour;Qty\n7;Oak chair;90;70;https://x.example/c.jpg;brown;3\n',
    );

    expect(mapping).toMatchObject({
      fields: {
        id: 'Product_ID',
        title: 'productName',
        compare_at_price: 'Old Price',
        sale_price: 'Special-Price',
        stock: 'Qty',
      },
      images: ['Image URL'],
      attributes: { color: 'Colour' },
    });
  });

  it.each([
    ['Georgian', 'კოდი,დასახელება,ფასი,კატეგორია,ფერი\n1,მუხის სკამი,40,სკამი,წითელი\n'],
    ['Turkish', 'Ürün Kodu,Ürün Adı,Fiyat,Kategori,Renk\n1,Meşe sandalye,40,Sandalye,kırmızı\n'],
    ['Arabic', 'رمز المنتج,اسم المنتج,السعر,الفئة,اللون\n1,كرسي خشب,40,كرسي,أحمر\n'],
    ['Azerbaijani', 'Məhsul kodu,Məhsulun adı,Qiymət,Kateqoriya,Rəng\n1,Palıd stul,40,Stul,qırmızı\n'],
    ['German', 'Artikelnummer;Bezeichnung;Preis;Kategorie;Farbe\n1;Eichenstuhl;40,00;Stuhl;rot\n'],
    ['Russian', 'Код;Наименование;Цена;Категория;Цвет\n1;Дубовый стул;40;Стул;красный\n'],
  ])('knows column names in %s', async (_, table) => {
    const { mapping } = await guessOf(table);

    expect(Object.keys(mapping.fields).sort()).toEqual(['category', 'id', 'price', 'title']);
    expect(Object.keys(mapping.attributes)).toEqual(['color']);
  });

  it('uses the values too: a price is a number', async () => {
    const { mapping } = await guessOf('id,title,price,amount\n1,Chair,on stock,40\n2,Table,on stock,90\n');

    expect(mapping.fields.price).toBe('amount');
  });

  it.each(['yes', 'evet', 'var', 'კი'])(
    'takes a column of “%s” under an unknown name for an attribute, not for the stock',
    async (yes) => {
      const { mapping } = await guessOf(`id,title,price,stock,waterproof\n1,Chair,40,3,${yes}\n2,Table,90,2,\n`);

      expect(mapping.fields.availability).toBeUndefined();
      expect(mapping.attributes.waterproof).toBe('waterproof');
    },
  );

  it('never uses the cost of a product as its price, and warns that there is no price', async () => {
    const { mapping, warnings, lines } = await guessOf('id,title,wholesale price,cost\n1,Chair,50,40\n2,Table,70,60\n');

    expect(mapping.fields.price).toBeUndefined();
    expect(mapping.attributes).toEqual({});
    expect(lines.map(({ meaning }) => meaning)).toEqual([
      'id',
      'title',
      'not shown: of the shop alone',
      'not shown: of the shop alone',
    ]);
    expect(warnings).toEqual([
      expect.stringMatching(/^No column is a price: the products will have none\..*"price": "COLUMN"/),
    ]);
  });

  it('finds the name without a known header, and states its confidence', async () => {
    const { mapping, lines, notes } = await guessOf(
      'nr_x,what it is,price\n1,Red oak chair,40\n2,Blue pine table,90\n',
    );

    expect(mapping.fields.title).toBe('what it is');
    expect(lines.find(({ column }) => column === 'what it is')).toMatchObject({
      meaning: 'title',
      confidence: 0.45,
      sample: 'Red oak chair',
    });
    expect(notes).toContain('No column is called a name; "what it is" looks like one.');
  });

  it('requires a mapping when no column can be the name', async () => {
    await expect(guessOf('a,b\n1,2\n3,4\n')).rejects.toThrow(/No column could be the products' name.*a, b.*--mapping/s);
  });

  it('warns that whole prices may be cents', async () => {
    const { mapping, notes } = await guessOf('id,title,price\n1,Chair,4995\n2,Table,10995\n');

    expect(mapping.price_unit).toBe('units');
    expect(notes.join()).toMatch(/If they are cents.*"price_unit": "cents"/);
  });

  it('uses the name of a column whose values are empty so far', async () => {
    const { mapping } = await guessOf('id,title,price,rating\n1,Chair,49.95,\n');

    expect(mapping.fields.rating).toBe('rating');
  });

  it('reads texts in several languages', async () => {
    const { mapping } = await guessOf('id,title_en,title_ka,description (ka),price\n1,Chair,სკამი,მუხის სკამი,40\n');

    expect(mapping.texts).toEqual({
      en: { title: 'title_en' },
      ka: { title: 'title_ka', description: 'description (ka)' },
    });
  });

  it('is unchanged by saving and loading', async () => {
    const { mapping } = await guessOf('id,title,price,features\n1,Chair,40,legs:4|weight:3 kg\n');

    expect(FeedMapping.parse(JSON.parse(JSON.stringify(mapping)))).toEqual(mapping);
  });
});

describe('a table read through a mapping', () => {
  it('unpacks `name:value|name:value`', async () => {
    const { drafts } = await draftsOf('id,title,price,features\n1,Chair,40,legs:4|weight:3 kg|ratio:16:9\n');

    expect(drafts[0]?.attributes).toEqual([
      ['legs', '4'],
      ['weight', '3 kg'],
      ['ratio', '16:9'],
    ]);
  });

  it('unpacks nested objects and lists of name and value, and finds fields inside objects', async () => {
    const { drafts } = await draftsOf(
      JSON.stringify([
        {
          id: 'p1',
          name: 'Chair',
          price: { amount: 40, currency: 'EUR' },
          images: [{ src: 'https://x.example/1.jpg' }, { src: 'https://x.example/2.jpg' }],
          specs: { colour: 'red', size: { height: '90 cm' }, tags: ['new', 'sale'] },
          attributes: [{ name: 'Legs', value: 4 }],
          category_path: ['Furniture', 'Chairs'],
        },
      ]),
    );

    expect(drafts[0]).toMatchObject({
      fields: {
        id: 'p1',
        title: 'Chair',
        price: '40',
        currency: 'EUR',
        category: 'Chairs',
        category_path: 'Furniture > Chairs',
      },
      images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
    });
    expect(drafts[0]?.attributes).toEqual([
      ['colour', 'red'],
      ['size height', '90 cm'],
      ['tags', 'new'],
      ['tags', 'sale'],
      ['Legs', '4'],
    ]);
  });

  it('identifies products by name when there is no id', async () => {
    const { drafts, rejected } = await draftsOf('name;price\nOak Chair;40\nოკის სკამი;50\nOak Chair;60\n');

    expect(drafts.map((draft) => draft.key)).toEqual(['oak-chair', 'ოკის-სკამი']);
    expect(rejected).toMatchObject([{ place: { number: 4 } }]);
  });

  it('uses a column named id as the id, even if its values repeat', async () => {
    const { drafts, rejected } = await draftsOf(
      'id,title,price\nA,Oak chair,40\nA,Pine table,50\nA,Elm desk,60\nB,Rug,70\n',
    );

    expect(drafts.map((draft) => draft.key)).toEqual(['A', 'B']);
    expect(rejected.map(({ place, value, reason }) => [place.number, value, reason])).toEqual([
      [3, 'A', 'Line 2 has the same id.'],
      [4, 'A', 'Line 2 has the same id.'],
    ]);
    const cells = ['A', 'A', 'B'].map((id, i) => ({ id, title: `Oak chair ${i}` }));
    expect(guessMapping(cells).notes).toContainEqual(
      expect.stringContaining('The column "id" is an id, and some of its'),
    );
  });

  it('distinguishes products with one id by another number, and by name where a code identifies a group', async () => {
    const variants = 'product id,sku,title\n1,A-s,Shirt s\n1,A-m,Shirt m\n1,A-l,Shirt l\n2,B-s,Coat s\n';
    const groups =
      'code,title\nchairs,Oak chair\nchairs,Pine chair\nchairs,Elm chair\nchairs,Ash chair\nrugs,Wool rug\n';

    expect((await draftsOf(variants)).drafts.map((draft) => draft.key)).toEqual(['A-s', 'A-m', 'A-l', 'B-s']);
    expect((await draftsOf(groups)).drafts).toHaveLength(5);
  });

  it('refuses unknown fields', () => {
    expect(FeedMapping.safeParse({ fields: { titel: 'x' } }).success).toBe(false);
    expect(FeedMapping.safeParse({ fields: { title: 'x' }, prices: 'cents' }).success).toBe(false);
  });

  it('passes on the mapped unit of prices', () => {
    const mapping = FeedMapping.parse({ fields: { id: 'id', title: 'name', price: 'price' }, price_unit: 'cents' });

    expect(readsByMapping(mapping).priceUnit).toBe('cents');
  });
});
