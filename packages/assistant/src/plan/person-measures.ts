/** Measures of the shopper or of somebody (height, weight), and whether a product is made for them. */
import type { Language, ListedProduct } from '@quarry/contract';
import { foldText } from '../words/fold-text.ts';
import { asciiDigits } from '../words/numbers-in.ts';
import limitWords from './data/limit-words.json' with { type: 'json' };
import { statementsAbout } from './statements.ts';
import { type Amount, amountsIn } from './words.ts';
import type { Verdict } from './evidence.ts';

const HEIGHT_WORDS = limitWords.height.map((word) => foldText(word)).join('|');
const OTHER_UNITS = limitWords.otherUnits.map((word) => foldText(word)).join('|');
/** "Boyum 180", "I'm 170": a height in centimetres without its unit. */
const BARE_HEIGHT = new RegExp(
  `(?<!\\p{L})(?:${HEIGHT_WORDS})\\p{L}{0,6}[^\\d,.;]{0,8}(\\d{2,3})(?!\\d|\\s*(?:${OTHER_UNITS}))`,
  'u',
);
const LIMITS = new RegExp(`(?<!\\p{L})(?:${limitWords.upTo.map((word) => foldText(word)).join('|')})`, 'u');
const MIN_HEIGHT = 40;
const MAX_HEIGHT = 230;
const CENTIMETRES = 'cm';

/** Lengths and weights in a message: candidates for the measures of a person or an animal. */
export function personMeasures(message: string, language: Language): Amount[] {
  const text = asciiDigits(message);
  const amounts = [...text.matchAll(/\p{N}+(?:[.,]\p{N}+)?\s?-?\p{L}+/gu)]
    .flatMap(([written]) => amountsIn(written, language))
    .filter(({ quantity }) => quantity === 'length' || quantity === 'mass');
  const [, bare] = BARE_HEIGHT.exec(foldText(text)) ?? [];
  const height = Number(bare);
  if (bare === undefined || height < MIN_HEIGHT || height > MAX_HEIGHT) return amounts;
  return [...amounts, ...amountsIn(`${height} ${CENTIMETRES}`, 'en')];
}

/**
 * Judged by attributes that state a range of the same quantity ("85–105 cm"), or a limit ("max load 22 kg"). Unknown
 * where no attribute states either: a length of the thing is no length of a person.
 */
export function fitsPerson(product: ListedProduct, asked: Amount, language: Language): Verdict {
  const verdicts = statementsAbout(product, language)
    .filter(({ source }) => source === 'attribute')
    .flatMap(({ text, words, amounts }): Verdict[] => {
      const own = amounts.filter(({ quantity }) => quantity === asked.quantity).map(({ base }) => base);
      const range = rangeIn(text, amounts, asked.quantity);
      if (range) return [range.from <= asked.base && asked.base <= range.to ? 'yes' : 'no'];
      const [limit] = own;
      const isLimit = words.some(({ surface }) => LIMITS.test(foldText(surface)));
      return isLimit && limit !== undefined ? [asked.base <= limit ? 'yes' : 'no'] : [];
    });
  if (verdicts.includes('yes')) return 'yes';
  return verdicts.includes('no') ? 'no' : 'unknown';
}

const RANGE = /(\d+(?:[.,]\d+)?)\s*(?:[-–—]|to|ila|дан|-dan|, )\s*(\d+(?:[.,]\d+)?)/u;

/** The two ends of a range, in the unit that stands behind the second. */
function rangeIn(text: string, amounts: readonly Amount[], quantity: string): { from: number; to: number } | null {
  const [, low, high] = RANGE.exec(text) ?? [];
  const unit = amounts.find((amount) => amount.quantity === quantity && amount.number !== 0);
  if (low === undefined || high === undefined || !unit) return null;
  const size = unit.base / unit.number;
  const [from, to] = [Number(low.replace(',', '.')) * size, Number(high.replace(',', '.')) * size];
  return from < to ? { from, to } : null;
}
