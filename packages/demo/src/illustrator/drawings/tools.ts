/** Tools for the hand, the bench and the garden. */
import { heavyHammer, longLadder, otherSaw, robotMower, rollerTray } from './workshop-kinds.ts';
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { woodGrain } from '../studio/surface.ts';
import { steelAcross } from './workshop-metal.ts';

const RUBBER = '#2a2f33';
const steelFace = (c: Canvas, tone: Hex = '#b4bcc0') =>
  c.linear(
    [
      [0, '#fdfefe'],
      [0.35, darker(tone, 0.1)],
      [0.6, lighter(tone, 0.5)],
      [1, darker(tone, 0.45)],
    ],
    [0, 0, 1, 1],
  );
const down = (c: Canvas, tone: Hex = '#b4bcc0') =>
  c.linear([
    [0, lighter(tone, 0.6)],
    [0.4, tone],
    [1, darker(tone, 0.45)],
  ]);
const toolTone = (look: Look): Hex =>
  look.isColored
    ? look.color
    : look.dice.pick('tool', ['#e0762b', '#2f66b3', '#c22f2b', '#3f7d50', '#e9bd3a', '#2f9d9b']);
const ash = (look: Look): Hex => look.dice.pick('handle wood', ['#c99a5e', '#b98148', '#d8b27c']);

function drill(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  const motor =
    'M-90,-420C-90,-446 -70,-460 -40,-460H170C204,-460 220,-440 220,-396C220,-350 204,-330 170,-330H-60C-80,-330 -90,-346 -90,-370Z';
  const grip = 'M70,-336L176,-336C190,-280 196,-190 190,-116L84,-116C80,-200 60,-260 54,-330Z';
  const chuck = placed(
    turned(
      c,
      [
        [22, -74, 4],
        [34, -56, 6],
        [44, -10],
        [48, 0],
      ],
      '#3a4146',
      { finish: 'metal', art: sheet(c.tile(11, 90, bar(0, 0, 4, 90, '#0d1012', 0, 0.5))) },
    ).art,
    { x: -88, y: -395, turn: -90 },
  );
  const bit =
    fillPath('M-160,-402L-300,-400L-322,-395L-300,-390L-160,-388Z', down(c)) +
    stroke('M-290,-398q14,6 28,0t28,4t28,-4t28,4', '#5d666b', 3, { opacity: 0.8 });
  const pack =
    c.form(
      polygon([
        [60, -124, 12],
        [216, -124, 12],
        [240, -90, 12],
        [240, -14, 16],
        [226, 0, 12],
        [40, 0, 16],
        [30, -14, 12],
        [36, -96, 14],
      ]),
      RUBBER,
      { depth: 12, light: 0.5 },
    ) +
    bar(66, -80, 140, 42, tone, 6) +
    lettering(`${look.amount('voltage') ?? look.dice.pick('volts', [12, 18, 20, 36])}V`, {
      x: 136,
      y: -70,
      size: 22,
      color: '#fdfaf3',
      weight: 1.7,
    });
  return {
    art:
      bit +
      chuck +
      c.form(grip, RUBBER, {
        depth: 16,
        light: 0.45,
        art: sheet(c.tile(14, 14, disc(7, 7, 2.6, 2.6, '#000000', 0.4))),
      }) +
      c.form('M40,-322L74,-318C78,-286 76,-262 66,-244C48,-262 38,-292 40,-322Z', '#c22f2b', { depth: 6 }) +
      c.form(motor, tone, { depth: 18, light: 0.6, dark: 0.55 }) +
      c.inside(motor, bar(-100, -470, 60, 160, RUBBER), bar(150, -470, 100, 160, RUBBER, 0, 0.9)) +
      Array.from({ length: 5 }, (_, i) => bar(168, -424 + i * 16, 36, 7, '#0d1012', 3, 0.7)).join('') +
      lettering(look.brand, { x: 56, y: -408, size: 30, color: '#fdfaf3', fit: 170, weight: 1.7 }) +
      pack,
    box: [-322, -464, 564, 464],
    feet: [[30, 240]],
    focus: [-120, -480, 360, 360],
  };
}

function screwdriver(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  const one = (x: number, turn: number, shade: Hex, tip: boolean) =>
    placed(
      turned(
        c,
        [
          [9, -280],
          [9, -20, 3],
          [tip ? 9 : 5, -4],
          [tip ? 3 : 11, 2],
        ],
        '#b4bcc0',
        { finish: 'metal' },
      ).art +
        placed(
          turned(
            c,
            [
              [24, -480, 14],
              [34, -450, 12],
              [36, -360, 20],
              [24, -310, 10],
              [28, -284, 6],
              [14, -272],
            ],
            shade,
            {
              art:
                sheet(c.tile(17, 300, bar(0, 0, 5, 300, darker(shade, 0.5), 0, 0.5))) + bar(-50, -440, 100, 26, RUBBER),
            },
          ).art,
          {},
        ),
      { x, y: 0, turn },
    );
  return {
    art: look.says('set')
      ? one(90, 14, look.accent, false) + one(0, 0, tone, true) + one(-90, -14, darker(tone, 0.2), true)
      : placed(one(0, 0, tone, !look.says('flat')), { x: -120, y: -20, turn: 32 }),
    box: [-220, -486, 440, 490],
    feet: [
      [-100, -80],
      [-10, 10],
      [80, 100],
    ],
    focus: [-170, -480, 330, 330],
  };
}

function hammer(c: Canvas, look: Look): Piece {
  const fibre = look.dice.chance('fibre', 0.5);
  const wood = ash(look);
  const tone = toolTone(look);
  if (look.says('mallet', 'sledgehammer')) return heavyHammer(c, look, tone, wood);
  const shaft =
    'M-20,-440H20C26,-300 24,-220 34,-120C40,-50 34,-10 24,0H-24C-34,-10 -40,-50 -34,-120C-24,-220 -26,-300 -20,-440Z';
  const head =
    'M-130,-520H-96L-80,-508H40C90,-508 130,-490 190,-440C130,-462 90,-456 50,-436H-80L-96,-424H-130Q-142,-472 -130,-520Z';
  const art =
    c.form(shaft, fibre ? tone : wood, {
      depth: 10,
      light: 0.5,
      art: fibre
        ? bar(-60, -190, 120, 200, RUBBER) + sheet(c.tile(16, 16, bar(0, 12, 16, 3, '#000000', 0, 0.12)))
        : woodGrain(c, wood, 0.35, true) + bar(-60, -70, 120, 80, tone, 0, 0.9),
    }) +
    c.form(head, '#8d969b', { depth: 12, light: 0.8, fill: steelFace(c, '#8d969b') }) +
    bar(-132, -522, 24, 100, '#cfd5d8', 4, 0.7);
  return {
    art: placed(art, { turn: look.dice.between('lean', 20, 32), x: -70, y: -14 }),
    box: [-110, -560, 480, 560],
    feet: [[-100, -30]],
    focus: [20, -560, 340, 340],
  };
}

function saw(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  if (look.says('hacksaw', 'pruning')) return otherSaw(c, look, tone);
  const teeth = Array.from(
    { length: 44 },
    (_, i) => `L${-330 + i * 11 + 5},${-18 + i * 1.1}L${-330 + i * 11 + 11},${-30 + i * 1.1}`,
  ).join('');
  const blade = `M-330,-76L-330,-30${teeth}L160,20L160,-190Z`;
  const handle =
    'M130,-200C180,-226 250,-220 290,-170C320,-130 330,-40 300,10C276,40 200,50 150,30C130,20 124,-10 130,-40ZM190,-130C176,-100 176,-50 196,-24C220,-6 250,-16 256,-40C264,-80 256,-120 234,-140C216,-150 200,-146 190,-130Z';
  return {
    art: placed(
      c.form(blade, '#c4cacd', { depth: 5, light: 0.6, fill: steelFace(c, '#c4cacd') }) +
        lettering(look.brand, { x: -60, y: -92, size: 32, color: '#6a757b', fit: 220 }) +
        `<g fill-rule="evenodd"><path d="${handle}" fill="${tone}" clip-rule="evenodd"/></g>` +
        stroke('M150,-196C190,-214 246,-206 280,-164C306,-124 314,-46 290,0', lighter(tone, 0.5), 6, { opacity: 0.6 }) +
        stroke('M196,-132C182,-100 182,-52 200,-28C222,-12 248,-20 252,-42', darker(tone, 0.5), 6, { opacity: 0.6 }) +
        disc(160, -130, 11, 11, '#d5dadc') +
        disc(160, -50, 11, 11, '#d5dadc'),
      { turn: -14, y: -90 },
    ),
    box: [-340, -330, 670, 330],
    feet: [[-280, 260]],
    focus: [0, -330, 330, 300],
  };
}

function grinder(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  const body = rectangle(-60, -230, 360, 110, 46);
  return {
    art:
      stroke('M290,-170C340,-160 350,-60 330,-8', RUBBER, 15) +
      c.form(rectangle(110, -238, 210, 126, 52), RUBBER, {
        depth: 15,
        light: 0.4,
        art: sheet(c.tile(12, 12, disc(6, 6, 2.2, 2.2, '#000000', 0.5))),
      }) +
      c.form(body, tone, { depth: 18, light: 0.6 }) +
      c.inside(body, bar(180, -240, 140, 130, RUBBER)) +
      Array.from({ length: 5 }, (_, i) => bar(100 + i * 15, -208, 7, 62, '#0d1012', 3, 0.6)).join('') +
      lettering(look.brand, { x: 34, y: -186, size: 26, color: '#fdfaf3', fit: 120, weight: 1.7 }) +
      placed(c.form(rectangle(-19, -150, 38, 150, 19), RUBBER, { depth: 8, light: 0.5 }), {
        x: -110,
        y: -210,
        turn: -8,
      }) +
      c.form('M-170,-232C-170,-250 -150,-258 -120,-258H-50L-40,-120H-150Q-170,-120 -170,-140Z', '#8d969b', {
        depth: 11,
        light: 0.7,
      }) +
      disc(-116, -74, 156, 50, '#3a4146') +
      disc(
        -116,
        -80,
        156,
        50,
        c.radial([
          [0, '#6a757b'],
          [0.3, '#2f363a'],
          [0.9, '#4a5358'],
          [1, '#22282c'],
        ]),
      ) +
      disc(-116, -80, 46, 15, look.accent) +
      disc(-116, -82, 20, 7, '#d5dadc') +
      c.form(
        'M-278,-110C-270,-150 -200,-164 -116,-164C-30,-164 40,-150 46,-110L10,-104C-20,-128 -210,-128 -250,-100Z',
        '#5d666b',
        { depth: 7, light: 0.7 },
      ),
    box: [-290, -370, 650, 370],
    feet: [
      [-240, 40],
      [200, 330],
    ],
    focus: [-270, -330, 340, 330],
  };
}

/** Sockets in a case that lies open: rows of caps, a ratchet above them. */
function socketSet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = toolTone(look);
  const many = look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 46);
  const [columns, rows] = many > 60 ? [9, 3] : many > 20 ? [7, 2] : [6, 1];
  const cell = 66;
  const width = Math.max(430, columns * cell + 70);
  const height = rows * 78 + 150;
  const bed = dice.pick('bed', [RUBBER, darker(tone, 0.62), '#5d666b']);
  const sockets = Array.from({ length: rows * columns }, (_, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    const r = 16 + ((columns - column) / columns) * 13;
    const [x, y] = [(column - (columns - 1) / 2) * cell, -100 - row * 78];
    return (
      disc(x + 3, y + 6, r + 3, r + 3, '#0d1012', 0.5) +
      disc(x, y, r, r, steelFace(c, '#aab2b6')) +
      disc(x, y, r * 0.62, r * 0.62, '#1b2023') +
      stroke(oval(x, y, r * 0.8, r * 0.8), '#ffffff', 2, { opacity: 0.5 })
    );
  }).join('');
  const reach = width / 2 - 60;
  const ratchet = placed(
    bar(-reach, -13, reach * 1.5, 26, steelAcross(c), 12) +
      bar(-reach, -19, reach * 0.75, 38, tone, 16) +
      stroke(`M${-reach + 20},-6H${-reach * 0.4}`, '#ffffff', 4, { opacity: 0.5 }) +
      disc(reach * 0.6, 0, 40, 34, steelFace(c)) +
      disc(reach * 0.6, 0, 22, 19, '#5d666b') +
      disc(reach * 0.6, 0, 10, 9, '#14181b'),
    { y: -height + 8, turn: dice.between('ratchet', -3, 3) },
  );
  const lid = polygon([
    [-width / 2, -height - 56, 20],
    [-width / 2 + 30, -height - 190, 30],
    [width / 2 - 30, -height - 190, 30],
    [width / 2, -height - 56, 20],
  ]);
  return {
    art:
      c.form(lid, darker(tone, 0.12), { depth: 14 }) +
      lettering(look.brand, { y: -height - 112, size: 36, color: '#fdfaf3', weight: 1.8, fit: width - 120 }) +
      c.form(rectangle(-width / 2, -height - 58, width, height + 58, 26), tone, { depth: 14, light: 0.45 }) +
      c.form(rectangle(-width / 2 + 22, -height - 38, width - 44, height - 12, 16), bed, { depth: 10, light: 0.3 }) +
      sockets +
      ratchet +
      bar(-46, -30, 92, 22, '#c3c9cc', 6),
    box: [-width / 2, -height - 194, width, height + 194],
    focus: [-width / 2, -height - 60, 340, 340],
  };
}

/** Spanners on a rack, or in a roll of cloth with a pocket for each. */
function wrenchSet(c: Canvas, look: Look): Piece {
  if (look.says('socket')) return socketSet(c, look);
  const { dice } = look;
  const tone = toolTone(look);
  const pieces = look.amount('pieces') ?? Number(/(\d+) pcs/i.exec(look.title)?.[1] ?? 12);
  const count = (pieces > 60 ? 8 : pieces > 20 ? 6 : 5) + dice.count('wrenches', 0, 1);
  const chrome = dice.pick('chrome', ['#aab2b6', '#c9ced2', '#7d868b', '#8f8574']);
  const step = dice.between('step', 0.04, 0.085);
  const one = (k: number) => {
    const open =
      'M-13,-60L-16,-250C-40,-262 -48,-300 -30,-326L-14,-318V-286H14V-318L30,-326C48,-300 40,-262 16,-250L13,-60C30,-52 38,-36 36,-20A36,36 0 0 1 -36,-20C-38,-36 -30,-52 -13,-60Z';
    return placed(
      c.blurred(4, placed(fillPath(open, '#10161d'), { x: 4, y: 6 }), 0.4) +
        fillPath(open, steelFace(c, chrome)) +
        disc(0, -20, 19, 19, '#3a4146') +
        disc(0, -18, 17, 17, darker(tone, 0.3)) +
        bar(-6, -220, 12, 130, '#7d868b', 5, 0.7) +
        stroke('M-12,-64L-15,-246', '#ffffff', 2.4, { opacity: 0.8 }),
      { scale: k },
    );
  };
  const width = count * 88;
  const places = Array.from({ length: count }, (_, i) => ({ k: 1 - i * step, x: -width / 2 + 44 + i * 88 }));
  if (dice.chance('roll', 0.5)) {
    const clothTone = dice.pick('cloth', [darker(tone, 0.3), '#3a4146', '#8a6f4a', tone]);
    const sag = `M${-width / 2 - 40},-400Q0,-372 ${width / 2 + 40},-400L${width / 2 + 52},-6Q0,10 ${-width / 2 - 52},-6Z`;
    const pocket = `M${-width / 2 - 46},-186Q0,-168 ${width / 2 + 46},-186L${width / 2 + 52},-6Q0,10 ${-width / 2 - 52},-6Z`;
    return {
      art:
        c.form(sag, darker(clothTone, 0.15), { depth: 14, light: 0.35 }) +
        places.map(({ k, x }) => placed(one(k), { x, y: -60 })).join('') +
        c.form(pocket, clothTone, {
          depth: 10,
          light: 0.4,
          art: places
            .map(({ x }) => stroke(`M${x + 44},-190V0`, lighter(clothTone, 0.4), 3, { dash: '8 6', opacity: 0.8 }))
            .join(''),
        }) +
        bar(-80, -84, 160, 52, tone, 8) +
        lettering(look.brand, { y: -50, size: 22, color: '#fdfaf3', weight: 1.6, fit: 140 }),
      box: [-width / 2 - 54, -404, width + 108, 412],
      focus: [-width / 2 - 20, -410, 330, 330],
    };
  }
  return {
    art:
      block(c, { width: width + 60, height: 90, back: [40, 70], front: darker(tone, 0.1), side: tone, top: tone }) +
      c.form(
        rectangle(-width / 2 - 30, -430, width + 100, 330, 22),
        dice.pick('board', [RUBBER, '#5d666b', '#e9e4d8']),
        {
          depth: 12,
          light: 0.35,
        },
      ) +
      places.map(({ k, x }) => placed(one(k), { x, y: -110 })).join('') +
      c.form(rectangle(-width / 2 - 30, -176, width + 70, 36, 8), tone, { depth: 6 }) +
      lettering(look.brand, { x: 0, y: -64, size: 30, color: '#fdfaf3', weight: 1.7 }),
    box: [-width / 2 - 32, -434, width + 104, 434],
    focus: [-width / 2 - 20, -440, 330, 330],
  };
}

function toolBox(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  const [w, h] = [480, 220];
  const latch = (x: number) =>
    c.form(rectangle(x - 26, -h - 26, 52, 78, 8), '#d5dadc', { depth: 6, light: 0.8 }) +
    bar(x - 14, -h + 8, 28, 8, '#5d666b', 3);
  return {
    art:
      stroke('M-130,-330C-130,-400 130,-400 130,-330', RUBBER, 33) +
      stroke('M-126,-344C-120,-392 110,-392 122,-346', '#5d666b', 6, { opacity: 0.8 }) +
      c.form(
        polygon([
          [-w / 2, -h, 10],
          [-w / 2 + 24, -h - 110, 26],
          [w / 2 - 24, -h - 110, 26],
          [w / 2, -h, 10],
        ]),
        RUBBER,
        { depth: 16, light: 0.45 },
      ) +
      c.form(rectangle(-w / 2 + 60, -h - 92, w - 120, 50, 10), darker(tone, 0.05), { depth: 6 }) +
      c.form(
        polygon([
          [-w / 2, -h - 4, 10],
          [w / 2, -h - 4, 10],
          [w / 2 - 16, 0, 26],
          [-w / 2 + 16, 0, 26],
        ]),
        tone,
        { depth: 20, light: 0.5 },
      ) +
      stroke(`M${-w / 2 + 40},-40V-170M${w / 2 - 40},-40V-170`, darker(tone, 0.4), 12, { opacity: 0.5 }) +
      latch(-140) +
      latch(140) +
      lettering(look.brand, { y: -110, size: 40, color: '#fdfaf3', weight: 1.9, fit: 220 }),
    box: [-w / 2, -h - 180, w, h + 180],
    focus: [-w / 2, -h - 170, 340, 340],
  };
}

function ladder(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('ladder', ['#c4cacd', '#e0762b', '#e9bd3a']);
  if (look.says('extension', 'folding')) return longLadder(c, look, look.isColored ? tone : '#b9c0c4');
  const rungs = look.dice.count('rungs', 4, 7);
  const high = 660;
  const step = (high - 70) / rungs;
  const half = (y: number) => 96 + ((y + high) / high) * 60;
  const backLegs = stroke(`M-70,${-high + 20}L-20,-30M90,${-high + 20}L250,-30`, darker('#8d969b', 0.25), 15);
  const rail = (s: number) =>
    fillPath(
      polygon([
        [s * half(-high) - 13, -high],
        [s * half(-high) + 13, -high],
        [s * half(0) + 14, 0],
        [s * half(0) - 14, 0],
      ]),
      c.linear(
        [
          [0, lighter(tone, 0.4)],
          [0.5, tone],
          [1, darker(tone, 0.4)],
        ],
        [0, 0, 1, 0],
      ),
    ) + bar(s * half(0) - 20, -20, 40, 22, RUBBER, 5);
  const treads = Array.from({ length: rungs }, (_, i) => {
    const y = -60 - i * step;
    const r = half(y) - 8;
    return (
      fillPath(
        polygon([
          [-r, y - 16],
          [-r + 16, y - 30],
          [r - 16, y - 30],
          [r, y - 16],
        ]),
        lighter('#aab2b6', 0.35),
      ) +
      bar(-r, y - 16, r * 2, 22, down(c, '#aab2b6'), 3) +
      sheetBar(c, -r, y - 16, r * 2)
    );
  }).join('');
  return {
    art:
      backLegs +
      rail(1) +
      rail(-1) +
      treads +
      c.form(
        polygon([
          [-120, -high - 6, 8],
          [-96, -high - 40, 8],
          [96, -high - 40, 8],
          [120, -high - 6, 8],
          [116, -high + 20, 6],
          [-116, -high + 20, 6],
        ]),
        look.isColored ? darker(tone, 0.25) : RUBBER,
        { depth: 7, light: 0.6 },
      ),
    box: [-175, -high - 42, 430, high + 42],
    feet: [
      [-176, -136],
      [136, 176],
    ],
    focus: [-140, -high - 40, 300, 300],
  };
}
const sheetBar = (c: Canvas, x: number, y: number, w: number) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="22" fill="${c.tile(12, 22, bar(0, 0, 3, 22, '#5d666b', 0, 0.35))}"/>`;

function roller(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  const nap = look.says('foam')
    ? look.dice.pick('nap', ['#f0d36a', '#e9e4d4', '#9fb4bd'] as const)
    : look.dice.pick('nap', ['#f3ead6', '#e9e4d4', '#f0d36a'] as const);
  const dip = look.accent;
  const fleece = sheet(c.tile(9, 9, disc(3, 3, 2.4, 2.4, '#ffffff', 0.5) + disc(7, 7, 2, 2, darker(nap, 0.4), 0.35)));
  const drum = rectangle(-210, -470, 380, 120, 40);
  const paintEdge = `M-230,-400C-150,-384 -90,-420 0,-398C80,-380 130,-412 200,-396V-330H-230Z`;
  return {
    art:
      (look.says('tray') ? rollerTray(c, look) : '') +
      placed(
        stroke('M180,-410H224V-270H20V-190', '#8d969b', 13) +
          stroke('M180,-413H221', '#ffffff', 3, { opacity: 0.6 }) +
          c.form(drum, nap, { depth: 20, dark: 0.45, light: 0.5, art: fillPath(paintEdge, dip) + fleece }) +
          disc(-208, -410, 12, 56, darker(dip, 0.3)) +
          turned(
            c,
            [
              [19, -204, 6],
              [30, -170, 12],
              [26, -110, 20],
              [38, -20, 16],
              [26, 0],
            ],
            tone,
            { art: bar(-50, -60, 100, 26, RUBBER, 0, 0.7) },
          ).art,
        { turn: look.dice.between('lean', -8, 10) },
      ),
    box: [-240, -480, 480, 484],
    feet: [[-40, 40]],
    focus: [-230, -480, 330, 300],
  };
}

function mower(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  if (look.says('robot')) return robotMower(c, look, tone);
  const wheel = (x: number, r: number) =>
    disc(x, -r, r, r, '#14181b') +
    around(22, r * 0.93)
      .map((p) => disc(x + p.x, -r + p.y, 4.4, 4.4, '#2f363a'))
      .join('') +
    disc(x, -r, r * 0.62, r * 0.62, darker(tone, 0.1)) +
    disc(x, -r, r * 0.3, r * 0.3, '#d5dadc') +
    disc(x, -r, r * 0.12, r * 0.12, '#22272a');
  return {
    art:
      stroke('M120,-150L330,-500M330,-500H290', '#22272a', 17) +
      stroke('M330,-500L270,-520', RUBBER, 25) +
      c.form('M190,-220L330,-190C350,-120 330,-70 300,-60L180,-80Z', RUBBER, {
        depth: 15,
        light: 0.35,
        art: sheet(c.tile(10, 10, disc(5, 5, 2.4, 2.4, '#000000', 0.5))),
      }) +
      wheel(-180, 58) +
      c.form(
        'M-300,-66C-306,-150 -250,-180 -180,-190L160,-200C210,-200 230,-160 230,-90Q230,-50 200,-46H-270Q-298,-46 -300,-66Z',
        tone,
        { depth: 22, light: 0.55 },
      ) +
      c.form('M-150,-186C-146,-260 -110,-284 -40,-286H40C90,-284 110,-250 116,-194Z', RUBBER, {
        depth: 14,
        light: 0.45,
      }) +
      bar(-60, -308, 90, 26, '#3a4146', 10) +
      lettering(look.brand, { x: -40, y: -140, size: 32, color: '#fdfaf3', weight: 1.8, fit: 200 }) +
      wheel(170, 72),
    box: [-302, -540, 660, 540],
    feet: [
      [-230, -130],
      [110, 230],
    ],
    focus: [-290, -330, 360, 330],
  };
}

function hose(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('hose', ['#3f7d50', '#2f9d9b', '#e9bd3a', '#2f66b3']);
  const ring = (r: number, y: number) =>
    stroke(oval(0, y, r, r * 0.34), darker(tone, 0.5), 37) +
    stroke(oval(0, y - 3, r, r * 0.34), tone, 32) +
    stroke(oval(0, y - 3, r, r * 0.34), look.accent, 4, { opacity: 0.8 }) +
    stroke(oval(0, y - 12, r, r * 0.34), lighter(tone, 0.55), 4, { opacity: 0.7 });
  const end = 'M150,-70C250,-30 300,-90 270,-190';
  return {
    art:
      ring(210, -90) +
      ring(204, -122) +
      ring(210, -154) +
      ring(200, -186) +
      ring(206, -216) +
      stroke(end, darker(tone, 0.5), 36) +
      stroke(end, tone, 31) +
      stroke(end, look.accent, 4, { opacity: 0.8 }) +
      placed(
        turned(
          c,
          [
            [14, -120, 4],
            [20, -90],
            [34, -70, 10],
            [38, -10, 8],
            [30, 10],
          ],
          '#e0762b',
          { art: bar(-50, -40, 100, 20, RUBBER) },
        ).art,
        { x: 268, y: -196, turn: -10 },
      ),
    box: [-232, -320, 560, 320],
    feet: [[-190, 190]],
    focus: [30, -320, 320, 300],
  };
}

function gloves(c: Canvas, look: Look): Piece {
  const tone = toolTone(look);
  const shell = look.dice.pick('shell', ['#e9e4d4', '#3a4146', '#c9a46a', '#d5dadc']);
  const glove =
    'M-80,0L-92,-170C-110,-200 -150,-240 -160,-270C-164,-292 -140,-300 -124,-284L-78,-236L-84,-400C-84,-424 -48,-426 -44,-402L-34,-290L-30,-436C-28,-460 8,-460 10,-436L14,-290L26,-424C30,-446 62,-442 62,-420L56,-284L80,-380C88,-400 116,-392 112,-370C104,-300 102,-230 92,-170L82,0Z';
  const one = (x: number, y: number, turn: number, mirror: boolean) =>
    placed(
      c.blurred(9, placed(fillPath(glove, '#1b242c'), { x: 8, y: 14 }), 0.4) +
        c.form(glove, shell, {
          depth: 14,
          art:
            fillPath('M-200,-500H200V-150Q0,-120 -200,-160Z', tone) +
            sheet(c.tile(14, 14, disc(7, 7, 2, 2, '#000000', 0.16))) +
            sheet(c.tile(300, 12, bar(0, 0, 300, 3, darker(shell, 0.5), 0, 0.1))),
        }) +
        c.form(rectangle(-88, -56, 176, 58, 10), darker(shell, 0.1), {
          depth: 7,
          art: sheet(c.tile(10, 70, bar(0, 0, 4, 70, '#000000', 0, 0.25))),
        }) +
        bar(-88, -62, 176, 8, look.accent, 3),
      { x, y, turn, mirror },
    );
  return {
    art: one(100, -10, 12, true) + one(-80, 0, -8, false),
    box: [-270, -460, 510, 462],
    feet: [[-170, 200]],
    focus: [-260, -450, 330, 330],
  };
}

const bench = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [{ isClose: true }, { mount: 'table', isTinted: true, size: size * 0.93 }],
});
const yard = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, size: size * 0.84 }],
});

export const TOOLS = {
  drill: bench(drill),
  screwdriver: bench(screwdriver),
  hammer: bench(hammer),
  saw: bench(saw),
  'angle-grinder': bench(grinder),
  'wrench-set': bench(wrenchSet),
  'tool-box': bench(toolBox),
  ladder: yard(ladder, 1.08),
  'paint-roller': bench(roller, 0.94),
  'lawn-mower': yard(mower),
  'garden-hose': bench(hose),
  'work-gloves': bench(gloves),
} satisfies Drawings<string>;
