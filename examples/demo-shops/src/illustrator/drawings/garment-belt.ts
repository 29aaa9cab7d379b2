/** Belts and sashes. */
import { bar, placed, round } from '../studio/canvas.ts';
import { darker, lightness } from '../studio/color.ts';
import { rectangle } from '../studio/outline.ts';
import { cloth } from '../studio/surface.ts';
import { ribbonBow } from './garment-details.ts';
import { type Sewing } from './sewing.ts';

/** A belt or sash at the waist; empty without one. */
export function belt(sewing: Sewing): string {
  switch (sewing.cut.belt) {
    case 'none':
      return '';
    case 'bow':
    case 'tie':
      return sashBow(sewing);
    default:
      return beltStrap(sewing);
  }
}

function sashBow(sewing: Sewing): string {
  const { c, look, cut, tone } = sewing;
  const { dice } = look;
  const { waist, waistY } = cut;
  const parts: string[] = [];
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
  return parts.join('');
}

function beltStrap(sewing: Sewing): string {
  const { c, cut, tone, look } = sewing;
  const { dice } = look;
  const { waist, waistY } = cut;
  const parts: string[] = [];
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

  return parts.join('');
}
