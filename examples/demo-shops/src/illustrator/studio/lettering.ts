/**
 * A drawn alphabet for boxes, labels and covers: one line per letter, capitals and digits, ten units high.
 * Fonts differ from machine to machine; these strokes do not. Letters outside the alphabet lose their marks or are left
 * out, so no text of a product ever enters the drawing as text.
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
