/** Whether two colours match, by a rule of thumb for clothes and furniture. */

/** Colours that match every colour. */
const NEUTRALS: ReadonlySet<string> = new Set([
  'black',
  'white',
  'grey',
  'beige',
  'cream',
  'navy',
  'brown',
  'silver',
  'gold',
  'transparent',
]);

const PLEASING: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    red: ['burgundy', 'pink', 'blue'],
    burgundy: ['red', 'pink', 'olive'],
    pink: ['red', 'burgundy', 'purple', 'turquoise'],
    orange: ['blue', 'yellow', 'turquoise'],
    yellow: ['blue', 'orange', 'green'],
    green: ['yellow', 'olive', 'blue'],
    olive: ['green', 'burgundy', 'orange'],
    turquoise: ['blue', 'orange', 'pink'],
    blue: ['orange', 'yellow', 'turquoise', 'red'],
    purple: ['pink', 'yellow', 'turquoise'],
  }),
);

/** Neutral value for a product without a colour. */
export const NO_COLOR = 0.5;

/** 0 to 1. */
export function colorHarmony(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return NO_COLOR;
  let best = 0;
  for (const one of a) for (const other of b) best = Math.max(best, harmonyOf(one, other));
  return best;
}

function harmonyOf(a: string, b: string): number {
  if (a === b) return 0.9;
  if (NEUTRALS.has(a) || NEUTRALS.has(b)) return 1;
  return PLEASING.get(a)?.includes(b) || PLEASING.get(b)?.includes(a) ? 0.8 : 0.2;
}
