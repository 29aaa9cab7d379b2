/** What lies on the cloth: collars, closures, pockets, belts, ribbing, folds. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter, lightness } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { cloth } from '../studio/surface.ts';
import { type Cut, neckline } from './garment-cut.ts';

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

/** A picture on the chest of a T-shirt or a hoodie. */
function chestPrint(look: Look): string {
  const ink = lightness(look.color) > 0.6 ? darker(look.color, 0.72) : '#f4efe2';
  const { accent, dice } = look;
  return placed(
    dice.pick('graphic', [
      disc(0, 0, 62, 62, accent) +
        fillPath('M-62,18L-20,-26L4,2L24,-18L62,18A62,62 0 0 1 -62,18Z', ink) +
        disc(26, -34, 12, 12, ink),
      `<rect x="-70" y="-46" width="140" height="22" fill="${ink}"/><rect x="-70" y="-12" width="140" height="22" fill="${accent}"/><rect x="-70" y="22" width="140" height="22" fill="${ink}"/>`,
      fillPath('M0,-62L18,-20L64,-18L28,10L40,56L0,30L-40,56L-28,10L-64,-18L-18,-20Z', accent) +
        stroke('M-70,74H70', ink, 7),
      stroke('M-66,10q22,-44 44,0t44,0t44,0', accent, 11) +
        stroke('M-66,38q22,-44 44,0t44,0t44,0', ink, 11) +
        disc(0, -42, 20, 20, ink),
      disc(-28, 0, 44, 44, ink) + disc(28, 0, 44, 44, accent, 0.88),
    ]),
    look.category === 'hoodie' ? { y: 176, scale: 0.66 } : { y: 214, scale: look.isForKids ? 1.15 : 0.95 },
  );
}

/** Collars, closures, pockets, belts: what lies on the cloth. */
export function trimmings(c: Canvas, look: Look, cut: Cut): string {
  const { color: tone, dice } = look;
  const { length, waist, waistY, chest, hem, neckHalf: half, neckDepth: depth } = cut;
  const dark = darker(tone, 0.62);
  const isDenim = look.material === 'denim';
  const thread = isDenim ? '#cf9a52' : dark;
  const seam = (d: string, opacity = 0.5) => stroke(d, dark, 2.2, { opacity });
  const stitch = (d: string) => stroke(d, thread, 2.2, { opacity: isDenim ? 0.9 : 0.45, dash: '6 4' });
  const lapelled = cut.neck === 'lapel';
  const parts: string[] = [];
  const pearl = isDenim
    ? '#c58f4e'
    : dice.pick('button', [lighter(tone, 0.62), darker(tone, 0.5), '#e9dfca', '#5a3d28'] as const);
  const button = (x: number, y: number, r = 7) =>
    disc(x + 1.5, y + 2.5, r, r, '#10161d', 0.4) +
    disc(
      x,
      y,
      r,
      r,
      c.radial(
        [
          [0, lighter(pearl, 0.5)],
          [1, darker(pearl, 0.18)],
        ],
        0.4,
        0.35,
        0.7,
      ),
    ) +
    disc(x - 2, y, 1.2, 1.2, dark) +
    disc(x + 2, y, 1.2, 1.2, dark);
  const flap = (outline: string, depthOf = 5) =>
    c.form(outline, lighter(tone, 0.02), { depth: depthOf, dark: 0.55, light: 0.4, art: cloth(c, look) });

  if (cut.graphic) parts.push(chestPrint(look));
  if (cut.yoke) {
    const line = `M${-chest + 6},132Q0,150 ${chest - 6},132`;
    const panels = `M${-chest * 0.44},142L${-chest * 0.22},${length - 44}M${chest * 0.44},142L${chest * 0.22},${length - 44}`;
    parts.push(seam(line), placed(stitch(line), { y: 6 }), seam(panels, 0.4), placed(stitch(panels), { x: 5 }));
    parts.push(
      c.form(rectangle(-hem - 4, length - 42, hem * 2 + 8, 40, 5), tone, { depth: 5, art: cloth(c, look) }),
      stitch(`M${-hem},${length - 34}H${hem}M${-hem},${length - 9}H${hem}`),
    );
  }

  switch (cut.front) {
    case 'buttons':
    case 'snaps': {
      const from = lapelled ? depth + 14 : depth + 8;
      const to = cut.fall ? (cut.belt === 'none' && dice.chance('button through', 0.4) ? waistY : length - 60) : length;
      parts.push(
        bar(
          -17,
          from - 6,
          34,
          (cut.fall ? to : length) - from + 14,
          c.linear(
            [
              [0, '#ffffff', 0.16],
              [0.75, '#ffffff', 0],
              [1, '#10161d', 0.3],
            ],
            [0, 0, 1, 0],
          ),
        ),
      );
      if (!lapelled) parts.push(seam(`M-17,${from}V${to + 6}M17,${from}V${to + 6}`));
      else parts.push(seam(`M16,${from}L18,${length + 8}`, 0.7));
      const count = lapelled ? dice.count('buttons', 1, 2) : Math.max(4, Math.round((to - from) / 66));
      const gap = lapelled ? 74 : (to - from - 40) / (count - 1);
      for (let i = 0; i < count; i++)
        parts.push(button(lapelled ? 2 : 0, from + 16 + i * gap, lapelled ? 10 : cut.front === 'snaps' ? 8 : 6.5));
      break;
    }
    case 'placket': {
      parts.push(bar(-15, depth, 30, 120, darker(tone, 0.08), 3), seam(`M-15,${depth}V${depth + 120}H15V${depth}`));
      for (let i = 0; i < 3; i++) parts.push(button(0, depth + 20 + i * 38, 6));
      break;
    }
    case 'double': {
      parts.push(seam(`M48,${depth - 24}L56,${length + 8}`, 0.75));
      const rows = length > 620 ? 4 : 2;
      for (let i = 0; i < rows; i++) {
        const y = depth - 40 + i * 88;
        const spread = i === 0 && rows === 4 ? 58 : 44;
        parts.push(button(-spread, y, 11), button(spread - 6, y, 11));
      }
      break;
    }
    case 'zip': {
      const metal = c.tile(
        10,
        9,
        bar(0, 0, 10, 9, darker(tone, 0.45)) + bar(0, 1, 5, 4, '#d5dadc') + bar(5, 5, 5, 4, '#9aa2a6'),
      );
      const top = cut.neck === 'stand' ? -34 : depth;
      parts.push(
        seam(`M-14,${top}V${length + 8}M14,${top}V${length + 8}`),
        `<rect x="-5" y="${round(top)}" width="10" height="${round(length - top + 6)}" fill="${metal}"/>`,
        bar(-6, top + 6, 12, 26, '#b9c0c4', 4),
        bar(-3, top + 26, 6, 24, '#8b9194', 3),
      );
      break;
    }
    case 'biker': {
      const metal = c.tile(
        10,
        9,
        bar(0, 0, 10, 9, '#3a3d40') + bar(0, 1, 5, 4, '#e1e5e7') + bar(5, 5, 5, 4, '#a9b1b5'),
      );
      const run = `M34,${depth - 20}L52,${length - 4}`;
      parts.push(
        seam(`M20,${depth}L36,${length}M56,${depth - 30}L70,${length}`, 0.6),
        `<path d="${run}" fill="none" stroke="${metal}" stroke-width="11"/>`,
        stroke(`M${-chest * 0.72},${length - 130}L${-chest * 0.34},${length - 176}`, '#cdd3d6', 7),
        stroke(`M${chest * 0.56},${length - 176}L${chest * 0.86},${length - 130}`, '#cdd3d6', 7),
        stroke(`M${-chest * 0.7},250L${-chest * 0.3},236`, '#cdd3d6', 6),
        seam(
          `M${-chest * 0.8},190Q${-chest * 0.4},200 ${-chest * 0.3},${length - 60}M${chest * 0.8},190Q${chest * 0.5},200 ${chest * 0.46},${length - 60}`,
          0.35,
        ),
      );
      break;
    }
    default:
  }

  switch (cut.neck) {
    case 'collar':
    case 'stand': {
      if (cut.neck === 'stand') {
        parts.push(
          c.form(
            `M${-half - 8},16C${-half},-6 ${-half + 4},-24 ${-half + 2},-44Q0,-56 ${half - 2},-44C${half - 4},-24 ${half},-6 ${half + 8},16Q0,50 ${-half - 8},16Z`,
            tone,
            { depth: 9, ...(cut.ribbed ? { fill: ribTile(c, look) } : { art: cloth(c, look) }) },
          ),
        );
        if (cut.front === 'zip') parts.push(bar(-4, -48, 8, 84, '#b9c0c4', 3), seam('M-13,-50V40M13,-50V40'));
        break;
      }
      const long = dice.between('collar points', 34, 56);
      const wing = `M${-half - 5},-12C${-half * 0.5},12 -20,36 -2,${depth}L${round(-half * 0.5)},${round(depth + long)}L${-half - 24},24Z`;
      parts.push(
        fillPath(`M${-half},-10Q0,-34 ${half},-10L${half * 0.9},16Q0,-4 ${-half * 0.9},16Z`, darker(tone, 0.24)),
      );
      for (const mirror of [true, false])
        parts.push(
          placed(
            c.form(wing, lighter(tone, mirror ? 0.02 : 0.07), {
              depth: 5,
              dark: 0.5,
              light: 0.5,
              art: cloth(c, look),
            }) + stitch(`M${-half - 16},22L${round(-half * 0.52)},${round(depth + long - 9)}L-9,${depth + 2}`),
            { mirror },
          ),
        );
      if (look.says('oxford'))
        parts.push(button(-half * 0.5, depth + long - 13, 5), button(half * 0.5, depth + long - 13, 5));
      break;
    }
    case 'lapel': {
      const w = dice.between('lapel', 56, 78);
      const peak = cut.front === 'double' || cut.front === 'biker';
      const end = cut.front === 'double' ? -40 : cut.front === 'biker' ? -20 : -2;
      const lapel = `M${-half - 6},-8C${-half - 16},30 ${round(-half - w * 0.5)},66 ${round(-half - w * 0.92)},${peak ? 98 : 112}L${round(-half - w * 0.46)},${peak ? 124 : 132}L${round(-half - w * (peak ? 1.06 : 0.78))},${peak ? 128 : 154}C${round(-half - w * 0.3)},${round(depth * 0.8)} ${end - 20},${depth} ${-end},${depth + 10}C-26,${round(depth * 0.7)} ${round(-half * 0.9)},70 ${-half + 8},-4Z`;
      for (const mirror of [true, false])
        parts.push(
          placed(
            c.form(lapel, lighter(tone, mirror ? 0.01 : 0.06), {
              depth: 6,
              dark: 0.6,
              light: 0.45,
              art: cloth(c, look),
            }) + seam(`M${round(-half - w * 0.46)},${peak ? 124 : 132}L${-half - 4},64`, 0.5),
            { mirror },
          ),
        );
      parts.push(
        fillPath(`M${-half},-8Q0,-38 ${half},-8L${half * 0.8},10Q0,-12 ${-half * 0.8},10Z`, darker(tone, 0.3)),
      );
      break;
    }
    case 'turtle': {
      const tall = dice.between('roll', 62, 84);
      parts.push(
        c.form(
          `M${-half - 6},14C${-half - 2},-16 ${-half + 2},${-tall * 0.7} ${-half},${round(-tall)}Q0,${round(-tall - 16)} ${half},${round(-tall)}C${half - 2},${round(-tall * 0.7)} ${half + 2},-16 ${half + 6},14Q0,52 ${-half - 6},14Z`,
          tone,
          { depth: 10, fill: ribTile(c, look) },
        ),
        c.blurred(
          4,
          stroke(
            `M${-half},${round(-tall * 0.42)}Q0,${round(-tall * 0.42 + 20)} ${half},${round(-tall * 0.42)}M${-half - 2},10Q0,44 ${half + 2},10`,
            dark,
            8,
          ),
          0.5,
        ),
        fillPath(
          `M${-half + 4},${round(-tall)}Q0,${round(-tall - 16)} ${half - 4},${round(-tall)}Q0,${round(-tall + 13)} ${-half + 4},${round(-tall)}Z`,
          darker(tone, 0.5),
        ),
      );
      break;
    }
    case 'hood': {
      // The hood lies back: its rim frames the neck, its bag shows above the shoulders.
      const opening = `M${-half - 6},22C${-half - 22},-26 ${-half * 0.7},-76 0,-78C${half * 0.7},-76 ${half + 22},-26 ${half + 6},22C${half * 0.66},62 24,${depth + 4} 0,${depth + 16}C-24,${depth + 4} ${-half * 0.66},62 ${-half - 6},22Z`;
      const hood = `M${-half - 40},44C${-half - 64},-34 ${-half * 0.84},-112 0,-116C${half * 0.84},-112 ${half + 64},-34 ${half + 40},44C${half + 6},82 30,${depth + 24} 0,${depth + 36}C-30,${depth + 24} ${-half - 6},82 ${-half - 40},44Z`;
      parts.push(
        c.form(hood, tone, { depth: 15, dark: 0.5, light: 0.4, art: cloth(c, look) }),
        fillPath(
          opening,
          c.linear([
            [0, darker(tone, 0.34)],
            [0.45, darker(tone, 0.5)],
            [1, darker(tone, 0.62)],
          ]),
        ),
        c.blurred(
          6,
          stroke(
            `M${-half * 0.8},-34Q0,-64 ${half * 0.8},-34M${-half * 0.6},-4Q0,-26 ${half * 0.6},-4`,
            lighter(tone, 0.2),
            9,
          ),
          0.22,
        ),
        stroke(opening, darker(tone, 0.34), 3, { opacity: 0.7 }),
        placed(stitch(opening), { scale: 1.09, y: 1 }),
      );
      if (cut.pockets.includes('pouch')) {
        const cord = lightness(tone) > 0.6 ? darker(tone, 0.32) : lighter(tone, 0.72);
        const [a, b] = [dice.between('cord', 110, 160), dice.between('other cord', 100, 150)];
        parts.push(
          stroke(
            `M-24,${depth + 8}C-32,${depth + a * 0.5} -27,${depth + a * 0.7} -31,${round(depth + a)}M24,${depth + 8}C34,${depth + b * 0.5} 27,${depth + b * 0.7} 33,${round(depth + b)}`,
            cord,
            6,
          ),
          bar(-35, depth + a - 6, 8, 18, '#b9c0c4', 3),
          bar(29, depth + b - 6, 8, 18, '#b9c0c4', 3),
        );
      }
      break;
    }
    default: {
      if (cut.sleeve === 'strap' || cut.sleeve === 'bare') break;
      const edge = `M${-half},0${neckline(cut)}`;
      if (cut.neck === 'wrap') break;
      if (cut.ribbed || look.category === 't-shirt' || look.category === 'sweater')
        parts.push(
          stroke(edge, ribTile(c, look), look.category === 't-shirt' ? 15 : 22, { cap: 'butt' }),
          stroke(edge, dark, 1.6, { opacity: 0.4 }),
        );
      else
        parts.push(
          stroke(edge, lighter(tone, 0.35), 3, { opacity: 0.6 }),
          placed(stroke(edge, dark, 1.5, { opacity: 0.4, dash: '5 4' }), { y: 7, scale: 1.05 }),
        );
    }
  }

  for (const pocket of cut.pockets) {
    switch (pocket) {
      case 'chest': {
        const w = chest * 0.42;
        parts.push(
          flap(
            polygon([
              [chest * 0.24, 182],
              [chest * 0.24 + w, 182],
              [chest * 0.24 + w, 182 + w],
              [chest * 0.24 + w / 2, 182 + w * 1.2],
              [chest * 0.24, 182 + w],
            ]),
            4,
          ),
          stitch(`M${round(chest * 0.24)},196H${round(chest * 0.24 + w)}`),
        );
        break;
      }
      case 'chest flaps':
        for (const mirror of [true, false])
          parts.push(
            placed(
              flap(
                polygon([
                  [chest * 0.22, 176, 4],
                  [chest * 0.72, 176, 4],
                  [chest * 0.72, 262, 6],
                  [chest * 0.47, 274, 4],
                  [chest * 0.22, 262, 6],
                ]),
                4,
              ) +
                flap(
                  polygon([
                    [chest * 0.2, 166, 4],
                    [chest * 0.74, 166, 4],
                    [chest * 0.74, 194, 4],
                    [chest * 0.47, 212, 4],
                    [chest * 0.2, 194, 4],
                  ]),
                  4,
                ) +
                stitch(`M${round(chest * 0.23)},190L${round(chest * 0.47)},205L${round(chest * 0.71)},190`) +
                button(chest * 0.47, 196, 6),
              { mirror },
            ),
          );
        break;
      case 'flaps': {
        const y = Math.min(length - 150, waistY + 60);
        for (const mirror of [true, false])
          parts.push(placed(flap(rectangle(chest * 0.34, y, chest * 0.5, 30, 5)), { mirror }));
        if (lapelled && cut.inside !== 'none') parts.push(seam(`M${chest * 0.34},196l${chest * 0.34},-8`, 0.7));
        break;
      }
      case 'welts': {
        const y = Math.min(length - 150, waistY + 44);
        for (const mirror of [true, false])
          parts.push(
            placed(
              flap(
                polygon([
                  [chest * 0.52, y, 3],
                  [chest * 0.64, y + 2, 3],
                  [chest * 0.84, y + 92, 3],
                  [chest * 0.7, y + 96, 3],
                ]),
                4,
              ),
              { mirror },
            ),
          );
        break;
      }
      case 'patch': {
        const w = chest * 0.52;
        const y = length - w - 54;
        for (const mirror of [true, false])
          parts.push(
            placed(flap(rectangle(chest * 0.28, y, w, w * 1.1, 10), 4) + stitch(`M${chest * 0.28},${y + 20}h${w}`), {
              mirror,
            }),
          );
        break;
      }
      case 'pouch': {
        const slit = cut.front === 'zip';
        const side = polygon([
          [slit ? 16 : 0, length - 66, 4],
          [chest * 0.64, length - 66, 8],
          [chest * 0.58, length - 128, 10],
          [chest * 0.38, length - 186, 10],
          [slit ? 16 : 0, length - 186, 4],
        ]);
        const whole = polygon([
          [-chest * 0.64, length - 66, 8],
          [-chest * 0.58, length - 128, 10],
          [-chest * 0.38, length - 186, 10],
          [chest * 0.38, length - 186, 10],
          [chest * 0.58, length - 128, 10],
          [chest * 0.64, length - 66, 8],
        ]);
        parts.push(slit ? placed(flap(side, 6), { mirror: true }) + flap(side, 6) : flap(whole, 6));
        break;
      }
      default:
    }
  }

  if (cut.epaulettes)
    for (const mirror of [true, false])
      parts.push(
        placed(
          flap(
            polygon([
              [cut.shoulder - 4, 22, 4],
              [cut.shoulder - 2, 42, 4],
              [half + 30, 32, 6],
              [half + 30, 18, 6],
            ]),
            3,
          ) + button(half + 42, 25, 4.5),
          { mirror },
        ),
      );

  switch (cut.belt) {
    case 'none':
      break;
    case 'bow':
    case 'tie': {
      const ribbon = dice.chance('sash contrast', look.isForKids ? 0.7 : 0.25)
        ? lightness(look.accent) > 0.2
          ? look.accent
          : tone
        : darker(tone, 0.1);
      parts.push(
        c.form(
          `M${-waist - 3},${waistY - 15}Q0,${waistY + 2} ${waist + 3},${waistY - 15}L${waist + 4},${waistY + 13}Q0,${waistY + 32} ${-waist - 4},${waistY + 13}Z`,
          ribbon,
          { depth: 5, dark: 0.5, art: ribbon === tone ? cloth(c, look) : '' },
        ),
        placed(ribbonBow(c, ribbon, cut.belt === 'bow' ? 62 : 44, cut.belt === 'bow' ? 120 : 150), {
          x: cut.belt === 'bow' ? 0 : waist * 0.56,
          y: waistY + (cut.belt === 'bow' ? 8 : 4),
        }),
      );
      break;
    }
    default: {
      const isSash = cut.belt === 'sash';
      const strap = isSash
        ? darker(tone, 0.08)
        : cut.fall && dice.chance('belt contrast', 0.5)
          ? '#6a4630'
          : darker(tone, 0.14);
      const high = isSash ? 16 : 13;
      parts.push(
        c.form(
          `M${-waist - 5},${waistY - high}Q0,${waistY + 4} ${waist + 5},${waistY - high}L${waist + 6},${waistY + high}Q0,${waistY + high * 2 + 4} ${-waist - 6},${waistY + high}Z`,
          strap,
          { depth: 5, dark: 0.55 },
        ),
      );
      if (isSash && !cut.fall)
        parts.push(
          c.form(`M6,${waistY + 6}L34,${waistY + 8}L52,${waistY + 170}L16,${waistY + 176}Z`, darker(strap, 0.06), {
            depth: 5,
          }) +
            c.form(`M0,${waistY + 4}L-22,${waistY + 10}L-34,${waistY + 140}L-2,${waistY + 146}Z`, strap, { depth: 5 }) +
            c.form(rectangle(-16, waistY - 14, 40, 42, 10), strap, { depth: 6 }),
        );
      else if (!isSash)
        parts.push(
          `<rect x="-19" y="${round(waistY - 11)}" width="38" height="36" rx="5" fill="none" stroke="${cut.fall ? '#c9a15a' : darker(tone, 0.55)}" stroke-width="6"/>`,
          bar(-2, waistY - 8, 4, 30, cut.fall ? '#c9a15a' : darker(tone, 0.55), 2),
        );
    }
  }
  if (cut.bow) parts.push(placed(ribbonBow(c, lighter(tone, 0.02), 74, 190), { y: depth + 12 }));
  return parts.join('');
}
