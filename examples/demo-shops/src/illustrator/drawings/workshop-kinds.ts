/** Tools and fittings whose kind has a shape of its own: the mallet among the hammers, the trolley jack among the jacks. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { around, oval, polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { woodGrain } from '../studio/surface.ts';

const RUBBER = '#22272a';
const STEEL = '#a9b2b6';

const shiny = (c: Canvas, tone: Hex, isUpright = false) =>
  c.linear(
    [
      [0, lighter(tone, 0.5)],
      [0.4, tone],
      [1, darker(tone, 0.45)],
    ],
    isUpright ? [0, 0, 1, 0] : [0, 0, 0, 1],
  );

/** A rubber mallet, or the block of a sledgehammer on a long shaft. `shaft` draws a shaft of a length, its end at y = 0. */
export function heavyHammer(c: Canvas, look: Look, tone: Hex, shaft: (long: number) => string): Piece {
  const { dice } = look;
  const isSledge = look.says('sledgehammer');
  const long = isSledge ? dice.between('sledge', 580, 670) : dice.between('mallet', 390, 470);
  const heft = 0.78 + 0.3 * Math.min(1, (look.amount('weight') ?? 600) / 1000);
  const wide = (isSledge ? dice.between('block', 108, 134) : dice.between('drum', 120, 146)) * heft;
  const high = (isSledge ? dice.between('block high', 52, 70) : dice.between('drum high', 64, 86)) * heft;
  const rubber = dice.pick('rubber', [RUBBER, RUBBER, '#e9e4d8', '#5d666b', darker(tone, 0.2)]);
  const steel = dice.pick('steel', ['#5d666b', '#3f474c', '#8d969b', darker(tone, 0.35)]);
  const y = -long;
  const edge = dice.between('edge', 12, 34);
  const head = isSledge
    ? polygon([
        [-wide, y - high + 14, 14],
        [-wide + edge, y - high, 10],
        [wide - edge, y - high, 10],
        [wide, y - high + 14, 14],
        [wide, y + high - 14, 14],
        [wide - edge, y + high, 10],
        [-wide + edge, y + high, 10],
        [-wide, y + high - 14, 14],
      ])
    : rectangle(-wide, y - high, wide * 2, high * 2, edge + 10);
  const stripe = (x: number, tone: Hex) => bar(x, y - high, 10, high * 2, tone, 0, 0.8);
  const block = isSledge
    ? c.form(head, steel, { depth: 12, light: 0.7, fill: shiny(c, lighter(steel, 0.12)) }) +
      bar(-wide - 1, y - high + 16, 18, high * 2 - 32, '#aab2b6', 4) +
      bar(wide - 17, y - high + 16, 18, high * 2 - 32, '#8d969b', 4)
    : c.form(head, rubber, { depth: 22, light: 0.5 }) +
      dice.pick('mallet rings', [
        stripe(-wide * 0.68, '#4a5358') + stripe(wide * 0.6, '#4a5358'),
        bar(wide * 0.56, y - high, wide * 0.5, high * 2, look.accent, 12, 0.9),
        stripe(-wide * 0.5, tone) + stripe(-wide * 0.3, tone) + stripe(wide * 0.3, tone) + stripe(wide * 0.5, tone),
      ]);
  const mark = lettering(`${look.amount('weight') ?? 500}G`, {
    y: y - 12,
    size: 28,
    color: isSledge || rubber !== '#e9e4d8' ? '#fdfaf3' : '#22272a',
    weight: 1.6,
    opacity: 0.85,
  });
  return {
    art: placed(shaft(long) + block + mark, { turn: dice.between('lean', 10, 28), x: isSledge ? -110 : -70, y: -14 }),
    box: isSledge ? [-190, -740, 480, 740] : [-150, -560, 480, 560],
    feet: [[-140, -50]],
    focus: [0, isSledge ? -740 : -530, 340, 340],
  };
}

/** A hacksaw's bow with its thin blade, or the curved blade of a pruning saw. */
export function otherSaw(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const reach = 170 + Math.min(1, (look.amount('length') ?? 400) / 500) * 150 + dice.between('reach', -14, 14);
  const steel = dice.pick('steel', [STEEL, '#5d666b', '#d5dadc', darker(tone, 0.15)]);
  const grip = dice.pick('bow grip', [
    'M150,-170C190,-196 250,-190 286,-150C312,-116 316,-40 290,0C266,26 210,34 166,20C140,8 136,-20 142,-50ZM200,-116C186,-90 186,-50 202,-28C222,-14 246,-22 252,-42C258,-74 252,-106 234,-122C220,-130 208,-126 200,-116Z',
    'M146,-176L250,-190Q304,-180 304,-120L296,-10Q288,30 240,30L160,22L140,-40ZM196,-128L200,-46Q206,-26 230,-26Q250,-28 252,-50L254,-118Q250,-140 226,-140Z',
    'M150,-150C170,-176 210,-170 216,-140L250,-30C262,10 240,40 206,34C180,30 176,10 170,-20Z',
  ]);
  const handle =
    `<g fill-rule="evenodd"><path d="${grip}" fill="${tone}"/></g>` +
    (dice.chance('inlay', 0.5)
      ? c.inside(grip, stroke('M270,-140C294,-108 298,-46 280,-8', dice.pick('inlay tone', [RUBBER, look.accent]), 15))
      : '') +
    stroke('M160,-160C170,-170 196,-160 204,-136', lighter(tone, 0.5), 6, { opacity: 0.6 });
  const name = lettering(look.brand, { x: -reach * 0.3, size: 22, color: '#3a4146', weight: 1.7, fit: 170, y: -66 });
  if (look.says('hacksaw')) {
    const high = dice.between('bow', 190, 280);
    const bow = dice.pick('bow form', [
      `M170,-120L130,-${high - 20}Q120,-${high} 96,-${high}H${-reach + 30}Q${-reach},-${high} ${-reach},-${high - 30}V-40`,
      `M170,-110C150,-${high} 100,-${high} 40,-${high}C${-reach},-${high} ${-reach},-${high - 60} ${-reach},-40`,
      `M170,-120L150,-${high - 10}L${-reach + 60},-${high}L${-reach},-${high - 80}V-40`,
    ]);
    const thick = dice.between('bow thick', 15, 30);
    return {
      art: placed(
        stroke(bow, darker(steel, 0.5), thick + 6) +
          stroke(bow, steel, thick) +
          placed(stroke(bow, '#ffffff', 4, { opacity: 0.7 }), { x: -4, y: -5 }) +
          bar(
            -reach - 10,
            -46,
            reach + 170,
            20,
            shiny(c, dice.pick('blade', ['#8d969b', '#2f66b3', '#c79b4a', '#3f474c'])),
            2,
          ) +
          bar(-reach - 10, -30, reach + 170, 6, c.tile(9, 6, fillPath('M0,0H9L4.5,6Z', '#5d666b'))) +
          disc(-reach, -36, 12, 12, '#5d666b') +
          handle,
        { turn: dice.between('lean', -18, -7), y: -60 },
      ),
      box: [-reach - 30, -high - 70, reach + 350, high + 70],
      feet: [[-reach + 30, 260]],
      focus: [0, -330, 330, 300],
    };
  }
  const curve = dice.between('curve', -210, -130);
  const blade = `M150,-130C20,${curve - 20} ${-reach * 0.55},${curve} ${-reach - 10},-60C${-reach * 0.55},${curve + 90} 0,-110 150,-40Z`;
  const wood = dice.pick('pruning wood', ['#b98148', '#d8b27c', '#8f5f3a']);
  const isWooden = dice.chance('wooden', 0.4);
  return {
    art: placed(
      c.form(blade, steel, { depth: 6, light: 0.6, fill: shiny(c, lighter(steel, 0.2)) }) +
        stroke(`M${-reach - 10},-60C${-reach * 0.55},${curve + 90} 0,-110 150,-40`, '#5d666b', 7, {
          dash: '5 6',
          cap: 'butt',
        }) +
        c.form(
          dice.pick('pruning grip', [
            'M130,-140C180,-150 260,-110 320,-40C336,-16 320,10 292,4C230,-30 170,-40 140,-30Z',
            'M130,-146C200,-150 240,-60 300,-70C340,-76 350,-20 316,10C270,50 200,-10 140,-26Z',
            'M120,-140L310,-110Q336,-100 334,-70L330,-20Q322,6 296,-4L140,-30Z',
          ]),
          isWooden ? wood : tone,
          {
            depth: 12,
            light: 0.5,
            art:
              (isWooden ? woodGrain(c, wood) : '') +
              bar(
                dice.between('band', 170, 250),
                -160,
                dice.between('band wide', 14, 40),
                190,
                isWooden ? tone : RUBBER,
                0,
                0.6,
              ),
          },
        ) +
        disc(156, -86, 11, 11, '#d5dadc') +
        placed(name, { x: reach * 0.3 + 30, y: -30, turn: 4 }),
      { turn: dice.between('lean', -18, -4), y: -40 },
    ),
    box: [-reach - 20, -270, reach + 360, 280],
    feet: [[-reach + 60, 260]],
    focus: [-40, -260, 330, 260],
  };
}

/** Two runs of rungs that slide along each other, leaning; or four short runs on hinges. */
export function longLadder(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const tall = look.amount('height') ?? 2.4;
  const share = tall <= 1.2 ? 0.68 : tall >= 3.6 ? 1.1 : 0.9;
  const pitch = dice.between('pitch', 52, 84);
  const thick = dice.between('rail', 17, 28);
  const rungTone = dice.pick('rung', [lighter(tone, 0.2), darker(tone, 0.3), '#e9bd3a']);
  const foot = dice.pick('foot', [RUBBER, '#c22f2b', look.accent]);
  const run = (from: number, to: number, wide: number, shade: Hex) => {
    const count = Math.round((to - from) / pitch);
    const grain = look.material === 'wood' ? woodGrain(c, shade, 0.35, true) : '';
    return (
      [-1, 1]
        .map((k) =>
          grain
            ? c.form(rectangle(k * wide - thick / 2, -to, thick, to - from), shade, { depth: 4, art: grain })
            : bar(k * wide - thick / 2, -to, thick, to - from, shiny(c, shade, true), 4),
        )
        .join('') +
      Array.from({ length: count }, (_, i) => {
        const y = -from - 36 - i * ((to - from) / count);
        return bar(-wide + 6, y, wide * 2 - 12, 15, shiny(c, rungTone), 5);
      }).join('') +
      [-1, 1].map((k) => bar(k * wide - 16, -from - 20, 32, 20, foot, 4)).join('')
    );
  };
  const joint = dice.pick('joint', ['#e0762b', '#c22f2b', '#2f66b3', '#22272a', look.accent]);
  if (look.says('folding')) {
    const wide = dice.between('wide', 74, 96);
    const spread = dice.between('spread', 8, 20);
    const leg = 330 * share;
    const shift = Math.sin((spread * Math.PI) / 180) * leg;
    const at = Math.cos((spread * Math.PI) / 180) * leg - 6;
    // A low one stands folded like an A, a high one with its upper half stretched.
    const upper =
      tall <= 1.2
        ? ''
        : placed(run(0, leg, wide - 14, darker(tone, 0.14)), { x: 72, y: -at, turn: -3 }) +
          placed(run(0, leg, wide, tone), { x: -42, y: -at - 8, turn: 3 });
    const high = tall <= 1.2 ? at + 40 : at + leg + 24;
    return {
      art:
        placed(run(0, leg, wide - 14, darker(tone, 0.14)), { x: 72 + shift, turn: -spread }) +
        placed(run(0, leg, wide, tone), { x: -42 - shift, turn: spread }) +
        upper +
        [-1, 1]
          .map(
            (k) =>
              disc(-42 + k * wide, -at - 4, 25, 25, joint) +
              disc(-42 + k * wide, -at - 4, 11, 11, '#22272a') +
              disc(70 + k * (wide - 20), -at, 20, 20, joint),
          )
          .join('') +
        (tall <= 1.2 ? bar(-60 - wide * 0.6, -at - 30, wide * 1.9 + 50, 26, RUBBER, 8) : '') +
        bar(-90, -at * 0.56, 96, 34, '#f0ece2', 4) +
        lettering(look.brand, { x: -42, y: -at * 0.56 + 10, size: 14, color: '#22272a', fit: 84, weight: 1.7 }),
      box: [-170 - shift, -high, 360 + shift * 2, high],
      feet: [
        [-140 - shift, 40 - shift],
        [10 + shift, 140 + shift],
      ],
      focus: [-150, -470, 320, 320],
    };
  }
  const [low, high] = [480 * share, 680 * share];
  const [inner, outer] = [dice.between('inner', 62, 80), dice.between('outer', 88, 110)];
  return {
    art: placed(
      run(high * dice.between('slid', 0.2, 0.4), high, inner, darker(tone, 0.16)) +
        run(0, low, outer, tone) +
        [-1, 1].map((k) => bar(k * outer - 15, -low * 0.62, 30, dice.between('hook', 24, 56), joint, 4)).join('') +
        (dice.chance('stabiliser', 0.5)
          ? bar(-outer - 60, -22, outer * 2 + 120, 24, shiny(c, darker(tone, 0.2)), 6)
          : '') +
        bar(-48, -low * 0.36, 96, 34, '#f0ece2', 4) +
        lettering(look.brand, { y: -low * 0.36 + 10, size: 14, color: '#22272a', fit: 84, weight: 1.7 }),
      { turn: dice.between('lean', 3, 12) },
    ),
    box: [-outer - 40, -high - 10, outer * 2 + 150, high + 14],
    feet: [
      [-outer - 20, -outer + 30],
      [outer - 30, outer + 20],
    ],
    focus: [-120, -520 * share, 320, 320],
  };
}

/** A tray with a pool of paint and a ribbed slope, for a roller. */
export function rollerTray(c: Canvas, look: Look): string {
  const tray = polygon([
    [-230, -8, 20],
    [-170, -120, 20],
    [230, -120, 20],
    [290, -8, 20],
  ]);
  const ink = look.accent;
  return placed(
    c.form(
      polygon([
        [-236, -14, 20],
        [296, -14, 20],
        [286, 22, 16],
        [-226, 22, 16],
      ]),
      '#2c3236',
      { depth: 8 },
    ) +
      c.form(tray, '#3a4146', {
        depth: 12,
        light: 0.4,
        art: sheet(c.tile(22, 18, stroke('M0,9L11,2L22,9', '#5d666b', 3))),
      }) +
      c.inside(
        tray,
        fillPath('M-240,-60C-140,-72 -40,-48 60,-62S240,-50 300,-62V0H-240Z', ink) +
          stroke('M-200,-52C-120,-62 -40,-44 40,-54', lighter(ink, 0.6), 5, { opacity: 0.7 }),
      ),
    { y: -18 },
  );
}

/** A short hydraulic jack like a bottle, or a trolley jack on wheels. */
export function hydraulicJack(c: Canvas, look: Look, tone: Hex): Piece {
  if (look.says('trolley'))
    return {
      art:
        disc(-220, -34, 34, 34, '#22272a') +
        disc(-220, -34, 14, 14, STEEL) +
        c.form(
          'M-270,-40L-240,-96C-120,-110 120,-130 220,-140L280,-120V-40Q280,-26 260,-26H-250Q-272,-26 -270,-40Z',
          tone,
          { depth: 16, light: 0.55 },
        ) +
        c.form('M120,-110C40,-150 -100,-250 -190,-290L-214,-268C-140,-190 -20,-110 60,-80Z', darker(tone, 0.12), {
          depth: 11,
          light: 0.5,
        }) +
        placed(
          turned(
            c,
            [
              [64, -22, 6],
              [58, 0],
              [34, 14],
            ],
            '#22272a',
            { finish: 'matte', lid: '#3a4146', tilt: 0.24 },
          ).art,
          { x: -196, y: -284 },
        ) +
        stroke('M200,-130L330,-420', darker(STEEL, 0.4), 27) +
        stroke('M200,-130L330,-420', STEEL, 21) +
        stroke('M296,-344L332,-424', RUBBER, 33) +
        disc(210, -36, 40, 40, '#22272a') +
        disc(210, -36, 17, 17, STEEL) +
        disc(120, -84, 15, 15, '#22272a') +
        lettering(`${look.amount('capacity') ?? 2}T`, { x: -60, y: -86, size: 34, color: '#fdfaf3', weight: 1.8 }),
      box: [-274, -440, 630, 442],
      feet: [
        [-254, -186],
        [170, 250],
      ],
      focus: [-270, -330, 340, 330],
    };
  return {
    art:
      fillPath(
        polygon([
          [-150, 0, 10],
          [-130, -40, 8],
          [150, -40, 8],
          [170, 0, 10],
        ]),
        shiny(c, tone),
      ) +
      turned(
        c,
        [
          [78, -300, 14],
          [96, -276, 10],
          [96, -36],
        ],
        tone,
        { finish: 'gloss', lid: darker(tone, 0.3) },
      ).art +
      turned(
        c,
        [
          [34, -410, 8],
          [34, -306],
        ],
        '#c3c9cc',
        { finish: 'metal', lid: '#e1e5e7' },
      ).art +
      turned(
        c,
        [
          [46, -430, 6],
          [46, -404],
        ],
        '#5d666b',
        { finish: 'metal', lid: '#8d969b' },
      ).art +
      placed(
        turned(
          c,
          [
            [26, -150, 6],
            [26, 0],
          ],
          darker(tone, 0.15),
          { lid: STEEL },
        ).art,
        { x: 120, y: -38 },
      ) +
      stroke('M122,-180L280,-250', darker(STEEL, 0.4), 23) +
      stroke('M122,-182L280,-252', STEEL, 17) +
      disc(122, -182, 17, 17, '#22272a') +
      lettering(`${look.amount('capacity') ?? 2}T`, { x: -4, y: -190, size: 50, color: '#fdfaf3', weight: 1.8 }) +
      lettering(look.brand, { x: -4, y: -112, size: 22, color: '#fdfaf3', fit: 150 }),
    box: [-154, -440, 450, 440],
    feet: [[-150, 170]],
    focus: [-120, -440, 320, 320],
  };
}

/** A ball, a mushroom, a facetted stone or a drum to turn, with a rose behind it. */
export function doorKnob(c: Canvas, look: Look, tone: Hex): Piece {
  const { dice } = look;
  const R = dice.between('rose', 124, 160);
  const r = R * dice.between('ball', 0.6, 0.84);
  const isSquare = dice.chance('square rose', 0.3);
  const rose = (k: number) =>
    isSquare ? rectangle(-R * k, -R * k, R * 2 * k, R * 2 * k, 26) : oval(0, 0, R * k, R * k);
  const light = dice.between('light', 0.26, 0.4);
  const ball = c.radial(
    [
      [0, lighter(tone, 0.85)],
      [0.35, lighter(tone, 0.15)],
      [0.8, darker(tone, 0.3)],
      [1, darker(tone, 0.55)],
    ],
    0.5,
    0.5,
    0.55,
    light,
    0.3,
  );
  const kind = dice.pick('knob', ['rings', 'facets', 'dome', 'key', 'fluted']);
  const sides = dice.count('sides', 6, 12);
  const corners = around(sides, r);
  const art = {
    rings: [0.78, 0.56, 0.34]
      .map((k) => stroke(oval(0, 0, r * k, r * k), darker(tone, 0.35), 4, { opacity: 0.45 }))
      .join(''),
    facets:
      corners.map(({ x, y }) => stroke(`M0,0L${round(x)},${round(y)}`, '#ffffff', 3, { opacity: 0.35 })).join('') +
      fillPath(polygon(around(sides, r * 0.55).map(({ x, y }) => [x, y] as const)), lighter(tone, 0.35), 0.8),
    dome:
      disc(0, 0, r * 0.5, r * 0.5, dice.pick('cap', [look.accent, '#f1f0ec', '#22272a', lighter(tone, 0.3)])) +
      stroke(oval(0, 0, r * 0.5, r * 0.5), darker(tone, 0.5), 4),
    key:
      disc(0, 0, r * 0.3, r * 0.3, darker(tone, 0.4)) +
      disc(0, 0, r * 0.24, r * 0.24, '#c3c9cc') +
      bar(-4, -r * 0.15, 8, r * 0.3, '#14181b', 3),
    fluted: around(sides * 2, r * 0.9)
      .map(({ x, y }) => disc(x, y, r * 0.09, r * 0.09, darker(tone, 0.4), 0.6))
      .join(''),
  }[kind];
  return {
    art:
      fillPath(
        rose(1),
        c.linear(
          [
            [0, lighter(tone, 0.5)],
            [0.5, tone],
            [1, darker(tone, 0.35)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      stroke(rose(0.9), darker(tone, 0.4), dice.between('groove', 2, 8), { opacity: 0.5 }) +
      (dice.chance('screws', 0.5) ? [-1, 1].map((k) => disc(k * R * 0.93, 0, 7, 7, darker(tone, 0.5))).join('') : '') +
      c.pool(20, 30, r * 1.2, r * 1.12, 0.5) +
      (kind === 'facets'
        ? fillPath(polygon(corners.map(({ x, y }) => [x, y] as const)), ball)
        : disc(0, 0, r, r, ball)) +
      art,
    box: [-R - 2, -R - 2, R * 2 + 4, R * 2 + 4],
    outline: rose(1),
    focus: [-150, -150, 300, 300],
  };
}

/** The reflector of a GU10 spot: a short cone with two pins. */
export function spotBulb(c: Canvas, look: Look, glass: Hex): string {
  const { dice } = look;
  const [wide, high] = [dice.between('spot', 104, 134), dice.between('spot high', 290, 350)];
  const cone = `M${-wide},${-high}C${-wide + 10},${-high + 80} -70,-180 -54,-110V-50H54V-110C70,-180 ${wide - 10},${-high + 80} ${wide},${-high}Z`;
  const shell = dice.pick('shell', ['#eef1f2', '#c4cacd', '#3a4146', '#e6dcc8']);
  const chips = dice.count('chips', 3, 9);
  const rib = dice.pick('rib', [30, 18, 0]);
  return (
    disc(
      0,
      -high,
      240,
      190,
      c.radial([
        [0, '#fff2c2', 0.85],
        [0.5, '#fff2c2', 0.3],
        [1, '#fff2c2', 0],
      ]),
    ) +
    bar(-34, -54, 14, 44, '#b98e3a', 4) +
    bar(20, -54, 14, 44, '#b98e3a', 4) +
    bar(-38, -16, 22, 14, '#8a6a2c', 4) +
    bar(16, -16, 22, 14, '#8a6a2c', 4) +
    c.form(cone, shell, {
      depth: 16,
      dark: 0.4,
      light: 0.7,
      art:
        (rib
          ? Array.from({ length: Math.floor((wide * 2) / rib) }, (_, i) =>
              bar(-wide + i * rib, -high, 3, high * 0.72, darker(shell, 0.4), 0, 0.4),
            ).join('')
          : bar(-wide, -high * 0.62, wide * 2, 14, look.accent)) + bar(-60, -112, 120, 64, darker(shell, 0.12)),
    }) +
    lettering(look.brand, { y: -94, size: 14, color: inkOn(shell), fit: 84, weight: 1.6 }) +
    disc(0, -high, wide, wide * 0.28, darker(glass, 0.2)) +
    disc(
      0,
      -high - 2,
      wide * 0.9,
      wide * 0.24,
      c.radial([
        [0, '#ffffff'],
        [0.6, '#fff3cf'],
        [1, darker(glass, 0.1)],
      ]),
    ) +
    around(chips, wide * 0.52, wide * 0.13)
      .map(({ x, y }) => disc(x, -high - 2 + y, 13, 5, '#ffe9ac'))
      .join('')
  );
}
