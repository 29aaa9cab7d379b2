/** Formats measures in each language: `500 ml` is `500 მლ`, `256gb` is `256 GB`, `85-105 cm` is `85–105 cm`. */
import type { Language } from '../language.ts';

/** Units as catalogues spell them, in lower case, in the order of the columns below. */
const UNITS = 'ml cl l mg g kg mm cm m w kw v hz gb tb mah'.split(' ');
const WRITTEN: Readonly<Record<Language, readonly string[]>> = {
  en: 'ml cl l mg g kg mm cm m W kW V Hz GB TB mAh'.split(' '),
  ka: 'მლ სლ ლ მგ გ კგ მმ სმ მ ვტ კვტ ვ ჰც GB TB mAh'.split(' '),
  tr: 'ml cl l mg g kg mm cm m W kW V Hz GB TB mAh'.split(' '),
  ar: 'مل سل لتر ملغ غ كغ مم سم م واط كيلوواط فولت هرتز GB TB mAh'.split(' '),
  az: 'ml sl l mq q kq mm sm m Vt kVt V Hs GB TB mAh'.split(' '),
};
const MEASURE = /^(\d+(?:[.,]\d+)?(?:\s?[x×–-]\s?\d+(?:[.,]\d+)?){0,2})\s?([a-z]+)$/i;

/** Null when the text is not a measure. Digits are unchanged. */
export function measureLabel(value: string, language: Language): string | null {
  const [, amount = '', unit = ''] = MEASURE.exec(value) ?? [];
  const written = WRITTEN[language][UNITS.indexOf(unit.toLowerCase())];
  return written === undefined ? null : `${amount.replace(/\s?-\s?/gu, '–')} ${written}`;
}
