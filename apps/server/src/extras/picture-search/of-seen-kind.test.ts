import { describe, expect, it } from 'vitest';
import { ofSeenKind } from './of-seen-kind.ts';

const hits = (likeness: number) =>
  ['sunglasses', 'ankle-boots', 'sneakers', 'handbag'].map((id, place) => ({ id, likeness: likeness - place / 100 }));
const shoes = (probability: number) => [
  { kind: 'shoes', probability },
  { kind: 'hat', probability: 1 - probability },
];
const found = (likeness: number, garments = shoes(0.9), labelOf: (id: string) => string | undefined = (id) => id) =>
  ofSeenKind(hits(likeness), garments, labelOf).map(({ id }) => id);

describe('what a picture shows', () => {
  it('decides where nothing is much like the picture', () => {
    expect(found(0.6)).toEqual(['ankle-boots', 'sneakers']);
  });

  it('is known by the words of a category', () => {
    const labels: Record<string, string> = { sneakers: "Women's running shoes", handbag: 'Clearance' };

    expect(found(0.6, shoes(0.9), (id) => labels[id])).toEqual(['sneakers']);
  });

  it('does not matter where something is alike, or where it is not sure', () => {
    const all = hits(0.9).map(({ id }) => id);

    expect(found(0.9)).toEqual(all);
    expect(found(0.6, [{ kind: 'shoes', probability: 0.4 }])).toEqual(all);
    expect(found(0.6, [])).toEqual(all);
  });

  it('finds nothing where the shop has nothing of the kind', () => {
    expect(found(0.6, [{ kind: 'dress', probability: 0.9 }])).toEqual([]);
  });

  it('puts the likelier kind first', () => {
    const garments = [
      { kind: 'hat', probability: 0.55 },
      { kind: 'shoes', probability: 0.4 },
    ];
    const labels: Record<string, string> = { handbag: 'hat' };

    expect(found(0.6, garments, (id) => labels[id] ?? id)).toEqual(['handbag', 'ankle-boots', 'sneakers']);
  });
});
