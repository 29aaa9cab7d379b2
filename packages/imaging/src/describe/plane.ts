/** Converts pictures to CIE Lab on any grid. */
import type { Pixels } from '../decode/decode-picture.ts';
import { elementAt } from '@quarry/language';

/** Part of a picture, 0 to 1 of its width and height. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const WHOLE: Box = { left: 0, top: 0, right: 1, bottom: 1 };

/** Three bytes per pixel, without transparency. */
export interface Rgb {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Blends transparent pixels with white, as shops show them. */
export function onWhite({ data, width, height }: Pixels): Rgb {
  const rgb = new Uint8Array(width * height * 3);
  for (let n = 0; n < width * height; n += 1) {
    const alpha = data[n * 4 + 3] ?? 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[n * 4 + channel] ?? 0;
      rgb[n * 3 + channel] = alpha === 255 ? value : Math.round((value * alpha + 255 * (255 - alpha)) / 255);
    }
  }
  return { data: rgb, width, height };
}

/** Resamples a box of the picture to another grid; each pixel is weighted by the covered area. */
export function resample({ data, width, height }: Rgb, box: Box, toWidth: number, toHeight: number): Rgb {
  const columns = coverage(box.left * width, box.right * width, width, toWidth);
  const rows = coverage(box.top * height, box.bottom * height, height, toHeight);
  // First along the rows, then along the columns.
  const narrow = new Float32Array(height * toWidth * 3);
  const [firstRow, lastRow] = [rows[0]?.first ?? 0, rows.at(-1)?.last ?? height - 1];
  for (let y = firstRow; y <= lastRow; y += 1) {
    for (let x = 0; x < toWidth; x += 1) {
      const { first, last, weights } = elementAt(columns, x);
      let [r, g, b] = [0, 0, 0];
      for (let from = first; from <= last; from += 1) {
        const weight = weights[from - first] ?? 0;
        const at = (y * width + from) * 3;
        r += weight * (data[at] ?? 0);
        g += weight * (data[at + 1] ?? 0);
        b += weight * (data[at + 2] ?? 0);
      }
      const to = (y * toWidth + x) * 3;
      narrow[to] = r;
      narrow[to + 1] = g;
      narrow[to + 2] = b;
    }
  }
  const out = new Uint8Array(toWidth * toHeight * 3);
  for (let y = 0; y < toHeight; y += 1) {
    const { first, last, weights } = elementAt(rows, y);
    for (let n = 0; n < toWidth * 3; n += 1) {
      let sum = 0;
      for (let from = first; from <= last; from += 1) {
        sum += (weights[from - first] ?? 0) * (narrow[from * toWidth * 3 + n] ?? 0);
      }
      out[y * toWidth * 3 + n] = Math.round(sum);
    }
  }
  return { data: out, width: toWidth, height: toHeight };
}

interface Coverage {
  first: number;
  last: number;
  /** Sum 1. */
  weights: number[];
}

/** The pixels of a line that each of `count` new ones covers; at least one pixel wide, so that enlarging is smooth. */
function coverage(from: number, to: number, length: number, count: number): Coverage[] {
  const step = (to - from) / count;
  const reach = Math.max(step, 1);
  return Array.from({ length: count }, (_, n) => {
    const middle = from + (n + 0.5) * step;
    const [start, end] = [middle - reach / 2, middle + reach / 2];
    const first = Math.min(Math.max(Math.floor(start), 0), length - 1);
    const last = Math.min(Math.max(Math.ceil(end) - 1, first), length - 1);
    const weights = Array.from({ length: last - first + 1 }, (_unused, offset) =>
      Math.max(0.0001, Math.min(end, first + offset + 1) - Math.max(start, first + offset)),
    );
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    return { first, last, weights: weights.map((weight) => weight / total) };
  });
}

export function mirrored({ data, width, height }: Rgb): Rgb {
  const out = new Uint8Array(data.length);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + width - 1 - x) * 3;
      out.set(data.subarray(from, from + 3), (y * width + x) * 3);
    }
  }
  return { data: out, width, height };
}

/** L from 0 to 100, a and b about -100 to 100, D65; three numbers per pixel. */
export function toLab({ data }: Rgb): Float32Array {
  const lab = new Float32Array(data.length);
  for (let n = 0; n < data.length; n += 3) {
    const r = LINEAR[data[n] ?? 0] ?? 0;
    const g = LINEAR[data[n + 1] ?? 0] ?? 0;
    const b = LINEAR[data[n + 2] ?? 0] ?? 0;
    const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = root(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[n] = 116 * y - 16;
    lab[n + 1] = 500 * (x - y);
    lab[n + 2] = 200 * (y - z);
  }
  return lab;
}

const LINEAR = Float64Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const root = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
