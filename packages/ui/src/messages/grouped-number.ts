/** Formats counts in groups of three Latin digits: `12 480`. */
const NARROW_SPACE = '\u202f';

export function grouped(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, NARROW_SPACE);
}
