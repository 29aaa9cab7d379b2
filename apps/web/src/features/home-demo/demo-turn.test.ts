import { describe, expect, it } from 'vitest';
import { planTurn } from './demo-turn.ts';
import { shuffled } from './shuffle.ts';

const wide = { windowWidth: 1280, isStill: false };

describe("a query's turn", () => {
  it('SITE-DEMO-02 SITE-DEMO-07 types a letter every 100 ms', () => {
    const { moments } = planTurn('hat', wide);

    expect(moments.map(({ atMs, typed }) => [atMs, typed])).toEqual([
      [0, ''],
      [100, 'h'],
      [200, 'ha'],
      [300, 'hat'],
      [450, 'hat'],
    ]);
  });

  it('SITE-DEMO-08 CONST-12 types one every 60 ms below 640 px, and not at 640 px', () => {
    const secondLetter = (windowWidth: number) => planTurn('hat', { ...wide, windowWidth }).moments[2]?.atMs;

    expect(secondLetter(639)).toBe(120);
    expect(secondLetter(640)).toBe(200);
  });

  it('SITE-DEMO-09 answers 150 ms after the last letter', () => {
    const [typed, answered] = planTurn('hat', wide).moments.slice(-2);

    expect([typed?.phase, answered?.phase]).toEqual(['typed', 'answered']);
    expect((answered?.atMs ?? 0) - (typed?.atMs ?? 0)).toBe(150);
  });

  it('SITE-DEMO-10 CONF-12 lasts ten seconds from its first letter, however long it is', () => {
    for (const query of ['hat', 'a much longer query about a hat']) {
      const { moments, nextAtMs } = planTurn(query, wide);
      expect(nextAtMs - (moments.find(({ typed }) => typed !== '')?.atMs ?? 0)).toBe(10_000);
    }
  });

  it('is complete at once with reduced motion', () => {
    const { moments } = planTurn('hat', { ...wide, isStill: true });

    expect(moments.map(({ typed }) => typed)).toEqual(['', 'hat', 'hat']);
  });
});

describe('the order of the queries', () => {
  it('SITE-DEMO-06 contains every query, and each may be first', () => {
    const items = [1, 2, 3];
    const firsts = [0, 0.5, 0.99].map((chance) => shuffled(items, () => chance));

    for (const order of firsts) expect([...order].sort()).toEqual(items);
    expect(new Set(firsts.map(([first]) => first)).size).toBeGreaterThan(1);
  });
});
