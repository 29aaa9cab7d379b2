/** Parts of drills and rotary hammers: bits, chucks, battery packs, side handles. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import { RUBBER, STEEL } from './livery.ts';

/** What sits in the chuck, pointing left from x = 0. */
export function bit(c: Canvas, look: Look, isMasonry: boolean): { art: string; length: number } {
  const length = look.dice.between('bit length', isMasonry ? 120 : 90, isMasonry ? 200 : 190);
  const kind = isMasonry
    ? look.dice.pick('masonry', ['spiral', 'spiral', 'chisel'])
    : look.dice.pick('bit', ['twist', 'driver', 'spade', 'twist', 'hole saw']);
  const steel = c.linear([
    [0, lighter(STEEL, 0.6)],
    [0.4, STEEL],
    [1, darker(STEEL, 0.45)],
  ]);
  const dark = look.dice.chance('titanium', 0.35) ? '#c79b4a' : steel;
  const wave = Array.from({ length: Math.floor(length / 26) }, (_, i) => `M${-8 - i * 26},-9l-16,18`).join('');
  switch (kind) {
    case 'chisel':
      return {
        length,
        art:
          bar(-length + 50, -9, length - 50, 18, steel) +
          fillPath(`M${-length + 54},-11L${-length},-26V26L${-length + 54},11Z`, dark),
      };
    case 'spiral':
      return {
        length,
        art:
          bar(-length, -9, length, 18, dark, 2) +
          stroke(wave, '#3a4146', 5, { opacity: 0.75 }) +
          fillPath(`M${-length},-13L${-length - 16},0L${-length},13Z`, '#5d666b'),
      };
    case 'driver':
      return {
        length: 84,
        art:
          bar(-84, -8, 84, 16, steel, 3) +
          fillPath('M-84,-8L-104,-2V2L-84,8Z', '#5d666b') +
          bar(-40, -13, 26, 26, look.accent, 4),
      };
    case 'spade':
      return {
        length,
        art:
          bar(-length, -5, length, 10, steel) +
          fillPath(`M${-length},-26H${-length + 46}V26H${-length}L${-length - 22},0Z`, dark),
      };
    case 'hole saw':
      return {
        length: 120,
        art:
          bar(-60, -6, 60, 12, steel) +
          bar(-120, -44, 64, 88, steel, 5) +
          bar(-84, -44, 16, 88, look.accent) +
          stroke('M-121,-42V42', '#3a4146', 7, { dash: '6 6', cap: 'butt' }) +
          bar(-140, -4, 22, 8, steel),
      };
    default:
      return {
        length,
        art:
          fillPath(`M0,-8L${-length},-6L${-length - 20},0L${-length},6L0,8Z`, dark) +
          stroke(wave, '#5d666b', 3.4, { opacity: 0.8 }),
      };
  }
}

/** 12 V packs are slim, 18 V slide on, 20 V are tall with a gauge. Stands on y = 0 around x. */
export function batteryPack(c: Canvas, look: Look, x: number, tone: Hex): string {
  const { dice } = look;
  const volts = look.amount('voltage') ?? dice.pick('volts', [12, 18, 20]);
  const [half, high] = volts <= 12 ? [66, 84] : volts >= 20 ? [112, 136] : [98, 108];
  const nose = dice.between('pack nose', -16, 26);
  const body = polygon([
    [x - half + 22, -high, 12],
    [x + half - 14, -high, 12],
    [x + half, -high * 0.7, 12],
    [x + half - 4, -6, 16],
    [x - half - nose, 0, 16],
    [x - half - nose + 8, -high * 0.66, 14],
  ]);
  const plate = dice.pick('plate', [tone, tone, '#d9dcdb', darker(tone, 0.45)]);
  const leds = Array.from({ length: 4 }, (_, i) =>
    disc(x - half * 0.4 + i * 16, -high + 18, 5, 5, i < 3 ? '#7fe0a8' : '#4a5358'),
  ).join('');
  return (
    c.form(body, dice.pick('pack', [RUBBER, RUBBER, '#3f474c', darker(tone, 0.55)]), { depth: 12, light: 0.5 }) +
    bar(x - half * 0.62, -high * 0.62, half * 1.24, high * 0.36, plate, 6) +
    (volts >= 20 ? leds : '') +
    lettering(`${volts}V`, { x, y: -high * 0.62 + high * 0.09, size: high * 0.18, color: inkOn(plate), weight: 1.8 })
  );
}

export function chuck(c: Canvas, look: Look, isSds: boolean): string {
  const { dice } = look;
  const ribs = sheet(c.tile(11, 90, bar(0, 0, 4, 90, '#0d1012', 0, 0.5)));
  const tone = isSds ? '#22272a' : dice.pick('chuck', ['#3a4146', '#3a4146', '#8d969b', '#5d5f52']);
  const wide = dice.between('chuck', 0.86, 1.14);
  return placed(
    turned(
      c,
      isSds
        ? [
            [17, -84, 8],
            [28, -62, 10],
            [32, -34, 6],
            [44, -28, 4],
            [44, 0],
          ]
        : [
            [20 * wide, -80, 4],
            [33 * wide, -58, 6],
            [42 * wide, -10],
            [46 * wide, 0],
          ],
      tone,
      {
        finish: 'metal',
        art:
          (isSds ? '' : ribs) +
          bar(
            -60,
            dice.between('chuck ring', -34, -18),
            120,
            9,
            dice.pick('chuck band', [look.accent, '#d5dadc', '#0d1012']),
            0,
            0.85,
          ),
      },
    ).art,
    { turn: -90 },
  );
}

/** The second handle, at the front: hangs down, knob below. */
export const sideHandle = (c: Canvas, x: number, y: number, length: number): string =>
  bar(x - 15, y - 66, 30, 74, '#3a4146', 8) +
  placed(
    turned(
      c,
      [
        [16, -length, 6],
        [20, -length * 0.7, 10],
        [17, -30, 12],
        [25, -8, 8],
        [20, 0],
      ],
      RUBBER,
      { finish: 'matte', art: sheet(c.tile(80, 15, bar(0, 0, 80, 5, '#000000', 0, 0.4))) },
    ).art,
    { x, y: y + length },
  );
