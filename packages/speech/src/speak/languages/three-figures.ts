/** Splits a number into groups of three digits: all five languages count in thousands and millions. */
export interface Thousands {
  millions: number;
  thousands: number;
  rest: number;
}

export function inThousands(value: number): Thousands {
  return {
    millions: Math.floor(value / 1_000_000),
    thousands: Math.floor(value / 1000) % 1000,
    rest: value % 1000,
  };
}

/** `['one', '', 'two']` → `one two`. */
export const words = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');

/** The decimal digits, one by one. */
export const figureByFigure = (figures: string, whole: (value: number) => string): string =>
  [...figures].map((figure) => whole(Number(figure))).join(' ');

/** Leading zeros one by one, then the rest as a number: `05` → "zero five", `25` → "twenty-five". */
export function afterThePoint(figures: string, whole: (value: number) => string): string {
  const zeros = /^0*/.exec(figures)?.[0] ?? '';
  const rest = figures.slice(zeros.length);
  return words(figureByFigure(zeros, whole), rest === '' ? '' : whole(Number(rest)));
}
