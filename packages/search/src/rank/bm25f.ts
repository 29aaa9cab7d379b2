/**
 * BM25F (Robertson, Zaragoza, Taylor: "Simple BM25 Extension to Multiple Weighted Fields", 2004): occurrences of a word
 * are first added up over the fields, each divided by its field's length and multiplied by the field's weight, and the
 * sum then saturates once. Adding up saturated fields instead would let a product win by repeating itself everywhere.
 */

/** Saturation k1: low, because a second occurrence of a word adds little in product texts. */
const SATURATION = 0.6;
/** Length normalization b, 0 to 1. One value is best for every field on the judged queries. */
const LENGTH_SHARE = 0.75;

/** What one occurrence contributes in a field of `length` words, where `averageLength` is usual. */
export function contributionOf(weight: number, length: number, averageLength: number): number {
  return weight / (1 - LENGTH_SHARE + LENGTH_SHARE * (length / averageLength));
}

/** Contribution sum → 0 … (1 + SATURATION), steep at first. */
export function saturate(contribution: number): number {
  return (contribution * (1 + SATURATION)) / (contribution + SATURATION);
}

/**
 * How much it says that a product has this word: rare words say much. Stays above zero for a word that every product
 * has, which the usual formula does not, so that tiny catalogues rank too.
 */
export function information(productsWithWord: number, products: number): number {
  return Math.log(1 + products / Math.max(1, productsWithWord));
}
