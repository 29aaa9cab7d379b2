/** Textures and folds of cloth: ribbing, quilting, cables, pleats, tulle, bows. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { rectangle } from '../studio/outline.ts';
import { cloth } from '../studio/surface.ts';
import { type Cut } from './garment-cut.ts';

export function ribTile(c: Canvas, look: Look): string {
  return c.tile(
    9,
    20,
    bar(0, 0, 9, 20, look.color) +
      bar(0, 0, 3, 20, darker(look.color, 0.4), 0, 0.5) +
      bar(5, 0, 2, 20, lighter(look.color, 0.4), 0, 0.4),
  );
}

/** Channels filled with down: each swells between two seams. */
export function pufferLines(c: Canvas, look: Look, top: number, bottom: number, left: number, right: number): string {
  const gap = look.dice.between('channel', 50, 66);
  let seams = '';
  let dark = '';
  let light = '';
  for (let y = top; y < bottom; y += gap) {
    const line = (at: number) => `M${left},${round(at)}Q${(left + right) / 2},${round(at + 12)} ${right},${round(at)}`;
    seams += line(y);
    dark += line(y - 7);
    light += line(y + gap * 0.34);
  }
  return (
    c.blurred(
      6,
      stroke(dark, darker(look.color, 0.7), 16) +
        stroke(light, lighter(look.color, lightness(look.color) < 0.3 ? 0.3 : 0.55), 15, { opacity: 0.8 }),
      0.5,
    ) + stroke(seams, darker(look.color, 0.62), 2.6, { opacity: 0.7 })
  );
}

/** Plaits of a cable-knit sweater: columns of crossing strands between ribs. */
export function cableColumns(c: Canvas, look: Look, half: number, length: number): string {
  const dark = darker(look.color, 0.55);
  const light = lighter(look.color, 0.55);
  const strand =
    stroke('M4,0C4,18 32,20 32,40C32,58 4,62 4,80', dark, 11, { opacity: 0.5 }) +
    stroke('M32,0C32,18 4,20 4,40C4,58 32,62 32,80', dark, 11, { opacity: 0.4 }) +
    stroke('M2,-2C2,16 30,18 30,38C30,56 2,60 2,78', light, 6, { opacity: 0.5 }) +
    stroke('M34,0C34,18 6,20 6,40', light, 4, { opacity: 0.3 });
  const plait = c.tile(46, 80, `<g transform="translate(5 0)">${strand}</g>`);
  return [-0.66, -0.22, 0.22, 0.66]
    .map((t) => {
      const x = half * t - 23;
      return `<g transform="translate(${round(x)} 0)">${bar(0, -20, 46, length + 60, plait)}${bar(-5, -20, 3, length + 60, dark, 0, 0.4)}${bar(48, -20, 3, length + 60, dark, 0, 0.4)}</g>`;
    })
    .join('');
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
  strength = 0.46,
): string {
  let valleys = '';
  let ridges = '';
  const heavy = ['denim', 'leather', 'wool', 'velvet'].includes(look.material) ? 1.35 : 1;
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count - 0.5 + look.dice.between(`fold${i}`, -0.024, 0.024);
    const [x0, x1] = [t * waist * 1.86, t * hem * 1.96];
    const wide =
      heavy *
      (7 + 10 * Math.cos(t * Math.PI)) *
      Math.min(1.3, 9 / count + 0.15) *
      look.dice.between(`fold width${i}`, 0.7, 1.25);
    const long = top + (bottom - top) * look.dice.between(`fold top${i}`, 0.02, 0.26);
    const mid = top + (bottom - top) * 0.55;
    valleys += `M${round(x0)},${round(long)}Q${round(x0 + (x1 - x0) * 0.3)},${round(mid)} ${round(x1 - wide)},${bottom + 40}H${round(x1 + wide)}Q${round(x0 + (x1 - x0) * 0.36 + 5)},${round(mid)} ${round(x0)},${round(long)}Z`;
    const rx = x1 - wide * 2;
    ridges += `M${round(x0 - 8)},${round(long)}Q${round(x0 + (x1 - x0) * 0.3 - 10)},${round(mid)} ${round(rx - wide * 0.5)},${bottom + 40}H${round(rx + wide * 0.6)}Q${round(x0 + (x1 - x0) * 0.34 - 8)},${round(mid)} ${round(x0 - 8)},${round(long)}Z`;
  }
  return c.blurred(
    4.5,
    fillPath(valleys, darker(look.color, 0.66)) + fillPath(ridges, lighter(look.color, 0.55), 0.85),
    strength,
  );
}

/** Knife pleats: each has a sharp fold, a lit face and a shaded one. No blur. */
export function knifePleats(look: Look, top: number, bottom: number, waist: number, hem: number): string {
  const count = look.dice.count('pleats', 14, 19);
  let faces = '';
  let shades = '';
  let edges = '';
  for (let i = 0; i <= count; i++) {
    const [a, b] = [i / count - 0.5, (i + 0.42) / count - 0.5];
    const x = (t: number, wide: number) => round(t * wide * 2);
    faces += `M${x(b, waist)},${top}L${x(b + 0.02, hem)},${bottom + 40}H${x(b + 0.3 / count + 0.02, hem)}L${x(b + 0.3 / count, waist)},${top}Z`;
    shades += `M${x(a, waist)},${top}L${x(a, hem)},${bottom + 40}H${x(b, hem)}L${x(b, waist)},${top}Z`;
    edges += `M${x(a, waist)},${top}L${x(a, hem)},${bottom + 40}`;
  }
  return (
    fillPath(shades, darker(look.color, 0.6), 0.32) +
    fillPath(faces, lighter(look.color, 0.6), 0.3) +
    stroke(edges, darker(look.color, 0.66), 2.2, { opacity: 0.5 })
  );
}

/** Seams of a tiered skirt, each gathered. */
export function tierSeams(c: Canvas, look: Look, top: number, bottom: number, waist: number, hem: number): string {
  const dark = darker(look.color, 0.6);
  return [0.36, 0.68]
    .map((t) => {
      const y = top + (bottom - top) * t;
      const half = waist + (hem - waist) * (t + 0.1);
      const gathers = Array.from({ length: 26 }, (_, i) => {
        const x = -half + (i + 0.5) * (half / 13);
        const tall = look.dice.between(`gather${i}`, 22, 46);
        return `M${round(x)},${round(y + 3)}q${round(x * 0.02)},${round(tall * 0.6)} ${round(x * 0.06)},${round(tall)}`;
      }).join('');
      const seam = `M${round(-half)},${round(y - 4)}Q0,${round(y + 16)} ${round(half)},${round(y - 4)}`;
      return (
        c.blurred(5, placed(stroke(seam, dark, 12, { opacity: 0.7 }) + bar(0, y, 1, 14, dark), { y: 8 }), 0.5) +
        stroke(gathers, dark, 2.4, { opacity: 0.34 }) +
        stroke(seam, dark, 2.2, { opacity: 0.5 })
      );
    })
    .join('');
}

/** Layers of net over a skirt. */
export function tulle(c: Canvas, look: Look, top: number, bottom: number, hem: number): string {
  const net = c.tile(7, 7, stroke('M0,0L7,7M7,0L0,7', lighter(look.color, 0.8), 0.9, { opacity: 0.45 }));
  const layer = (t: number) =>
    stroke(
      `M${-hem},${round(top + (bottom - top) * t)}Q0,${round(top + (bottom - top) * t + 36)} ${hem},${round(top + (bottom - top) * t)}`,
      lighter(look.color, 0.7),
      5,
      { opacity: 0.55 },
    );
  return bar(-hem - 30, top, hem * 2 + 60, bottom - top + 60, net) + layer(0.74) + layer(0.87) + layer(0.97);
}

/** What is seen inside the lapels of a suit. */
export function underSuit(c: Canvas, look: Look, cut: Cut): string {
  const { neckHalf: half, neckDepth: depth, inside } = cut;
  const linen = look.dice.pick('shirt', ['#f6f5f1', '#e3ebf2', '#f3eee4'] as const);
  const tie = lightness(look.accent) > 0.78 ? darker(look.accent, 0.5) : look.accent;
  const low = depth + 30;
  const chest = fillPath(
    `M${-half - 12},-4L${-half - 4},40L0,${low}L${half + 4},40L${half + 12},-4Q0,-26 ${-half - 12},-4Z`,
    c.linear(
      [
        [0, darker(linen, 0.18)],
        [0.42, linen],
        [1, darker(linen, 0.16)],
      ],
      [0, 0, 1, 0],
    ),
  );
  if (inside === 'blouse')
    return (
      chest +
      fillPath(`M${-half * 0.7},-8Q0,${depth * 1.1} ${half * 0.7},-8Q0,-26 ${-half * 0.7},-8Z`, darker(linen, 0.42)) +
      stroke(`M${-half * 0.7},-8Q0,${depth * 1.1} ${half * 0.7},-8`, '#ffffff', 4, { opacity: 0.9 })
    );
  const knot = fillPath(
    `M-15,30L15,30L10,56L-10,56Z`,
    c.linear(
      [
        [0, lighter(tie, 0.25)],
        [1, darker(tie, 0.2)],
      ],
      [0, 0, 1, 0.4],
    ),
  );
  const blade = `M-9,54L9,54L22,${low - 10}L0,${low + 40}L-22,${low - 10}Z`;
  const weave = look.dice.pick('tie', [
    '',
    c.tile(18, 18, bar(0, 0, 6, 18, lighter(tie, 0.45), 0, 0.6), 38),
    c.tile(14, 14, disc(4, 4, 2, 2, lighter(tie, 0.6)) + disc(11, 11, 2, 2, lighter(tie, 0.6))),
  ] as const);
  const vest =
    inside === 'waistcoat'
      ? c.form(
          `M${-half - 20},120L-4,${low + 6}L4,${low + 6}L${half + 20},120V${low + 220}H${-half - 20}Z`,
          darker(look.color, 0.1),
          {
            depth: 6,
            dark: 0.6,
            art: cloth(c, look),
          },
        ) + [0, 1, 2].map((i) => disc(0, low + 26 + i * 34, 6, 6, darker(look.color, 0.55))).join('')
      : '';
  return (
    chest +
    stroke(`M0,50V${low}`, darker(linen, 0.4), 2, { opacity: 0.5 }) +
    fillPath(
      blade,
      c.linear(
        [
          [0, lighter(tie, 0.2)],
          [0.6, tie],
          [1, darker(tie, 0.3)],
        ],
        [0, 0, 1, 0],
      ),
    ) +
    (weave ? fillPath(blade, weave) : '') +
    vest +
    knot +
    fillPath(
      `M${-half - 2},-12L0,32L-30,78L${-half - 14},16ZM${half + 2},-12L0,32L30,78L${half + 14},16Z`,
      c.linear([
        [0, '#ffffff'],
        [1, darker(linen, 0.1)],
      ]),
    ) +
    stroke('M0,32L-30,78M0,32L30,78', darker(linen, 0.45), 2, { opacity: 0.5 })
  );
}

/** A bow of ribbon with two ends; the knot at 0, 0. */
export function ribbonBow(c: Canvas, tone: Hex, size: number, tail: number): string {
  const loop = `M0,0C${round(-size * 0.3)},${round(-size * 0.62)} ${round(-size)},${round(-size * 0.6)} ${round(-size)},${round(-size * 0.08)}C${round(-size)},${round(size * 0.46)} ${round(-size * 0.3)},${round(size * 0.4)} 0,0Z`;
  const end = (k: number) =>
    `M0,0C${round(k * size * 0.1)},${round(tail * 0.4)} ${round(k * size * 0.34)},${round(tail * 0.7)} ${round(k * size * 0.3)},${round(tail)}L${round(k * size * 0.62)},${round(tail * 0.93)}C${round(k * size * 0.66)},${round(tail * 0.6)} ${round(k * size * 0.36)},${round(tail * 0.25)} 0,0Z`;
  const crease = stroke(
    `M0,0C${round(-size * 0.3)},${round(-size * 0.16)} ${round(-size * 0.5)},${round(-size * 0.16)} ${round(-size * 0.72)},${round(-size * 0.1)}`,
    darker(tone, 0.6),
    3,
    { opacity: 0.45 },
  );
  const relief = { depth: 5, dark: 0.55, light: 0.5 };
  return (
    c.form(end(-1), darker(tone, 0.06), relief) +
    c.form(end(1), darker(tone, 0.1), relief) +
    c.form(loop, lighter(tone, 0.05), relief) +
    crease +
    placed(c.form(loop, tone, relief) + crease, { mirror: true }) +
    c.form(rectangle(-size * 0.17, -size * 0.19, size * 0.34, size * 0.38, size * 0.1), darker(tone, 0.06), {
      depth: 4,
    })
  );
}
