/** Warps a garment onto the mannequin: a grid over its picture whose corners are mapped, drawn as triangles. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { MANNEQUIN_HEIGHT, MANNEQUIN_WIDTH } from '../mannequins/draw-mannequin.ts';

/** A full-size layer, straight RGBA. */
export type Layer = Uint8Array;
export const newLayer = (): Layer => new Uint8Array(MANNEQUIN_WIDTH * MANNEQUIN_HEIGHT * 4);

/** Copies one pixel between layers; `at` is a byte offset. */
export function copyPixel(to: Layer, from: Layer, at: number): void {
  to[at] = from[at] ?? 0;
  to[at + 1] = from[at + 1] ?? 0;
  to[at + 2] = from[at + 2] ?? 0;
  to[at + 3] = from[at + 3] ?? 0;
}

/** Maps a point of the garment's picture to the mannequin's. */
export type Warp = (x: number, y: number) => readonly [x: number, y: number];

const STEP = 5;
/** A cell stretched further than this is an artefact and not drawn. */
const TORN = 20;

/**
 * Draws the garment into a layer. `keep` weights its pixels (0 to 1); where cells overlap, the later or more opaque one
 * wins.
 */
export function drawMesh(layer: Layer, cutout: Cutout, warp: Warp, keep?: Float32Array): void {
  const { box, width: sourceWidth } = cutout;
  const [x0, y0] = [Math.max(0, box.left - 2), Math.max(0, box.top - 2)];
  const [x1, y1] = [
    Math.min(cutout.width - 1, box.left + box.width + 1),
    Math.min(cutout.height - 1, box.top + box.height + 1),
  ];
  const across = Math.ceil((x1 - x0) / STEP) + 1;
  const down = Math.ceil((y1 - y0) / STEP) + 1;
  const sourceX = (i: number) => Math.min(x1, x0 + i * STEP);
  const sourceY = (j: number) => Math.min(y1, y0 + j * STEP);
  const placed = new Float32Array(across * down * 2);
  const holds = new Uint8Array(across * down);
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      holds[j * across + i] = cellHolds(cutout, sourceX(i), sourceY(j), keep) ? 1 : 0;
    }
  }
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) {
      const k = j * across + i;
      if (
        !holds[k] &&
        !(i > 0 && holds[k - 1]) &&
        !(j > 0 && holds[k - across]) &&
        !(i > 0 && j > 0 && holds[k - across - 1])
      )
        continue;
      const [x, y] = warp(sourceX(i), sourceY(j));
      placed[k * 2] = x;
      placed[k * 2 + 1] = y;
    }
  }
  const source = cutout.rgba;

  function triangle(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    cx: number,
    cy: number,
    corners: readonly number[],
  ): void {
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay);
    if (Math.abs(area) < 1e-6) return;
    const left = Math.max(0, Math.floor(Math.min(ax, bx, cx)));
    const right = Math.min(MANNEQUIN_WIDTH - 1, Math.ceil(Math.max(ax, bx, cx)));
    const top = Math.max(0, Math.floor(Math.min(ay, by, cy)));
    const bottom = Math.min(MANNEQUIN_HEIGHT - 1, Math.ceil(Math.max(ay, by, cy)));
    if (right - left > STEP * TORN || bottom - top > STEP * TORN) return;
    const [ua = 0, va = 0, ub = 0, vb = 0, uc = 0, vc = 0] = corners;
    for (let y = top; y <= bottom; y++) {
      for (let x = left; x <= right; x++) {
        const b = ((x - ax) * (cy - ay) - (cx - ax) * (y - ay)) / area;
        const c = ((bx - ax) * (y - ay) - (x - ax) * (by - ay)) / area;
        const a = 1 - b - c;
        if (a < -0.001 || b < -0.001 || c < -0.001) continue;
        sample(a * ua + b * ub + c * uc, a * va + b * vb + c * vc, (y * MANNEQUIN_WIDTH + x) * 4);
      }
    }
  }

  function sample(u: number, v: number, to: number): void {
    const ui = Math.min(cutout.width - 2, Math.max(0, Math.floor(u)));
    const vi = Math.min(cutout.height - 2, Math.max(0, Math.floor(v)));
    let red = 0;
    let green = 0;
    let blue = 0;
    let alpha = 0;
    let weight = 0;
    for (let corner = 0; corner < 4; corner++) {
      const dx = corner & 1;
      const dy = corner >> 1;
      const share = (dx ? u - ui : 1 - (u - ui)) * (dy ? v - vi : 1 - (v - vi));
      const at = (vi + dy) * sourceWidth + ui + dx;
      const own = ((source[at * 4 + 3] ?? 0) / 255) * (keep ? (keep[at] ?? 0) : 1);
      // Colours extend beyond the edge, so they can be mixed almost evenly.
      const tint = share * (own + 0.02);
      red += (source[at * 4] ?? 0) * tint;
      green += (source[at * 4 + 1] ?? 0) * tint;
      blue += (source[at * 4 + 2] ?? 0) * tint;
      weight += tint;
      alpha += share * own;
    }
    const opacity = Math.round(alpha * 255);
    if (opacity < 2 || opacity < (layer[to + 3] ?? 0) || weight <= 0) return;
    layer[to] = red / weight;
    layer[to + 1] = green / weight;
    layer[to + 2] = blue / weight;
    layer[to + 3] = opacity;
  }

  for (let j = 0; j < down - 1; j++) {
    for (let i = 0; i < across - 1; i++) {
      const k = j * across + i;
      if (!holds[k]) continue;
      const at = (n: number) => [placed[n * 2] ?? 0, placed[n * 2 + 1] ?? 0] as const;
      const [[ax, ay], [bx, by], [cx, cy], [dx, dy]] = [at(k), at(k + 1), at(k + across), at(k + across + 1)];
      const [l, r, t, b] = [sourceX(i), sourceX(i + 1), sourceY(j), sourceY(j + 1)];
      triangle(ax, ay, bx, by, cx, cy, [l, t, r, t, l, b]);
      triangle(bx, by, dx, dy, cx, cy, [r, t, r, b, l, b]);
    }
  }
}

function cellHolds({ rgba, width, height }: Cutout, x: number, y: number, keep?: Float32Array): boolean {
  for (let dy = 0; dy <= STEP; dy += 1) {
    const row = Math.min(height - 1, y + dy) * width;
    for (let dx = 0; dx <= STEP; dx += 1) {
      const i = row + Math.min(width - 1, x + dx);
      if ((rgba[i * 4 + 3] ?? 0) > 3 && (!keep || (keep[i] ?? 0) > 0.01)) return true;
    }
  }
  return false;
}
