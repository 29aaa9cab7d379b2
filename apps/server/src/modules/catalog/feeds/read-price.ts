/**
 * Parses prices as people and systems write them: `1,299.00 USD`, `1.299,00 ₾`, `1 299,50`, `Rs 250`, `٤٩٫٩٠`.
 *
 * A single separator followed by exactly three digits is ambiguous. A comma then groups thousands (`1,299`). A dot groups
 * thousands beside a currency (`1.299 ₺`), because people write so; alone it is a decimal point, as systems write. If the
 * decimal mark of the column is known, it is used instead of these rules.
 */
import { cellMeans, columnData } from './columns/column-data.ts';
import type { DecimalMark } from './columns/decimal-mark.ts';
import { foldName } from './columns/fold-name.ts';

/**
 * Prices above are mistakes, such as a barcode in the wrong column. Houses priced in the smallest currency units (rial,
 * dong) stay below.
 */
export const MAX_PRICE = 1e12;

export const TOO_HIGH_A_PRICE = {
  reason: `The price is above ${MAX_PRICE.toLocaleString('en')}.`,
  fix: 'Write the price of one piece. Look whether the column holds another number, such as a barcode.',
};

export interface ReadPrice {
  amount: number;
  /** ISO code of the currency beside the number, null when there is none. */
  currency: string | null;
}

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/**
 * @param mark the decimal mark of the column, where it is known.
 * @returns null when the text is not a price, such as a negative number. Of `from 20` and `20 ₾ / kg` the number is used.
 */
export function readPrice(text: string, mark?: DecimalMark): ReadPrice | null {
  const latin = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  const { rest, currency } = withoutCurrency(latin.trim());
  const bare = withoutWords(rest)
    .replace(/,-{1,2}$|\.-$/, '')
    .trim();
  const amount = readNumber(bare, currency !== null, mark);
  return amount === null ? null : { amount, currency };
}

/** ISO code of a currency's code, sign or name in any of our languages, such as `TL` or `ლარი`. */
export function currencyCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (CURRENCY_CODES.has(code)) return code;
  const { signs, currencies } = columnData();
  return signs.find(({ sign }) => sign === text.trim())?.code ?? currencies.get(foldName(text)) ?? null;
}

function withoutCurrency(text: string): { rest: string; currency: string | null } {
  const found = columnData().signs.find(({ sign }) => text.includes(sign));
  if (found) return { rest: text.replace(found.sign, ' '), currency: found.code };
  for (const [word] of text.matchAll(/(?<!\p{L})\p{L}[\p{L}\p{M}'’]+\.?(?![\p{L}\p{M}])/gu)) {
    const currency = currencyCode(word.replace(/\.$/, ''));
    if (currency) return { rest: text.replace(word, ' '), currency };
  }
  return { rest: text, currency: null };
}

/** `from 20`, `20-დან`, `20 / kg`. */
function withoutWords(text: string): string {
  const [, before = '', number = '', after = ''] = /^([^\d.,]*)(.*\d[.,]?-?)([^\d]*)$/su.exec(text.trim()) ?? [];
  const isNothing = (words: string) => foldName(words) === '';
  const mayStandBefore = isNothing(before) ? !/[-−–]\s*$/.test(before) : cellMeans('starting_at', before);
  const mayStandAfter =
    isNothing(after) || cellMeans('starting_at', after) || /^\s*(\/|per )\s*\p{L}{1,10}\.?\s*$/u.test(after);
  return mayStandBefore && mayStandAfter ? number : text;
}

/** A number without currency or words; null when the text is none. */
export function readNumber(text: string, isBesideCurrency: boolean, mark?: DecimalMark): number | null {
  const compact = text.replace(/(?<=\d)[\s\u00a0\u202f'’](?=\d{3}(?!\d))/g, '');
  if (!/^\d[\d.,]*$|^[.,]\d+$/.test(compact)) {
    // `4.5e3` is how some systems write large numbers.
    return /^\d+(\.\d+)?e\+?\d{1,2}$/i.test(compact) ? Number(compact) : null;
  }
  const lastDot = compact.lastIndexOf('.');
  const lastComma = compact.lastIndexOf(',');
  if (lastDot >= 0 && lastComma >= 0) {
    const [decimal, group] = lastDot > lastComma ? ['.', ','] : [',', '.'];
    return toNumber(compact.replaceAll(group, '').replace(decimal, '.'));
  }
  const separator = lastDot >= 0 ? '.' : ',';
  const parts = compact.split(separator);
  if (parts.length === 1) return toNumber(compact);
  const areGroups = parts.slice(1).every((part) => part.length === 3) && /^[1-9]\d{0,2}$/.test(parts[0] ?? '');
  if (parts.length > 2) {
    // India groups by twos above the thousands: `2,50,000`.
    return areGroups || /^[1-9]\d?(,\d{2})+,\d{3}$/.test(compact) ? toNumber(parts.join('')) : null;
  }
  const isGroup = areGroups && (mark ? mark !== separator : separator === ',' || isBesideCurrency);
  return toNumber(isGroup ? parts.join('') : parts.join('.'));
}

function toNumber(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
