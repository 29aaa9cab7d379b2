/** Sofas, armchairs, chairs and stools. Upholstery is built from cushions; legs, arms and backs differ. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { clothGrain, hardGrain, hardTone, isWood, textilePattern } from '../studio/surface.ts';
import { armchair, couch, frameWood } from './upholstery.ts';

/** Frame of a chair: wood or metal, as the product says. */
function chair(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const soft =
    !isWood(look.material) &&
    !['metal', 'plastic', 'rattan'].includes(look.material) &&
    !look.says('folding', 'bentwood') &&
    (look.material === 'velvet' || dice.chance('soft', 0.6));
  const tone = soft ? frameWood(look) : hardTone(look);
  const seatTone = soft ? look.color : tone;
  const isMetal = ['metal', 'steel', 'aluminium'].includes(look.material);
  const legTone = isMetal ? (look.isColored ? look.color : '#3a4043') : tone;
  const grain = hardGrain(c, look, tone, true);
  const paint = (t: Hex) =>
    c.linear(
      [
        [0, lighter(t, 0.3)],
        [0.5, t],
        [1, darker(t, 0.4)],
      ],
      [0, 0, 1, 0],
    );
  const width = isMetal ? 11 : 19;
  const high = dice.between('height', 430, 500);
  const [s, b] = [140, 112];
  const seat = -220;
  const isFolding = look.says('folding');
  const isBent = look.says('bentwood');
  const back = isBent
    ? 'hoop'
    : isFolding
      ? dice.pick('back', ['ladder', 'panel'])
      : dice.pick('back', soft ? ['pad', 'shell', 'pad'] : ['slats', 'ladder', 'panel', 'spindles', 'shell']);
  const leg = (x1: number, y1: number, x2: number, y2: number, t: Hex) =>
    stroke(`M${x1},${y1}L${x2},${y2}`, paint(t), width);
  const parts = [
    leg(-b + 6, seat, -b - 6, -34, darker(legTone, 0.35)),
    leg(b - 6, seat, b + 6, -34, darker(legTone, 0.35)),
  ];
  const upholstery = { ...look, color: seatTone };
  const panel = (d: string, depth = 12) =>
    c.form(d, seatTone, {
      depth,
      dark: 0.5,
      light: 0.42,
      art: soft ? clothGrain(c, upholstery) + textilePattern(c, upholstery, 0.7) : grain,
    });
  if (back === 'hoop') {
    const hoop = `M${-b},${seat}C${-b - 8},${-high + 60} ${-b + 30},${-high - 6} 0,${-high - 8}C${b - 30},${-high - 6} ${b + 8},${-high + 60} ${b},${seat}`;
    const inner = `M${-b * 0.5},${seat}C${-b * 0.56},${-high + 130} ${-b * 0.3},${-high + 70} 0,${-high + 68}C${b * 0.3},${-high + 70} ${b * 0.56},${-high + 130} ${b * 0.5},${seat}`;
    for (const [d, w] of [
      [hoop, 17],
      [inner, 13],
    ] as const)
      parts.push(
        stroke(d, darker(tone, 0.4), w + 3),
        stroke(d, tone, w),
        placed(stroke(d, lighter(tone, 0.5), 3, { opacity: 0.6 }), { x: -3, y: -2 }),
      );
  }
  if (back !== 'shell' && back !== 'hoop')
    parts.push(leg(-b, seat, -b + 8, -high, legTone), leg(b, seat, b - 8, -high, legTone));
  const bTop = -high;
  if (back === 'slats')
    parts.push(
      ...[-0.6, -0.2, 0.2, 0.6].map((t) => bar(t * b - 9, bTop + 30, 18, high + seat - 50, paint(tone), 4)),
      panel(rectangle(-b + 2, bTop - 8, b * 2 - 4, 46, 18), 7),
    );
  if (back === 'ladder')
    for (let i = 0; i < 3; i++)
      parts.push(
        panel(
          `M${-b + 8},${bTop + 16 + i * 66}Q0,${bTop - 6 + i * 66} ${b - 8},${bTop + 16 + i * 66}V${bTop + 52 + i * 66}Q0,${bTop + 32 + i * 66} ${-b + 8},${bTop + 52 + i * 66}Z`,
          6,
        ),
      );
  if (back === 'spindles')
    parts.push(
      ...[-0.7, -0.42, -0.14, 0.14, 0.42, 0.7].map((t) =>
        stroke(`M${t * b * 1.05},${bTop + 20}L${t * b * 0.9},${seat}`, paint(tone), 8),
      ),
      panel(
        `M${-b},${bTop + 30}Q0,${bTop - 36} ${b},${bTop + 30}L${b - 4},${bTop + 56}Q0,${bTop - 4} ${-b + 4},${bTop + 56}Z`,
        6,
      ),
    );
  if (back === 'panel' || back === 'pad')
    parts.push(
      panel(
        rectangle(
          -b - 4,
          bTop - 4,
          b * 2 + 8,
          (high + seat) * dice.between('panel', 0.6, 0.86),
          back === 'pad' ? 46 : 26,
        ),
        16,
      ),
    );
  if (back === 'shell')
    parts.push(
      panel(
        `M${-s + 6},${seat + 6}C${-s - 8},${seat - 90} ${-b - 20},${bTop + 30} ${-b * 0.5},${bTop}Q0,${bTop - 18} ${b * 0.5},${bTop}C${b + 20},${bTop + 30} ${s + 8},${seat - 90} ${s - 6},${seat + 6}Z`,
        22,
      ),
    );
  parts.push(c.pool(0, seat + 4, s * 1.1, 20, 0.4));
  if (isFolding)
    parts.push(
      leg(-s + 10, seat + 10, s - 6, -6, darker(legTone, 0.2)),
      leg(s - 10, seat + 10, -s + 6, -6, legTone),
      stroke(`M${-s + 40},-64H${s - 40}`, paint(legTone), width * 0.6),
      disc(0, seat * 0.5, 8, 8, '#b9c0c4'),
    );
  else parts.push(leg(-s + 16, seat + 24, -s - 2, -6, legTone), leg(s - 16, seat + 24, s + 2, -6, legTone));
  if (!isFolding && dice.chance('rung', 0.5))
    parts.push(stroke(`M${-s + 8},-96H${s - 8}`, paint(legTone), width * 0.7));
  parts.push(
    panel(
      soft
        ? rectangle(-s, seat - 22, s * 2, 58, 28)
        : `M${-b - 10},${seat - 16}Q0,${seat - 26} ${b + 10},${seat - 16}L${s + 6},${seat + 16}Q${s + 8},${seat + 34} ${s - 10},${seat + 34}H${-s + 10}Q${-s - 8},${seat + 34} ${-s - 6},${seat + 16}Z`,
      9,
    ),
  );
  return {
    art: parts.join(''),
    box: [-s - 14, -high - 16, s * 2 + 28, high + 16],
    feet: [
      [-s - 14, -s + 22],
      [s - 22, s + 14],
    ],
    focus: [-s, -high - 10, s * 2, s * 2],
  };
}

function officeChair(c: Canvas, look: Look): Piece {
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

function barStool(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#8a6038');
  const high = look.says('counter') ? dice.between('height', 440, 480) : dice.between('height', 520, 570);
  const seat = dice.pick(
    'seat',
    look.says('counter') ? ['back', 'rail', 'round', 'back'] : ['round', 'back', 'saddle', 'rail'],
  );
  const paint = (t: Hex) =>
    c.linear(
      [
        [0, lighter(t, 0.35)],
        [0.5, t],
        [1, darker(t, 0.4)],
      ],
      [0, 0, 1, 0],
    );
  const soft =
    ['velvet', 'leather'].includes(look.material) ||
    (dice.chance('pad', 0.4) && look.isColored && !isWood(look.material));
  const top = soft ? look.color : tone;
  const pedestal = dice.chance('pedestal', 0.35);
  const [spread, narrow] = [dice.between('spread', 96, 134), dice.between('narrow', 58, 96)];
  const rest = dice.between('rest', 0.26, 0.46);
  const metal = dice.pick('pedestal tone', ['#b4bcc0', '#c39a4e', '#2c2f31']);
  const legTone = dice.pick('leg', [tone, tone, '#2c2f31', '#c39a4e', darker(tone, 0.3)]);
  const legs = pedestal
    ? turned(
        c,
        [
          [14, -high],
          [14, -60],
          [22, -40, 10],
          [spread + 10, -12, 20],
          [spread + 14, 0],
        ],
        metal,
        { finish: 'metal' },
      ).art +
      stroke(
        `M-84,${-high * rest}Q0,${-high * rest + dice.between('bow', -10, 44)} 84,${-high * rest}`,
        paint(darker(metal, 0.2)),
        12,
      )
    : stroke(
        `M${-narrow + 22},${-high}L${-spread + 38},-26M${narrow - 22},${-high}L${spread - 38},-26`,
        paint(darker(legTone, 0.3)),
        15,
      ) +
      stroke(
        `M${-(narrow + (spread - narrow) * (1 - rest))},${-high * rest}H${narrow + (spread - narrow) * (1 - rest)}`,
        paint(dice.pick('footrest', [legTone, '#c39a4e', '#8f979b'])),
        12,
      ) +
      (dice.chance('braces', 0.4)
        ? stroke(
            `M${-narrow},${-high * 0.8}L${spread * 0.8},${-high * 0.4}M${narrow},${-high * 0.8}L${-spread * 0.8},${-high * 0.4}`,
            paint(legTone),
            7,
          )
        : '') +
      stroke(
        `M${-narrow},${-high}L${-spread},-5M${narrow},${-high}L${spread},-5`,
        paint(legTone),
        dice.between('leg wide', 13, 24),
      );
  const back =
    seat === 'back'
      ? c.form(
          `M-104,${-high - 6}C-112,${-high - 90} -110,${-high - 130} -84,${-high - 140}Q0,${-high - 156} 84,${-high - 140}C110,${-high - 130} 112,${-high - 90} 104,${-high - 6}Z`,
          top,
          {
            depth: 15,
            art:
              (soft ? clothGrain(c, look) : hardGrain(c, look, top)) +
              dice.pick('back work', [
                '',
                Array.from({ length: 5 }, (_, k) =>
                  stroke(`M${-80 + k * 40},${-high - 140}V${-high}`, darker(top, 0.5), 4, { opacity: 0.5 }),
                ).join(''),
                [-50, 0, 50].map((x) => disc(x, -high - 80, 7, 7, darker(top, 0.5))).join(''),
                stroke(`M-84,${-high - 70}Q0,${-high - 86} 84,${-high - 70}`, darker(top, 0.5), 5, { opacity: 0.6 }),
              ]),
          },
        )
      : seat === 'rail'
        ? stroke(`M-92,${-high}V${-high - 126}M92,${-high}V${-high - 126}`, paint(legTone), 15) +
          c.form(rectangle(-112, -high - 156, 224, dice.between('rail', 44, 84), 20), top, {
            depth: 9,
            art: soft ? clothGrain(c, look) : hardGrain(c, look, top),
          })
        : '';
  const pad =
    seat === 'saddle'
      ? c.form(
          `M-124,${-high - 34}Q0,${-high + 4} 124,${-high - 34}Q132,${-high - 6} 116,${-high + 14}Q0,${-high + 34} -116,${-high + 14}Q-132,${-high - 6} -124,${-high - 34}Z`,
          top,
          { depth: 9, art: hardGrain(c, look, top) },
        )
      : turned(
          c,
          [
            [112, -high - dice.between('pad high', 24, 58), 8],
            [118, -high - 16, 10],
            [112, -high + 12],
          ],
          top,
          {
            finish: 'matte',
            lid: lighter(top, 0.06),
            tilt: 0.2,
            art: soft ? clothGrain(c, look) : hardGrain(c, look, top),
          },
        ).art;
  return {
    art: legs + back + pad,
    box: [
      -136,
      -high - (seat === 'back' || seat === 'rail' ? 160 : 76),
      272,
      high + (seat === 'back' || seat === 'rail' ? 160 : 76),
    ],
    feet: pedestal
      ? [[-134, 134]]
      : [
          [-134, -106],
          [106, 134],
        ],
    focus: [-140, -high - 150, 280, 280],
  };
}

const room = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { mirror: true, isTinted: true, size: size * 0.86 }],
});

export const SEATING = {
  sofa: room((c, look) => {
    const seats = look.says('two seat')
      ? 2
      : look.says('three seat', 'corner')
        ? 3
        : look.says('sofa bed')
          ? 2
          : look.dice.pick('seats', [2, 2, 3]);
    return couch(
      c,
      look,
      seats,
      seats === 3 ? look.dice.between('width', 820, 880) : look.dice.between('width', 660, 760),
    );
  }),
  armchair: room(armchair, 0.85),
  chair: room(chair, 0.88),
  'office-chair': room(officeChair, 0.95),
  'bar-stool': room(barStool, 0.94),
} satisfies Drawings<string>;
