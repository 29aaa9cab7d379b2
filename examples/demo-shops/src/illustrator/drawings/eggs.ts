/** Eggs in cartons and on trays. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { polygon } from '../studio/outline.ts';
import { type Piece } from '../studio/stage.ts';

/** Five rows of six on a square tray of pulp, seen from slightly above. */
function eggTray(c: Canvas, look: Look, pulp: Hex, egg: (x: number, y: number, k: number) => string): Piece {
  const rows = Array.from({ length: 5 }, (_, row) => {
    const k = 0.66 + row * 0.05;
    const y = -232 + row * 44;
    return Array.from({ length: 6 }, (_, i) => egg((i - 2.5) * 96 * k * 1.16, y, k)).join('');
  }).join('');
  const plane = polygon([
    [-236, -262, 20],
    [236, -262, 20],
    [312, -46, 16],
    [-312, -46, 16],
  ]);
  const rim = `M-312,-64${'q52,40 104,0'.repeat(6)}L296,0H-296Z`;
  return {
    art:
      c.form(plane, darker(pulp, 0.2), { depth: 12 }) +
      rows +
      c.form(rim, pulp, { depth: 12, light: 0.5 }) +
      bar(-110, -34, 220, 30, '#fbfaf6', 4, 0.9) +
      lettering(look.brand, { y: -13, size: 17, color: darker(pulp, 0.65), fit: 190 }),
    box: [-314, -296, 628, 296],
    feet: [[-296, 296]],
    focus: [-200, -290, 300, 260],
  };
}

export function eggs(c: Canvas, look: Look): Piece {
  const shell = look.says('brown')
    ? look.dice.pick('shell', ['#c98f63', '#b97d52'] as const)
    : look.says('quail')
      ? '#d9cdb4'
      : look.dice.pick('shell', ['#f4ead9', '#ead6ba', '#d9a478'] as const);
  const pulp = look.dice.pick('pulp', ['#b9b3a6', '#9aa39b', '#c7b08f', '#8fa3ad']);
  const speckles = look.says('quail')
    ? Array.from({ length: 9 }, (_, i) =>
        disc(
          look.dice.between(`px${i}`, -36, 36),
          look.dice.between(`py${i}`, -50, 44),
          4 + (i % 3) * 2,
          3 + (i % 2) * 3,
          '#4f4032',
          0.7,
        ),
      ).join('')
    : '';
  const egg = (x: number, y: number, k: number) =>
    placed(
      fillPath(
        'M0,-74C34,-74 54,-26 54,8C54,44 30,60 0,60C-30,60 -54,44 -54,8C-54,-26 -34,-74 0,-74Z',
        c.radial(
          [
            [0, lighter(shell, 0.6)],
            [0.5, shell],
            [1, darker(shell, 0.35)],
          ],
          0.5,
          0.5,
          0.62,
          0.36,
          0.28,
        ),
      ) + speckles,
      { x, y, scale: k },
    );
  if ((look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 12)) > 20)
    return eggTray(c, look, pulp, (x, y, k) => egg(x, y, k));
  const xs = [-210, -105, 0, 105, 210];
  const back = xs.map((x) => egg(x * 0.88 + 6, -150, 0.82)).join('');
  const front = xs.map((x) => egg(x, -112, 0.94)).join('');
  const tray = `M-276,-100${xs.map((x) => `Q${x - 52},-64 ${x},-84Q${x + 40},-96 ${x + 53},-104`).join('')}L276,-100L250,0H-250Z`;
  const dents = c.blurred(6, xs.map((x) => stroke(`M${x - 53},-86V-8`, darker(pulp, 0.6), 12)).join(''), 0.4);
  const lidBack = polygon([
    [-250, -190, 20],
    [-230, -250, 20],
    [230, -250, 20],
    [250, -190, 20],
  ]);
  return {
    art:
      c.form(lidBack, darker(pulp, 0.08), { depth: 12 }) +
      placed(
        bar(-90, -22, 180, 40, look.dice.pick('sticker', ['#3f7a5a', '#d8a23e', '#b5472e', '#2f66a8', '#f4efe2']), 6) +
          bar(-64, -6, 128, 6, '#fdfaf3', 3, 0.9),
        { x: look.dice.pick('sticker at', [-120, 0, 120]), y: -222 },
      ) +
      bar(-256, -200, 512, 80, darker(pulp, 0.35)) +
      back +
      bar(-262, -134, 524, 30, darker(pulp, 0.1), 8) +
      front +
      c.form(tray, pulp, { depth: 14, light: 0.5, art: dents }) +
      lettering(look.brand, { y: -46, size: 22, color: darker(pulp, 0.6), fit: 300 }),
    box: [-276, -252, 552, 252],
    feet: [[-250, 250]],
    focus: [-270, -250, 260, 260],
  };
}
