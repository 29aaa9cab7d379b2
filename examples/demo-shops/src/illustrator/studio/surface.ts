/** Materials: textile patterns and the grain of hard materials, as tiles over a lit form. */
import { elementAt } from '@quarry/language';
import { bar, type Canvas, disc, round, sheet, stroke } from './canvas.ts';
import { darker, type Hex, lighter, lightness, mix } from './color.ts';
import type { Look } from './look.ts';

/** The second colour of a print, which must contrast with the cloth. */
const against = (look: Look): Hex => {
  const light = lightness(look.color);
  if (light > 0.7) return look.dice.pick('print', ['#2c4468', '#a83b32', '#3f6b58', '#3a3d40', '#b3702f']);
  return light < 0.3 ? '#e9e2d2' : '#faf6ec';
};

/**
 * Stripes, checks, flowers, dots, prints and quilting. Empty for plain cloth. `lean` rotates it, in degrees, so that a
 * sleeve's cloth follows the arm.
 */
export function textilePattern(c: Canvas, look: Look, scale = 1, lean = 0): string {
  const { dice, color } = look;
  const ink = against(look);
  const size = dice.between('repeat', 0.8, 1.25) * scale;
  switch (look.pattern) {
    case 'striped': {
      const width = round(dice.between('stripe', 26, 44) * scale);
      const turn = dice.pick('stripe turn', [0, 0, 90]);
      const line = width * dice.between('stripe share', 0.22, 0.45);
      return sheet(c.tile(width, width, bar(0, 0, line, width, ink, 0, 0.88), turn + lean));
    }
    case 'checked': {
      const cell = round(54 * size);
      const band = cell * dice.between('check', 0.36, 0.5);
      const thin =
        bar(cell * 0.72, 0, 3, cell, look.accent, 0, 0.7) + bar(0, cell * 0.72, cell, 3, look.accent, 0, 0.7);
      return sheet(
        c.tile(cell, cell, bar(0, 0, band, cell, ink, 0, 0.45) + bar(0, 0, cell, band, ink, 0, 0.45) + thin, lean),
      );
    }
    case 'dotted': {
      const cell = round(46 * size);
      const dot = cell * dice.between('dot', 0.13, 0.22);
      return sheet(
        c.tile(
          cell,
          cell,
          disc(cell / 4, cell / 4, dot, dot, ink) + disc((cell * 3) / 4, (cell * 3) / 4, dot, dot, ink),
          lean,
        ),
      );
    }
    case 'floral':
      return sheet(c.tile(150, 150, meadow(look, ink), dice.between('meadow', -20, 20), size));
    case 'printed':
      return sheet(c.tile(120, 120, geometry(look, ink), dice.pick('print turn', [0, 45, 30]), size));
    case 'quilted': {
      const cell = round(62 * size);
      const dark = `M0,0L${cell},${cell}M${cell},0L0,${cell}`;
      return sheet(
        c.tile(
          cell,
          cell,
          stroke(dark, darker(color, 0.5), 4, { opacity: 0.6 }) +
            `<g transform="translate(0 4)">${stroke(dark, lighter(color, 0.5), 3, { opacity: 0.5 })}</g>`,
        ),
      );
    }
    default:
      return '';
  }
}

function meadow(look: Look, ink: Hex): string {
  const petals = [look.accent, ink, mix(look.accent, '#f3d9d0', 0.5)];
  const flower = (x: number, y: number, size: number, color: Hex, turn: number) => {
    let art = '';
    for (let i = 0; i < 5; i++) {
      const angle = ((i * 72 + turn) * Math.PI) / 180;
      art += disc(
        x + Math.cos(angle) * size * 0.62,
        y + Math.sin(angle) * size * 0.62,
        size * 0.48,
        size * 0.48,
        color,
      );
    }
    return art + disc(x, y, size * 0.34, size * 0.34, lighter(look.color, 0.5));
  };
  const leaf = (x: number, y: number, turn: number) =>
    `<path d="M0,0Q9,-9 20,0Q9,9 0,0Z" fill="${mix('#5d7f52', ink, 0.2)}" transform="translate(${x} ${y}) rotate(${turn})"/>`;
  return (
    flower(36, 38, 17, elementAt(petals, 0), 10) +
    flower(108, 92, 19, elementAt(petals, 1), 40) +
    flower(44, 118, 11, elementAt(petals, 2), 0) +
    flower(116, 26, 10, elementAt(petals, 2), 25) +
    leaf(58, 46, 30) +
    leaf(84, 104, 150) +
    leaf(20, 84, -60) +
    leaf(124, 52, 100)
  );
}

function geometry(look: Look, ink: Hex): string {
  const { dice, accent } = look;
  return dice.pick('geometry', [
    `<path d="M30,12A34,34 0 0 1 30,80Z" fill="${ink}"/><path d="M100,52A30,30 0 0 0 100,112Z" fill="${accent}"/>${disc(70, 20, 9, 9, accent)}${disc(24, 104, 7, 7, ink)}`,
    stroke('M0,30q30,-40 60,0t60,0M0,90q30,-40 60,0t60,0', ink, 9) + stroke('M0,60q30,-40 60,0t60,0', accent, 5),
    `<path d="M60,8L80,42H40Z" fill="${ink}"/><path d="M20,70L38,104H2Z" fill="${accent}"/><path d="M96,74L112,100H80Z" fill="${ink}"/>${disc(104, 28, 8, 8, accent)}`,
    `${bar(10, 14, 40, 10, ink, 5)}${bar(64, 40, 44, 10, accent, 5)}${bar(20, 74, 34, 10, accent, 5)}${bar(72, 96, 36, 10, ink, 5)}`,
  ]);
}

/** The texture of a soft material: a fine tile, without a filter. */
export function clothGrain(c: Canvas, look: Look): string {
  const dark = darker(look.color, 0.55);
  const light = lighter(look.color, 0.6);
  switch (look.material) {
    case 'knit':
    case 'wool':
    case 'cashmere': {
      // Knitwear shows stitches, woven wool only a nap.
      const isKnitted = look.material === 'knit' || ['sweater', 'scarf', 'hat'].includes(look.category);
      const cell = isKnitted ? 20 : 11;
      const strength = isKnitted ? 0.3 : 0.14;
      const stitch = `M1,2L${cell / 2},${cell * 0.7}L${cell - 1},2`;
      return sheet(
        c.tile(
          cell,
          cell * 0.8,
          stroke(stitch, dark, cell * 0.16, { opacity: strength }) +
            `<g transform="translate(0 3)">${stroke(stitch, light, cell * 0.13, { opacity: strength })}</g>`,
        ),
      );
    }
    case 'denim':
      return sheet(
        c.tile(
          7,
          7,
          stroke('M0,7L7,0', light, 1.5, { opacity: 0.4 }) + stroke('M-1,4L4,-1M3,8L8,3', dark, 1.3, { opacity: 0.3 }),
        ),
      );
    case 'linen':
    case 'canvas':
    case 'cotton': {
      // Light threads stand out on dark cloth.
      const strength =
        { cotton: 0.06, linen: 0.16, canvas: 0.22 }[look.material] * (lightness(look.color) < 0.4 ? 0.5 : 1);
      return sheet(
        c.tile(
          23,
          19,
          bar(0, 0, 23, 1.5, dark, 0, strength) +
            bar(0, 5, 14, 1.4, light, 0, strength) +
            bar(9, 10, 14, 1.6, dark, 0, strength * 0.8) +
            bar(2, 14, 16, 1.3, light, 0, strength) +
            bar(4, 0, 1.4, 19, dark, 0, strength * 0.7) +
            bar(11, 0, 1.6, 19, light, 0, strength) +
            bar(18, 0, 1.3, 19, dark, 0, strength * 0.6),
        ),
      );
    }
    case 'leather':
    case 'suede':
      return sheet(
        c.tile(
          34,
          34,
          disc(6, 8, 3, 2, dark, 0.12) +
            disc(20, 4, 2.4, 3, dark, 0.1) +
            disc(28, 18, 3, 2, light, 0.14) +
            disc(12, 24, 2.6, 2, dark, 0.12) +
            disc(24, 30, 2, 2.4, light, 0.12),
        ),
      );
    case 'velvet':
      return sheet(
        c.linear(
          [
            [0, light, 0.1],
            [0.3, light, 0.3],
            [0.42, dark, 0.15],
            [0.7, light, 0.22],
            [1, dark, 0.2],
          ],
          [0, 0, 1, 0.6],
        ),
      );
    case 'silk':
      return sheet(
        c.linear(
          [
            [0, light, 0],
            [0.46, light, 0.45],
            [0.5, light, 0.1],
            [0.56, light, 0.3],
            [1, dark, 0.1],
          ],
          [0, 0, 1, 0.35],
        ),
      );
    default:
      return '';
  }
}

/** The cloth of a product: its pattern under its texture. */
export const cloth = (c: Canvas, look: Look, scale = 1, lean = 0): string =>
  textilePattern(c, look, scale, lean) + clothGrain(c, look);

const WOODS: Record<string, Hex> = {
  wood: '#b0845a',
  oak: '#c49d6c',
  walnut: '#6d4b36',
  pine: '#dcba8a',
  bamboo: '#d3b577',
  rattan: '#c39a63',
};
const METALS: Record<string, Hex> = {
  metal: '#a9b1b5',
  steel: '#b4bcc0',
  aluminium: '#c4cacd',
  brass: '#c39a4e',
  'gold-plated': '#d6ab58',
  'silver-plated': '#c9ced2',
  carbon: '#34393c',
};

export const isWood = (material: string): boolean => material in WOODS;
export const isMetal = (material: string): boolean => material in METALS;

/** The colour of the hard parts of a product: painted when a strong colour is named, else the material's own. */
export function hardTone(look: Look, otherwise: Hex = '#b0845a'): Hex {
  const natural = WOODS[look.material] ?? METALS[look.material] ?? otherwise;
  const isNatural =
    !look.isColored ||
    (look.material in WOODS ? ['brown', 'beige'] : ['silver', 'gold', 'grey']).includes(look.colorName);
  if (!isNatural) return look.color;
  return WOODS[look.material] || METALS[look.material] ? natural : look.isColored ? look.color : otherwise;
}

/** Annual rings cut lengthwise. `upright` turns the grain. */
export function woodGrain(c: Canvas, tone: Hex, strength = 0.3, upright = false): string {
  const dark = darker(mix(tone, '#7a4a20', 0.3), 0.4);
  const lines =
    stroke('M0,12C60,2 110,22 240,12', dark, 2, { opacity: strength }) +
    stroke('M0,31C70,38 120,24 160,30S210,40 240,31', dark, 3, { opacity: strength * 0.6 }) +
    stroke('M0,52C50,46 150,62 240,52', dark, 1.6, { opacity: strength }) +
    stroke('M0,70C80,78 110,64 240,70', lighter(tone, 0.5), 2.4, { opacity: strength * 0.9 }) +
    stroke('M60,60C80,54 110,54 130,60C110,66 80,66 60,60', dark, 1.6, { opacity: strength * 0.8 });
  return sheet(c.tile(240, 84, lines, upright ? 90 : 0));
}

export const marbleVeins = (c: Canvas, tone: Hex): string =>
  sheet(
    c.tile(
      420,
      300,
      stroke('M0,60C90,20 130,120 220,90S330,20 420,60', darker(tone, 0.35), 3, { opacity: 0.45 }) +
        stroke('M60,300C90,220 180,240 210,160S300,120 340,0', darker(tone, 0.3), 2, { opacity: 0.35 }) +
        stroke('M0,210C60,200 120,250 200,230S360,180 420,210', lighter(tone, 0.7), 5, { opacity: 0.5 }),
    ),
  );

/** Grain of a hard material over a form of that tone. */
export function hardGrain(c: Canvas, look: Look, tone: Hex, upright = false): string {
  if (look.material === 'marble') return marbleVeins(c, tone);
  if (look.material === 'rattan') return wicker(c, tone);
  if (isWood(look.material)) return woodGrain(c, tone, look.isColored && tone === look.color ? 0.12 : 0.32, upright);
  return '';
}

export const wicker = (c: Canvas, tone: Hex): string =>
  sheet(
    c.tile(
      28,
      28,
      bar(0, 0, 28, 28, darker(tone, 0.3)) +
        bar(1, 1, 12, 5, lighter(tone, 0.25), 2) +
        bar(1, 8, 12, 5, tone, 2) +
        bar(15, 1, 5, 12, lighter(tone, 0.12), 2) +
        bar(22, 1, 5, 12, darker(tone, 0.08), 2) +
        bar(1, 15, 5, 12, lighter(tone, 0.12), 2) +
        bar(8, 15, 5, 12, darker(tone, 0.08), 2) +
        bar(15, 15, 12, 5, lighter(tone, 0.25), 2) +
        bar(15, 22, 12, 5, tone, 2),
    ),
  );
