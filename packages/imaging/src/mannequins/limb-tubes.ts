/** Neck, arms, hands and legs of a figure as tubes of varying radius. */
import { throughPoints } from './curve.ts';
import type { Measures } from './measures.ts';
import { type Bead, partCode, type Point, type Tube } from './solids.ts';
import type { Arm, Joints, Leg } from './figure-parts.ts';
import { between, minus } from './points.ts';

/** Beads along a curve through `points`, each [x, y, z, radius, along]. */
function beads(points: readonly (readonly number[])[], steps: number): Bead[] {
  return throughPoints(points, steps).map(([x = 0, y = 0, z = 0, radius = 0, along = 0]) => ({
    at: [x, y, z],
    radius: Math.max(2, radius),
    along,
  }));
}

export function neckTube(m: Measures, { neck, headCenter }: Joints): Tube {
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

export function armTubes(side: 'left' | 'right', arm: Arm, m: Measures, scale: number, sign: number): Tube[] {
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

export function legTubes(side: 'left' | 'right', leg: Leg, m: Measures, scale: number): Tube[] {
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
