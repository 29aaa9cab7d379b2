import { afterEach, describe, expect, it } from 'vitest';
import { readPageProduct } from './page-product.ts';

afterEach(() => {
  document.body.replaceChildren();
});

function describeBy(...things: unknown[]): void {
  for (const thing of things) {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = typeof thing === 'string' ? thing : JSON.stringify(thing);
    document.body.append(script);
  }
}
const read = () => readPageProduct({ product: null });

describe('the product of the page', () => {
  it('is read from the structured data', () => {
    describeBy({ '@type': 'WebSite' }, { '@type': 'Product', sku: 'B-1', url: '/boots', productID: 'sku:77' });

    expect(read()).toEqual({ product_id: '77', product_sku: 'B-1', product_url: `${location.origin}/boots` });
  });

  it.each<[string, unknown]>([
    ['a graph', { '@graph': [{ '@type': 'BreadcrumbList' }, { '@type': ['Product', 'Thing'], sku: 4006381333931 }] }],
    ['what the page is about', { '@type': 'ItemPage', mainEntity: { '@type': 'Product', gtin13: '4006381333931' } }],
    ['a group of variants', [{ '@type': 'ProductGroup', sku: '4006381333931' }]],
  ])('is read from %s', (_, data) => {
    describeBy(data);

    expect(read()).toMatchObject({ product_sku: '4006381333931', product_url: location.href });
  });

  it('is that of the address where the data name others too', () => {
    describeBy({ '@type': 'Product', sku: 'A', url: '/other' }, { '@type': 'Product', sku: 'B', url: location.href });

    expect(read()).toMatchObject({ product_sku: 'B' });
  });

  it('is read from attributes before structured data', () => {
    describeBy({ '@type': 'Product', sku: 'A' });
    document.body.insertAdjacentHTML('beforeend', '<main data-quarry-product="p-1" data-quarry-sku="s-1"></main>');

    expect(read()).toEqual({ product_id: 'p-1', product_sku: 's-1', product_url: location.href });
  });

  it('is what the code of the shop says before all else', () => {
    document.body.innerHTML = '<main data-quarry-product="p-1"></main>';

    expect(readPageProduct({ product: { id: 'p-2' } })).toEqual({ product_id: 'p-2' });
  });

  it.each<[string, unknown[]]>([
    ['a page without a product', [{ '@type': 'Organization' }]],
    [
      'a list',
      [
        { '@type': 'Product', sku: 'A' },
        { '@type': 'Product', sku: 'B' },
      ],
    ],
    ['products that another thing refers to', [{ '@type': 'ItemList', itemListElement: [{ '@type': 'Product' }] }]],
    ['broken data', ['{"@type": "Product"']],
  ])('is none on %s', (_, data) => {
    describeBy(...data);

    expect(read()).toBeNull();
  });

  it('is none when there are several marked ones', () => {
    document.body.innerHTML = '<a data-quarry-product="1"></a><a data-quarry-product="2"></a>';

    expect(read()).toBeNull();
  });

  it('leaves out what the server would refuse', () => {
    expect(readPageProduct({ product: { id: 'x'.repeat(201), sku: '', url: 'javascript:void 0' } })).toBeNull();
  });
});
