/**
 * Poses of figures (`poses.json`). Left and right are the viewer's. Angles are in degrees, lengths in sheet units. An
 * arm's `out` is away from the body (90 is horizontal), its `forward` towards the viewer.
 */
import { z } from 'zod';
import data from './poses.json' with { type: 'json' };

const Bone = z.strictObject({ out: z.number(), forward: z.number() });
export type Bone = z.infer<typeof Bone>;

const ArmPose = z.strictObject({
  upper: Bone,
  fore: Bone,
  hand: Bone,
  /** Whether garments are drawn over the arm (behind the back) or under it. */
  isBehind: z.boolean().optional(),
});
export type ArmPose = z.infer<typeof ArmPose>;

const LegPose = z.strictObject({
  /** Ankle position: sideways from the pelvis' middle before its shift, and towards the viewer. */
  ankle: z.tuple([z.number(), z.number()]),
  /** Offset of the knee from the straight line between hip and ankle, in the same directions. */
  knee: z.tuple([z.number(), z.number()]),
  /** Turn-out of the foot. */
  turn: z.number(),
  /** Heel height in addition to the figure's shoe height. */
  lift: z.number().optional(),
});
export type LegPose = z.infer<typeof LegPose>;

const Pose = z.strictObject({
  pelvis: z.strictObject({ shift: z.number(), tilt: z.number(), yaw: z.number() }),
  chest: z.strictObject({ shift: z.number(), tilt: z.number(), yaw: z.number() }),
  head: z.strictObject({ shift: z.number(), yaw: z.number(), tilt: z.number() }),
  left: ArmPose,
  right: ArmPose,
  legs: z.strictObject({ left: LegPose, right: LegPose }),
});
export type Pose = z.infer<typeof Pose>;

/** By the name that the contract's list of mannequins uses. */
export const POSES: Readonly<Record<string, Pose>> = z.record(z.string(), Pose).parse(data);
