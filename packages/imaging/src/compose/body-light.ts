/** The light on the figure's surface, applied to cloth over it. */
import { blurred } from '../cut-out/masks.ts';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { partCode } from '../mannequins/solids.ts';
import type { Body } from './body.ts';

/** The light is smooth, so half the resolution suffices. */
const SMALLER = 2;

/** The brightness of the figure's surface relative to its mean, smoothed; 1 outside of the figure. */
export function lightOf({ layers, anchors }: Body): Float32Array {
  const { core, coreParts } = layers;
  const base = partCode('base');
  const [width, height] = [WIDTH / SMALLER, HEIGHT / SMALLER];
  const luma = new Float32Array(width * height);
  const cover = new Float32Array(width * height);
  let [sum, count] = [0, 0];
  for (let i = 0; i < luma.length; i++) {
    const at = Math.floor(i / width) * SMALLER * WIDTH + (i % width) * SMALLER;
    if (coreParts[at] === 0 || coreParts[at] === base || (core[at * 4 + 3] ?? 0) < 128) continue;
    luma[i] = 0.3 * (core[at * 4] ?? 0) + 0.59 * (core[at * 4 + 1] ?? 0) + 0.11 * (core[at * 4 + 2] ?? 0);
    cover[i] = 1;
    if (at > anchors.neck[1] * WIDTH) {
      sum += luma[i] ?? 0;
      count += 1;
    }
  }
  const mean = sum / Math.max(1, count);
  const softLuma = blurred(blurred(luma, width, height, 2), width, height, 2);
  const softCover = blurred(blurred(cover, width, height, 2), width, height, 2);
  const light = luma.map((_, i) => {
    const share = softCover[i] ?? 0;
    if (share < 0.02) return 1;
    const value = (softLuma[i] ?? 0) / share / mean;
    return 1 + (Math.max(0.55, Math.min(1.25, value)) - 1) * Math.min(1, share * 1.6);
  });
  return atFullSize(light, width, height);
}

/** Upscales with linear interpolation. */
function atFullSize(light: Float32Array, width: number, height: number): Float32Array {
  const full = new Float32Array(WIDTH * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    const top = Math.min(height - 2, Math.floor(y / SMALLER));
    const down = Math.min(1, y / SMALLER - top);
    for (let x = 0; x < WIDTH; x++) {
      const left = Math.min(width - 2, Math.floor(x / SMALLER));
      const along = Math.min(1, x / SMALLER - left);
      const at = top * width + left;
      const above = (light[at] ?? 0) + ((light[at + 1] ?? 0) - (light[at] ?? 0)) * along;
      const below = (light[at + width] ?? 0) + ((light[at + width + 1] ?? 0) - (light[at + width] ?? 0)) * along;
      full[y * WIDTH + x] = above + (below - above) * down;
    }
  }
  return full;
}
