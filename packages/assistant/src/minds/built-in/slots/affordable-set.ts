/**
 * Chooses one candidate per kind so that the total stays within a budget and the ranks of the chosen candidates are as
 * good as possible. Candidates are passed in descending order of quality.
 */
export interface SetCandidate {
  id: string;
  price: number;
}

/**
 * @param kinds candidates of each kind, the kinds that matter most first; the first kind is never left out.
 * @param budget null: none was set.
 * @returns the chosen candidates, and whether every kind is among them; empty when nothing at all can be afforded.
 */
export function affordableSet<Candidate extends SetCandidate>(
  kinds: readonly (readonly Candidate[])[],
  budget: number | null,
): { chosen: Candidate[]; isWhole: boolean } {
  const filled = kinds.filter((candidates) => candidates.length > 0);
  for (let count = filled.length; count > 0; count -= 1) {
    const chosen = choose(filled.slice(0, count), budget);
    if (chosen) return { chosen, isWhole: count === filled.length };
  }
  return { chosen: [], isWhole: false };
}

/** From the best of each kind downwards: always the step that saves most for each place it goes down the list. */
function choose<Candidate extends SetCandidate>(
  kinds: readonly (readonly Candidate[])[],
  budget: number | null,
): Candidate[] | null {
  const places = kinds.map(() => 0);
  const at = (kind: number): Candidate | undefined => kinds[kind]?.[places[kind] ?? 0];
  const sum = (): number => kinds.reduce((total, _, kind) => total + (at(kind)?.price ?? 0), 0);
  while (budget !== null && sum() > budget) {
    let best: { kind: number; place: number; gain: number } | null = null;
    for (const [kind, candidates] of kinds.entries()) {
      const now = places[kind] ?? 0;
      for (let place = now + 1; place < candidates.length; place += 1) {
        const saved = (candidates[now]?.price ?? 0) - (candidates[place]?.price ?? 0);
        const gain = saved / (place - now);
        if (saved > 0 && (best === null || gain > best.gain)) best = { kind, place, gain };
      }
    }
    if (best === null) return null;
    places[best.kind] = best.place;
  }
  return kinds.flatMap((_, kind) => at(kind) ?? []);
}
