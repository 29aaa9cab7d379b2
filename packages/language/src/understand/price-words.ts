/** Words for money, for measures that are not money, and case endings that bound an amount. All as skeletons. */
import { skeleton } from '../analysis/fold.ts';
import { wordsOf } from '../data/word-table.ts';

/** The bound that a case ending gives to the amount before it. */
export type Ending = 'to' | 'from' | 'than' | 'for' | 'of' | 'dative';

export const CURRENCY_SIGNS: ReadonlySet<string> = new Set(['$', '€', '£', '₾', '₺', '₼', '₹', '₽', '¥', '﷼']);

const CURRENCIES: ReadonlySet<string> = new Set(wordsOf('money', 'currencies'));

/** Inflected currency words: stem, then the endings of the language. `latin` is Georgian in Latin letters. */
const INFLECTED: readonly (readonly [stem: RegExp, language: keyof typeof ENDINGS])[] = [
  [/^(?:ლარ|დოლარ|ევრო|რუპი|ლირ|მანათ|დირჰამ|რიალ|რიიალ|ფუნტ|სტერლინგ|დინარ|რუბლ|ბაქს)/, 'ka'],
  [/^(?:lar|dol+ar|[ae][vu]ro|rupi|manat|funt|dirham|rial)/, 'latin'],
  [/^(?:tl|lira|dolar|avro|euro|rupi|manat|lari|dirhem|riyal|sterlin|pound|dinar|ruble)/, 'tr'],
  [/^(?:manat|azn|lari|dollar|[ae]vro|rubl|rupi|lir[ea]|dirhem|riyal|funt|sterlinq|dinar)/, 'az'],
];
const ANY_INFLECTED = new RegExp(INFLECTED.map(([stem]) => stem.source).join('|'));

const ENDINGS = {
  ka: [
    [/^(?:ა?მდე|ა?მდის|მდეა)$/, 'to'],
    [/^(?:ი|ა)?დან$/, 'from'],
    [/^(?:ა?ზე|ით)$/, 'than'],
    [/^(?:ად|დ|იან\S*)$/, 'for'],
    [/^(?:ის|იანი)$/, 'of'],
    [/^(?:ს|სა|ი|ა|ას)$/, 'dative'],
  ],
  latin: [
    [/^(?:i?a?mde|i?a?mdis)$/, 'to'],
    [/^(?:i|a)?dan$/, 'from'],
    [/^a?ze$/, 'than'],
    [/^(?:ad|iani)$/, 'for'],
  ],
  tr: [
    [/^y?[ea]$/, 'to'],
    [/^[dt][ea]n$/, 'from'],
    [/^l[iu]k$/, 'for'],
    [/^n?[iu]n$/, 'of'],
    [/^y?[iu]$/, 'dative'],
  ],
  az: [
    [/^(?:y?[ea]|a?dek|ac?an)$/, 'to'],
    [/^d[ea]n$/, 'from'],
    [/^l[iu][qk]$/, 'for'],
    [/^n?[iu]n$/, 'of'],
    [/^n?[iu]$/, 'dative'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [RegExp, Ending])[]>>;

/** A currency word, with the bound of its ending (null for none); undefined for other words. */
export function readCurrencyWord(word: string, storeCurrency?: string): { ending: Ending | null } | undefined {
  if (CURRENCIES.has(word) || word === storeCurrency?.toLowerCase()) return { ending: null };
  if (!ANY_INFLECTED.test(word)) return undefined;
  for (const [stem, language] of INFLECTED) {
    const ending = word.replace(stem, '');
    if (ending === word) continue;
    const meaning = ENDINGS[language].find(([form]) => form.test(ending))?.[1];
    if (meaning !== undefined) return { ending: meaning };
  }
  return undefined;
}

/** The bound of an ending written after a number: `მდე` in `50-მდე`, `ye` in `50'ye`. */
export function readEnding(ending: string): Ending | undefined {
  for (const language of ['ka', 'latin', 'tr', 'az'] as const) {
    const meaning = ENDINGS[language].find(([form]) => form.test(ending))?.[1];
    if (meaning !== undefined) return meaning;
  }
  return undefined;
}

/** Units in five languages: a number before one of them is not a price. */
export const UNITS: ReadonlySet<string> = new Set(wordsOf('money', 'measures'));

/** Whether a word, as folded by `analyze`, is a unit: `kilo`, `ლიტრი`, `بوصة`. */
export function isMeasureWord(exact: string): boolean {
  return UNITS.has(skeleton(exact));
}
