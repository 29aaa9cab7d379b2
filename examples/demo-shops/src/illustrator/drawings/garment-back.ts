/** A garment from behind: nape, straps, bare backs, collars and hoods. */
import { bar, type Canvas, fillPath, placed, stroke } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import { type Look } from '../studio/look.ts';
import { cloth } from '../studio/surface.ts';
import { BARE_TOP, type Cut, neckline } from './garment-cut.ts';
import { ribTile } from './garment-details.ts';

export const backEdge = ({ neckHalf: half }: Cut): string => `Q0,${BARE_TOP + 10} ${half},${BARE_TOP}`;

/** The inner back of a garment, seen through its neck. */
export function nape(c: Canvas, look: Look, cut: Cut): string {
  const { neckHalf: half, neckDepth: depth } = cut;
  const inner = `M${half + 4},2C${half * 0.6},-14 ${-half * 0.6},-14 ${-half - 4},2L${-half},0${neckline(cut)}Z`;
  const collarStand =
    cut.neck === 'collar' || cut.neck === 'lapel'
      ? fillPath(`M${-half - 2},-4Q0,-36 ${half + 2},-4L${half},10Q0,-12 ${-half},10Z`, darker(look.color, 0.18))
      : '';
  const deep = Math.max(24, depth * 0.9);
  return (
    fillPath(
      inner,
      c.linear([
        [0, darker(look.color, 0.3)],
        [Math.min(0.9, 40 / deep), darker(look.color, 0.46)],
        [1, darker(look.color, 0.6)],
      ]),
    ) +
    collarStand +
    (depth > 30 && cut.neck !== 'hood' && cut.inside === 'none'
      ? bar(-15, 8, 30, 15, lightness(look.color) > 0.7 ? '#4b5752' : '#f5f1e8', 2, 0.8)
      : '')
  );
}

/** The back panel behind a bodice on straps. */
export const bareBack = (cut: Cut, look: Look): string =>
  fillPath(
    `M${-cut.neckHalf},${BARE_TOP}Q0,${BARE_TOP + 34} ${cut.neckHalf},${BARE_TOP}L${cut.chest - 14},150Q0,190 ${-cut.chest + 14},150Z`,
    darker(look.color, 0.48),
  );

export function straps(look: Look, cut: Cut, isBack: boolean): string {
  if (cut.sleeve === 'bare') return '';
  const { neckHalf: half } = cut;
  const wide = look.dice.pick('strap', [5, 8, 15] as const);
  const run = (k: number, bend: number) =>
    `M${k * (half - 4)},${BARE_TOP + 6}C${k * (half - 8)},56 ${k * (half - 22)},20 ${k * (half - 24 + bend)},-4`;
  const back = stroke(`${run(1, 6)}${run(-1, 6)}`, darker(look.color, 0.45), wide, { cap: 'butt' });
  return (
    (isBack ? '' : placed(back, { y: 4 })) +
    stroke(`${run(1, 0)}${run(-1, 0)}`, darker(look.color, 0.08), wide) +
    stroke(`${run(1, 0)}${run(-1, 0)}`, lighter(look.color, 0.4), wide * 0.3, { opacity: 0.6 })
  );
}

/** Collars and hoods from behind. */
export function backTrim(c: Canvas, look: Look, cut: Cut): string {
  const { neckHalf: half } = cut;
  const relief = { depth: 6, dark: 0.5, light: 0.4, art: cloth(c, look) };
  switch (cut.neck) {
    case 'collar':
    case 'lapel':
      return c.form(
        `M${-half - 4},-6Q0,-34 ${half + 4},-6L${half + 12},32Q0,14 ${-half - 12},32Z`,
        lighter(look.color, 0.05),
        relief,
      );
    case 'hood':
      return c.form(
        `M${-half - 34},14C${-half - 20},-50 ${-half * 0.6},-74 0,-74C${half * 0.6},-74 ${half + 20},-50 ${half + 34},14C${half},110 30,150 0,152C-30,150 ${-half},110 ${-half - 34},14Z`,
        look.color,
        { ...relief, depth: 16 },
      );
    case 'turtle':
    case 'stand':
      return c.form(`M${-half - 4},8L${-half},-52Q0,-66 ${half},-52L${half + 4},8Q0,26 ${-half - 4},8Z`, look.color, {
        ...relief,
        depth: 9,
        ...(cut.ribbed ? { fill: ribTile(c, look), art: '' } : {}),
      });
    default:
      return '';
  }
}

/** From behind: no neckline, nothing that opens. */
export const fromBehind = (cut: Cut): Cut => ({
  ...cut,
  ...(cut.sleeve === 'strap' || cut.sleeve === 'bare' ? { neck: 'sweetheart' } : { neckDepth: 9 }),
  ...(['v', 'wrap', 'square', 'sweetheart', 'scoop'].includes(cut.neck) &&
  cut.sleeve !== 'strap' &&
  cut.sleeve !== 'bare'
    ? { neck: 'crew' }
    : {}),
  front: 'none',
});
