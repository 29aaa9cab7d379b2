/** How light falls on a garment: roundness of the body, creases and shine of the cloth. */
import { ACROSS, type Canvas, placed, round, stroke } from '../studio/canvas.ts';
import { darker, lighter } from '../studio/color.ts';
import { type Look } from '../studio/look.ts';
import { type Cut } from './garment-cut.ts';

/** How a cloth takes the light: depth and strength of its rims, of its folds, and its shine. */
export interface Drape {
  depth: number;
  dark: number;
  light: number;
  folds: number;
  shine: number;
}

export function drapeOf({ material, says }: Look): Drape {
  switch (material) {
    case 'silk':
      return { depth: 16, dark: 0.42, light: 0.4, folds: 0.42, shine: 0.5 };
    case 'leather':
      return { depth: 13, dark: 0.62, light: 0.5, folds: 0.5, shine: 0.55 };
    case 'velvet':
      return { depth: 24, dark: 0.3, light: 0.6, folds: 0.5, shine: 0.22 };
    case 'polyester':
      return { depth: 14, dark: 0.45, light: 0.36, folds: 0.36, shine: says('rain', 'puffer') ? 0.36 : 0.18 };
    case 'wool':
    case 'cashmere':
    case 'knit':
      return { depth: 20, dark: 0.5, light: 0.26, folds: 0.22, shine: 0 };
    case 'linen':
      return { depth: 12, dark: 0.42, light: 0.24, folds: 0.42, shine: 0 };
    default:
      return { depth: 14, dark: 0.44, light: 0.26, folds: 0.3, shine: 0.06 };
  }
}

/** Light over a body that is round: its sides turn away. */
export const roundness = (c: Canvas): string =>
  c.linear(
    [
      [0, '#10161d', 0.26],
      [0.16, '#10161d', 0.05],
      [0.3, '#ffffff', 0.1],
      [0.46, '#ffffff', 0.02],
      [0.78, '#10161d', 0.08],
      [1, '#10161d', 0.32],
    ],
    ACROSS,
  );

/** Creases where cloth is pulled: under the arms, at the waist; linen has more of them than any other. */
export function creases(c: Canvas, look: Look, cut: Cut, drape: Drape): string {
  const { chest, waist, waistY, length, hem } = cut;
  const dark = darker(look.color, 0.62);
  const light = lighter(look.color, 0.6);
  const d = look.dice;
  const low = cut.fall ? waistY : length;
  const pulls = [1, -1]
    .map((k) => {
      const a = d.between(`pull${k}`, 0.42, 0.62);
      return `M${round(k * (chest - 4))},178C${round(k * chest * 0.8)},${round(200 + a * 20)} ${round(k * chest * a)},214 ${round(k * chest * (a - 0.24))},${round(222 + a * 26)}M${round(k * (chest - 2))},196C${round(k * chest * 0.86)},236 ${round(k * chest * 0.7)},262 ${round(k * chest * (a + 0.06))},${round(282 + a * 30)}M${round(k * waist * 0.98)},${round(waistY - 26)}Q${round(k * waist * 0.7)},${round(waistY - 18)} ${round(k * waist * 0.4)},${round(waistY - 2)}`;
    })
    .join('');
  const falls = cut.fall
    ? ''
    : [-0.62, -0.2, 0.34, 0.7]
        .map((t, i) => {
          const x = hem * (t + d.between(`fall${i}`, -0.08, 0.08));
          return `M${round(x * 0.94)},${round(waistY + d.between(`fall top${i}`, -70, 30))}Q${round(x * 1.04)},${round((waistY + low) / 2)} ${round(x)},${round(low - 6)}`;
        })
        .join('');
  const wrinkles =
    look.material === 'linen'
      ? Array.from({ length: 9 }, (_, i) => {
          const x = d.between(`wrinkle x${i}`, -0.8, 0.8) * waist;
          const y = d.between(`wrinkle y${i}`, 150, length - 40);
          return `M${round(x)},${round(y)}q${round(d.between(`wrinkle a${i}`, 8, 34))},${round(d.between(`wrinkle b${i}`, -12, 12))} ${round(d.between(`wrinkle c${i}`, 26, 60))},${round(d.between(`wrinkle d${i}`, -22, 22))}`;
        }).join('')
      : '';
  return (
    c.blurred(5, stroke(pulls + falls, dark, 9) + placed(stroke(falls, light, 9), { x: -11 }), drape.folds) +
    (wrinkles
      ? stroke(wrinkles, dark, 2, { opacity: 0.2 }) + placed(stroke(wrinkles, light, 2, { opacity: 0.3 }), { y: 3 })
      : '')
  );
}

/** Bright bands of satin, oilcloth and leather. */
export function shine(c: Canvas, look: Look, cut: Cut, { shine: strength }: Drape): string {
  if (strength < 0.1 || cut.puffer) return '';
  const { chest, waist, waistY, length, hem } = cut;
  const white = lighter(look.color, 0.82);
  const end = cut.fall ? length : length - 20;
  const lines =
    `M${round(-chest * 0.62)},150C${round(-chest * 0.5)},220 ${round(-waist * 0.7)},${round(waistY - 60)} ${round(-waist * 0.6)},${round(waistY)}S${round(-hem * 0.56)},${round(end - 120)} ${round(-hem * 0.58)},${round(end)}` +
    `M${round(chest * 0.26)},170C${round(chest * 0.3)},230 ${round(waist * 0.3)},${round(waistY - 50)} ${round(waist * 0.22)},${round(waistY + 10)}S${round(hem * 0.34)},${round(end - 160)} ${round(hem * 0.3)},${round(end)}`;
  return c.blurred(7, stroke(lines, white, look.material === 'leather' ? 9 : 17), strength);
}
