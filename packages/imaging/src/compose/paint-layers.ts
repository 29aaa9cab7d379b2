/** Layer compositing: alpha blending, shadows, edge cleanup and lighting. */
import { blurred } from '../cut-out/masks.ts';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import type { Layer } from './mesh.ts';

/** Alpha blending, "source over". */
export function lay(sheet: Layer, upper: Layer): void {
  inArea(upper, (i) => {
    const alpha = upper[i + 3] ?? 0;
    if (alpha === 255) {
      sheet[i] = upper[i] ?? 0;
      sheet[i + 1] = upper[i + 1] ?? 0;
      sheet[i + 2] = upper[i + 2] ?? 0;
      sheet[i + 3] = 255;
      return;
    }
    const a = alpha / 255;
    const b = ((sheet[i + 3] ?? 0) / 255) * (1 - a);
    const all = a + b;
    for (let c = 0; c < 3; c++) sheet[i + c] = ((upper[i + c] ?? 0) * a + (sheet[i + c] ?? 0) * b) / all;
    sheet[i + 3] = Math.round(all * 255);
  });
}

/** Calls `visit` with the offset of each non-empty pixel of a layer. */
function inArea(layer: Layer, visit: (at: number) => void): void {
  const area = areaOf(layer, 0);
  if (!area) return;
  for (let y = area.top; y < area.top + area.height; y++) {
    const end = (y * WIDTH + area.left + area.width) * 4;
    for (let i = (y * WIDTH + area.left) * 4; i < end; i += 4) if (layer[i + 3] !== 0) visit(i);
  }
}

/** Casts a soft shadow of the next layer, down and to the right, on the existing ones. */
export function cast(sheet: Layer, upper: Layer, reach: number, strength: number): void {
  const area = areaOf(upper, reach * 3);
  if (!area) return;
  const { left, top, width, height } = area;
  const mask = new Float32Array(width * height);
  const [dx, dy] = [Math.round(reach * 0.55), Math.round(reach * 0.75)];
  for (let y = dy; y < height; y++) {
    for (let x = dx; x < width; x++) {
      mask[y * width + x] = (upper[((top + y - dy) * WIDTH + left + x - dx) * 4 + 3] ?? 0) / 255;
    }
  }
  const soft = blurred(blurred(mask, width, height, reach), width, height, Math.max(1, reach >> 1));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const shadow = (soft[y * width + x] ?? 0) * strength;
      const i = ((top + y) * WIDTH + left + x) * 4;
      if (shadow < 0.004 || sheet[i + 3] === 0) continue;
      sheet[i] = (sheet[i] ?? 0) * (1 - shadow);
      sheet[i + 1] = (sheet[i + 1] ?? 0) * (1 - shadow);
      sheet[i + 2] = (sheet[i + 2] ?? 0) * (1 - shadow * 0.92);
    }
  }
}

interface Area {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Cached bounding boxes: painted layers do not grow, except in `tidy`. */
const areas = new WeakMap<Layer, Area | null>();

/** Bounding box of a layer's content plus a margin; null for an empty one. */
export function areaOf(layer: Layer, margin: number): Area | null {
  let area = areas.get(layer);
  if (area === undefined) {
    area = findArea(layer);
    areas.set(layer, area);
  }
  return area && margin > 0 ? grown(area, margin) : area;
}

function grown(area: Area, margin: number): Area {
  const [left, top] = [Math.max(0, area.left - margin), Math.max(0, area.top - margin)];
  const right = Math.min(WIDTH, area.left + area.width + margin);
  const bottom = Math.min(HEIGHT, area.top + area.height + margin);
  return { left, top, width: right - left, height: bottom - top };
}

function findArea(layer: Layer): Area | null {
  // Reads four bytes at once: a pixel without alpha is empty, whatever its colour.
  const aligned = layer.byteOffset % 4 === 0 ? layer : new Uint8Array(layer);
  const pixels = new Uint32Array(aligned.buffer, aligned.byteOffset, WIDTH * HEIGHT);
  const isEmptyRow = (y: number) => {
    for (let i = y * WIDTH; i < (y + 1) * WIDTH; i++) if ((pixels[i] ?? 0) > OPAQUE_BITS) return false;
    return true;
  };
  let [top, bottom] = [0, HEIGHT - 1];
  while (top < HEIGHT && isEmptyRow(top)) top += 1;
  if (top === HEIGHT) return null;
  while (isEmptyRow(bottom)) bottom -= 1;
  let [left, right] = [WIDTH - 1, 0];
  for (let y = top; y <= bottom; y++) {
    const row = y * WIDTH;
    let x = 0;
    while (x < left && (pixels[row + x] ?? 0) <= OPAQUE_BITS) x += 1;
    if (x < left) left = x;
    x = WIDTH - 1;
    while (x > right && (pixels[row + x] ?? 0) <= OPAQUE_BITS) x -= 1;
    if (x > right) right = x;
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}
/** The colour bytes below the alpha byte, on little-endian machines. */
const OPAQUE_BITS = 0xff_ff_ff;

/** Cleans the outline of cloth: removes small bumps and specks, fills notches with neighbouring colours. */
export function tidy(layer: Layer): void {
  const area = areaOf(layer, 8);
  if (!area) return;
  areas.set(layer, area);
  const { left, top, width, height } = area;
  const alpha = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) alpha[y * width + x] = (layer[((top + y) * WIDTH + left + x) * 4 + 3] ?? 0) / 255;
  }
  const soft = blurred(blurred(alpha, width, height, 2), width, height, 2);
  const near = NEIGHBOURS.map(([dx, dy]) => dy * width + dx);
  for (let y = 3; y < height - 3; y++) {
    for (let x = 3; x < width - 3; x++) {
      const at = y * width + x;
      const share = soft[at] ?? 0;
      if (share > 0.98) continue;
      const i = ((top + y) * WIDTH + left + x) * 4;
      const t = Math.min(1, Math.max(0, (share - 0.36) / 0.3));
      const wanted = t * t * (3 - 2 * t);
      if ((alpha[at] ?? 0) < 0.02 && wanted > 0) {
        const k = near.findIndex((step) => (alpha[at + step] ?? 0) > 0.3);
        const [dx, dy] = NEIGHBOURS[k] ?? [0, 0];
        const from = i + (dy * WIDTH + dx) * 4;
        for (let c = 0; c < 3; c++) layer[i + c] = layer[from + c] ?? 0;
        layer[i + 3] = k < 0 ? 0 : wanted * 255;
      } else layer[i + 3] = wanted * 255;
    }
  }
}
const NEIGHBOURS = [1, 2, 3].flatMap((d): [number, number][] => [
  [d, 0],
  [-d, 0],
  [0, d],
  [0, -d],
  [d, d],
  [-d, -d],
  [-d, d],
  [d, -d],
]);

/** Multiplies cloth by the body's light. */
export function shade(layer: Layer, light: Float32Array, strength: number): void {
  if (strength === 0) return;
  inArea(layer, (i) => {
    const factor = 1 + ((light[i >> 2] ?? 0) - 1) * strength * 0.62;
    for (let c = i; c < i + 3; c++) layer[c] = Math.min(255, (layer[c] ?? 0) * factor);
  });
}

export function dim(layer: Layer, factor: number): void {
  inArea(layer, (i) => {
    for (let c = i; c < i + 3; c++) layer[c] = (layer[c] ?? 0) * factor;
  });
}
