/** Lawn mowers, pushed and robotic. */
import { bar, type Canvas, disc, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, type Hex } from '../../studio/color.ts';
import { lettering } from '../../studio/lettering.ts';
import type { Look } from '../../studio/look.ts';
import { around, oval, rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { housing, livery, nameInk, RUBBER, second } from './livery.ts';

export function mower(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = housing(look);
  if (look.says('robot')) return robotMower(c, look, tone);
  const area = look.amount('coverage') ?? 600;
  const isPetrol = look.says('petrol');
  const other = second(look, tone);
  const treadStep = dice.count('tread', 16, 26);
  const hub = dice.pick('hub', [darker(tone, 0.1), '#d5dadc', '#4a5358', look.accent]);
  const spokes = dice.count('spokes', 3, 7);
  const wheel = (x: number, r: number) =>
    disc(x, -r, r, r, '#14181b') +
    around(treadStep, r * 0.93)
      .map((p) => disc(x + p.x, -r + p.y, 4.4, 4.4, '#2f363a'))
      .join('') +
    disc(x, -r, r * 0.64, r * 0.64, hub) +
    around(spokes, r * 0.4)
      .map((p) => disc(x + p.x, -r + p.y, r * 0.12, r * 0.12, darker(hub, 0.5)))
      .join('') +
    disc(x, -r, r * 0.24, r * 0.24, '#d5dadc') +
    disc(x, -r, r * 0.1, r * 0.1, '#22272a');
  const long = area >= 1200 ? 330 : area <= 300 ? 230 : 282;
  const [rear, fore] = [
    dice.between('rear wheel', 64, 96) + (area >= 1200 ? 10 : 0),
    dice.between('front wheel', 44, 62),
  ];
  const deckHigh = dice.between('deck', 176, 206);
  const deck = dice.pick('deck', [
    `M${-long},-62C${-long - 6},-150 ${-long + 50},${-deckHigh + 12} ${-long + 120},${-deckHigh}L160,${-deckHigh}C210,${-deckHigh} 230,-160 230,-90Q230,-50 200,-46H${-long + 30}Q${-long + 2},-46 ${-long},-62Z`,
    `M${-long},-60L${-long + 20},-130L${-long + 90},${-deckHigh}H190L232,-140V-60L200,-44H${-long + 20}Z`,
    `M${-long},-58C${-long},-${deckHigh * 0.7} ${-long * 0.6},${-deckHigh - 26} 0,${-deckHigh - 20}C120,${-deckHigh - 16} 230,-170 232,-80Q230,-46 196,-46H${-long + 26}Z`,
  ]);
  const grass = dice.pick('catcher', [RUBBER, '#4a5358', darker(tone, 0.35), '#3f5a48']);
  const bagWide = dice.between('bag', 330, 400);
  const top = dice.between('handle', -560, -470);
  const lean = dice.between('handle lean', 300, 370);
  const bag = `M180,-${dice.between('bag top', 220, 270)}L${bagWide},-190C${bagWide + 22},-130 ${bagWide},-70 ${bagWide - 30},-58L180,-78Z`;
  const motor = isPetrol
    ? c.form(
        `M-140,${-deckHigh + 14}V-${deckHigh + 76}Q-140,-${deckHigh + 92} -120,-${deckHigh + 92}H70Q96,-${deckHigh + 92} 96,-${deckHigh + 66}V${-deckHigh + 14}Z`,
        '#3f474c',
        { depth: 14, light: 0.45 },
      ) +
      Array.from({ length: 6 }, (_, i) => bar(-140, -deckHigh - 64 + i * 14, 70, 6, '#8d969b', 2, 0.9)).join('') +
      disc(
        20,
        -deckHigh - 92,
        dice.between('starter', 62, 84),
        22,
        dice.pick('starter tone', ['#22272a', '#c22f2b', tone]),
      ) +
      c.form(rectangle(84, -deckHigh - 60, 62, 44, 14), dice.pick('tank', ['#c22f2b', '#d9dcdb', '#22272a']), {
        depth: 7,
      }) +
      bar(98, -deckHigh - 76, 34, 20, '#22272a', 6) +
      stroke(`M40,${-deckHigh - 96}Q160,${-deckHigh - 210} ${lean * 0.75},${top * 0.62}`, '#14181b', 4)
    : c.form(
        `M-150,${-deckHigh + 14}C-146,${-deckHigh - 60} -110,${-deckHigh - 86} -40,${-deckHigh - 88}H40C90,${-deckHigh - 86} 110,${-deckHigh - 52} 116,${-deckHigh + 10}Z`,
        RUBBER,
        {
          depth: 14,
          light: 0.45,
        },
      ) +
      c.form(
        rectangle(-70, -deckHigh - 98 - dice.between('cell', 0, 30), 110, 60, 14),
        dice.pick('lid', [tone, other, '#3a4146']),
        { depth: 8 },
      ) +
      disc(-15, -deckHigh - 84, 9, 9, '#7fe0a8');
  return {
    art:
      stroke(
        `M120,-150L${lean},${top}M${lean},${top}h-42`,
        dice.pick('tube', ['#22272a', '#8d969b', darker(tone, 0.3)]),
        18,
      ) +
      stroke(`M${lean},${top}l-62,-18`, RUBBER, 27) +
      (dice.chance('switch box', 0.6) ? c.form(rectangle(lean - 66, top + 20, 56, 40, 10), other, { depth: 6 }) : '') +
      c.form(bag, grass, {
        depth: 15,
        light: 0.35,
        art: dice.pick('weave', [
          sheet(c.tile(10, 10, disc(5, 5, 2.4, 2.4, '#000000', 0.5))),
          sheet(c.tile(20, 20, stroke('M0,0L20,20M20,0L0,20', '#ffffff', 2, { opacity: 0.16 }))),
          bar(170, -200, 300, 16, tone, 0, 0.9),
        ]),
      }) +
      wheel(-long + 110, fore) +
      c.form(deck, tone, { depth: 22, light: 0.55 }) +
      livery(c, look, deck, [-long, -deckHigh - 20, long + 232, deckHigh - 20]) +
      c.relief(deck, tone, { depth: 16, light: 0.5, dark: 0.4 }) +
      motor +
      lettering(look.brand, {
        x: -50,
        y: -136,
        size: dice.between('name', 26, 38),
        color: nameInk(look),
        weight: 1.8,
        fit: 200,
      }) +
      wheel(160, rear),
    box: [-long - 4, top - 40, Math.max(bagWide, lean) + 24 + long, -top + 40],
    feet: [
      [-long + 60, -long + 160],
      [90, 230],
    ],
    focus: [-long + 10, -340, 360, 340],
  };
}

/** A robot that mows: a shell between two large wheels. */
function robotMower(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const area = look.amount('coverage') ?? 600;
  const size = area >= 1200 ? 1.12 : area <= 300 ? 0.9 : 1;
  const high = dice.between('shell', 190, 268);
  const r = dice.between('wheel', 66, 96);
  const at = dice.between('wheel at', 110, 170);
  const other = second(look, tone);
  const hub = dice.pick('hub', [darker(tone, 0.1), '#d5dadc', '#4a5358', look.accent]);
  const base = `M-300,-60C-310,-120 -270,-150 -200,-164C-120,-190 0,-${high - 20} 100,-${high - 26}C200,-${high - 30} 280,-170 290,-90C294,-50 270,-40 240,-40H-260Q-296,-40 -300,-60Z`;
  const shell = dice.pick('shell form', [
    `M-280,-92C-270,-140 -220,-156 -170,-170C-90,-204 20,-${high} 120,-${high - 8}C210,-${high - 18} 270,-190 276,-120C220,-100 60,-104 -60,-96C-140,-90 -230,-84 -280,-92Z`,
    `M-286,-100L-240,-150L-60,-${high - 6}H150L262,-160L280,-104L60,-96H-200Z`,
    `M-276,-88C-280,-150 -200,-${high - 30} -60,-${high}C80,-${high + 10} 250,-${high - 20} 280,-100C200,-128 80,-92 -40,-104C-140,-112 -220,-80 -276,-88Z`,
  ]);
  const tread = dice.pick('tread', ['12 8', '20 10', '7 7', '26 6']);
  const art =
    disc(-190, -32, 34, 34, '#14181b') +
    c.form(base, dice.pick('base', [RUBBER, '#4a5358', '#d9dcdb']), { depth: 14 }) +
    c.form(shell, tone, { depth: 22, light: 0.6 }) +
    livery(c, look, shell, [-280, -high, 560, high - 80]) +
    c.relief(shell, tone, { depth: 16, light: 0.5, dark: 0.4 }) +
    disc(dice.between('stop', 10, 90), -high + 14, 60, 15, darker(other, 0.4)) +
    disc(
      dice.between('stop', 10, 90) - 2,
      -high + 5,
      50,
      13,
      dice.pick('stop tone', ['#c22f2b', '#e9bd3a', '#c22f2b']),
    ) +
    (dice.chance('screen', 0.5)
      ? placed(
          bar(-50, -20, 96, 34, '#0f1c22', 8) + lettering(`${area}`, { x: -2, y: -12, size: 17, color: '#7fe0a8' }),
          { x: -120, y: -high + 78, turn: -14 },
        )
      : '') +
    lettering(look.brand, {
      x: dice.between('name x', -90, -40),
      y: -136,
      size: dice.between('name', 24, 36),
      color: nameInk(look),
      weight: 1.7,
      fit: 150,
    }) +
    [0, 1, 2]
      .map((i) => disc(-252 + i * 22, -104 - i * 3, 8, 8, dice.pick('lamps', ['#7fe0a8', '#fff3cf', '#9fc9ff'])))
      .join('') +
    disc(at, -r, r, r, '#14181b') +
    disc(at, -r, r * 0.64, r * 0.64, hub) +
    around(dice.count('spokes', 3, 8), r * 0.42)
      .map((p) => disc(at + p.x, -r + p.y, r * 0.13, r * 0.13, darker(hub, 0.5)))
      .join('') +
    disc(at, -r, r * 0.26, r * 0.26, '#d5dadc') +
    stroke(oval(at, -r, r * 0.9, r * 0.9), '#3a4146', 9, { dash: tread, cap: 'butt' });
  return {
    art: placed(art, { scale: size }),
    box: [-304 * size, -(high + 14) * size, 600 * size, (high + 16) * size],
    feet: [
      [-230 * size, -150 * size],
      [60 * size, 200 * size],
    ],
    focus: [-280 * size, -260 * size, 360, 260],
  };
}
