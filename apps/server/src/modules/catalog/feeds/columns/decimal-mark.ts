/**
 * Determines the decimal mark from a whole column: `1.299` alone is ambiguous, but with `749,90` in the same column it is
 * above a thousand.
 */
export type DecimalMark = '.' | ',';

/** Votes of values that can be read in one way only: above 0 for a point, below 0 for a comma. */
export function decimalVotes(texts: readonly string[]): number {
  return texts.reduce((sum, text) => sum + voteOf(text), 0);
}

export function decimalMark(votes: number): DecimalMark | undefined {
  return votes === 0 ? undefined : votes > 0 ? '.' : ',';
}

/** `140,000`, `25,500`, `3,000`: a column of only whole thousands is unlikely, so these are decimals. */
export function hasThreeDecimals(texts: readonly string[]): DecimalMark | undefined {
  const marks = texts.map((text) => /^-?\d+([.,])\d{3}$/.exec(text.trim())?.[1]);
  const [first] = marks;
  const isEverywhere = texts.length > 1 && marks.every((mark) => mark !== undefined && mark === first);
  const whole = texts.filter((text) => /[.,]000$/.test(text.trim())).length;
  return isEverywhere && whole >= texts.length / 2 && (first === '.' || first === ',') ? first : undefined;
}

function voteOf(text: string): number {
  const digits = text
    .replace(/٫/g, '.')
    .replace(/٬/g, ',')
    .replace(/[٠-٩]/g, '0')
    .match(/\d[\d.,]*\d|[.,]\d+/)?.[0];
  if (!digits) return 0;
  const [dots, commas] = [digits.split('.').length - 1, digits.split(',').length - 1];
  if (dots > 0 && commas > 0) return digits.lastIndexOf('.') > digits.lastIndexOf(',') ? 1 : -1;
  if (dots + commas === 0) return 0;
  const sign = dots > 0 ? 1 : -1;
  if (dots + commas > 1) return -sign;
  const [whole = '', decimals = ''] = digits.split(/[.,]/);
  const mayBeGroups = decimals.length === 3 && /^[1-9]\d{0,2}$/.test(whole);
  return mayBeGroups ? 0 : sign;
}
