/** Measurements of a mannequin for fitting garments: its outline per row and the thickness of its limbs. */
import type { MannequinLayers } from '../mannequins/draw-mannequin.ts';
import { MANNEQUIN_HEIGHT, MANNEQUIN_WIDTH } from '../mannequins/draw-mannequin.ts';
import { partCode } from '../mannequins/solids.ts';
import type { Anchors } from '../mannequins/anchors.ts';
import { smoothed, valueAt } from './edge-curves.ts';

export interface Body {
  layers: MannequinLayers;
  anchors: Anchors;
  /** Left and right edge of trunk and legs together in a row (pixels); interpolated where missing. */
  edges(y: number): readonly [left: number, right: number];
  /** Edges of one leg. */
  leg(side: 'left' | 'right', y: number): readonly [left: number, right: number];
  /** The highest pixel of the trunk (not of neck or head) in a column. */
  shoulderLine(x: number): number;
  neckHalfWidth: number;
  armRadius(side: 'left' | 'right', along: number): number;
}

/** 1 at the code of each of these parts. */
const partsOf = (...codes: readonly number[]) => {
  const table = new Uint8Array(256);
  for (const code of codes) table[code] = 1;
  return table;
};
const between = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const TRUNK = partsOf(partCode('torso'), ...between(partCode('thigh-left'), partCode('shin-right')));
TRUNK[partCode('foot-left')] = 0;

export function readBody(layers: MannequinLayers): Body {
  const { anchors } = layers.mannequin;
  const { coreParts, wholeParts } = layers;
  const trunk = edgesOf(coreParts, TRUNK);
  const legs = {
    left: edgesOf(coreParts, partsOf(partCode('thigh-left'), partCode('shin-left'))),
    right: edgesOf(coreParts, partsOf(partCode('thigh-right'), partCode('shin-right'))),
  };
  const neck = edgesOf(coreParts, partsOf(partCode('neck')));
  const neckRow = Math.round((anchors.chin[1] + anchors.neck[1]) / 2);
  const line = new Float32Array(MANNEQUIN_WIDTH).fill(Number.NaN);
  // Includes the arms, because cloth lies on the rounded shoulders.
  const onShoulder = partsOf(partCode('torso'), partCode('upper-arm-left'), partCode('upper-arm-right'));
  const lowest = anchors.bust[1];
  for (let x = 0; x < MANNEQUIN_WIDTH; x++) {
    for (let y = Math.round(anchors.chin[1]); y < lowest; y++) {
      const i = y * MANNEQUIN_WIDTH + x;
      if (onShoulder[wholeParts[i] ?? 0] || TRUNK[coreParts[i] ?? 0]) {
        line[x] = y;
        break;
      }
    }
  }
  calm(line);
  const armRadii = {
    left: armRadiiOf(layers, 'left'),
    right: armRadiiOf(layers, 'right'),
  };
  const row = (table: Edges, y: number) => [valueAt(table.left, y), valueAt(table.right, y)] as const;
  return {
    layers,
    anchors,
    edges: (y) => row(trunk, y),
    leg: (side, y) => row(legs[side], y),
    shoulderLine: (x) => line[Math.max(0, Math.min(MANNEQUIN_WIDTH - 1, Math.round(x)))] ?? 0,
    neckHalfWidth: (row(neck, neckRow)[1] - row(neck, neckRow)[0]) / 2,
    armRadius: (side, along) => {
      const table = armRadii[side];
      return table[Math.max(0, Math.min(table.length - 1, Math.round(along * (table.length - 1))))] ?? 0;
    },
  };
}

interface Edges {
  left: Float64Array;
  right: Float64Array;
}

function edgesOf(parts: Uint8Array, isPart: Uint8Array): Edges {
  const left = new Float32Array(MANNEQUIN_HEIGHT).fill(Number.NaN);
  const right = new Float32Array(MANNEQUIN_HEIGHT).fill(Number.NaN);
  for (let y = 0; y < MANNEQUIN_HEIGHT; y++) {
    for (let x = 0; x < MANNEQUIN_WIDTH; x++) {
      if (!isPart[parts[y * MANNEQUIN_WIDTH + x] ?? 0]) continue;
      if (Number.isNaN(left[y] ?? 0)) left[y] = x;
      right[y] = x;
    }
  }
  for (const table of [left, right]) fillGaps(table);
  return { left: smoothed(left, 7), right: smoothed(right, 7) };
}

/** Smooths pixel steps of the shoulder line in each contiguous range of columns. */
function calm(line: Float32Array): void {
  for (let from = 0; from < line.length; from++) {
    if (Number.isNaN(line[from] ?? 0)) continue;
    let to = from;
    while (to < line.length && !Number.isNaN(line[to] ?? 0)) to += 1;
    line.set(smoothed(line.subarray(from, to), 7), from);
    from = to;
  }
}

/** Rows without the part get the value of the nearest row with it. */
function fillGaps(table: Float32Array): void {
  let last = table.find((value) => !Number.isNaN(value)) ?? MANNEQUIN_WIDTH / 2;
  for (let y = 0; y < table.length; y++) {
    if (Number.isNaN(table[y] ?? 0)) table[y] = last;
    else last = table[y] ?? 0;
  }
}

/** Half thickness of an arm from shoulder (0) to wrist (1), measured across it in the picture. */
function armRadiiOf({ wholeParts, mannequin }: MannequinLayers, side: 'left' | 'right'): number[] {
  const codes = new Set([partCode(`upper-arm-${side}`), partCode(`forearm-${side}`)]);
  const { shoulder, elbow, wrist } = mannequin.anchors.arms[side];
  const isMan = mannequin.gender === 'men';
  return Array.from({ length: 25 }, (_, k) => {
    const along = k / 24;
    const [from, to, t] = along < 0.53 ? [shoulder, elbow, along / 0.53] : [elbow, wrist, (along - 0.53) / 0.47];
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    let widest = 0;
    for (const sign of [-1, 1]) {
      let reach = 0;
      while (reach < 40) {
        const [px, py] = [Math.round(x + nx * sign * (reach + 1)), Math.round(y + ny * sign * (reach + 1))];
        if (!codes.has(wholeParts[py * MANNEQUIN_WIDTH + px] ?? 0)) break;
        reach += 1;
      }
      widest = Math.max(widest, reach);
    }
    // Typical values where the outline is hidden.
    const usual = (isMan ? 31 - 17 * along : 24 - 14 * along) * 0.9;
    return Math.max(Math.min(widest, usual * 1.25), usual * 0.8);
  });
}

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
