/** One garment for the upper body, or a dress: cloth, sleeves, closure and trimmings on its cut. */
import { ACROSS, bar, type Canvas, fillPath, placed, round, stroke } from '../../studio/canvas.ts';
import { darker, lighter } from '../../studio/color.ts';
import type { Look } from '../../studio/look.ts';
import { rectangle } from '../../studio/outline.ts';
import type { Piece } from '../../studio/stage.ts';
import { cloth } from '../../studio/surface.ts';
import {
  BARE_TOP,
  bodiceEdge,
  bodyOutline,
  type Cut,
  mirrored,
  neckline,
  sleeveShape,
  type SleeveShape,
} from '../garment-cut.ts';
import {
  cableColumns,
  knifePleats,
  pufferLines,
  ribTile,
  skirtFolds,
  tierSeams,
  tulle,
  underSuit,
} from '../garment-details.ts';
import { trimmings } from '../trimmings.ts';
import { creases, type Drape, drapeOf, roundness, shine } from '../garment-light.ts';
import { backEdge, backTrim, bareBack, nape, straps } from '../garment-back.ts';

function sleeveArt(c: Canvas, look: Look, cut: Cut, shape: SleeveShape, drape: Drape): string {
  const dark = darker(look.color, 0.62);
  const light = lighter(look.color, 0.6);
  const p = (part: number, across: number) => shape.at(part, across).map(round).join(',');
  const [outer, inner] = shape.cuff;
  const long = cut.sleeve === 'long' || cut.sleeve === 'bishop';
  const parts = [cloth(c, look, 1, shape.turn)];
  if (cut.puffer)
    parts.push(placed(pufferLines(c, look, -20, 620, -140, 160), { x: cut.shoulder, y: 20, turn: shape.turn }));
  if (cut.cables) parts.push(placed(cableColumns(c, look, 34, 460), { x: cut.shoulder - 12, y: 30, turn: shape.turn }));
  if (long)
    parts.push(
      c.blurred(
        5,
        stroke(
          `M${p(0.16, 0.1)}Q${p(0.26, 0.5)} ${p(0.22, 0.9)}M${p(0.46, 0.05)}Q${p(0.5, 0.5)} ${p(0.43, 0.95)}M${p(0.53, 0.1)}Q${p(0.56, 0.5)} ${p(0.52, 0.8)}M${p(0.8, 0.1)}Q${p(0.83, 0.5)} ${p(0.78, 0.95)}`,
          dark,
          9,
        ) +
          stroke(`M${p(0.1, 0.74)}C${p(0.3, 0.7)} ${p(0.6, 0.72)} ${p(0.94, 0.7)}`, light, drape.shine > 0.3 ? 9 : 12),
        Math.max(drape.folds, drape.shine),
      ),
    );
  else if (cut.sleeve === 'puff' || cut.sleeve === 'flutter')
    parts.push(
      c.blurred(
        4,
        stroke(
          `M${p(0.02, 0.9)}Q${p(0.5, 0.86)} ${p(1, 0.8)}M${p(0.02, 0.6)}Q${p(0.5, 0.56)} ${p(1, 0.5)}M${p(0.1, 0.4)}Q${p(0.6, 0.24)} ${p(1, 0.2)}`,
          dark,
          8,
        ) + stroke(`M${p(0.06, 0.75)}Q${p(0.5, 0.72)} ${p(0.96, 0.66)}`, light, 9),
        0.46,
      ),
    );
  const edge = `M${outer.map(round).join(',')}L${inner.map(round).join(',')}`;
  const lift = (by: number) =>
    placed(stroke(edge, dark, 2.2, { opacity: 0.55 }), {
      x: Math.sin((shape.turn * Math.PI) / 180) * by,
      y: -Math.cos((shape.turn * Math.PI) / 180) * by,
    });
  const [ux, uy] = [Math.sin((shape.turn * Math.PI) / 180), -Math.cos((shape.turn * Math.PI) / 180)];
  const band = (height: number, fill: string) =>
    fillPath(
      `M${round(outer[0] + 14)},${round(outer[1] - 4)}L${round(inner[0] - 14)},${round(inner[1] + 4)}L${round(inner[0] - 14 + ux * height)},${round(inner[1] + 4 + uy * height)}L${round(outer[0] + 14 + ux * height)},${round(outer[1] - 4 + uy * height)}Z${rectangle(outer[0] - 60, outer[1], 90, 30)}`,
      fill,
    );
  if (cut.ribbed && long) parts.push(band(46, ribTile(c, look)), lift(46));
  else if (cut.sleeve === 'puff' || cut.sleeve === 'bishop') parts.push(band(26, darker(look.color, 0.12)), lift(26));
  else if (long && (cut.neck === 'collar' || cut.yoke)) parts.push(lift(46), lift(5));
  else if (long && cut.neck === 'lapel') parts.push(lift(60));
  else parts.push(lift(11));
  return parts.join('');
}

/** A garment from the front, or from the back. */
export function garment(c: Canvas, look: Look, cut: Cut, isBack = false): Piece {
  const { color: tone } = look;
  const drape = drapeOf(look);
  const weave = cloth(c, look);
  const { length, hem, waist, waistY, chest, neckHalf: half } = cut;
  const body = bodyOutline(cut);
  const dark = darker(tone, 0.62);
  const isBare = cut.sleeve === 'strap' || cut.sleeve === 'bare';
  const { depth, dark: shade, light } = drape;
  const relief = { depth, dark: shade, light };

  const shape = sleeveShape(cut);
  let sleeves = '';
  if (shape) {
    const art = sleeveArt(c, look, cut, shape, drape);
    const side = (isFar: boolean) => {
      // The arm is a tube of its own: light from the upper left falls on the left sleeve's outside.
      const tube = c.linear(
        isFar
          ? [
              [0, '#10161d', 0.34],
              [0.4, '#ffffff', 0.04],
              [1, '#10161d', 0.26],
            ]
          : [
              [0, '#10161d', 0.3],
              [0.55, '#ffffff', 0.12],
              [1, '#10161d', 0.12],
            ],
        ACROSS,
      );
      return c.form(shape.outline, isFar ? darker(tone, 0.04) : tone, {
        ...relief,
        depth: 12,
        light: isFar ? light * 0.5 : light,
        art: art + fillPath(shape.outline, tube),
      });
    };
    sleeves = side(true) + placed(side(false), { mirror: true });
  }

  const skirt = (): string => {
    if (!cut.fall) return '';
    const folds = {
      none: 3,
      soft: cut.fall === 'line' ? 6 : look.dice.count('folds', 8, 12),
      knife: 0,
      tiers: 13,
      tulle: 15,
    }[cut.pleats];
    const strong = cut.fall === 'column' ? 0.24 : look.material === 'silk' || look.material === 'velvet' ? 0.56 : 0.46;
    const hip = cut.fall === 'mermaid' ? waist + 16 : waist;
    return (
      (folds > 0
        ? skirtFolds(c, look, cut.fall === 'mermaid' ? length - 260 : waistY, length, hip, hem, folds, strong)
        : '') +
      (cut.pleats === 'knife' ? knifePleats(look, waistY + 8, length, waist, hem) : '') +
      (cut.pleats === 'tiers' ? tierSeams(c, look, waistY, length, waist, hem) : '') +
      (cut.pleats === 'tulle' ? tulle(c, look, waistY, length, hem) : '') +
      (cut.fall !== 'column' && cut.belt === 'none'
        ? stroke(`M${-waist - 2},${waistY - 3}Q0,${waistY + 14} ${waist + 2},${waistY - 3}`, dark, 2.4, {
            opacity: 0.55,
          })
        : '')
    );
  };
  const seams =
    cut.fall && cut.neck !== 'wrap' && cut.front === 'none'
      ? stroke(
          `M${round(-chest * 0.52)},${isBare ? BARE_TOP : 130}C${round(-chest * 0.6)},190 ${round(-waist * 0.5)},${waistY - 60} ${round(-waist * 0.46)},${waistY}M${round(chest * 0.52)},${isBare ? BARE_TOP : 130}C${round(chest * 0.6)},190 ${round(waist * 0.5)},${waistY - 60} ${round(waist * 0.46)},${waistY}`,
          dark,
          1.8,
          { opacity: 0.34 },
        )
      : '';
  const details = [
    weave,
    cut.cables && !isBack ? cableColumns(c, look, chest * 0.86, length) : '',
    cut.puffer ? pufferLines(c, look, 66, length + 40, -hem - 60, hem + 60) : '',
    skirt(),
    cut.puffer ? '' : creases(c, look, cut, drape),
    seams,
    shine(c, look, cut, drape),
    fillPath(body, roundness(c)),
  ];
  if (cut.ribbed)
    details.push(
      bar(-hem - 20, length - 44, hem * 2 + 40, 90, ribTile(c, look)),
      stroke(`M${-hem - 20},${length - 44}H${hem + 20}`, dark, 3, { opacity: 0.5 }),
    );
  else if (!cut.fall && cut.tail === 0)
    details.push(
      stroke(`M${-hem},${length - 15}Q0,${length + hem * 0.06 - 12} ${hem},${length - 15}`, dark, 2, {
        opacity: 0.42,
        dash: '6 4',
      }),
    );
  if (cut.neck === 'wrap' && !isBack) details.push(wrapOver(c, look, cut));
  if (cut.slit && !isBack) details.push(slit(c, look, cut));
  if (isBack)
    details.push(
      stroke(cut.fall ? `M0,${isBare ? BARE_TOP : 6}V${waistY + 60}` : `M${-chest},120Q0,140 ${chest},120`, dark, 2, {
        opacity: 0.45,
      }),
    );

  const inside = isBack ? '' : isBare ? bareBack(cut, look) : nape(c, look, cut);
  const extra = cut.inside !== 'none' && !isBack && look.category === 'suit' ? underSuit(c, look, cut) : '';
  const outline = shape ? body + shape.outline + mirrored(shape.outline) : body;
  const wide = Math.max(shape?.reach ?? cut.shoulder, hem, chest);
  const top =
    cut.neck === 'hood'
      ? -122
      : cut.neck === 'turtle'
        ? -104
        : cut.neck === 'stand'
          ? -62
          : isBare
            ? cut.sleeve === 'bare'
              ? BARE_TOP - 16
              : -8
            : -40;
  const sag = cut.fall ? 46 : 22;
  const art =
    inside +
    extra +
    sleeves +
    c.form(body, tone, { ...relief, art: details.join('') }) +
    (isBack ? backTrim(c, look, cut) : trimmings(c, look, cut));
  return {
    art:
      (isBare ? straps(look, cut, isBack) : '') +
      art +
      (isBare
        ? stroke(`M${-half},${BARE_TOP}${isBack ? backEdge(cut) : bodiceEdge(cut)}`, lighter(tone, 0.35), 3, {
            opacity: 0.55,
          })
        : ''),
    box: [-wide - 4, top, wide * 2 + 8, length + sag - top],
    inside,
    outline,
    focus: [-chest * 1.25, top - 6, chest * 2.5, chest * 2.5],
  };
}

/** One side of a wrap dress lies over the other, from the shoulder to the tie and down the skirt. */
function wrapOver(
  c: Canvas,
  look: Look,
  { neckHalf: half, neckDepth: depth, waist, waistY, length, hem }: Cut,
): string {
  const dark = darker(look.color, 0.62);
  const bodice = `M0,${depth}C${round(waist * 0.24)},${round(depth + (waistY - depth) * 0.4)} ${round(waist * 0.46)},${round(waistY - 40)} ${round(waist * 0.56)},${waistY}`;
  const skirt = `M${round(waist * 0.5)},${waistY + 10}C${round(waist * 0.3)},${waistY + 90} ${round(-hem * 0.06)},${length - 160} ${round(-hem * 0.2)},${length + 40}`;
  // oxlint-disable-next-line typescript/consistent-type-assertions -- only the neckline is read
  const edge = `M${-half},0${neckline({ neck: 'wrap', neckHalf: half, neckDepth: depth } as Cut)}`;
  const draped = [0.2, 0.42, 0.64]
    .map(
      (t) =>
        `M${round(waist * 0.54)},${round(waistY - 6)}Q${round(-waist * 0.1)},${round(waistY - 30 - t * 90)} ${round(-waist * (0.9 + t * 0.14))},${round(waistY - 40 - t * 160)}`,
    )
    .join('');
  return (
    c.blurred(5, placed(stroke(bodice + skirt, dark, 12), { x: 7, y: 3 }), 0.5) +
    c.blurred(4, stroke(draped, dark, 7) + placed(stroke(draped, lighter(look.color, 0.6), 6), { y: -8 }), 0.34) +
    stroke(bodice + skirt, dark, 2.2, { opacity: 0.6 }) +
    stroke(edge, lighter(look.color, 0.4), 4, { opacity: 0.5 })
  );
}

/** A slit in a long skirt. */
function slit(c: Canvas, look: Look, { waist, waistY, length, hem }: Cut): string {
  const top = waistY + (length - waistY) * 0.42;
  const gap = `M${round(waist * 0.52)},${round(top)}C${round(waist * 0.5)},${round(top + 90)} ${round(hem * 0.34)},${round(length - 90)} ${round(hem * 0.26)},${length + 50}H${round(hem * 0.72)}C${round(hem * 0.66)},${round(length - 120)} ${round(waist * 0.58)},${round(top + 80)} ${round(waist * 0.52)},${round(top)}Z`;
  return (
    fillPath(
      gap,
      c.linear([
        [0, darker(look.color, 0.5)],
        [1, darker(look.color, 0.62)],
      ]),
    ) + stroke(gap, lighter(look.color, 0.4), 2.4, { opacity: 0.5 })
  );
}
