import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import compared from './data/compared.json';
import rotating from './data/rotating.json';
import still from './data/static.json';
import talk from './data/talk.json';
import typed from './data/typed.json';
import type { DemoAnswer, DemoComparison, DemoTurn } from './demo-data.ts';

const PUBLIC = path.resolve(import.meta.dirname, '../../../public');

it('DEMO-02 DEMO-03 DEMO-12 the demos show the specified searches', () => {
  expect(rotating.map(({ query }) => query)).toEqual(['Summer dresses under $50', 'Shirt Bruno Mars would wear']);
  expect(still.query).toBe('shoes to wear with red dress');
});

it('every product has a picture, and every picture a product', () => {
  const comparisons: readonly DemoComparison[] = compared;
  const answers: readonly DemoAnswer[] = [...rotating, still];
  const turns: readonly DemoTurn[] = talk;
  const products = [
    ...answers.flatMap((answer) => answer.products),
    ...comparisons.flatMap((answer) => [...answer.products, ...answer.plain.products]),
    ...turns.flatMap((turn) => turn.products),
  ];
  const shown = new Set(products.map(({ picture }) => picture));
  const kept = ['standing', 'cards'].flatMap((folder) =>
    fs.readdirSync(path.join(PUBLIC, 'demos', folder)).map((name) => `/demos/${folder}/${name}`),
  );
  expect([...shown].sort()).toEqual(kept.sort());
});

it('every product of a query with a price limit meets it', () => {
  const [dresses] = rotating;
  expect(dresses?.products.every(({ price }) => price <= 50)).toBe(true);
});

it('keyword search finds nothing for a query in other words, and ours does', () => {
  const georgian = compared.find(({ query }) => /\p{Script=Georgian}/u.test(query));
  expect(georgian?.plain.total).toBe(0);
  expect(compared.every(({ products }) => products.length === 3)).toBe(true);
});

it('the typing animation has queries in five languages', () => {
  expect(typed.map(({ language }) => language)).toEqual(['en', 'ka', 'tr', 'ar', 'az']);
});
