/** Extracts an arm in front of the body as a separate layer, so that cloth can be drawn under and over it. */
import { blurred } from '../cut-out/masks.ts';
import { smoothstep } from '../mannequins/curve.ts';
import { MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { partCode } from '../mannequins/solids.ts';
import type { Body } from './body.ts';
import { copyPixel, type Layer, newLayer } from './mesh.ts';
import { areaOf } from './paint-layers.ts';
import type { WornPiece } from './worn-piece.ts';

/** One arm without the part that a sleeve covers. */
export function armLayer({ layers, anchors }: Body, side: 'left' | 'right', pieces: readonly WornPiece[]): Layer {
  /** By part code: 1, 2 or 3 for upper arm, forearm and hand, 0 for all others. */
  const limbs = new Uint8Array(256);
  for (const [n, limb] of (['upper-arm', 'forearm', 'hand'] as const).entries()) {
    limbs[partCode(`${limb}-${side}`)] = n + 1;
  }
  const end = Math.max(0, ...pieces.map(({ sleeveEnds }) => sleeveEnds?.[side] ?? 0));
  const { shoulder, elbow, wrist } = anchors.arms[side];
  const first = Math.hypot(elbow[0] - shoulder[0], elbow[1] - shoulder[1]);
  const second = Math.hypot(wrist[0] - elbow[0], wrist[1] - elbow[1]);
  const layer = newLayer();
  const { whole, wholeParts } = layers;
  const covered = end * (first + second) - 6;
  for (let i = 0; i < wholeParts.length; i++) {
    const limb = limbs[wholeParts[i] ?? 0] ?? 0;
    if (limb === 0) continue;
    if (end > 0 && limb < 3) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const [from, to, before, length] = limb === 1 ? [shoulder, elbow, 0, first] : [elbow, wrist, first, second];
      const along = before + ((x - from[0]) * (to[0] - from[0]) + (y - from[1]) * (to[1] - from[1])) / length;
      if (along < covered) continue;
    }
    copyPixel(layer, whole, i * 4);
  }
  softenArm(layer, whole, wholeParts, limbs);
  return layer;
}

/** The edge of an arm in front of the body is cut at whole pixels; softens it like the edge of the whole figure. */
function softenArm(layer: Layer, whole: Uint8Array, parts: Uint8Array, limbs: Uint8Array): void {
  const area = areaOf(layer, 3);
  if (!area) return;
  const { left, top, width, height } = area;
  const isArm = new Float32Array(width * height);
  for (let k = 0; k < isArm.length; k++) {
    const i = (top + Math.floor(k / width)) * WIDTH + left + (k % width);
    if (limbs[parts[i] ?? 0]) isArm[k] = 1;
    else if (parts[i] === 0 && (whole[i * 4 + 3] ?? 0) > 0) {
      const besideArm = [i - 1, i + 1, i - WIDTH, i + WIDTH].some(
        (j) => limbs[parts[j] ?? 0] && (layer[j * 4 + 3] ?? 0) > 0,
      );
      if (besideArm) copyPixel(layer, whole, i * 4);
      isArm[k] = 1;
    } else if (parts[i] === 0) isArm[k] = 1;
  }
  const soft = blurred(isArm, width, height, 1);
  for (let k = 0; k < soft.length; k++) {
    const at = ((top + Math.floor(k / width)) * WIDTH + left + (k % width)) * 4 + 3;
    layer[at] = Math.min(layer[at] ?? 0, Math.round(smoothstep(0.3, 0.95, soft[k] ?? 0) * 255));
  }
}
