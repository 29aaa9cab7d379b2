/**
 * Puts a backpack on: its body is behind trunk and arms, and two straps go over the shoulders and back under the arms.
 * Pictures show the side away from the wearer, so the straps are drawn in its colours.
 */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { smoothstep } from '../mannequins/curve.ts';
import { MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import { drawMesh, newLayer } from './mesh.ts';

/** Half the width of a strap, in mannequin pixels. */
const STRAP = 8.5;
/** Width of the pack relative to the shoulders. */
const WIDE = 1.14;

export function fitBackpack(cutout: Cutout, body: Body): Worn {
  const { anchors } = body;
  const { box } = cutout;
  const shoulders = anchors.arms.right.shoulder[0] - anchors.arms.left.shoulder[0];
  const scale = (shoulders * WIDE) / box.width;
  const tall = Math.min(box.height * scale, (anchors.hips[1] - anchors.neck[1]) * 1.06);
  const center = (anchors.arms.left.shoulder[0] + anchors.arms.right.shoulder[0]) / 2;
  const top = mix(anchors.chin[1], anchors.neck[1], 0.3);
  const behind = newLayer();
  drawMesh(behind, cutout, (x, y) => [
    center + (x - box.left - box.width / 2) * scale,
    top + ((y - box.top) / box.height) * tall,
  ]);
  const front = newLayer();
  const color = colorOf(cutout);
  for (const side of ['left', 'right'] as const) drawStrap(front, body, side, color);
  return { behind, front };
}

/** From the shoulder down the chest and back under the arm. */
function drawStrap(layer: Uint8Array, body: Body, side: 'left' | 'right', color: readonly number[]): void {
  const { anchors } = body;
  const out = side === 'left' ? -1 : 1;
  const shoulder = anchors.arms[side].shoulder;
  const neckX = anchors.neck[0];
  const from = mix(neckX + out * body.neckHalfWidth, shoulder[0], 0.46);
  const line = body.shoulderLine(from);
  const startY = (Number.isNaN(line) ? shoulder[1] : line) - 9;
  const endY = mix(anchors.bust[1], anchors.waist[1], 0.62);
  const edge = body.edges(endY)[side === 'left' ? 0 : 1] + out * 5;
  const turn = mix(startY, endY, 0.5);
  for (let y = Math.round(startY); y <= endY; y++) {
    const t = (y - startY) / (endY - startY);
    // Straight down over the chest, then outwards to the side.
    const x = mix(from + out * 3 * t, edge, smoothstep(turn, endY + 24, y) ** 1.25 * 1.1);
    const lean = 1 + 0.5 * smoothstep(turn, endY, y);
    const half = STRAP * mix(1, 0.72, t) * lean;
    for (let px = Math.floor(x - half - 1); px <= x + half + 1; px++) {
      const across = (px - x) / half;
      const cover = Math.max(0, Math.min(1, (half - Math.abs(px - x)) * 0.8 + 0.4));
      // The strap's upper end follows the shoulder's line.
      const shoulderRow = body.shoulderLine(px);
      const isOver = y < (Number.isNaN(shoulderRow) ? startY : shoulderRow) - 4;
      if (cover === 0 || isOver || px < 0 || px >= WIDTH) continue;
      // Padding: a highlight in the middle, a seam near each edge, darker towards the armpit.
      const seam = 1 - 0.22 * smoothstep(0.1, 0, Math.abs(Math.abs(across) - 0.74));
      const light = (1.06 - 0.3 * across * across) * seam * (1 - 0.3 * smoothstep(0.75, 1, t));
      const at = (y * WIDTH + px) * 4;
      for (let c = 0; c < 3; c++) layer[at + c] = Math.min(255, (color[c] ?? 0) * light);
      layer[at + 3] = Math.round(cover * 255);
    }
  }
}

/** The median colour of a garment, per channel. */
function colorOf({ rgba, box, width }: Cutout): readonly number[] {
  const values: [number[], number[], number[]] = [[], [], []];
  for (let y = box.top; y < box.top + box.height; y += 3) {
    for (let x = box.left; x < box.left + box.width; x += 3) {
      const at = (y * width + x) * 4;
      if ((rgba[at + 3] ?? 0) < 200) continue;
      for (const c of [0, 1, 2] as const) values[c].push(rgba[at + c] ?? 0);
    }
  }
  return values.map((list) => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 90);
}
