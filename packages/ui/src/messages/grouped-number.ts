/** Counts above 999 in groups of three, in Latin figures like all numbers of the screens: `12 480`. */
const NARROW_SPACE = '\u202f';

export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, NARROW_SPACE);
}
