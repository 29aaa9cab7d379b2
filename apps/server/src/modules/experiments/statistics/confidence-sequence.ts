/**
 * Asymptotic confidence sequences for a mean: intervals that hold at every moment at once, so that a test may be looked
 * at, and stopped, at any time (Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, arXiv:2103.06476, after the mixture of
 * Robbins; for sums without a known variance see Howard et al., arXiv:1810.08240).
 */

/**
 * The mixture's scale for which the interval is narrowest after `n` observations. It must be chosen before the data.
 */
export function tunedScale(n: number, alpha: number): number {
  return Math.sqrt((-2 * Math.log(alpha) + Math.log(1 - 2 * Math.log(alpha))) / n);
}

/** Half the width of the interval after `n` observations with this standard deviation. */
export function halfWidth(deviation: number, n: number, scale: number, alpha: number): number {
  const information = n * scale * scale;
  return (
    deviation * Math.sqrt((2 * (information + 1) * Math.log(Math.sqrt(information + 1) / alpha)) / (n * information))
  );
}

/**
 * The p-value of the same mixture for a mean of 0: it is at most `alpha` exactly when the interval of `alpha` leaves 0
 * out, and it is valid at any time.
 */
export function sequentialP(mean: number, deviation: number, n: number, scale: number): number {
  if (deviation === 0) return 1;
  const information = n * scale * scale;
  const squared = (n * mean * mean) / (deviation * deviation);
  const evidence = (squared * information) / (2 * (information + 1)) - Math.log(information + 1) / 2;
  return Math.min(1, Math.exp(-evidence));
}
