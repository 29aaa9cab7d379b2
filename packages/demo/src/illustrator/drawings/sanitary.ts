/** Taps, showers and toilets. */
import { type Canvas, disc, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { chrome, down, fitting, metalOrMatte } from './fittings.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';

export function faucet(c: Canvas, look: Look): Piece {
  const tone = fitting(look);
  const finish = metalOrMatte(tone);
  const high = look.says('kitchen') ? look.dice.between('height', 440, 490) : look.dice.between('height', 330, 380);
  const kind = look.says('kitchen')
    ? 'arc'
    : look.says('bath')
      ? 'low'
      : look.dice.pick('spout', ['angle', 'low', 'arc']);
  const path =
    kind === 'arc'
      ? `M40,-120V${-high + 90}C40,${-high - 20} -160,${-high - 20} -160,${-high + 100}V${-high + 130}`
      : kind === 'angle'
        ? `M40,-120V${-high + 20}H-150V${-high + 80}`
        : 'M40,-150C0,-230 -80,-250 -190,-220V-190';
  const pipe =
    stroke(path, darker(tone, 0.6), 50) +
    stroke(path, tone, 46) +
    placed(stroke(path, lighter(tone, 0.75), 9, { opacity: 0.8 }), { x: -9, y: -8 }) +
    placed(stroke(path, darker(tone, 0.5), 7, { opacity: 0.6 }), { x: 10, y: 9 });
  const lever = placed(c.form(rectangle(-14, -150, 28, 160, 14), tone, { depth: 8, light: 0.9 }), {
    x: 74,
    y: -150,
    turn: 58,
  });
  return {
    art:
      pipe +
      lever +
      turned(
        c,
        [
          [44, -200, 8],
          [44, -20],
        ],
        tone,
        { finish, lid: lighter(tone, 0.2) },
      ).art +
      turned(
        c,
        [
          [66, -24, 6],
          [70, 0],
        ],
        tone,
        { finish, lid: lighter(tone, 0.15) },
      ).art,
    box: [-220, -Math.max(high + 10, 290), 460, Math.max(high + 10, 290)],
    feet: [[-70, 70]],
    focus: [-200, -high, 330, 330],
  };
}

export function shower(c: Canvas, look: Look): Piece {
  const tone = fitting(look);
  const rain = look.says('rain');
  const nozzles = (r: number, squash: number, y: number) =>
    [0.25, 0.5, 0.75]
      .flatMap((k, i) =>
        around(6 + i * 6, r * k, r * k * squash).map((p) =>
          disc(p.x, y + p.y, 4, 4 * Math.max(squash, 0.5), '#3a4146'),
        ),
      )
      .join('');
  if (rain)
    return {
      art:
        stroke('M0,-330V-60', darker(tone, 0.5), 34) +
        stroke('M0,-330V-60', tone, 30) +
        stroke('M-7,-330V-60', lighter(tone, 0.8), 6) +
        turned(
          c,
          [
            [60, -346, 6],
            [64, -322],
          ],
          tone,
          { finish: metalOrMatte(tone), lid: tone },
        ).art +
        turned(
          c,
          [
            [34, -110, 6],
            [40, -60],
          ],
          tone,
          { finish: metalOrMatte(tone) },
        ).art +
        disc(0, -40, 220, 56, darker(tone, 0.5)) +
        disc(0, -50, 220, 56, down(c, tone)) +
        disc(0, -30, 196, 44, '#dfe5e7') +
        nozzles(186, 0.22, -30) +
        Array.from({ length: 11 }, (_, i) =>
          stroke(`M${-160 + i * 32},10v${60 + (i % 3) * 24}`, '#9fc9d8', 4, { opacity: 0.5 }),
        ).join(''),
      box: [-222, -350, 444, 470],
      focus: [-220, -120, 330, 240],
    };
  return {
    art:
      stroke('M20,-20C40,40 200,30 190,-110C184,-200 260,-220 280,-120', darker(tone, 0.3), 19) +
      stroke('M20,-20C40,40 200,30 190,-110C184,-200 260,-220 280,-120', tone, 14, { dash: '5 3', cap: 'butt' }) +
      placed(
        c.form(
          polygon([
            [-27, 0, 10],
            [-22, -330, 20],
            [22, -330, 20],
            [27, 0, 10],
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
          },
        ) +
          c.form(oval(0, -400, 134, 134), tone, { depth: 11, light: 0.9 }) +
          disc(0, -400, 114, 114, '#e6ebed') +
          c.inside(oval(0, -400, 114, 114), nozzles(108, 1, -400)) +
          disc(0, -400, 24, 24, look.isColored ? '#d5dadc' : look.accent),
        { turn: look.dice.between('lean', -20, -8), x: 10 },
      ),
    box: [-250, -560, 560, 580],
    feet: [[-30, 60]],
    focus: [-250, -560, 330, 330],
  };
}

export function toilet(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : '#f5f6f4';
  const seat = look.dice.pick('seat', [tone, tone, '#3a3d40', '#b0845a']);
  const body =
    'M-130,-270H170C170,-190 120,-140 90,-110C74,-80 76,-40 90,0H-60C-50,-50 -60,-100 -90,-130C-130,-170 -170,-220 -180,-270Z';
  const bowl = c.form(body, tone, { depth: 26, dark: 0.4, light: 0.7 });
  const lid =
    c.form(
      'M-196,-286C-200,-310 -170,-316 -120,-316H140C166,-316 176,-300 172,-284C160,-262 -170,-260 -196,-286Z',
      seat,
      {
        depth: 9,
        dark: 0.4,
        light: 0.7,
      },
    ) +
    placed(c.form(rectangle(-14, -230, 34, 240, 16), lighter(seat, 0.05), { depth: 8, dark: 0.35, light: 0.7 }), {
      x: 90,
      y: -310,
      turn: -8,
    });
  if (look.says('wall hung')) {
    const hung = 'M-130,-270H170V-60Q140,-40 96,-60C40,-90 -60,-100 -100,-150C-150,-190 -174,-230 -180,-270Z';
    return {
      art:
        c.form(rectangle(150, -620, 90, 620, 6), '#e6e2da', { depth: 8, dark: 0.3, light: 0.5 }) +
        c.pool(60, -40, 160, 20, 0.3) +
        c.form(rectangle(128, -520, 30, 84, 8), chrome, { depth: 5 }) +
        c.form(hung, tone, { depth: 26, dark: 0.4, light: 0.7 }) +
        lid,
      box: [-200, -622, 442, 622],
      feet: [[150, 240]],
      focus: [-190, -560, 340, 340],
    };
  }
  return {
    art:
      c.form(
        polygon([
          [60, -540, 22],
          [220, -540, 22],
          [214, -290, 16],
          [66, -290, 16],
        ]),
        tone,
        { depth: 18, dark: 0.35, light: 0.7 },
      ) +
      c.form(rectangle(46, -572, 188, 40, 14), tone, { depth: 9, dark: 0.35, light: 0.8 }) +
      placed(
        turned(
          c,
          [
            [17, -584, 4],
            [19, -572],
          ],
          chrome,
          { finish: 'metal', lid: chrome },
        ).art,
        { x: 140 },
      ) +
      bowl +
      lid,
    box: [-200, -586, 436, 586],
    feet: [[-64, 94]],
    focus: [-190, -420, 340, 300],
  };
}
