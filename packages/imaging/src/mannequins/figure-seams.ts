/** The thin joint lines of a figure. */
import type { Measures } from './measures.ts';
import { partCode } from './solids.ts';
import type { Figure, Joints, Seam } from './figure-parts.ts';
import { between, minus } from './points.ts';

/** Thin joint lines: throat, shoulders, waist, wrists, and one on each thigh. */
export function seamsOf({ arms, legs, neck, headCenter }: Joints, onTrunk: Figure['onTrunk'], m: Measures): Seam[] {
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
