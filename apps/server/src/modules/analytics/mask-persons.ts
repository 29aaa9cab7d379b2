/**
 * Masks personal data in a query before it is stored or sent to a provider: people paste e-mail addresses, phone and
 * card numbers into search boxes. A masked query never becomes a suggestion.
 *
 * A run of 12 to 14 digits with a valid check digit is a barcode and is kept.
 */
const EMAIL = /[^\s@<>()[\],;:]+@[^\s@<>()[\],;:]+\.\p{L}{2,}/gu;
/** Digits with at most two separators in between, with or without a leading `+`. */
const DIGITS = /\+?\(?\p{Nd}(?:[ \-./()]{0,2}\p{Nd}){8,24}/gu;
const MASK = /\[(?:email|phone|card)\]/;
const MASKS = new RegExp(MASK, 'g');

/** Replaces personal data with `[email]`, `[phone]` and `[card]`. */
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

/** Removes personal data without placeholders, for embedding models: `[phone]` would match telephones. */
export function withoutPersons(text: string): string {
  return maskPersons(text).replace(MASKS, ' ').replace(/\s+/g, ' ').trim();
}

export function isMasked(text: string): boolean {
  return MASK.test(text);
}

/** The value of a digit of any script, for example `٥`. Unicode orders each script's digits from 0 to 9. */
function digitOf(character: string): number | undefined {
  if (!/\p{Nd}/u.test(character)) return undefined;
  let zero = character.codePointAt(0) ?? 0;
  const value = zero;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1)) && value - zero < 9) zero -= 1;
  return value - zero;
}

/** Luhn check, ISO/IEC 7812-1: every second digit from the right is doubled; the sum ends in 0. */
function isCardNumber(digits: readonly number[]): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** Check digit of GTIN-12, -13 and -14: from the right, digits are weighted 1 and 3 alternately. */
function isBarcode(digits: readonly number[]): boolean {
  if (digits.length < 12 || digits.length > 14) return false;
  const sum = [...digits].reverse().reduce((total, digit, place) => total + digit * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
