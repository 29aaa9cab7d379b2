/**
 * Phrases in several languages, and the grammar that combines them.
 *
 * A catalogue writes a phrase as one row, `English|Georgian|Turkish|Arabic|Azerbaijani`. Later languages may be left
 * out: a shop uses only rows that have all of its languages.
 */
import { LANGUAGES, type Language } from '@quarry/contract';

export type Phrase = { en: string } & Partial<Record<Language, string>>;

/** Parses a row; an empty cell means that the row lacks the language. */
export function phrase(row: string): Phrase {
  const cells = row.split('|');
  const read: Phrase = { en: (cells[0] ?? '').trim() };
  LANGUAGES.forEach((language, column) => {
    const cell = cells[column]?.trim();
    if (cell) read[language] = cell;
  });
  return read;
}

/** The row that `phrase` reads. */
export const rowOf = (words: Phrase): string => LANGUAGES.map((language) => words[language] ?? '').join('|');

/** The same text in every language: names, codes, numbers. */
export function everywhere(text: string): Phrase {
  return { en: text, ka: text, tr: text, ar: text, az: text };
}

export function speaks(text: Phrase, languages: readonly Language[]): boolean {
  return languages.every((language) => text[language] !== undefined);
}

/** The phrase in a language. @throws when it is missing, so that no shop shows a wrong language unnoticed. */
export function say(text: Phrase, language: Language): string {
  const words = text[language];
  if (words === undefined) throw new Error(`No ${language} words for "${text.en}".`);
  return words;
}

/** Capitalizes the first letter by the rules of the language (Turkish and Azerbaijani `i` becomes `İ`). */
export function capitalize(text: string, language: Language): string {
  const [first = ''] = text;
  const locale = language === 'tr' || language === 'az' ? language : 'en';
  // Georgian has no capitals in running text, and upper-casing would give Mtavruli letters.
  return language === 'ka' ? text : first.toLocaleUpperCase(locale) + text.slice(first.length);
}

/** Lower-cases the first letter, for words that move inside a title. */
export function lowerFirst(text: string, language: Language): string {
  const [first = ''] = text;
  const locale = language === 'tr' || language === 'az' ? language : 'en';
  return first.toLocaleLowerCase(locale) + text.slice(first.length);
}

const COMMAS: Record<Language, string> = { en: ', ', ka: ', ', tr: ', ', ar: '، ', az: ', ' };
const SEMICOLONS: Record<Language, string> = { en: '; ', ka: '; ', tr: '; ', ar: '؛ ', az: '; ' };

export function withCommas(parts: readonly string[], language: Language): string {
  return parts.join(COMMAS[language]);
}

export function withSemicolons(parts: readonly string[], language: Language): string {
  return parts.join(SEMICOLONS[language]);
}

const UNITS = {
  g: phrase('g|გ|g|جم|q'),
  kg: phrase('kg|კგ|kg|كجم|kq'),
  mg: phrase('mg|მგ|mg|ملجم|mq'),
  ml: phrase('ml|მლ|ml|مل|ml'),
  l: phrase('l|ლ|L|لتر|l'),
  mm: phrase('mm|მმ|mm|مم|mm'),
  cm: phrase('cm|სმ|cm|سم|sm'),
  m: phrase('m|მ|m|م|m'),
  W: phrase('W|ვტ|W|واط|Vt'),
  V: phrase('V|ვ|V|فولت|V'),
  mAh: phrase('mAh|მა·სთ|mAh|مللي أمبير|mAh'),
  GB: everywhere('GB'),
  TB: everywhere('TB'),
  A: phrase('Ah|ა·სთ|Ah|أمبير|A·saat'),
  inch: phrase('″|″|″|بوصة|″'),
  pcs: phrase('pcs|ცალი|adet|قطعة|ədəd'),
} as const;
export type Unit = keyof typeof UNITS;
export const UNIT_NAMES = namesOf(UNITS);

/** Keys of a table, typed. */
export function namesOf<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table).filter((name): name is Name => name in table);
}

/** `1.8` is `1,8` in Turkish and Azerbaijani. */
export function withDecimals(amount: string, language: Language): string {
  return language === 'tr' || language === 'az' ? amount.replace(/(\d)\.(\d)/g, '$1,$2') : amount;
}

/** `quantity(500, 'g')` is `500 g`, `500 გ`, `500 جم`, … No space before an inch sign. */
export function quantity(amount: number | string, unit: Unit): Phrase {
  const written: Phrase = { en: '' };
  for (const language of LANGUAGES) {
    const space = unit === 'inch' && language !== 'ar' ? '' : ' ';
    written[language] = `${withDecimals(String(amount), language)}${space}${say(UNITS[unit], language)}`;
  }
  return written;
}
