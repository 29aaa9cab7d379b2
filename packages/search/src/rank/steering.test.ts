import { describe, expect, it } from 'vitest';
import type { EngineQuery, Steering } from '../engine-query.ts';
import { buildIndex } from '../index/product-index.ts';
import { aDocument } from '../testing/a-document.ts';

const documents = ['brass', 'steel', 'paper', 'glass', 'stone'].map((material, position) =>
  aDocument(`${material} lamp`, { id: material, attributes: { material: [material] }, position }),
);
const index = buildIndex(documents, { fieldWeights: { title: 4 } });
const ask = (steering: Steering, more: Partial<EngineQuery> = {}) =>
  index.search({ text: 'lamp', skip: 0, take: 10, steering, explain: true, ...more });
const ids = (steering: Steering, more: Partial<EngineQuery> = {}) => ask(steering, more).hits.map(({ id }) => id);

describe('what staff decide', () => {
  it('boosts and buries products, and the explanation has parts that add up', () => {
    const { hits } = ask({
      boosts: [
        { match: { material: 'stone' }, points: 5, name: 'Stone week' },
        { match: { material: 'brass' }, points: -5, name: 'Old brass' },
      ],
    });

    expect(hits.map(({ id }) => id)).toEqual(['stone', 'steel', 'paper', 'glass', 'brass']);
    expect(hits[0]?.explanation).toContainEqual({ part: 'rule', value: 5, how: 'Stone week' });
    for (const { score, explanation = [] } of hits) {
      expect(explanation.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(score, 4);
    }
  });

  it('hides the products of a hide rule', () => {
    expect(ids({ hidden: [{ material: ['brass', 'paper'] }] })).toEqual(['steel', 'glass', 'stone']);
    expect(ids({ hidden: [{ material: 'brass' }] }, { text: 'brass lamp' })).not.toContain('brass');
    expect(ids({ hidden: [{ material: 'brass' }] }, { text: '' })).not.toContain('brass');
  });

  it('pins to a place on whichever page, but nothing that is filtered out', () => {
    const pins = [
      { id: 'stone', position: 1 },
      { id: 'glass', position: 4 },
      { id: 'paper', position: 1 },
    ];

    expect(ids({ pins: [pins[0]!] })).toEqual(['stone', 'brass', 'steel', 'paper', 'glass']);
    expect(ids({ pins: pins.slice(0, 2) }, { skip: 2, take: 2 })).toEqual(['steel', 'glass']);
    expect(ids({ pins: [pins[0]!] }, { filters: { material: ['brass', 'steel'] } })).toEqual(['brass', 'steel']);
    expect(ask({ pins: [pins[0]!] }).hits.map(({ pinned = false }) => pinned)).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect(ask({ pins }).total).toBe(5);
    // Of two products pinned to the same position the first one gets it; the other is next.
    expect(ids({ pins })).toEqual(['stone', 'paper', 'brass', 'glass', 'steel']);
    const crowded = [
      { id: 'glass', position: 1 },
      { id: 'steel', position: 1 },
      { id: 'brass', position: 2 },
      { id: 'glass', position: 5 },
    ];
    expect(ids({ pins: crowded })).toEqual(['glass', 'steel', 'brass', 'paper', 'stone']);
    expect(ids({ pins: crowded }, { skip: 1, take: 2 })).toEqual(['steel', 'brass']);
  });

  it('gives no place to what is sold out, until it is there again', () => {
    const stock = buildIndex(documents, { fieldWeights: { title: 4 } });
    stock.apply([{ kind: 'patch', id: 'stone', stock: 0 }]);
    const steering = { pins: [{ id: 'stone', position: 1 }] };
    const hits = () => stock.search({ text: 'lamp', skip: 0, take: 10, steering }).hits;

    expect(hits().map(({ id }) => id)).toEqual(['brass', 'steel', 'paper', 'glass', 'stone']);
    expect(hits().some(({ pinned }) => pinned)).toBe(false);
    stock.apply([{ kind: 'patch', id: 'stone', stock: 2 }]);
    expect(hits()[0]).toMatchObject({ id: 'stone', pinned: true });
  });

  it('follows changes of the index with the same rules', () => {
    const changing = buildIndex(documents, { fieldWeights: { title: 4 } });
    const steering: Steering = {
      hidden: [{ material: 'paper' }],
      boosts: [{ match: { material: 'stone' }, points: 5, name: 'Stone week' }],
    };
    const found = () => changing.search({ text: 'lamp', skip: 0, take: 10, steering }).hits.map(({ id }) => id);

    expect(found()).toEqual(['stone', 'brass', 'steel', 'glass']);
    changing.apply([
      { kind: 'put', document: { ...documents[1]!, attributes: { material: ['stone'] } } },
      { kind: 'put', document: { ...documents[4]!, attributes: { material: ['paper'] } } },
    ]);
    expect(found()).toEqual(['steel', 'brass', 'glass']);
  });
});
