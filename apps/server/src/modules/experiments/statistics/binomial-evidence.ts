/**
 * Evidence on a share that may be looked at after every observation: the likelihood of a Beta mixture over that of one
 * share. Under that share the ratio is a martingale, so it exceeds 1/alpha at any time with a chance of at most alpha
 * (Ville). With two outcomes this is the test of sample ratios of Lindon and Malek (arXiv:2011.03567); with wins and
 * losses it is a sequential sign test. It is exact for any number of observations.
 */

/** Coefficients of Lanczos' approximation of the gamma function, for g = 7. */
const LANCZOS = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

function logGamma(value: number): number {
  const z = value - 1;
  const base = z + LANCZOS.length - 1.5;
  const sum = LANCZOS.reduce((total, coefficient, place) =>
    place === 0 ? coefficient : total + coefficient / (z + place),
  );
  return Math.log(Math.sqrt(2 * Math.PI)) + (z + 0.5) * Math.log(base) - base + Math.log(sum);
}

const logBeta = (a: number, b: number) => logGamma(a) + logGamma(b) - logGamma(a + b);

/**
 * @param share that is tested.
 * @param weight observations that the mixture, centred at one half, is worth: the greater, the smaller the deviations
 * that it finds soonest.
 * @returns the natural logarithm of the likelihood ratio.
 */
export function binomialEvidence(hits: number, misses: number, share: number, weight: number): number {
  const half = weight / 2;
  const mixture = logBeta(half + hits, half + misses) - logBeta(half, half);
  return mixture - hits * Math.log(share) - misses * Math.log(1 - share);
}

/** Valid at any time. */
export function binomialP(hits: number, misses: number, share: number, weight: number): number {
  return Math.min(1, Math.exp(-binomialEvidence(hits, misses, share, weight)));
}

const BISECTIONS = 40;
const EDGE = 1e-9;

/** All shares that the evidence does not exclude: an interval that holds at every moment at once. */
export function shareInterval(
  hits: number,
  misses: number,
  { alpha, weight }: { alpha: number; weight: number },
): { estimate: number; low: number; high: number } {
  const all = hits + misses;
  if (all === 0) return { estimate: 0.5, low: 0, high: 1 };
  const estimate = hits / all;
  const isExcluded = (share: number) => binomialEvidence(hits, misses, share, weight) >= -Math.log(alpha);
  const edge = (outside: number) => {
    if (!isExcluded(outside)) return outside;
    let [out, inside] = [outside, Math.min(1 - EDGE, Math.max(EDGE, estimate))];
    for (let step = 0; step < BISECTIONS; step++) {
      const middle = (out + inside) / 2;
      if (isExcluded(middle)) out = middle;
      else inside = middle;
    }
    return inside;
  };
  const [low, high] = [edge(EDGE), edge(1 - EDGE)];
  return { estimate, low: low <= EDGE ? 0 : low, high: high >= 1 - EDGE ? 1 : high };
}
