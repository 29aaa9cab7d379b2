/**
 * What a picture shows, by vote: the most alike pictures say which kinds of product they are, and all pictures of those
 * kinds move up a little. A long shirt whose neighbours are mostly shirts then stands before a dress of the same cloth.
 * Where the neighbours disagree, or a shop names no kinds, hardly anything moves.
 */
import type { LabelledPicture } from './learn-projection.ts';

/** So many neighbours vote. */
export const VOTERS = 20;
/** How fast a vote loses weight with the distance to the nearest neighbour, as a cosine. */
const FADE = 0.03;
/** What a kind that all voters name gets, as a cosine. Measured on photos: from 0.05 to 0.3 every value helps. */
const BONUS = 0.1;

/** @returns the scores with what the vote adds. Scores are worth `full` where two pictures are the same. */
export type KindVote = (scores: Float64Array, voters: readonly number[], full: number) => Float64Array;

/** Undefined when there are not two kinds. */
export function createKindVote(pictures: readonly LabelledPicture[]): KindVote | undefined {
  const places = new Map<string, number>();
  const kinds = Int32Array.from(pictures, ({ label }) => {
    if (label === undefined) return -1;
    const place = places.get(label) ?? places.size;
    places.set(label, place);
    return place;
  });
  if (places.size < 2) return undefined;

  return (scores, voters, full) => {
    const highest = Math.max(...voters.map((row) => scores[row] ?? 0));
    const shares = new Float64Array(places.size);
    let total = 0;
    for (const row of voters) {
      const weight = Math.exp(((scores[row] ?? 0) - highest) / (FADE * full));
      total += weight;
      const kind = kinds[row] ?? -1;
      if (kind >= 0) shares[kind] = (shares[kind] ?? 0) + weight;
    }
    return scores.map((score, row) => {
      const kind = kinds[row] ?? -1;
      return kind < 0 || total === 0 ? score : score + (BONUS * full * (shares[kind] ?? 0)) / total;
    });
  };
}
