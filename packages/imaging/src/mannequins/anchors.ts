/** Named points of a mannequin in its picture, in pixels. Left and right are the viewer's. */
import type { Figure } from './figure-parts.ts';
import { CAMERA_DROP, type Point } from './solids.ts';
import { elementAt } from '@quarry/language';

export type Spot = readonly [x: number, y: number];

export interface ArmAnchors {
  shoulder: Spot;
  elbow: Spot;
  wrist: Spot;
  hand: Spot;
  fingertips: Spot;
  isBehind: boolean;
}
export interface LegAnchors {
  hip: Spot;
  knee: Spot;
  ankle: Spot;
  heel: Spot;
  toes: Spot;
  /** Distance towards the viewer: the leg with the larger value is in front. */
  forward: number;
}
export interface Anchors {
  headTop: Spot;
  headCenter: Spot;
  chin: Spot;
  /** Half width of the head. */
  headHalfWidth: number;
  neck: Spot;
  bust: Spot;
  waist: Spot;
  hips: Spot;
  crotch: Spot;
  floor: Spot;
  arms: { left: ArmAnchors; right: ArmAnchors };
  legs: { left: LegAnchors; right: LegAnchors };
}

const SHEET_WIDTH = 1000;

export function anchorsOf({ joints, measures: m, onTrunk }: Figure, width: number): Anchors {
  const scale = width / SHEET_WIDTH;
  const spot = ([x, y, z]: Point): Spot => [x * scale, (y + z * CAMERA_DROP) * scale];
  const arm = (side: 'left' | 'right'): ArmAnchors => {
    const { shoulder, elbow, wrist, fingertips, isBehind } = joints.arms[side];
    const hand: Point = [
      (wrist[0] + fingertips[0]) / 2,
      (wrist[1] + fingertips[1]) / 2,
      (wrist[2] + fingertips[2]) / 2,
    ];
    return {
      shoulder: spot(shoulder),
      elbow: spot(elbow),
      wrist: spot(wrist),
      hand: spot(hand),
      fingertips: spot(fingertips),
      isBehind,
    };
  };
  const leg = (side: 'left' | 'right'): LegAnchors => {
    const { hip, knee, ankle, heel, toes } = joints.legs[side];
    return {
      hip: spot(hip),
      knee: spot(knee),
      ankle: spot(ankle),
      heel: spot(heel),
      toes: spot(toes),
      forward: ankle[2],
    };
  };
  const feet = [joints.legs.left.ball, joints.legs.right.ball];
  return {
    headTop: spot(joints.headTop),
    headCenter: spot(joints.headCenter),
    chin: spot(joints.chin),
    headHalfWidth: m.headHalf[0] * scale,
    neck: spot(onTrunk(0, m.neckY, 0)),
    bust: spot(onTrunk(0, m.bustY, 0)),
    waist: spot(onTrunk(0, m.waistY, 0)),
    hips: spot(onTrunk(0, m.hipY, 0)),
    crotch: spot(onTrunk(0, m.crotchY + 22, 10)),
    floor: [((elementAt(feet, 0)[0] + elementAt(feet, 1)[0]) / 2) * scale, m.floorY * scale],
    arms: { left: arm('left'), right: arm('right') },
    legs: { left: leg('left'), right: leg('right') },
  };
}
