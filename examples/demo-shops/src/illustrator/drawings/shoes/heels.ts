/** High heels in profile, toe to the right. */
import { type Canvas, disc, fillPath, placed, round, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import { isGlossy } from './shoe-parts.ts';

export function heels(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const isSling = look.says('slingback');
  const kind = look.says('block heel')
    ? 'block'
    : look.says('stilettos')
      ? 'stiletto'
      : isSling
        ? 'cone'
        : dice.pick('heel', ['stiletto', 'block', 'cone'] as const);
  const H = {
    stiletto: dice.between('height', 206, 246),
    block: dice.between('height', 140, 190),
    cone: dice.between('height', 110, 160),
  }[kind];
  const lining = '#d9bfa4';
  // The sole runs from the seat of the heel down to the ball of the foot; the upper follows it from the counter to the toe.
  const foot = `M-206,${-H - 118}C-226,${-H - 70} -232,${-H - 30} -214,${-H + 6}C-196,${-H + 26} -150,${-H + 24} -104,${-H * 0.78}C-54,${-H * 0.5} -8,-34 70,-10C110,0 190,-4 262,-4C280,-8 272,-30 246,-42C200,-64 164,-86 118,-98C92,-104 66,-94 40,-${round(0.36 * H + 40)}C-10,${-H * 0.72 - 20} -70,${-H - 40} -128,${-H - 70}C-160,${-H - 88} -190,${-H - 126} -206,${-H - 118}Z`;
  const opening = `M-204,${-H - 116}C-170,${-H - 134} -138,${-H - 112} -112,${-H - 78}C-50,${-H - 30} 40,${-H * 0.5 - 80} 118,-98C92,-106 66,-94 40,-${round(0.36 * H + 40)}C-10,${-H * 0.72 - 20} -70,${-H - 40} -128,${-H - 70}C-160,${-H - 88} -190,${-H - 126} -204,${-H - 116}Z`;
  const spike =
    kind === 'block'
      ? `M-220,${-H - 4}L-214,0H-136L-122,${-H * 0.82}C-150,${-H + 20} -190,${-H + 24} -220,${-H - 4}Z`
      : kind === 'cone'
        ? `M-220,${-H - 4}C-226,${-H * 0.6} -206,-60 -196,0H-172C-166,-60 -150,${-H * 0.5} -122,${-H * 0.82}C-150,${-H + 20} -190,${-H + 24} -220,${-H - 4}Z`
        : `M-220,${-H - 4}C-232,${-H * 0.6} -216,-60 -208,0H-194C-192,-70 -180,${-H * 0.5} -128,${-H * 0.82}C-156,${-H + 20} -196,${-H + 22} -220,${-H - 4}Z`;
  const isStrapped = !isSling && dice.chance('strap', 0.4);
  const loop = `M-208,${-H - 104}C-200,${-H - 150} -110,${-H - 168} -84,${-H - 128}C-70,${-H - 106} -130,${-H - 78} -208,${-H - 84}`;
  const strap = isStrapped
    ? stroke(loop, darker(tone, 0.25), 13) +
      placed(stroke(loop, lighter(tone, 0.25), 5, { opacity: 0.8 }), { y: -3 }) +
      `<rect x="-100" y="${round(-H - 144)}" width="20" height="22" rx="4" fill="none" stroke="#c79b5a" stroke-width="5"/>`
    : '';
  const bow = dice.chance('bow', 0.25)
    ? placed(
        fillPath(
          'M0,0C-30,-30 -54,-20 -46,4C-40,22 -16,14 0,0C30,-30 54,-20 46,4C40,22 16,14 0,0Z',
          lighter(tone, 0.12),
        ) + disc(0, 0, 9, 9, darker(tone, 0.2)),
        { x: 128, y: -92, turn: 16 },
      )
    : '';
  const sole = dice.pick('sole', ['#2a2320', '#8a2a24', '#6d4f37']);
  if (isSling) {
    // Open at the back: an insole, a vamp at the toe, and a strap round the heel.
    const vamp = `M-36,${round(-H * 0.56)}C-20,${round(-H * 0.5 - 50)} 10,${round(-0.36 * H - 56)} 44,${round(-0.36 * H - 40)}C66,-98 92,-104 118,-98C164,-86 200,-64 246,-42C272,-30 280,-8 262,-4C190,-4 110,0 70,-10C20,-28 -8,${round(-H * 0.42)} -36,${round(-H * 0.56)}Z`;
    const insole = `M-216,${-H - 6}C-150,${-H + 4} -100,${round(-H * 0.84)} -30,${round(-H * 0.54)}L-34,${round(-H * 0.46)}C-104,${round(-H * 0.72)} -150,${-H + 26} -214,${-H + 8}Z`;
    const sling = `M26,${round(-0.36 * H - 54)}C-40,${-H - 40} -170,${-H - 118} -206,${-H - 84}C-224,${-H - 64} -222,${-H - 30} -214,${-H - 2}`;
    return {
      art:
        stroke(sling, darker(tone, 0.4), 17) +
        stroke(sling, tone, 13) +
        placed(stroke(sling, lighter(tone, 0.5), 3, { opacity: 0.7 }), { y: -3 }) +
        `<rect x="-120" y="${round(-H - 92)}" width="22" height="24" rx="4" fill="none" stroke="#c79b5a" stroke-width="5"/>` +
        c.form(spike, darker(tone, 0.1), { depth: 8, dark: 0.5, light: 0.5 }) +
        fillPath(insole, lining) +
        c.form(vamp, tone, { depth: 13, dark: 0.5, light: isGlossy(look) ? 0.65 : 0.5, art: cloth(c, look, 0.6) }) +
        c.inside(vamp, c.blurred(6, stroke('M150,-74Q206,-56 244,-30M60,-90Q100,-96 140,-84', '#ffffff', 9), 0.5)) +
        stroke(`M-120,${-H * 0.8}C-60,${-H * 0.5} -8,-30 70,-6C110,3 190,0 264,-1`, sole, 6) +
        bow,
      box: [-236, -H - 120, 516, H + 120],
      feet: [
        [-206, -176],
        [50, 276],
      ],
      focus: [-60, -240, 340, 260],
    };
  }
  return {
    art:
      fillPath(
        opening,
        c.linear(
          [
            [0, lining],
            [1, darker(lining, 0.35)],
          ],
          [0, 0, 1, 0.6],
        ),
      ) +
      c.form(spike, kind === 'block' ? tone : darker(tone, 0.1), { depth: 8, dark: 0.5, light: 0.5 }) +
      c.form(foot, tone, { depth: 15, dark: 0.5, light: isGlossy(look) ? 0.65 : 0.5, art: cloth(c, look, 0.6) }) +
      c.inside(
        foot,
        c.blurred(
          6,
          stroke(`M150,-74Q206,-56 244,-30M-204,${-H - 100}Q-216,${-H - 40} -204,${-H - 10}`, '#ffffff', 10),
          0.55,
        ),
      ) +
      stroke(`M-120,${-H * 0.8}C-60,${-H * 0.5} -8,-30 70,-6C110,3 190,0 264,-1`, sole, 6) +
      strap +
      bow,
    box: [-236, -H - (isStrapped ? 172 : 136), 516, H + (isStrapped ? 172 : 136)],
    feet: [
      [-214, -180],
      [50, 276],
    ],
    focus: [-60, -240, 340, 260],
  };
}
