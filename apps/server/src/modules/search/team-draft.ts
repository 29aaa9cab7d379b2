/**
 * Merges two rankings by team draft (Radlinski, Kurup and Joachims, CIKM 2008): in each round both name their best
 * result that is not in the list yet, and a coin decides which stands first. A result that both name in the same round
 * says nothing about either and belongs to no team.
 */

export interface Draft {
  order: string[];
  /** Results by which one ranking differs from the other. */
  control: Set<string>;
  treatment: Set<string>;
}

/** @param isControlFirst the coin of a round, the same whenever this list is drafted again. */
export function teamDraft(
  control: readonly string[],
  treatment: readonly string[],
  isControlFirst: (round: number) => boolean,
): Draft {
  const taken = new Set<string>();
  const draft: Draft = { order: [], control: new Set(), treatment: new Set() };
  let [ofControl, ofTreatment] = [0, 0];
  const nextOf = (ranking: readonly string[], from: number) => {
    let place = from;
    while (place < ranking.length && taken.has(ranking[place] ?? '')) place += 1;
    return place;
  };
  const take = (id: string, team?: Set<string>) => {
    taken.add(id);
    draft.order.push(id);
    team?.add(id);
  };

  for (let round = 0; ; round++) {
    ofControl = nextOf(control, ofControl);
    ofTreatment = nextOf(treatment, ofTreatment);
    const [one, other] = [control[ofControl], treatment[ofTreatment]];
    if (one === undefined && other === undefined) return draft;
    if (one === undefined || other === undefined || one === other) {
      take(one ?? other ?? '');
      continue;
    }
    if (isControlFirst(round)) {
      take(one, draft.control);
      take(other, draft.treatment);
    } else {
      take(other, draft.treatment);
      take(one, draft.control);
    }
  }
}
