/**
 * Removes e-mail addresses and telephone numbers from the text for a language model. The model does not need them: the
 * order tool checks the proof in the shopper's own message. Order numbers and barcodes are kept: 12 to 14 bare digits
 * with a right check digit.
 */
import { asciiDigits } from '../../words/numbers-in.ts';

const EMAIL = /[^\s@<>()[\],;:"“”„«»]+@[^\s@<>()[\],;:"“”„«»]+\.\p{L}{2,}/gu;
/** Nine digits and more with at most two separators between two, or seven with a `+`, brackets or spaces. */
const PHONE = /\+?\(?\d(?:[\s\-./()]{0,2}\d){6,18}/gu;
const FEWEST_BARE_DIGITS = 9;

export function maskPersons(text: string, phoneEnding: string | null = null): string {
  const masked = asciiDigits(text)
    .replace(EMAIL, '[e-mail]')
    .replace(PHONE, (found) => {
      const digits = found.replace(/\D/g, '');
      const isBare = digits === found;
      if (isBare && (digits.length < FEWEST_BARE_DIGITS || isBarcode(digits))) return found;
      // "1042 4417": an order and a phone ending; "1 299 000": an amount; "2026-11-21": a day.
      if (/^\d{3,6}\s\d{4}$/.test(found) || /^\d{1,3}(?:[ .]\d{3})+$/.test(found)) return found;
      if (/^\d{4}[-./]\d{2}[-./]\d{2}$/.test(found)) return found;
      return '[phone]';
    });
  if (phoneEnding === null) return masked;
  return masked.replace(new RegExp(`(?<![\\p{L}\\p{N}#.,-])${phoneEnding}(?![\\p{L}\\p{N}]|[.,]\\d)`, 'gu'), '[phone]');
}

/** The check digit of GTIN-12, -13 and -14: from the right, digits count one and three in turn. */
function isBarcode(digits: string): boolean {
  if (digits.length < 12 || digits.length > 14) return false;
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, place) => total + Number(digit) * (place % 2 === 1 ? 3 : 1), 0);
  return sum % 10 === 0;
}
