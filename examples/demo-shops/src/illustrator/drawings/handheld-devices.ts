/** Devices held in the hand: foldable phones, handheld consoles, action cameras. */
import { elementAt } from '@quarry/language';
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { around, polygon, rectangle } from '../studio/outline.ts';
import { type Piece } from '../studio/stage.ts';
import { shell, wallpaper } from './device-look.ts';

/** A phone that opens like a book, standing half open. */
export function foldable(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2f4358');
  const h = 430;
  const left = polygon([
    [-240, -h + 26, 22],
    [0, -h, 4],
    [0, -20, 4],
    [-240, 0, 22],
  ]);
  const right = polygon([
    [0, -h, 4],
    [200, -h + 34, 22],
    [200, 8, 22],
    [0, -20, 4],
  ]);
  const leftGlass = polygon([
    [-228, -h + 38, 14],
    [-4, -h + 14, 2],
    [-4, -33, 2],
    [-228, -14, 14],
  ]);
  const rightGlass = polygon([
    [4, -h + 14, 2],
    [188, -h + 46, 14],
    [188, -6, 14],
    [4, -33, 2],
  ]);
  return {
    art:
      c.form(left, '#14181b', { depth: 5, light: 0.7 }) +
      c.form(right, '#14181b', { depth: 5, light: 0.5 }) +
      stroke(`${left}${right}`, lighter(tone, 0.25), 5) +
      c.inside(leftGlass, wallpaper(c, look, -240, -h, 440, h + 10)) +
      c.inside(rightGlass, wallpaper(c, look, -240, -h, 440, h + 10)) +
      fillPath(rightGlass, '#0b1016', 0.2) +
      fillPath(
        leftGlass,
        c.linear(
          [
            [0, '#ffffff', 0.14],
            [0.5, '#ffffff', 0],
            [0.9, '#0b1016', 0.05],
            [1, '#0b1016', 0.4],
          ],
          [0, 0, 1, 0],
        ),
      ) +
      bar(-4, -h, 8, h - 20, darker(tone, 0.4)) +
      Array.from({ length: 8 }, (_, i) =>
        c.form(
          rectangle(-190 + (i % 4) * 46, -96 + Math.floor(i / 4) * 40, 28, 28, 8),
          elementAt(['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a'], (i * 3 + look.dice.count('icons', 0, 3)) % 4),
          { depth: 2 },
        ),
      ).join('') +
      lettering(`${look.dice.count('hour', 9, 12)}:${look.dice.count('minute', 10, 59)}`, {
        x: -120,
        y: -h + 84,
        size: 46,
        color: '#ffffff',
        weight: 0.9,
      }),
    box: [-244, -h - 4, 450, h + 14],
    feet: [[-240, 200]],
    focus: [-240, -h, 300, 300],
  };
}

/** A console to hold in both hands: a display between two grips. */
export function handheldConsole(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#f0f0ed');
  const [w, h] = [620, 270];
  const body = rectangle(-w / 2, -h, w, h, 74);
  const glass = rectangle(-196, -h + 20, 392, h - 40, 10);
  const grip = (mirror: boolean) =>
    placed(
      c.form(
        `M-200,${-h + 2}H-250Q-306,${-h + 6} -308,${-h + 80}V-76Q-306,-4 -250,-2H-200Z`,
        mirror ? look.accent : tone,
        { depth: 14, light: 0.6 },
      ),
      { mirror },
    );
  const stick = (x: number, y: number) =>
    disc(x, y, 32, 32, '#15191b') +
    disc(
      x,
      y - 3,
      25,
      25,
      c.radial([
        [0, '#5a6368'],
        [1, '#1b1f22'],
      ]),
    );
  return {
    art:
      c.form(body, '#22272a', { depth: 12 }) +
      grip(false) +
      grip(true) +
      c.form(glass, '#0c0f11', { depth: 3 }) +
      c.inside(rectangle(-186, -h + 30, 372, h - 60, 4), wallpaper(c, look, -186, -h + 30, 372, h - 60)) +
      stick(-252, -h + 86) +
      stick(252, -96) +
      bar(-260, -104, 16, 50, '#15191b', 4) +
      bar(-277, -87, 50, 16, '#15191b', 4) +
      around(4, 26)
        .map((p, i) =>
          disc(252 + p.x, -h + 88 + p.y, 11, 11, elementAt(['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a'], i)),
        )
        .join(''),
    box: [-w / 2, -h, w, h],
    feet: [[-260, 260]],
    focus: [-320, -h - 10, 320, 290],
  };
}

export function actionCamera(c: Canvas, look: Look): Piece {
  const tone = shell(look, '#2a2d30');
  const [w, h] = [400, 280];
  return {
    art:
      bar(110, -h - 18, 80, 24, darker(tone, 0.3), 8) +
      disc(150, -h - 16, 24, 8, '#c22f2b') +
      c.form(rectangle(-w / 2, -h, w, h, 46), tone, {
        depth: 18,
        light: 0.5,
        art: sheet(c.tile(10, 10, disc(3, 3, 1.6, 1.6, '#000000', 0.3) + disc(8, 8, 1.6, 1.6, '#ffffff', 0.08))),
      }) +
      c.form(rectangle(-w / 2 + 30, -h + 40, 130, 110, 14), '#0d1012', { depth: 4, light: 0.4 }) +
      lettering(`${look.amount('resolution') ?? 4}`, { x: -w / 2 + 95, y: -h + 66, size: 34, color: '#8fb9d0' }) +
      lettering(look.brand, { x: -w / 2 + 36, y: -60, size: 26, color: lighter(tone, 0.7), align: 'start', fit: 150 }) +
      c.form(rectangle(10, -h + 24, 170, 170, 40), darker(tone, 0.3), { depth: 10 }) +
      disc(95, -h + 109, 72, 72, '#0b0d10') +
      disc(
        95,
        -h + 109,
        60,
        60,
        c.radial(
          [
            [0, '#0b1016'],
            [0.5, '#1d3450'],
            [0.8, '#472a58'],
            [1, '#0b0d10'],
          ],
          0.5,
          0.5,
          0.5,
          0.44,
          0.42,
        ),
      ) +
      disc(95, -h + 109, 24, 24, '#06080a') +
      disc(76, -h + 88, 13, 9, '#ffffff', 0.8) +
      disc(-w / 2 + 180, -h + 54, 5, 5, '#c22f2b'),
    box: [-w / 2, -h - 26, w, h + 26],
    focus: [-60, -h - 20, 280, 280],
  };
}
