/**
 * A drawn alphabet for boxes, labels and covers: one line per letter, capitals and digits, ten units high.
 * Fonts differ from machine to machine; these strokes do not. Letters outside the alphabet lose their marks or are left
 * out, so no text of a product ever enters the drawing as text.
 */
import { round } from './canvas.ts';
import type { Hex } from './color.ts';

type Glyph = readonly [width: number, strokes: string];

const GLYPHS: Record<string, Glyph> = {
  A: [8, 'M0,10L4,0L8,10M1.4,6.6H6.6'],
  B: [6.4, 'M0,0V10H3.7A2.7,2.7 0 0 0 3.7,4.6H0M0,0H3.3A2.3,2.3 0 0 1 3.3,4.6'],
  C: [8.6, 'M8.6,1.5A5,5 0 1 0 8.6,8.5'],
  D: [7.8, 'M0,0V10H2.8A5,5 0 0 0 2.8,0Z'],
  E: [5.6, 'M5.6,0H0V10H5.6M0,5H4.8'],
  F: [5.2, 'M5.4,0H0V10M0,5H4.6'],
  G: [9.8, 'M8.6,1.5A5,5 0 1 0 9.9,5.6H6'],
  H: [7, 'M0,0V10M7,0V10M0,5H7'],
  I: [0, 'M0,0V10'],
  J: [4, 'M4,0V7A2.9,2.9 0 0 1 0,9.2'],
  K: [6.4, 'M0,0V10M6,0L0,6M2.2,4L6.6,10'],
  L: [5, 'M0,0V10H5'],
  M: [9, 'M0,10V0L4.5,7L9,0V10'],
  N: [7.4, 'M0,10V0L7.4,10V0'],
  O: [10, 'M5,0A5,5 0 1 0 5,10A5,5 0 1 0 5,0Z'],
  P: [6, 'M0,10V0H3.2A2.8,2.8 0 0 1 3.2,5.6H0'],
  Q: [10, 'M5,0A5,5 0 1 0 5,10A5,5 0 1 0 5,0ZM6.2,7.2L9.6,10.8'],
  R: [6.4, 'M0,10V0H3.2A2.8,2.8 0 0 1 3.2,5.6H0M3,5.6L6.4,10'],
  S: [6, 'M5.7,1.9C5.2,.7 4.2,0 3,0C1.4,0 .3,1.1 .3,2.5C.3,5.6 6,4.4 6,7.5C6,9 4.8,10 3.1,10C1.6,10 .5,9.2 0,7.9'],
  T: [7, 'M0,0H7M3.5,0V10'],
  U: [7, 'M0,0V6.5A3.5,3.5 0 0 0 7,6.5V0'],
  V: [8, 'M0,0L4,10L8,0'],
  W: [12, 'M0,0L3,10L6,1L9,10L12,0'],
  X: [7, 'M0,0L7,10M7,0L0,10'],
  Y: [7.2, 'M0,0L3.6,5L7.2,0M3.6,5V10'],
  Z: [6.6, 'M0,0H6.6L0,10H6.6'],
  '0': [6.4, 'M3.2,0A3.2,5 0 1 0 3.2,10A3.2,5 0 1 0 3.2,0Z'],
  '1': [2.4, 'M0,1.8L2.2,0V10'],
  '2': [6.2, 'M.3,2.8A2.9,2.8 0 0 1 6,2.8C6,5 2,7.5 0,10H6.2'],
  '3': [6, 'M.4,1.4C2,-.8 5.6,0 5.6,2.4C5.6,4 4.4,4.7 2.6,4.7C4.8,4.7 6,5.8 6,7.3C6,10.2 1.8,10.9 0,8.4'],
  '4': [6.8, 'M5,10V0L0,7H6.8'],
  '5': [6, 'M5.6,0H1L.6,4.4C2.6,3 6,3.8 6,6.8C6,10.2 1.6,10.8 0,8.6'],
  '6': [6, 'M5,0C2,2.4 .2,4.6 .2,7A2.9,2.9 0 1 0 6,7A2.9,2.9 0 0 0 .6,5.6'],
  '7': [6, 'M0,0H6L2,10'],
  '8': [6, 'M3,0A2.4,2.3 0 1 0 3,4.6A2.4,2.3 0 1 0 3,0M3,4.6A2.9,2.7 0 1 0 3,10A2.9,2.7 0 1 0 3,4.6'],
  '9': [6, 'M1.2,10C4.2,7.6 6,5.4 6,3A2.9,2.9 0 1 0 .2,3A2.9,2.9 0 0 0 5.6,4.4'],
  '&': [7.6, 'M7.6,10L2,3.4C.6,1.6 1.6,0 3.2,0C5,0 5.8,2 4.2,3.6C2,5 0,6 0,7.8C0,9.2 1.2,10 2.8,10C5,10 7,8.2 7.4,5.8'],
  '%': [8, 'M7,0L1,10M2,.4A1.6,1.9 0 1 0 2,4.2A1.6,1.9 0 1 0 2,.4M6,5.8A1.6,1.9 0 1 0 6,9.6A1.6,1.9 0 1 0 6,5.8'],
  '-': [3.4, 'M0,5.4H3.4'],
  '+': [5.4, 'M0,5.4H5.4M2.7,2.7V8.1'],
  '/': [4, 'M4,0L0,10'],
  '.': [0.2, 'M0,9.9L.2,10'],
  ',': [0.8, 'M.8,9.6L0,11.6'],
  "'": [0.2, 'M0,0V2.4'],
  ':': [0.2, 'M0,3L.2,3.1M0,9.6L.2,9.7'],
  '!': [0.2, 'M0,0V7M0,9.9L.2,10'],
};
const SPACE_WIDTH = 4.4;

/** Letters that do not fall apart into a base letter and a mark. */
const FOLDED: Record<string, string> = {
  Ə: 'E',
  Ø: 'O',
  Æ: 'AE',
  ẞ: 'SS',
  Ł: 'L',
  Đ: 'D',
  '’': "'",
  '–': '-',
  '—': '-',
};

/** What of a text the alphabet can write, in capitals. */
export function writable(text: string): string {
  const upper = text.toLocaleUpperCase('en').normalize('NFD').replace(/\p{M}/gu, '');
  return [...upper]
    .map((letter) => FOLDED[letter] ?? letter)
    .join('')
    .replace(/[^A-Z0-9&%+\-/.,':! ]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

interface LetteringStyle {
  x?: number;
  /** The upper edge of the capitals. */
  y?: number;
  /** Height of the capitals in drawing units. */
  size: number;
  color: Hex;
  /** Line width in tenths of the height. */
  weight?: number;
  /** Room between letters in tenths of the height. */
  spacing?: number;
  align?: 'start' | 'middle' | 'end';
  /** Lettering wider than this is made smaller. */
  fit?: number;
  opacity?: number;
}

/** Width of a text at size 10. */
function letteringWidth(text: string, spacing = 2.4): number {
  return (
    [...text].reduce((sum, letter) => sum + (GLYPHS[letter]?.[0] ?? SPACE_WIDTH) + spacing, 0) - (text ? spacing : 0)
  );
}

/** One line of capitals. Empty when nothing of the text can be written. */
export function lettering(text: string, style: LetteringStyle): string {
  const line = writable(text);
  if (line === '') return '';
  const {
    x = 0,
    y = 0,
    size,
    color,
    weight = 1.3,
    spacing = 2.4,
    align = 'middle',
    fit = Infinity,
    opacity = 1,
  } = style;
  const width = letteringWidth(line, spacing);
  const scale = Math.min(size / 10, fit / width);
  const start = align === 'start' ? x : align === 'end' ? x - width * scale : x - (width * scale) / 2;
  let pen = 0;
  const strokes = [...line].map((letter) => {
    const [advance, path] = GLYPHS[letter] ?? [SPACE_WIDTH, ''];
    const glyph = path === '' ? '' : `<path d="${path}" transform="translate(${round(pen)} 0)"/>`;
    pen += advance + spacing;
    return glyph;
  });
  return `<g transform="translate(${round(start)} ${round(y)}) scale(${Math.round(scale * 1000) / 1000})" fill="none" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" stroke-linecap="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}>${strokes.join('')}</g>`;
}

/** Breaks a title into lines of about equal length, whole words only; the lines grow until every word has a place. */
export function linesOf(text: string, most: number): string[] {
  const words = writable(text).split(' ').filter(Boolean);
  const total = words.join(' ').length;
  for (let length = Math.max(9, Math.ceil(total / most) + 1); length <= total; length++) {
    const lines = filled(words, length);
    if (lines.length <= most) return lines;
  }
  return total === 0 ? [] : [words.join(' ')];
}

function filled(words: readonly string[], length: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const current = lines.at(-1);
    if (current !== undefined && current.length + 1 + word.length <= length)
      lines[lines.length - 1] = `${current} ${word}`;
    else lines.push(word);
  }
  return lines;
}
