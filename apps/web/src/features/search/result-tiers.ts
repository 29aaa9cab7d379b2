/** Divides one page of results by tier, in the order of the reply. */
import { type SearchReply, tierOf } from '@quarry/client';
import type { MatchTier } from '@quarry/contract';

export interface TierOfPage {
  /** A `MatchTier`; empty where the reply does not say. */
  tier: string;
  /** Places on the page: the first, and the one after the last. */
  from: number;
  to: number;
  /** What they lack; empty where the reply does not say. */
  note: string;
  /** A line stands above them: something better stands before, on this page or an earlier one. */
  isHeaded: boolean;
}

const LESSER: ReadonlySet<string> = new Set(['unstated', 'meets_some'] satisfies MatchTier[]);

/** Results without a tier, and of any tier where none is of the first, are one list. */
export function tiersOfPage({ documents, greatTotal, tierNotes }: SearchReply): TierOfPage[] {
  const tiers: TierOfPage[] = [];
  documents.forEach((document, place) => {
    const tier = tierOf(document);
    const last = tiers.at(-1);
    if (last?.tier === tier) last.to = place + 1;
    else tiers.push({ tier, from: place, to: place + 1, note: noteOf(tier, tierNotes), isHeaded: false });
  });
  const hasBetter = (greatTotal ?? 0) > 0;
  return tiers.map((one, place) => ({ ...one, isHeaded: LESSER.has(one.tier) && (place > 0 || hasBetter) }));
}

function noteOf(tier: string, notes: SearchReply['tierNotes']): string {
  return notes.find((note) => note.tier === tier)?.text ?? '';
}
