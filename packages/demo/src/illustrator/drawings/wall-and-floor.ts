/** Paint, tiles, boards and wallpaper. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { label } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { turned, wrapped } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { marbleVeins, woodGrain } from '../studio/surface.ts';

export function paint(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const [r, h] = [dice.between('radius', 130, 160), dice.between('height', 260, 320)];
  const tin = turned(
    c,
    [
      [r, -h],
      [r * 1.02, -h + 12],
      [r, -h + 20],
      [r, -14],
      [r * 1.02, 0],
    ],
    '#c3cacd',
    { finish: 'metal', lid: '#c3cacd' },
  ).art;
  const style = {
    paper: dice.pick('paper', ['#f7f6f2', '#22272a', lighter(look.color, 0.75)]),
    ink: look.color,
    emblems: ['drop', 'leaf', 'sun', 'wave'] as const,
  };
  const open =
    disc(0, -h, r * 0.86, r * 0.112, darker(look.color, 0.25)) +
    disc(
      0,
      -h + 3,
      r * 0.84,
      r * 0.1,
      c.linear([
        [0, darker(look.color, 0.2)],
        [1, lighter(look.color, 0.25)],
      ]),
    );
  const drip =
    fillPath(
      `M${-r * 0.72},${-h + r * 0.08}C${-r * 0.7},${-h + 50} ${-r * 0.66},${-h + 90} ${-r * 0.58},${-h + 90}C${-r * 0.5},${-h + 90} ${-r * 0.52},${-h + 50} ${-r * 0.42},${-h + 44}C${-r * 0.32},${-h + 40} ${-r * 0.34},${-h + 66} ${-r * 0.26},${-h + 66}C${-r * 0.18},${-h + 66} ${-r * 0.2},${-h + 30} ${-r * 0.1},${-h + r * 0.13}Z`,
      look.color,
    ) + stroke(`M${-r * 0.66},${-h + 30}V${-h + 74}`, lighter(look.color, 0.7), 4, { opacity: 0.6 });
  const bail = stroke(
    `M${-r},${-h * 0.8}C${-r * 1.3},${-h * 0.3} ${r * 1.3},${-h * 0.3} ${r},${-h * 0.8}`,
    '#8d969b',
    6,
  );
  return {
    art:
      tin +
      wrapped(c, r, -h * 0.84, -h * 0.1, label(c, look, [-r, -h * 0.84, r * 2, h * 0.8], style)) +
      bail +
      disc(-r, -h * 0.8, 9, 11, '#8d969b') +
      disc(r, -h * 0.8, 9, 11, '#5d666b') +
      open +
      drip,
    box: [-r * 1.1, -h - r * 0.13, r * 2.2, h + r * 0.13],
    feet: [[-r, r]],
    focus: [-r, -h - 40, r * 2, r * 2],
  };
}

export function tiles(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('tile', ['#e9e6e1', '#b9c4c0', '#c7b8a6', '#8fa6ad', '#d9c6b0']);
  const style =
    look.material === 'marble'
      ? 'marble'
      : look.material === 'wood'
        ? 'wood'
        : dice.pick('face', ['marble', 'plain', 'pattern', 'hex']);
  const face = (w: number, h: number) => {
    const ink = darker(tone, 0.35);
    if (style === 'marble') return sheet(tone) + marbleVeins(c, tone);
    if (style === 'wood') return sheet(tone) + woodGrain(c, tone);
    if (style === 'hex')
      return sheet(
        c.tile(
          70,
          120,
          bar(0, 0, 70, 120, tone) +
            stroke('M35,0L70,20V60L35,80L0,60V20ZM35,80V120M0,60L-35,80M70,60L105,80', '#fdfdfb', 4),
        ),
      );
    if (style === 'pattern')
      return sheet(
        c.tile(
          w / 2,
          h / 2,
          bar(0, 0, w, h, tone) +
            placed(
              fillPath('M0,-46L12,-12L46,0L12,12L0,46L-12,12L-46,0L-12,-12Z', ink, 0.8) +
                stroke('M-60,-60A60,60 0 0 0 -60,60M60,-60A60,60 0 0 1 60,60', look.accent, 7),
              { x: w / 4, y: h / 4, scale: w / 320 },
            ),
        ),
      );
    return sheet(
      c.linear(
        [
          [0, lighter(tone, 0.2)],
          [1, darker(tone, 0.06)],
        ],
        [0, 0, 1, 1],
      ),
    );
  };
  const plate = (x: number, y: number, turn: number, k: number) => {
    const outline = rectangle(-140, -280, 280, 280, 6);
    return placed(
      bar(-134, -276, 288, 284, '#10161d', 8, 0.25) +
        fillPath(rectangle(-134, -276, 280, 280, 6), darker(tone, 0.4)) +
        c.inside(outline, face(280, 280), fillPath('M-140,-280H40L-60,0H-140Z', '#ffffff', 0.16)) +
        stroke(outline, lighter(tone, 0.6), 2.4, { opacity: 0.8 }),
      { x, y, turn, scale: k },
    );
  };
  return {
    art: plate(150, -10, 6, 1) + plate(30, -4, 1, 1.06) + plate(-110, 0, -5, 1.12),
    box: [-290, -330, 600, 332],
    feet: [[-250, 290]],
    focus: [-260, -320, 280, 280],
  };
}

export function laminate(c: Canvas, look: Look): Piece {
  const tone =
    look.isColored && !['brown', 'beige'].includes(look.colorName)
      ? look.color
      : (({ oak: '#c49d6c', walnut: '#6d4b36', pine: '#dcba8a' } as Record<string, Hex>)[look.material] ??
        look.dice.pick('floor', ['#c49d6c', '#a77b4e', '#8a6f58', '#d8c1a0', '#6d4b36', '#b7aea2']));
  const plank = (i: number) => {
    const shade = i % 2 ? lighter(tone, 0.06 + 0.03 * (i % 3)) : darker(tone, 0.05);
    const x = -330 + i * 30;
    const y = -i * 62;
    const top = polygon([
      [x, y - 20],
      [x + 110, y - 96],
      [x + 560, y - 96],
      [x + 500, y - 20],
    ]);
    return (
      fillPath(
        polygon([
          [x, y - 20],
          [x + 500, y - 20],
          [x + 500, y + 4],
          [x, y + 4],
        ]),
        c.linear([
          [0, darker(shade, 0.2)],
          [0.4, '#b89c74'],
          [1, darker(shade, 0.5)],
        ]),
      ) +
      fillPath(
        polygon([
          [x + 500, y - 20],
          [x + 560, y - 96],
          [x + 560, y - 74],
          [x + 500, y + 4],
        ]),
        darker(shade, 0.45),
      ) +
      fillPath(
        top,
        c.linear(
          [
            [0, lighter(shade, 0.3)],
            [1, shade],
          ],
          [0, 0, 1, 0.6],
        ),
      ) +
      c.inside(top, woodGrain(c, shade, 0.4)) +
      stroke(`M${x},${y - 20}H${x + 500}`, lighter(shade, 0.6), 2, { opacity: 0.6 })
    );
  };
  return {
    art: [0, 1, 2, 3].map(plank).join(''),
    box: [-330, -286, 660, 292],
    feet: [[-320, 180]],
    focus: [-200, -280, 330, 260],
  };
}

export function wallpaper(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const ink = dice.pick('ink', [lighter(tone, 0.5), look.accent, darker(tone, 0.4)]);
  const motif = dice.pick('motif', [
    c.tile(
      110,
      130,
      fillPath('M55,10C80,40 80,80 55,120C30,80 30,40 55,10Z', ink, 0.8) + stroke('M55,10V120', tone, 3),
    ),
    c.tile(70, 40, bar(0, 0, 34, 40, ink, 0, 0.55)),
    c.tile(
      120,
      110,
      [20, 80]
        .map((x, i) =>
          placed(
            fillPath('M0,40C-4,10 -30,0 -34,-20C-10,-16 0,0 2,14C6,-10 20,-26 38,-26C34,0 12,10 6,40Z', ink, 0.85),
            { x: x + 10, y: 30 + i * 50 },
          ),
        )
        .join(''),
    ),
    c.tile(60, 60, stroke('M30,4L56,30L30,56L4,30Z', ink, 4) + disc(30, 30, 7, 7, look.accent)),
  ]);
  const roll = (x: number, y: number, k: number) =>
    placed(
      turned(
        c,
        [
          [64, -440],
          [64, 0],
        ],
        tone,
        { finish: 'matte', art: sheet(motif), lid: '#f4f1ea', tilt: 0.2 },
      ).art +
        disc(0, -440, 38, 8, '#c9c2b4') +
        disc(0, -440, 22, 5, '#6d6558'),
      { x, y, scale: k },
    );
  const piece = 'M-60,-420C-140,-424 -190,-400 -240,-410L-250,-20C-190,-2 -120,-26 -60,-16Z';
  return {
    art:
      roll(140, -10, 0.94) +
      c.form(piece, lighter(tone, 0.03), { depth: 14, dark: 0.4, art: sheet(motif) }) +
      roll(0, 0, 1),
    box: [-252, -456, 460, 456],
    feet: [[-230, 200]],
    focus: [-250, -440, 300, 300],
  };
}
