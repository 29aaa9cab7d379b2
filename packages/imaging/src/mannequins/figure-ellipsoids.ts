/** Head and chest of a figure as ellipsoids. */
import type { Measures } from './measures.ts';
import type { Pose } from './poses.ts';
import { type Ellipsoid, partCode, type Point } from './solids.ts';
import type { Figure } from './figure-parts.ts';
import { radians } from './points.ts';

/** The head: an egg shape for the skull, face and jaw slightly in front of it; no features. */
export function headSolids(m: Measures, { center, roll, yaw }: Figure['head']): Ellipsoid[] {
  const [w, h, d] = m.headHalf;
  const part = partCode('head');
  const turned = (x: number, y: number, z: number): Point => {
    const [tx, tz] = [x * Math.cos(yaw) + z * Math.sin(yaw), z * Math.cos(yaw) - x * Math.sin(yaw)];
    return [
      center[0] + tx * Math.cos(roll) - y * Math.sin(roll),
      center[1] + y * Math.cos(roll) + tx * Math.sin(roll),
      center[2] + tz,
    ];
  };
  const shared = { roll, part, yaw: -yaw };
  return [
    { ...shared, center: turned(0, -h * 0.24, -d * 0.1), radii: [w, h * 0.76, d], melt: 2 },
    { ...shared, center: turned(0, h * 0.2, d * 0.16), radii: [w * 0.8, h * 0.8, d * 0.76], melt: 40 },
    { ...shared, center: turned(0, h * 0.62, d * 0.36), radii: [w * 0.46, h * 0.36, d * 0.46], melt: 30 },
    { ...shared, center: turned(0, h * 0.16, d * 0.78), radii: [w * 0.13, h * 0.26, d * 0.2], melt: 22 },
  ];
}

export function chestSolids(m: Measures, onTrunk: Figure['onTrunk'], wide: number, pose: Pose): Ellipsoid[] {
  const torso = partCode('torso');
  const yaw = -radians(pose.chest.yaw);
  return m.chestForms.flatMap(({ x, y, z, radii, melt }) =>
    [-1, 1].map((side) => ({
      center: onTrunk(side * x * wide, y, z * wide),
      radii: [radii[0] * wide, radii[1] * wide, radii[2] * wide] as const,
      yaw,
      roll: 0,
      melt,
      part: torso,
    })),
  );
}
