/** The types of a figure: its gender, build, joints and seams. */
import type { Measures } from './measures.ts';
import type { FigureSolids, Point } from './solids.ts';

export type Gender = 'women' | 'men';
/** slim, average, full (women) and athletic (men). */
export type Build = 'slim' | 'average' | 'full' | 'athletic';

export interface Arm {
  shoulder: Point;
  elbow: Point;
  wrist: Point;
  fingertips: Point;
  isBehind: boolean;
}
export interface Leg {
  hip: Point;
  knee: Point;
  ankle: Point;
  ball: Point;
  toes: Point;
  heel: Point;
}
/** Joints in model coordinates. Left and right are the viewer's. */
export interface Joints {
  headTop: Point;
  chin: Point;
  headCenter: Point;
  neck: Point;
  arms: { left: Arm; right: Arm };
  legs: { left: Leg; right: Leg };
}

export interface Figure {
  measures: Measures;
  joints: Joints;
  solids: FigureSolids;
  /** A point of the trunk: sideways and forwards from its middle at a height of the upright figure. */
  onTrunk(x: number, height: number, z: number): Point;
  /** A seam passes through `at`, perpendicular to `along`, on the named parts. */
  seams: readonly Seam[];
  head: { center: Point; roll: number; yaw: number };
}

export interface Seam {
  at: Point;
  along: Point;
  parts: readonly number[];
}
