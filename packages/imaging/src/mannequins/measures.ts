/**
 * The measures of an average woman and man (`measures.json`), 1240 units tall on a sheet of 1000 × 1500. Radii and half
 * widths in units.
 */
import { z } from 'zod';
import data from './measures.json' with { type: 'json' };

const Point = z.strictObject({ x: z.number(), y: z.number() });
/** Position along the bone, 0 to 1, and radius. */
const Radii = z.array(z.tuple([z.number(), z.number()])).readonly();

const Measures = z.strictObject({
  headTop: z.number(),
  /** Half width, half height, half depth. */
  headHalf: z.tuple([z.number(), z.number(), z.number()]),
  neckY: z.number(),
  neckRadius: z.number(),
  shoulder: Point,
  bustY: z.number(),
  waistY: z.number(),
  hipY: z.number(),
  crotchY: z.number(),
  hipJoint: Point,
  /** Relative position of the knee between hip (0) and ankle (1). */
  kneeShare: z.number(),
  ankleY: z.number(),
  floorY: z.number(),
  upperArm: z.number(),
  forearm: z.number(),
  hand: z.number(),
  handScale: z.number(),
  wristRadius: z.number(),
  ankleRadius: z.number(),
  /** Height, half width, front depth, back depth, shift towards the viewer. */
  trunk: z.array(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()])).readonly(),
  upperArmRadii: Radii,
  forearmRadii: Radii,
  thighRadii: Radii,
  shinRadii: Radii,
  foot: z.strictObject({
    ball: z.number(),
    ballY: z.number(),
    ballRadius: z.number(),
    toes: z.number(),
    toesY: z.number(),
    toesRadius: z.number(),
    heelBack: z.number(),
    heelDrop: z.number(),
    heelRadius: z.number(),
    instepRadius: z.number(),
    spread: z.number(),
  }),
  /** `melt`: over how many units the form is blended with the trunk. */
  chestForms: z
    .array(
      z.strictObject({
        x: z.number(),
        y: z.number(),
        z: z.number(),
        radii: z.tuple([z.number(), z.number(), z.number()]),
        melt: z.number(),
      }),
    )
    .readonly(),
});
export type Measures = z.infer<typeof Measures>;

export const MEASURES = z.strictObject({ women: Measures, men: Measures }).parse(data);
