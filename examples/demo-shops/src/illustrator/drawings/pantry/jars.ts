/** Oil, sauce, honey and yogurt in bottles, jars and cups. */
import { bar, type Canvas } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { bottle, jar, tub } from '../vessels.ts';
import { style } from './label-style.ts';

export function oil(c: Canvas, look: Look): Piece {
  const tone = look.says('olive')
    ? '#8f9a2e'
    : look.says('mustard')
      ? '#c98a1c'
      : look.says('groundnut')
        ? '#d99a24'
        : look.says('corn')
          ? '#e3b52a'
          : look.dice.pick('oil', ['#e6c04a', '#e0b32e', '#ddbb52'] as const);
  return bottle(c, look, {
    width:
      (look.amount('volume') ?? 1) === 5 || look.amount('volume') === 3
        ? look.dice.between('width', 220, 250)
        : look.dice.between('width', 140, 175),
    height: look.dice.between('height', 390, 450),
    neck: look.dice.between('neck', 0.26, 0.36),
    neckHeight: 50,
    shoulder: look.dice.between('shoulder', 1.2, 2.4),
    closure: look.dice.pick('closure', ['screw', 'cork', 'screw']),
    color: tone,
    cap: look.color,
    finish: 'glass',
    contents: tone,
    label: style(look, 'leaf', 'fruit', 'sun'),
    labelFrom: 0.12,
    labelTo: 0.52,
  });
}

export function glassJar(tones: readonly [Hex, ...Hex[]], ...emblems: [string, ...string[]]) {
  return (c: Canvas, look: Look): Piece => {
    const tone = look.dice.pick('contents', tones);
    const w = look.dice.between('width', 230, 280);
    const h = look.dice.between('height', 260, 320);
    const contents = bar(
      -w,
      -h * 0.94,
      w * 2,
      h,
      c.linear([
        [0, lighter(tone, 0.2)],
        [0.5, tone],
        [1, darker(tone, 0.25)],
      ]),
    );
    return jar(c, look, {
      width: w,
      height: h,
      lid: look.dice.pick('lid', ['#c79b5a', '#f4f1e8', look.color, '#2b2d2f']),
      lidHeight: 50,
      lidFinish: 'metal',
      color: lighter(tone, 0.3),
      finish: 'glass',
      contents,
      label: style(look, ...emblems),
      shoulder: 0.1,
    });
  };
}

export function sauce(c: Canvas, look: Look): Piece {
  const tone = look.says('ketchup')
    ? '#b5271e'
    : look.says('plum')
      ? '#5a2338'
      : look.says('mayonnaise')
        ? '#f3ead2'
        : look.says('chilli')
          ? '#c8401c'
          : look.says('mint')
            ? '#5b7b2c'
            : look.says('mango')
              ? '#e0a02c'
              : look.dice.pick('sauce', ['#b5271e', '#8a3a1a', '#e0a52c'] as const);
  if (look.dice.chance('jar', 0.4)) return glassJar([tone], 'fruit', 'leaf')(c, look);
  return bottle(c, look, {
    width: 150,
    height: look.dice.between('height', 330, 390),
    neck: 0.4,
    shoulder: look.dice.between('shoulder', 1, 2),
    waist: look.dice.chance('waist', 0.4) ? 0.1 : 0,
    closure: look.dice.pick('closure', ['flip', 'screw']),
    color: tone,
    cap: look.dice.pick('cap', ['#ffffff', look.color, '#2b2d2f']),
    contents: tone,
    finish: look.dice.pick('finish', ['gloss', 'glass']),
    label: style(look, 'fruit', 'leaf', 'star'),
    labelFrom: 0.16,
    labelTo: 0.58,
  });
}

export const honey = glassJar(['#d98a16', '#c4700f', '#e8b23a', '#8a4a12'], 'blossom', 'sun', 'drop');

export function yogurt(c: Canvas, look: Look): Piece {
  return tub(
    c,
    look,
    look.dice.between('width', 220, 280),
    look.dice.between('height', 220, 280),
    '#fdfdfb',
    style(look, 'fruit', 'drop', 'leaf'),
    look.dice.pick('foil', ['#d5dadc', look.color, '#f4f6f6']),
  );
}
