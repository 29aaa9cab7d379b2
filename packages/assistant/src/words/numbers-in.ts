/** Finds the numbers of a text in any notation: `1,299.90`, `1.299,90`, `1 299,90`, Arabic digits. */

const EASTERN_ZEROES = [0x0660, 0x06f0];

/** Arabic and Persian digits as ASCII; `٫` and `٬` as the separators they are. */
export function asciiDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = EASTERN_ZEROES.find((start) => code >= start && code <= start + 9) ?? code;
      return String(code - zero);
    })
    .replaceAll('٫', '.')
    .replaceAll('٬', ',');
}

/** A number with its grouping: digits, then groups of three after a separator, then decimals. */
export const NUMBER = /\d{1,3}(?:[ \u00a0\u202f.,']\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g;

export function numbersIn(text: string): number[] {
  return (asciiDigits(text).match(NUMBER) ?? []).flatMap(readNumber);
}

/** Every value the written form may have: `1.299` is 1299 in one country and 1.299 in another. */
export function readNumber(written: string): number[] {
  const compact = written.replace(/[ \u00a0\u202f']/g, '');
  const decimals = /[.,](\d{1,2})$/.exec(compact);
  if (decimals) {
    const whole = compact.slice(0, decimals.index).replace(/[.,]/g, '');
    return [Number(`${whole}.${decimals[1]}`)];
  }
  const grouped = Number(compact.replace(/[.,]/g, ''));
  const plain = Number(compact.replace(',', '.'));
  return Number.isNaN(plain) || plain === grouped ? [grouped] : [grouped, plain];
}
