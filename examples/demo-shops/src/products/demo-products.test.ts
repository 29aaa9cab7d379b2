import { attributeValues, type Language, Product } from '@quarry/contract';
import { DEMO_STORES } from '../stores.ts';
import { describe, expect, it } from 'vitest';
import { checkDigit } from '../barcode.ts';
import { ALL_CATEGORIES, CATEGORIES } from '../categories.ts';
import { AGES, COLORS, DOSE_FORMS, GENDERS, MATERIALS, OCCASIONS, PATTERNS, SEASONS } from '../vocabulary.ts';
import { demoProducts } from './demo-products.ts';
import { languagesOf } from './languages.ts';

const SHOPS = DEMO_STORES.map((settings) => ({ settings, products: demoProducts(settings) }));
const VOCABULARY: Record<string, readonly string[]> = {
  color: COLORS,
  material: MATERIALS,
  pattern: PATTERNS,
  gender: GENDERS,
  age: AGES,
  season: SEASONS,
  occasion: OCCASIONS,
  dose_form: DOSE_FORMS,
};
const SCRIPTS: Record<Language, RegExp> = {
  en: /[A-Za-z]/,
  ka: /[ა-ჰ]/,
  tr: /[A-Za-zçğıöşüÇĞİÖŞÜ]/,
  ar: /[\u0621-\u064a]/,
  az: /[A-Za-zəƏçğıöşü]/,
};
const WRONG_SCRIPTS: Record<Language, RegExp> = {
  en: /[ა-ჰ\u0621-\u064aƏə]/,
  ka: /[\u0621-\u064aƏəşğ]/,
  tr: /[ა-ჰ\u0621-\u064aƏə]/,
  ar: /[ა-ჰƏə]/,
  az: /[ა-ჰ\u0621-\u064a]/,
};

function shop(id: string) {
  const found = SHOPS.find(({ settings }) => settings.id === id);
  if (!found) throw new Error(`No shop ${id}.`);
  return found.products;
}

describe('the goods of all demo shops', () => {
  it('are more than five thousand', () => {
    expect(SHOPS.reduce((sum, { products }) => sum + products.length, 0)).toBeGreaterThan(5000);
  });

  it('have barcodes that no two articles share', () => {
    const barcodes = SHOPS.flatMap(({ products }) =>
      products.flatMap(({ variants }) => variants.map(({ barcode }) => barcode)),
    );

    expect(new Set(barcodes).size).toBe(barcodes.length);
  });
});

describe.each(SHOPS)('the goods of $settings.id', ({ settings, products }) => {
  const languages = languagesOf(settings);

  it('are the same on every start', () => {
    expect(demoProducts(settings)).toEqual(products);
  });

  it('are at least 300 and follow the contract', () => {
    expect(products.length).toBeGreaterThanOrEqual(300);
    for (const product of products) expect(Product.parse(product)).toEqual(product);
  });

  it('have ids, titles and article numbers of their own', () => {
    expect(new Set(products.map(({ id }) => id)).size).toBe(products.length);
    for (const language of languages) {
      expect(new Set(products.map(({ texts }) => texts[language]?.title)).size).toBe(products.length);
    }
    const skus = products.flatMap(({ variants }) => variants.map(({ sku }) => sku));
    expect(new Set(skus).size).toBe(skus.length);
    for (const { id } of products) expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  it('speak of themselves with words of the vocabulary', () => {
    const known: readonly string[] = settings.kind === 'general' ? ALL_CATEGORIES : CATEGORIES[settings.kind];
    for (const { category, category_path, attributes } of products) {
      expect(known).toContain(category);
      expect(category_path.at(-1)).toBe(category);
      for (const [key, words] of Object.entries(VOCABULARY)) {
        for (const value of attributeValues(attributes, key)) expect(words, key).toContain(value);
      }
      for (const value of Object.values(attributes).flat()) expect(value).toBe(value.toLowerCase());
    }
  });

  it('DEMO-02 have seasons that suit the material of a dress: linen warm ones, velvet and knit no summer', () => {
    const seasonsOf = (materials: readonly string[]) =>
      products
        .filter(({ category, attributes }) => category === 'dress' && materials.includes(String(attributes.material)))
        .flatMap(({ attributes }) => attributeValues(attributes, 'season'));

    expect(seasonsOf(['linen']).filter((season) => season !== 'spring' && season !== 'summer')).toEqual([]);
    expect(seasonsOf(['velvet', 'wool', 'knit'])).not.toContain('summer');
  });

  it('fill every shelf of the trade', () => {
    const expected = settings.kind === 'general' ? ALL_CATEGORIES : CATEGORIES[settings.kind];
    expect([...new Set(products.map(({ category }) => category))].sort()).toEqual([...expected].sort());
  });

  it('cost what their prices say, and about a third is reduced', () => {
    for (const { original_price, discounted_price, current_price, currency } of products) {
      expect(currency).toBe(settings.currency.code);
      expect(current_price).toBe(discounted_price ?? original_price);
      expect(current_price).toBeGreaterThan(0);
      if (discounted_price !== null) expect(discounted_price).toBeLessThan(original_price ?? 0);
      expect(Math.round((current_price ?? 0) * 100) / 100).toBe(current_price);
    }
    const reduced = products.filter(({ discounted_price }) => discounted_price !== null).length / products.length;
    expect(reduced).toBeGreaterThan(0.22);
    expect(reduced).toBeLessThan(0.45);
  });

  it('can be bought as variants with valid barcodes that add up to the stock', () => {
    for (const { variants, stock, current_price } of products) {
      expect(variants.length).toBeGreaterThan(0);
      expect(variants.reduce((sum, variant) => sum + (variant.stock ?? 0), 0)).toBe(stock);
      for (const { barcode, price } of variants) {
        expect(barcode).toMatch(/^\d{13}$/);
        expect(checkDigit(barcode?.slice(0, 12) ?? '')).toBe(barcode?.at(-1));
        expect(price).toBe(current_price);
      }
    }
    expect(products.some(({ stock }) => stock === 0)).toBe(true);
    expect(products.some(({ rating }) => rating === null)).toBe(true);
  });

  it('offer each size and colour that they name', () => {
    const choices = products.flatMap(({ attributes, variants }) =>
      ['size', 'color'].map((key) => ({
        offered: new Set(variants.flatMap((variant) => attributeValues(variant.attributes, key))),
        named: attributeValues(attributes, key),
      })),
    );
    for (const { offered, named } of choices.filter((choice) => choice.offered.size > 0)) {
      expect([...offered].sort()).toEqual([...named].sort());
    }
  });

  it('are described in the languages of the shop, in the right letters', () => {
    for (const { title, description, texts } of products) {
      expect(Object.keys(texts).sort()).toEqual([...languages].sort());
      expect({ title, description }).toEqual(texts[settings.default_language]);
      for (const language of languages) {
        const text = texts[language];
        expect(text?.title).toMatch(SCRIPTS[language]);
        expect(text?.description).toMatch(SCRIPTS[language]);
        expect(`${text?.title} ${text?.description}`).not.toMatch(WRONG_SCRIPTS[language]);
        expect(`${text?.title} ${text?.description}`).not.toMatch(/undefined|\{|\}| {2}|\|/);
        expect(text?.description.match(/[.!?…](\s|$)/g)?.length).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('have pictures at the addresses of the shop', () => {
    for (const { id, images, url } of products) {
      expect(url).toBeNull();
      expect(images.length).toBeGreaterThanOrEqual(1);
      images.forEach((image, view) => {
        expect(image).toBe(`/media/${settings.id}/${id}/${view + 1}.webp`);
      });
    }
  });
});

describe('the staples', () => {
  it.each(['dressup', 'lcw', 'dior', 'quarry', 'veli', 'extra.ge'])(
    '%s has red dresses, some of them under 50',
    (id) => {
      const red = shop(id).filter(
        ({ category, attributes }) => category === 'dress' && attributeValues(attributes, 'color').includes('red'),
      );

      expect(red.filter(({ current_price }) => (current_price ?? 0) < 50).length).toBeGreaterThanOrEqual(3);
      expect(new Set(red.map(({ current_price }) => current_price)).size).toBeGreaterThanOrEqual(4);
    },
  );

  it('say their colour in the shopper’s words', () => {
    const titles = shop('dressup').map(({ title }) => title);

    expect(titles.filter((title) => /წითელი.*კაბა/.test(title)).length).toBeGreaterThanOrEqual(3);
    expect(titles.some((title) => /მუქი ლურჯი.*კოსტიუმი/.test(title))).toBe(true);
    expect(titles.some((title) => /თეთრი.*კედები/.test(title))).toBe(true);
  });

  it.each(['gpc', 'pharmadepot'])('%s sells paracetamol, vitamin C and nappies', (id) => {
    const products = shop(id);
    const with_ = (ingredient: string) =>
      products.filter(({ attributes }) => attributes.active_ingredient === ingredient).length;

    expect(with_('paracetamol')).toBeGreaterThanOrEqual(4);
    expect(with_('vitamin c')).toBeGreaterThanOrEqual(2);
    expect(products.filter(({ category }) => category === 'nappies').length).toBeGreaterThanOrEqual(2);
  });

  it('dealcart prices in rupees that a family pays', () => {
    const rice = shop('dealcart').filter(({ category }) => category === 'rice');

    expect(rice.length).toBeGreaterThanOrEqual(4);
    for (const { current_price } of rice) {
      expect(current_price).toBeGreaterThan(60);
      expect(current_price).toBeLessThan(1600);
    }
  });

  it('tegeta says which cars a part fits', () => {
    const pads = shop('tegeta').filter(({ category }) => category === 'brake-pads');

    expect(pads.length).toBeGreaterThanOrEqual(8);
    for (const { attributes } of pads) expect(attributes.car_model).toMatch(/^[a-z]+ /);
  });
});
