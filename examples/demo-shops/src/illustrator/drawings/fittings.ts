/** The finish of taps and handles. */
import type { Canvas } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';

export const chrome = '#c4cacd';

export const down = (c: Canvas, tone: Hex = chrome) =>
  c.linear([
    [0, lighter(tone, 0.75)],
    [0.35, tone],
    [0.55, darker(tone, 0.4)],
    [0.75, lighter(tone, 0.3)],
    [1, darker(tone, 0.4)],
  ]);

export const fitting = (look: Look): Hex =>
  look.isColored
    ? look.color
    : look.material === 'brass'
      ? '#c39a4e'
      : look.dice.pick('fitting', [chrome, chrome, '#2c2f31', '#c39a4e']);

export const metalOrMatte = (tone: Hex) => (tone === '#2c2f31' ? ('gloss' as const) : ('metal' as const));
