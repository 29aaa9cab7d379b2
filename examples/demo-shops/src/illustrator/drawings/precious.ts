/** Metals, cut stones and pendants for jewellery. */
import { elementAt } from '@quarry/language';
import { bar, type Canvas, disc, fillPath, placed, round, stroke } from '../studio/canvas.ts';
import { darker, type Hex, lighter } from '../studio/color.ts';
import type { Look } from '../studio/look.ts';
import { around, oval } from '../studio/outline.ts';

export const GOLD = '#d0a452';

export const SILVER = '#c4cacd';

export const metalOf = (look: Look): Hex => {
  if (look.material.includes('gold') || look.material === 'brass' || look.colorName === 'gold') return GOLD;
  if (look.material.includes('silver') || look.material === 'steel' || look.colorName === 'silver') return SILVER;
  return look.dice.pick('metal', [GOLD, SILVER, '#d8a48c']);
};

/** The colour of a stone, bead or enamel: named, unless the name means the metal. */
export const stoneOf = (look: Look): Hex =>
  look.isColored && !['gold', 'silver'].includes(look.colorName)
    ? look.color
    : look.dice.pick('stone', ['#2f66b3', '#c22f2b', '#3f7d50', '#e8eef2', '#6c4694', '#e39aac']);

export const shine = (c: Canvas, metal: Hex) =>
  c.linear(
    [
      [0, lighter(metal, 0.65)],
      [0.3, metal],
      [0.5, darker(metal, 0.42)],
      [0.7, lighter(metal, 0.4)],
      [1, darker(metal, 0.35)],
    ],
    [0, 0, 1, 1],
  );

export const gem = (c: Canvas, x: number, y: number, r: number, tone: Hex): string => {
  const outline =
    around(8, r, r, -67.5)
      .map((p, i) => `${i ? 'L' : 'M'}${round(x + p.x)},${round(y + p.y)}`)
      .join('') + 'Z';
  const facets = around(8, r, r, -67.5)
    .map((p, i, all) => {
      const q = elementAt(all, (i + 1) % 8);
      return fillPath(
        `M${round(x + p.x)},${round(y + p.y)}L${round(x + q.x)},${round(y + q.y)}L${round(x + q.x * 0.5)},${round(y + q.y * 0.5)}L${round(x + p.x * 0.5)},${round(y + p.y * 0.5)}Z`,
        i < 2 || i === 7
          ? lighter(tone, 0.6)
          : i > 3 && i < 6
            ? darker(tone, 0.4)
            : i % 2
              ? lighter(tone, 0.2)
              : darker(tone, 0.12),
      );
    })
    .join('');
  return (
    fillPath(outline, tone) +
    facets +
    fillPath(
      around(8, r * 0.5, r * 0.5, -67.5)
        .map((p, i) => `${i ? 'L' : 'M'}${round(x + p.x)},${round(y + p.y)}`)
        .join('') + 'Z',
      c.linear(
        [
          [0, lighter(tone, 0.7)],
          [0.6, tone],
        ],
        [0, 0, 1, 1],
      ),
    ) +
    disc(x - r * 0.2, y - r * 0.24, r * 0.13, r * 0.08, '#ffffff', 0.95)
  );
};

export const STAR = 'M0,-46L12,-14L46,-13L19,8L29,42L0,22L-29,42L-19,8L-46,-13L-12,-14Z';

/** A pendant, pearl or drop for necklaces and earrings; hangs from its own top at y = 0. */
export function charm(c: Canvas, look: Look, metal: Hex, size: number): string {
  const stone = stoneOf(look);
  const ball = (tone: Hex, y: number, r: number) =>
    disc(
      0,
      y,
      r,
      r,
      c.radial(
        [
          [0, lighter(tone, 0.85)],
          [0.4, tone],
          [1, darker(tone, 0.45)],
        ],
        0.5,
        0.5,
        0.56,
        0.34,
        0.28,
      ),
    );
  const drop = `M0,0C${size * 0.4},${size * 0.7} ${size * 0.6},${size} ${size * 0.6},${size * 1.3}A${size * 0.6},${size * 0.6} 0 0 1 ${-size * 0.6},${size * 1.3}C${-size * 0.6},${size} ${-size * 0.4},${size * 0.7} 0,0Z`;
  const cap = disc(0, 0, size * 0.14, size * 0.14, shine(c, metal));
  switch (
    look.dice.pick('charm', [
      'gem',
      'pearl',
      'drop',
      'disc',
      'heart',
      'bar',
      'star',
      'moon',
      'leaf',
      'ring',
      'cluster',
      'coin',
    ])
  ) {
    case 'gem':
      return (
        cap + disc(0, size * 0.8, size * 0.78, size * 0.78, shine(c, metal)) + gem(c, 0, size * 0.8, size * 0.64, stone)
      );
    case 'pearl':
      return cap + ball(look.isColored ? lighter(stone, 0.3) : '#f1e8dc', size * 0.72, size * 0.62);
    case 'drop':
      return (
        cap +
        c.form(drop, stone, { depth: size * 0.2, light: 0.9 }) +
        disc(-size * 0.2, size * 1.1, size * 0.13, size * 0.24, '#ffffff', 0.7)
      );
    case 'disc':
      return (
        cap +
        disc(0, size * 0.8, size * 0.7, size * 0.7, shine(c, metal)) +
        stroke(oval(0, size * 0.8, size * 0.56, size * 0.56), darker(metal, 0.4), 2, { opacity: 0.6 }) +
        gem(c, 0, size * 0.8, size * 0.24, stone)
      );
    case 'heart':
      return (
        cap +
        placed(
          c.form(
            'M0,42C-60,0 -44,-44 -16,-40C-6,-38 0,-28 0,-24C0,-28 6,-38 16,-40C44,-44 60,0 0,42Z',
            look.isColored ? stone : metal,
            { depth: 9, light: 0.9 },
          ),
          { y: size * 0.8, scale: size / 60 },
        )
      );
    case 'star':
      return (
        cap + placed(fillPath(STAR, shine(c, metal)) + gem(c, 0, 2, 12, stone), { y: size * 0.9, scale: size / 52 })
      );
    case 'moon':
      return (
        cap +
        placed(fillPath('M14,-44A46,46 0 1 0 40,28A38,38 0 0 1 14,-44Z', shine(c, metal)) + gem(c, 20, 0, 13, stone), {
          y: size * 0.86,
          scale: size / 50,
        })
      );
    case 'leaf':
      return (
        cap +
        c.form(
          `M0,0C${size * 0.7},${size * 0.5} ${size * 0.6},${size * 1.3} 0,${size * 1.8}C${-size * 0.6},${size * 1.3} ${-size * 0.7},${size * 0.5} 0,0Z`,
          look.isColored ? stone : metal,
          { depth: 6, light: 0.8 },
        ) +
        stroke(
          `M0,${size * 0.1}V${size * 1.6}M0,${size * 0.6}L${size * 0.3},${size * 0.4}M0,${size * 0.6}L${-size * 0.3},${size * 0.4}M0,${size}L${size * 0.34},${size * 0.76}M0,${size}L${-size * 0.34},${size * 0.76}`,
          darker(metal, 0.45),
          2.4,
        )
      );
    case 'ring':
      return (
        cap +
        stroke(oval(0, size * 0.8, size * 0.62, size * 0.62), shine(c, metal), size * 0.26) +
        gem(c, 0, size * 1.42, size * 0.26, stone)
      );
    case 'cluster':
      return (
        cap +
        around(5, size * 0.44)
          .map((point) => gem(c, point.x, size * 0.8 + point.y, size * 0.3, stone))
          .join('') +
        ball('#f1e8dc', size * 0.8, size * 0.24)
      );
    case 'coin':
      return (
        cap +
        disc(0, size * 0.85, size * 0.82, size * 0.82, shine(c, metal)) +
        stroke(oval(0, size * 0.85, size * 0.72, size * 0.72), darker(metal, 0.45), 3, { dash: '3 5' }) +
        stroke(
          `M${-size * 0.3},${size}Q0,${size * 0.3} ${size * 0.3},${size}M${-size * 0.2},${size * 1.2}H${size * 0.2}`,
          darker(metal, 0.5),
          4,
        )
      );
    default:
      return (
        cap +
        bar(-size * 0.13, 0, size * 0.26, size * 1.7, shine(c, metal), size * 0.1) +
        gem(c, 0, size * 1.5, size * 0.2, stone)
      );
  }
}
