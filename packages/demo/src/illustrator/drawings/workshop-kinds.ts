/** Tools and fittings whose kind has a shape of its own: the mallet among the hammers, the trolley jack among the jacks. */
import { bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { oval, polygon, rectangle } from '../studio/outline.ts';
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

/** A rubber mallet, or the block of a sledgehammer on a long shaft. */
export function heavyHammer(c: Canvas, look: Look, tone: Hex, wood: Hex): Piece {
  const isSledge = look.says('sledgehammer');
  const long = isSledge ? 640 : 430;
  const shaft = `M-20,${-long}H20C26,${-long * 0.66} 24,-220 32,-120C38,-50 34,-10 24,0H-24C-34,-10 -38,-50 -32,-120C-24,-220 -26,${-long * 0.66} -20,${-long}Z`;
  const head = isSledge
    ? polygon([
        [-120, -long - 46, 14],
        [-96, -long - 60, 10],
        [96, -long - 60, 10],
        [120, -long - 46, 14],
        [120, -long + 46, 14],
        [96, -long + 60, 10],
        [-96, -long + 60, 10],
        [-120, -long + 46, 14],
      ])
    : rectangle(-130, -long - 74, 260, 148, 40);
  const block = isSledge
    ? c.form(head, '#5d666b', { depth: 12, light: 0.7, fill: shiny(c, '#6d767b') }) +
      bar(-121, -long - 44, 18, 88, '#aab2b6', 4) +
      bar(103, -long - 44, 18, 88, '#8d969b', 4)
    : c.form(head, RUBBER, { depth: 22, light: 0.5 }) +
      bar(-88, -long - 74, 10, 148, '#4a5358', 0, 0.8) +
      bar(78, -long - 74, 10, 148, '#4a5358', 0, 0.8);
  const art =
    c.form(shaft, wood, {
      depth: 10,
      light: 0.5,
      art: woodGrain(c, wood, 0.35, true) + (isSledge ? '' : bar(-60, -110, 120, 120, tone, 0, 0.95)),
    }) +
    (isSledge
      ? c.form(rectangle(-34, -150, 68, 150, 22), tone, {
          depth: 9,
          art: sheet(c.tile(16, 16, bar(0, 12, 16, 3, '#000000', 0, 0.14))),
        })
      : '') +
    block;
  return {
    art: placed(art, { turn: look.dice.between('lean', 16, 26), x: isSledge ? -110 : -70, y: -14 }),
    box: isSledge ? [-190, -740, 480, 740] : [-120, -520, 440, 520],
    feet: [[-140, -50]],
    focus: [0, isSledge ? -740 : -530, 340, 340],
  };
}

/** A hacksaw's bow with its thin blade, or the curved blade of a pruning saw. */
export function otherSaw(c: Canvas, look: Look, tone: Hex): Piece {
  const grip =
    'M150,-170C190,-196 250,-190 286,-150C312,-116 316,-40 290,0C266,26 210,34 166,20C140,8 136,-20 142,-50ZM200,-116C186,-90 186,-50 202,-28C222,-14 246,-22 252,-42C258,-74 252,-106 234,-122C220,-130 208,-126 200,-116Z';
  const handle =
    `<g fill-rule="evenodd"><path d="${grip}" fill="${tone}"/></g>` +
    stroke('M160,-166C200,-186 244,-178 274,-142C298,-110 302,-46 280,-4', lighter(tone, 0.5), 6, { opacity: 0.6 });
  if (look.says('hacksaw')) {
    const bow = 'M170,-120L130,-230Q120,-250 96,-250H-280Q-310,-250 -310,-220V-40';
    return {
      art: placed(
        stroke(bow, darker(STEEL, 0.5), 26) +
          stroke(bow, STEEL, 20) +
          placed(stroke(bow, '#ffffff', 4, { opacity: 0.7 }), { x: -4, y: -5 }) +
          bar(-320, -46, 480, 20, shiny(c, '#8d969b'), 2) +
          bar(-320, -30, 480, 6, c.tile(9, 6, fillPath('M0,0H9L4.5,6Z', '#5d666b'))) +
          disc(-310, -36, 11, 11, '#5d666b') +
          handle,
        { turn: -12, y: -60 },
      ),
      box: [-340, -330, 660, 330],
      feet: [[-280, 260]],
      focus: [0, -330, 330, 300],
    };
  }
  const blade = 'M150,-130C20,-200 -180,-190 -330,-60C-190,-120 0,-110 150,-40Z';
  return {
    art: placed(
      c.form(blade, STEEL, { depth: 6, light: 0.6, fill: shiny(c, '#c4cacd') }) +
        stroke('M-330,-60C-190,-120 0,-110 150,-40', '#5d666b', 7, { dash: '5 6', cap: 'butt' }) +
        c.form('M130,-140C180,-150 260,-110 320,-40C336,-16 320,10 292,4C230,-30 170,-40 140,-30Z', tone, {
          depth: 12,
          light: 0.5,
          art: bar(200, -140, 22, 160, RUBBER, 0, 0.5),
        }) +
        disc(156, -86, 11, 11, '#d5dadc'),
      { turn: -10, y: -40 },
    ),
    box: [-340, -260, 680, 270],
    feet: [[-260, 260]],
    focus: [-40, -260, 330, 260],
  };
}

/** A robot that mows: a low shell between two large wheels. */
export function robotMower(c: Canvas, look: Look, tone: Hex): Piece {
  const wheel =
    disc(130, -74, 76, 76, '#14181b') +
    disc(130, -74, 48, 48, darker(tone, 0.1)) +
    disc(130, -74, 20, 20, '#d5dadc') +
    stroke(oval(130, -74, 68, 68), '#3a4146', 9, { dash: '12 8', cap: 'butt' });
  return {
    art:
      disc(-190, -32, 34, 34, '#14181b') +
      c.form(
        'M-300,-60C-310,-120 -270,-150 -200,-164C-120,-190 0,-230 100,-226C200,-220 280,-170 290,-90C294,-50 270,-40 240,-40H-260Q-296,-40 -300,-60Z',
        RUBBER,
        { depth: 14 },
      ) +
      c.form(
        'M-280,-92C-270,-140 -220,-156 -170,-170C-90,-204 20,-250 120,-240C210,-230 270,-190 276,-120C220,-100 60,-104 -60,-96C-140,-90 -230,-84 -280,-92Z',
        tone,
        { depth: 22, light: 0.6 },
      ) +
      disc(40, -232, 60, 15, darker(tone, 0.5)) +
      disc(38, -240, 52, 13, '#c22f2b') +
      lettering(look.brand, { x: -70, y: -150, size: 30, color: '#fdfaf3', weight: 1.7, fit: 170 }) +
      disc(-246, -112, 9, 9, '#7fe0a8') +
      wheel,
    box: [-304, -256, 600, 258],
    feet: [
      [-230, -150],
      [60, 200],
    ],
    focus: [-280, -260, 360, 260],
  };
}

/** Two runs of rungs that slide along each other, leaning; or four short runs on hinges. */
export function longLadder(c: Canvas, look: Look, tone: Hex): Piece {
  const isFolding = look.says('folding');
  const high = 700;
  const run = (x: number, from: number, to: number, wide: number, shade: Hex) => {
    const count = Math.round((to - from) / 66);
    return (
      [-1, 1].map((k) => bar(x + k * wide - 11, -to, 22, to - from, shiny(c, shade, true), 4)).join('') +
      Array.from({ length: count }, (_, i) => {
        const y = -from - 36 - i * ((to - from) / count);
        return bar(x - wide + 6, y, wide * 2 - 12, 15, shiny(c, lighter(shade, 0.2)), 5);
      }).join('') +
      [-1, 1].map((k) => bar(x + k * wide - 15, -from - 20, 30, 20, RUBBER, 4)).join('')
    );
  };
  if (isFolding)
    return {
      art:
        placed(run(0, 0, 330, 70, darker(tone, 0.14)), { x: 150, turn: -14 }) +
        placed(run(0, 0, 340, 84, tone), { x: -130, turn: 15 }) +
        placed(run(0, 0, 330, 84, tone), { x: -42, y: -322, turn: 3 }) +
        placed(run(0, 0, 320, 70, darker(tone, 0.14)), { x: 72, y: -312, turn: -3 }) +
        [-1, 1]
          .map(
            (k) =>
              disc(-42 + k * 84, -326, 24, 24, '#e0762b') +
              disc(-42 + k * 84, -326, 11, 11, '#22272a') +
              disc(70 + k * 62, -318, 20, 20, '#e0762b'),
          )
          .join(''),
      box: [-260, -660, 500, 660],
      feet: [
        [-230, -40],
        [90, 240],
      ],
      focus: [-150, -470, 320, 320],
    };
  return {
    art: placed(
      run(22, 200, high, 74, darker(tone, 0.16)) +
        run(0, 0, 500, 96, tone) +
        bar(-116, -300, 26, 34, '#c22f2b', 4) +
        bar(92, -300, 26, 34, '#c22f2b', 4),
      { turn: 7 },
    ),
    box: [-130, -high - 10, 330, high + 14],
    feet: [
      [-120, -70],
      [70, 130],
    ],
    focus: [-120, -520, 320, 320],
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

/** A ball to turn, with a rose behind it. */
export function doorKnob(c: Canvas, tone: Hex): Piece {
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
    0.36,
    0.3,
  );
  return {
    art:
      disc(
        0,
        0,
        150,
        150,
        c.linear(
          [
            [0, lighter(tone, 0.5)],
            [0.5, tone],
            [1, darker(tone, 0.35)],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      stroke(oval(0, 0, 136, 136), darker(tone, 0.4), 3, { opacity: 0.5 }) +
      c.pool(20, 30, 130, 120, 0.5) +
      disc(0, 0, 108, 108, ball) +
      stroke(oval(0, 0, 60, 60), darker(tone, 0.35), 3, { opacity: 0.35 }),
    box: [-152, -152, 304, 304],
    outline: oval(0, 0, 150, 150),
    focus: [-150, -150, 300, 300],
  };
}

/** The reflector of a GU10 spot: a short cone with two pins. */
export function spotBulb(c: Canvas, glass: Hex): string {
  const cone = 'M-120,-330C-110,-250 -70,-180 -54,-110V-50H54V-110C70,-180 110,-250 120,-330Z';
  return (
    disc(
      0,
      -330,
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
    c.form(cone, '#eef1f2', {
      depth: 16,
      dark: 0.4,
      light: 0.7,
      art: Array.from({ length: 9 }, (_, i) => bar(-120 + i * 30, -330, 3, 240, '#8f979b', 0, 0.35)).join(''),
    }) +
    disc(0, -330, 120, 34, darker(glass, 0.2)) +
    disc(
      0,
      -332,
      108,
      29,
      c.radial([
        [0, '#ffffff'],
        [0.6, '#fff3cf'],
        [1, darker(glass, 0.1)],
      ]),
    ) +
    Array.from({ length: 7 }, (_, i) =>
      disc(round(Math.cos((i * 6.283) / 7) * 62), round(-332 + Math.sin((i * 6.283) / 7) * 16), 13, 5, '#ffe9ac'),
    ).join('')
  );
}
