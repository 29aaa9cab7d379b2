/** Door handles. */
import { doorKnob } from '../workshop-kinds/door-knob.ts';
import { bar, type Canvas, disc, fillPath, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { down, fitting } from '../fittings.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';

/** A plate or rose on the door. `half` is half its width. */
function rose(look: Look, kind: string): { outline: string; half: number; high: number } {
  const { dice } = look;
  if (kind === 'long') {
    const [half, high] = [dice.between('plate', 52, 78), dice.between('plate high', 200, 240)];
    const round = dice.pick('plate round', [8, 22, half]);
    return { outline: rectangle(-half, -high + 20, half * 2, high * 2, round), half, high };
  }
  const half = dice.between('rose', 74, 104);
  if (kind === 'square')
    return {
      outline: rectangle(-half, -half, half * 2, half * 2, dice.pick('rose round', [4, 16, 34])),
      half,
      high: half,
    };
  return { outline: oval(0, 0, half, half), half, high: half };
}

export function doorHandle(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = fitting(look);
  if (look.says('knob')) return doorKnob(c, look, tone);
  const kind = look.says('lock') ? 'long' : dice.pick('rose', ['round', 'square', 'round', 'long']);
  const { outline: back, half, high } = rose(look, kind);
  const reach = 180 + ((look.amount('length') ?? 130) - 110) * 2.6 + dice.between('reach', 40, 90);
  const [thick, curve] = [dice.between('thick', 19, 32), dice.between('curve', -14, 50)];
  const lever = dice.pick('lever', [
    `M-34,-30C-10,-46 60,-40 ${reach * 0.5},${-thick - 8}C${reach * 0.7},${-thick} ${reach * 0.88},${-thick + curve * 0.5} ${reach},${-12 + curve}C${reach + 14},${curve} ${reach},${thick + curve} ${reach - 24},${thick - 4 + curve}C${reach * 0.7},${4 + curve * 0.6} ${reach * 0.5},14 60,20C20,24 -20,40 -34,30Z`,
    `M-30,${-thick}H${reach - 10}Q${reach},${-thick} ${reach},${-thick + 10}V${thick - 14}Q${reach},${thick - 4} ${reach - 10},${thick - 4}H-30Z`,
    `M-30,-26C30,-50 60,-10 ${reach * 0.5},${-thick + 4}C${reach * 0.8},${-thick - curve * 0.3} ${reach},${-thick - 6} ${reach + 6},${thick + 20}C${reach - 10},${thick + 34} ${reach - 40},${thick + 10} ${reach * 0.6},${thick}C60,${thick + 12} 20,46 -34,30Z`,
    `M-34,-34L40,-22L${reach},${-thick}Q${reach + 18},0 ${reach},${thick}L40,20L-34,34Z`,
  ]);
  const lock = dice.pick('lock', ['key', 'cylinder', 'turn']);
  const keyY = high * 0.62;
  const key =
    kind !== 'long' || !look.says('lock')
      ? ''
      : lock === 'key'
        ? disc(0, keyY, 17, 17, '#14181b') + fillPath(`M-8,${keyY + 4}H8L12,${keyY + 46}H-12Z`, '#14181b')
        : lock === 'cylinder'
          ? disc(0, keyY, 30, 30, '#c3c9cc') +
            bar(-13, keyY, 26, 56, '#c3c9cc', 10) +
            bar(-4, keyY - 18, 8, 34, '#14181b', 3)
          : disc(0, keyY, 36, 36, darker(tone, 0.3)) +
            c.form(rectangle(-11, keyY - 30, 22, 60, 10), tone, { depth: 6, light: 0.9 });
  const inlay = dice.pick('inlay', [
    '',
    '',
    stroke(`M40,0H${reach * 0.8}`, darker(tone, 0.5), 5, { opacity: 0.6 }),
    stroke(`M${reach * 0.5},-6H${reach * 0.86}`, look.accent, 15),
  ]);
  const brushed = dice.chance('brushed', 0.4) ? sheet(c.tile(300, 5, bar(0, 0, 300, 1.6, '#10161d', 0, 0.16))) : '';
  return {
    art:
      c.form(back, tone, {
        depth: 9,
        light: 0.8,
        fill: c.linear(
          [
            [0, lighter(tone, 0.5)],
            [0.5, tone],
            [1, darker(tone, 0.3)],
          ],
          [0, 0, 1, 1],
        ),
        art: brushed,
      }) +
      (dice.chance('rim', 0.4)
        ? stroke(
            kind === 'round'
              ? oval(0, 0, half * 0.8, half * 0.8)
              : rectangle(
                  -half + 13,
                  (kind === 'long' ? -high + 20 : -half) + 13,
                  half * 2 - 26,
                  (kind === 'long' ? high : half) * 2 - 26,
                  8,
                ),
            darker(tone, 0.4),
            3,
            { opacity: 0.6 },
          )
        : '') +
      (dice.chance('screws', 0.5)
        ? [-1, 1]
            .map(
              (k) =>
                disc(
                  kind === 'long' ? 0 : k * half * 0.74,
                  kind === 'long' ? 20 + k * (high - 26) : 0,
                  8,
                  8,
                  darker(tone, 0.45),
                ) +
                bar(
                  (kind === 'long' ? 0 : k * half * 0.74) - 6,
                  (kind === 'long' ? 20 + k * (high - 26) : 0) - 1.4,
                  12,
                  2.8,
                  '#10161d',
                ),
            )
            .join('')
        : '') +
      key +
      c.pool(60, 30, 200, 50, 0.4) +
      disc(0, 0, 50, 50, darker(tone, 0.35)) +
      disc(
        -3,
        -3,
        44,
        44,
        c.radial(
          [
            [0, lighter(tone, 0.7)],
            [1, darker(tone, 0.3)],
          ],
          0.5,
          0.5,
          0.6,
          0.36,
          0.3,
        ),
      ) +
      c.form(lever, tone, { depth: 12, light: 0.9, fill: down(c, tone), art: inlay + brushed }),
    box: [
      -half - 4,
      kind === 'long' ? -high + 18 : -half - 4,
      half + reach + 24,
      kind === 'long' ? high * 2 + 4 : half * 2 + 8,
    ],
    outline: back + lever,
    focus: [-100, -130, 340, 260],
  };
}
