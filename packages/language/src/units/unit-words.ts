/**
 * Words for units of measure in five languages and Russian, from `data/units/units.json`.
 *
 * The unit is spelled as catalogues keep it (`9 kg`, `14″`, `600 m²`). Georgian words stand without their last vowel, for
 * their endings are cut (`ლიტრ-იანი`); a word of several parts has them joined by `_`.
 */
import { foldExact, skeleton } from '../analysis/fold.ts';
import table from '../../data/units/units.json' with { type: 'json' };

/** The parts of a unit word, as they are compared with a text. */
export interface UnitWord {
  unit: string;
  parts: readonly string[];
}

/** By the first part, words with more parts first. */
const BY_FIRST_PART: ReadonlyMap<string, readonly UnitWord[]> = collect();

function collect(): ReadonlyMap<string, readonly UnitWord[]> {
  const byFirst = new Map<string, UnitWord[]>();
  for (const { unit, words } of table) {
    for (const word of words.split(' ')) {
      const parts = word.split('_').map((part) => foldPart(part));
      const first = parts[0] ?? '';
      byFirst.set(
        first,
        [...(byFirst.get(first) ?? []), { unit, parts }].sort((a, b) => b.parts.length - a.parts.length),
      );
    }
  }
  return byFirst;
}

/** Signs are not folded: `″` would become two primes. */
export function foldPart(part: string): string {
  return /[\p{L}\p{N}]/u.test(part) ? skeleton(foldExact(part)) : part;
}

/** The unit words that begin with this part. */
export function unitWordsFrom(part: string): readonly UnitWord[] {
  return BY_FIRST_PART.get(part) ?? [];
}

/**
 * The bound that a case ending gives to the measure before it. `than` is the Georgian case of comparison, `toward`
 * requires a following `kadar`.
 */
export type MeasureEnding = 'from' | 'to' | 'toward' | 'than' | 'other';

const ENDINGS: readonly (readonly [RegExp, MeasureEnding])[] = [
  [/^(?:ი?ან(?:ი|ის|ს|ით|ებ\S*)?|ი|ის|ს|ით|ად|ა|ე|ები\S*|ში|იც)$/, 'other'],
  [/^(?:ი|ე)?დან$/, 'from'],
  [/^(?:ა|ე)?მდე$/, 'to'],
  [/^(?:ა|ე)?ზე$/, 'than'],
  [/^(?:l[iu][kqg])?(?:[dt][ea]n|nd[ea]n)$/, 'from'],
  [/^(?:l[iu][gy])?y?[ea]$/, 'toward'],
  [/^y?[ea]?(?:dek|can|cen)$/, 'to'],
  [/^(?:l[iu](?:[kq]|[gy][iu])?|n?[iu]n|s?[iu]|y[iu]|d[ea]|li[kq]l[ae]r)$/, 'other'],
];

/** The remainder after the unit word is removed. */
export function endingOf(rest: string): MeasureEnding | undefined {
  return ENDINGS.find(([form]) => form.test(rest))?.[1];
}
