/**
 * The illustrator: draws every product of the demo shops from what the catalogue says about it.
 * The same product and view always give the same picture.
 */
import type { Product } from '@quarry/contract';
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { Canvas } from './studio/canvas.ts';
import { drawingFor, drawingOf } from './catalogue.ts';
import { hash } from './studio/dice.ts';
import { lookOf } from './studio/look.ts';
import { PAPER, setStage } from './studio/stage.ts';

/** Side of a finished picture in pixels. */
const PICTURE_PX = 800;
const WEBP_QUALITY = 82;
/** Close views are expensive and soft, so they are drawn smaller and enlarged. */
const CLOSE_VIEW_PX = 640;

/** How many pictures a product has, 2 to 4. */
export function viewCount(product: Product): number {
  return drawingOf((product.category ?? '').toLowerCase()).more.length + 1;
}

/** One picture as WebP, 800 × 800. Views count from 1; others are clamped to the nearest one. */
export async function drawPicture(product: Product, view: number): Promise<Uint8Array> {
  const svg = drawSvg(product, view);
  const isWhole = svg.includes(`viewBox="0 0 ${PAPER} ${PAPER}"`);
  const { pixels, width, height } = rasterize(svg, isWhole ? PICTURE_PX : CLOSE_VIEW_PX);
  return sharp(pixels, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(PICTURE_PX, PICTURE_PX)
    .webp({ quality: WEBP_QUALITY, effort: 3 })
    .toBuffer();
}

/** Longer side of a product drawn alone, in pixels. */
const ALONE_PX = 900;
/** Margin around the piece, relative to the box's larger side, for parts of a drawing outside of its box. */
const ALONE_MARGIN = 0.06;

/** `front` leaves out parts behind a wearer: the lining in a neckline, the back of a waistband. */
export type AlonePart = 'whole' | 'front';

/**
 * The product of the first view by itself, on transparent ground and without shadows, as WebP with alpha. All its parts
 * have the same size and place.
 */
export async function drawAlone(product: Product, part: AlonePart = 'whole'): Promise<Uint8Array> {
  const look = lookOf(product);
  const canvas = new Canvas(`q${hash(`${product.id}/alone`).toString(36)}x`);
  const { art, box, inside } = drawingFor(look).draw(canvas, look);
  const drawn = part === 'front' && inside ? art.replace(inside, () => '') : art;
  const margin = Math.max(box[2], box[3]) * ALONE_MARGIN;
  const [x, y, w, h] = [box[0] - margin, box[1] - margin, box[2] + 2 * margin, box[3] + 2 * margin];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${w} ${h}"><defs>${canvas.definitions}</defs>${drawn}</svg>`;
  const { pixels, width, height } = rasterize(svg, Math.round((ALONE_PX * w) / Math.max(w, h)));
  return sharp(pixels, { raw: { width, height, channels: 4, premultiplied: true } })
    .webp({ quality: 90, alphaQuality: 100, effort: 2 })
    .toBuffer();
}

/** The drawing as a square SVG without text, fonts or links. */
export function drawSvg(product: Product, view: number): string {
  const look = lookOf(product);
  const drawing = drawingFor(look);
  const index = Math.min(Math.max(Math.trunc(view) || 1, 1), drawing.more.length + 1) - 1;
  const setting = { mount: drawing.mount, size: drawing.size, ...(index === 0 ? {} : drawing.more[index - 1]) };
  const canvas = new Canvas(`q${hash(`${product.id}/${index}`).toString(36)}x`);
  const piece = (setting.draw ?? drawing.draw)(canvas, look);
  const { body, view: frame } = setStage(canvas, look, piece, setting);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.map((n) => Math.round(n * 10) / 10).join(' ')}" width="${PAPER}" height="${PAPER}"><title>${escapeText(look.title)}</title><defs>${canvas.definitions}</defs>${body}</svg>`;
}

/** RGBA pixels of an SVG at a width in pixels. Reads no fonts, because drawings contain no text. */
export function rasterize(svg: string, width: number): { pixels: Buffer; width: number; height: number } {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } }).render();
  return { pixels: image.pixels, width: image.width, height: image.height };
}

/** Escapes text for XML and removes characters that XML forbids. */
function escapeText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\u0009\u000a\u000d\u0020-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
