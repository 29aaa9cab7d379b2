/** Groceries in bags, boxes and cans: grains, crisps, spices, tins. */
import { type Canvas, fillPath } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { carton, paperBag, pillowBag } from '../packs.ts';
import type { Piece } from '../../studio/stage.ts';
import { can, jar } from '../vessels.ts';
import { pieces, style } from './label-style.ts';

export function windowed(
  emblems: readonly [string, ...string[]],
  tones: readonly [Hex, ...Hex[]],
  size: number,
  isLong = false,
) {
  return (c: Canvas, look: Look): Piece => {
    const [w, h] = [look.dice.between('width', 290, 340), look.dice.between('height', 390, 450)];
    const high = look.dice.between('window', 0.3, 0.4);
    const glass = rectangle(
      -w * 0.32,
      -h * high,
      w * 0.64,
      h * (high - 0.1),
      look.dice.pick('window edge', [16, 60, 120]),
    );
    const window =
      c.inside(glass, pieces(c, look, tones, size, isLong)) +
      fillPath(
        glass,
        c.linear(
          [
            [0, '#ffffff', 0.35],
            [0.4, '#ffffff', 0],
            [1, '#10161d', 0.2],
          ],
          [0, 0, 1, 1],
        ),
      );
    return pillowBag(c, look, w, h, { ...style(look, ...emblems), foot: h * (high - 0.04) }, window);
  };
}

export const bag =
  (...emblems: [string, ...string[]]) =>
  (c: Canvas, look: Look): Piece =>
    paperBag(
      c,
      look,
      look.dice.between('width', 270, 320),
      look.dice.between('height', 380, 440),
      style(look, ...emblems),
    );

export const box =
  (w: number, h: number, ...emblems: [string, ...string[]]) =>
  (c: Canvas, look: Look): Piece =>
    carton(
      c,
      look,
      w * look.dice.between('width', 0.92, 1.08),
      h * look.dice.between('height', 0.92, 1.08),
      look.dice.between('depth', 70, 120),
      style(look, ...emblems),
    );

export const crisps =
  (...emblems: [string, ...string[]]) =>
  (c: Canvas, look: Look): Piece =>
    pillowBag(c, look, look.dice.between('width', 310, 350), look.dice.between('height', 420, 470), {
      ...style(look, ...emblems),
      paper: look.dice.pick('film', [look.color, lighter(look.color, 0.25), lighter(look.accent, 0.15)]),
      ink: look.dice.pick('film ink', [look.accent, darker(look.color, 0.35)]),
    });

/** Of the spice that the title names. */
function spiceTones(look: Look): readonly [Hex, Hex, Hex] | undefined {
  if (look.says('turmeric')) return ['#d9a01e', '#e8b63a', '#bf8812'];
  if (look.says('pepper')) return ['#3a2a22', '#5a4334', '#2a1f1a'];
  if (look.says('paprika', 'chilli')) return ['#b5301c', '#cc4a2c', '#962314'];
  if (look.says('cumin', 'coriander')) return ['#9a7a44', '#b3925a', '#7f6232'];
  if (look.says('cardamom')) return ['#8fa35a', '#a8ba72', '#748844'];
  if (look.says('masala')) return ['#8a5a2c', '#a8743f', '#6d4420'];
  return undefined;
}

export const spices = (c: Canvas, look: Look): Piece =>
  jar(c, look, {
    width: look.dice.between('width', 150, 180),
    height: look.dice.between('height', 220, 260),
    lid: look.dice.pick('lid', ['#2b2d2f', '#c19768', '#c22f2b']),
    lidHeight: 60,
    color: '#c9a27c',
    finish: 'glass',
    contents: pieces(
      c,
      look,
      spiceTones(look) ??
        look.dice.pick('spice', [
          ['#a8431c', '#c25b26', '#8a3315'],
          ['#c9962b', '#e0b344', '#a97a1e'],
          ['#6d7a35', '#8a9648', '#55602a'],
          ['#3a2a22', '#5a4334', '#2a1f1a'],
        ]),
      5,
    ),
    label: style(look, 'leaf', 'star'),
    shoulder: 0.12,
  });

export const tinned = (c: Canvas, look: Look): Piece => can(c, look, 240, 250, style(look, 'grain', 'bean'), false);
