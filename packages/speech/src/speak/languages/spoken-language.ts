/**
 * How one language says what is written in figures and signs. The espeak-ng voices drop `₾`, `₺` and `₼`, read `$49.99`
 * oddly and do not inflect, so everything but letters is spelled out before it is spoken.
 */

/** Money and measures that shops write. */
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

/** Above this, figures are read one by one. */
export const LARGEST_NUMBER = 999_999_999;

export interface SpokenLanguage {
  /** The voice of espeak-ng. */
  voice: string;
  /** A whole number from 0 to 999,999,999 in words. */
  whole(value: number): string;
  /** A number with decimals: the whole part and the figures behind the point, as written (`5`, `05`). */
  decimal(value: number, figures: string): string;
  /** "three dollars": number and noun, agreeing. */
  counted(value: number, noun: Noun): string;
  /** "two point five kilograms". */
  countedDecimal(value: number, figures: string, noun: Noun): string;
  /** Whole and hundredth coins in one amount; both above zero. */
  money(major: string, minor: string): string;
  /** Ending that was written behind a figure (`50-მდე`, `50'ye`), put on its words. Without one the language has none. */
  withEnding?(words: string, ending: string): string;
  /** "ten to twenty"; both already in words. */
  range(low: string, high: string): string;
  /** "one hundred by sixty". */
  by(sides: readonly string[]): string;
  minus: string;
  /** The hours and minutes of a clock. */
  time(hours: number, minutes: number): string;
  /** What signs between words are called. */
  signs: { and: string; plus: string; equals: string; number: string; at: string };
  /** Shortened words, with the dot: what is said instead. None of them ends a sentence. */
  abbreviations: Readonly<Record<string, string>>;
  /** Where it is written as a place in a row (`1st`, `მე-2`). */
  ordinal?(value: number): string;
}
