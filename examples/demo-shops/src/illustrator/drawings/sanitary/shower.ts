/** Showers. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { chrome, down, fitting, metalOrMatte } from '../fittings.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval, polygon, rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { pipe } from './pipe.ts';

/** Holes for the water: rings, a spiral, rows, or a field with a middle of its own. */
function nozzles(look: Look, r: number, squash: number, y: number): string {
  const { dice } = look;
  const size = dice.between('nozzle', 3.2, 5.6);
  const tone = dice.pick('nozzle tone', ['#3a4146', '#7d868b', '#2f8fb3', '#22272a']);
  const dot = (x: number, dy: number, k = 1) => disc(x, y + dy, size * k, size * k * Math.max(squash, 0.5), tone);
  const kind = dice.pick('nozzles', ['rings', 'spiral', 'rays', 'field']);
  if (kind === 'spiral')
    return Array.from({ length: 70 }, (_, i) => {
      const [a, d] = [i * 2.39996, r * Math.sqrt((i + 4) / 76)];
      return dot(Math.cos(a) * d, Math.sin(a) * d * squash);
    }).join('');
  if (kind === 'rays')
    return [0.3, 0.47, 0.64, 0.81, 0.95]
      .flatMap((k, i) => around(12, r * k, r * k * squash, i % 2 ? -90 : -75).map((p) => dot(p.x, p.y, 0.8 + k * 0.5)))
      .join('');
  if (kind === 'field')
    return (
      [0.62, 0.78, 0.93]
        .flatMap((k, i) => around(20 + i * 5, r * k, r * k * squash).map((p) => dot(p.x, p.y, 0.85)))
        .join('') +
      stroke(oval(0, y, r * 0.48, r * 0.48 * squash), tone, 4, { opacity: 0.7 }) +
      around(5, r * 0.26, r * 0.26 * squash)
        .map((p) => dot(p.x, p.y, 2))
        .join('')
    );
  const rings = dice.count('rings', 3, 5);
  return Array.from({ length: rings }, (_, i) =>
    around(6 + i * 6, (r * (i + 1)) / (rings + 0.4), ((r * (i + 1)) / (rings + 0.4)) * squash)
      .map((p) => dot(p.x, p.y))
      .join(''),
  ).join('');
}

export function shower(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = fitting(look);
  const finish = metalOrMatte(tone);
  const wide = 0.82 + Math.min(1, Math.max(0, ((look.amount('diameter') ?? 20) - 10) / 20)) * 0.36;
  const plate = dice.pick('plate', ['#dfe5e7', lighter(tone, 0.35), '#3a4146', '#f4f6f6', darker(tone, 0.15)]);
  if (look.says('rain')) {
    const r = 200 * wide;
    const isSquare = dice.chance('square', 0.35);
    const arm = dice.pick('arm', ['ceiling', 'wall', 'bow']);
    const tilt = dice.between('tilt', 0.2, 0.34);
    const depth = dice.between('depth', 6, 22);
    const path =
      arm === 'ceiling'
        ? 'M0,-330V-60'
        : arm === 'wall'
          ? 'M230,-250H40Q0,-250 0,-210V-60'
          : 'M220,-220C180,-330 0,-350 0,-200V-60';
    const rose =
      arm === 'ceiling'
        ? turned(
            c,
            [
              [60, -346, 6],
              [64, -322],
            ],
            tone,
            { finish, lid: tone },
          ).art
        : placed(
            turned(
              c,
              [
                [44, -14, 6],
                [50, 8],
              ],
              tone,
              { finish, lid: tone },
            ).art,
            { x: 232, y: arm === 'wall' ? -250 : -216, turn: 90 },
          );
    const slab = (y: number, k: number) =>
      polygon([
        [-r * k, y + r * tilt * k, 20],
        [-r * 0.74 * k, y - r * tilt * k, 20],
        [r * 0.74 * k, y - r * tilt * k, 20],
        [r * k, y + r * tilt * k, 20],
      ]);
    const head = isSquare
      ? fillPath(slab(-40 + depth, 1), darker(tone, 0.5)) +
        fillPath(slab(-48, 1), down(c, tone)) +
        fillPath(slab(-40, 0.9), plate)
      : disc(0, -40 + depth, r, r * tilt, darker(tone, 0.5)) +
        disc(0, -48, r, r * tilt, down(c, tone)) +
        disc(0, -36, r * 0.9, r * tilt * 0.86, plate);
    const drops = dice.pick('water', ['lines', 'none', 'drops']);
    const water =
      drops === 'lines'
        ? Array.from({ length: 11 }, (_, i) =>
            stroke(`M${(i - 5) * r * 0.15},${20 + r * tilt * 0.5}v${60 + ((i * 37) % 70)}`, '#9fc9d8', 4, {
              opacity: 0.5,
            }),
          ).join('')
        : drops === 'drops'
          ? Array.from({ length: 16 }, (_, i) =>
              disc(-r * 0.8 + ((i * 61) % (r * 1.6)), 40 + ((i * 47) % 90), 4, 8, '#9fc9d8', 0.7),
            ).join('')
          : '';
    return {
      art:
        pipe(path, tone, dice.between('tube', 22, 36)) +
        rose +
        turned(
          c,
          [
            [34, -110, 6],
            [40, -60],
          ],
          tone,
          { finish },
        ).art +
        head +
        nozzles(look, r * 0.84, isSquare ? tilt * 0.8 : tilt * 0.84, -36) +
        water,
      box: [-r - 2, -350, r + Math.max(r, 270) + 4, 480],
      focus: [-220, -120, 330, 240],
    };
  }
  const r = 112 * wide + 10;
  const shape = dice.pick('head', ['round', 'round', 'square', 'long']);
  const head =
    shape === 'round'
      ? (k: number) => oval(0, -400, r * k, r * k)
      : shape === 'square'
        ? (k: number) => rectangle(-r * 0.94 * k, -400 - r * 0.94 * k, r * 1.88 * k, r * 1.88 * k, 30)
        : (k: number) => rectangle(-r * 0.7 * k, -400 - r * 1.2 * k, r * 1.4 * k, r * 2.4 * k, r * 0.7);
  const stem = dice.between('stem', 19, 30);
  const hoseTone = dice.pick('hose', [tone, chrome, '#3a4146', '#f1f0ec']);
  const hose = dice.pick('hose path', [
    'M20,-20C40,40 200,30 190,-110C184,-200 260,-220 280,-120',
    'M20,-20C30,80 -60,90 -160,60C-230,40 -250,-20 -210,-60',
    'M20,-20C60,70 240,70 260,-40C270,-160 180,-190 200,-300',
    'M20,-20C30,60 120,90 150,20C170,-50 230,-60 250,10',
  ]);
  const button = dice.pick('button', [look.accent, '#d5dadc', '#22272a', darker(tone, 0.3)]);
  return {
    art:
      stroke(hose, darker(hoseTone, 0.3), 19) +
      stroke(hose, hoseTone, 14, { dash: dice.pick('weave', ['5 3', '9 4', '3 2']), cap: 'butt' }) +
      placed(
        c.form(
          polygon([
            [-stem - 5, 0, 10],
            [-stem, -330, 20],
            [stem, -330, 20],
            [stem + 5, 0, 10],
          ]),
          tone,
          {
            depth: 11,
            light: 0.9,
            fill: c.linear(
              [
                [0, darker(tone, 0.4)],
                [0.3, lighter(tone, 0.7)],
                [0.6, tone],
                [1, darker(tone, 0.5)],
              ],
              [0, 0, 1, 0],
            ),
            art: dice.pick('grip', [
              '',
              bar(-60, -150, 120, 110, darker(tone, 0.35), 0, 0.9),
              sheet(c.tile(80, 22, bar(0, 0, 80, 7, darker(tone, 0.5), 0, 0.5))),
              bar(-60, -60, 120, 14, look.accent),
            ]),
          },
        ) +
          c.form(head(1.17), tone, { depth: 11, light: 0.9 }) +
          fillPath(head(1), plate) +
          c.inside(head(1), nozzles(look, r * 0.94, shape === 'long' ? 1.2 : 1, -400)) +
          disc(0, -400, dice.between('button', 0, 30), dice.between('button', 0, 30), button) +
          (dice.chance('selector', 0.4) ? c.form(rectangle(r * 1.08, -430, 26, 60, 10), button, { depth: 5 }) : ''),
        { turn: dice.between('lean', -28, 4), x: 10 },
      ),
    box: [-260, -570, 570, 660],
    feet: [[-30, 60]],
    focus: [-250, -560, 330, 330],
  };
}
