/** Gooseneck kettles, and drip and capsule coffee machines. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import { type Look } from '../studio/look.ts';
import { oval, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import { type Piece } from '../studio/stage.ts';

export function gooseneckKettle(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const isSteel = !look.isColored;
  const finish = isSteel ? 'metal' : dice.pick('finish', ['gloss', 'matte'] as const);
  const [high, foot, neck] = [
    dice.between('high', 216, 290),
    dice.between('foot', 134, 172),
    dice.between('neck', 80, 112),
  ];
  const spout = dice.pick('spout', [
    `M-${neck},-70C-250,-60 -180,-${high + 40} -300,-${high + 60}`,
    `M-${foot - 20},-50C-290,-20 -190,-${high - 20} -290,-${high + 20}`,
    `M-${neck + 16},-90C-200,-100 -230,-${high - 40} -240,-${high + 30}Q-246,-${high + 60} -310,-${high + 50}`,
  ]);
  const gripTone = dice.pick('grip', ['#22272a', '#22272a', '#8a6038', '#c49d6c', '#e4e7e8', darker(tone, 0.35)]);
  const grip = dice.pick('handle', [
    `M96,-${high}C250,-${high + 20} 260,-90 150,-50`,
    `M80,-${high - 10}L240,-${high + 10}L226,-${high - 120}`,
    `M90,-${high}C190,-${high + 60} 280,-${high - 20} 250,-90`,
  ]);
  const knob = dice.pick('knob', [gripTone, tone, '#c79b5a', '#8a6038']);
  const band = dice.pick('band', [
    '',
    bar(-200, -60, 400, 40, gripTone, 0, 0.9),
    bar(-200, -high + 14, 400, 10, '#c79b5a'),
    sheet(c.tile(400, 34, bar(0, 0, 400, 4, darker(tone, 0.5), 0, 0.3))),
  ]);
  const dial = dice.chance('dial', 0.4)
    ? disc(0, -high * 0.5, 34, 34, '#f4f5f3') +
      stroke(oval(0, -high * 0.5, 34, 34), '#8d969b', 5) +
      placed(bar(-2, -26, 4, 28, '#c22f2b', 2), { y: -high * 0.5, turn: dice.between('needle', -100, 100) })
    : '';
  return {
    art:
      stroke(grip, gripTone, dice.between('grip wide', 20, 32)) +
      placed(stroke(grip, lighter(gripTone, 0.4), 5, { opacity: 0.6 }), { x: -4, y: -6 }) +
      stroke(spout, darker(tone, 0.45), 34) +
      stroke(spout, tone, 27) +
      placed(stroke(spout, lighter(tone, 0.6), 5, { opacity: 0.7 }), { x: -5, y: -3 }) +
      turned(
        c,
        [
          [neck, -high, 12],
          [neck + 16, -high + 50, 40],
          [foot, -22, 20],
          [foot - 6, 0],
        ],
        tone,
        { finish, art: band },
      ).art +
      dial +
      turned(
        c,
        [
          [neck * 0.8, -high - 24, 12],
          [neck + 2, -high + 2],
        ],
        tone,
        { finish },
      ).art +
      turned(
        c,
        [
          [dice.between('knob wide', 14, 28), -high - 62, 10],
          [13, -high - 40, 6],
          [18, -high - 22],
        ],
        knob,
        {},
      ).art +
      placed(
        turned(
          c,
          [
            [foot + 6, -20, 6],
            [foot + 14, 4],
          ],
          dice.pick('base', ['#22272a', '#c3c9cc', darker(tone, 0.3)]),
          { finish: 'matte' },
        ).art,
        { y: 16 },
      ) +
      bar(-40, 4, 80, 14, '#0d1012', 5) +
      (dice.chance('display', 0.5)
        ? lettering(`${dice.count('degrees', 85, 100)}C`, { y: 6, size: 10, color: '#9cd8ee' })
        : disc(0, 11, 5, 4, '#7fe0a8')) +
      lettering(look.brand, { y: -high * 0.26, size: 15, color: lighter(tone, 0.6), fit: 120 }),
    box: [-316, -high - 76, 590, high + 102],
    feet: [[-foot, foot]],
    focus: [-180, -320, 320, 320],
  };
}

/** A jug of coffee on a hot plate under a water tank. */
export function dripMachine(c: Canvas, look: Look, tone: Hex): Piece {
  const jug = turned(
    c,
    [
      [70, -216, 8],
      [104, -180, 30],
      [112, -60, 30],
      [92, 0],
    ],
    '#b9d0d6',
    { finish: 'glass', art: bar(-140, -130, 280, 150, '#4a2410', 0, 0.9) + bar(-140, -134, 280, 8, '#7a4a2a') },
  ).art;
  return {
    art:
      block(
        c,
        { width: 350, height: 500, back: [90, 44], front: tone },
        bar(
          -175,
          -340,
          350,
          290,
          c.linear([
            [0, darker(tone, 0.6)],
            [1, darker(tone, 0.42)],
          ]),
        ),
      ) +
      c.form(rectangle(-175, -500, 350, 160, 16), tone, { depth: 12, light: 0.5 }) +
      bar(-150, -476, 190, 44, '#15191b', 8) +
      lettering(`${look.dice.count('clock', 6, 9)}:${look.dice.count('minutes', 10, 55)}`, {
        x: -96,
        y: -464,
        size: 20,
        color: '#8fd8ea',
      }) +
      lettering(look.brand, { x: -150, y: -400, size: 22, color: lighter(tone, 0.75), align: 'start', fit: 200 }) +
      disc(110, -452, 18, 18, '#b9c0c4') +
      fillPath('M-70,-340H70L44,-280H-44Z', '#22272a') +
      stroke('M0,-280V-236', '#5a3218', 5) +
      placed(
        jug + stroke('M104,-176C190,-190 190,-50 108,-50', '#22272a', 20) + bar(-72, -230, 144, 20, '#22272a', 6),
        { y: -52 },
      ) +
      c.form(rectangle(-190, -52, 380, 52, 12), darker(tone, 0.15), { depth: 8 }),
    box: [-192, -546, 460, 546],
    feet: [[-190, 240]],
    focus: [-180, -380, 340, 340],
  };
}

/** A slim machine for capsules, with a row of them before it. */
export function capsuleMachine(c: Canvas, look: Look, tone: Hex): Piece {
  const body =
    'M-90,-430C-90,-470 -60,-490 0,-490H120C170,-490 190,-460 190,-420V-60Q190,0 150,0H60Q20,0 20,-60V-330H-60Q-90,-332 -90,-360Z';
  const cup = placed(
    turned(
      c,
      [
        [42, -70],
        [36, -8, 12],
        [24, 0],
      ],
      look.dice.pick('cup', ['#f6f3ec', '#2a2d30'] as const),
      { lid: '#4a2a18' },
    ).art + stroke('M40,-56c34,-4 34,36 -4,36', '#f0ece2', 9),
    { x: -60, y: -34 },
  );
  const capsules = [0, 1, 2]
    .map((i) =>
      placed(
        turned(
          c,
          [
            [22, -50, 6],
            [34, -4],
            [36, 0],
          ],
          look.dice.pick(`capsule${i}`, ['#8a3b34', '#c79b5a', '#2f4d4a', '#24365a', '#6c4694'] as const),
          { finish: 'metal', lid: '#d9c6a2' },
        ).art,
        { x: -226 + i * 34, y: i % 2 ? 16 : 0 },
      ),
    )
    .join('');
  return {
    art:
      c.form(body, tone, { depth: 24, light: 0.6 }) +
      c.form('M196,-380Q230,-384 234,-350V-90Q230,-60 196,-60Z', '#b9d5dd', {
        depth: 9,
        fill: c.linear([
          [0, '#e3f0f4'],
          [0.5, '#a9c8d2'],
          [1, '#7fa5b2'],
        ]),
      }) +
      bar(-70, -486, 150, 14, '#c3c9cc', 7) +
      c.form(rectangle(-76, -334, 56, 30, 8), '#22272a', { depth: 4 }) +
      stroke('M-52,-304V-104', '#5a3218', 5) +
      bar(-120, -36, 150, 20, '#22272a', 6) +
      Array.from({ length: 6 }, (_, i) => bar(-112 + i * 22, -34, 10, 10, '#5d666b', 2)).join('') +
      bar(-120, -18, 200, 18, darker(tone, 0.3), 6) +
      cup +
      lettering(look.brand, { x: 106, y: -260, size: 20, color: lighter(tone, 0.7), fit: 130 }) +
      capsules,
    box: [-264, -494, 500, 512],
    feet: [
      [-260, -130],
      [-110, 200],
    ],
    focus: [-150, -500, 340, 340],
  };
}
