/**
 * How a language speaks numbers and signs. The espeak-ng voices skip `₾`, `₺` and `₼`, misread `$49.99` and do not
 * inflect, so everything but letters is spelled out first.
 */

/** Money and measures. */
export const NOUNS = [
  'dollar',
  'cent',
  'euro',
  'pound',
  'penny',
  'lari',
  'tetri',
  'lira',
  'kurus',
  'manat',
  'qapik',
  'rupee',
  'paisa',
  'millimetre',
  'centimetre',
  'metre',
  'kilometre',
  'square-metre',
  'inch',
  'microgram',
  'milligram',
  'gram',
  'kilogram',
  'millilitre',
  'litre',
  'watt',
  'kilowatt',
  'volt',
  'ampere-hour',
  'milliampere-hour',
  'megabyte',
  'gigabyte',
  'terabyte',
  'hertz',
  'degree',
  'percent',
] as const;
export type Noun = (typeof NOUNS)[number];

/** Larger numbers are read digit by digit. */
export const LARGEST_NUMBER = 999_999_999;

export interface SpokenLanguage {
  /** The espeak-ng voice. */
  voice: string;
  /** A whole number from 0 to 999,999,999 in words. */
  whole(value: number): string;
  /** A number with decimals: the integer part and the decimal digits as written (`5`, `05`). */
  decimal(value: number, figures: string): string;
  /** "three dollars": number and noun with agreement. */
  counted(value: number, noun: Noun): string;
  /** "two point five kilograms". */
  countedDecimal(value: number, figures: string, noun: Noun): string;
  /** An amount with whole and hundredth units; both above zero. */
  money(major: string, minor: string): string;
  /** Adds an ending written after a number (`50-მდე`, `50'ye`) to its words. Absent for languages without endings. */
  withEnding?(words: string, ending: string): string;
  /** "ten to twenty"; both are already words. */
  range(low: string, high: string): string;
  /** "one hundred by sixty". */
  by(sides: readonly string[]): string;
  minus: string;
  /** A time of day in hours and minutes. */
  time(hours: number, minutes: number): string;
  /** The words for signs. */
  signs: { and: string; plus: string; equals: string; number: string; at: string };
  /** Expansions of abbreviations with a dot. None of them ends a sentence. */
  abbreviations: Readonly<Record<string, string>>;
  /** Ordinal numbers (`1st`, `მე-2`). */
  ordinal?(value: number): string;
}
