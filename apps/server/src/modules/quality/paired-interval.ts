/**
 * The mean difference of a figure over the same queries, with a 95 % interval by the paired bootstrap (Sakai, SIGIR 2006;
 * percentiles as in Efron and Tibshirani 1993). The samples are drawn from a fixed seed: the same figures give the same
 * interval.
 */
import { createRandom } from '../../simulation/seeded-random.ts';

const SAMPLES = 2000;
const SEED = 1;
/** With fewer queries the percentiles of the bootstrap are too narrow to be trusted. */
const MIN_QUERIES = 10;

export interface PairedInterval {
  estimate: number;
  low: number;
  high: number;
  queries: number;
}

/** @param differences after minus before, of each query. @returns null for too few queries. */
export function pairedInterval(differences: readonly number[]): PairedInterval | null {
  const queries = differences.length;
  if (queries < MIN_QUERIES) return null;
  const estimate = differences.reduce((sum, one) => sum + one, 0) / queries;
  const random = createRandom(SEED);
  const means = new Float64Array(SAMPLES);
  for (let sample = 0; sample < SAMPLES; sample++) {
    let sum = 0;
    for (let drawn = 0; drawn < queries; drawn++) sum += differences[Math.floor(random.next() * queries)] ?? 0;
    means[sample] = sum / queries;
  }
  means.sort();
  const at = (share: number) => means[Math.round(share * (SAMPLES - 1))] ?? estimate;
  return { estimate, low: at(0.025), high: at(0.975), queries };
}
