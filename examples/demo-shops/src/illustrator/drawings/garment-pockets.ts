/** Pockets on the outside of a garment. */
import { placed, round } from '../studio/canvas.ts';
import { polygon, rectangle } from '../studio/outline.ts';
import { type Cut } from './garment-cut.ts';
import { type Sewing } from './sewing.ts';

export function pockets(sewing: Sewing): string {
  return sewing.cut.pockets.map((pocket) => pocketOf(sewing, pocket)).join('');
}

function pocketOf(sewing: Sewing, pocket: Cut['pockets'][number]): string {
  switch (pocket) {
    case 'chest':
      return chestPocket(sewing);
    case 'chest flaps':
      return chestFlaps(sewing);
    case 'flaps':
      return flapPockets(sewing);
    case 'welts':
      return weltPockets(sewing);
    case 'patch':
      return patchPockets(sewing);
    case 'pouch':
      return pouch(sewing);
    default:
      return '';
  }
}

function chestPocket(sewing: Sewing): string {
  const { stitch, flap, cut } = sewing;
  const { chest } = cut;
  const parts: string[] = [];
  const w = chest * 0.42;
  parts.push(
    flap(
      polygon([
        [chest * 0.24, 182],
        [chest * 0.24 + w, 182],
        [chest * 0.24 + w, 182 + w],
        [chest * 0.24 + w / 2, 182 + w * 1.2],
        [chest * 0.24, 182 + w],
      ]),
      4,
    ),
    stitch(`M${round(chest * 0.24)},196H${round(chest * 0.24 + w)}`),
  );
  return parts.join('');
}

function chestFlaps(sewing: Sewing): string {
  const { stitch, button, flap, cut } = sewing;
  const { chest } = cut;
  const parts: string[] = [];
  for (const mirror of [true, false])
    parts.push(
      placed(
        flap(
          polygon([
            [chest * 0.22, 176, 4],
            [chest * 0.72, 176, 4],
            [chest * 0.72, 262, 6],
            [chest * 0.47, 274, 4],
            [chest * 0.22, 262, 6],
          ]),
          4,
        ) +
          flap(
            polygon([
              [chest * 0.2, 166, 4],
              [chest * 0.74, 166, 4],
              [chest * 0.74, 194, 4],
              [chest * 0.47, 212, 4],
              [chest * 0.2, 194, 4],
            ]),
            4,
          ) +
          stitch(`M${round(chest * 0.23)},190L${round(chest * 0.47)},205L${round(chest * 0.71)},190`) +
          button(chest * 0.47, 196, 6),
        { mirror },
      ),
    );
  return parts.join('');
}

function flapPockets(sewing: Sewing): string {
  const { cut, lapelled, seam, flap } = sewing;
  const { length, waistY, chest } = cut;
  const parts: string[] = [];
  const y = Math.min(length - 150, waistY + 60);
  for (const mirror of [true, false])
    parts.push(placed(flap(rectangle(chest * 0.34, y, chest * 0.5, 30, 5)), { mirror }));
  if (lapelled && cut.inside !== 'none') parts.push(seam(`M${chest * 0.34},196l${chest * 0.34},-8`, 0.7));
  return parts.join('');
}

function weltPockets(sewing: Sewing): string {
  const { flap, cut } = sewing;
  const { length, waistY, chest } = cut;
  const parts: string[] = [];
  const y = Math.min(length - 150, waistY + 44);
  for (const mirror of [true, false])
    parts.push(
      placed(
        flap(
          polygon([
            [chest * 0.52, y, 3],
            [chest * 0.64, y + 2, 3],
            [chest * 0.84, y + 92, 3],
            [chest * 0.7, y + 96, 3],
          ]),
          4,
        ),
        { mirror },
      ),
    );
  return parts.join('');
}

function patchPockets(sewing: Sewing): string {
  const { stitch, flap, cut } = sewing;
  const { length, chest } = cut;
  const parts: string[] = [];
  const w = chest * 0.52;
  const y = length - w - 54;
  for (const mirror of [true, false])
    parts.push(
      placed(flap(rectangle(chest * 0.28, y, w, w * 1.1, 10), 4) + stitch(`M${chest * 0.28},${y + 20}h${w}`), {
        mirror,
      }),
    );
  return parts.join('');
}

function pouch(sewing: Sewing): string {
  const { cut, flap } = sewing;
  const { length, chest } = cut;
  const parts: string[] = [];
  const slit = cut.front === 'zip';
  const side = polygon([
    [slit ? 16 : 0, length - 66, 4],
    [chest * 0.64, length - 66, 8],
    [chest * 0.58, length - 128, 10],
    [chest * 0.38, length - 186, 10],
    [slit ? 16 : 0, length - 186, 4],
  ]);
  const whole = polygon([
    [-chest * 0.64, length - 66, 8],
    [-chest * 0.58, length - 128, 10],
    [-chest * 0.38, length - 186, 10],
    [chest * 0.38, length - 186, 10],
    [chest * 0.58, length - 128, 10],
    [chest * 0.64, length - 66, 8],
  ]);
  parts.push(slit ? placed(flap(side, 6), { mirror: true }) + flap(side, 6) : flap(whole, 6));
  return parts.join('');
}
