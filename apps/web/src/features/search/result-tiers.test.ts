import type { SearchReply } from '@quarry/client';
import { describe, expect, it } from 'vitest';
import { tiersOfPage } from './result-tiers.ts';

const reply = (tiers: (string | undefined)[], greatTotal: number | null): SearchReply => ({
  documents: tiers.map((tier, place) => ({ id: String(place), ...(tier && { tier }) })),
  total: tiers.length,
  greatTotal,
  queryId: null,
  understoodParts: [],
  recoveredBy: null,
  understood: {},
  corrections: [],
  readAs: null,
  tierNotes: [{ tier: 'meets_some', text: 'These are not red.' }],
  leadOn: [],
  notes: [],
  facets: [],
  redirect: null,
});

describe('the tiers of a page', () => {
  it('are in the order of the reply, weaker ones under a heading that says what they lack', () => {
    expect(tiersOfPage(reply(['meets_all', 'meets_all', 'meets_some'], 2))).toEqual([
      { tier: 'meets_all', from: 0, to: 2, note: '', isHeaded: false },
      { tier: 'meets_some', from: 2, to: 3, note: 'These are not red.', isHeaded: true },
    ]);
  });

  it('have a heading on a later page too, where all results are weaker', () => {
    expect(tiersOfPage(reply(['meets_some'], 30))[0]).toMatchObject({ isHeaded: true });
  });

  it('have no heading if no result is better', () => {
    expect(tiersOfPage(reply(['meets_some'], 0))).toMatchObject([{ isHeaded: false }]);
  });

  it('are one if the reply has no tiers', () => {
    expect(tiersOfPage(reply([undefined, undefined], null))).toHaveLength(1);
  });
});
