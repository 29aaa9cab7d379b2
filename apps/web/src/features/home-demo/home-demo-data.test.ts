/** Tests that the committed data meets the rules of the demo. */
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import data from './data/queries.json';
import { brokenRules } from './demo-rules.ts';
import { type HomeDemo, STYLE_QUERY } from './home-demo-data.ts';

const demo: HomeDemo = data;
const PUBLIC = path.join(process.cwd(), 'apps/web/public');

describe('the data of the search demo', () => {
  it('SITE-DEMO-04 SITE-DEMO-20 SITE-DEMO-24 meets every rule of the generating command', () => {
    expect(brokenRules(demo)).toEqual([]);
    for (const entry of demo.queries) {
      expect(entry).toEqual(
        expect.objectContaining({
          id: expect.any(String),
          query: expect.any(String),
          productsBefore: expect.any(Array),
          productsAfter: expect.any(Array),
        }),
      );
    }
  });

  it('SITE-DEMO-14 CONF-13 keyword search finds nothing only for the second query', () => {
    const withoutAny = demo.queries.flatMap(({ productsBefore }, place) =>
      productsBefore.length === 0 ? [place] : [],
    );

    expect(withoutAny).toEqual([STYLE_QUERY]);
  });

  it('names existing pictures', () => {
    const pictures = demo.queries.flatMap((entry) =>
      [...entry.productsBefore, ...entry.productsAfter].map(({ image }) => image),
    );

    expect(pictures.filter((image) => !fs.existsSync(path.join(PUBLIC, image)))).toEqual([]);
  });

  it('violates a rule when the data no longer show the difference', () => {
    const [first, style, ...others] = demo.queries;
    if (!first || !style) throw new Error('The demo has too few queries.');
    const found = { ...style, foundBefore: 1, productsBefore: style.productsAfter.slice(0, 1) };
    const poor = { ...first, foundBefore: 2, productsBefore: first.productsBefore.slice(0, 2) };
    const alike = { ...first, productsBefore: first.productsAfter };

    expect(brokenRules({ ...demo, queries: [first, found, ...others] })).toHaveLength(1);
    expect(brokenRules({ ...demo, queries: [poor, style, ...others] })).toHaveLength(1);
    expect(brokenRules({ ...demo, queries: [alike, style, ...others] })).toHaveLength(1);
    expect(brokenRules({ ...demo, queries: [first, { ...style, productsAfter: [] }, ...others] })).not.toEqual([]);
  });
});
