/**
 * A drawn alphabet for boxes, labels and covers: capitals and digits as strokes, ten units high
 * (`data/drawn-letters.json`). Fonts differ between machines, these strokes do not. Letters outside of the alphabet
 * lose their diacritics or are left out.
 */
import { z } from 'zod';
import data from '../../../data/drawn-letters.json' with { type: 'json' };
import { round } from './canvas.ts';
import type { Hex } from './color.ts';

/** By character: the width, and the strokes as SVG path data. */
const Glyphs = z.record(z.string(), z.tuple([z.number(), z.string()]));
const GLYPHS = Glyphs.parse(data);
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

/** The characters of a text that the alphabet has, in capitals. */
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
  /** Space between letters in tenths of the height. */
  spacing?: number;
  align?: 'start' | 'middle' | 'end';
  /** Wider text is scaled down. */
  fit?: number;
  opacity?: number;
}

/** Width of a text at size 10. */
function letteringWidth(text: string, spacing = 2.4): number {
  return (
    [...text].reduce((sum, letter) => sum + (GLYPHS[letter]?.[0] ?? SPACE_WIDTH) + spacing, 0) - (text ? spacing : 0)
  );
}

/** One line of capitals. Empty when no character can be drawn. */
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

/** Breaks a title into lines of similar length at word boundaries; line lengths grow until every word fits. */
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
