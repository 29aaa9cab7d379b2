/** Labels and caps that cosmetics share. */
import { darker, lighter, lightness } from '../studio/color.ts';
import type { LabelStyle } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';

export const cream = '#f7f1e8';

export const blackCap = '#2b2d2f';

export const style = (look: Look, ...emblems: string[]): LabelStyle => ({
  paper: look.dice.pick('paper', [cream, '#ffffff', lighter(look.color, 0.75), lighter(look.color, 0.5)]),
  ink: lightness(look.color) > 0.75 ? darker(look.color, 0.45) : look.color,
  emblems: ['leaf', 'blossom', 'drop', ...emblems],
  lines: 2,
});

export const cap = (look: Look) =>
  look.dice.pick('cap', [cream, blackCap, '#c79b5a', darker(look.color, 0.35), '#ffffff']);
