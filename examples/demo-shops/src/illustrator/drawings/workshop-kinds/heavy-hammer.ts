/** Rubber mallets and sledgehammers. */
import { bar, type Canvas, placed } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { polygon, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { RUBBER, shiny } from './metal.ts';

/** A rubber mallet, or the block of a sledgehammer on a long shaft. `shaft` draws a shaft of a length, its end at y = 0. */
export function heavyHammer(c: Canvas, look: Look, tone: Hex, shaft: (long: number) => string): Piece {
  const { dice } = look;
  const isSledge = look.says('sledgehammer');
  const long = isSledge ? dice.between('sledge', 580, 670) : dice.between('mallet', 390, 470);
  const heft = 0.78 + 0.3 * Math.min(1, (look.amount('weight') ?? 600) / 1000);
  const wide = (isSledge ? dice.between('block', 108, 134) : dice.between('drum', 120, 146)) * heft;
  const high = (isSledge ? dice.between('block high', 52, 70) : dice.between('drum high', 64, 86)) * heft;
  const rubber = dice.pick('rubber', [RUBBER, RUBBER, '#e9e4d8', '#5d666b', darker(tone, 0.2)]);
  const steel = dice.pick('steel', ['#5d666b', '#3f474c', '#8d969b', darker(tone, 0.35)]);
  const y = -long;
  const edge = dice.between('edge', 12, 34);
  const head = isSledge
    ? polygon([
        [-wide, y - high + 14, 14],
        [-wide + edge, y - high, 10],
        [wide - edge, y - high, 10],
        [wide, y - high + 14, 14],
        [wide, y + high - 14, 14],
        [wide - edge, y + high, 10],
        [-wide + edge, y + high, 10],
        [-wide, y + high - 14, 14],
      ])
    : rectangle(-wide, y - high, wide * 2, high * 2, edge + 10);
  const stripe = (x: number, tone: Hex) => bar(x, y - high, 10, high * 2, tone, 0, 0.8);
  const block = isSledge
    ? c.form(head, steel, { depth: 12, light: 0.7, fill: shiny(c, lighter(steel, 0.12)) }) +
      bar(-wide - 1, y - high + 16, 18, high * 2 - 32, '#aab2b6', 4) +
      bar(wide - 17, y - high + 16, 18, high * 2 - 32, '#8d969b', 4)
    : c.form(head, rubber, { depth: 22, light: 0.5 }) +
      dice.pick('mallet rings', [
        stripe(-wide * 0.68, '#4a5358') + stripe(wide * 0.6, '#4a5358'),
        bar(wide * 0.56, y - high, wide * 0.5, high * 2, look.accent, 12, 0.9),
        stripe(-wide * 0.5, tone) + stripe(-wide * 0.3, tone) + stripe(wide * 0.3, tone) + stripe(wide * 0.5, tone),
      ]);
  const mark = lettering(`${look.amount('weight') ?? 500}G`, {
    y: y - 12,
    size: 28,
    color: isSledge || rubber !== '#e9e4d8' ? '#fdfaf3' : '#22272a',
    weight: 1.6,
    opacity: 0.85,
  });
  return {
    art: placed(shaft(long) + block + mark, { turn: dice.between('lean', 10, 28), x: isSledge ? -110 : -70, y: -14 }),
    box: isSledge ? [-190, -740, 480, 740] : [-150, -560, 480, 560],
    feet: [[-140, -50]],
    focus: [0, isSledge ? -740 : -530, 340, 340],
  };
}
