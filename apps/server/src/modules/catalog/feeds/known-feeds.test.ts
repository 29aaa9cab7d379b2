/** Feeds of shop systems that are known by their columns, with shops and products invented. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benchFile, draftsOf, whenAbsent } from './feed-fixtures.ts';

const OLD_HEADER =
  'Handle,Title,Body (HTML),Vendor,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Option3 Name,Option3 Value,Variant SKU,Variant Grams,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Fulfillment Service,Variant Price,Variant Compare At Price,Variant Requires Shipping,Variant Taxable,Variant Barcode,Image Src,Image Position,Image Alt Text,Gift Card';
const NEW_HEADER =
  'Title,URL handle,Description,Vendor,Product category,Type,Tags,Published on online store,Status,SKU,Barcode,Option1 name,Option1 value,Option1 Linked To,Option2 name,Option2 value,Option2 Linked To,Option3 name,Option3 value,Option3 Linked To,Price,Compare-at price,Cost per item,Charge tax,Tax code,Inventory tracker,Inventory quantity,Continue selling when out of stock,Weight value (grams),Product image URL,Image position,Variant image URL,Gift card,SEO title,Color (product.metafields.shopify.color-pattern),Google Shopping / Gender';

/** A line with these cells in the columns of these names. */
function line(header: string, cells: Record<string, string>): string {
  return header
    .split(',')
    .map((name) => `"${(cells[name] ?? '').replaceAll('"', '""')}"`)
    .join(',');
}

function table(header: string, rows: Record<string, string>[]): string {
  return [header, ...rows.map((cells) => line(header, cells))].join('\n');
}

describe("Shopify's older product CSV", () => {
  const rows: Record<string, string>[] = [
    {
      Handle: 'wool-coat',
      Title: 'Wool coat',
      'Body (HTML)': '<p>Warm</p>',
      Vendor: 'Nordlys',
      Type: 'Coat',
      Tags: 'winter, women',
      Published: 'true',
      'Option1 Name': 'Size',
      'Option1 Value': 'S',
      'Option2 Name': 'Color',
      'Option2 Value': 'Red',
      'Variant SKU': 'WC-S',
      'Variant Inventory Tracker': 'shopify',
      'Variant Inventory Qty': '3',
      'Variant Inventory Policy': 'deny',
      'Variant Price': '120.00',
      'Variant Compare At Price': '150.00',
      'Variant Barcode': "'4001234567890",
      'Image Src': 'https://x.example/coat.jpg',
    },
    {
      Handle: 'wool-coat',
      'Option1 Value': 'M',
      'Option2 Value': 'Blue',
      'Variant SKU': 'WC-M',
      'Variant Price': '125.00',
    },
    { Handle: 'wool-coat', 'Image Src': 'https://x.example/back.jpg' },
    { Handle: 'secret', Title: 'Not yet', Published: 'false', 'Variant Price': '1' },
    {
      Handle: 'cap',
      Title: 'Cap',
      Published: 'true',
      'Option1 Name': 'Title',
      'Option1 Value': 'Default Title',
      'Variant Price': '9',
    },
  ];

  it('combines the rows of a handle to one product with its variants and pictures', async () => {
    const { name, drafts, rejected } = await draftsOf(table(OLD_HEADER, rows));

    expect(name).toBe('Shopify product CSV');
    expect(rejected).toEqual([]);
    expect(drafts.map((draft) => draft.key)).toEqual(['wool-coat', 'cap']);
    expect(drafts[0]).toMatchObject({
      fields: { id: 'wool-coat', title: 'Wool coat', brand: 'Nordlys', category: 'Coat' },
      images: ['https://x.example/coat.jpg', 'https://x.example/back.jpg'],
      attributes: [
        ['tags', 'winter'],
        ['tags', 'women'],
      ],
      variants: [
        {
          sku: 'WC-S',
          barcode: '4001234567890',
          price: '120.00',
          compare_at_price: '150.00',
          stock: '3',
          attributes: [
            ['Size', 'S'],
            ['Color', 'Red'],
          ],
        },
        // The second row names no options: they are those of the first.
        {
          sku: 'WC-M',
          price: '125.00',
          stock: '',
          attributes: [
            ['Size', 'M'],
            ['Color', 'Blue'],
          ],
        },
      ],
    });
    expect(drafts[1]?.variants[0]?.attributes).toEqual([]);
  });

  it('assigns a row that is apart from its product, and reports one without a product', async () => {
    const [first, second, ...rest] = rows;
    const orphan = { Handle: 'nobody', 'Variant SKU': 'N-1', 'Variant Price': '5' };

    const { drafts, rejected } = await draftsOf(table(OLD_HEADER, [first ?? {}, ...rest, orphan, second ?? {}]));

    expect(drafts[0]?.variants.map(({ sku }) => sku)).toEqual(['WC-S', 'WC-M']);
    expect(rejected).toMatchObject(
      [{ place: { number: 6 }, value: 'nobody', reason: /not in the file/ }].map((row) => ({
        ...row,
        reason: expect.stringMatching(row.reason) as string,
      })),
    );
  });
});

describe("Shopify's newer product CSV", () => {
  it('is read by its new column names', async () => {
    const { name, drafts } = await draftsOf(
      table(NEW_HEADER, [
        {
          Title: 'Linen shirt',
          'URL handle': 'linen-shirt',
          Description: '<b>Cool</b>',
          Vendor: 'Nordlys',
          'Product category': 'Apparel & Accessories > Clothing > Shirts',
          'Published on online store': 'TRUE',
          Status: 'active',
          SKU: 'LS-1',
          'Option1 name': 'Size',
          'Option1 value': 'L',
          Price: '60',
          'Compare-at price': '80',
          'Inventory tracker': 'shopify',
          'Inventory quantity': '7',
          'Continue selling when out of stock': 'FALSE',
          'Product image URL': 'https://x.example/shirt.jpg',
          'Variant image URL': 'https://x.example/shirt-l.jpg',
          'Color (product.metafields.shopify.color-pattern)': 'white; blue',
          'Google Shopping / Gender': 'Male',
        },
        { 'URL handle': 'linen-shirt', SKU: 'LS-2', 'Option1 value': 'XL', Price: '62' },
        { Title: 'Draft', 'URL handle': 'draft', Status: 'Draft', Price: '1' },
      ]),
    );

    expect(name).toBe('Shopify product CSV (newer columns)');
    expect(drafts).toHaveLength(1);
    expect(drafts[0]).toMatchObject({
      fields: {
        id: 'linen-shirt',
        category: 'Shirts',
        category_path: 'Apparel & Accessories > Clothing > Shirts',
        description: '<b>Cool</b>',
      },
      images: ['https://x.example/shirt.jpg', 'https://x.example/shirt-l.jpg'],
      attributes: [
        ['gender', 'Male'],
        ['Color', 'white'],
        ['Color', 'blue'],
      ],
      variants: [
        { sku: 'LS-1', price: '60', compare_at_price: '80', stock: '7', attributes: [['Size', 'L']] },
        { sku: 'LS-2', price: '62', stock: '', attributes: [['Size', 'XL']] },
      ],
    });
  });
});

describe("WooCommerce's export", () => {
  const header =
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"Attribute 1 name","Attribute 1 value(s)","Attribute 1 visible","Attribute 2 name","Attribute 2 value(s)"';
  const export_ = [
    header,
    '10,variable,HOOD,,Hoodie,1,0,visible,Short,<p>Soft</p>,1,,,,"Clothing, Clothing > Hoodies","soft, new","https://x.example/a.jpg, https://x.example/b.jpg",,Color,"Blue, Green",1,Logo,Yes',
    '11,simple,CAP,4001,Cap,1,0,visible,A cap,,1,5,12.50,15.00,Hats,,https://x.example/c.jpg,,,,,,',
    '12,variation,HOOD-B,,Hoodie - Blue,1,0,visible,,,1,4,,45,,,https://x.example/blue.jpg,HOOD,Color,Blue,,,',
    '13,variation,,,Hoodie - Green,1,0,visible,,,0,,40,45,,,,id:10,Color,Green,,,',
    '14,simple,OFF,,Hidden,0,0,visible,,,1,,,9,,,,,,,,,',
    '15,grouped,SET,,Set,1,0,visible,,,1,,,,,,,,,,,,',
    '16,variation,LOST,,Lost,1,0,visible,,,1,,,9,,,,NOBODY,,,,,',
  ].join('\n');

  it('combines variations with their product, at any position and with any kind of reference', async () => {
    const { name, drafts, rejected } = await draftsOf(export_);

    expect(name).toBe('WooCommerce product export');
    expect(drafts.map((draft) => draft.fields.id)).toEqual(['HOOD', 'CAP']);
    expect(drafts[0]).toMatchObject({
      fields: { category: 'Hoodies', category_path: 'Clothing > Hoodies', description: '<p>Soft</p>' },
      images: ['https://x.example/a.jpg', 'https://x.example/b.jpg', 'https://x.example/blue.jpg'],
      variants: [
        { sku: 'HOOD-B', price: '45', priceField: 'price', stock: '4', place: { number: 4 } },
        {
          sku: 'id:13',
          price: '40',
          priceField: 'sale_price',
          compare_at_price: '45',
          stock: '0',
          place: { number: 5 },
        },
      ],
    });
    expect(drafts[0]?.variants.map(({ attributes }) => attributes)).toEqual([
      [['Color', 'Blue']],
      [['Color', 'Green']],
    ]);
    expect(drafts[0]?.attributes).toContainEqual(['Color', 'Green']);
    expect(drafts[1]).toMatchObject({ fields: { price: '15.00', sale_price: '12.50', description: 'A cap' } });
    expect(drafts[1]?.variants).toMatchObject([{ sku: 'CAP', barcode: '4001' }]);
    expect(rejected).toMatchObject([{ place: { unit: 'line', number: 8 }, value: 'NOBODY' }]);
  });

  it('rejects the second product with one SKU', async () => {
    const twice = [
      header,
      '1,simple,A,,One,1,0,visible,,,1,,,9,,,,,,,,,',
      '2,simple,A,,Two,1,0,visible,,,1,,,9,,,,,,,,,',
    ].join('\n');

    const { drafts, rejected } = await draftsOf(twice);

    expect(drafts.map((draft) => draft.fields.title)).toEqual(['One']);
    expect(rejected).toMatchObject([{ place: { number: 3 }, value: 'A', reason: 'Line 2 has the same id.' }]);
  });
});

describe('a Google Merchant feed', () => {
  it('as a table: items of one group are variants of one product', async () => {
    const header =
      'id\ttitle\tdescription\tlink\timage_link\tavailability\tprice\tsale_price\tbrand\titem_group_id\tcolor\tsize\tgender\tproduct_type\tgtin';
    const { name, drafts } = await draftsOf(
      [
        header,
        'A1\tTee\tSoft tee\thttps://x.example/tee\thttps://x.example/tee.jpg\tin stock\t20.00 USD\t15.00 USD\tNordlys\tTEE\tRed/White\tM\tunisex\tClothing > Tees\t400',
        'B1\tMug\tBig mug\thttps://x.example/mug\thttps://x.example/mug.jpg\tout_of_stock\t8.00 USD\t\tNordlys\t\t\t\t\tKitchen\t',
        'A2\tTee\tSoft tee\thttps://x.example/tee\thttps://x.example/tee2.jpg\tin stock\t20.00 USD\t\tNordlys\tTEE\tBlue\tL\tunisex\tClothing > Tees\t401',
      ].join('\n'),
    );

    expect(name).toBe('Google Merchant feed');
    expect(drafts.map((draft) => draft.fields.id)).toEqual(['TEE', 'B1']);
    expect(drafts[0]).toMatchObject({
      fields: { price: '20.00 USD', sale_price: '15.00 USD', category: 'Tees' },
      images: ['https://x.example/tee.jpg', 'https://x.example/tee2.jpg'],
      variants: [
        { sku: 'A1', barcode: '400', price: '15.00 USD', compare_at_price: '20.00 USD' },
        { sku: 'A2', barcode: '401', price: '20.00 USD' },
      ],
    });
    expect(drafts[0]?.variants[0]?.attributes).toEqual([
      ['color', 'Red'],
      ['color', 'White'],
      ['size', 'M'],
      ['gender', 'unisex'],
    ]);
    expect(drafts[1]?.variants[0]?.stock).toBe('0');
  });
});

describe('a real export of a shop', () => {
  const file = benchFile('shopify', 'apparel.csv');

  it.skipIf(!file)(`is read without a rejected row${whenAbsent(file)}`, async () => {
    const { name, drafts, rejected } = await draftsOf(readFileSync(file ?? ''));

    expect(name).toBe('Shopify product CSV');
    expect(rejected).toEqual([]);
    expect(drafts.length).toBeGreaterThan(10);
    expect(drafts.every((draft) => draft.fields.title && draft.images.length > 0)).toBe(true);
  });
});
