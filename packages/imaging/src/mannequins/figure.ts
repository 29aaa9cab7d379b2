/**
 * Builds a figure from measures and pose: joints first, then the solids around them. Fashion proportions: the height is
 * eight and a half heads, half of it legs.
 */
import { MEASURES } from './measures.ts';
import type { ArmPose, LegPose, Pose } from './poses.ts';
import type { Point } from './solids.ts';
import type { Arm, Build, Figure, Gender, Joints, Leg } from './figure-parts.ts';
import { buildTrunk } from './figure-trunk.ts';
import { between, radians, reach } from './points.ts';
import { armTubes, legTubes, neckTube } from './limb-tubes.ts';
import { chestSolids, headSolids } from './figure-ellipsoids.ts';
import { seamsOf } from './figure-seams.ts';

export function buildFigure(gender: Gender, build: Build, pose: Pose): Figure {
  const m = MEASURES[gender];
  const wide = { slim: 0.94, average: 1, full: 1.14, athletic: 1.06 }[build];
  const limbWide = { slim: 0.95, average: 1, full: 1.15, athletic: 1.1 }[build];
  const trunk = buildTrunk(m, pose, wide, build);
  const onTrunk = (x: number, height: number, z: number): Point => {
    const row = Math.max(0, Math.min(trunk.bottom - trunk.top, Math.round(height - trunk.top)));
    const [cos, sin] = [Math.cos(trunk.yaw[row] ?? 0), Math.sin(trunk.yaw[row] ?? 0)];
    const [dx, dz] = [x * cos - z * sin, z * cos + x * sin];
    return [(trunk.shiftX[row] ?? 0) + dx, height + (trunk.slope[row] ?? 0) * dx, (trunk.shiftZ[row] ?? 0) + dz];
  };

  const arm = (side: number, spec: ArmPose): Arm => {
    const raised = Math.max(0, Math.sin(radians(Math.min(spec.upper.out, 150))) - 0.7) * 40;
    const shoulder = onTrunk(side * (m.shoulder.x * wide - raised * 0.5), m.shoulder.y - raised * 0.7, -2);
    const elbow = reach(shoulder, side, spec.upper, m.upperArm);
    const wrist = reach(elbow, side, spec.fore, m.forearm);
    return {
      shoulder,
      elbow,
      wrist,
      fingertips: reach(wrist, side, spec.hand, m.hand),
      isBehind: spec.isBehind ?? false,
    };
  };
  const leg = (side: number, spec: LegPose): Leg => {
    const hip = onTrunk(side * m.hipJoint.x * wide, m.hipJoint.y, -4);
    const lift = spec.lift ?? 0;
    const ankle: Point = [500 + spec.ankle[0], m.ankleY - lift * 0.9, spec.ankle[1] - lift * 0.6];
    const straight = between(hip, ankle, m.kneeShare);
    const knee: Point = [straight[0] + spec.knee[0], straight[1], straight[2] + spec.knee[1]];
    const turn = radians(spec.turn);
    const step = (length: number, y: number): Point => [
      ankle[0] + Math.sin(turn) * length,
      y,
      ankle[2] + Math.cos(turn) * length,
    ];
    const ball = step(m.foot.ball, m.foot.ballY);
    return {
      hip,
      knee,
      ankle,
      ball,
      toes: step(m.foot.toes, m.foot.toesY),
      heel: [
        ankle[0] - Math.sin(turn) * m.foot.heelBack,
        ankle[1] + m.foot.heelDrop,
        ankle[2] - Math.cos(turn) * m.foot.heelBack,
      ],
    };
  };

  const neck = onTrunk(0, m.neckY, -6);
  const roll = radians(pose.head.tilt);
  const headCenter: Point = [neck[0] + pose.head.shift + Math.sin(roll) * 100, m.headTop + m.headHalf[1], 8];
  const joints: Joints = {
    headCenter,
    headTop: [headCenter[0] + Math.sin(roll) * m.headHalf[1], m.headTop, 4],
    chin: [headCenter[0] - Math.sin(roll) * m.headHalf[1], m.headTop + m.headHalf[1] * 2, 26],
    neck,
    arms: { left: arm(-1, pose.left), right: arm(1, pose.right) },
    legs: { left: leg(-1, pose.legs.left), right: leg(1, pose.legs.right) },
  };

  const head = { center: headCenter, roll, yaw: radians(pose.head.yaw) };
  const tubes = [
    neckTube(m, joints),
    ...legTubes('left', joints.legs.left, m, limbWide),
    ...legTubes('right', joints.legs.right, m, limbWide),
    ...armTubes('left', joints.arms.left, m, limbWide, -1),
    ...armTubes('right', joints.arms.right, m, limbWide, 1),
  ];
  return {
    measures: m,
    joints,
    head,
    onTrunk,
    solids: { trunk, tubes, ellipsoids: [...headSolids(m, head), ...chestSolids(m, onTrunk, wide, pose)] },
    seams: seamsOf(joints, onTrunk, m),
  };
}
