/** Phones, tablets, laptops, displays and what lies beside them on a desk. */
import { elementAt } from '@quarry/language';
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { boxPrinter, foamCase, verticalMouse } from './desk-devices.ts';
import { shell, wallpaper } from './device-look.ts';
import { lettering } from '../studio/lettering.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import type { Piece } from '../studio/stage.ts';

/** A slab with a display: front, and behind it the back with its cameras. */
export function slab(c: Canvas, look: Look, w: number, h: number, radius: number): Piece {
  const { dice } = look;
  const tone = shell(look, '#2f4358');
  const bezel = Math.max(8, w * 0.035);
  const back = rectangle(-w / 2, -h, w, h, radius);
  const cameras = dice.count('cameras', 1, 3);
  const lens = (x: number, y: number) =>
    disc(x, y, w * 0.075, w * 0.075, '#171b1e') +
    disc(
      x,
      y,
      w * 0.055,
      w * 0.055,
      c.radial(
        [
          [0, '#55708a'],
          [0.5, '#1b2733'],
          [1, '#07090b'],
        ],
        0.5,
        0.5,
        0.5,
        0.36,
        0.32,
      ),
    ) +
    disc(x - w * 0.02, y - w * 0.02, w * 0.013, w * 0.013, '#ffffff', 0.9);
  const hump = rectangle(
    -w / 2 + w * 0.07,
    -h + w * 0.07,
    w * (cameras === 1 ? 0.22 : dice.pick('hump', [0.24, 0.4])),
    w * (0.2 * cameras + 0.05),
    w * 0.09,
  );
  const rear =
    c.form(back, tone, { depth: 10, light: 0.7, dark: 0.4 }) +
    c.inside(
      back,
      fillPath(
        polygon([
          [-w * 0.1, -h],
          [w * 0.3, -h],
          [-w * 0.1, 0],
          [-w / 2, 0],
        ]),
        '#ffffff',
        0.1,
      ),
    ) +
    c.form(hump, lighter(tone, 0.06), { depth: 4, light: 0.6 }) +
    Array.from({ length: cameras }, (_, i) => lens(-w / 2 + w * 0.18, -h + w * (0.18 + i * 0.2))).join('') +
    lettering(look.brand, { x: 0, y: -h * 0.42, size: w * 0.05, color: lighter(tone, 0.5), opacity: 0.7 });
  const body = rectangle(-w / 2, -h, w, h, radius);
  const screen = rectangle(-w / 2 + bezel, -h + bezel, w - bezel * 2, h - bezel * 2, radius - bezel * 0.8);
  const hour = `${dice.count('hour', 9, 12)}:${dice.count('minute', 10, 59)}`;
  const face =
    c.form(body, '#14181b', { depth: 4, light: 0.7, dark: 0.3 }) +
    stroke(body, lighter(tone, 0.35), 3.4) +
    c.inside(screen, wallpaper(c, look, -w / 2 + bezel, -h + bezel, w - bezel * 2, h - bezel * 2)) +
    lettering(hour, { y: -h + w * 0.24, size: w * 0.16, color: '#ffffff', weight: 0.9, opacity: 0.95 }) +
    bar(-w * 0.09, -h + bezel + w * 0.025, w * 0.18, w * 0.05, '#07090b', w * 0.025) +
    bar(-w * 0.17, -bezel - w * 0.05, w * 0.34, 5, '#ffffff', 3, 0.8);
  if (look.says('children'))
    return {
      art: foamCase(c, look.isColored ? look.color : look.accent, w, h) + face,
      box: [-w / 2 - 36, -h - 106, w + 72, h + 134],
      feet: [[-w / 2, w / 2]],
      focus: [-w / 2 - 30, -h - 90, w * 1.1, w * 1.1],
    };
  const pen = look.says('drawing')
    ? placed(
        c.form('M-9,-400H9V-30L0,0L-9,-30Z', '#f4f4f1', { depth: 4 }) +
          bar(-9, -400, 18, 60, '#c3c9cc') +
          bar(-3, -14, 6, 14, '#22272a'),
        { x: w * 0.98, y: 0, turn: 12 },
      )
    : '';
  const doodle = look.says('drawing')
    ? placed(
        stroke('M-100,-120C-60,-260 -20,-60 20,-170S90,-230 110,-110M-90,-70H60', '#ffffff', 6, { opacity: 0.9 }),
        { x: -w * 0.17, y: 10 },
      )
    : '';
  const shift = w * 0.48;
  return {
    art:
      placed(rear, { x: shift, y: -12 }) +
      c.inside(rectangle(-w / 2, -h - 20, w * 2, h + 20), c.pool(w / 2, -h / 2, 40, h * 0.54, 0.35)) +
      placed(face, { x: -shift * 0.36 }) +
      doodle +
      pen,
    box: [-w / 2 - shift * 0.36, -h - 12, w + shift * 1.36, h + 12],
    feet: [[-w / 2 - shift * 0.3, w / 2 + shift]],
    focus: [-w / 2 - shift * 0.3, -h - 20, w * 1.3, w * 1.3],
  };
}

/** Of the screen, by its diagonal in inches. */
const WIDTHS: ReadonlyMap<number, number> = new Map([
  [14, 530],
  [15.6, 570],
  [16, 590],
]);

export function laptop(c: Canvas, look: Look): Piece {
  const isGaming = look.says('gaming');
  const tone = isGaming && !look.isColored ? '#22272a' : shell(look, '#c4cacd');
  const { dice } = look;
  const glow = isGaming ? dice.pick('glow', ['#e2574c', '#4aa3c7', '#9cc36a', '#b06ad0'] as const) : '';
  const wide = WIDTHS.get(look.amount('screen') ?? 0) ?? 560;
  const [w, h] = [wide, dice.between('height', 340, 372)];
  const lid = rectangle(-w / 2, -h - 60, w, h, 20);
  const screen = rectangle(-w / 2 + 14, -h - 46, w - 28, h - 34, 8);
  const deck = polygon([
    [-w / 2 + 2, -62],
    [w / 2 - 2, -62],
    [w / 2 + 84, -14, 6],
    [-w / 2 - 84, -14, 6],
  ]);
  const rows = Array.from({ length: 5 }, (_, row) => {
    const y = -56 + row * 6.4;
    const half = w / 2 - 34 + row * 14;
    return Array.from({ length: 14 }, (_, i) =>
      bar(
        -half + (i * half * 2) / 14 + 2,
        y,
        (half * 2) / 14 - 4,
        4.8,
        isGaming ? (i % 3 ? glow : lighter(glow, 0.4)) : '#22272a',
        1.4,
      ),
    ).join('');
  }).join('');
  const base = `M${-w / 2 - 84},-16H${w / 2 + 84}V-9Q${w / 2 + 80},0 ${w / 2 + 60},0H${-w / 2 - 60}Q${-w / 2 - 80},0 ${-w / 2 - 84},-9Z`;
  return {
    art:
      c.form(lid, '#16191c', { depth: 4, dark: 0.2, light: 0.5 }) +
      stroke(lid, lighter(tone, 0.2), 4) +
      c.inside(screen, wallpaper(c, look, -w / 2, -h - 50, w, h)) +
      disc(0, -h - 53, 2.6, 2.6, '#4a5560') +
      bar(-w / 2 + 40, -64, w - 80, 9, darker(tone, 0.6)) +
      fillPath(
        deck,
        c.linear([
          [0, darker(tone, 0.12)],
          [1, lighter(tone, 0.35)],
        ]),
      ) +
      (isGaming ? bar(-w / 2 + 20, -60, w - 40, 36, darker(tone, 0.5), 4) : '') +
      rows +
      fillPath(
        polygon([
          [-70, -22],
          [70, -22],
          [78, -15],
          [-78, -15],
        ]),
        lighter(tone, 0.2),
      ) +
      fillPath(
        base,
        c.linear([
          [0, lighter(tone, 0.7)],
          [0.3, tone],
          [1, darker(tone, 0.5)],
        ]),
      ) +
      bar(-46, -16, 92, 6, darker(tone, 0.35), 3),
    box: [-w / 2 - 84, -h - 62, w + 168, h + 62],
    feet: [[-w / 2 - 70, w / 2 + 70]],
    focus: [-w / 2 - 60, -h * 0.8, 400, 300],
  };
}

export function flatScreen(isTelevision: boolean) {
  return (c: Canvas, look: Look): Piece => {
    const { dice } = look;
    const inches = look.amount('screen');
    const curved = !isTelevision && look.says('curved');
    const w = isTelevision
      ? 620 + ((inches ?? 55) - 32) * 4.4
      : (540 + ((inches ?? 27) - 24) * 11) * (curved ? 1.14 : 1);
    const h = w * (curved ? 0.46 : 0.565);
    const edge = isTelevision ? (look.says('oled') ? 4 : 8) : dice.between('edge', 9, 16);
    const lift = isTelevision ? 56 : 130;
    const tone = look.isColored
      ? isTelevision || look.colorName !== 'white'
        ? look.color
        : '#e6e8e8'
      : dice.pick('frame', ['#1b1f22', '#2a2d30', '#9aa2a6']);
    const bow = 26;
    const arcs = (d: number) =>
      `M${-w / 2 + d},${-h - lift + d - bow * 0.4}Q0,${-h - lift + d + bow} ${w / 2 - d},${-h - lift + d - bow * 0.4}V${-lift - d + bow * 0.4}Q0,${-lift - d - bow} ${-w / 2 + d},${-lift - d + bow * 0.4}Z`;
    const body = curved ? arcs(0) : rectangle(-w / 2, -h - lift, w, h, isTelevision ? 6 : 12);
    const glass = curved
      ? arcs(edge)
      : rectangle(-w / 2 + edge, -h - lift + edge, w - edge * 2, h - edge * 2 - (isTelevision ? 4 : 12), 4);
    const stand = isTelevision
      ? dice.pick('tv stand', [
          stroke(
            `M${-w * 0.34},${-lift}L${-w * 0.4},-3H${-w * 0.3}M${w * 0.34},${-lift}L${w * 0.4},-3H${w * 0.3}`,
            darker(tone, 0.1),
            11,
          ),
          bar(-34, -lift - 4, 68, 50, darker(tone, 0.3)) +
            bar(
              -150,
              -14,
              300,
              14,
              c.linear([
                [0, lighter(tone, 0.3)],
                [1, darker(tone, 0.4)],
              ]),
              4,
            ),
        ])
      : fillPath(
          polygon([
            [-34, -lift - 10],
            [34, -lift - 10],
            [42, -16],
            [-42, -16],
          ]),
          c.linear([
            [0, darker(tone, 0.5)],
            [0.5, lighter(tone, 0.3)],
            [1, darker(tone, 0.3)],
          ]),
        ) +
        dice.pick('foot', [
          bar(
            -120,
            -18,
            240,
            18,
            c.linear([
              [0, lighter(tone, 0.45)],
              [1, darker(tone, 0.3)],
            ]),
            6,
          ),
          disc(0, -10, 120, 16, darker(tone, 0.3)) + disc(0, -15, 120, 15, lighter(tone, 0.15)),
        ]);
    return {
      art:
        stand +
        c.form(body, tone, { depth: 5, dark: 0.3, light: 0.5 }) +
        c.inside(glass, wallpaper(c, look, -w / 2, -h - lift - 20, w, h + 40)) +
        (curved
          ? fillPath(
              glass,
              c.linear(
                [
                  [0, '#0b1016', 0.3],
                  [0.3, '#ffffff', 0.04],
                  [0.7, '#ffffff', 0],
                  [1, '#0b1016', 0.36],
                ],
                [0, 0, 1, 0],
              ),
            )
          : '') +
        (isTelevision && look.says('smart')
          ? Array.from({ length: 6 }, (_, i) =>
              c.form(
                rectangle(-w * 0.44 + i * w * 0.15, -lift - h * 0.26, w * 0.13, h * 0.17, 6),
                elementAt(
                  ['#e2574c', '#4aa3c7', '#9cc36a', '#e9bd3a', '#b06ad0', '#f1efe8'],
                  (i + dice.count('tiles', 0, 5)) % 6,
                ),
                { depth: 3, light: 0.5 },
              ),
            ).join('')
          : '') +
        (!isTelevision && look.says('gaming')
          ? bar(
              -w * 0.2,
              -lift - 7,
              w * 0.4,
              4,
              dice.pick('glow', ['#e2574c', '#4aa3c7', '#9cc36a', '#b06ad0'] as const),
              2,
            )
          : '') +
        (isTelevision ? '' : disc(w / 2 - 24, -lift - 9, 2.6, 2.6, '#7fe0a8')),
      box: [-w / 2, -h - lift, w, h + lift],
      feet: isTelevision
        ? [
            [-w * 0.4, -w * 0.3],
            [w * 0.3, w * 0.4],
          ]
        : [[-120, 120]],
      focus: [-w / 2 - 10, -h - lift - 10, w * 0.6, w * 0.5],
    };
  };
}

export function keyboard(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = shell(look, '#e4e6e4');
  const isMechanical = look.says('mechanical');
  const cap = isMechanical
    ? dice.pick('caps', [lighter(tone, 0.16), '#f1efe8', '#e4dccb', darker(tone, 0.3)])
    : dice.pick('caps', [lighter(tone, 0.14), darker(tone, 0.24), lighter(tone, 0.3)]);
  const rows = 5;
  const deck = polygon([
    [-330, -150, 16],
    [330, -150, 16],
    [374, -12, 16],
    [-374, -12, 16],
  ]);
  let keys = '';
  for (let row = 0; row < rows; row++) {
    const t = row / (rows - 1);
    const [y, half, high] = [-140 + t * 98, 312 + t * 32, 17 + t * 4];
    const isSpace = row === rows - 1;
    const count = isSpace ? 7 : 14;
    let x = -half;
    for (let i = 0; i < count; i++) {
      const width = isSpace ? (i === 3 ? half * 0.86 : (half * 2 - half * 0.86) / 6) : (half * 2) / count;
      const tint =
        (row === 0 && i === 0) || (row === 2 && i === count - 1)
          ? look.accent
          : (i === 0 || i === count - 1) && dice.chance('mods', 0.5)
            ? darker(cap, 0.16)
            : cap;
      keys +=
        bar(x + 2, y + (isMechanical ? 6 : 2), width - 4, high, darker(tint, 0.5), 5) +
        bar(
          x + 2,
          y,
          width - 4,
          high - 1,
          c.linear([
            [0, lighter(tint, 0.3)],
            [1, tint],
          ]),
          5,
        );
      x += width;
    }
  }
  return {
    art:
      c.form(deck, tone, { depth: 8, light: 0.6 }) +
      fillPath(
        polygon([
          [-374, -16, 10],
          [374, -16, 10],
          [370, 0, 10],
          [-370, 0, 10],
        ]),
        c.linear([
          [0, darker(tone, 0.1)],
          [1, darker(tone, 0.45)],
        ]),
      ) +
      keys,
    box: [-374, -152, 748, 152],
    focus: [-360, -170, 300, 180],
  };
}

export function mouse(c: Canvas, look: Look): Piece {
  if (look.says('vertical')) return verticalMouse(c, look);
  const tone = shell(look, '#2a2d30');
  const body = 'M-150,-20C-160,-120 -90,-190 10,-190C110,-190 180,-110 190,-30Q190,0 160,0H-120Q-148,0 -150,-20Z';
  return {
    art:
      c.form(body, tone, { depth: 26, light: 0.55, dark: 0.6 }) +
      stroke('M-148,-54C-60,-84 60,-92 186,-46', darker(tone, 0.6), 3, { opacity: 0.6 }) +
      stroke('M-20,-188C-40,-150 -52,-110 -54,-80', darker(tone, 0.6), 3, { opacity: 0.6 }) +
      placed(c.form(rectangle(-13, -34, 26, 68, 13), look.accent, { depth: 5 }), { x: -46, y: -128, turn: 14 }) +
      c.inside(body, c.blurred(8, disc(70, -150, 60, 18, '#ffffff'), 0.3)) +
      (look.says('gaming')
        ? stroke(
            'M-140,-30C-60,-56 60,-60 178,-24',
            look.dice.pick('glow', ['#e2574c', '#4aa3c7', '#9cc36a', '#b06ad0'] as const),
            8,
          ) +
          c.form('M70,-130L150,-96L156,-76L66,-108Z', darker(tone, 0.4), { depth: 4 }) +
          bar(-94, -84, 44, 10, darker(tone, 0.5), 4)
        : '') +
      bar(-110, -8, 260, 8, darker(tone, 0.5), 4),
    box: [-156, -192, 348, 192],
    focus: [-150, -200, 260, 200],
  };
}

export function printer(c: Canvas, look: Look): Piece {
  if (look.says('laser', 'all in one')) return boxPrinter(c, look);
  const tone = shell(look, '#f0f0ed');
  const paper = fillPath(
    'M-130,-300L-110,-430H110L130,-300Z',
    c.linear([
      [0, '#ffffff'],
      [1, '#dfe3e4'],
    ]),
  );
  const sheetOut =
    fillPath(
      'M-130,-92H130L160,-10H-160Z',
      c.linear([
        [0, '#d5dadc'],
        [0.3, '#ffffff'],
      ]),
    ) +
    bar(-84, -66, 120, 5, look.accent) +
    bar(-90, -52, 170, 4, '#9aa2a6') +
    bar(-96, -38, 150, 4, '#9aa2a6');
  return {
    art:
      paper +
      c.form(rectangle(-270, -310, 540, 290, 34), tone, { depth: 18, light: 0.6 }) +
      c.form(
        polygon([
          [-270, -290, 24],
          [-246, -336, 20],
          [246, -336, 20],
          [270, -290, 24],
          [270, -250],
          [-270, -250],
        ]),
        darker(tone, 0.06),
        { depth: 8 },
      ) +
      bar(-180, -150, 360, 74, '#1b1f22', 8) +
      sheetOut +
      c.form(rectangle(110, -228, 128, 54, 8), '#1b1f22', { depth: 4 }) +
      bar(122, -218, 70, 34, '#7fb2c8', 3) +
      disc(216, -201, 12, 12, '#7fe0a8') +
      lettering(look.brand, { x: -240, y: -216, size: 22, color: darker(tone, 0.6), align: 'start' }) +
      bar(-250, -22, 40, 22, '#22272a', 3) +
      bar(210, -22, 40, 22, '#22272a', 3),
    box: [-272, -432, 544, 432],
    focus: [-40, -330, 310, 310],
  };
}
