/**
 * Takes out of a query what could name a person before it is kept or sent away: people paste e-mail addresses, phone and
 * card numbers into search boxes. A masked query never becomes a suggestion.
 *
 * A run of 12 to 14 digits with a right check digit is an article's barcode and stays.
 */
const EMAIL = /[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.\p{L}{2,}/gu;
/** Digits with at most one separator between two, beginning with a `+` or not. */
const DIGITS = /\+?\(?\p{Nd}(?:[ \-./()]{0,2}\p{Nd}){8,24}/gu;
const MASK = /\[(?:email|phone|card)\]/;
const MASKS = new RegExp(MASK, 'g');

/** The same text with `[email]`, `[phone]` and `[card]` in the places of such. */
export function maskPersons(text: string): string {
  return text.replace(EMAIL, '[email]').replace(DIGITS, (found) => {
    const digits = [...found].flatMap((character) => digitOf(character) ?? []);
    const isBare = digits.length === [...found].length;
    if (digits.length >= 13 && digits.length <= 19 && isCardNumber(digits)) return '[card]';
    if (isBare && isBarcode(digits)) return found;
    if (digits.length >= 13) return '[card]';
    return '[phone]';
  });
}

/** The same text without all such, for whoever would take a mask for a word: a model finds telephones near `[phone]`. */
export function withoutPersons(text: string): string {
  return maskPersons(text).replace(MASKS, ' ').replace(/\s+/g, ' ').trim();
}

export function isMasked(text: string): boolean {
  return MASK.test(text);
}

/** Digits of any script: people write `٥٥٥` too. Every script's digits stand together, from nought to nine. */
function digitOf(character: string): number | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined;
  let zero = character.codePointAt(0) ?? 0;
  const value = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
  return value - zero;
}

/** Luhn's check, ISO/IEC 7812-1: every second digit from the right counts double, the sum ends in nought. */
function isCardNumber(digits: readonly number[]): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The check digit of GTIN-12, -13 and -14: from the right, digits count one and three in turn. */
function isBarcode(digits: readonly number[]): boolean {
  if (digits.length < 12 || digits.length > 14) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
