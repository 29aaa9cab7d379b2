/** The twelve mannequins: the contract's list with each one's body. */
import { type Mannequin as Listed, MANNEQUINS } from '@quarry/contract';
import type { Build } from './figure-parts.ts';
import { type Pose, POSES } from './poses.ts';

const BUILDS: Record<string, Build> = {
  'woman-1': 'average',
  'woman-2': 'slim',
  'woman-3': 'average',
  'woman-4': 'slim',
  'woman-5': 'full',
  'woman-6': 'slim',
  'woman-7': 'average',
  'woman-8': 'full',
  'man-1': 'average',
  'man-2': 'slim',
  'man-3': 'athletic',
  'man-4': 'athletic',
};

export interface MannequinBody {
  mannequin: Listed;
  build: Build;
  stance: Pose;
}

export const BODIES: ReadonlyMap<string, MannequinBody> = new Map(
  MANNEQUINS.map((mannequin) => [
    mannequin.id,
    { mannequin, build: BUILDS[mannequin.id] ?? 'average', stance: poseNamed(mannequin.pose) },
  ]),
);

function poseNamed(name: string): Pose {
  const pose = POSES[name];
  if (!pose) throw new Error(`No pose is called “${name}”.`);
  return pose;
}
