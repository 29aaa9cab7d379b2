/** Taps. */
import { bar, type Canvas, disc, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import { chrome, down, fitting, metalOrMatte } from '../fittings.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { pipe } from './pipe.ts';

export function faucet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = fitting(look);
  const finish = metalOrMatte(tone);
  const isKitchen = look.says('kitchen');
  const isBath = look.says('bath');
  // The height that the text tells, as far as a kind allows.
  const told = Math.min(1, Math.max(0, ((look.amount('height') ?? 24) - 16) / 16));
  const high = (isKitchen ? 400 : 300) + told * 110 + dice.between('height', -16, 16);
  const kind = isKitchen
    ? dice.pick('spout', ['arc', 'spring', 'square', 'arc'])
    : isBath
      ? dice.pick('spout', ['low', 'deck', 'low'])
      : dice.pick('spout', ['angle', 'low', 'arc', 'block']);
  const thick = dice.between('thick', 34, 52);
  const reach = dice.between('reach', 140, 215);
  const accent = dice.pick('trim', [tone, tone, '#22272a', '#c39a4e', chrome]);
  const head = accent === tone ? darker(tone, 0.25) : accent;
  const paths: Record<string, string> = {
    arc: `M40,-120V${-high + 90}C40,${-high - 20} ${-reach},${-high - 20} ${-reach},${-high + 100}V${-high + 140}`,
    spring: `M40,-120V${-high + 70}C40,${-high - 30} ${-reach + 20},${-high - 30} ${-reach + 20},${-high + 90}V${-high + 150}`,
    square: `M40,-120V${-high + 10}H${-reach}V${-high + 110}`,
    angle: `M40,-120V${-high + 20}H${-reach}V${-high + 80}`,
    low: `M40,-150C0,${-high + 90} ${-reach * 0.6},${-high + 60} ${-reach - 20},${-high + 96}v34`,
    deck: `M40,-120C20,${-high + 150} ${-reach},${-high + 120} ${-reach - 20},-70`,
    block: `M40,-170H${-reach}`,
  };
  const path = paths[kind] ?? '';
  const spring =
    kind === 'spring'
      ? stroke(path, darker(tone, 0.55), thick + 12, { dash: '7 7', cap: 'butt', opacity: 0.85 }) +
        pipe(`M${-reach + 20},${-high + 150}v70`, head, thick + 12)
      : '';
  const nozzle =
    kind === 'arc' || kind === 'square'
      ? placed(bar(-thick * 0.56, 0, thick * 1.12, dice.between('aerator', 18, 60), head, 6), {
          x: -reach,
          y: -high + (kind === 'arc' ? 128 : 100),
        })
      : '';
  const handles = dice.pick('handles', isBath ? ['cross', 'lever', 'wheel'] : ['lever', 'stick', 'top', 'cross']);
  const lever = {
    lever: placed(
      c.form(rectangle(-14, -dice.between('lever', 110, 160), 28, 170, 14), accent, { depth: 8, light: 0.9 }),
      { x: 74, y: -150, turn: dice.between('lever turn', 40, 72) },
    ),
    stick: placed(bar(-9, -130, 18, 140, accent, 9) + bar(-5, -128, 5, 130, lighter(accent, 0.6), 3), {
      x: 70,
      y: -150,
      turn: dice.between('lever turn', 66, 100),
    }),
    top: placed(c.form('M-44,0L-30,-26H34L110,-40V-22L40,0Z', accent, { depth: 7, light: 0.9 }), { x: 40, y: -202 }),
    cross: [-1, 1]
      .map((k) =>
        placed(
          bar(-11, -78, 22, 78, tone, 8) +
            bar(-46, -86, 92, 18, accent, 9) +
            disc(0, -78, 17, 17, accent) +
            disc(0, -78, 8, 8, k < 0 ? '#c22f2b' : '#2f66b3'),
          { x: 40 + k * 86, y: -60, turn: k * 16 },
        ),
      )
      .join(''),
    wheel: [-1, 1]
      .map((k) =>
        placed(
          turned(
            c,
            [
              [36, -96, 10],
              [42, -70, 8],
              [34, -44, 6],
              [16, -30],
              [16, 0],
            ],
            accent,
            { finish, lid: lighter(accent, 0.2) },
          ).art,
          { x: 40 + k * 92, y: -34 },
        ),
      )
      .join(''),
  }[handles];
  const isWide = handles === 'cross' || handles === 'wheel';
  const body = dice.between('body', 34, 50);
  const foot = dice.pick('foot', [
    turned(
      c,
      [
        [body + 20, -24, 6],
        [body + 26, 0],
      ],
      tone,
      { finish, lid: lighter(tone, 0.15) },
    ).art,
    turned(
      c,
      [
        [body + 4, -60, 20],
        [body + 34, -10, 8],
        [body + 34, 0],
      ],
      tone,
      { finish },
    ).art,
    c.form(rectangle(-body - 30, -24, body * 2 + 60, 26, 4), tone, { depth: 6, fill: down(c, tone) }),
  ]);
  return {
    art:
      (kind === 'block'
        ? c.form(rectangle(-reach - 40, -210, reach + 90, 44, 8), tone, { depth: 8, light: 0.8, fill: down(c, tone) })
        : pipe(path, tone, thick)) +
      spring +
      nozzle +
      (isWide
        ? placed(c.form(rectangle(-130, -62, 260, 44, 20), tone, { depth: 8, fill: down(c, tone) }), { x: 40 })
        : '') +
      placed(
        turned(
          c,
          [
            [body, -200, 8],
            [body, -20],
          ],
          tone,
          { finish, lid: lighter(tone, 0.2) },
        ).art,
        { x: 40 },
      ) +
      (accent === tone ? '' : bar(40 - body, -dice.between('ring', 90, 170), body * 2, 10, accent, 0, 0.95)) +
      lever +
      placed(foot, { x: 40 }),
    box: [-reach - 60, -Math.max(high + 20, 300), reach + 60 + (isWide ? 220 : 250), Math.max(high + 20, 300)],
    feet: [[-40, 120]],
    focus: [-200, -high, 330, 330],
  };
}
