/**
 * Draws a product without background, for pages that place it on a background of their own. Products that hang on a
 * wall in the shop's pictures stand here on a slim steel stand. The light is the same.
 */
import type { Product } from '@quarry/contract';
import sharp from 'sharp';
import { drawingFor } from './catalogue.ts';
import { rasterize } from './index.ts';
import { ACROSS, bar, Canvas, disc } from './studio/canvas.ts';
import { hash } from './studio/dice.ts';
import { lookOf } from './studio/look.ts';
import type { Box, Piece } from './studio/stage.ts';

const WEBP_QUALITY = 84;
/** Drawn this much larger than needed and scaled down, so that thin seams stay smooth. */
const OVERSAMPLING = 1.5;
/** Margin around the outline while drawing, relative to the larger side, because edges and shadows are soft. */
const MARGIN = 0.08;
/** Below this opacity of 255 a pixel counts as empty when the picture is trimmed. */
const FAINT = 12;

export interface CutOut {
  webp: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
}

/** The first view, trimmed, scaled to fit the given pixels, with transparent background. */
export async function drawCutOut(product: Product, fit: { width: number; height: number }): Promise<CutOut> {
  const look = lookOf(product);
  const drawing = drawingFor(look);
  const canvas = new Canvas(`q${hash(`${product.id}/cut`).toString(36)}x`);
  const piece = drawing.draw(canvas, look);
  const hangs = drawing.mount === 'wall';
  const { art, box } = hangs ? onStand(canvas, piece) : { art: shadowOf(canvas, piece) + piece.art, box: piece.box };

  const margin = Math.max(box[2], box[3]) * MARGIN;
  const [x, y, width, height] = [box[0] - margin, box[1] - margin, box[2] + 2 * margin, box[3] + 2 * margin];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}"><defs>${canvas.definitions}</defs>${art}</svg>`;
  const scale = Math.min(fit.width / box[2], fit.height / box[3]) * OVERSAMPLING;
  const drawn = rasterize(svg, Math.ceil(width * scale));
  const trimmed = await sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .trim({ background: '#00000000', threshold: FAINT })
    .png()
    .toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize({ ...fit, fit: 'inside' })
    .webp({ quality: WEBP_QUALITY, alphaQuality: 90, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height };
}

/** Pole and foot below the hem, behind the piece. */
function onStand(c: Canvas, { art, box: [x, y, width, height] }: Piece): { art: string; box: Box } {
  const middle = x + width / 2;
  const hem = y + height;
  const ground = hem + height * 0.075;
  const pole = height * 0.014;
  const foot = height * 0.105;
  const steel = c.linear(
    [
      [0, '#eef2f1'],
      [0.4, '#9aa5a1'],
      [0.7, '#dfe6e3'],
      [1, '#6f7c76'],
    ],
    ACROSS,
  );
  const stand =
    c.pool(middle + foot * 0.2, ground + foot * 0.1, foot * 2.1, foot * 0.34, 0.4) +
    disc(middle, ground + foot * 0.07, foot, foot * 0.2, '#7c8883') +
    disc(middle, ground, foot, foot * 0.2, steel) +
    bar(middle - pole / 2, hem - height * 0.3, pole, height * 0.3 + (ground - hem), steel);
  return { art: stand + art, box: [x, y, width, ground + foot * 0.3 - y] };
}

/** Where it touches the ground. */
function shadowOf(c: Canvas, { feet, box: [x, y, width, height] }: Piece): string {
  const ground = y + height;
  const places = feet ?? [[x + width * 0.06, x + width * 0.94] as const];
  const pools = places.map(([from, to]) => {
    const half = Math.max(width * 0.03, (to - from) / 2);
    return c.pool((from + to) / 2 + half * 0.06, ground, half * 1.14, Math.max(width * 0.012, half * 0.1), 0.55);
  });
  return pools.join('');
}
