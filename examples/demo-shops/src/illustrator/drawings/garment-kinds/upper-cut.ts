/** The default measures of clothes for the upper body. */
import type { Look } from '../../studio/look.ts';
import type { Cut } from '../garment-cut.ts';

const isMens = (look: Look) =>
  look.gender === 'men' || look.gender === 'boys' || (look.gender === '' && look.dice.chance('cut', 0.4));

/** How far clothes for the upper body reach and how wide they are, before a kind changes them. */
export function upper(look: Look, kind: Partial<Cut> & { ease?: number } = {}): Cut {
  const mens = isMens(look) || look.gender === 'unisex';
  const d = look.dice;
  const { ease = 1, ...set } = kind;
  const chest = (look.isForKids ? 138 : mens ? 150 : 132) * d.between('chest', 0.97, 1.05) * ease;
  const length = set.length ?? (look.isForKids ? 400 : d.between('length', 452, 500));
  return {
    shoulder: chest * (mens ? 0.94 : 0.9),
    chest,
    waist: chest * (mens ? 0.95 : d.between('waist', 0.84, 0.94)),
    waistY: Math.min(length * 0.62, 320),
    hem: chest * (mens ? 0.97 : d.between('hem', 0.94, 1.04)),
    sleeve: 'long',
    sleeveWidth: 62 * ease,
    sleeveLength: look.isForKids ? 330 : d.between('sleeve length', 400, 424),
    neck: 'crew',
    neckHalf: look.isForKids ? 58 : d.between('neck width', 60, 70),
    neckDepth: 44,
    front: 'none',
    ribbed: false,
    pleats: 'none',
    tail: 0,
    pockets: [],
    belt: 'none',
    puffer: false,
    cables: false,
    slit: false,
    inside: 'none',
    bow: false,
    yoke: false,
    epaulettes: false,
    graphic: false,
    ...set,
    length,
  };
}
