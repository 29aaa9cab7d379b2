/** Parses numbers in the notations of different countries. */

/**
 * `1.299,00`, `1,299.00`, `1 299`, `49,99`, `1.500`: the last separator is decimal unless exactly three digits follow
 * it (`0.500` excepted); every other separator groups thousands.
 */
export function parseNumber(text: string): number {
  const plain = text.replace(/[\s'’٬]/g, '').replaceAll('٫', '.');
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last < 0) return Number(plain);
  const whole = plain.slice(0, last).replace(/[.,]/g, '');
  const fraction = plain.slice(last + 1);
  const separator = plain[last] ?? '.';
  const isRepeated = plain.indexOf(separator) !== last;
  const groupsThousands = fraction.length === 3 && whole !== '0' && whole.length > 0;
  return groupsThousands || isRepeated ? Number(whole + fraction) : Number(`${whole || '0'}.${fraction}`);
}
