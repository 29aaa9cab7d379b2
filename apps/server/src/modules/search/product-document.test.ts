import type { Product } from '@quarry/contract';
import { DEMO_STORES, demoProducts } from '@quarry/demo-shops';
import { describe, expect, it } from 'vitest';
import { productDocument } from './product-document.ts';

const products: Product[] = DEMO_STORES.filter(({ id }) => id === 'tegeta').flatMap((settings) =>
  demoProducts(settings),
);
const documentOf = (category: string) => {
  const product = products.find((one) => one.category === category);
  if (product === undefined) throw new Error(`The demo shop for cars sells no ${category}.`);
  return { product, document: productDocument(product, 0) };
};

describe('the document of a product', () => {
  it('has the size of a rim as shoppers write it: R17 for 17″', () => {
    const { product, document } = documentOf('wheel-rim');
    const inches = /\d+/.exec(String(product.attributes['diameter']))?.[0];

    expect(document.fields['attributes']?.split('\n')).toContain(`R${inches}`);
  });

  it('has no such size for what is no rim', () => {
    expect(documentOf('car-jack').document.fields['attributes']).not.toMatch(/\bR\d\d\b/);
  });
});
