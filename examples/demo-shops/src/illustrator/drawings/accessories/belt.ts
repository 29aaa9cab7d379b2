/** Belts. */
import { type Canvas, disc, round, sheet, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { oval, rectangle } from '../../studio/outline.ts';
import { metalOf, shine } from '../precious.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';

export function belt(c: Canvas, look: Look): Piece {
  const tone = look.isColored ? look.color : look.dice.pick('leather', ['#6d4a32', '#2a2d30', '#a9713f']);
  const metal = metalOf({ ...look, colorName: '' });
  const { dice } = look;
  const flat = dice.between('view', 0.32, 0.52);
  const step = dice.between('coil', 34, 58);
  const edge = dice.pick('edge', [lighter(tone, 0.35), look.accent, darker(tone, 0.5), '#e9dcc2']);
  const coils = Array.from({ length: dice.count('coils', 2, 4) }, (_, i) => {
    const r = 226 - i * step;
    return (
      stroke(oval(0, -150, r, r * flat), darker(tone, 0.5), 30) +
      stroke(oval(0, -160, r, r * flat), darker(tone, 0.1 + i * 0.05), 27) +
      stroke(oval(0, -168, r, r * flat), edge, 4, { opacity: 0.8 })
    );
  });
  const wide = look.says('slim') ? look.dice.between('width', 34, 42) : look.dice.between('width', 56, 74);
  const plait = look.says('braided')
    ? sheet(
        c.tile(
          26,
          20,
          stroke('M0,20L13,0L26,20', darker(tone, 0.55), 5, { opacity: 0.6 }) +
            stroke('M0,13L10,-2M16,-2L26,13', lighter(tone, 0.4), 4, { opacity: 0.5 }),
        ),
      )
    : '';
  const front = `M-232,-160C-220,-70 -100,-30 20,-34C120,-38 220,-80 330,-60L330,${-60 + wide}C220,${-80 + wide} 120,${-38 + wide} 20,${-34 + wide}C-110,${-30 + wide} -240,${-60 + wide} -244,-130Z`;
  const holes = [230, 262, 294]
    .map(
      (x) =>
        disc(x, -66 + wide / 2 - 2, 5, 6, darker(tone, 0.7)) +
        (dice.chance('eyelets', 0.3) ? stroke(oval(x, -68 + wide / 2, 8, 9), metal, 4) : ''),
    )
    .join('');
  const buckle = look.dice.pick('buckle', ['square', 'round', 'plate', 'double']);
  const by = -50 + wide / 2;
  const frame =
    buckle === 'plate'
      ? c.form(rectangle(50, by - wide * 0.7, wide * 1.7, wide * 1.4, 12), metal, {
          depth: 7,
          light: 0.8,
          fill: shine(c, metal),
        }) + stroke(rectangle(62, by - wide * 0.5, wide * 1.7 - 24, wide, 6), darker(metal, 0.4), 3)
      : buckle === 'double'
        ? [0, 1]
            .map((k) => stroke(oval(100 + k * wide * 0.5, by, wide * 0.6, wide * 0.74), shine(c, metal), 13))
            .join('')
        : buckle === 'square'
          ? `<rect x="60" y="${round(by - wide * 0.78)}" width="${round(wide * 1.3)}" height="${round(wide * 1.5)}" rx="10" fill="none" stroke="${shine(c, metal)}" stroke-width="14"/>`
          : `<circle cx="110" cy="${round(by)}" r="${round(wide * 0.76)}" fill="none" stroke="${shine(c, metal)}" stroke-width="15"/>`;
  return {
    art:
      coils.reverse().join('') +
      c.form(front, tone, { depth: 9, dark: 0.5, light: 0.5, art: cloth(c, look) + plait }) +
      stroke('M-220,-140C-200,-70 -100,-20 20,-24C120,-28 220,-70 326,-50', edge, dice.between('stitch', 1.6, 4), {
        opacity: 0.6,
        dash: '8 5',
      }) +
      holes +
      frame +
      stroke(`M64,${by}L${120 + wide * 0.5},${by - 3}`, shine(c, metal), 9),
    box: [-246, -272, 580, 300],
    feet: [[-200, 300]],
    focus: [0, -170, 300, 240],
  };
}
