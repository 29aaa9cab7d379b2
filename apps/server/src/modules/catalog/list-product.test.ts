import { describe, expect, it } from 'vitest';
import { aProduct, aStore } from './catalog-fixtures.ts';
import { listProduct, productAddress } from './list-product.ts';

const chair = aProduct({
  id: 'chair',
  title: 'Oak chair',
  description: 'Solid oak. It lasts.',
  category: 'chair',
  brand: 'Nordlys',
  images: ['https://x.example/1.jpg', 'https://x.example/2.jpg'],
  attributes: { color: ['red', 'blue'], tags: 'new' },
  texts: { ka: { title: 'მუხის სკამი', description: 'მუხისგან.' } },
});

describe('a product as pages read it', () => {
  it('CARD-01 has every normalised field', () => {
    const listed = listProduct(chair, aStore());

    expect(Object.keys(listed)).toEqual(
      expect.arrayContaining([
        'id',
        'caption',
        'name',
        'category',
        'current_price',
        'original_price',
        'discounted_price',
        'images',
        'url',
        'title',
        'description',
      ]),
    );
  });

  it('CARD-02 CARD-03 has equal caption and description, and equal name and title', () => {
    expect(listProduct(chair, aStore())).toMatchObject({
      name: 'Oak chair',
      title: 'Oak chair',
      caption: 'Solid oak. It lasts.',
      description: 'Solid oak. It lasts.',
    });
  });

  it('is in the language of the store, or the requested one', () => {
    const georgian = aStore({ default_language: 'ka' });

    expect(listProduct(chair, georgian)).toMatchObject({ name: 'მუხის სკამი', caption: 'მუხისგან.' });
    expect(listProduct(chair, georgian, 'tr')).toMatchObject({ name: 'მუხის სკამი' });
    expect(listProduct(chair, aStore(), 'ka')).toMatchObject({ name: 'მუხის სკამი' });
    expect(listProduct(aProduct({ id: 'a' }), georgian)).toMatchObject({ name: 'Oak chair' });
  });

  it('CARD-04 CARD-05 fills in missing prices', () => {
    const priced = (facts: object) =>
      listProduct({ ...chair, original_price: null, current_price: null, ...facts }, aStore());

    expect(priced({ current_price: 30 })).toMatchObject({
      current_price: 30,
      original_price: 30,
      discounted_price: null,
    });
    expect(priced({ original_price: 50, discounted_price: 40 })).toMatchObject({
      current_price: 40,
      original_price: 50,
    });
    expect(priced({ original_price: 50 })).toMatchObject({ current_price: 50, original_price: 50 });
    expect(priced({})).toMatchObject({ current_price: null, original_price: null });
  });

  it('CARD-06 CARD-07 has its pictures, and the first one as image_url', () => {
    expect(listProduct(chair, aStore())).toMatchObject({ images: chair.images, image_url: 'https://x.example/1.jpg' });
    expect(listProduct({ ...chair, images: [] }, aStore())).toMatchObject({ images: [], image_url: null });
  });

  it('CARD-08 has a Georgian full name where the shop or the reply is Georgian and there is such a text, and only then', () => {
    const georgian = aStore({ default_language: 'ka' });
    expect(listProduct(chair, georgian)).toMatchObject({
      full_name: { ka: 'მუხის სკამი' },
      full_name_ka: 'მუხის სკამი',
    });
    expect(listProduct(aProduct({ id: 'a', title: 'მუხის სკამი' }), aStore())).toMatchObject({
      full_name_ka: 'მუხის სკამი',
    });
    expect(listProduct(chair, aStore(), 'ka')).toHaveProperty('full_name_ka', 'მუხის სკამი');
    expect(listProduct(chair, aStore())).not.toHaveProperty('full_name');
    expect(listProduct(aProduct({ id: 'a' }), georgian)).not.toHaveProperty('full_name');
  });

  it('CARD-09 never has great_match by itself', () => {
    expect(listProduct(chair, aStore())).not.toHaveProperty('great_match');
  });

  it('has keywords in the requested language', () => {
    expect(listProduct(chair, aStore()).keywords).toEqual(['chair', 'Nordlys', 'red', 'blue', 'new']);
    expect(listProduct(chair, aStore({ default_language: 'ka' })).keywords).toContain('წითელი');
  });

  it('SEARCH-25 names department and category of a pharmacy in Georgian', () => {
    const pills = aProduct({ id: 'a', category: 'painkiller', category_path: ['medicines', 'painkiller'] });
    expect(listProduct(pills, aStore({ kind: 'pharmacy' }))).toMatchObject({
      medicament_category_name: { ka: 'მედიკამენტები' },
      medicament_sub_category_name: { ka: 'ტკივილგამაყუჩებელი' },
    });
    const own = aProduct({ id: 'b', category: 'pads', category_path: ['აფთიაქი', 'Pads', 'ბამბის დისკები'] });
    expect(listProduct(own, aStore({ kind: 'pharmacy' }))).toMatchObject({
      medicament_category_name: { ka: 'აფთიაქი' },
      medicament_sub_category_name: { ka: 'ბამბის დისკები' },
    });
  });

  it('has a Georgian category in a pharmacy', () => {
    const pills = aProduct({ id: 'a', category: 'painkiller' });

    const { medicament_category_name: category } = listProduct(pills, aStore({ kind: 'pharmacy' }));

    expect(category?.ka).toMatch(/\p{Script=Georgian}/u);
    expect(listProduct(pills, aStore())).not.toHaveProperty('medicament_category_name');
  });

  it('keeps the short description short, at the end of a sentence or of a word', () => {
    const sentence = `${'Long words follow here. '.repeat(1)}${'and on '.repeat(40)}`;
    const words = 'endless '.repeat(40);

    expect(listProduct({ ...chair, description: sentence }, aStore()).short_description).toBe(
      'Long words follow here.',
    );
    expect(listProduct({ ...chair, description: words }, aStore()).short_description).toMatch(
      /^(endless ){19}endless…$/,
    );
  });
});

describe('the address of a product', () => {
  it('is its own, else built from the store setting, with encoded ids', () => {
    const store = aStore({ id: 'extra.ge', product_url: '/shops/{store}/product.html?product={id}' });

    expect(listProduct({ ...chair, url: 'https://x.example/chair' }, store).url).toBe('https://x.example/chair');
    expect(productAddress(store, 'a/b & c')).toBe('/shops/extra.ge/product.html?product=a%2Fb%20%26%20c');
  });
});
