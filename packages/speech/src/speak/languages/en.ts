/** English numbers, money and measures in words. */
import type { Noun, SpokenLanguage } from './spoken-language.ts';
import { figureByFigure, inThousands, words } from './three-figures.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** One and many. */
const FORMS: Record<Noun, readonly [string, string]> = {
  dollar: ['dollar', 'dollars'],
  cent: ['cent', 'cents'],
  euro: ['euro', 'euros'],
  pound: ['pound', 'pounds'],
  penny: ['penny', 'pence'],
  lari: ['lari', 'lari'],
  tetri: ['tetri', 'tetri'],
  lira: ['lira', 'lira'],
  kurus: ['kurush', 'kurush'],
  manat: ['manat', 'manat'],
  qapik: ['qapik', 'qapik'],
  rupee: ['rupee', 'rupees'],
  paisa: ['paisa', 'paise'],
  millimetre: ['millimeter', 'millimeters'],
  centimetre: ['centimeter', 'centimeters'],
  metre: ['meter', 'meters'],
  kilometre: ['kilometer', 'kilometers'],
  'square-metre': ['square meter', 'square meters'],
  inch: ['inch', 'inches'],
  microgram: ['microgram', 'micrograms'],
  milligram: ['milligram', 'milligrams'],
  gram: ['gram', 'grams'],
  kilogram: ['kilogram', 'kilograms'],
  millilitre: ['milliliter', 'milliliters'],
  litre: ['liter', 'liters'],
  watt: ['watt', 'watts'],
  kilowatt: ['kilowatt', 'kilowatts'],
  volt: ['volt', 'volts'],
  'ampere-hour': ['amp hour', 'amp hours'],
  'milliampere-hour': ['milliamp hour', 'milliamp hours'],
  megabyte: ['megabyte', 'megabytes'],
  gigabyte: ['gigabyte', 'gigabytes'],
  terabyte: ['terabyte', 'terabytes'],
  hertz: ['hertz', 'hertz'],
  degree: ['degree', 'degrees'],
  percent: ['percent', 'percent'],
};

const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const tens = TENS[Math.floor(rest / 10)] ?? '';
  const low = rest < 20 ? (SMALL[rest] ?? '') : rest % 10 === 0 ? tens : `${tens}-${SMALL[rest % 10]}`;
  return words(hundreds > 0 ? `${SMALL[hundreds]} hundred` : '', rest > 0 ? low : '');
}

function whole(value: number): string {
  if (value === 0) return 'zero';
  const { millions, thousands, rest } = inThousands(value);
  return words(
    millions > 0 ? `${belowThousand(millions)} million` : '',
    thousands > 0 ? `${belowThousand(thousands)} thousand` : '',
    belowThousand(rest),
  );
}

const decimal = (value: number, figures: string): string => `${whole(value)} point ${figureByFigure(figures, whole)}`;

export const en: SpokenLanguage = {
  voice: 'en-us',
  whole,
  decimal,
  counted: (value, noun) => `${whole(value)} ${FORMS[noun][value === 1 ? 0 : 1]}`,
  countedDecimal: (value, figures, noun) => `${decimal(value, figures)} ${FORMS[noun][1]}`,
  money: (major, minor) => `${major} and ${minor}`,
  range: (low, high) => `${low} to ${high}`,
  by: (sides) => sides.join(' by '),
  minus: 'minus',
  time(hours, minutes) {
    if (minutes === 0) return hours === 0 ? 'midnight' : `${whole(hours)} o'clock`;
    return `${whole(hours)} ${minutes < 10 ? `oh ${whole(minutes)}` : whole(minutes)}`;
  },
  signs: { and: 'and', plus: 'plus', equals: 'equals', number: 'number', at: 'at' },
  abbreviations: {
    'e.g.': 'for example',
    'i.e.': 'that is',
    'etc.': 'and so on',
    'approx.': 'approximately',
    'vs.': 'versus',
    'no.': 'number',
    'Mr.': 'mister',
    'Mrs.': 'missus',
    'Ms.': 'miss',
    'Dr.': 'doctor',
    'St.': 'street',
    'Ave.': 'avenue',
    'tel.': 'telephone',
    'max.': 'at most',
    'min.': 'at least',
    'incl.': 'including',
    'a.m.': 'A M',
    'p.m.': 'P M',
  },
  ordinal(value) {
    const cardinal = whole(value);
    const last = /[a-z]+$/.exec(cardinal)?.[0] ?? '';
    return cardinal.slice(0, cardinal.length - last.length) + (ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`);
  },
};
