/** Tiles. */
import { bar, type Canvas, disc, fillPath, placed, sheet, stroke } from '../../studio/canvas.ts';
import { darker, type Hex, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { marbleVeins } from '../../studio/surface.ts';

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
