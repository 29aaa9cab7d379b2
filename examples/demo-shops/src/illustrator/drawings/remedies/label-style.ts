/** The printed label of a remedy. */
import { lighter } from '../../studio/color.ts';
import type { LabelStyle } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';

export const white = '#f6f8f7';

export const style = (look: Look, ...emblems: [string, ...string[]]): LabelStyle => ({
  paper: look.dice.pick('paper', [white, white, '#f3f6ef', lighter(look.color, 0.86)]),
  ink: look.color,
  emblems,
});
