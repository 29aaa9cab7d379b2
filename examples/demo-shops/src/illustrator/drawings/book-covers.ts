/** Pictures for book covers. Each takes the two colours of the book and makes its own composition from the seed. */
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, inkOn, lighter, mix } from '../studio/color.ts';
import { emblem } from '../studio/labels.ts';
import type { Look } from '../studio/look.ts';

/** A picture for the cover: width, height, the ground colour and a second one. */
export type CoverArt = (c: Canvas, look: Look, w: number, h: number) => string;

export const hills: CoverArt = (c, look, w, h) => {
  const { dice, color, accent } = look;
  const sun = disc(
    w * dice.between('sun x', 0.3, 0.75),
    h * dice.between('sun y', 0.42, 0.56),
    w * dice.between('sun r', 0.1, 0.2),
    w * 0.15,
    accent,
  );
  const ridge = (level: number, tone: Hex, i: number) =>
    fillPath(
      `M0,${h * level}C${w * 0.25},${h * (level - dice.between(`ridge${i}`, -0.06, 0.1))} ${w * 0.5},${h * (level + dice.between(`dip${i}`, -0.05, 0.07))} ${w},${h * (level - dice.between(`end${i}`, -0.04, 0.08))}V${h}H0Z`,
      tone,
    );
  return (
    sun +
    [0.56, 0.66, 0.76, 0.86]
      .map((level, i) => ridge(level, mix(lighter(color, 0.4), darker(color, 0.5), i / 3), i))
      .join('')
  );
};

export const quarry: CoverArt = (_c, look, w, h) => {
  const { dice, color, accent } = look;
  const r = w * 0.18;
  let art = disc(w * 0.66, h * 0.42, r, r, accent);
  [0.32, 0.14, -0.06, -0.28].forEach((shade, i) => {
    const y = h * (0.56 + i * 0.1);
    const [a, b, e] = [
      w * dice.between(`a${i}`, 0.14, 0.3),
      w * dice.between(`b${i}`, 0.4, 0.58),
      w * dice.between(`e${i}`, 0.66, 0.86),
    ];
    const steps = `M0,${y + 24}H${a}V${y - 12}H${b}V${y + 30}H${e}V${y}H${w}`;
    art +=
      fillPath(`${steps}V${h}H0Z`, shade >= 0 ? lighter(color, shade) : darker(color, -shade * 1.6)) +
      stroke(steps, '#ffffff', 2, { opacity: 0.16, cap: 'butt' });
  });
  return art;
};

export const night: CoverArt = (c, look, w, h) => {
  const { dice, accent } = look;
  const stars = Array.from({ length: 46 }, (_, i) =>
    disc(
      dice.between(`sx${i}`, 0, w),
      dice.between(`sy${i}`, h * 0.25, h),
      dice.between(`sr${i}`, 0.8, 2.8),
      dice.between(`sr${i}`, 0.8, 2.8),
      '#ffffff',
      dice.between(`so${i}`, 0.3, 0.9),
    ),
  ).join('');
  const r = w * dice.between('planet', 0.2, 0.32);
  const [x, y] = [w * dice.between('px', 0.3, 0.7), h * dice.between('py', 0.5, 0.68)];
  const planet = disc(
    x,
    y,
    r,
    r,
    c.radial(
      [
        [0, lighter(accent, 0.5)],
        [0.5, accent],
        [1, darker(accent, 0.7)],
      ],
      0.5,
      0.5,
      0.6,
      0.3,
      0.28,
    ),
  );
  const ring = dice.chance('ring', 0.6)
    ? `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(r * 1.6)}" ry="${round(r * 0.36)}" fill="none" stroke="${lighter(accent, 0.6)}" stroke-width="6" stroke-opacity=".8" transform="rotate(-18 ${round(x)} ${round(y)})"/>`
    : disc(x + r * 1.3, y - r * 0.9, r * 0.24, r * 0.24, '#dfe6ea');
  return stars + planet + ring;
};

export const street: CoverArt = (c, look, w, h) => {
  const { dice, color, accent } = look;
  let houses = '';
  for (let x = -10, i = 0; x < w; i++) {
    const width = dice.between(`house${i}`, 46, 84);
    const top = h * dice.between(`roof${i}`, 0.5, 0.72);
    houses += bar(x, top, width + 1, h, darker(color, 0.5 + (i % 3) * 0.12));
    for (let k = 0; k < 4; k++)
      if (dice.chance(`lit${i}${k}`, 0.35))
        houses += bar(x + 12 + (k % 2) * 24, top + 18 + Math.floor(k / 2) * 40, 10, 16, accent);
    x += width;
  }
  const lamp = `M${w * 0.5},${h}L${w * 0.26},${h}L${w * 0.47},${h * 0.5}L${w * 0.53},${h * 0.5}L${w * 0.74},${h}Z`;
  const figure = `M${w * 0.48},${h * 0.94}L${w * 0.475},${h * 0.82}Q${w * 0.47},${h * 0.77} ${w * 0.5},${h * 0.765}Q${w * 0.53},${h * 0.77} ${w * 0.525},${h * 0.82}L${w * 0.52},${h * 0.94}Z`;
  return (
    houses +
    fillPath(
      lamp,
      c.linear([
        [0, accent, 0.65],
        [1, accent, 0.08],
      ]),
    ) +
    fillPath(figure, '#10161d') +
    disc(w * 0.5, h * 0.748, 8, 9, '#10161d') +
    bar(w * 0.47, h * 0.738, w * 0.06, 4, '#10161d', 2)
  );
};

export const castle: CoverArt = (c, look, w, h) => {
  const { color, accent, dice } = look;
  const stone = darker(color, 0.6);
  const x = w * dice.between('keep', 0.4, 0.6);
  const tower = (dx: number, width: number, top: number) =>
    fillPath(`M${x + dx},${h * 0.9}V${top}H${x + dx + width}V${h * 0.9}Z`, stone) +
    fillPath(
      `M${x + dx - 6},${top}L${x + dx + width / 2},${top - width * 1.5}L${x + dx + width + 6},${top}Z`,
      darker(accent, 0.3),
    ) +
    bar(x + dx + width / 2 - 3, top + 16, 6, 14, accent, 3);
  return (
    disc(w * 0.7, h * 0.44, w * 0.13, w * 0.13, lighter(accent, 0.5), 0.9) +
    hills(c, look, w, h) +
    tower(-70, 30, h * 0.58) +
    tower(40, 34, h * 0.54) +
    tower(-26, 52, h * 0.5)
  );
};

export const botany: CoverArt = (_c, look, w, h) => {
  const { dice, color, accent } = look;
  const green = mix(color, '#dfe8d0', 0.6);
  let art = '';
  for (let i = 0; i < 7; i++) {
    const x = w * (0.1 + i * 0.135);
    const top = h * dice.between(`stem${i}`, 0.44, 0.66);
    const sway = dice.between(`sway${i}`, -26, 26);
    art += stroke(
      `M${round(x)},${h}Q${round(x + sway)},${round((top + h) / 2)} ${round(x + sway * 0.6)},${round(top)}`,
      green,
      3.4,
    );
    for (let k = 0; k < 4; k++) {
      const y = top + 26 + k * 34;
      art += placed(fillPath('M0,0Q10,-18 34,-18Q26,6 0,0ZM0,0Q-10,-18 -34,-18Q-26,6 0,0Z', green), {
        x: x + sway * 0.7,
        y,
      });
    }
    art += emblem(
      i % 2 ? 'blossom' : 'leaf',
      44,
      i % 2 ? accent : lighter(accent, 0.4),
      lighter(color, 0.7),
      x + sway * 0.6,
      top - 6,
    );
  }
  return art;
};

export const shapes: CoverArt = (_c, look, w, h) => {
  const { dice, color, accent } = look;
  const tones: readonly [Hex, ...Hex[]] = [accent, lighter(color, 0.45), darker(color, 0.45), '#f3ead8'];
  let art = '';
  const cell = w / 4;
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 4; column++) {
      const key = `${row}${column}`;
      const [x, y] = [column * cell, h - (row + 1) * cell - h * 0.09];
      const tone = dice.pick(`tone${key}`, tones);
      art += dice.pick(`shape${key}`, [
        fillPath(`M${x},${y}h${cell}a${cell},${cell} 0 0 1 ${-cell},${cell}Z`, tone),
        disc(x + cell / 2, y + cell / 2, cell / 2, cell / 2, tone),
        fillPath(`M${x},${y + cell}L${x + cell},${y}V${y + cell}Z`, tone),
        fillPath(`M${x},${y + cell}a${cell / 2},${cell / 2} 0 0 1 ${cell},0Z`, tone),
        bar(x + cell * 0.16, y + cell * 0.16, cell * 0.68, cell * 0.68, tone),
      ]);
    }
  return art;
};

export const chart: CoverArt = (_c, look, w, h) => {
  const { dice, accent, color } = look;
  const bars = Array.from({ length: 5 }, (_, i) => {
    const high = h * (0.08 + i * dice.between('growth', 0.04, 0.065) + dice.between(`step${i}`, 0, 0.04));
    return bar(
      w * (0.12 + i * 0.16),
      h * 0.86 - high,
      w * 0.11,
      high,
      i === 4 ? accent : lighter(color, 0.3 + i * 0.06),
      2,
    );
  }).join('');
  return (
    bars +
    stroke(
      `M${w * 0.14},${h * 0.7}L${w * 0.36},${h * 0.62}L${w * 0.56},${h * 0.6}L${w * 0.86},${h * 0.46}`,
      accent,
      5,
    ) +
    bar(w * 0.1, h * 0.87, w * 0.8, 3, inkOn(color), 0, 0.6)
  );
};

export const mindArt: CoverArt = (_c, look, w, h) => {
  const head = `M${w * 0.3},${h * 0.88}C${w * 0.34},${h * 0.78} ${w * 0.24},${h * 0.74} ${w * 0.24},${h * 0.62}C${w * 0.24},${h * 0.48} ${w * 0.36},${h * 0.42} ${w * 0.5},${h * 0.42}C${w * 0.66},${h * 0.42} ${w * 0.76},${h * 0.5} ${w * 0.75},${h * 0.6}L${w * 0.81},${h * 0.68}L${w * 0.75},${h * 0.7}C${w * 0.76},${h * 0.78} ${w * 0.72},${h * 0.8} ${w * 0.62},${h * 0.79}L${w * 0.62},${h * 0.88}Z`;
  const turns = look.dice.count('turns', 2, 4);
  const spiral = Array.from({ length: turns * 12 }, (_, i) => {
    const angle = (i / 12) * Math.PI * 2;
    const r = (i / (turns * 12)) * w * 0.17;
    return `${i ? 'L' : 'M'}${round(w * 0.48 + Math.cos(angle) * r)},${round(h * 0.57 + Math.sin(angle) * r)}`;
  }).join('');
  return fillPath(head, lighter(look.color, 0.5)) + stroke(spiral, look.accent, 7);
};

export const portrait: CoverArt = (c, look, w, h) => {
  const { accent, color, dice } = look;
  const r = w * 0.34;
  const frame = `M${w / 2 - r},${h * 0.6}a${r},${r * 1.16} 0 1 1 ${r * 2},0a${r},${r * 1.16} 0 1 1 ${-r * 2},0Z`;
  const skin = dice.pick('skin', ['#d9b08c', '#b98260', '#8a5c42', '#e6c6a8']);
  const coat = darker(color, 0.5);
  return (
    fillPath(frame, accent) +
    c.inside(
      frame,
      fillPath(
        `M${w * 0.16},${h * 0.86}C${w * 0.2},${h * 0.7} ${w * 0.36},${h * 0.68} ${w * 0.5},${h * 0.68}C${w * 0.64},${h * 0.68} ${w * 0.8},${h * 0.7} ${w * 0.84},${h * 0.86}Z`,
        coat,
      ) +
        bar(w * 0.45, h * 0.6, w * 0.1, h * 0.1, darker(skin, 0.15)) +
        disc(w * 0.5, h * 0.56, w * 0.11, w * 0.14, skin) +
        fillPath(
          `M${w * 0.385},${h * 0.56}C${w * 0.37},${h * 0.44} ${w * 0.63},${h * 0.44} ${w * 0.615},${h * 0.56}C${w * 0.58},${h * 0.5} ${w * 0.45},${h * 0.49} ${w * 0.385},${h * 0.56}Z`,
          darker(skin, 0.8),
        ),
    ) +
    stroke(frame, lighter(accent, 0.5), 4)
  );
};

export const column: CoverArt = (_c, look, w, h) => {
  const stone = lighter(look.color, 0.62);
  const pillar = (x: number, high: number) =>
    bar(x - 26, h * 0.9 - high, 52, high, stone) +
    Array.from({ length: 4 }, (_, i) =>
      bar(x - 20 + i * 11, h * 0.9 - high, 4, high, darker(look.color, 0.2), 0, 0.3),
    ).join('') +
    bar(x - 34, h * 0.9 - high - 14, 68, 16, lighter(stone, 0.3), 3) +
    bar(x - 34, h * 0.9 - 14, 68, 14, stone, 2);
  return (
    disc(w * 0.5, h * 0.52, w * 0.2, w * 0.2, look.accent) +
    pillar(w * 0.26, h * look.dice.between('p1', 0.26, 0.4)) +
    pillar(w * 0.5, h * look.dice.between('p2', 0.2, 0.34)) +
    pillar(w * 0.74, h * look.dice.between('p3', 0.14, 0.38))
  );
};

export const atom: CoverArt = (_c, look, w, h) => {
  const orbits = look.dice.count('orbits', 3, 5);
  return (
    Array.from(
      { length: orbits },
      (_, i) =>
        `<ellipse cx="${round(w / 2)}" cy="${round(h * 0.63)}" rx="${round(w * 0.36)}" ry="${round(w * 0.12)}" fill="none" stroke="${i % 2 ? look.accent : inkOn(look.color)}" stroke-width="4" stroke-opacity=".85" transform="rotate(${round((180 / orbits) * i + 10)} ${round(w / 2)} ${round(h * 0.63)})"/>`,
    ).join('') +
    disc(w / 2, h * 0.63, 18, 18, look.accent) +
    disc(w * 0.82, h * 0.58, 8, 8, inkOn(look.color)) +
    disc(w * 0.3, h * 0.74, 8, 8, look.accent)
  );
};

export const plate: CoverArt = (_c, look, w, h) => {
  const [x, y, r] = [w / 2, h * 0.65, w * 0.32];
  const food = Array.from({ length: 9 }, (_, i) =>
    emblem(
      ['leaf', 'fruit', 'drop', 'blossom'][look.dice.count(`food${i}`, 0, 3)] ?? 'leaf',
      look.dice.between(`size${i}`, 40, 74),
      look.dice.pick(`tone${i}`, ['#c2452d', '#5d8a42', '#e0a52c', look.accent]),
      '#f6ecd4',
      x + look.dice.between(`fx${i}`, -r * 0.5, r * 0.5),
      y + look.dice.between(`fy${i}`, -r * 0.5, r * 0.5),
    ),
  ).join('');
  return (
    disc(x + 8, y + 10, r, r, '#10161d', 0.25) +
    disc(x, y, r, r, '#fbf8f0') +
    disc(x, y, r * 0.74, r * 0.74, '#efe9dc') +
    food
  );
};

export const creature: CoverArt = (_c, look, w, h) => {
  const tone = look.accent;
  const [x, y] = [w / 2, h * 0.68];
  const ears = look.dice.pick('ears', [
    fillPath(
      `M${x - 84},${y - 50}L${x - 96},${y - 140}L${x - 26},${y - 92}ZM${x + 84},${y - 50}L${x + 96},${y - 140}L${x + 26},${y - 92}Z`,
      darker(tone, 0.12),
    ),
    disc(x - 80, y - 84, 34, 34, darker(tone, 0.12)) + disc(x + 80, y - 84, 34, 34, darker(tone, 0.12)),
    disc(x - 44, y - 140, 22, 66, darker(tone, 0.12)) + disc(x + 44, y - 140, 22, 66, darker(tone, 0.12)),
  ]);
  return (
    disc(w * 0.2, h * 0.46, 22, 22, '#fbe9a6') +
    bar(0, h * 0.82, w, h * 0.2, mix('#6d9a52', look.color, 0.3)) +
    ears +
    disc(x, y, 104, 96, tone) +
    disc(x, y + 34, 52, 42, lighter(tone, 0.55)) +
    disc(x - 40, y - 18, 11, 14, '#1c2226') +
    disc(x + 40, y - 18, 11, 14, '#1c2226') +
    disc(x - 43, y - 23, 4, 4, '#ffffff') +
    disc(x + 37, y - 23, 4, 4, '#ffffff') +
    disc(x, y + 16, 13, 9, '#1c2226') +
    stroke(`M${x - 16},${y + 40}q16,14 32,0`, '#1c2226', 4)
  );
};

export const panels: CoverArt = (c, look, w, h) => {
  const top = h * 0.34;
  const burst = placed(
    fillPath(
      'M0,-60L16,-24L54,-42L34,-8L66,12L28,20L34,58L2,32L-28,60L-28,22L-66,20L-36,-6L-56,-40L-18,-26Z',
      '#f4cf3e',
    ) +
      stroke(
        'M0,-60L16,-24L54,-42L34,-8L66,12L28,20L34,58L2,32L-28,60L-28,22L-66,20L-36,-6L-56,-40L-18,-26Z',
        '#1c2226',
        4,
      ),
    { x: w * 0.68, y: h * 0.72, scale: look.dice.between('burst', 1, 1.4) },
  );
  const dots = c.tile(14, 14, disc(4, 4, 3, 3, look.accent) + disc(11, 11, 3, 3, look.accent));
  return (
    bar(w * 0.06, top, w * 0.42, h * 0.26, lighter(look.color, 0.5)) +
    bar(w * 0.06, top, w * 0.42, h * 0.26, dots, 0, 0.7) +
    bar(w * 0.52, top, w * 0.42, h * 0.26, look.accent) +
    bar(w * 0.06, top + h * 0.29, w * 0.88, h * 0.28, darker(look.color, 0.3)) +
    fillPath(
      `M${w * 0.18},${h * 0.91}L${w * 0.2},${h * 0.72}Q${w * 0.27},${h * 0.66} ${w * 0.34},${h * 0.72}L${w * 0.36},${h * 0.91}Z`,
      '#f4cf3e',
    ) +
    disc(w * 0.27, h * 0.67, 22, 24, '#e6c6a8') +
    burst
  );
};

export const path: CoverArt = (c, look, w, h) =>
  hills(c, look, w, h) +
  fillPath(
    `M${w * 0.4},${h}C${w * 0.3},${h * 0.86} ${w * 0.7},${h * 0.82} ${w * 0.52},${h * 0.7}C${w * 0.72},${h * 0.82} ${w * 0.46},${h * 0.88} ${w * 0.66},${h}Z`,
    '#f3e6c8',
    0.85,
  );

export const ornament: CoverArt = (_c, look, w, h) => {
  const gold = look.accent;
  const frame = (inset: number, width: number) =>
    `<rect x="${inset}" y="${inset}" width="${round(w - inset * 2)}" height="${round(h - inset * 2)}" fill="none" stroke="${gold}" stroke-width="${width}"/>`;
  return (
    frame(20, 3) +
    frame(30, 1.4) +
    emblem(
      look.dice.pick('device', ['leaf', 'star', 'moon', 'heart', 'mountain', 'blossom', 'grain']),
      w * 0.3,
      gold,
      lighter(gold, 0.4),
      w / 2,
      h * 0.68,
    ) +
    stroke(`M${w * 0.2},${h * 0.5}H${w * 0.8}`, gold, 2)
  );
};
