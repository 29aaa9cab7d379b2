/** Refrigerators, microwaves, coffee machines and kettles. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import { capsuleMachine, dripMachine, gooseneckKettle } from './coffee-and-kettles.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { enamel, metalAcross } from './appliance-finish.ts';

export function refrigerator(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#dfe6e2');
  const litres = look.amount('capacity') ?? dice.pick('litres', [250, 320, 400, 520]);
  const isWide = litres >= 500;
  const isFitted = look.says('built in');
  const w = (isWide ? 400 : 260 + Math.min(1, Math.max(0, (litres - 250) / 150)) * 60) + dice.between('width', -12, 12);
  const h =
    (isWide ? 660 : 560 + Math.min(1, Math.max(0, (litres - 250) / 150)) * 110) + dice.between('height', -14, 14);
  const split = isWide ? 0 : -h * dice.pick('split', [0.3, 0.4, 0.62, 0.7]) - dice.between('split by', -10, 10);
  const grip = dice.pick('grip', ['bar', 'slot', 'long', 'knob']);
  const side = dice.chance('left hung', 0.5) ? -1 : 1;
  const handleTone = dice.pick('handle', ['#b9c0c4', '#2a2d30', '#c39a4e', '#e4e7e8']);
  const gripAt = (x: number, y: number, high: number): string =>
    grip === 'slot'
      ? bar(x - 6, y, 22, high, darker(tone, 0.5), 10) + bar(x - 2, y + 4, 6, high - 8, '#10161d', 3, 0.6)
      : grip === 'knob'
        ? disc(x + 4, y + high / 2, 15, 15, darker(handleTone, 0.3)) +
          disc(x + 2, y + high / 2 - 2, 11, 11, lighter(handleTone, 0.4))
        : bar(x + 4, y + 4, 11, high, '#10161d', 5, 0.35) + bar(x, y, 11, high, metalAcross(c, handleTone), 5);
  const high = grip === 'long' ? 220 : 120;
  const display = dice.pick('display', ['none', 'strip', 'square', 'dispenser', 'none']);
  const dx = dice.between('display x', -w * 0.3, w * 0.12);
  const dy = isWide ? -h * 0.62 : (split < -h * 0.5 ? split * 0.6 : (split - h) / 2) - 40;
  const front =
    display === 'strip'
      ? bar(-60, -h + 26, 120, 22, '#0f1416', 6) +
        lettering(`${dice.count('cold', 2, 6)}C ${-dice.count('ice', 16, 22)}C`, {
          y: -h + 32,
          size: 10,
          color: '#9cd8ee',
        })
      : display === 'square'
        ? bar(dx, dy, 62, 84, '#15191b', 8) + bar(dx + 8, dy + 10, 46, 26, '#7fb2c8', 3)
        : display === 'dispenser'
          ? bar(dx, dy - 30, 84, 130, '#15191b', 10) +
            bar(dx + 10, dy - 20, 64, 26, '#7fb2c8', 3) +
            bar(dx + 16, dy + 24, 52, 60, '#2c343a', 6) +
            bar(dx + 36, dy + 22, 12, 22, '#8d969b', 4)
          : '';
  const second = !isWide && dice.chance('third drawer', 0.35) ? split * dice.between('drawer', 0.4, 0.6) : 0;
  const finish = dice.pick('finish', [
    '',
    c.tile(400, 5, bar(0, 0, 400, 1.6, '#10161d', 0, 0.14)),
    c.tile(46, 2000, bar(0, 0, 3, 2000, '#10161d', 0, 0.16)),
  ]);
  const sheen = fillPath(
    polygon([
      [-w * dice.between('sheen', 0.1, 0.42), -h],
      [-w * 0.06, -h],
      [-w * 0.36, 0],
      [-w * 0.6, 0],
    ]),
    '#ffffff',
    0.16,
  );
  const print =
    (finish ? bar(-w / 2, -h, w, h, finish) : '') +
    sheen +
    (isWide
      ? bar(-2, -h, 4, h, '#10161d', 0, 0.5) +
        (dice.chance('four doors', 0.5) ? bar(-w / 2, -h * 0.38, w, 5, '#10161d', 0, 0.5) : '')
      : bar(-w / 2, split - 3, w, 6, '#10161d', 0, 0.55)) +
    (second ? bar(-w / 2, second, w, 5, '#10161d', 0, 0.55) : '') +
    front +
    (dice.chance('grille', 0.5) ? bar(-w / 2, -18, w, 18, darker(tone, 0.6)) : bar(-w / 2, -8, w, 8, '#15191b'));
  const x = side < 0 ? -w / 2 + 20 : w / 2 - 34;
  const handles = isWide
    ? gripAt(-24, -h * 0.72, high + 40) + gripAt(14, -h * 0.72, high + 40)
    : gripAt(x, split - 20 - high, high) +
      gripAt(x, split + 24, Math.min(high, -split - 60)) +
      (second ? bar(-50, second + 16, 100, 9, handleTone, 4) : '');
  const cabinet = dice.pick('cabinet', ['#b08a62', '#e9e4d8', '#6d5a48', '#8d9a90']);
  const around2 = isFitted
    ? fillPath(rectangle(-w / 2 - 70, -h - 70, w + 140 + 70, h + 70, 4), darker(cabinet, 0.1)) +
      bar(-w / 2 - 64, -h - 64, 58, h + 64, cabinet) +
      bar(w / 2 + 76, -h - 64, 58, h + 64, cabinet) +
      bar(-w / 2 - 64, -h - 64, w + 198, 30, lighter(cabinet, 0.15)) +
      stroke(`M${-w / 2 - 22},-${h * 0.6}v90M${w / 2 + 92},-${h * 0.6}v90`, darker(cabinet, 0.5), 7)
    : '';
  return {
    art:
      around2 +
      block(c, { width: w, height: h, back: [70, 30], front: tone, side: darker(tone, 0.04) }, print) +
      handles +
      lettering(look.brand, {
        x: side < 0 ? w / 2 - 24 : -w / 2 + 24,
        y: -h + 26,
        size: dice.between('badge', 14, 22),
        color: lightness(tone) < 0.35 ? lighter(tone, 0.6) : darker(tone, 0.6),
        align: side < 0 ? 'end' : 'start',
      }),
    box: isFitted ? [-w / 2 - 72, -h - 72, w + 214, h + 72] : [-w / 2, -h - 30, w + 70, h + 30],
    feet: [[-w / 2, w / 2 + 50]],
    focus: [-w / 2, -h - 20, w, w],
  };
}

export function microwave(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#2f3437');
  const litres = look.amount('capacity') ?? 23;
  const [w, h] = [
    500 + Math.min(1, Math.max(0, (litres - 20) / 12)) * 90 + dice.between('width', -14, 14),
    280 + Math.min(1, Math.max(0, (litres - 20) / 12)) * 50 + dice.between('height', -16, 16),
  ];
  const panelWide = dice.between('panel', 0.2, 0.3) * w;
  const edge = w / 2 - panelWide;
  const panelTone = dice.pick('panel tone', [tone, '#15191b', lighter(tone, 0.25), '#c3c9cc']);
  const inset = dice.between('inset', 18, 40);
  const glass = rectangle(
    -w / 2 + inset,
    -h + inset,
    w - panelWide - inset * 2,
    h - inset * 2 + 4,
    dice.pick('glass corner', [4, 14, 40]),
  );
  const glassTone = dice.pick('glass', ['#171c1f', '#232b33', '#2b2622', '#10241f']);
  const control = dice.pick('control', ['keys', 'dials', 'touch', 'dial']);
  const mid = edge + panelWide / 2;
  const ink = lightness(panelTone) < 0.4 ? '#dfe5e7' : '#22272a';
  const dial = (y: number, r: number) =>
    disc(mid + 2, y + 4, r, r, '#10161d', 0.4) +
    disc(mid, y, r, r, darker(panelTone, 0.25)) +
    disc(mid - 1, y - 2, r * 0.84, r * 0.84, metalAcross(c, dice.pick('knob', ['#c3c9cc', '#3a4146', '#f1f0ec']))) +
    placed(bar(-2.5, -r * 0.8, 5, r * 0.4, look.accent, 2), { x: mid, y, turn: dice.between('turned', -120, 120) });
  const clock =
    bar(mid - panelWide * 0.36, -h + 34, panelWide * 0.72, 46, '#0d1112', 6) +
    lettering(`${dice.count('hour', 10, 12)}:${dice.count('minute', 10, 59)}`, {
      x: mid,
      y: -h + 46,
      size: 22,
      color: dice.pick('clock', ['#8fe0c0', '#9cd8ee', '#f3b56a', '#f08a7a']),
      fit: panelWide * 0.56,
    });
  const keys =
    Array.from(
      { length: 9 },
      (_, i) =>
        bar(mid - 46 + (i % 3) * 32, -h + 100 + Math.floor(i / 3) * 32, 26, 22, lighter(panelTone, 0.2), 5) +
        disc(mid - 33 + (i % 3) * 32, -h + 111 + Math.floor(i / 3) * 32, 3, 3, ink),
    ).join('') + bar(mid - 46, -58, 92, 26, look.accent, 6);
  const controls = {
    keys: clock + keys,
    dials: dial(-h * 0.68, panelWide * 0.28) + dial(-h * 0.3, panelWide * 0.28),
    dial: clock + dial(-h * 0.4, panelWide * 0.34),
    touch:
      clock +
      Array.from({ length: 5 }, (_, i) =>
        lettering(['+', '-', 'STOP', 'START', 'GRILL'][i] ?? '', {
          x: mid,
          y: -h + 102 + i * 26,
          size: 11,
          color: ink,
          opacity: 0.8,
        }),
      ).join(''),
  }[control];
  const inner = dice.pick('inner', ['plate', 'dots', 'lit', 'dark']);
  const print =
    bar(edge, -h, panelWide, h, panelTone, 0, 0.96) +
    bar(edge - 1, -h, 3, h, '#10161d', 0, 0.35) +
    fillPath(
      glass,
      c.linear(
        [
          [0, lighter(glassTone, 0.2)],
          [0.5, glassTone],
          [1, lighter(glassTone, 0.1)],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    c.inside(
      glass,
      inner === 'lit' ? disc(-panelWide / 2, -h * 0.5, w * 0.3, h * 0.34, '#ffd890', 0.45) : '',
      inner === 'dots' ? sheet(c.tile(11, 11, disc(5, 5, 2, 2, '#6a757b', 0.7))) : '',
      inner === 'plate' || inner === 'lit' ? disc(-panelWide / 2, -70, w * 0.24, 22, '#59656b', 0.6) : '',
      fillPath(`M${-w / 2},${-h}H-60L-190,0H${-w / 2}Z`, '#ffffff', 0.09),
    ) +
    stroke(glass, dice.pick('glass rim', ['#10161d', '#c3c9cc', look.accent]), dice.between('rim', 2, 7), {
      opacity: 0.7,
    }) +
    controls +
    lettering(look.brand, {
      x: -w / 2 + inset + 6,
      y: -h + 6,
      size: 13,
      color: lightness(tone) < 0.4 ? '#dfe5e7' : '#22272a',
      align: 'start',
      opacity: 0.9,
    });
  const handle = dice.pick('handle', ['bar', 'none', 'bow', 'bar']);
  return {
    art:
      block(c, { width: w, height: h, back: [80, 40], front: tone, side: darker(tone, 0.04) }, print) +
      (handle === 'bar' ? bar(edge - 24, -h + 40, 12, h - 84, metalAcross(c, '#b9c0c4'), 6) : '') +
      (handle === 'bow'
        ? stroke(
            `M${edge - 14},${-h + 40}C${edge - 52},${-h * 0.66} ${edge - 52},${-h * 0.34} ${edge - 14},-40`,
            darker(tone, 0.4),
            15,
          ) +
          stroke(
            `M${edge - 16},${-h + 40}C${edge - 54},${-h * 0.66} ${edge - 54},${-h * 0.34} ${edge - 16},-40`,
            '#c3c9cc',
            9,
          )
        : '') +
      bar(-w / 2 + 20, -2, 40, 10, '#15191b') +
      bar(w / 2 - 60, -2, 40, 10, '#15191b'),
    box: [-w / 2, -h - 40, w + 80, h + 46],
    feet: [[-w / 2, w / 2 + 60]],
    focus: [0, -h - 20, 320, 320],
  };
}

export function coffeeMachine(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#c22f2b', '#e8dcc2');
  if (look.says('drip')) return dripMachine(c, look, tone);
  if (look.says('capsule')) return capsuleMachine(c, look, tone);
  const steel = '#c3c9cc';
  const tower = block(
    c,
    { width: 300, height: 440, back: [90, 44], front: tone, side: darker(tone, 0.06) },
    bar(
      -150,
      -330,
      300,
      240,
      c.linear([
        [0, darker(tone, 0.62)],
        [1, darker(tone, 0.4)],
      ]),
    ) + bar(-150, -440, 300, 22, darker(tone, 0.15)),
  );
  const cup = placed(
    turned(
      c,
      [
        [44, -66],
        [38, -10, 14],
        [24, 0],
      ],
      dice.pick('cup', ['#f6f3ec', look.accent, '#2a2d30']),
      { lid: '#4a2a18' },
    ).art + stroke('M42,-52c34,-4 34,34 -4,34', '#f0ece2', 9),
    { y: -94 },
  );
  const group =
    turned(
      c,
      [
        [52, -346],
        [50, -296, 8],
        [34, -286],
      ],
      steel,
      { finish: 'metal' },
    ).art +
    bar(-9, -290, 7, 26, '#8f979b', 3) +
    bar(4, -290, 7, 26, '#8f979b', 3);
  const drip = stroke('M-5,-264V-160M8,-264V-160', '#5a3218', 4);
  const dial =
    disc(96, -386, 27, 27, darker(steel, 0.35)) +
    disc(
      95,
      -388,
      23,
      23,
      c.linear(
        [
          [0, '#ffffff'],
          [1, '#8f979b'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(-98, -386, 10, 10, '#7fe0a8') +
    disc(-64, -386, 10, 10, '#e9bd3a');
  const handle =
    c.form(rectangle(-20, -330, 40, 30, 8), '#22272a', { depth: 4 }) + stroke('M-40,-314H-120', '#22272a', 20);
  return {
    art:
      tower +
      drip +
      group +
      handle +
      cup +
      dial +
      lettering(look.brand, { y: -398, size: 22, color: lighter(tone, 0.8), fit: 110 }) +
      fillPath(
        polygon([
          [-170, -92],
          [170, -92],
          [190, -60],
          [-190, -60],
        ]),
        metalAcross(c, steel),
      ) +
      c.form(rectangle(-190, -62, 380, 62, 10), darker(tone, 0.12), { depth: 8 }),
    box: [-192, -486, 432, 486],
    feet: [[-190, 230]],
    focus: [-150, -360, 320, 320],
  };
}

export function kettle(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = enamel(look, '#c22f2b', '#2f4d4a', '#e8dcc2');
  if (look.says('gooseneck')) return gooseneckKettle(c, look, tone);
  const isGlass = look.says('glass');
  const w = dice.between('width', 130, 150);
  const finish = isGlass ? 'glass' : tone === '#c3c9cc' ? 'metal' : 'gloss';
  const body = turned(
    c,
    [
      [w * 0.7, -330, 14],
      [w * dice.between('belly', 0.86, 1.06), -180, 90],
      [w, -24, 14],
      [w * 0.96, 0],
    ],
    isGlass ? '#b9d5dd' : tone,
    { finish, art: isGlass ? bar(-200, -170, 400, 180, '#a8d3e2', 0, 0.6) : '' },
  ).art;
  const spout = c.form(
    `M${-w * 0.66},-316C${-w * 0.98},-324 ${-w * 1.2},-352 ${-w * 1.32},-346C${-w * 1.28},-310 ${-w * 1.04},-250 ${-w * 0.86},-220Z`,
    isGlass ? '#c3c9cc' : tone,
    { depth: 8, light: 0.6 },
  );
  const grip = dice.chance('loop', 0.6)
    ? stroke(`M${w * 0.66},-326C${w * 1.7},-350 ${w * 1.7},-100 ${w * 0.98},-70`, '#22272a', 30) +
      stroke(`M${w * 0.7},-334C${w * 1.6},-350 ${w * 1.64},-170 ${w * 1.3},-110`, '#7a858b', 6, { opacity: 0.7 })
    : stroke(`M${-w * 0.5},-336C${-w * 0.7},-470 ${w * 0.7},-470 ${w * 0.5},-336`, '#22272a', 24);
  const lid = turned(
    c,
    [
      [20, -384, 10],
      [16, -362, 6],
      [w * 0.66, -348, 14],
      [w * 0.72, -326],
    ],
    '#2a2d30',
    {},
  ).art;
  const foot = turned(
    c,
    [
      [w * 1.02, -26, 6],
      [w * 1.06, 0],
    ],
    '#22272a',
    { finish: 'matte' },
  ).art;
  return {
    art: grip + spout + body + lid + placed(foot, { y: 18 }) + disc(w * 0.2, -40, 6, 6, '#e9bd3a'),
    box: [-w * 1.34, -460, w * 3.02, 480],
    feet: [[-w, w]],
    focus: [-w * 1.2, -400, 300, 300],
  };
}
