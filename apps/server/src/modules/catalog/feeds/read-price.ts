/**
 * Prices as people and systems write them: `1,299.00 USD`, `1.299,00 ₾`, `1 299,50`, `Rs 250`, `٤٩٫٩٠`.
 *
 * One separator with exactly three digits behind it can be read in two ways. A comma then groups thousands (`1,299`).
 * A dot does so beside a currency (`1.299 ₺`), where people write; alone it is a decimal point, as systems write.
 */

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
  /** ISO code of the currency that stands beside the number, null when none does. */
  currency: string | null;
}

const CURRENCY_CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

const SIGNS: readonly [RegExp, string][] = [
  [/₾|ლარი?|\blari\b/i, 'GEL'],
  [/₺|\bTL\b/i, 'TRY'],
  [/₼|\bmanat\b/i, 'AZN'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/\bUS\$|\$/, 'USD'],
  [/₹|\bRs\.?(?=\s|\d|$)/i, 'INR'],
  [/د\.إ/, 'AED'],
  [/ر\.س/, 'SAR'],
  [/₽|\bруб\.?/i, 'RUB'],
  [/₴/, 'UAH'],
  [/¥/, 'JPY'],
];

/** Null when the text is no price. Negative numbers are no prices. */
export function readPrice(text: string): ReadPrice | null {
  const latin = text
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x06f0))
    .replace(/٫/g, '.')
    .replace(/٬/g, ',');
  const sign = SIGNS.find(([pattern]) => pattern.test(latin));
  const code = /(?<![A-Za-z])([A-Za-z]{3})(?![A-Za-z])/.exec(latin)?.[1]?.toUpperCase() ?? null;
  const currency = sign?.[1] ?? (code && CURRENCY_CODES.has(code) ? code : null);

  const bare = (sign ? latin.replace(sign[0], ' ') : latin)
    .replace(/(?<![A-Za-z])[A-Za-z]{3}(?![A-Za-z])/, (word) => (word.toUpperCase() === code && currency ? ' ' : word))
    .replace(/,-{1,2}$|\.-$/, '')
    .trim();
  const amount = readNumber(bare, currency !== null);
  return amount === null ? null : { amount, currency };
}

function readNumber(text: string, isBesideCurrency: boolean): number | null {
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
  const isGroup = areGroups && (separator === ',' || isBesideCurrency);
  return toNumber(isGroup ? parts.join('') : parts.join('.'));
}

function toNumber(text: string): number | null {
  const value = Number(text);
  return Number.isFinite(value) ? value : null;
}
