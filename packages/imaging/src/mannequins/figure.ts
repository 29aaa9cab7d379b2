/**
 * Builds a figure from measures and pose: joints first, then the solids around them. Fashion proportions: the height is
 * eight and a half heads, half of it legs.
 */
import { smoothstep, tableThrough, throughPoints } from './curve.ts';
import { type Measures, MEASURES } from './measures.ts';
import type { ArmPose, Bone, LegPose, Pose } from './poses.ts';
import { type Bead, type Clay, type Ellipsoid, partCode, type Point, type Trunk, type Tube } from './solids.ts';
import { elementAt } from '../element-at.ts';

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
  clay: Clay;
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

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const minus = (a: Point, b: Point): Point => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** `side` is -1 for the left of the sheet, 1 for the right. */
function reach(from: Point, side: number, { out, forward }: Bone, length: number): Point {
  const [o, f] = [radians(out), radians(forward)];
  return [
    from[0] + side * Math.sin(o) * Math.cos(f) * length,
    from[1] + Math.cos(o) * Math.cos(f) * length,
    from[2] + Math.sin(f) * length,
  ];
}

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
    clay: { trunk, tubes, ellipsoids: [...headSolids(m, head), ...chestSolids(m, onTrunk, wide, pose)] },
    seams: seamsOf(joints, onTrunk, m),
  };
}

function buildTrunk(m: Measures, pose: Pose, wide: number, build: Build): Trunk {
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

/** Beads along a curve through `points`, each [x, y, z, radius, along]. */
function beads(points: readonly (readonly number[])[], steps: number): Bead[] {
  return throughPoints(points, steps).map(([x = 0, y = 0, z = 0, radius = 0, along = 0]) => ({
    at: [x, y, z],
    radius: Math.max(2, radius),
    along,
  }));
}

function neckTube(m: Measures, { neck, headCenter }: Joints): Tube {
  const top: Point = [headCenter[0] - (headCenter[0] - neck[0]) * 0.2, m.headTop + m.headHalf[1] * 1.25, -4];
  return {
    beads: beads(
      [
        [neck[0], m.neckY + 34, -8, m.neckRadius * 1.28, 0],
        [neck[0], m.neckY, -7, m.neckRadius * 1.08, 0.3],
        [(neck[0] + top[0]) / 2, (m.neckY + top[1]) / 2, -5, m.neckRadius * 0.97, 0.6],
        [...top, m.neckRadius * 0.98, 1],
      ],
      4,
    ),
    melt: 26,
    meltUntil: 1.2,
    partAt: () => partCode('neck'),
  };
}

function limbPoints(
  a: Point,
  b: Point,
  radii: readonly (readonly [number, number])[],
  from: number,
  scale: number,
): number[][] {
  return radii.map(([t, radius]) => [...between(a, b, t), radius * scale, from + t]);
}

function armTubes(side: 'left' | 'right', arm: Arm, m: Measures, scale: number, sign: number): Tube[] {
  const upper = limbPoints(arm.shoulder, arm.elbow, m.upperArmRadii, 0, scale);
  const fore = limbPoints(arm.elbow, arm.wrist, m.forearmRadii, 1, scale);
  const [upperCode, foreCode] = [partCode(`upper-arm-${side}`), partCode(`forearm-${side}`)];
  const tubes: Tube[] = [
    {
      beads: beads([...upper, ...fore.slice(1)], 6),
      melt: 30,
      meltUntil: 0.5,
      partAt: (along) => (along < 1 ? upperCode : foreCode),
    },
  ];
  return [...tubes, ...handTubes(partCode(`hand-${side}`), arm, m, sign)];
}

/** A hand: palm, four closed fingers, and a thumb towards the body's front. */
function handTubes(code: number, { wrist, fingertips, elbow }: Arm, m: Measures, sign: number): Tube[] {
  const along = minus(fingertips, wrist);
  const length = Math.hypot(...along);
  const direction: Point = [along[0] / length, along[1] / length, along[2] / length];
  const fore = minus(wrist, elbow);
  // Across the hand, mostly in depth: the palm faces the thigh.
  const acrossX = -direction[2] * 0.9 - direction[1] * 0.25 * sign;
  const across: Point = [acrossX + direction[1] * 0.1, direction[0] * 0.3, Math.abs(direction[1]) * 0.75 + 0.35];
  const norm = Math.hypot(...across);
  const unit: Point = [across[0] / norm, across[1] / norm, across[2] / norm];
  const place = (t: number, aside: number, lift = 0): Point => [
    wrist[0] + along[0] * t + unit[0] * aside + fore[0] * 0 - sign * lift * 0.4,
    wrist[1] + along[1] * t + unit[1] * aside,
    wrist[2] + along[2] * t + unit[2] * aside + lift,
  ];
  const k = m.handScale;
  const tube = (points: readonly (readonly number[])[], melt: number): Tube => ({
    beads: beads(points, 3),
    melt,
    meltUntil: 9,
    partAt: () => code,
  });
  const tubes = [
    tube(
      [
        [...place(-0.04, 0), m.wristRadius * 0.98, 2],
        [...place(0.14, -3 * k), 12.5 * k, 2.1],
        [...place(0.34, -4 * k), 13.5 * k, 2.3],
        [...place(0.48, -3 * k), 11 * k, 2.5],
      ],
      5,
    ),
    tube(
      [
        [...place(0.16, 6 * k), 10 * k, 2.1],
        [...place(0.34, 8 * k), 11 * k, 2.3],
        [...place(0.48, 7 * k), 9.5 * k, 2.5],
      ],
      6,
    ),
  ];
  for (const [index, aside] of [-11, -4, 3.5, 10.5].entries()) {
    const reachOut = [0.9, 0.99, 1, 0.93][index] ?? 0;
    tubes.push(
      tube(
        [
          [...place(0.44, aside * k), 7.2 * k, 2.5],
          [...place(0.44 + (reachOut - 0.44) * 0.5, aside * 0.92 * k, 2), 6 * k, 2.8],
          [...place(reachOut, aside * 0.72 * k, -2), 4.1 * k, 3],
        ],
        2,
      ),
    );
  }
  tubes.push(
    tube(
      [
        [...place(0.12, 10 * k), 8 * k, 2.1],
        [...place(0.34, 21 * k, 4), 7 * k, 2.4],
        [...place(0.56, 21 * k, 5), 5 * k, 2.6],
      ],
      5,
    ),
  );
  return tubes;
}

function legTubes(side: 'left' | 'right', leg: Leg, m: Measures, scale: number): Tube[] {
  const thigh = limbPoints(leg.hip, leg.knee, m.thighRadii, 0, scale);
  const shin = limbPoints(leg.knee, leg.ankle, m.shinRadii, 1, 1 + (scale - 1) * 0.7);
  const out = side === 'left' ? -1 : 1;
  for (const point of shin) {
    const calf = Math.exp(-((((point[4] ?? 0) - 1.34) / 0.24) ** 2));
    point[0] = (point[0] ?? 0) + out * 3.5 * calf;
    point[2] = (point[2] ?? 0) - 9 * calf;
  }
  for (const point of thigh) point[0] = (point[0] ?? 0) + out * 4 * Math.exp(-((((point[4] ?? 0) - 0.45) / 0.3) ** 2));
  const [thighCode, shinCode, footCode] = [
    partCode(`thigh-${side}`),
    partCode(`shin-${side}`),
    partCode(`foot-${side}`),
  ];
  const f = m.foot;
  const foot = (points: readonly (readonly number[])[], melt: number): Tube => ({
    beads: beads(points, 4),
    melt,
    meltUntil: 9,
    partAt: () => footCode,
  });
  const aside = (point: Point, by: number): Point => {
    const forward = minus(leg.toes, leg.ankle);
    const flat = Math.hypot(forward[0], forward[2]);
    return [point[0] + (forward[2] / flat) * by, point[1], point[2] - (forward[0] / flat) * by];
  };
  const row = (shift: number, tip: number) =>
    foot(
      [
        [...between(leg.ankle, leg.ball, 0.55), f.ballRadius * 0.92, 2.4],
        [...aside(leg.ball, shift), f.ballRadius, 2.6],
        [...aside(between(leg.ball, leg.toes, 0.6), shift * 0.9), f.ballRadius * 0.8, 2.8],
        [...aside(leg.toes, shift * 0.62), tip, 3],
      ],
      8,
    );
  return [
    {
      beads: beads([...thigh, ...shin.slice(1)], 10),
      melt: 34,
      meltUntil: 0.6,
      partAt: (along) => (along < 1 ? thighCode : shinCode),
    },
    foot(
      [
        [...leg.ankle, m.ankleRadius, 2],
        [...between(leg.ankle, leg.ball, 0.5), f.instepRadius, 2.3],
        [...leg.ball, f.ballRadius, 2.6],
      ],
      10,
    ),
    foot(
      [
        [...leg.ankle, m.ankleRadius * 0.95, 2],
        [...leg.heel, f.heelRadius, 2.2],
        [...between(leg.heel, leg.ball, 0.5), f.heelRadius * 0.85, 2.4],
      ],
      10,
    ),
    row(-f.spread, f.toesRadius * 0.92),
    row(f.spread, f.toesRadius),
  ];
}

/** The head: an egg shape for the skull, face and jaw slightly in front of it; no features. */
function headSolids(m: Measures, { center, roll, yaw }: Figure['head']): Ellipsoid[] {
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

function chestSolids(m: Measures, onTrunk: Figure['onTrunk'], wide: number, pose: Pose): Ellipsoid[] {
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

/** Thin joint lines: throat, shoulders, waist, wrists, and one on each thigh. */
function seamsOf({ arms, legs, neck, headCenter }: Joints, onTrunk: Figure['onTrunk'], m: Measures): Seam[] {
  const waist = onTrunk(0, m.waistY + 34, 0);
  const aside = onTrunk(60, m.waistY + 34, 0);
  const seams: Seam[] = [
    { at: [neck[0], m.neckY - 6, -6], along: minus(headCenter, neck), parts: [partCode('neck')] },
    { at: waist, along: [waist[1] - aside[1], aside[0] - waist[0], 0], parts: [partCode('torso')] },
  ];
  for (const side of ['left', 'right'] as const) {
    const [arm, leg] = [arms[side], legs[side]];
    const codes = [partCode('torso'), partCode(`upper-arm-${side}`)];
    const inward = minus(arm.shoulder, onTrunk(0, m.shoulder.y + 60, 0));
    seams.push(
      {
        at: between(onTrunk(0, m.shoulder.y, 0), arm.shoulder, 0.86),
        along: [inward[0], inward[1] * 0.25, 0],
        parts: codes,
      },
      {
        at: arm.wrist,
        along: minus(arm.wrist, arm.elbow),
        parts: [partCode(`hand-${side}`), partCode(`forearm-${side}`)],
      },
      { at: between(leg.hip, leg.knee, 0.4), along: minus(leg.knee, leg.hip), parts: [partCode(`thigh-${side}`)] },
    );
  }
  return seams;
}
