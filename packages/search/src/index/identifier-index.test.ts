import { describe, expect, it } from 'vitest';
import { findIdentifiers, IdentifierCollector, IdentifierIndex, normalizeIdentifier } from './identifier-index.ts';

function identifiers(...all: string[]) {
  const collector = new IdentifierCollector();
  all.forEach((one, product) => {
    collector.add(product, normalizeIdentifier(one));
  });
  return new IdentifierIndex(collector.finish(), () => false);
}
const found = (index: ReturnType<typeof identifiers>, query: string) =>
  findIdentifiers(index, query).flatMap(({ products }) => products);

describe('identifiers', () => {
  it('are compared without case, dots, dashes and spaces', () => {
    expect(normalizeIdentifier('nor.0707-60 ')).toBe('NOR070760');
    const index = identifiers('NOR.0707-60');
    expect(['NOR.0707-60', 'nor 0707 60', 'NOR070760', 'Nor-0707/60'].map((query) => found(index, query))).toEqual([
      [0],
      [0],
      [0],
      [0],
    ]);
  });

  it('are found inside a longer query, with their offsets', () => {
    const index = identifiers('4006381333931', 'AB-1234');
    expect(findIdentifiers(index, 'pen ab 1234 please')).toEqual([{ start: 4, end: 11, products: [1] }]);
  });

  it('need a digit and some length inside a longer query, but not as the whole of it', () => {
    const index = identifiers('sofa', '500');
    expect(found(index, 'grey sofa')).toEqual([]);
    expect(found(index, 'paracetamol 500 mg')).toEqual([]);
    expect(found(index, 'sofa')).toEqual([0]);
  });

  it('may be shared by several products', () => {
    expect(found(identifiers('X-1000', 'x1000'), 'x 1000')).toEqual([0, 1]);
  });
});
