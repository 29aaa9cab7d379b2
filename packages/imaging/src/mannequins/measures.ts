/** The measures of an average woman and man, 1240 units tall on a sheet of 1000 × 1500. Radii and half widths in units. */

export interface Measures {
  headTop: number;
  /** Half width, half height, half depth. */
  headHalf: readonly [number, number, number];
  neckY: number;
  neckRadius: number;
  shoulder: { x: number; y: number };
  bustY: number;
  waistY: number;
  hipY: number;
  crotchY: number;
  hipJoint: { x: number; y: number };
  /** Relative position of the knee between hip (0) and ankle (1). */
  kneeShare: number;
  ankleY: number;
  floorY: number;
  upperArm: number;
  forearm: number;
  hand: number;
  handScale: number;
  wristRadius: number;
  ankleRadius: number;
  /** Height, half width, front depth, back depth, shift towards the viewer. */
  trunk: readonly (readonly [number, number, number, number, number])[];
  /** Position along the bone and radius. */
  upperArmRadii: readonly (readonly [number, number])[];
  forearmRadii: readonly (readonly [number, number])[];
  thighRadii: readonly (readonly [number, number])[];
  shinRadii: readonly (readonly [number, number])[];
  foot: {
    ball: number;
    ballY: number;
    ballRadius: number;
    toes: number;
    toesY: number;
    toesRadius: number;
    heelBack: number;
    heelDrop: number;
    heelRadius: number;
    instepRadius: number;
    spread: number;
  };
  chestForms: readonly { x: number; y: number; z: number; radii: readonly [number, number, number]; melt: number }[];
}

export const MEASURES: Record<'women' | 'men', Measures> = {
  women: {
    headTop: 108,
    headHalf: [49, 71, 58],
    neckY: 302,
    neckRadius: 24,
    shoulder: { x: 95, y: 362 },
    bustY: 432,
    waistY: 552,
    hipY: 676,
    crotchY: 734,
    hipJoint: { x: 54, y: 690 },
    kneeShare: 0.5,
    ankleY: 1258,
    floorY: 1350,
    upperArm: 172,
    forearm: 148,
    hand: 98,
    handScale: 1,
    wristRadius: 12,
    ankleRadius: 16,
    trunk: [
      [286, 26, 24, 26, -8],
      [304, 36, 28, 32, -8],
      [316, 62, 33, 38, -8],
      [330, 88, 40, 44, -6],
      [352, 100, 50, 49, -3],
      [392, 95, 56, 52, 0],
      [432, 92, 57, 50, 0],
      [490, 79, 50, 46, 0],
      [552, 66, 44, 42, 0],
      [604, 82, 51, 52, -2],
      [672, 99, 57, 66, -5],
      [704, 97, 55, 65, -6],
      [728, 84, 47, 54, -5],
      [752, 44, 28, 32, -4],
      [764, 12, 10, 12, -2],
    ],
    upperArmRadii: [
      [0, 28],
      [0.14, 29.5],
      [0.35, 26.5],
      [0.7, 22.5],
      [1, 19.5],
    ],
    forearmRadii: [
      [0, 19.5],
      [0.22, 21],
      [0.55, 17],
      [1, 11.8],
    ],
    thighRadii: [
      [0, 54],
      [0.15, 57],
      [0.45, 49],
      [0.8, 37],
      [1, 32.5],
    ],
    shinRadii: [
      [0, 32.5],
      [0.12, 30.5],
      [0.34, 34],
      [0.66, 24],
      [1, 15.5],
    ],
    foot: {
      ball: 70,
      ballY: 1331,
      ballRadius: 18,
      toes: 104,
      toesY: 1338,
      toesRadius: 11.5,
      heelBack: 18,
      heelDrop: 26,
      heelRadius: 18,
      instepRadius: 17.5,
      spread: 8,
    },
    chestForms: [{ x: 41, y: 440, z: 32, radii: [43, 47, 40], melt: 34 }],
  },
  men: {
    headTop: 108,
    headHalf: [53, 76, 62],
    neckY: 306,
    neckRadius: 34,
    shoulder: { x: 122, y: 377 },
    bustY: 440,
    waistY: 580,
    hipY: 690,
    crotchY: 744,
    hipJoint: { x: 57, y: 702 },
    kneeShare: 0.51,
    ankleY: 1290,
    floorY: 1350,
    upperArm: 186,
    forearm: 160,
    hand: 110,
    handScale: 1.28,
    wristRadius: 17,
    ankleRadius: 20,
    trunk: [
      [286, 36, 32, 34, -8],
      [304, 52, 36, 42, -9],
      [316, 82, 42, 48, -8],
      [330, 110, 48, 54, -7],
      [352, 126, 57, 59, -3],
      [400, 128, 64, 64, 0],
      [450, 120, 64, 62, 0],
      [520, 106, 59, 57, 0],
      [580, 97, 56, 54, 0],
      [640, 99, 57, 58, -2],
      [690, 104, 59, 68, -5],
      [718, 100, 56, 65, -6],
      [740, 86, 48, 56, -5],
      [764, 44, 28, 32, -4],
      [776, 12, 10, 12, -2],
    ],
    upperArmRadii: [
      [0, 36],
      [0.16, 37],
      [0.42, 33.5],
      [0.75, 28.5],
      [1, 25],
    ],
    forearmRadii: [
      [0, 25],
      [0.24, 27.5],
      [0.6, 22],
      [1, 16],
    ],
    thighRadii: [
      [0, 58],
      [0.15, 62],
      [0.45, 56],
      [0.8, 43],
      [1, 38],
    ],
    shinRadii: [
      [0, 38],
      [0.12, 35.5],
      [0.34, 40],
      [0.66, 29],
      [1, 19.5],
    ],
    foot: {
      ball: 76,
      ballY: 1329,
      ballRadius: 21,
      toes: 116,
      toesY: 1336,
      toesRadius: 14,
      heelBack: 30,
      heelDrop: 34,
      heelRadius: 23,
      instepRadius: 22,
      spread: 11,
    },
    chestForms: [{ x: 56, y: 424, z: 30, radii: [62, 46, 38], melt: 34 }],
  },
};
