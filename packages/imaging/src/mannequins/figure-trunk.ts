/** The trunk of a figure: its cross sections by height, bent as the pose says. */
import { elementAt } from '@quarry/language';
import { smoothstep, tableThrough } from './curve.ts';
import type { Measures } from './measures.ts';
import type { Pose } from './poses.ts';
import type { Trunk } from './solids.ts';
import type { Build } from './figure-parts.ts';
import { radians } from './points.ts';

export function buildTrunk(m: Measures, pose: Pose, wide: number, build: Build): Trunk {
  const top = elementAt(m.trunk, 0)[0];
  const bottom = elementAt(m.trunk, m.trunk.length - 1)[0];
  const column = (index: 1 | 2 | 3 | 4) => tableThrough(m.trunk.map((row) => [row[0], row[index]] as const));
  const halfWidth = column(1);
  const front = column(2);
  const back = column(3);
  const shiftZ = column(4);
  const shiftX = new Float32Array(halfWidth.length);
  const slope = new Float32Array(halfWidth.length);
  const yaw = new Float32Array(halfWidth.length);
  for (let i = 0; i < halfWidth.length; i++) {
    const y = top + i;
    const low = smoothstep(m.bustY + 20, m.hipY - 30, y);
    const atNeck = 1 - smoothstep(top, m.shoulder.y + 20, y);
    shiftX[i] = 500 + pose.chest.shift * (1 - low) + pose.pelvis.shift * low;
    slope[i] = Math.tan(radians(pose.chest.tilt * (1 - low) * (1 - atNeck * 0.8) + pose.pelvis.tilt * low));
    yaw[i] = radians(pose.chest.yaw * (1 - low) + pose.pelvis.yaw * low);
    // Fuller figures widen at the waist first, athletic ones at the chest.
    const waist = Math.exp(-(((y - m.waistY) / 70) ** 2));
    const above = 1 - smoothstep(m.bustY, m.waistY, y);
    const grown =
      build === 'athletic' ? 1 + (wide - 1) * above - 0.015 * waist : wide + (build === 'full' ? 0.05 * waist : 0);
    const kept = smoothstep(top, top + 30, y);
    halfWidth[i] = (halfWidth[i] ?? 0) * (1 + (grown - 1) * kept);
    front[i] = (front[i] ?? 0) * (1 + (grown - 1) * kept);
    back[i] = (back[i] ?? 0) * (1 + (grown - 1) * kept);
  }
  return { top, bottom, halfWidth, front, back, shiftX, shiftZ, slope, yaw };
}
