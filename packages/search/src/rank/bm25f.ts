/**
 * BM25F (Robertson, Zaragoza, Taylor: "Simple BM25 Extension to Multiple Weighted Fields", 2004): occurrences of a word
 * are first added up over the fields, each divided by its field's length and multiplied by the field's weight, and the
 * sum then saturates once. Adding up saturated fields instead would let a product win by repeating itself everywhere.
 */

/** How soon further occurrences stop to matter: early, for a product named twice is not more of it. */
const SATURATION = 0.6;
/** How much a field's length counts, 0 to 1. One value served every field of the judged queries. */
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
