/**
 * Poses of figures. Left and right are the viewer's. Angles are in degrees, lengths in sheet units. An arm's `out` is
 * away from the body (90 is horizontal), its `forward` towards the viewer.
 */

export interface Bone {
  out: number;
  forward: number;
}

export interface ArmPose {
  upper: Bone;
  fore: Bone;
  hand: Bone;
  /** Whether garments are drawn over the arm (behind the back) or under it. */
  isBehind?: boolean;
}

export interface LegPose {
  /** Ankle position: sideways from the pelvis' middle before its shift, and towards the viewer. */
  ankle: readonly [x: number, z: number];
  /** Offset of the knee from the straight line between hip and ankle. */
  knee: readonly [x: number, z: number];
  /** Turn-out of the foot. */
  turn: number;
  /** Heel height in addition to the figure's shoe height. */
  lift?: number;
}

export interface Pose {
  pelvis: { shift: number; tilt: number; yaw: number };
  chest: { shift: number; tilt: number; yaw: number };
  head: { shift: number; yaw: number; tilt: number };
  left: ArmPose;
  right: ArmPose;
  legs: { left: LegPose; right: LegPose };
}

const hanging = (out = 9, bend = 2, forward = 4): ArmPose => ({
  upper: { out, forward: -2 },
  fore: { out: bend, forward: forward + 10 },
  hand: { out: bend - 3, forward: forward + 14 },
});

export const POSES = {
  straight: {
    pelvis: { shift: 0, tilt: 0, yaw: 0 },
    chest: { shift: 0, tilt: 0, yaw: 4 },
    head: { shift: 0, yaw: -16, tilt: 1 },
    left: hanging(11, 5),
    right: hanging(8, 1, 12),
    legs: {
      left: { ankle: [-44, -4], knee: [-1, 8], turn: -12 },
      right: { ankle: [40, 12], knee: [2, 10], turn: 14 },
    },
  },
  'weight on one leg': {
    pelvis: { shift: 17, tilt: -5.5, yaw: 5 },
    chest: { shift: 2, tilt: 3.5, yaw: -7 },
    head: { shift: -4, yaw: 22, tilt: -4 },
    left: { upper: { out: 7, forward: 6 }, fore: { out: -3, forward: 22 }, hand: { out: -4, forward: 20 } },
    right: { upper: { out: 17, forward: -10 }, fore: { out: 4, forward: 12 }, hand: { out: 0, forward: 12 } },
    legs: {
      left: { ankle: [-62, 26], knee: [8, 34], turn: -24 },
      right: { ankle: [10, -8], knee: [4, 2], turn: 8 },
    },
  },
  'hand on hip': {
    pelvis: { shift: -15, tilt: 5, yaw: -4 },
    chest: { shift: -2, tilt: -3.5, yaw: 6 },
    head: { shift: 2, yaw: -24, tilt: 3 },
    left: { upper: { out: 42, forward: -14 }, fore: { out: -46, forward: 14 }, hand: { out: -22, forward: 24 } },
    right: hanging(8, 1, 8),
    legs: {
      left: { ankle: [-14, -8], knee: [-4, 2], turn: -8 },
      right: { ankle: [66, 24], knee: [-6, 30], turn: 24 },
    },
  },
  walking: {
    pelvis: { shift: 6, tilt: -4, yaw: -10 },
    chest: { shift: 0, tilt: 2, yaw: 9 },
    head: { shift: 0, yaw: 6, tilt: 0 },
    left: { upper: { out: 12, forward: 18 }, fore: { out: 3, forward: 34 }, hand: { out: -4, forward: 30 } },
    right: { upper: { out: 15, forward: -26 }, fore: { out: 12, forward: -12 }, hand: { out: 8, forward: -10 } },
    legs: {
      left: { ankle: [-20, -70], knee: [6, 26], turn: -6, lift: 26 },
      right: { ankle: [2, 48], knee: [3, 18], turn: 4 },
    },
  },
  'both hands on hips': {
    pelvis: { shift: 10, tilt: -3.5, yaw: -6 },
    chest: { shift: 0, tilt: 2, yaw: 6 },
    head: { shift: 0, yaw: 14, tilt: -1 },
    left: { upper: { out: 43, forward: -16 }, fore: { out: -45, forward: 12 }, hand: { out: -20, forward: 22 } },
    right: { upper: { out: 46, forward: -16 }, fore: { out: -43, forward: 12 }, hand: { out: -20, forward: 22 } },
    legs: {
      left: { ankle: [-74, 20], knee: [4, 18], turn: -22 },
      right: { ankle: [40, -6], knee: [4, 2], turn: 10 },
    },
  },
  'one arm raised': {
    pelvis: { shift: 14, tilt: -4.5, yaw: 4 },
    chest: { shift: 4, tilt: 5, yaw: -6 },
    head: { shift: 2, yaw: 26, tilt: 4 },
    left: { upper: { out: 14, forward: -8 }, fore: { out: 3, forward: 10 }, hand: { out: -2, forward: 12 } },
    right: { upper: { out: 122, forward: 6 }, fore: { out: 228, forward: -4 }, hand: { out: 250, forward: -8 } },
    legs: {
      left: { ankle: [-58, 22], knee: [6, 28], turn: -22 },
      right: { ankle: [10, -6], knee: [4, 2], turn: 8 },
    },
  },
  'looking aside': {
    pelvis: { shift: -12, tilt: 4, yaw: -22 },
    chest: { shift: 0, tilt: -3, yaw: -26 },
    head: { shift: -2, yaw: -62, tilt: 0 },
    left: { upper: { out: 14, forward: -22 }, fore: { out: 6, forward: 6 }, hand: { out: 2, forward: 10 } },
    right: { upper: { out: 5, forward: 14 }, fore: { out: -2, forward: 34 }, hand: { out: -6, forward: 30 } },
    legs: {
      left: { ankle: [-16, -20], knee: [-2, 2], turn: -26 },
      right: { ankle: [34, 34], knee: [-6, 26], turn: -8 },
    },
  },
  'hands behind the back': {
    pelvis: { shift: 12, tilt: -4, yaw: 6 },
    chest: { shift: 0, tilt: 2.5, yaw: -4 },
    head: { shift: -2, yaw: -20, tilt: -3 },
    left: {
      upper: { out: 17, forward: -26 },
      fore: { out: -24, forward: -22 },
      hand: { out: -50, forward: -10 },
      isBehind: true,
    },
    right: {
      upper: { out: 19, forward: -26 },
      fore: { out: -26, forward: -22 },
      hand: { out: -50, forward: -10 },
      isBehind: true,
    },
    legs: {
      left: { ankle: [-34, 40], knee: [10, 30], turn: -10 },
      right: { ankle: [16, -14], knee: [3, 2], turn: 12 },
    },
  },
} as const satisfies Record<string, Pose>;
export type PoseName = keyof typeof POSES;
