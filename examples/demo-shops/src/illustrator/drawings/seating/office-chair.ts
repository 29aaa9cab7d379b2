/** Office chairs. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import { turned } from '../../studio/solids.ts';
import type { Piece } from '../../studio/stage.ts';
import { clothGrain } from '../../studio/surface.ts';

export function officeChair(c: Canvas, look: Look): Piece {
  const { dice, color } = look;
  const high = dice.between('height', 520, 590);
  const steel = dice.pick('base', ['#3a4043', '#b9c0c4']);
  const foot = [-170, -96, 0, 96, 170]
    .map(
      (x, i) =>
        stroke(
          `M0,-92L${x},${i === 2 ? -20 : -34}`,
          c.linear([
            [0, lighter(steel, 0.4)],
            [1, darker(steel, 0.3)],
          ]),
          17,
        ) +
        disc(x, i === 2 ? -13 : -20, 15, 17, '#22272a') +
        disc(x - 3, i === 2 ? -16 : -23, 5, 6, '#5d666b'),
    )
    .join('');
  const column = turned(
    c,
    [
      [13, -250],
      [13, -150],
      [20, -150],
      [20, -84],
    ],
    steel,
    { finish: 'metal' },
  ).art;
  const gaming = look.says('gaming');
  const back = gaming
    ? `M-112,-262C-130,-300 -156,-330 -150,-390C-146,-440 -120,-450 -126,${-high + 60}Q-120,${-high - 30} -76,${-high - 40}Q0,${-high - 54} 76,${-high - 40}Q120,${-high - 30} 126,${-high + 60}C120,-450 146,-440 150,-390C156,-330 130,-300 112,-262Q0,-240 -112,-262Z`
    : `M-118,-262C-132,-360 -128,${-high + 60} -96,${-high + 14}Q0,${-high - 18} 96,${-high + 14}C128,${-high + 60} 132,-360 118,-262Q0,-240 -118,-262Z`;
  const stripe =
    lightness(color) < 0.3
      ? dice.pick('stripe', ['#d13c12', '#2f66b3', '#3f7d50', '#e9e2d2', '#c22f2b'] as const)
      : '#22272a';
  const racing = gaming
    ? c.inside(
        back,
        fillPath(
          `M-60,${-high - 60}L-86,-250H-140L-104,${-high - 60}ZM60,${-high - 60}L86,-250H140L104,${-high - 60}Z`,
          stripe,
        ),
        stroke(`M-60,${-high - 60}L-86,-250M60,${-high - 60}L86,-250`, darker(color, 0.6), 4, { opacity: 0.6 }),
      ) +
      c.form(rectangle(-58, -high - 8, 116, 52, 22), stripe, { depth: 9 }) +
      c.form(rectangle(-76, -330, 152, 56, 24), darker(color, 0.1), { depth: 9 })
    : '';
  const mesh = !gaming && look.material !== 'leather' && (look.says('ergonomic') || dice.chance('mesh', 0.4));
  const net = mesh
    ? c.tile(10, 10, bar(0, 0, 10, 10, darker(color, 0.1)) + disc(5, 5, 2.8, 2.8, darker(color, 0.6)))
    : undefined;
  const head =
    !gaming && (look.says('ergonomic') || dice.chance('head', 0.3))
      ? c.form(rectangle(-74, -high - 84, 148, 66, 30), color, { depth: 12 }) + bar(-12, -high - 26, 24, 40, '#2c3134')
      : '';
  const arms = dice.chance('arms', 0.8)
    ? [true, false]
        .map((mirror) =>
          placed(
            stroke('M120,-240C168,-240 176,-260 172,-330', '#2c3134', 15) +
              c.form(rectangle(126, -352, 84, 26, 13), '#3a4043', { depth: 6 }),
            { mirror },
          ),
        )
        .join('')
    : '';
  const art =
    foot +
    column +
    head +
    c.form(back, color, {
      fill: net,
      depth: 18,
      dark: 0.5,
      light: 0.42,
      art: mesh
        ? ''
        : clothGrain(c, look) +
          stroke(`M-100,-380Q0,-364 100,-380M-106,-320Q0,-304 106,-320`, darker(color, 0.6), 4, { opacity: 0.3 }),
    }) +
    racing +
    arms +
    c.form(rectangle(-150, -274, 300, 66, 32), lighter(color, 0.03), {
      depth: 13,
      dark: 0.55,
      art: clothGrain(c, look),
    });
  return {
    art,
    box: [
      -214,
      head ? -high - 86 : gaming ? -high - 54 : -high - 16,
      428,
      head ? high + 86 : gaming ? high + 54 : high + 16,
    ],
    feet: [
      [-188, -152],
      [-20, 20],
      [152, 188],
    ],
    focus: [-180, -high, 360, 360],
  };
}
