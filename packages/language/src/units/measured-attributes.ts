/**
 * Determines the attribute of a measure by the words beside it: `16 GB RAM` is `ram`, `16 GB storage` is `memory`, `24
 * months warranty` is not an age. The table is `data/units/measured-attributes.json`; cues are skeletons.
 */
import { foldExact, skeleton } from '../analysis/fold.ts';
import table from '../../data/units/measured-attributes.json' with { type: 'json' };

interface CuedAttribute {
  attribute: string;
  quantity: string;
}

let byCue: Map<string, CuedAttribute[]> | null = null;

/** The attribute that a word names for a quantity: `measuredAttribute('ekran', 'length')` is `screen`. */
export function measuredAttribute(word: string, quantity: string): string | undefined {
  byCue ??= readTable();
  return byCue.get(cueOf(word))?.find((cued) => cued.quantity === quantity)?.attribute;
}

function cueOf(word: string): string {
  return skeleton(foldExact(word));
}

function readTable(): Map<string, CuedAttribute[]> {
  const read = new Map<string, CuedAttribute[]>();
  for (const { attribute, quantity, cues } of table) {
    for (const cue of cues.split(' ')) {
      const key = cueOf(cue);
      const known = read.get(key);
      if (known === undefined) read.set(key, [{ attribute, quantity }]);
      else known.push({ attribute, quantity });
    }
  }
  return read;
}
