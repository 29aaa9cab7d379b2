import { describe, expect, it } from 'vitest';
import { teamDraft } from './team-draft.ts';

describe('a team draft', () => {
  it('holds every result once, and credits only those by which the rankings differ', () => {
    const { order, control, treatment } = teamDraft(['a', 'b', 'c', 'd'], ['a', 'c', 'b', 'e'], () => true);
    expect(order).toEqual(['a', 'b', 'c', 'd', 'e']);
    expect([...control]).toEqual(['b', 'd']);
    expect([...treatment]).toEqual(['c', 'e']);
  });

  it('gives both rankings the same chance at every place', () => {
    const firstBy = (isControlFirst: boolean) => teamDraft(['a', 'b'], ['b', 'a'], () => isControlFirst).order[0];
    expect(firstBy(true)).toBe('a');
    expect(firstBy(false)).toBe('b');
    const coin = (round: number) => round === 0;
    expect(teamDraft(['a', 'b', 'c', 'd'], ['x', 'y', 'z', 'w'], coin).order.slice(0, 4)).toEqual(['a', 'x', 'y', 'b']);
  });

  it('drafts a longer list as the continuation of a shorter one', () => {
    const [control, treatment] = [[...'abcdefgh'], [...'hcbagfed']];
    const coin = (round: number) => round % 3 === 0;
    const short = teamDraft(control.slice(0, 4), treatment.slice(0, 4), coin).order.slice(0, 4);
    expect(teamDraft(control, treatment, coin).order.slice(0, 4)).toEqual(short);
  });
});
