/** Printed labels: brand, title words, a small emblem. Text is drawn, so that it is the same on every machine. */
import { bar, type Canvas, disc, fillPath, placed, stroke } from './canvas.ts';
import { darker, type Hex, inkOn, lighter, lightness } from './color.ts';
import { lettering, linesOf, writable } from './lettering.ts';
import type { Look } from './look.ts';
import type { Box } from './stage.ts';

const EMBLEMS: Record<string, (color: Hex, second: Hex) => string> = {
  leaf: (a, b) =>
    fillPath('M-40,34C-46,-22 -8,-46 42,-44C44,8 18,44 -40,34Z', a) + stroke('M-46,44C-24,10 0,-10 26,-28', b, 5),
  drop: (a, b) =>
    fillPath('M0,-48C22,-14 36,2 36,20A36,36 0 0 1 -36,20C-36,2 -22,-14 0,-48Z', a) +
    stroke('M-18,20A18,18 0 0 0 -2,36', b, 6),
  sun: (a, b) =>
    disc(0, 0, 26, 26, a) +
    Array.from(
      { length: 10 },
      (_, i) => `<rect x="-3" y="-48" width="6" height="14" rx="3" fill="${b}" transform="rotate(${i * 36})"/>`,
    ).join(''),
  cross: (a, b) => disc(0, 0, 44, 44, b) + fillPath('M-10,-26h20v16h16v20h-16v16h-20v-16h-16v-20h16Z', a),
  mountain: (a, b) =>
    fillPath('M-50,34L-14,-34L4,-4L18,-22L50,34Z', a) +
    fillPath('M-14,-34L-25,-13L-14,-8L-5,-18Z', b) +
    disc(30, -38, 9, 9, b),
  grain: (a, b) =>
    stroke('M0,46V-40', b, 5) +
    [-30, -10, 10, 30]
      .map((y) =>
        fillPath(
          `M2,${y}Q10,${y - 24} 32,${y - 26}Q30,${y - 4} 2,${y}ZM-2,${y}Q-10,${y - 24} -32,${y - 26}Q-30,${y - 4} -2,${y}Z`,
          a,
        ),
      )
      .join(''),
  bean: (a, b) => `<g transform="rotate(28)">${disc(0, 0, 28, 42, a)}${stroke('M4,-38C-12,-14 14,12 -4,38', b, 6)}</g>`,
  heart: (a) => fillPath('M0,42C-60,0 -44,-44 -16,-40C-6,-38 0,-28 0,-24C0,-28 6,-38 16,-40C44,-44 60,0 0,42Z', a),
  wave: (a, b) => stroke('M-48,-12q16,-24 32,0t32,0t32,0', a, 9) + stroke('M-48,16q16,-24 32,0t32,0t32,0', b, 9),
  moon: (a, b) =>
    fillPath('M14,-44A46,46 0 1 0 40,28A38,38 0 0 1 14,-44Z', a) + disc(28, -22, 5, 5, b) + disc(38, 2, 3.6, 3.6, b),
  blossom: (a, b) =>
    Array.from(
      { length: 6 },
      (_, i) => `<ellipse cx="0" cy="-28" rx="14" ry="21" fill="${a}" transform="rotate(${i * 60})"/>`,
    ).join('') + disc(0, 0, 13, 13, b),
  gear: (a, b) =>
    Array.from(
      { length: 8 },
      (_, i) => `<rect x="-9" y="-46" width="18" height="24" rx="4" fill="${a}" transform="rotate(${i * 45})"/>`,
    ).join('') +
    disc(0, 0, 33, 33, a) +
    disc(0, 0, 14, 14, b),
  fruit: (a, b) =>
    disc(0, 8, 36, 34, a) + fillPath('M2,-26Q10,-50 36,-46Q34,-24 2,-26Z', b) + stroke('M0,-22Q-4,-36 -12,-42', b, 5),
  star: (a) => fillPath('M0,-46L12,-14L46,-13L19,8L29,42L0,22L-29,42L-19,8L-46,-13L-12,-14Z', a),
};

export function emblem(name: string, size: number, color: Hex, second: Hex, x = 0, y = 0): string {
  const draw = EMBLEMS[name] ?? EMBLEMS.leaf;
  return placed(draw?.(color, second) ?? '', { x, y, scale: size / 100 });
}

export interface LabelStyle {
  paper: Hex;
  ink: Hex;
  emblems: readonly [string, ...string[]];
  /** How far a round body's edge cuts into the top of the label. */
  dip?: number;
  /** How much of its foot is taken by something else, a window. */
  foot?: number;
  /** Number of title lines at most. */
  lines?: number;
}

/** Grey bars where a real label has its small print. */
export const smallPrint = (x: number, y: number, width: number, lines: number, color: Hex, opacity = 0.4): string =>
  Array.from({ length: lines }, (_, i) =>
    bar(x, y + i * 11, width * (i === lines - 1 ? 0.62 : 1 - ((i * 37) % 20) / 100), 4, color, 2, opacity),
  ).join('');

/** A label that fills a box. Five layouts; brand, colours and emblem make each one different. */
export function label(
  c: Canvas,
  look: Look,
  [x, edge, width, whole]: Box,
  { paper, ink: body, emblems, lines = 3, dip = 0, foot = 0 }: LabelStyle,
): string {
  const { dice } = look;
  const [y, height] = [edge + dip, whole - dip - foot];
  const short = Math.min(width, height);
  const middle = x + width / 2;
  const brand = writable(look.brand) || writable(look.title).split(' ')[0] || '';
  const accent = Math.abs(lightness(look.accent) - lightness(paper)) < 0.16 ? darker(look.accent, 0.45) : look.accent;
  const mark = dice.pick('emblem', emblems);
  const isWide = width > height * 1.3;
  const withoutBrand = writable(look.title).replace(brand, ' ').replace(/ +,/g, ',').trim();
  const text = linesOf(withoutBrand || writable(look.title), isWide ? Math.min(lines, 2) : lines);
  const title = (top: number, size: number, color: Hex, align: 'start' | 'middle', at: number, fit: number) =>
    text
      .map((line, i) => lettering(line, { x: at, y: top + i * size * 1.62, size, color, align, fit, weight: 1.25 }))
      .join('');
  const ground = bar(x, edge, width, whole, paper);
  const wide = width * 0.84;
  const start = x + width * 0.09;

  // Round emblems need height: low, wide labels keep to the layouts that read across, square ones leave out the medal.
  const chosen = isWide ? dice.pick('wide label', [0, 2, 4]) : dice.count('label', 0, 4);
  const layout = chosen === 3 && width > height * 0.94 ? 1 : chosen;

  switch (layout) {
    case 0: {
      const split = y + height * dice.between('split', 0.5, 0.66);
      const swell = height * dice.between('swell', -0.07, 0.07);
      const wave = `M${x},${split}C${x + width * 0.3},${split - swell} ${x + width * 0.65},${split + swell} ${x + width},${split - swell * 0.4}V${edge + whole}H${x}Z`;
      return (
        ground +
        fillPath(
          wave,
          c.linear([
            [0, lighter(body, 0.08)],
            [1, darker(body, 0.16)],
          ]),
        ) +
        lettering(brand, {
          x: start,
          y: y + height * 0.1,
          size: short * 0.13,
          color: inkOn(paper),
          weight: 1.9,
          align: 'start',
          fit: wide,
        }) +
        title(y + height * 0.1 + short * 0.24, short * 0.062, inkOn(paper), 'start', start, wide) +
        emblem(mark, short * 0.3, lighter(body, 0.75), lighter(body, 0.35), x + width * 0.78, y + height * 0.83) +
        smallPrint(start, y + height - short * 0.16, width * 0.4, 2, inkOn(body), 0.6)
      );
    }
    case 1:
      return (
        ground +
        emblem(mark, short * 0.4, body, accent, middle, y + height * 0.27) +
        lettering(brand, {
          x: middle,
          y: y + height * 0.5,
          size: short * 0.12,
          color: inkOn(paper),
          weight: 1.7,
          fit: wide,
        }) +
        bar(middle - width * 0.1, y + height * 0.5 + short * 0.18, width * 0.2, 3, body) +
        title(y + height * 0.5 + short * 0.24, short * 0.058, inkOn(paper), 'middle', middle, wide)
      );
    case 2: {
      const strip = width * dice.between('strip', 0.16, 0.26);
      return (
        ground +
        bar(
          x,
          edge,
          strip,
          whole,
          c.linear([
            [0, body],
            [1, darker(body, 0.2)],
          ]),
        ) +
        bar(x + strip, edge, 7, whole, accent) +
        `<g transform="translate(${x + strip * 0.66} ${y + height * 0.94}) rotate(-90)">${lettering(brand, { size: strip * 0.4, y: -strip * 0.4, color: inkOn(body), weight: 1.6, align: 'start', fit: height * 0.8 })}</g>` +
        title(
          y + height * 0.12,
          short * 0.076,
          inkOn(paper),
          'start',
          x + strip + width * 0.1,
          width - strip - width * 0.18,
        ) +
        emblem(mark, short * 0.34, body, accent, x + strip + (width - strip) * 0.5, y + height * 0.7)
      );
    }
    case 3: {
      const r = short * dice.between('medal', 0.26, 0.32);
      const my = y + height * 0.36;
      return (
        bar(
          x,
          edge,
          width,
          whole,
          c.linear([
            [0, lighter(body, 0.06)],
            [1, darker(body, 0.14)],
          ]),
        ) +
        disc(middle, my, r * 1.12, r * 1.12, accent, 0.95) +
        disc(middle, my, r, r, paper) +
        emblem(mark, r * 1.15, body, accent, middle, my) +
        lettering(brand, {
          x: middle,
          y: my + r * 1.12 + short * 0.09,
          size: short * 0.12,
          color: inkOn(body),
          weight: 1.8,
          fit: wide,
        }) +
        title(my + r * 1.12 + short * 0.29, short * 0.052, inkOn(body), 'middle', middle, wide)
      );
    }
    default: {
      const band = height * dice.between('band', 0.26, 0.4);
      const top = y + height * dice.between('band top', 0.08, 0.5);
      return (
        ground +
        bar(
          x,
          top,
          width,
          band,
          c.linear([
            [0, body],
            [1, darker(body, 0.14)],
          ]),
        ) +
        bar(x, top - 9, width, 4, accent) +
        bar(x, top + band + 5, width, 4, accent) +
        lettering(brand, {
          x: middle,
          y: top + band * 0.22,
          size: Math.min(band * 0.36, short * 0.16),
          color: inkOn(body),
          weight: 1.8,
          fit: wide,
        }) +
        lettering(text[0] ?? '', {
          x: middle,
          y: top + band * 0.7,
          size: Math.min(band * 0.14, short * 0.06),
          color: inkOn(body),
          fit: wide,
        }) +
        emblem(
          mark,
          short * 0.26,
          body,
          accent,
          middle,
          top - y > height * 0.4 ? y + (top - y) * 0.5 : top + band + (y + height - top - band) * 0.48,
        )
      );
    }
  }
}
