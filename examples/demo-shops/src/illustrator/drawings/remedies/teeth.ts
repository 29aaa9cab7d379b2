/** Toothbrushes and toothpaste. */
import { ACROSS, bar, type Canvas, disc, placed } from '../../studio/canvas.ts';
import { lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import { carton } from '../packs.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { woodGrain } from '../../studio/surface.ts';
import { together, tube } from '../vessels.ts';
import { style, white } from './label-style.ts';

export function toothbrush(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isBamboo = look.says('bamboo');
  const wood = '#d3b577';
  const isElectric = look.says('electric');
  const one = (tone: string, turn: number, x: number) => {
    const handle = polygon([
      [-17, 0, 16],
      [17, 0, 16],
      [21, -130, 20],
      [13, -250, 20],
      [10, -370, 10],
      [19, -400, 10],
      [19, -505, 18],
      [-19, -505, 18],
      [-19, -400, 10],
      [-10, -370, 10],
      [-13, -250, 20],
      [-21, -130, 20],
    ]);
    const bristles = Array.from({ length: 5 }, (_, i) =>
      bar(
        -18 - dice.between('bristle', 26, 36),
        -500 + i * 19,
        34,
        15,
        c.linear(
          [
            [0, i % 2 ? tone : '#ffffff'],
            [1, '#dfe7ea'],
          ],
          ACROSS,
        ),
        3,
      ),
    ).join('');
    return placed(
      bristles +
        (isElectric
          ? placed(
              turned(
                c,
                [
                  [26, -330, 16],
                  [40, -300, 14],
                  [44, -60, 30],
                  [38, 0],
                ],
                white,
                { finish: 'gloss', art: bar(-60, -80, 120, 90, tone, 0, 0.9) + disc(0, -230, 13, 13, tone) },
              ).art,
              { y: 0 },
            )
          : '') +
        c.form(isElectric ? rectangle(-13, -505, 26, 190, 12) : handle, isBamboo ? wood : white, {
          depth: 9,
          light: 0.6,
          art: isBamboo
            ? woodGrain(c, wood, 0.3, true) + bar(-30, -40, 60, 50, tone, 0, 0.7)
            : isElectric
              ? ''
              : bar(-30, -240, 60, 250, tone) + bar(-30, -520, 60, 40, tone),
        }) +
        (isBamboo || isElectric ? '' : c.form(rectangle(-11, -190, 22, 110, 11), lighter(tone, 0.35), { depth: 4 })),
      { turn, x },
    );
  };
  return {
    art: isElectric
      ? one(look.isColored && look.colorName !== 'white' ? look.color : look.accent, 0, 20)
      : one(look.accent, 7, 60) + one(look.color, -6, -20),
    box: [-110, -515, 250, 515],
    feet: [[-50, 90]],
    focus: [-110, -515, 210, 210],
  };
}

export function toothpaste(c: Canvas, look: Look): Piece {
  return together(
    tube(c, look, {
      width: look.dice.between('width', 150, 180),
      height: 440,
      color: white,
      cap: look.dice.pick('cap', [white, look.color]),
      capWidth: 0.36,
      label: style(look, 'wave', 'leaf', 'star'),
    }),
    carton(c, look, 150, 460, 70, style(look, 'wave', 'leaf', 'star')),
    14,
  );
}
