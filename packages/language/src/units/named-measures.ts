/** Finds sizes with a notation of their own: `205/55R16`, `R16`, `5w30`, `SPF 50+`, `4K`. */

interface NamedMeasure {
  value: string;
  number: number;
  unit: string;
  /** Offsets in the text. */
  start: number;
  end: number;
}

type Read = (groups: readonly string[]) => Omit<NamedMeasure, 'start' | 'end'> | undefined;

const MONEY = String.raw`(?:[$€£₾₺₼₹]|\p{L}*(?:ლარ|ევრო|დოლარ)|lari|gel|tl\b|lira|manat|azn|usd|dollar|دولار|لار|rup|روب)`;
const ALONE = String.raw`(?<![\p{L}\d.,/-])`;

/** Tyres: width in steps of ten from 135, profile in steps of five. */
function tyre([, width = '', profile = '', rim]: readonly string[]): ReturnType<Read> {
  const number = Number(width);
  if (number < 135 || number > 355 || number % 10 !== 5 || Number(profile) % 5 !== 0) return undefined;
  const value = `${width}/${profile}${rim === undefined ? '' : ` r${rim}`}`;
  return { value, number, unit: 'tyre' };
}

const FORMS: readonly (readonly [RegExp, Read])[] = [
  [
    new RegExp(
      String.raw`${ALONE}(\d{3})\s?[/-]\s?(\d{2})(?!\d)(?:[\s/-]*(?:z?r|რ)?[\s-]?(1[2-9]|2[0-4])(?!\d))?`,
      'giu',
    ),
    tyre,
  ],
  [new RegExp(String.raw`${ALONE}(\d{3})\s(\d{2})\s(?:z?r|რ)?\s?(1[2-9]|2[0-4])(?!\d)`, 'giu'), tyre],
  [
    new RegExp(
      String.raw`${ALONE}(0|5|10|15|20|25)\s?w\s?[-–/]?\s?(16|20|30|40|50|60)(?![\p{L}\d])(?!\s?${MONEY})`,
      'giu',
    ),
    ([, cold = '', hot = '']) => ({ value: `${cold}w-${hot}`, number: Number(cold), unit: 'viscosity' }),
  ],
  [
    /(?<!\p{L})spf[\s:-]*(\d{1,3})(\+)?/giu,
    ([, factor = '', plus = '']) => ({ value: `spf ${factor}${plus}`, number: Number(factor), unit: 'spf' }),
  ],
  [
    /(?<![\p{L}\d.,])(\d{1,3})(\+)?\s?spf(?!\p{L})/giu,
    ([, factor = '', plus = '']) => ({ value: `spf ${factor}${plus}`, number: Number(factor), unit: 'spf' }),
  ],
  [
    /(?<![\p{L}\d])(?:r|რ)-?(1[2-9]|2[0-4])(?![\p{L}\d])/giu,
    ([, rim = '']) => ({ value: `r${rim}`, number: Number(rim), unit: 'rim' }),
  ],
  [
    new RegExp(String.raw`(?<![\p{L}\d.,$€£₾₺₼₹])([248])k(?![\p{L}\d])(?!\s?${MONEY})`, 'giu'),
    ([, lines = '']) => ({ value: `${lines}k`, number: Number(lines), unit: 'k' }),
  ],
];

/** Every notation contains one of these, and most texts contain none. */
const MAYBE = /spf|\d\s?w|[rრ]-?[12]\d|[248]k|\d{3}(?:\s?[/-]\s?|\s)\d{2}/iu;

/** The sizes in the text, without overlaps; earlier patterns take precedence. */
export function findNamedMeasures(text: string): NamedMeasure[] {
  const found: NamedMeasure[] = [];
  if (!MAYBE.test(text)) return found;
  for (const [form, read] of FORMS) {
    for (const match of text.matchAll(form)) {
      const start = match.index;
      const end = start + match[0].length;
      const measure = read(match);
      if (measure === undefined || found.some((other) => other.start < end && start < other.end)) continue;
      found.push({ ...measure, start, end });
    }
  }
  return found;
}
