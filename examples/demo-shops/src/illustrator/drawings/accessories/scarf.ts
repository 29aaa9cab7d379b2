/** Scarves and kerchiefs. */
import { type Canvas, disc, fillPath, placed, round, stroke } from '../../studio/canvas.ts';
import { darker, lighter, lightness } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

export function scarf(c: Canvas, look: Look): Piece {
  if (look.says('square')) return kerchief(c, look);
  const { dice, color: tone } = look;
  const broad = look.says('oversized') ? 1.35 : 1;
  const weave = cloth(c, look);
  const long = dice.between('length', 560, 640);
  const fringe = dice.chance('fringe', 0.7);
  const tail = (x: number, w: number, end: number, shade: number) => {
    const outline = `M${x - w * 0.4},150C${x - w * 0.6},300 ${x - w * 0.7},440 ${x - w * 0.66},${end}Q${x},${end + 16} ${x + w * 0.66},${end}C${x + w * 0.7},440 ${x + w * 0.5},300 ${x + w * 0.4},150Z`;
    const threads = Array.from(
      { length: 17 },
      (_, i) => `M${round(x - w * 0.62 + (i * w * 1.24) / 16)},${end}l${(i % 3) - 1},46`,
    ).join('');
    return (
      (fringe ? stroke(threads, darker(tone, 0.16), 5) + stroke(threads, lighter(tone, 0.25), 2) : '') +
      c.form(outline, darker(tone, shade), {
        depth: 15,
        dark: 0.5,
        art:
          weave +
          c.blurred(
            6,
            stroke(
              `M${x - w * 0.14},150Q${x - w * 0.3},360 ${x - w * 0.2},${end}M${x + w * 0.2},150Q${x + w * 0.3},360 ${x + w * 0.3},${end}`,
              darker(tone, 0.6),
              12,
            ),
            0.4,
          ),
      })
    );
  };
  const loop =
    'M-190,60C-190,-30 -90,-64 0,-64C90,-64 190,-30 190,60C180,150 90,200 0,204C-90,200 -180,150 -190,60ZM-96,40C-70,90 70,90 96,40C70,10 -70,10 -96,40Z';
  const wraps = c.blurred(
    6,
    stroke(
      'M-180,60C-130,140 -40,166 60,150M-150,10C-150,90 -40,130 110,110M180,80C120,140 60,180 -40,186',
      darker(tone, 0.62),
      13,
    ) + stroke('M-170,90C-110,160 -20,180 80,166', lighter(tone, 0.6), 11),
    0.42,
  );
  return {
    art:
      tail(-58 * broad, 92 * broad, long, 0.08) +
      tail(52 * broad, 100 * broad, long - dice.between('short', 40, 120), 0) +
      fillPath('M-96,40C-70,90 70,90 96,40C70,10 -70,10 -96,40Z', darker(tone, 0.6)) +
      `<g fill-rule="evenodd">${c.form(loop, tone, { depth: 20, dark: 0.5, art: weave + wraps })}</g>` +
      fillPath(
        'M-96,38C-70,84 70,84 96,38C70,12 -70,12 -96,38Z',
        c.linear([
          [0, darker(tone, 0.66)],
          [1, darker(tone, 0.42)],
        ]),
      ),
    box: [-194, -66, 388, long + 120],
    outline: `M-190,60C-190,-30 -90,-64 0,-64C90,-64 190,-30 190,60L120,${long}H-120Z`,
    focus: [-190, -70, 340, 340],
  };
}

/** A square of printed silk, laid out flat on its corner, with a border and a rolled hem. */
function kerchief(c: Canvas, look: Look): Piece {
  const { dice, color: tone } = look;
  const r = 330;
  const square = (size: number) =>
    `M0,${r - size}C${size * 0.34},${r - size * 0.62} ${size * 0.66},${r - size * 0.36} ${size},${r}C${size * 0.66},${r + size * 0.34} ${size * 0.36},${r + size * 0.64} 0,${r + size}C${-size * 0.36},${r + size * 0.66} ${-size * 0.62},${r + size * 0.34} ${-size},${r}C${-size * 0.64},${r - size * 0.36} ${-size * 0.34},${r - size * 0.66} 0,${r - size}Z`;
  const border = lightness(look.accent) > 0.8 && lightness(tone) > 0.8 ? darker(tone, 0.4) : look.accent;
  const edge = dice.between('border', 0.8, 0.88);
  const folds = c.blurred(
    7,
    stroke(
      `M-40,${r * 0.16}Q30,${r} -60,${r * 1.86}M120,${r * 0.5}Q170,${r} 90,${r * 1.5}M${-r * 0.86},${r * 0.96}Q-120,${r * 0.9} -20,${r * 0.7}`,
      darker(tone, 0.6),
      14,
    ) +
      stroke(
        `M-10,${r * 0.14}Q60,${r} -30,${r * 1.84}M-180,${r * 0.6}Q-150,${r} -190,${r * 1.4}`,
        lighter(tone, 0.8),
        16,
      ),
    look.material === 'silk' ? 0.5 : 0.34,
  );
  const motif = Array.from({ length: 4 }, (_, i) =>
    placed(stroke('M-60,0Q0,-50 60,0Q0,50 -60,0Z', border, 5) + disc(0, 0, 15, 15, border), {
      x: [0, 150, 0, -150][i] ?? 0,
      y: r + ([-150, 0, 150, 0][i] ?? 0),
      turn: i % 2 ? 90 : 0,
    }),
  ).join('');
  return {
    art: c.form(square(r), tone, {
      depth: 10,
      dark: 0.4,
      light: 0.4,
      art:
        fillPath(square(r), border, 0.85) +
        fillPath(square(r * edge), tone) +
        c.inside(square(r * edge), cloth(c, look)) +
        stroke(square(r * edge * 0.94), border, 3, { opacity: 0.8 }) +
        (look.pattern === '' || look.pattern === 'plain' ? motif : '') +
        folds,
    }),
    box: [-r, 0, r * 2, r * 2],
    outline: square(r),
    focus: [-r * 0.9, r * 0.2, r * 1.2, r * 1.2],
  };
}
