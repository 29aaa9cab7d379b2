/** Body care: jars of butter, pumps, soaps, perfume, make-up and gift sets. */
import { ACROSS, bar, type Canvas, disc, fillPath, placed, round, sheet, stroke } from '../studio/canvas.ts';
import { darker, inkOn, lighter, lightness, mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import { label, type LabelStyle } from '../studio/labels.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { type Corner, polygon, rectangle } from '../studio/outline.ts';
import { block, turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import type { Closure } from './closures.ts';
import { boxed } from './boxed.ts';
import { bottle, jar, together, tube } from './vessels.ts';

const cream = '#f7f1e8';
const blackCap = '#2b2d2f';

const style = (look: Look, ...emblems: string[]): LabelStyle => ({
  paper: look.dice.pick('paper', [cream, '#ffffff', lighter(look.color, 0.75), lighter(look.color, 0.5)]),
  ink: lightness(look.color) > 0.75 ? darker(look.color, 0.45) : look.color,
  emblems: ['leaf', 'blossom', 'drop', ...emblems],
  lines: 2,
});

const cap = (look: Look) => look.dice.pick('cap', [cream, blackCap, '#c79b5a', darker(look.color, 0.35), '#ffffff']);

function pot(height: number, ...emblems: string[]) {
  return (c: Canvas, look: Look): Piece => {
    const lid = cap(look);
    return jar(c, look, {
      width: look.dice.between('width', 300, 360),
      height: height * look.dice.between('height', 0.9, 1.15),
      lid,
      lidHeight: look.dice.between('lid', 52, 84),
      color: look.dice.pick('body', [look.color, lighter(look.color, 0.35), cream]),
      lidFinish: lid === '#c79b5a' ? 'metal' : 'gloss',
      label: style(look, ...emblems),
    });
  };
}

function flacon(closures: readonly [Closure, ...Closure[]], ...emblems: string[]) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const isClear = dice.chance('clear', 0.35);
    const tone = isClear
      ? lighter(look.color, 0.5)
      : dice.pick('body', [look.color, lighter(look.color, 0.4), cream, '#6b3b16']);
    return bottle(c, look, {
      width: dice.between('width', 170, 220),
      height: dice.between('height', 330, 420),
      neck: dice.between('neck', 0.32, 0.5),
      shoulder: dice.between('shoulder', 0.2, 1.5),
      waist: dice.chance('waist', 0.25) ? 0.1 : 0,
      closure: dice.pick('closure', closures),
      color: tone,
      cap: cap(look),
      finish: isClear ? 'glass' : dice.pick('finish', ['gloss', 'matte']),
      contents: isClear ? look.color : undefined,
      label: style(look, ...emblems),
      labelFrom: dice.between('label from', 0.1, 0.2),
      labelTo: dice.between('label to', 0.6, 0.74),
    });
  };
}

const squeeze =
  (...emblems: string[]) =>
  (c: Canvas, look: Look): Piece =>
    tube(c, look, {
      width: look.dice.between('width', 180, 230),
      height: look.dice.between('height', 390, 460),
      color: look.dice.pick('body', [cream, lighter(look.color, 0.3)]),
      cap: cap(look),
      capWidth: look.dice.between('cap width', 0.36, 0.46),
      label: style(look, ...emblems),
    });

const serum = (c: Canvas, look: Look): Piece => {
  const flask = bottle(c, look, {
    width: look.dice.between('width', 150, 180),
    height: look.dice.between('height', 200, 250),
    neck: 0.44,
    shoulder: look.dice.between('shoulder', 0.3, 1),
    closure: 'dropper',
    color: look.dice.pick('glass', ['#6b3b16', look.color, lighter(look.color, 0.4), '#2c3f4d']),
    cap: look.dice.pick('collar', ['#c79b5a', blackCap, cream]),
    capFinish: 'metal',
    finish: 'gloss',
    label: style(look),
  });
  return look.dice.chance('boxed', 0.5) ? together(flask, cartonOf(c, look, 150, 330), 16) : flask;
};

function cartonOf(c: Canvas, look: Look, width: number, height: number): Piece {
  const print = style(look);
  return {
    art: block(
      c,
      { width, height, back: [70, 36], front: print.paper, side: print.ink },
      label(c, look, [-width / 2, -height, width, height], print),
    ),
    box: [-width / 2, -height - 36, width + 70, height + 36],
    feet: [[-width / 2, width / 2 + 50]],
  };
}

function soap(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const cake = (x: number, y: number, turn: number, tone: string) => {
    const r = dice.between('edge', 30, 76);
    const side = rectangle(-150, -86, 300, 120, r);
    const top = rectangle(-150, -112, 300, 118, r);
    const swirl = stroke(
      'M-140,-60C-60,-100 -20,-10 60,-60S150,-80 160,-40M-140,-20C-60,-60 0,20 90,-30',
      lighter(tone, 0.5),
      12,
      { opacity: 0.45 },
    );
    return placed(
      fillPath(
        side,
        c.linear([
          [0, darker(tone, 0.1)],
          [1, darker(tone, 0.36)],
        ]),
      ) +
        c.form(top, tone, { depth: 14, light: 0.6, dark: 0.3, art: dice.chance('swirl', 0.5) ? swirl : '' }) +
        lettering(look.brand, { y: -70, size: 30, color: darker(tone, 0.35), fit: 210, weight: 1.2 }) +
        lettering(look.brand, { y: -68, size: 30, color: lighter(tone, 0.6), fit: 210, weight: 0.7 }),
      { x, y, turn },
    );
  };
  const art =
    cake(-10, -122, dice.between('turn', -5, 5), mix(look.color, look.accent, 0.35)) + cake(20, -34, 0, look.color);
  return { art, box: [-165, -236, 340, 236], feet: [[-130, 168]], focus: [-150, -230, 230, 230] };
}

function lipBalm(c: Canvas, look: Look): Piece {
  const stick = (open: boolean, tone: string): Piece => {
    const body = turned(
      c,
      [
        [44, open ? -190 : -290, 4],
        [44, 0],
      ],
      tone,
      { art: label(c, look, [-44, open ? -170 : -250, 88, open ? 150 : 230], style(look)) },
    );
    const balm = open
      ? turned(
          c,
          [
            [30, -262, 14],
            [34, -246, 10],
            [34, -186],
          ],
          '#f0d9c0',
          { finish: 'matte', lid: '#f6e6d2' },
        ).art
      : '';
    return {
      art: balm + body.art + (open ? '' : stroke('M-44,-200Q0,-188 44,-200', darker(tone, 0.5), 2, { opacity: 0.5 })),
      box: [-46, open ? -270 : -296, 92, open ? 270 : 296],
    };
  };
  return together(stick(true, look.color), stick(false, lighter(look.color, 0.2)), 26);
}

function lipstick(c: Canvas, look: Look): Piece {
  const metal = look.dice.pick('case', ['#c79b5a', '#2b2d2f', '#b9c0c4', '#8d4a55']);
  const slant = look.dice.between('slant', 50, 76);
  const bullet = polygon([
    [-34, -330 - slant, 22],
    [34, -330, 30],
    [36, -220],
    [-36, -220],
  ]);
  const open =
    fillPath(
      bullet,
      c.linear(
        [
          [0, darker(look.color, 0.2)],
          [0.3, lighter(look.color, 0.35)],
          [0.55, look.color],
          [1, darker(look.color, 0.4)],
        ],
        ACROSS,
      ),
    ) +
    fillPath(
      `M-34,${-318 - slant}Q-8,${-350 - slant * 0.7} 32,-322Q6,${-300} -34,${-262 - slant * 0.5}Z`,
      lighter(look.color, 0.35),
      0.7,
    ) +
    turned(
      c,
      [
        [42, -240, 3],
        [42, -150],
      ],
      lighter(metal, 0.2),
      { finish: 'metal', lid: metal },
    ).art +
    turned(
      c,
      [
        [56, -160, 3],
        [56, 0],
      ],
      metal,
      { finish: 'metal', lid: metal },
    ).art;
  const lid = turned(
    c,
    [
      [56, -200, 6],
      [56, 0],
    ],
    metal,
    { finish: 'metal', lid: lighter(metal, 0.1) },
  ).art;
  return {
    art: placed(lid, { x: 150 }) + open,
    box: [-60, -400, 270, 400],
    feet: [
      [-56, 56],
      [94, 206],
    ],
    focus: [-110, -410, 220, 220],
  };
}

/** The tube of mascara: straight, waisted, fluted or faceted, lying or standing, with its wand and often its box. */
function mascara(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = dice.pick('case', [
    blackCap,
    look.color,
    '#c79b5a',
    darker(look.color, 0.4),
    '#e6b8b0',
    '#f1ece2',
    '#8d4a55',
    '#b9c0c4',
    look.accent,
  ]);
  const second = dice.pick('case end', [tone, tone, '#c79b5a', blackCap, '#f1ece2']);
  const ink = inkOn(tone);
  const [r, high] = [dice.between('slim', 28, 48), dice.between('tall', 270, 350)];
  const waist = dice.between('waist', 0.72, 1.12);
  const profile: Corner[] = [
    [r * 0.95, -high, 4],
    [r * waist, -high * 0.5, 30],
    [r, -10, 10],
    [r * 0.95, 0],
  ];
  const print = dice.pick('print', [
    '',
    sheet(c.tile(dice.between('flute', 8, 16), 500, bar(0, 0, 4, 500, darker(tone, 0.5), 0, 0.45))),
    bar(-60, -high * 0.3, 120, 12, second) + bar(-60, -high * 0.26, 120, 4, second),
    sheet(c.tile(26, 26, disc(13, 13, 4, 4, second, 0.8))),
    fillPath(`M-60,${-high * 0.5}C-20,${-high * 0.7} 20,${-high * 0.3} 60,${-high * 0.5}V0H-60Z`, second, 0.85),
  ]);
  const body = turned(c, profile, tone, {
    finish: dice.pick('finish', ['metal', 'gloss', 'matte']),
    lid: darker(tone, 0.4),
    art: `${print}<g transform="translate(4 ${-high * 0.24}) rotate(-90)">${lettering(look.brand, { size: r * 0.64, y: -r * 0.3, color: ink, fit: high * 0.64, align: 'start' })}</g>`,
  }).art;
  // Volume has a fat brush, lengthening a long thin one, waterproof a curved one.
  const fat = look.says('volume') ? 30 : look.says('lengthening') ? 17 : 23;
  const count = dice.count('bristles', 18, 34);
  const comb = dice.chance('comb', 0.3);
  const bristles = Array.from({ length: count }, (_, i) => {
    const y = -250 + i * (160 / count);
    const reach =
      fat *
      (dice.pick('brush', ['even', 'hourglass', 'cone', 'oval']) === 'cone'
        ? 0.5 + (0.6 * i) / count
        : 0.6 + 0.5 * Math.sin((i / count) * Math.PI));
    return comb ? `M0,${round(y)}H${round(reach)}` : `M${round(-reach)},${round(y)}L${round(reach)},${round(y + 8)}`;
  }).join('');
  const grip = dice.between('grip', 150, 240);
  const wand =
    stroke('M0,-60V-236', '#8b9194', comb ? 10 : 6) +
    stroke(bristles, '#1c1e20', 3.4) +
    stroke(bristles, look.color, 1.4, { opacity: 0.7 }) +
    turned(
      c,
      [
        [r * 0.95, -60, 6],
        [r * 0.9, grip - 60],
      ],
      second,
      { finish: 'metal', lid: second, art: print },
    ).art;
  const isLying = dice.chance('lying', 0.3);
  const piece: Piece = isLying
    ? {
        art:
          placed(wand, { x: 60, y: -r * 2.6, turn: dice.between('wand turn', 62, 84), scale: 1 }) +
          placed(body, { x: 180, y: -r, turn: -90 }),
        box: [-high - 10, -r * 2.6 - 130, high + 320, r * 2.6 + 130],
        focus: [-100, -200, 220, 200],
      }
    : {
        art: placed(wand, { x: r + 100, y: -grip + 60, turn: dice.between('wand lean', -4, 9) }) + body,
        box: [-r - 4, -Math.max(high, grip + 200) - 4, r + 190, Math.max(high, grip + 200) + 4],
        feet: [
          [-r, r],
          [r + 60, r + 140],
        ],
        focus: [40, -450, 200, 200],
      };
  return boxed(c, look, piece, 0.5, 'blossom', 'star', 'moon', 'drop');
}

/** A round case with a mirror in its lid and a sponge. */
function cushionCase(c: Canvas, look: Look, skin: string): Piece {
  const metal = look.dice.pick('case', [blackCap, '#c79b5a', cream, '#8d4a55']);
  return {
    art:
      disc(0, -270, 170, 160, darker(metal, 0.35)) +
      disc(0, -274, 166, 156, metal) +
      disc(
        0,
        -274,
        142,
        132,
        c.linear(
          [
            [0, '#f3f8f9'],
            [0.4, '#c6d5d9'],
            [0.6, '#e6eef0'],
            [1, '#a9bcc2'],
          ],
          [0, 0, 1, 1],
        ),
      ) +
      turned(
        c,
        [
          [176, -64, 14],
          [178, -20, 10],
          [168, 0],
        ],
        metal,
        { finish: 'metal', lid: metal, tilt: 0.34 },
      ).art +
      disc(0, -66, 138, 44, darker(skin, 0.25)) +
      disc(0, -70, 134, 42, skin) +
      disc(-30, -80, 50, 12, '#ffffff', 0.25) +
      placed(
        c.form('M-70,-30Q0,-56 70,-30Q84,0 60,18Q0,34 -60,18Q-84,0 -70,-30Z', '#efe0d4', { depth: 9 }) +
          bar(-50, -14, 100, 18, '#2b2d2f', 4, 0.7),
        { x: 150, y: -18, turn: -10 },
      ),
    box: [-180, -436, 420, 440],
    feet: [[-170, 170]],
    focus: [-170, -300, 300, 300],
  };
}

function foundation(c: Canvas, look: Look): Piece {
  const skin = look.isColored
    ? look.color
    : look.dice.pick('skin', ['#e6c3a0', '#d6a67c', '#b97f57', '#8d5a3b', '#f0d6bb']);
  if (look.says('cushion')) return cushionCase(c, look, skin);
  if (look.says('bb cream'))
    return tube(c, look, {
      width: 150,
      height: 340,
      color: lighter(skin, 0.3),
      cap: look.dice.pick('cap', [blackCap, '#c79b5a', cream]),
      label: { ...style(look), paper: lighter(skin, 0.45), ink: darker(skin, 0.5) },
    });
  return bottle(c, look, {
    width: look.dice.between('width', 150, 180),
    height: look.dice.between('height', 250, 310),
    neck: 0.5,
    shoulder: look.dice.between('shoulder', 0.2, 0.9),
    closure: look.dice.pick('closure', ['screw', 'pump', 'flip']),
    color: skin,
    cap: look.dice.pick('cap', [blackCap, '#c79b5a', cream]),
    finish: 'gloss',
    label: { ...style(look), paper: lighter(skin, 0.12), ink: darker(skin, 0.5) },
    labelTo: 0.6,
  });
}

/** A cut glass flacon: square shoulders, thick base, the scent seen through it. */
function perfume(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const w = dice.between('width', 200, 290);
  const h = dice.between('height', 230, 330);
  const r = dice.between('corner', 10, 90);
  const tone = look.isColored
    ? look.color
    : dice.pick('scent', ['#e9b27a', '#e7a9b0', '#b9d1c0', '#a9bfd6', '#d9c3e0', '#e2c04f']);
  const outer = rectangle(-w / 2, -h, w, h, r);
  const inner = rectangle(-w / 2 + 20, -h + 22, w - 40, h - 62, Math.max(6, r - 16));
  const level = -h + 22 + (h - 62) * dice.between('level', 0.05, 0.24);
  const metal = dice.pick('metal', ['#c79b5a', '#c3cacd', '#2b2d2f']);
  const neck = turned(
    c,
    [
      [30, -h - 34, 3],
      [30, -h + 4],
    ],
    metal,
    { finish: 'metal', lid: metal },
  ).art;
  const stopper = dice.pick('stopper', ['block', 'ball', 'tall']);
  const top =
    stopper === 'ball'
      ? disc(
          0,
          -h - 78,
          50,
          50,
          c.radial(
            [
              [0, lighter(metal, 0.8)],
              [0.4, metal],
              [1, darker(metal, 0.6)],
            ],
            0.5,
            0.5,
            0.6,
            0.34,
            0.3,
          ),
        )
      : turned(
          c,
          [
            [stopper === 'tall' ? 40 : 58, -h - (stopper === 'tall' ? 150 : 104), 6],
            [stopper === 'tall' ? 40 : 58, -h - 28, 4],
          ],
          metal,
          { finish: 'metal', lid: metal },
        ).art;
  const art =
    fillPath(
      outer,
      c.linear([
        [0, lighter(tone, 0.55), 0.85],
        [0.5, lighter(tone, 0.75), 0.7],
        [1, mix(tone, '#ffffff', 0.4), 0.95],
      ]),
    ) +
    c.inside(
      inner,
      bar(
        -w / 2,
        level,
        w,
        h,
        c.linear(
          [
            [0, lighter(tone, 0.25)],
            [1, darker(tone, 0.1)],
          ],
          [0, 0, 0.4, 1],
        ),
      ),
      disc(0, level, w / 2, 8, lighter(tone, 0.6), 0.8),
    ) +
    stroke(inner, '#ffffff', 3, { opacity: 0.55 }) +
    c.relief(outer, tone, { depth: 13, dark: 0.35, light: 0.8 }) +
    c.inside(
      outer,
      fillPath(
        polygon([
          [-w * 0.42, -h],
          [-w * 0.2, -h],
          [-w * 0.34, 0],
          [-w * 0.56, 0],
        ]),
        '#ffffff',
        0.32,
      ),
    ) +
    stroke(outer, '#ffffff', 2, { opacity: 0.8 }) +
    bar(-w * 0.26, -h * 0.5, w * 0.52, h * 0.24, dice.chance('dark label', 0.3) ? blackCap : '#fffdf8', 2, 0.94) +
    lettering(look.brand, {
      y: -h * 0.44,
      size: 20,
      color: dice.chance('dark label', 0.3) ? '#f5ead3' : '#2b2d2f',
      fit: w * 0.42,
      weight: 1.1,
      spacing: 3.4,
    }) +
    bar(-w * 0.1, -h * 0.32, w * 0.2, 2, metal) +
    neck +
    top;
  return { art, box: [-w / 2, -h - 150, w, h + 150], feet: [[-w / 2, w / 2]], focus: [-w / 2, -h - 130, w, w] };
}

const deodorant = (c: Canvas, look: Look): Piece =>
  look.says('roll on')
    ? bottle(c, look, {
        width: 150,
        height: 240,
        neck: 0.86,
        neckHeight: 12,
        shoulder: 0.4,
        closure: 'ball',
        color: look.dice.pick('body', [cream, look.color, lighter(look.color, 0.5)]),
        cap: cap(look),
        label: style(look, 'wave'),
        labelTo: 0.8,
      })
    : look.says('stick')
      ? jar(c, look, {
          width: 180,
          height: 260,
          lid: lighter(look.color, 0.2),
          lidHeight: 110,
          color: look.dice.pick('body', [cream, look.color]),
          label: style(look),
          shoulder: 0.02,
        })
      : bottle(c, look, {
          width: look.dice.between('width', 130, 150),
          height: look.dice.between('height', 380, 430),
          neck: 0.8,
          neckHeight: 10,
          shoulder: 0.9,
          closure: 'flip',
          color: '#c3cacd',
          cap: cap(look),
          finish: 'metal',
          label: style(look, 'wave'),
          labelFrom: 0.03,
          labelTo: 0.9,
        });

function faceMask(c: Canvas, look: Look): Piece {
  if (!look.says('sheet'))
    return look.says('clay') && look.dice.chance('tube', 0.4) ? squeeze('wave')(c, look) : pot(190, 'wave')(c, look);
  const sachet = (tone: string) =>
    c.form('M-130,-400H130L126,-360Q136,-200 126,-36L130,0H-130L-126,-36Q-136,-200 -126,-360Z', tone, {
      depth: 18,
      light: 0.6,
      dark: 0.4,
      art: label(c, look, [-130, -360, 260, 330], style(look)),
    }) + Array.from({ length: 22 }, (_, i) => bar(-128 + i * 12, -400, 3, 34, '#10161d', 0, 0.14)).join('');
  return {
    art: placed(sachet(lighter(look.color, 0.3)), { x: 70, y: -14, turn: 8 }) + sachet(lighter(look.color, 0.4)),
    box: [-140, -430, 330, 430],
    feet: [[-126, 150]],
    focus: [-140, -420, 260, 260],
  };
}

function giftSet(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const box = block(c, {
    width: 430,
    height: 170,
    back: [70, 60],
    front: look.color,
    side: look.color,
    top: lighter(look.color, 0.1),
  });
  const ribbon = look.accent;
  const bow = placed(
    fillPath(
      'M0,0C-70,-60 -110,-20 -90,14C-70,30 -30,20 0,0C70,-60 110,-20 90,14C70,30 30,20 0,0Z',
      c.linear([
        [0, lighter(ribbon, 0.3)],
        [1, darker(ribbon, 0.2)],
      ]),
    ) + disc(0, 2, 17, 15, darker(ribbon, 0.12)),
    { x: 0, y: -80, scale: 0.9 },
  );
  const inside: Piece[] = [
    bottle(c, look, {
      width: 110,
      height: 230,
      neck: 0.44,
      shoulder: 0.9,
      closure: 'pump',
      color: lighter(look.color, 0.4),
      cap: cream,
      label: style(look),
    }),
    tube(c, look, { width: 120, height: 250, color: cream, cap: look.color, label: style(look) }),
    dice.chance('third', 0.5)
      ? bottle(c, look, {
          width: 100,
          height: 200,
          neck: 0.5,
          shoulder: 1.4,
          closure: 'flip',
          color: look.accent,
          cap: cream,
          label: style(look),
        })
      : jar(c, look, { width: 130, height: 130, lid: '#c79b5a', lidHeight: 40, color: cream, label: style(look) }),
  ];
  const contents = inside
    .map((piece, i) => placed(piece.art, { x: -120 + i * 128, y: -150 - (i === 1 ? 16 : 0) }))
    .join('');
  const tissue =
    fillPath(
      'M-215,-165L-190,-200L-150,-176L-110,-206L-60,-178L-10,-204L40,-176L90,-208L140,-178L190,-202L225,-176L225,-140H-215Z',
      '#fbf6ec',
    ) +
    stroke('M-190,-200L-170,-150M-110,-206L-96,-150M-10,-204L0,-150M90,-208L80,-150M190,-202L180,-150', '#d8cfbf', 2);
  const front =
    bar(
      -215,
      -150,
      430,
      150,
      c.linear([
        [0, lighter(look.color, 0.16)],
        [1, darker(look.color, 0.14)],
      ]),
    ) + stroke('M-215,-150H215', lighter(look.color, 0.6), 2, { opacity: 0.6 });
  const band = bar(
    -18,
    -150,
    36,
    170,
    c.linear(
      [
        [0, darker(ribbon, 0.1)],
        [0.4, lighter(ribbon, 0.2)],
        [1, darker(ribbon, 0.2)],
      ],
      ACROSS,
    ),
  );
  return {
    art: box + contents + tissue + front + band + bow,
    box: [-215, -420, 500, 420],
    feet: [[-215, 260]],
    focus: [-200, -400, 320, 320],
  };
}

const close = { isClose: true, isTinted: true } as const;
const shelf = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'plinth',
  size,
  more: [close, { mount: 'table', isTinted: true, size: 0.92 }],
});

export const CARE = {
  'body-butter': shelf(pot(200, 'fruit', 'bean')),
  'shower-gel': shelf(flacon(['flip', 'pump', 'flip'], 'wave', 'fruit')),
  soap: shelf(soap),
  shampoo: shelf(flacon(['flip', 'pump', 'screw'], 'wave')),
  conditioner: shelf((c, look) =>
    look.dice.chance('tube', 0.4) ? squeeze('wave')(c, look) : flacon(['flip', 'pump'], 'wave')(c, look),
  ),
  'hair-mask': shelf(pot(230, 'wave')),
  'face-cream': shelf(pot(150, 'moon', 'sun')),
  'face-mask': shelf(faceMask),
  serum: shelf(serum),
  cleanser: shelf((c, look) =>
    look.says('balm')
      ? pot(190, 'wave')(c, look)
      : look.says('gel') || (!look.says('foam') && look.dice.chance('tube', 0.45))
        ? squeeze('wave')(c, look)
        : flacon(['pump', 'pump', 'flip'], 'wave')(c, look),
  ),
  scrub: shelf((c, look) =>
    look.dice.chance('tube', 0.4) ? squeeze('grain')(c, look) : pot(240, 'grain', 'bean', 'fruit')(c, look),
  ),
  'hand-cream': shelf(squeeze('heart'), 0.92),
  'lip-balm': shelf(lipBalm, 0.9),
  'body-lotion': shelf(flacon(['pump', 'pump', 'flip'], 'heart', 'sun')),
  perfume: shelf(perfume),
  deodorant: shelf(deodorant),
  lipstick: shelf(lipstick, 0.92),
  mascara: shelf(mascara, 0.92),
  foundation: shelf(foundation),
  'gift-set': shelf(giftSet, 1.1),
} satisfies Drawings<string>;
