import { attributeValues } from '@quarry/contract';
import { expect, it } from 'vitest';
import { demoProducts } from '../../products/demo-products.ts';
import { DEMO_STORES } from '../../stores.ts';
import { lookOf } from '../studio/look.ts';
import { dressCut } from './garment-kinds/dress-cut.ts';

const summerDresses = DEMO_STORES.flatMap((settings) => demoProducts(settings)).filter(
  ({ category, attributes }) => category === 'dress' && attributeValues(attributes, 'season').includes('summer'),
);

it('DEMO-02 a summer dress has no long sleeves, unless it is an evening dress', () => {
  const sleeves = summerDresses
    .map(lookOf)
    .filter((look) => !look.says('evening'))
    .map((look) => dressCut(look).sleeve);

  expect(sleeves.length).toBeGreaterThan(20);
  expect(new Set(sleeves)).not.toContain('long');
  expect(new Set(sleeves)).not.toContain('bishop');
});
