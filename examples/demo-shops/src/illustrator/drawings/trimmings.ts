/** Everything on the cloth of a garment: print, yoke, closure, collar, pockets, belt. */
import { disc, fillPath, placed, stroke, type Canvas } from '../studio/canvas.ts';
import { darker, lighter, lightness } from '../studio/color.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { cloth } from '../studio/surface.ts';
import { ribbonBow } from './garment-details.ts';
import { type Cut } from './garment-cut.ts';
import { type Sewing } from './sewing.ts';
import { type Look } from '../studio/look.ts';
import { belt } from './garment-belt.ts';
import { frontClosure } from './garment-front.ts';
import { neckFinish } from './garment-neck.ts';
import { pockets } from './garment-pockets.ts';
import { sewingOf } from './sewing.ts';

/** Everything that lies on the cloth, from the lowest layer to the highest. */
export function trimmings(c: Canvas, look: Look, cut: Cut): string {
  const sewing = sewingOf(c, look, cut);
  return [
    cut.graphic ? chestPrint(look) : '',
    cut.yoke ? yoke(sewing) : '',
    frontClosure(sewing),
    neckFinish(sewing),
    pockets(sewing),
    cut.epaulettes ? epaulettes(sewing) : '',
    belt(sewing),
    cut.bow ? placed(ribbonBow(c, lighter(sewing.tone, 0.02), 74, 190), { y: cut.neckDepth + 12 }) : '',
  ].join('');
}

/** The yoke of a denim jacket with its panels and hem. */
function yoke(sewing: Sewing): string {
  const { c, look, tone, seam, stitch, cut } = sewing;
  const { length, chest, hem } = cut;
  const parts: string[] = [];
  const line = `M${-chest + 6},132Q0,150 ${chest - 6},132`;
  const panels = `M${-chest * 0.44},142L${-chest * 0.22},${length - 44}M${chest * 0.44},142L${chest * 0.22},${length - 44}`;
  parts.push(seam(line), placed(stitch(line), { y: 6 }), seam(panels, 0.4), placed(stitch(panels), { x: 5 }));
  parts.push(
    c.form(rectangle(-hem - 4, length - 42, hem * 2 + 8, 40, 5), tone, { depth: 5, art: cloth(c, look) }),
    stitch(`M${-hem},${length - 34}H${hem}M${-hem},${length - 9}H${hem}`),
  );

  return parts.join('');
}

function epaulettes(sewing: Sewing): string {
  const { cut, button, flap } = sewing;
  const { neckHalf: half } = cut;
  const parts: string[] = [];
  for (const mirror of [true, false])
    parts.push(
      placed(
        flap(
          polygon([
            [cut.shoulder - 4, 22, 4],
            [cut.shoulder - 2, 42, 4],
            [half + 30, 32, 6],
            [half + 30, 18, 6],
          ]),
          3,
        ) + button(half + 42, 25, 4.5),
        { mirror },
      ),
    );
  return parts.join('');
}

/** A picture on the chest of a T-shirt or a hoodie. */
function chestPrint(look: Look): string {
  const ink = lightness(look.color) > 0.6 ? darker(look.color, 0.72) : '#f4efe2';
  const { accent, dice } = look;
  return placed(
    dice.pick('graphic', [
      disc(0, 0, 62, 62, accent) +
        fillPath('M-62,18L-20,-26L4,2L24,-18L62,18A62,62 0 0 1 -62,18Z', ink) +
        disc(26, -34, 12, 12, ink),
      `<rect x="-70" y="-46" width="140" height="22" fill="${ink}"/><rect x="-70" y="-12" width="140" height="22" fill="${accent}"/><rect x="-70" y="22" width="140" height="22" fill="${ink}"/>`,
      fillPath('M0,-62L18,-20L64,-18L28,10L40,56L0,30L-40,56L-28,10L-64,-18L-18,-20Z', accent) +
        stroke('M-70,74H70', ink, 7),
      stroke('M-66,10q22,-44 44,0t44,0t44,0', accent, 11) +
        stroke('M-66,38q22,-44 44,0t44,0t44,0', ink, 11) +
        disc(0, -42, 20, 20, ink),
      disc(-28, 0, 44, 44, ink) + disc(28, 0, 44, 44, accent, 0.88),
    ]),
    look.category === 'hoodie' ? { y: 176, scale: 0.66 } : { y: 214, scale: look.isForKids ? 1.15 : 0.95 },
  );
}
