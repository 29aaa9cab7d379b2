import type { Product } from '@quarry/contract';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from './feeds/draft.ts';
import type { RejectedRow } from './feeds/feed-row.ts';
import { normalizeProduct } from './normalize-product.ts';

const options = { currency: 'USD', columns: { price: 'Variant Price' }, priceUnit: 'units' } as const;

function normalized(facts: Partial<Draft>, priceUnit: 'units' | 'cents' = 'units'): Product | RejectedRow {
  const draft = { ...emptyDraft({ unit: 'line', number: 7 }, 'chair'), ...facts };
  draft.fields = { id: 'chair', title: 'Oak chair', ...facts.fields };
  return normalizeProduct(draft, { ...options, priceUnit });
}

const variant = { sku: '', barcode: '', price: '', compare_at_price: '', stock: '', attributes: [] };

describe('prices', () => {
  it.each([
    [{ price: '40' }, [40, null, 40]],
    [{ price: '40', sale_price: '30' }, [40, 30, 30]],
    [{ price: '40', compare_at_price: '50' }, [50, 40, 40]],
    [{ price: '40', compare_at_price: '40' }, [40, null, 40]],
    [{ price: '40', sale_price: '45' }, [40, null, 40]],
    [{ sale_price: '30' }, [30, null, 30]],
    [{ price: 'N/A' }, [null, null, null]],
    [{ price: 'შეთანხმებით' }, [null, null, null]],
    [{ price: '40', sale_price: '0,00' }, [40, null, 40]],
    [{}, [null, null, null]],
    [{ price: '19.999' }, [20, null, 20]],
  ])('of %j are original, discounted and current %j', (fields, [original, discounted, current]) => {
    expect(normalized({ fields })).toMatchObject({
      original_price: original,
      discounted_price: discounted,
      current_price: current,
    });
  });

  it('are hundredths when the mapping says cents', () => {
    expect(normalized({ fields: { price: '4995' } }, 'cents')).toMatchObject({ current_price: 49.95 });
  });

  it('come from the cheapest variant when the product has none', () => {
    const variants = [
      { ...variant, sku: 'a', price: '60', compare_at_price: '80' },
      { ...variant, sku: 'b', price: '50', compare_at_price: '70' },
    ];

    expect(normalized({ variants })).toMatchObject({ original_price: 70, discounted_price: 50, current_price: 50 });
  });

  it('have their own currency, else that of the store', () => {
    expect(normalized({ fields: { price: '40 ₾' } })).toMatchObject({ currency: 'GEL' });
    expect(normalized({ fields: { price: '40 ₾', currency: 'eur' } })).toMatchObject({ currency: 'EUR' });
    expect(normalized({ fields: { price: '40', currency: 'TL' } })).toMatchObject({ currency: 'TRY' });
    expect(normalized({ fields: { price: '40', currency: 'ლარი' } })).toMatchObject({ currency: 'GEL' });
    expect(normalized({ fields: { price: '40' } })).toMatchObject({ currency: 'USD' });
  });
});

describe('a row that cannot be imported', () => {
  it('reports the line and the wrong price of a variant', () => {
    const row = normalizeProduct(
      {
        ...emptyDraft({ unit: 'line', number: 7 }, 'chair'),
        fields: { id: 'chair', title: 'Oak chair' },
        variants: [
          { ...variant, price: '40' },
          { ...variant, price: 'soon', priceField: 'sale_price', place: { unit: 'line', number: 9 } },
        ],
      },
      { ...options, columns: { price: 'Regular price', sale_price: 'Sale price' } },
    );

    expect(row).toMatchObject({ place: { unit: 'line', number: 9 }, column: 'Sale price', value: 'soon' });
  });

  it.each([
    [{ price: 'about 40' }, 'Variant Price', 'about 40', 'This is no price.'],
    [{ price: '-4' }, 'Variant Price', '-4', 'This is no price.'],
    [{ title: ' <br> ' }, 'title', '', 'The product has no name.'],
    [{ id: '' }, 'id', '', 'The product has no id.'],
    [{ id: 'x'.repeat(201) }, 'id', 'x'.repeat(100), 'The id has more than 200 characters.'],
    [{ rating: '9' }, 'rating', '9', 'This is no rating out of five.'],
    [{ currency: 'coins' }, 'currency', 'coins', 'The currency is no ISO code.'],
    [{ stock: '1-2' }, 'stock', '1-2', 'This is no number of pieces.'],
  ])('%j says where and why, and how to repair it', (fields, column, value, reason) => {
    const row = normalized({ fields });

    expect(row).toEqual({
      place: { unit: 'line', number: 7 },
      column,
      value,
      reason,
      fix: expect.stringMatching(/\w+/),
    });
  });
});

describe('attributes', () => {
  it('have standard keys and canonical values for any language of the feed', () => {
    const product = normalized({
      attributes: [
        ['ფერი', 'წითელი'],
        ['Renk', 'Lacivert'],
        ['Materials', 'Leather'],
        ['Sex', 'Male'],
        ['Größe', 'XL / L'],
        ['Product_Colour', 'Aubergine Dream'],
        ['Sohle (mm)', 'Gummi, weich'],
      ],
    });

    expect(product).toMatchObject({
      attributes: {
        color: ['red', 'navy', 'aubergine dream'],
        material: 'leather',
        gender: 'men',
        size: ['xl', 'l'],
        'sohle mm': 'gummi, weich',
      },
    });
  });

  it('are extracted from the name when the feed has none', () => {
    expect(normalized({ fields: { title: 'Ocean Blue Shirt' } })).toMatchObject({
      category: 'shirt',
      attributes: { color: 'blue' },
    });
    expect(
      normalized({ fields: { title: 'Ocean Blue Shirt', category: 'Workwear' }, attributes: [['color', 'teal']] }),
    ).toMatchObject({ category: 'workwear' });
  });

  it('of variants are also on the product, so that filters find it', () => {
    const variants = [
      { ...variant, sku: 'a', attributes: [['Size', 'Small'] as [string, string]] },
      { ...variant, sku: 'b', attributes: [['Size', 'M'] as [string, string]] },
    ];

    expect(normalized({ variants })).toMatchObject({
      attributes: { size: ['s', 'm'] },
      variants: [
        { sku: 'a', attributes: { size: 's' } },
        { sku: 'b', attributes: { size: 'm' } },
      ],
    });
  });

  it('cannot modify object prototypes', () => {
    const product = normalized({
      attributes: [
        ['__proto__', 'polluted'],
        ['constructor', 'x'],
      ],
    }) as Product;

    expect(Object.getPrototypeOf(product.attributes)).toBe(Object.prototype);
    expect(Object.keys(product.attributes)).toEqual(['proto', 'constructor', 'material']);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

describe('the category', () => {
  it.each([
    ['Shirts', 'shirt'],
    ['სკამი', 'chair'],
    ['Gartenzwerge', 'gartenzwerge'],
  ])('%s is kept as %s', (given, kept) => {
    expect(normalized({ fields: { category: given, title: 'Thing' } })).toMatchObject({ category: kept });
  });
});

describe('stock', () => {
  it.each([
    [{ stock: '5' }, 5],
    [{ stock: '1,200' }, 1200],
    [{ stock: '-3' }, 0],
    [{ stock: '4.0' }, 4],
    [{ stock: 'in stock' }, null],
    [{ stock: '10+' }, 10],
    [{ stock: '12 шт.' }, 12],
    [{ stock: 'yoxdur' }, 0],
    [{ availability: 'غير متوفر' }, 0],
    [{ stock: '', availability: 'out of stock' }, 0],
    [{ availability: 'in_stock' }, null],
    [{ availability: 'out_of_stock' }, 0],
    [{}, null],
  ])('of %j is %j', (fields, stock) => {
    expect(normalized({ fields })).toMatchObject({ stock });
  });

  it('is the sum of the variants when all of them have a number', () => {
    const counted = [
      { ...variant, stock: '2' },
      { ...variant, stock: '3' },
    ];

    expect(normalized({ variants: counted })).toMatchObject({ stock: 5 });
    expect(normalized({ variants: [...counted, variant] })).toMatchObject({ stock: null });
  });
});

describe('addresses', () => {
  it('are web URLs; others are dropped', () => {
    const images = [
      'https://x.example/a.jpg',
      '//x.example/b.jpg',
      'javascript:alert(1)',
      'c.jpg',
      'https://x.example/a.jpg',
      '/media/shop/a/front.webp',
    ];

    expect(normalized({ images, fields: { url: 'javascript:alert(1)' } })).toMatchObject({
      images: ['https://x.example/a.jpg', 'https://x.example/b.jpg', '/media/shop/a/front.webp'],
      url: null,
    });
  });
});

it('reads several forms of ratings', () => {
  for (const [text, rating] of [
    ['4.5', 4.5],
    ['4,5', 4.5],
    ['9/10', 4.5],
    ['90%', 4.5],
    ['', null],
  ] as const) {
    expect(normalized({ fields: { rating: text } })).toMatchObject({ rating });
  }
});
