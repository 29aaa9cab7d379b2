/** Detergent and dishwashing liquid. */
import type { Canvas } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { carton } from '../packs.ts';
import type { Piece } from '../../studio/stage.ts';
import { bottle } from '../vessels.ts';
import { style } from './label-style.ts';

export const detergent = (c: Canvas, look: Look): Piece =>
  look.dice.chance('liquid', 0.5)
    ? bottle(c, look, {
        width: look.dice.between('width', 220, 250),
        height: 340,
        neck: 0.42,
        shoulder: 1.4,
        waist: 0.06,
        closure: 'flip',
        color: look.color,
        cap: lighter(look.accent, 0.2),
        label: { ...style(look, 'star', 'blossom', 'wave'), ink: darker(look.color, 0.2) },
        labelFrom: 0.1,
        labelTo: 0.62,
      })
    : carton(c, look, 320, 400, 110, {
        ...style(look, 'star', 'blossom', 'wave'),
        paper: lighter(look.color, 0.15),
        ink: darker(look.color, 0.25),
      });

export const dishwashing = (c: Canvas, look: Look): Piece =>
  bottle(c, look, {
    width: look.dice.between('width', 160, 190),
    height: look.dice.between('height', 330, 380),
    neck: 0.36,
    shoulder: 1.1,
    waist: look.dice.between('waist', 0.08, 0.18),
    closure: look.dice.pick('closure', ['flip', 'flip', 'trigger']),
    color: lighter(look.color, 0.2),
    cap: look.dice.pick('cap', ['#ffffff', look.accent]),
    finish: 'glass',
    contents: look.color,
    label: style(look, 'drop', 'fruit', 'star'),
    labelTo: 0.6,
  });
