/** Furniture with doors, drawers or shelves, from one set of measures. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, mix } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { turned } from '../studio/solids.ts';
import type { Piece } from '../studio/stage.ts';
import { hardGrain, hardTone } from '../studio/surface.ts';

type Handle = 'knob' | 'bar' | 'cut' | 'ring';

export function handle(kind: Handle, metal: Hex, x: number, y: number, isUpright: boolean): string {
  if (kind === 'knob')
    return (
      disc(x + 2, y + 4, 9, 9, '#10161d', 0.35) + disc(x, y, 9, 9, metal) + disc(x - 3, y - 3, 3, 3, '#ffffff', 0.7)
    );
  if (kind === 'cut')
    return isUpright ? bar(x - 4, y - 34, 8, 68, '#10161d', 4, 0.55) : bar(x - 34, y - 4, 68, 8, '#10161d', 4, 0.55);
  if (kind === 'ring')
    return `<circle cx="${x}" cy="${y + 8}" r="11" fill="none" stroke="${metal}" stroke-width="4"/>${disc(x, y - 4, 4, 4, darker(metal, 0.2))}`;
  return isUpright
    ? bar(x - 1, y - 38, 8, 80, '#10161d', 4, 0.3) +
        bar(x - 4, y - 40, 8, 80, metal, 4) +
        bar(x - 3, y - 38, 2.4, 76, '#ffffff', 1, 0.6)
    : bar(x - 36, y - 1, 76, 8, '#10161d', 4, 0.3) +
        bar(x - 38, y - 4, 76, 8, metal, 4) +
        bar(x - 36, y - 3, 72, 2.4, '#ffffff', 1, 0.6);
}

/** A front panel set into the carcass: a shadow gap, a bevel, the grain running with it. */
export function front(
  c: Canvas,
  look: Look,
  tone: Hex,
  x: number,
  y: number,
  width: number,
  height: number,
  style: string,
): string {
  const outline = rectangle(x, y, width, height, 3);
  let art = hardGrain(c, look, tone, height > width);
  if (style === 'framed')
    art +=
      fillPath(rectangle(x + 26, y + 26, width - 52, height - 52, 2), darker(tone, 0.1), 0.5) +
      stroke(rectangle(x + 26, y + 26, width - 52, height - 52, 2), darker(tone, 0.5), 2.4, { opacity: 0.45 }) +
      stroke(`M${x + 28},${y + height - 27}H${x + width - 27}V${y + 28}`, lighter(tone, 0.6), 2, { opacity: 0.6 });
  if (style === 'slats')
    for (let sx = x + 10; sx < x + width - 4; sx += 16)
      art += bar(sx, y, 6, height, darker(tone, 0.5), 0, 0.34) + bar(sx + 6, y, 3, height, lighter(tone, 0.5), 0, 0.3);
  return (
    bar(x - 3, y - 3, width + 6, height + 7, darker(tone, 0.7), 3, 0.55) +
    fillPath(
      outline,
      c.linear(
        [
          [0, lighter(tone, 0.16)],
          [0.5, tone],
          [1, darker(tone, 0.13)],
        ],
        [0, 0, 0.8, 1],
      ),
    ) +
    c.inside(outline, art) +
    stroke(`M${x + 1},${y + height - 2}V${y + 1}H${x + width - 2}`, lighter(tone, 0.6), 1.8, { opacity: 0.6 })
  );
}

export interface Cabinet {
  width: number;
  height: number;
  /** Fronts as a grid: for each row its part of the height and its fronts. */
  rows: readonly { part: number; kind: 'drawer' | 'door' | 'open'; count: number }[];
  leg: number;
  /** Doors with looking-glass, and doors that slide past each other. */
  mirrored?: boolean;
  isSliding?: boolean;
}

export function cabinet(
  c: Canvas,
  look: Look,
  { width, height, rows, leg, mirrored = false, isSliding = false }: Cabinet,
): Piece {
  const { dice } = look;
  const tone = hardTone(look, '#c49d6c');
  const isTwoTone = dice.chance('two tone', 0.3);
  const frontTone = isTwoTone ? lighter(mix(tone, '#f3efe6', 0.55), 0.1) : lighter(tone, 0.04);
  const metal = dice.pick('metal', ['#c79b5a', '#2c2f31', '#b9c0c4']);
  const grip = dice.pick('handle', ['knob', 'bar', 'cut', 'ring'] as const);
  const style = dice.pick('front', ['plain', 'plain', 'framed', 'slats']);
  const legTone = dice.pick('legs', [tone, darker(tone, 0.4), '#2c2f31']);
  const [x, y] = [-width / 2, -height];
  const body = height - leg;
  const roof = polygon([
    [x - 6, y + 16],
    [x + 22, y - 10],
    [-x - 22, y - 10],
    [-x + 6, y + 16],
  ]);
  const wood = c.linear(
    [
      [0, lighter(legTone, 0.3)],
      [1, darker(legTone, 0.4)],
    ],
    [0, 0, 1, 0],
  );
  const legs =
    leg > 8
      ? [x + 40, -x - 40]
          .map((lx) =>
            dice.chance('taper', 0.6)
              ? fillPath(
                  polygon([
                    [lx - 14, -leg - 4],
                    [lx + 14, -leg - 4],
                    [lx + (lx < 0 ? 2 : 10), 0],
                    [lx - (lx < 0 ? 10 : 2), 0],
                  ]),
                  wood,
                )
              : bar(lx - 10, -leg - 4, 20, leg + 4, wood, 2),
          )
          .join('')
      : bar(x + 10, -10, width - 20, 10, darker(tone, 0.6));
  const carcass = rectangle(x, y + 14, width, body - 14, 4);
  const parts = [
    legs,
    c.form(carcass, tone, { depth: 10, dark: 0.4, light: 0.4, art: hardGrain(c, look, tone, true) }),
    fillPath(
      roof,
      c.linear(
        [
          [0, lighter(tone, 0.5)],
          [1, lighter(tone, 0.22)],
        ],
        [0, 0, 1, 0],
      ),
    ),
    c.inside(roof, hardGrain(c, look, lighter(tone, 0.3))),
    bar(
      x - 6,
      y + 14,
      width + 12,
      14,
      c.linear([
        [0, lighter(tone, 0.25)],
        [1, darker(tone, 0.2)],
      ]),
      2,
    ),
  ];
  const inset = 16;
  let top = y + 28 + inset;
  const room = body - 28 - inset * 2 + 6;
  const total = rows.reduce((sum, row) => sum + row.part, 0);
  for (const row of rows) {
    const high = (room * row.part) / total - 8;
    const wide = (width - inset * 2 + 8) / row.count - 8;
    for (let i = 0; i < row.count; i++) {
      const fx = x + inset + i * (wide + 8);
      if (row.kind === 'open') {
        const hole = rectangle(fx, top, wide, high);
        parts.push(
          fillPath(
            hole,
            c.linear([
              [0, darker(tone, 0.62)],
              [0.3, darker(tone, 0.42)],
              [1, darker(tone, 0.3)],
            ]),
          ),
          c.inside(hole, contents(c, look, fx, top, wide, high, `${i}/${Math.round(top)}`)),
          c.relief(hole, darker(tone, 0.5), { depth: 9, dark: 0.3, light: 0 }),
        );
        continue;
      }
      const isGlass = mirrored && row.kind === 'door' && (row.count < 3 || i === 1 || i === row.count - 2);
      parts.push(
        front(
          c,
          look,
          isSliding && i % 2 ? darker(frontTone, 0.06) : frontTone,
          fx,
          top,
          wide,
          high,
          isGlass ? 'plain' : style,
        ),
      );
      if (isGlass) parts.push(lookingGlass(c, fx + 14, top + 14, wide - 28, high - 28));
      if (isSliding) {
        parts.push(
          bar(i % 2 ? fx + 16 : fx + wide - 26, top + high * 0.4, 10, high * 0.2, darker(frontTone, 0.5), 5),
          i === 0 ? bar(fx + wide - 3, top, 12, high, darker(frontTone, 0.45), 0, 0.6) : '',
        );
        continue;
      }
      if (row.kind === 'drawer')
        parts.push(
          wide > 380 && grip !== 'cut'
            ? handle(grip, metal, fx + wide * 0.26, top + high * 0.46, false) +
                handle(grip, metal, fx + wide * 0.74, top + high * 0.46, false)
            : handle(grip, metal, fx + wide / 2, top + (grip === 'cut' ? 10 : high * 0.46), false),
        );
      else
        parts.push(
          handle(
            grip,
            metal,
            row.count % 2 === 0 ? (i % 2 ? fx + 20 : fx + wide - 20) : fx + wide - 22,
            top + high * 0.5,
            true,
          ),
        );
    }
    top += high + 8;
  }
  return {
    art: parts.join(''),
    box: [x - 6, y - 10, width + 12, height + 10],
    feet:
      leg > 8
        ? [
            [x + 20, x + 60],
            [-x - 60, -x - 20],
          ]
        : [[x, -x]],
    focus: [x, y - 10, Math.min(width, 330), Math.min(width, 330)],
  };
}

/** A pane that throws the light of the room back. */
function lookingGlass(c: Canvas, x: number, y: number, width: number, height: number): string {
  const pane = rectangle(x, y, width, height, 3);
  return (
    fillPath(
      pane,
      c.linear(
        [
          [0, '#f3f8f9'],
          [0.35, '#c6d5d9'],
          [0.6, '#e6eef0'],
          [1, '#a9bcc2'],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    c.inside(
      pane,
      fillPath(
        `M${x},${y + height * 0.5}L${x + width},${y + height * 0.22}V${y + height * 0.32}L${x},${y + height * 0.6}Z`,
        '#ffffff',
        0.5,
      ),
      fillPath(
        `M${x},${y + height * 0.64}L${x + width},${y + height * 0.36}V${y + height * 0.39}L${x},${y + height * 0.67}Z`,
        '#ffffff',
        0.45,
      ),
    ) +
    stroke(pane, '#7d9096', 2, { opacity: 0.7 })
  );
}

/** What stands on an open shelf: books, a vase, a box, or nothing. */
export function contents(
  c: Canvas,
  look: Look,
  x: number,
  y: number,
  width: number,
  height: number,
  key: string,
): string {
  const { dice } = look;
  const foot = y + height;
  const kind = dice.pick(`shelf ${key}`, ['books', 'books', 'vase', 'boxes', 'none', 'books']);
  if (kind === 'none' || width < 60 || height < 60) return '';
  if (kind === 'vase')
    return placed(
      turned(
        c,
        [
          [16, -height * 0.62, 6],
          [12, -height * 0.5, 10],
          [38, -height * 0.26, 30],
          [22, 0],
        ],
        look.accent,
        { finish: 'gloss', lid: darker(look.accent, 0.5) },
      ).art,
      { x: x + width * dice.between(`vx ${key}`, 0.3, 0.7), y: foot - 3 },
    );
  if (kind === 'boxes')
    return (
      bar(
        x + width * 0.16,
        foot - height * 0.42,
        width * 0.5,
        height * 0.42,
        c.linear([
          [0, '#d9c6a2'],
          [1, '#b89c70'],
        ]),
        3,
      ) + bar(x + width * 0.34, foot - height * 0.28, width * 0.14, 12, '#8a6f47', 3)
    );
  let art = '';
  let bx = x + 8;
  const end = x + width * dice.between(`end ${key}`, 0.5, 0.95);
  for (let i = 0; bx < end; i++) {
    const thick = dice.between(`thick ${key}${i}`, 12, 26);
    const high = height * dice.between(`high ${key}${i}`, 0.6, 0.86);
    const tone = dice.pick(`tone ${key}${i}`, [
      '#27394f',
      '#8a3b34',
      '#d9c6a2',
      '#3f6b58',
      '#c98a3c',
      '#6d5a7a',
      '#efe7d6',
      look.accent,
    ]);
    art +=
      bar(
        bx,
        foot - high,
        thick - 1.5,
        high,
        c.linear(
          [
            [0, darker(tone, 0.2)],
            [0.4, lighter(tone, 0.15)],
            [1, darker(tone, 0.35)],
          ],
          [0, 0, 1, 0],
        ),
        2,
      ) + bar(bx + 3, foot - high + 14, thick - 8, 4, lighter(tone, 0.5), 0, 0.6);
    bx += thick;
  }
  return art;
}
