/** Furniture with fronts and tops: cupboards, shelves, desks, tables, beds. */
import { cabinet, type Cabinet, contents } from './cabinets.ts';
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import type { Drawing, Drawings } from '../studio/drawing.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { pillow } from './upholstery.ts';
import type { Piece } from '../studio/stage.ts';
import { clothGrain, hardGrain, hardTone, textilePattern } from '../studio/surface.ts';
import { desk, table } from './tables.ts';

function bed(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const isChilds = look.says('children');
  const isSingle = isChilds || look.says('single') || look.amount('dimensions') === 90;
  const width = isSingle
    ? dice.between('width', 420, 470)
    : look.amount('dimensions') === 140
      ? dice.between('width', 580, 620)
      : dice.between('width', 660, 750);
  const r = width / 2;
  const isSoft = !['oak', 'walnut', 'pine', 'wood', 'metal', 'bamboo', 'rattan'].includes(look.material);
  const frame = isSoft ? look.color : hardTone(look, '#b0845a');
  const skin = isSoft ? clothGrain(c, look) : hardGrain(c, look, frame);
  const linen = dice.pick('linen', ['#f4f1ea', '#e9edf0', '#efe6da']);
  const throwTone = isSoft ? look.accent : look.isColored && frame !== look.color ? look.color : look.accent;
  const high = isChilds ? dice.between('head', 330, 360) : dice.between('head', 380, 460);
  const headShape = dice.pick('head shape', [
    rectangle(-r, -high, width, high - 40, 24),
    `M${-r},-40V${-high + 70}Q0,${-high - 70} ${r},${-high + 70}V-40Z`,
    rectangle(-r, -high, width, high - 40, 70),
  ]);
  const n = dice.count('panels', 5, 9);
  const seams = Array.from({ length: n - 1 }, (_, i) => `M${-r + ((i + 1) * width) / n},${-high - 40}V-40`).join('');
  const head = c.form(headShape, frame, {
    depth: 16,
    art:
      skin +
      (isSoft
        ? c.blurred(
            3,
            stroke(seams, darker(frame, 0.7), 8, { opacity: 0.5 }) +
              placed(stroke(seams, lighter(frame, 0.6), 6, { opacity: 0.4 }), { x: 10 }),
          )
        : stroke(seams, darker(frame, 0.5), 3, { opacity: 0.4 })),
  });
  const duvet = `M${-r + 14},-250C${-r + 60},-276 ${r - 60},-276 ${r - 14},-250L${r + 8},-116Q${r + 10},-90 ${r - 14},-84Q0,-62 ${-r + 14},-84Q${-r - 10},-90 ${-r - 8},-116Z`;
  const folds = c.blurred(
    7,
    stroke(
      `M${-r * 0.5},-250Q${-r * 0.6},-160 ${-r * 0.4},-80M${r * 0.2},-256Q${r * 0.34},-170 ${r * 0.2},-74M${r * 0.7},-250Q${r * 0.6},-180 ${r * 0.8},-90`,
      darker(linen, 0.5),
      11,
    ),
    0.3,
  );
  const blanket = `M${-r - 2},-176Q0,-150 ${r + 2},-176L${r + 8},-112Q${r + 10},-88 ${r - 14},-82Q0,-60 ${-r + 14},-82Q${-r - 10},-88 ${-r - 8},-112Z`;
  const pillows = (isSingle ? [0] : [-r * 0.48, r * 0.48])
    .map(
      (x) =>
        c.pool(x + 6, -262, 150, 50, 0.3) +
        c.form(
          `M${x - 138},-330Q${x},-366 ${x + 138},-330Q${x + 158},-280 ${x + 136},-240Q${x},-226 ${x - 136},-240Q${x - 158},-280 ${x - 138},-330Z`,
          linen,
          { depth: 15, dark: 0.34, light: 0.6 },
        ),
    )
    .join('');
  const cushions = Array.from({ length: dice.count('cushions', 0, 2) }, (_, i) =>
    pillow(c, -50 + i * 110, -270, dice.between(`turn${i}`, -8, 8), i ? lighter(throwTone, 0.4) : throwTone, 0.8),
  ).join('');
  const patternLook = { ...look, color: throwTone, material: 'knit' };
  const base = c.form(rectangle(-r - 12, -110, width + 24, 78, isSoft ? 22 : 6), darker(frame, 0.04), {
    depth: 11,
    art: skin,
  });
  const legs = [-r + 20, r - 44].map((x) => bar(x, -36, 24, 36, darker(frame, 0.5), 3)).join('');
  const drawers = look.says('storage')
    ? [-1, 1]
        .map(
          (k) =>
            bar(k < 0 ? -r + 6 : 8, -92, r - 14, 62, darker(frame, 0.35), 4, 0.7) +
            c.form(rectangle(k < 0 ? -r + 10 : 12, -90, r - 22, 56, 4), lighter(frame, 0.05), { depth: 6, art: skin }) +
            bar((k * r) / 2 - 30, -68, 60, 8, '#b9c0c4', 4),
        )
        .join('')
    : '';
  const house = isChilds
    ? stroke(`M${-r + 8},-40V${-high - 40}L0,${-high - 190}L${r - 8},${-high - 40}V-40`, darker(frame, 0.25), 25) +
      stroke(`M${-r + 8},-40V${-high - 40}L0,${-high - 190}L${r - 8},${-high - 40}V-40`, lighter(frame, 0.1), 19)
    : '';
  const rails =
    isChilds && !isSoft
      ? bar(-r - 6, -186, width * 0.32, 15, lighter(frame, 0.1), 6) +
        [0.04, 0.14, 0.24].map((t) => bar(-r + width * t, -180, 12, 90, lighter(frame, 0.04), 4)).join('')
      : '';
  return {
    art:
      (dice.chance('house', 0.6) ? house : '') +
      head +
      bar(-r, -250, width, 170, darker(linen, 0.16), 20) +
      pillows +
      cushions +
      legs +
      base +
      drawers +
      c.form(duvet, linen, {
        depth: 18,
        dark: 0.34,
        light: 0.5,
        art: (look.pattern ? textilePattern(c, { ...look, color: linen }) : '') + folds,
      }) +
      c.form(blanket, throwTone, { depth: 12, dark: 0.45, light: 0.4, art: clothGrain(c, patternLook) }) +
      rails,
    box:
      isChilds && dice.chance('house', 0.6)
        ? [-r - 14, -high - 206, width + 28, high + 206]
        : [-r - 14, -high - 20, width + 28, high + 20],
    feet: [[-r, r]],
    focus: [-r, -high, width * 0.56, width * 0.56],
  };
}

/** How the cover of a mattress is quilted. */
function mattressQuilt(c: Canvas, look: Look, tone: Hex): string {
  const { dice } = look;
  const seam = darker(tone, 0.38);
  const k = dice.between('quilt size', 0.8, 1.35);
  const line = (d: string, width = 2.6) => stroke(d, seam, width, { opacity: 0.45 });
  const quilts = {
    waves: c.tile(96, 48, line('M0,24Q24,0 48,24T96,24M0,24Q24,48 48,24T96,24'), 0, k),
    diamonds: c.tile(120, 56, line('M0,28L60,0L120,28L60,56Z') + disc(60, 28, 4, 3, seam, 0.5), 0, k),
    channels: c.tile(64, 40, line('M2,0V40', 5) + stroke('M8,0V40', '#ffffff', 4, { opacity: 0.5 }), -14, k),
    squares: c.tile(110, 54, line('M0,2H110M2,0V54', 4) + disc(2, 2, 6, 4, seam, 0.7), -8, k),
    pins: c.tile(34, 18, disc(9, 5, 5, 3, seam, 0.4) + disc(26, 14, 5, 3, seam, 0.4), 0, k),
    rings: c.tile(130, 64, line('M65,6a56,26 0 1 1 -.1,0ZM65,20a28,12 0 1 1 -.1,0Z'), 0, k),
  };
  const suits: [keyof typeof quilts, ...(keyof typeof quilts)[]] = look.says('latex')
    ? ['pins', 'waves', 'rings']
    : look.says('memory foam')
      ? ['channels', 'waves', 'pins']
      : ['diamonds', 'squares', 'rings'];
  return sheet(quilts[dice.pick('quilt', suits)]);
}

function mattress(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const ticking = look.isColored ? lighter(look.color, 0.35) : dice.pick('tick', ['#f4f2ec', '#e9edf0', '#efeae0']);
  const tone = mix(
    ticking,
    dice.pick('warmth', ['#ffffff', '#e3ddd0', '#d5dde2', '#f2e6d2']),
    dice.between('tint', 0, 0.5),
  );
  const [w, h] = [dice.between('width', 600, 760), dice.between('height', 92, 190)];
  const deep = dice.between('depth', 150, 230);
  const lean = dice.between('lean', 84, 160);
  const top = polygon([
    [-w / 2, -h, 20],
    [-w / 2 + lean, -h - deep, 26],
    [w / 2 - lean * 0.45, -h - deep, 26],
    [w / 2, -h, 20],
  ]);
  const side = rectangle(-w / 2, -h - 6, w, h + 6, dice.between('corner', 16, 42));
  const border = dice.pick('border', [
    darker(look.color, 0.2),
    look.accent,
    darker(tone, 0.3),
    '#3a4654',
    '#b9a68a',
    '#7d8b86',
  ]);
  const ribs = dice.pick('ribs', [
    c.tile(60, 30, stroke('M0,15Q15,0 30,15T60,15', '#ffffff', 2, { opacity: 0.4 })),
    c.tile(22, 60, bar(0, 0, 2, 60, '#1b242c', 0, 0.16)),
    c.tile(40, 40, stroke('M0,20L20,0L40,20L20,40Z', '#1b242c', 1.8, { opacity: 0.14 })),
  ]);
  const band = dice.pick<readonly [number, number]>('band', [
    [0.66, 0.4],
    [0.98, 0.3],
    [0.98, 0.98],
    [0.34, 0.3],
    [0.55, 0.14],
  ]);
  const handles = dice.chance('handles', 0.55)
    ? [-0.3, 0.3]
        .map(
          (at) =>
            stroke(
              `M${w * at - 50},${-h * 0.5}Q${w * at},${-h * 0.34} ${w * at + 50},${-h * 0.5}`,
              darker(border, 0.4),
              13,
            ) + stroke(`M${w * at - 50},${-h * 0.53}Q${w * at},${-h * 0.37} ${w * at + 50},${-h * 0.53}`, border, 9),
        )
        .join('')
    : '';
  const tag = placed(
    bar(-54, -20, 108, 40, dice.pick('tag', ['#fbfaf6', '#22272a', border]), 5) +
      bar(-38, -8, 76, 4, dice.pick('print', ['#a9b1b5', '#d9a441']), 2) +
      bar(-26, 4, 52, 4, '#a9b1b5', 2),
    { x: dice.pick('tag place', [-w * 0.38, 0, w * 0.38]), y: -h * 0.5 },
  );
  const topper = dice.chance('topper', 0.4)
    ? c.form(rectangle(-w / 2 + 6, -h - 30, w - 12, 38, 19), lighter(tone, 0.2), { depth: 7, dark: 0.36 })
    : '';
  const piping = dice.between('piping', 4, 11);
  const pillow = (x: number, y: number, shade: Hex) =>
    placed(
      c.form(
        'M-110,0C-130,-30 -120,-70 -96,-84C-40,-96 60,-96 104,-82C128,-66 128,-26 112,-2C60,10 -60,12 -110,0Z',
        shade,
        { depth: 14, dark: 0.35, light: 0.6 },
      ),
      { x, y, turn: dice.between('pillow turn', -6, 6) },
    );
  const linen = dice.pick('linen', ['#fbfaf6', lighter(look.color, 0.55), look.accent, '#dfe6e8', '#e8d8c8']);
  const pillows = dice.pick('pillows', [
    '',
    '',
    pillow(lean * 0.2 - w * 0.16, -h - deep * 0.45, linen),
    pillow(-w * 0.2 + lean * 0.4, -h - deep * 0.5, linen) + pillow(w * 0.16 + lean * 0.1, -h - deep * 0.44, linen),
    c.form(
      `M${w * 0.1},${-h - deep}L${w / 2 - lean * 0.45},${-h - deep}L${w / 2},${-h}L${w / 2},${-h * 0.3}L${w * 0.2},${-h * 0.3}L${w * 0.2},${-h}Z`,
      linen,
      { depth: 12, dark: 0.3 },
    ),
  ]);
  return {
    art:
      c.form(top, tone, { depth: 16, dark: 0.3, light: 0.6, art: mattressQuilt(c, look, tone) }) +
      c.form(side, darker(tone, 0.04), {
        depth: 15,
        dark: 0.42,
        light: 0.5,
        art: bar(-w / 2, -h * band[0], w, h * band[1], border, 0, 0.85) + sheet(ribs),
      }) +
      stroke(`M${-w / 2 + 12},${-h + 4}H${w / 2 - 12}`, border, piping) +
      stroke(`M${-w / 2 + 16},-12H${w / 2 - 16}`, border, piping) +
      topper +
      pillows +
      handles +
      tag,
    box: [-w / 2, -h - deep - 40, w, h + deep + 40],
    focus: [-w / 2, -h - deep, 340, 340],
  };
}

const room = (draw: Drawing['draw'], size = 1): Drawing => ({
  draw,
  mount: 'floor',
  size,
  more: [{ isClose: true }, { isTinted: true, mirror: true, size: size * 0.84 }],
});

/** Shelves on two leaning posts, deeper towards the floor. */
function ladderShelf(c: Canvas, look: Look): Piece {
  const tone = hardTone(look, '#c49d6c');
  const width = look.dice.between('width', 300, 360);
  const r = width / 2;
  const paint = c.linear(
    [
      [0, lighter(tone, 0.3)],
      [0.5, tone],
      [1, darker(tone, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  const shelves = [0, 1, 2, 3, 4].map((i) => {
    const y = -640 + i * 134;
    const deep = 16 + i * 7;
    const plane = polygon([
      [-r - i * 6, y],
      [-r + 12 - i * 6, y - deep],
      [r - 12 + i * 6, y - deep],
      [r + i * 6, y],
    ]);
    return (
      placed(contents(c, look, -r + 12, y - 104, width - 24, 100, `ladder ${i}`), { y: -deep * 0.4 }) +
      fillPath(plane, lighter(tone, 0.3), i === 0 ? 0.9 : 0.75) +
      bar(-r - i * 6, y, width + i * 12, 15, paint, 2) +
      c.inside(rectangle(-r - i * 6, y, width + i * 12, 15), hardGrain(c, look, tone))
    );
  });
  const posts =
    stroke(`M${-r - 2},-690L${-r - 36},0M${r + 2},-690L${r + 36},0`, darker(tone, 0.4), 19) +
    stroke(`M${-r - 2},-690L${-r - 36},0M${r + 2},-690L${r + 36},0`, tone, 15);
  return {
    art: shelves.join('') + posts,
    box: [-r - 46, -700, width + 92, 700],
    feet: [
      [-r - 46, -r - 26],
      [r + 26, r + 46],
    ],
    focus: [-r, -690, width, width],
  };
}

/** One or two boards on the wall, with things on them. */
function wallShelf(c: Canvas, look: Look): Piece {
  const tone = hardTone(look, '#c49d6c');
  const width = look.dice.between('width', 560, 680);
  const r = width / 2;
  const boards = look.dice.count('boards', 1, 3);
  const bracket = look.dice.pick('bracket', ['#2c2f31', '#c79b5a', ''] as const);
  const one = (i: number) => {
    const y = -30 - i * 210;
    const outline = rectangle(-r, y, width, 24, 3);
    return (
      placed(contents(c, look, -r + 20, y - 130, width * 0.46, 128, `left ${i}`), {}) +
      placed(contents(c, look, r * 0.1, y - 120, width * 0.4, 118, `right ${i}`), {}) +
      fillPath(
        polygon([
          [-r, y],
          [-r + 20, y - 18],
          [r - 20, y - 18],
          [r, y],
        ]),
        lighter(tone, 0.35),
        0.85,
      ) +
      (bracket
        ? [-r * 0.7, r * 0.7]
            .map((x) => stroke(`M${x},${y + 22}V${y + 74}M${x - 26},${y + 26}H${x + 2}`, bracket, 9))
            .join('')
        : '') +
      c.pool(0, y + 40, r * 0.9, 16, 0.25) +
      c.form(outline, tone, { depth: 5, dark: 0.4, light: 0.4, art: hardGrain(c, look, tone) })
    );
  };
  return {
    art: Array.from({ length: boards }, (_, i) => one(i)).join(''),
    box: [-r, -170 - (boards - 1) * 210, width, 216 + (boards - 1) * 210],
    feet: [[0, 0.1]],
    focus: [-r, -170, 330, 330],
  };
}

const cupboard = (make: (look: Look) => Cabinet, size = 1) => room((c, look) => cabinet(c, look, make(look)), size);

export const FURNISHINGS = {
  'dining-table': room((c, look) => table(c, look, look.dice.between('width', 620, 760), 330, false)),
  'coffee-table': room(
    (c, look) => table(c, look, look.dice.between('width', 480, 620), look.dice.between('height', 180, 220), true),
    0.86,
  ),
  desk: room(desk),
  bed: room(bed),
  mattress: room(mattress),
  wardrobe: cupboard(({ dice, says, amount }) => {
    const doors = says('two door', 'sliding door') || amount('dimensions') === 90 ? 2 : dice.count('doors', 3, 4);
    return {
      width: says('sliding door') ? 520 : 160 * doors + 40,
      height: dice.between('height', 660, 700),
      mirrored: says('mirrored'),
      isSliding: says('sliding door'),
      leg: dice.pick('leg', [0, 36]),
      rows:
        !says('sliding door') && dice.chance('drawers', 0.5)
          ? [
              { part: 4, kind: 'door', count: doors },
              { part: 1, kind: 'drawer', count: Math.max(1, Math.floor(doors / 2)) },
            ]
          : [{ part: 1, kind: 'door', count: doors }],
    };
  }),
  'chest-of-drawers': cupboard(({ dice, says }) => {
    if (says('sideboard'))
      return {
        width: dice.between('width', 680, 760),
        height: dice.between('height', 330, 370),
        leg: dice.between('leg', 40, 90),
        rows: dice.pick('rows', [
          [{ part: 1, kind: 'door', count: 3 }],
          [
            { part: 1, kind: 'drawer', count: 3 },
            { part: 2, kind: 'door', count: 3 },
          ],
          [{ part: 1, kind: 'door', count: 4 }],
        ]),
      };
    const isTall = says('tall');
    const rows = isTall ? dice.count('rows', 5, 6) : dice.count('rows', 3, 4);
    return {
      width: isTall ? dice.between('width', 330, 380) : dice.between('width', 460, 580),
      height: rows * 98 + 90,
      leg: dice.between('leg', 0, 70),
      rows: Array.from({ length: rows }, (_, i) => ({
        part: 1,
        kind: 'drawer' as const,
        count: i === 0 && dice.chance('split', 0.6) ? 2 : 1,
      })),
    };
  }, 0.9),
  bookshelf: (() => {
    const standing = cupboard(({ dice, amount }) => ({
      width: amount('dimensions') === 120 ? dice.between('width', 480, 540) : dice.between('width', 340, 420),
      height: 680,
      leg: dice.pick('leg', [0, 0, 40]),
      rows: Array.from({ length: dice.count('rows', 4, 5) }, (_, i) => ({
        part: 1,
        kind: i === 4 && dice.chance('doors', 0.5) ? ('door' as const) : ('open' as const),
        count: dice.pick(`cells ${i}`, [1, 2, 1]),
      })),
    }));
    const draw: Drawing['draw'] = (c, look) =>
      look.says('ladder')
        ? ladderShelf(c, look)
        : look.says('wall shelf', 'wall')
          ? wallShelf(c, look)
          : standing.draw(c, look);
    return { ...standing, draw };
  })(),
  'tv-stand': cupboard(({ dice, says }) => ({
    width: dice.between('width', 680, 780),
    height: says('low') ? dice.between('height', 170, 200) : dice.between('height', 220, 270),
    leg: says('low') ? dice.pick('leg', [0, 24]) : dice.between('leg', 40, 80),
    rows: [{ part: 1, kind: dice.pick('middle', ['open', 'drawer', 'door']), count: dice.count('count', 2, 4) }],
  })),
  nightstand: cupboard(
    ({ dice, says }) => ({
      width: dice.between('width', 260, 320),
      height: dice.between('height', 320, 380),
      leg: dice.between('leg', 40, 120),
      rows: says('two drawer')
        ? [
            { part: 1, kind: 'drawer', count: 1 },
            { part: 1, kind: 'drawer', count: 1 },
          ]
        : dice.pick('rows', [
            [
              { part: 1, kind: 'drawer', count: 1 },
              { part: 1.3, kind: 'open', count: 1 },
            ],
            [
              { part: 1, kind: 'open', count: 1 },
              { part: 1.6, kind: 'door', count: 1 },
            ],
          ]),
    }),
    0.74,
  ),
} satisfies Drawings<string>;
