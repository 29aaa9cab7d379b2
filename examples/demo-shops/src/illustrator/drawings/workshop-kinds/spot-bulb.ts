/** Spot bulbs. */
import { bar, type Canvas, disc } from '../../studio/canvas.ts';
import { darker, type Hex, inkOn } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { around } from '../../studio/outline.ts';

/** The reflector of a GU10 spot: a short cone with two pins. */
export function spotBulb(c: Canvas, look: Look, glass: Hex): string {
  const { dice } = look;
  const [wide, high] = [dice.between('spot', 104, 134), dice.between('spot high', 290, 350)];
  const cone = `M${-wide},${-high}C${-wide + 10},${-high + 80} -70,-180 -54,-110V-50H54V-110C70,-180 ${wide - 10},${-high + 80} ${wide},${-high}Z`;
  const shell = dice.pick('shell', ['#eef1f2', '#c4cacd', '#3a4146', '#e6dcc8']);
  const chips = dice.count('chips', 3, 9);
  const rib = dice.pick('rib', [30, 18, 0]);
  return (
    disc(
      0,
      -high,
      240,
      190,
      c.radial([
        [0, '#fff2c2', 0.85],
        [0.5, '#fff2c2', 0.3],
        [1, '#fff2c2', 0],
      ]),
    ) +
    bar(-34, -54, 14, 44, '#b98e3a', 4) +
    bar(20, -54, 14, 44, '#b98e3a', 4) +
    bar(-38, -16, 22, 14, '#8a6a2c', 4) +
    bar(16, -16, 22, 14, '#8a6a2c', 4) +
    c.form(cone, shell, {
      depth: 16,
      dark: 0.4,
      light: 0.7,
      art:
        (rib
          ? Array.from({ length: Math.floor((wide * 2) / rib) }, (_, i) =>
              bar(-wide + i * rib, -high, 3, high * 0.72, darker(shell, 0.4), 0, 0.4),
            ).join('')
          : bar(-wide, -high * 0.62, wide * 2, 14, look.accent)) + bar(-60, -112, 120, 64, darker(shell, 0.12)),
    }) +
    lettering(look.brand, { y: -94, size: 14, color: inkOn(shell), fit: 84, weight: 1.6 }) +
    disc(0, -high, wide, wide * 0.28, darker(glass, 0.2)) +
    disc(
      0,
      -high - 2,
      wide * 0.9,
      wide * 0.24,
      c.radial([
        [0, '#ffffff'],
        [0.6, '#fff3cf'],
        [1, darker(glass, 0.1)],
      ]),
    ) +
    around(chips, wide * 0.52, wide * 0.13)
      .map(({ x, y }) => disc(x, -high - 2 + y, 13, 5, '#ffe9ac'))
      .join('')
  );
}
