/** Plasters, hygiene products and sunscreen. */
import { bar, type Canvas, disc, placed } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { LabelStyle } from '../../studio/labels.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { carton, pillowBag } from '../packs.ts';
import type { Piece } from '../../studio/stage.ts';
import { bottle, tube } from '../vessels.ts';
import { style, white } from './label-style.ts';

export function plasters(c: Canvas, look: Look): Piece {
  const box = carton(c, look, 300, 300, 80, style(look, 'cross', 'heart'));
  const strip = (x: number, y: number, turn: number) => {
    const skin = look.isForKids ? look.color : '#dcae87';
    const dots = [-24, -8, 8, 24]
      .flatMap((dx) => [-10, 10].map((dy) => disc(dx, dy, 2.6, 2.6, darker(skin, 0.4), 0.5)))
      .join('');
    return placed(
      c.blurred(6, bar(-86, -22, 176, 60, '#1b242c', 28), 0.3) +
        c.form(rectangle(-88, -28, 176, 56, 28), skin, { depth: 8, light: 0.5 }) +
        bar(-40, -26, 80, 52, lighter(skin, 0.3), 6, 0.8) +
        dots,
      { x, y, turn },
    );
  };
  return { ...box, art: box.art + strip(150, -80, 62) + strip(210, -36, 14), box: [-150, -345, 450, 350] };
}

export const hygiene = (c: Canvas, look: Look): Piece =>
  look.dice.chance('wipes', 0.4)
    ? pillowBag(c, look, 380, 250, style(look, 'drop', 'leaf', 'wave'))
    : bottle(c, look, {
        width: look.dice.between('width', 160, 200),
        height: look.dice.between('height', 280, 360),
        neck: 0.4,
        shoulder: look.dice.between('shoulder', 0.5, 1.3),
        closure: look.dice.pick('closure', ['pump', 'flip']),
        color: lighter(look.color, 0.55),
        cap: white,
        finish: 'glass',
        contents: lighter(look.color, 0.3),
        label: style(look, 'drop', 'leaf'),
      });

export const sunscreen = (c: Canvas, look: Look): Piece => {
  const tone = look.isColored ? look.color : look.dice.pick('sun', ['#f0b23c', '#e88a3a', '#f3c765']);
  const print: LabelStyle = {
    paper: lighter(tone, 0.2),
    ink: look.dice.pick('sun ink', ['#2d6f8c', '#c4562c', '#ffffff']),
    emblems: ['sun', 'wave'],
  };
  return look.dice.chance('sun spray', 0.35)
    ? bottle(c, look, {
        width: 170,
        height: 360,
        neck: 0.5,
        shoulder: 1,
        closure: 'spray',
        color: tone,
        cap: white,
        label: print,
        labelFrom: 0.06,
        labelTo: 0.8,
      })
    : tube(c, look, {
        width: look.dice.between('width', 200, 240),
        height: look.dice.between('height', 400, 460),
        color: tone,
        cap: white,
        capWidth: 0.44,
        label: print,
      });
};
