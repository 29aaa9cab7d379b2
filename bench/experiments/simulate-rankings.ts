/**
 * Two rankings of invented products, one a little better, and shoppers who look down a list and click: the same shoppers
 * see either one ranking of the two, or both, interleaved.
 */
import { binomialP } from '../../apps/server/src/modules/experiments/statistics/binomial-evidence.ts';
import { teamDraft } from '../../apps/server/src/modules/search/team-draft.ts';
import { PREFERENCE_WEIGHT } from '../../apps/server/src/modules/experiments/statistics/verdict.ts';
import type { Random } from '../../apps/server/src/simulation/seeded-random.ts';
import { ALPHA, type TestOutcome, type Visit } from './simulate-tests.ts';

const PRODUCTS = 24;
const SHOWN = 10;
/** How likely a shopper clicks an examined product, by how well it fits: 0, 1, 2. */
const ATTRACTION = [0.01, 0.06, 0.3] as const;
/** Chance to go on to the next place. */
const GOES_ON = 0.8;
/** Deviation of the errors that only the treatment makes, beside 1 for those of the control. */
const NEW_ERRORS = 0.2;

interface Query {
  fits: number[];
  control: string[];
  treatment: string[];
}

/** @param better share of the control's errors that the treatment does not make; null: it makes others, and as many. */
function query(random: Random, better: number | null): Query {
  const fits = Array.from({ length: PRODUCTS }, () => (random.next() < 0.12 ? 2 : random.next() < 0.3 ? 1 : 0));
  const errors = fits.map(() => random.normal());
  // A setting changes a part of the ranking: most errors are the same, some are new.
  const changed = fits.map((_fit, product) =>
    better === null ? random.normal() : (1 - better) * (errors[product] ?? 0) + NEW_ERRORS * random.normal(),
  );
  const ranking = (noise: readonly number[]) => {
    const scores = fits.map((fit, product) => fit + (noise[product] ?? 0));
    return fits
      .map((_fit, product) => product)
      .sort((one, other) => (scores[other] ?? 0) - (scores[one] ?? 0))
      .map(String);
  };
  return { fits, control: ranking(errors), treatment: ranking(changed) };
}

function clicked(random: Random, order: readonly string[], fits: readonly number[]): string[] {
  const clicks: string[] = [];
  for (const product of order.slice(0, SHOWN)) {
    if (random.next() < (ATTRACTION[fits[Number(product)] ?? 0] ?? 0)) clicks.push(product);
    if (random.next() > GOES_ON) break;
  }
  return clicks;
}

/** A visit of an A/B test whose outcome is whether it clicked. */
export function splitVisit(better: number): Visit {
  return (random, isTreated) => {
    const { fits, control, treatment } = query(random, better);
    return { y: clicked(random, isTreated ? treatment : control, fits).length > 0 ? 1 : 0, x: 0 };
  };
}

/** Looked at after every visit. */
export function simulateInterleaving(random: Random, better: number | null, visits: number): TestOutcome {
  let [wins, losses] = [0, 0];
  for (let count = 1; count <= visits; count++) {
    const { fits, control, treatment } = query(random, better);
    const draft = teamDraft(control, treatment, () => random.next() < 0.5);
    const clicks = clicked(random, draft.order, fits);
    const credit =
      clicks.filter((id) => draft.treatment.has(id)).length - clicks.filter((id) => draft.control.has(id)).length;
    if (credit > 0) wins += 1;
    else if (credit < 0) losses += 1;
    else continue;
    if (binomialP(wins, losses, 0.5, PREFERENCE_WEIGHT) <= ALPHA)
      return { decidedAt: count, isPositive: wins > losses, varianceReduction: 0 };
  }
  return { decidedAt: undefined, isPositive: false, varianceReduction: 0 };
}
