/**
 * A product by itself, cut free of paper and shadow: for pages that set it on a stage of their own. The light on it is the
 * same as on its pictures.
 */
import type { Product } from '@quarry/contract';
import sharp from 'sharp';
import { drawingOf } from './catalogue.ts';
import { rasterize } from './index.ts';
import { Canvas } from './studio/canvas.ts';
import { hash } from './studio/dice.ts';
import { lookOf } from './studio/look.ts';

const WEBP_QUALITY = 86;
/** The product's own edges are soft; this much paper around them keeps every trace, in parts of its larger side. */
const MARGIN = 0.03;
/** Drawn this much larger than needed and shrunk: thin seams stay smooth. */
const OVERSAMPLING = 1.5;

export interface CutOut {
  webp: Uint8Array;
  /** Pixels. */
  width: number;
  height: number;
  /** Hangs in the pictures of the shop, and so has nothing to stand on. */
  hangs: boolean;
}

/** The first view, trimmed to its outline, as large as fits into the given pixels. */
export async function drawCutOut(product: Product, fit: { width: number; height: number }): Promise<CutOut> {
  const look = lookOf(product);
  const drawing = drawingOf(look.category);
  const canvas = new Canvas(`q${hash(`${product.id}/cut`).toString(36)}x`);
  const { art, box } = drawing.draw(canvas, look);
  const [x, y, width, height] = box;
  const margin = Math.max(width, height) * MARGIN;
  const frame = [x - margin, y - margin, width + 2 * margin, height + 2 * margin];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(' ')}"><defs>${canvas.definitions}</defs>${art}</svg>`;
  const scale = Math.min(fit.width / width, fit.height / height) * OVERSAMPLING;
  const drawn = rasterize(svg, Math.ceil((width + 2 * margin) * scale));
  const trimmed = await sharp(drawn.pixels, { raw: { width: drawn.width, height: drawn.height, channels: 4 } })
    .trim({ background: '#00000000', threshold: 12 })
    .png()
    .toBuffer();
  const { data, info } = await sharp(trimmed)
    .resize({ ...fit, fit: 'inside' })
    .webp({ quality: WEBP_QUALITY, alphaQuality: 90, effort: 6 })
    .toBuffer({ resolveWithObject: true });
  return { webp: data, width: info.width, height: info.height, hangs: drawing.mount === 'wall' };
}
