/** Paint, tiles, boards and wallpaper. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import { label } from '../studio/labels.ts';

import type { Look } from '../studio/look.ts';
import { oval, polygon, rectangle } from '../studio/outline.ts';
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

/** What a tile shows; the tile is `side` wide and lies with its upper left corner at (-side/2, -side). */
function tileFace(c: Canvas, look: Look, tone: Hex, side: number): string {
  const { dice } = look;
  const isMosaic = look.says('mosaic');
  const base =
    look.material === 'marble'
      ? sheet(tone) +
        marbleVeins(c, tone) +
        (dice.chance('gold vein', 0.35)
          ? stroke(
              dice.pick('vein', [
                'M-150,-240C-60,-200 0,-280 60,-160S120,-60 160,-40',
                'M-150,-60C-80,-140 20,-40 60,-160S110,-260 150,-280',
                'M-120,-300C-100,-180 -20,-200 0,-120S80,-40 90,10',
              ]),
              '#c79b4a',
              4,
              { opacity: 0.8 },
            )
          : '') +
        stroke(
          dice.pick('main vein', [
            'M-150,-100C-50,-180 40,-60 150,-170',
            'M-150,-220C-90,-60 60,-220 150,-60',
            'M-40,-300C-90,-180 60,-120 10,0',
            'M-150,-30C-60,-60 -20,-160 150,-260',
          ]),
          darker(tone, 0.4),
          dice.between('vein wide', 3, 8),
          { opacity: 0.5 },
        )
      : sheet(
          c.linear(
            [
              [0, lighter(tone, 0.2)],
              [1, darker(tone, 0.06)],
            ],
            [0, 0, 1, 1],
          ),
        );
  const grout = dice.pick('grout', ['#fdfdfb', lighter(tone, 0.5), darker(tone, 0.45)]);
  if (isMosaic) {
    const cell = side / dice.pick('mosaic cells', [4, 5, 6, 8]);
    const mixed = [darker(tone, 0.2), lighter(tone, 0.25), look.accent, darker(tone, 0.1)];
    const kind = dice.pick('mosaic', ['squares', 'hex', 'penny', 'bond', 'chevron'] as const);
    const lines = {
      squares:
        bar(cell, 0, cell, cell, mixed[0] ?? tone, 0, 0.7) +
        bar(0, cell, cell, cell, mixed[dice.count('mosaic tint', 1, 3)] ?? tone, 0, 0.6) +
        stroke(`M0,0H${cell * 2}M0,${cell}H${cell * 2}M0,0V${cell * 2}M${cell},0V${cell * 2}`, grout, 5),
      hex: stroke(
        `M${cell / 2},0L${cell},${cell * 0.3}V${cell * 0.85}L${cell / 2},${cell * 1.15}L0,${cell * 0.85}V${cell * 0.3}ZM${cell / 2},${cell * 1.15}V${cell * 1.7}`,
        grout,
        5,
      ),
      penny:
        disc(cell / 2, cell / 2, cell * 0.44, cell * 0.44, mixed[0] ?? tone) +
        disc(cell * 1.5, cell * 1.5, cell * 0.44, cell * 0.44, mixed[1] ?? tone) +
        disc(cell * 1.5, cell / 2, cell * 0.44, cell * 0.44, tone) +
        disc(cell / 2, cell * 1.5, cell * 0.44, cell * 0.44, mixed[3] ?? tone),
      bond:
        stroke(`M0,0H${cell * 2}M0,${cell}H${cell * 2}M${cell},0V${cell}M0,${cell}V${cell * 2}`, grout, 5) +
        bar(0, 0, cell, cell, mixed[0] ?? tone, 0, 0.5),
      chevron:
        stroke(
          `M0,0L${cell},${cell}L${cell * 2},0M0,${cell}L${cell},${cell * 2}L${cell * 2},${cell}M${cell},0V${cell * 2}M0,0V${cell * 2}`,
          grout,
          5,
        ) + fillPath(`M0,0L${cell},${cell}V${cell * 2}L0,${cell}Z`, mixed[0] ?? tone, 0.5),
    }[kind];
    const [w, h] = kind === 'hex' ? [cell, cell * 1.7] : [cell * 2, cell * 2];
    return base + (kind === 'penny' ? sheet(grout, 0.9) : '') + sheet(c.tile(w, h, lines));
  }
  if (look.pattern === 'printed') {
    const ink = dice.pick('print ink', [darker(tone, 0.4), look.accent, lighter(tone, 0.6)]);
    const other = dice.pick('print second', [look.accent, darker(tone, 0.55), '#f3efe4']);
    const motif = dice.pick('print', [
      fillPath('M0,-46L12,-12L46,0L12,12L0,46L-12,12L-46,0L-12,-12Z', ink) +
        stroke('M-60,-60A60,60 0 0 0 -60,60M60,-60A60,60 0 0 1 60,60', other, 7),
      disc(0, 0, 44, 44, ink) +
        disc(0, 0, 26, 26, other) +
        [0, 90, 180, 270]
          .map((a) => placed(fillPath('M0,-80Q26,-54 0,-40Q-26,-54 0,-80Z', other), { turn: a + 45 }))
          .join(''),
      [0, 90, 180, 270]
        .map((a) =>
          placed(fillPath('M0,0C-40,-30 -30,-64 0,-72C30,-64 40,-30 0,0Z', ink) + stroke('M0,-10V-58', other, 4), {
            turn: a,
          }),
        )
        .join('') + stroke(rectangle(-74, -74, 148, 148, 30), other, 5),
      fillPath('M-80,-80H0L-80,0ZM80,80H0L80,0Z', ink) + fillPath('M0,-30L30,0L0,30L-30,0Z', other),
      stroke('M-80,-40Q-40,-80 0,-40T80,-40M-80,10Q-40,-30 0,10T80,10M-80,60Q-40,20 0,60T80,60', ink, 13) +
        disc(0, -66, 8, 8, other),
    ]);
    const tiles = dice.pick('prints', [1, 2, 2]);
    return (
      base +
      sheet(
        c.tile(
          side / tiles,
          side / tiles,
          placed(motif, { x: side / tiles / 2, y: side / tiles / 2, scale: side / tiles / 165 }),
        ),
      )
    );
  }
  if (look.material === 'marble') return base;
  const kind = dice.pick('relief', ['plain', 'waves', 'terrazzo', 'ribs', 'border', 'cloud', 'hex']);
  const specks = Array.from({ length: 16 }, (_, i) => {
    const tint = [darker(tone, 0.35), lighter(tone, 0.5), look.accent][i % 3] ?? tone;
    return placed(fillPath('M-7,-3L3,-8L8,2L-2,7Z', tint, 0.85), {
      x: (i * 53) % 120,
      y: (i * 37) % 110,
      turn: i * 49,
      scale: 0.7 + ((i * 13) % 10) / 12,
    });
  }).join('');
  const reliefs: Record<string, string> = {
    plain: '',
    waves: sheet(
      c.tile(
        60,
        40,
        stroke('M0,20Q15,0 30,20T60,20', lighter(tone, 0.4), 5, { opacity: 0.8 }) +
          stroke('M0,27Q15,7 30,27T60,27', darker(tone, 0.4), 3, { opacity: 0.5 }),
      ),
    ),
    terrazzo: sheet(c.tile(120, 110, specks)),
    ribs: sheet(
      c.tile(
        dice.between('rib', 20, 40),
        300,
        bar(0, 0, 6, 300, darker(tone, 0.4), 0, 0.5) + bar(6, 0, 4, 300, '#ffffff', 0, 0.4),
      ),
    ),
    border:
      stroke(rectangle(-side * 0.42, -side * 0.92, side * 0.84, side * 0.84, 10), look.accent, 9, { opacity: 0.85 }) +
      stroke(rectangle(-side * 0.35, -side * 0.85, side * 0.7, side * 0.7, 8), darker(tone, 0.3), 4),
    cloud:
      disc(-60, -190, 110, 60, lighter(tone, 0.45), 0.5) +
      disc(70, -90, 120, 66, darker(tone, 0.25), 0.4) +
      disc(-80, -40, 90, 50, darker(tone, 0.2), 0.3),
    hex: sheet(c.tile(70, 120, stroke('M35,0L70,20V60L35,80L0,60V20ZM35,80V120M0,60L-35,80M70,60L105,80', grout, 4))),
  };
  return base + (reliefs[kind] ?? '');
}

export function tiles(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone = look.isColored ? look.color : dice.pick('tile', ['#e9e6e1', '#b9c4c0', '#c7b8a6', '#8fa6ad', '#d9c6b0']);
  const isTall = look.fact('dimensions').includes('30');
  const isSmall = look.fact('dimensions').startsWith('20');
  const [wide, high] = isTall ? [200, 360] : isSmall ? [200, 200] : [280, 280];
  const face = tileFace(c, look, tone, Math.max(wide, high));
  const round = dice.pick('tile corner', [2, 6, 14]);
  const plate = (x: number, y: number, turn: number, k: number) => {
    const outline = rectangle(-wide / 2, -high, wide, high, round);
    return placed(
      bar(-wide / 2 + 6, -high + 4, wide + 8, high + 4, '#10161d', 8, 0.25) +
        fillPath(rectangle(-wide / 2 + 6, -high + 4, wide, high, round), darker(tone, 0.4)) +
        c.inside(
          outline,
          face,
          fillPath(
            `M${-wide / 2},${-high}H${wide * 0.2}L${-wide * 0.24},0H${-wide / 2}Z`,
            '#ffffff',
            look.material === 'marble' ? 0.22 : 0.14,
          ),
        ) +
        stroke(outline, lighter(tone, 0.6), 2.4, { opacity: 0.8 }),
      { x, y, turn, scale: k },
    );
  };
  const lay = dice.pick('lay', isSmall ? ['stack', 'row', 'wall'] : ['fan', 'row', 'pair']);
  const turn = dice.between('tile turn', 2, 8);
  if (lay === 'wall') {
    // Four set side by side, as on a wall.
    const gap = wide + 8;
    const four = [0, 1]
      .flatMap((row) => [0, 1].map((column) => plate((column - 0.5) * gap, -row * (high + 8), 0, 1)))
      .join('');
    return {
      art: four + plate(gap + 40, 0, turn * 2, 0.9),
      box: [-gap - 6, -high * 2 - 12, gap * 2 + 190, high * 2 + 14],
      focus: [-200, -380, 300, 300],
    };
  }
  if (lay === 'stack') {
    const pile = Array.from({ length: dice.count('pile', 3, 6) }, (_, i) =>
      placed(
        c.form(rectangle(-150 + ((i * 37) % 14), -30 - i * 32, 300, 30, 5), i % 2 ? darker(tone, 0.12) : tone, {
          depth: 5,
        }),
        {},
      ),
    ).join('');
    return {
      art: placed(pile, { x: -90 }) + plate(130, 0, turn, 1.25) + plate(260, 0, turn * 2, 0.9),
      box: [-250, -280, 620, 284],
      focus: [0, -270, 280, 280],
    };
  }
  const spread = lay === 'pair' ? 0 : wide * 0.5;
  return {
    art:
      lay === 'row'
        ? plate(wide * 0.62, -6, 0, 0.96) + plate(-wide * 0.46, 0, 0, 1.06)
        : lay === 'pair'
          ? plate(wide * 0.4, -4, turn * 2.2, 0.92) + plate(-wide * 0.24, 0, -turn * 0.6, 1.1)
          : plate(wide * 0.6, -10, turn, 1) + plate(wide * 0.12, -4, 1, 1.06) + plate(-wide * 0.4, 0, -turn, 1.12),
    box: [-wide * 1.06 - spread * 0.1, -high * 1.2, wide * 2.24 + spread * 0.2, high * 1.2 + 2],
    feet: [[-wide, wide]],
    focus: [-260, -320, 280, 280],
  };
}

const FLOORS: Record<string, readonly [Hex, ...Hex[]]> = {
  oak: ['#c49d6c', '#b58a58', '#d2b083', '#a98a68', '#c9a87c'],
  walnut: ['#6d4b36', '#5a3d2c', '#7f5a42', '#64493c', '#8a6148'],
  pine: ['#dcba8a', '#e6cda6', '#d0a873', '#e8d8bc', '#cfb48c'],
};

/** Boards in a fan or a pile, a laid corner of floor, or boards that stand; grain, joints and bevels differ. */
export function laminate(c: Canvas, look: Look): Piece {
  const { dice } = look;
  const tone =
    look.isColored && !['brown', 'beige', 'cream'].includes(look.colorName)
      ? look.color
      : dice.pick('floor', FLOORS[look.material] ?? ['#c49d6c', '#a77b4e', '#8a6f58', '#d8c1a0', '#6d4b36', '#b7aea2']);
  const isThick = look.fact('dimensions').includes('1.2') || look.fact('dimensions').includes('24');
  const strength = dice.between('grain', 0.26, 0.7);
  const shadeOf = (i: number) => {
    const swing = dice.between(`board ${i}`, -0.16, 0.2);
    return swing > 0 ? lighter(tone, swing) : darker(tone, -swing);
  };
  const core = look.says('water resistant')
    ? dice.pick('core', ['#6f9a7c', '#7d93a3', '#5d6f66'])
    : dice.pick('core', ['#b89c74', '#a5875e', '#c9b18c']);
  const knots = (x: number, y: number, k: number) =>
    dice.chance('knots', 0.5)
      ? [0, 1]
          .map(
            (i) =>
              disc(x + i * 210 * k + dice.between(`knot ${i}`, 0, 90), y, 15 * k, 7 * k, darker(tone, 0.45), 0.7) +
              stroke(
                oval(x + i * 210 * k + dice.between(`knot ${i}`, 0, 90), y, 26 * k, 12 * k),
                darker(tone, 0.35),
                3,
                { opacity: 0.5 },
              ),
          )
          .join('')
      : '';
  const lay = dice.pick('lay', ['fan', 'floor', 'standing', 'pile']);
  if (lay === 'standing') {
    const count = dice.count('boards', 3, 5);
    const wide = isThick ? 132 : 104;
    return {
      art: Array.from({ length: count }, (_, i) => {
        const high = 470 - ((i * 67) % 130);
        const outline = rectangle(-wide / 2, -high, wide, high, 4);
        return placed(
          bar(-wide / 2 + 8, -high + 6, wide + 4, high - 6, '#10161d', 4, 0.25) +
            c.form(outline, shadeOf(i), {
              depth: 6,
              light: 0.4,
              art:
                woodGrain(c, shadeOf(i), strength, true) +
                placed(knots(-wide * 0.2, 0, 0.6), { x: 0, y: -high * 0.6, turn: 90 }),
            }) +
            bar(-wide / 2, -12, wide, 12, core),
          { x: (i - (count - 1) / 2) * wide * 0.86, turn: (i - (count - 1) / 2) * dice.between('fan', 1, 5) },
        );
      }).join(''),
      box: [-count * wide * 0.5 - 20, -500, count * wide + 40, 500],
      focus: [-170, -480, 330, 330],
    };
  }
  if (lay === 'floor') {
    // A corner of laid floor in perspective, on its underlay.
    const herringbone = dice.chance('herringbone', 0.4);
    const rows = isThick ? 4 : 6;
    const at = (u: number, v: number): [number, number] => [-330 + u * 560 + v * 130 - u * v * 60, -20 - v * 250];
    const path = (corners: readonly (readonly [number, number])[]) => polygon(corners.map(([u, v]) => at(u, v)));
    const whole = path([
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ]);
    const boards = herringbone
      ? Array.from({ length: 14 }, (_, i) =>
          Array.from({ length: 9 }, (_, k) => {
            const [u, v] = [i * 0.14 - 0.5, k * 0.18 - 0.3];
            const lean = k % 2 ? 0.16 : -0.16;
            return fillPath(
              path([
                [u, v],
                [u + 0.13, v],
                [u + 0.13 + lean, v + 0.17],
                [u + lean, v + 0.17],
              ]),
              shadeOf((i * 3 + k) % 9),
            );
          }).join(''),
        ).join('')
      : Array.from({ length: rows }, (_, k) =>
          Array.from({ length: 4 }, (_, i) => {
            const from = i * 0.45 - ((k * 0.31) % 0.45);
            return fillPath(
              path([
                [from, k / rows],
                [from + 0.445, k / rows],
                [from + 0.445, (k + 0.97) / rows],
                [from, (k + 0.97) / rows],
              ]),
              shadeOf(k * 3 + i),
            );
          }).join(''),
        ).join('');
    const edge = isThick ? 40 : 26;
    return {
      art:
        fillPath(
          polygon([at(0, 0), at(1, 0), [at(1, 0)[0], at(1, 0)[1] + edge], [at(0, 0)[0], at(0, 0)[1] + edge]]),
          c.linear([
            [0, darker(tone, 0.3)],
            [0.4, core],
            [1, darker(core, 0.4)],
          ]),
        ) +
        fillPath(
          polygon([at(1, 0), at(1, 1), [at(1, 1)[0], at(1, 1)[1] + edge * 0.8], [at(1, 0)[0], at(1, 0)[1] + edge]]),
          darker(core, 0.35),
        ) +
        fillPath(whole, darker(tone, 0.5)) +
        c.inside(whole, boards, woodGrain(c, tone, strength * 0.8)) +
        fillPath(
          whole,
          c.linear(
            [
              [0, '#ffffff', 0.24],
              [0.6, '#ffffff', 0],
            ],
            [0, 0, 1, 1],
          ),
        ),
      box: [-330, -276, 640, 300],
      feet: [[-320, 230]],
      focus: [-200, -280, 330, 260],
    };
  }
  const count = lay === 'pile' ? dice.count('boards', 5, 8) : dice.count('boards', 3, 5);
  const shift = lay === 'pile' ? dice.between('shift', -4, 5) : dice.between('shift', 20, 42);
  const rise = lay === 'pile' ? (isThick ? 40 : 30) : dice.between('rise', 54, 74);
  const thick = isThick ? 32 : 22;
  const lean = dice.between('lean', 80, 140);
  const plank = (i: number) => {
    const shade = shadeOf(i);
    const x = -330 + i * shift;
    const y = -i * rise;
    const top = polygon([
      [x, y - 20],
      [x + lean, y - 96],
      [x + lean + 450, y - 96],
      [x + 500, y - 20],
    ]);
    return (
      fillPath(
        polygon([
          [x, y - 20],
          [x + 500, y - 20],
          [x + 500, y - 20 + thick],
          [x, y - 20 + thick],
        ]),
        c.linear([
          [0, darker(shade, 0.2)],
          [0.4, core],
          [1, darker(shade, 0.5)],
        ]),
      ) +
      fillPath(
        polygon([
          [x + 500, y - 20],
          [x + lean + 450, y - 96],
          [x + lean + 450, y - 96 + thick],
          [x + 500, y - 20 + thick],
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
      c.inside(top, woodGrain(c, shade, strength) + knots(x + 120, y - 56, 1)) +
      stroke(`M${x},${y - 20}H${x + 500}`, lighter(shade, 0.6), 2, { opacity: 0.6 })
    );
  };
  const strap =
    lay === 'pile'
      ? placed(
          fillPath(
            `M-120,${-(count - 1) * rise - 20}L${-120 + lean},${-(count - 1) * rise - 96}h70L-50,${-(count - 1) * rise - 20}V4H-120Z`,
            look.accent,
            0.92,
          ),
          {},
        )
      : '';
  const wide = lean + 460 + Math.abs(shift) * count;
  return {
    art: Array.from({ length: count }, (_, i) => plank(i)).join('') + strap,
    box: [-340, -(count - 1) * rise - 100, wide, (count - 1) * rise + 116],
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
