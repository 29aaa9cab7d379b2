/** Caps, pumps, droppers and triggers of bottles. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { polygon } from '../studio/outline.ts';
import { type Finish, turned } from '../studio/solids.ts';

export type Closure = 'screw' | 'pump' | 'spray' | 'dropper' | 'flip' | 'cork' | 'trigger' | 'ball';

export function closureArt(
  c: Canvas,
  look: Look,
  closure: Closure,
  nr: number,
  y: number,
  cap: Hex,
  finish: Finish,
  width: number,
): { art: string; behind: string; rise: number; reach: number } {
  const r = Math.max(nr * 1.14, 14);
  const plain = (rise: number, radius = r, ribs = false) => {
    const grooves = ribs
      ? Array.from({ length: 21 }, (_, i) =>
          bar(
            -radius + (radius * 2 * (1 - Math.cos((Math.PI * i) / 20))) / 2,
            y - rise,
            2,
            rise + 20,
            darker(cap, 0.5),
            0,
            0.35,
          ),
        ).join('')
      : '';
    return turned(
      c,
      [
        [radius * 0.97, y - rise],
        [radius, y - rise + 8, 6],
        [radius, y + 6],
      ],
      cap,
      { finish, lid: cap, art: grooves },
    ).art;
  };
  switch (closure) {
    case 'screw':
      return { art: plain(r * 0.9, r, true), behind: '', rise: r * 0.9 + r * 0.13, reach: r };
    case 'flip': {
      const rise = r * look.dice.between('flip', 0.8, 1.4);
      return {
        art:
          plain(rise) +
          stroke(
            `M${-r},${y - rise * 0.45}Q0,${y - rise * 0.45 + r * 0.24} ${r},${y - rise * 0.45}`,
            darker(cap, 0.5),
            2.5,
            { opacity: 0.6 },
          ),
        behind: '',
        rise: rise + r * 0.13,
        reach: r,
      };
    }
    case 'cork':
      return {
        art: turned(
          c,
          [
            [r * 0.95, y - r * 1.1, 5],
            [r * 0.84, y + 4],
          ],
          '#c19768',
          { finish: 'matte', lid: '#d4ae80' },
        ).art,
        behind: '',
        rise: r * 1.2,
        reach: r,
      };
    case 'ball': {
      const ball = Math.max(r * 1.25, width * 0.16);
      return {
        art:
          plain(r * 0.4) +
          placed(
            disc(
              0,
              0,
              ball,
              ball,
              c.radial(
                [
                  [0, lighter(cap, 0.7)],
                  [0.4, cap],
                  [1, darker(cap, 0.55)],
                ],
                0.5,
                0.5,
                0.62,
                0.34,
                0.28,
              ),
            ),
            { y: y - r * 0.4 - ball * 0.86 },
          ),
        behind: '',
        rise: r * 0.4 + ball * 1.9,
        reach: ball,
      };
    }
    case 'dropper': {
      const bulb = turned(
        c,
        [
          [r * 0.3, y - r * 3, r * 0.3],
          [r * 0.5, y - r * 2.7, r * 0.3],
          [r * 0.56, y - r * 1.2],
        ],
        darker(look.accent, 0.1),
        { finish: 'matte' },
      ).art;
      const pipette = bar(-nr * 0.26, y, nr * 0.52, width * 0.9, '#ffffff', nr * 0.2, 0.45);
      return { art: bulb + plain(r * 1.15, r, true), behind: pipette, rise: r * 3, reach: r };
    }
    case 'pump': {
      const head = polygon([
        [-r * 0.5, y - r * 2.1, 8],
        [width * 0.34, y - r * 2.1, 12],
        [width * 0.4, y - r * 1.62, 8],
        [width * 0.32, y - r * 1.66, 4],
        [-r * 0.5, y - r * 1.5, 8],
      ]);
      return {
        art:
          bar(
            -r * 0.18,
            y - r * 1.6,
            r * 0.36,
            r * 1.2,
            c.linear(
              [
                [0, darker(cap, 0.3)],
                [0.4, lighter(cap, 0.3)],
                [1, darker(cap, 0.4)],
              ],
              ACROSS,
            ),
          ) +
          plain(r * 0.85) +
          fillPath(
            head,
            c.linear([
              [0, lighter(cap, 0.35)],
              [0.5, cap],
              [1, darker(cap, 0.3)],
            ]),
          ),
        behind: '',
        rise: r * 2.15,
        reach: width * 0.4,
      };
    }
    case 'spray': {
      const nozzle = turned(
        c,
        [
          [r * 0.5, y - r * 1.8, 8],
          [r * 0.6, y - r * 1.55, 8],
          [r * 0.6, y - r * 0.7],
        ],
        lighter(cap, 0.2),
        { lid: lighter(cap, 0.3) },
      ).art;
      return {
        art: nozzle + disc(0, y - r * 1.4, r * 0.1, r * 0.1, darker(cap, 0.6)) + plain(r * 0.8),
        behind: '',
        rise: r * 1.9,
        reach: r,
      };
    }
    case 'trigger': {
      const head = polygon([
        [-width * 0.34, y - r * 2.5, 10],
        [r * 0.7, y - r * 2.7, 16],
        [r * 1.1, y - r * 1.9, 12],
        [r * 0.8, y - r * 0.6, 4],
        [-r * 0.7, y - r * 0.6, 4],
        [-r * 0.6, y - r * 1.5, 10],
        [-width * 0.34, y - r * 1.7, 6],
      ]);
      const lever = polygon([
        [-r * 0.7, y - r * 1.5],
        [-r * 1.3, y - r * 1.4, 8],
        [-r * 1.7, y - r * 0.1, 6],
        [-r * 1.35, y - r * 0.1, 6],
        [-r * 0.6, y - r],
      ]);
      return {
        art:
          fillPath(lever, darker(look.accent, 0.15)) +
          fillPath(
            head,
            c.linear([
              [0, lighter(cap, 0.35)],
              [0.6, cap],
              [1, darker(cap, 0.3)],
            ]),
          ) +
          bar(-width * 0.34 - 14, y - r * 2.45, 18, r * 0.7, darker(cap, 0.25), 4) +
          plain(r * 0.7),
        behind: '',
        rise: r * 2.75,
        reach: width * 0.4,
      };
    }
  }
}
