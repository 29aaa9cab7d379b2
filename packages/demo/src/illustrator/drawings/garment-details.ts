/** What lies on the cloth: collars, closures, pockets, belts, ribbing, folds. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import { type Cut, neckline } from './garment-cut.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { cloth } from '../studio/surface.ts';

export function ribTile(c: Canvas, look: Look): string {
  return c.tile(
    11,
    20,
    bar(0, 0, 11, 20, look.color) +
      bar(0, 0, 4, 20, darker(look.color, 0.45), 0, 0.55) +
      bar(6, 0, 3, 20, lighter(look.color, 0.4), 0, 0.4),
  );
}

export function pufferLines(c: Canvas, look: Look, top: number, bottom: number, left: number, right: number): string {
  const gap = look.dice.between('channel', 58, 84);
  let dark = '';
  let light = '';
  for (let y = top; y < bottom; y += gap) {
    dark += `M${left},${round(y)}Q${(left + right) / 2},${round(y + 14)} ${right},${round(y)}`;
    light += `M${left},${round(y + 20)}Q${(left + right) / 2},${round(y + 34)} ${right},${round(y + 20)}`;
  }
  return (
    c.blurred(
      4,
      stroke(dark, darker(look.color, 0.65), 12) + stroke(light, lighter(look.color, 0.6), 12, { opacity: 0.8 }),
      0.55,
    ) + stroke(dark, darker(look.color, 0.6), 2.4, { opacity: 0.6 })
  );
}

/** Folds fan out from the waist: dark valleys and bright ridges, one blur for all. */
export function skirtFolds(
  c: Canvas,
  look: Look,
  top: number,
  bottom: number,
  waist: number,
  hem: number,
  count: number,
): string {
  let valleys = '';
  let ridges = '';
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5 + look.dice.between(`fold${i}`, -0.02, 0.02);
    const [x0, x1] = [t * waist * 1.86, t * hem * 1.96];
    const wide = 10 + 12 * Math.cos(t * Math.PI);
    const long = top + (bottom - top) * look.dice.between(`fold top${i}`, 0.02, 0.2);
    valleys += `M${round(x0)},${round(long)}Q${round(x0 + (x1 - x0) * 0.3)},${round(top + (bottom - top) * 0.55)} ${round(x1 - wide)},${bottom + 40}H${round(x1 + wide)}Q${round(x0 + (x1 - x0) * 0.36 + 5)},${round(top + (bottom - top) * 0.55)} ${round(x0)},${round(long)}Z`;
    const rx = x1 - wide * 2;
    ridges += `M${round(x0 - 8)},${round(long)}Q${round(x0 + (x1 - x0) * 0.3 - 10)},${round(top + (bottom - top) * 0.55)} ${round(rx - wide * 0.5)},${bottom + 40}H${round(rx + wide * 0.6)}Q${round(x0 + (x1 - x0) * 0.34 - 8)},${round(top + (bottom - top) * 0.55)} ${round(x0 - 8)},${round(long)}Z`;
  }
  return c.blurred(
    5,
    fillPath(valleys, darker(look.color, 0.66)) + fillPath(ridges, lighter(look.color, 0.5), 0.85),
    0.46,
  );
}

export function shirtAndTie(c: Canvas, look: Look, half: number, depth: number): string {
  const linen = look.dice.pick('shirt', ['#f6f5f1', '#dfe8f0', '#f0e9dc']);
  const tie = look.accent;
  return (
    fillPath(
      `M${-half - 10},0L0,${depth + 20}L${half + 10},0Q0,-20 ${-half - 10},0Z`,
      c.linear([
        [0, darker(linen, 0.16)],
        [0.4, linen],
        [1, darker(linen, 0.14)],
      ]),
    ) +
    fillPath(
      `M-14,40L14,40L10,62L24,${depth}L0,${depth + 20}L-24,${depth}L-10,62Z`,
      c.linear(
        [
          [0, lighter(tie, 0.16)],
          [1, darker(tie, 0.3)],
        ],
        [0, 0, 1, 0.2],
      ),
    ) +
    fillPath(`M${-half},-4L-4,38L-34,70L${-half - 8},10ZM${half},-4L4,38L34,70L${half + 8},10Z`, linen) +
    stroke(`M-4,38L-34,70M4,38L34,70`, darker(linen, 0.4), 2, { opacity: 0.5 })
  );
}

/** Collars, closures, pockets, belts: what lies on the cloth. */
export function trimmings(c: Canvas, look: Look, cut: Cut, half: number, depth: number): string {
  const { color: tone, dice } = look;
  const { length, waist, chest } = cut;
  const dark = darker(tone, 0.6);
  const seam = (d: string) => stroke(d, dark, 2.2, { opacity: 0.5 });
  const parts: string[] = [];
  const button = (x: number, y: number, r = 8) => {
    const pearl = dice.pick('button', [lighter(tone, 0.6), darker(tone, 0.5), '#e9dfca', '#5a3d28']);
    return (
      disc(x + 1.5, y + 2.5, r, r, '#10161d', 0.4) +
      disc(
        x,
        y,
        r,
        r,
        c.radial(
          [
            [0, lighter(pearl, 0.5)],
            [1, darker(pearl, 0.15)],
          ],
          0.4,
          0.35,
          0.7,
        ),
      ) +
      disc(x - 2, y, 1.3, 1.3, dark) +
      disc(x + 2, y, 1.3, 1.3, dark)
    );
  };

  if (cut.front === 'buttons') {
    const from = cut.neck === 'lapel' ? depth + 24 : depth + 10;
    parts.push(
      bar(
        -18,
        from - 6,
        36,
        length - from + 14,
        c.linear(
          [
            [0, '#ffffff', 0.16],
            [0.7, '#ffffff', 0],
            [1, '#10161d', 0.3],
          ],
          [0, 0, 1, 0],
        ),
      ),
      seam(`M-18,${from}V${length + 12}M18,${from}V${length + 12}`),
    );
    const count = cut.neck === 'lapel' ? dice.count('buttons', 1, 3) : 6;
    const gap = cut.neck === 'lapel' ? 84 : (length - from - 50) / (count - 1);
    for (let i = 0; i < count; i++) parts.push(button(0, from + 18 + i * gap, cut.neck === 'lapel' ? 11 : 8));
  }
  if (cut.front === 'double') {
    parts.push(seam(`M44,${depth - 10}L52,${length + 8}`));
    for (let i = 0; i < 3; i++) parts.push(button(-40, depth + 20 + i * 92, 12), button(36, depth + 20 + i * 92, 12));
  }
  if (cut.front === 'zip') {
    const metal = c.tile(
      10,
      9,
      bar(0, 0, 10, 9, darker(tone, 0.45)) + bar(0, 1, 5, 4, '#d5dadc') + bar(5, 5, 5, 4, '#9aa2a6'),
    );
    parts.push(
      seam(`M-14,${depth}V${length + 10}M14,${depth}V${length + 10}`),
      `<rect x="-5" y="${round(depth)}" width="10" height="${round(length - depth + 8)}" fill="${metal}"/>`,
      bar(-6, depth + 4, 12, 34, '#b9c0c4', 4),
      bar(-3, depth + 30, 6, 26, '#8b9194', 3),
    );
  }
  switch (cut.neck) {
    case 'collar': {
      const wing = `M${-half - 6},-10C${-half * 0.5},10 -20,34 -2,${depth}L${-half * 0.5},${depth + 52}L${-half - 26},24Z`;
      parts.push(fillPath(`M${-half},-8Q0,-30 ${half},-8L${half * 0.9},16Q0,-4 ${-half * 0.9},16Z`, darker(tone, 0.2)));
      for (const mirror of [true, false])
        parts.push(
          placed(
            c.form(wing, lighter(tone, mirror ? 0.02 : 0.08), {
              depth: 6,
              dark: 0.5,
              light: 0.55,
              art: cloth(c, look),
            }),
            { mirror },
          ),
        );
      break;
    }
    case 'lapel': {
      const w = dice.between('lapel', 56, 84);
      const lapel = `M${-half - 6},-8C${-half - 14},30 ${-half - w * 0.5},70 ${-half - w},112L${-half - w * 0.5},130L${-half - w * 0.76},150C${-half - w * 0.3},${depth * 0.8} -24,${depth} 0,${depth + 8}C-26,${depth * 0.7} ${-half * 0.9},70 ${-half + 8},-4Z`;
      for (const mirror of [true, false])
        parts.push(
          placed(
            c.form(lapel, lighter(tone, mirror ? 0 : 0.07), { depth: 7, dark: 0.6, light: 0.5, art: cloth(c, look) }),
            { mirror },
          ),
        );
      parts.push(
        fillPath(`M${-half},-6Q0,-34 ${half},-6L${half * 0.8},10Q0,-10 ${-half * 0.8},10Z`, darker(tone, 0.3)),
      );
      break;
    }
    case 'turtle':
      parts.push(
        c.form(
          `M${-half - 4},14C${-half + 2},-20 ${-half + 6},-50 ${-half + 4},-74Q0,-90 ${half - 4},-74C${half - 6},-50 ${half - 2},-20 ${half + 4},14Q0,44 ${-half - 4},14Z`,
          tone,
          { depth: 10, fill: ribTile(c, look) },
        ),
      );
      break;
    case 'hood': {
      const hood = `M${-half - 40},40C${-half - 60},-40 ${-half - 10},-110 0,-112C${half + 10},-110 ${half + 60},-40 ${half + 40},40C${half + 10},80 30,${depth + 30} 0,${depth + 40}C-30,${depth + 30} ${-half - 10},80 ${-half - 40},40Z`;
      const opening = `M${-half + 2},34C${-half - 12},-30 -40,-76 0,-78C40,-76 ${half + 12},-30 ${half - 2},34C${half * 0.6},66 24,${depth + 10} 0,${depth + 22}C-24,${depth + 10} ${-half * 0.6},66 ${-half + 2},34Z`;
      parts.push(
        c.form(hood, tone, { depth: 16, art: cloth(c, look) }),
        fillPath(
          opening,
          c.linear([
            [0, darker(tone, 0.62)],
            [1, darker(tone, 0.36)],
          ]),
        ),
        stroke(opening, darker(tone, 0.4), 3, { opacity: 0.6 }),
      );
      const cord = lightness(tone) > 0.6 ? darker(tone, 0.35) : lighter(tone, 0.7);
      parts.push(
        stroke(
          `M-26,${depth + 14}C-34,${depth + 80} -28,${depth + 120} -32,${depth + 160}M26,${depth + 14}C36,${depth + 70} 28,${depth + 110} 34,${depth + 146}`,
          cord,
          7,
        ),
        bar(-36, depth + 150, 8, 20, '#b9c0c4', 3),
        bar(30, depth + 138, 8, 20, '#b9c0c4', 3),
      );
      break;
    }
    default: {
      const edge = `M${-half},0${neckline(cut.neck, half, depth)}`;
      if (cut.ribbed || cut.sleeve === 'short' || cut.sleeve === 'long')
        parts.push(stroke(edge, ribTile(c, look), 22, { cap: 'butt' }), stroke(edge, dark, 1.6, { opacity: 0.4 }));
      else
        parts.push(
          stroke(edge, lighter(tone, 0.4), 3, { opacity: 0.7 }),
          placed(stroke(edge, dark, 1.6, { opacity: 0.45, dash: '5 4' }), { y: 9, scale: 1.06 }),
        );
    }
  }
  if (cut.pocket === 'chest')
    parts.push(
      c.form(
        polygon([
          [42, 180],
          [108, 180],
          [108, 250, 4],
          [75, 262, 4],
          [42, 250, 4],
        ]),
        tone,
        { depth: 4, dark: 0.5, light: 0.3, art: cloth(c, look) },
      ),
    );
  if (cut.pocket === 'flaps') {
    const y = Math.min(length - 190, 400);
    for (const mirror of [true, false])
      parts.push(
        placed(
          c.form(rectangle(chest * 0.26, y, chest * 0.5, 34, 6), tone, { depth: 5, dark: 0.55, art: cloth(c, look) }),
          { mirror },
        ),
      );
  }
  if (cut.pocket === 'pouch')
    parts.push(
      c.form(
        polygon([
          [-chest * 0.56, length - 70, 8],
          [-chest * 0.5, length - 140, 10],
          [-chest * 0.34, length - 206, 10],
          [chest * 0.34, length - 206, 10],
          [chest * 0.5, length - 140, 10],
          [chest * 0.56, length - 70, 8],
        ]),
        tone,
        { depth: 7, dark: 0.5, light: 0.4, art: cloth(c, look) },
      ),
    );
  if (cut.belt) {
    const y = cut.skirtFrom ?? Math.min(360, length * 0.48);
    const strap = dice.chance('belt contrast', 0.5) ? darker(tone, 0.35) : tone;
    parts.push(
      c.form(
        `M${-waist - 3},${y - 16}Q0,${y + 4} ${waist + 3},${y - 16}L${waist + 5},${y + 14}Q0,${y + 36} ${-waist - 5},${y + 14}Z`,
        strap,
        { depth: 5, dark: 0.55 },
      ),
    );
    if (!cut.skirtFrom)
      parts.push(
        `<rect x="-20" y="${round(y - 8)}" width="40" height="36" rx="5" fill="none" stroke="${darker(tone, 0.55)}" stroke-width="7"/>`,
      );
  }
  return parts.join('');
}
