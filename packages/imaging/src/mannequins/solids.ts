/**
 * The solids of a figure: tubes with varying radius, ellipsoids and a lofted trunk, each as a signed distance function.
 * Joints are blended with a smooth minimum (Íñigo Quílez's polynomial one); hands are not blended with hips.
 * Coordinates: x to the right, y downwards, z towards the viewer, in units of a 1000 × 1500 sheet.
 */
import { elementAt } from '@quarry/language';

export type Point = readonly [x: number, y: number, z: number];

/** Body parts; the index is the code in a part map, 0 means none. */
export const PARTS = [
  'nothing',
  'head',
  'neck',
  'torso',
  'upper-arm-left',
  'forearm-left',
  'hand-left',
  'upper-arm-right',
  'forearm-right',
  'hand-right',
  'thigh-left',
  'shin-left',
  'foot-left',
  'thigh-right',
  'shin-right',
  'foot-right',
  'base',
] as const;
export type Part = (typeof PARTS)[number];
export const partCode = (part: Part): number => PARTS.indexOf(part);

/** A point of a tube: position, radius, and distance along the limb (1 is the elbow or knee, 2 the wrist or ankle). */
export interface Bead {
  at: Point;
  radius: number;
  along: number;
}

/** A tube is blended with earlier solids over `melt` units at its start, decreasing until `meltUntil` along it. */
export interface Tube {
  beads: readonly Bead[];
  melt: number;
  meltUntil: number;
  /** Code of the part at a place along the tube. */
  partAt(along: number): number;
}

export interface Ellipsoid {
  center: Point;
  radii: Point;
  /** Rotation around the vertical axis, in radians. */
  yaw: number;
  /** Rotation in the picture plane, in radians, clockwise as seen. */
  roll: number;
  melt: number;
  part: number;
}

/** The trunk by height: tables with one entry per unit of y, from `top`. */
export interface Trunk {
  top: number;
  bottom: number;
  halfWidth: Float32Array;
  front: Float32Array;
  back: Float32Array;
  shiftX: Float32Array;
  shiftZ: Float32Array;
  /** Tangent of the sideways lean. */
  slope: Float32Array;
  yaw: Float32Array;
}

export interface FigureSolids {
  trunk: Trunk;
  tubes: readonly Tube[];
  ellipsoids: readonly Ellipsoid[];
}

/** The nearest solid to the last queried point. */
export interface Nearest {
  part: number;
  along: number;
}

/** Polynomial smooth minimum. */
function melted(a: number, b: number, reach: number): number {
  if (reach < 0.01) return a < b ? a : b;
  const h = Math.max(reach - Math.abs(a - b), 0) / reach;
  return (a < b ? a : b) - h * h * reach * 0.25;
}

/** A few neighbouring segments of a tube, with their bounding box. */
interface Chunk {
  /** Nine numbers per segment: start, vector, 1/length², radius, radius change. */
  numbers: Float64Array;
  /** Two per segment: start along the limb, and length. */
  along: Float64Array;
  count: number;
  box: readonly [number, number, number, number, number, number];
}

interface PackedTube {
  tube: Tube;
  chunks: readonly Chunk[];
}

const CHUNK_SEGMENTS = 4;

/** The solids near one ray. */
export interface Selection {
  hasTrunk: boolean;
  tubes: readonly PackedTube[];
  ellipsoids: readonly Ellipsoid[];
}

export interface CombinedSolids {
  everything: Selection;
  /** The solids whose projection may touch a rectangle of the sheet, grown by a margin. */
  near(left: number, top: number, right: number, bottom: number, margin: number): Selection;
  /** Signed distance to the surface: negative inside; slightly underestimated outside. */
  distance(x: number, y: number, z: number, selection: Selection, nearest?: Nearest): number;
}

/** How far a point moves down the sheet per unit towards the viewer: the camera looks slightly from above. */
export const CAMERA_DROP = 0.14;

function pack(tube: Tube): PackedTube {
  const chunks: Chunk[] = [];
  for (let from = 0; from < tube.beads.length - 1; from += CHUNK_SEGMENTS) {
    chunks.push(packChunk(tube.beads.slice(from, from + CHUNK_SEGMENTS + 1)));
  }
  return { tube, chunks };
}

function packChunk(beads: readonly Bead[]): Chunk {
  const count = beads.length - 1;
  const numbers = new Float64Array(count * 9);
  const along = new Float64Array(count * 2);
  const box = [1e9, 1e9, 1e9, -1e9, -1e9, -1e9];
  for (const { at, radius } of beads) {
    for (let axis = 0; axis < 3; axis++) {
      box[axis] = Math.min(box[axis] ?? 0, (at[axis] ?? 0) - radius);
      box[axis + 3] = Math.max(box[axis + 3] ?? 0, (at[axis] ?? 0) + radius);
    }
  }
  for (let i = 0; i < count; i++) {
    const [a, b] = [elementAt(beads, i), elementAt(beads, i + 1)];
    const [dx, dy, dz] = [b.at[0] - a.at[0], b.at[1] - a.at[1], b.at[2] - a.at[2]];
    const overLength = 1 / Math.max(1e-6, dx * dx + dy * dy + dz * dz);
    numbers.set([...a.at, dx, dy, dz, overLength, a.radius, b.radius - a.radius], i * 9);
    along.set([a.along, b.along - a.along], i * 2);
  }
  const [x0 = 0, y0 = 0, z0 = 0, x1 = 0, y1 = 0, z1 = 0] = box;
  return { numbers, along, count, box: [x0, y0, z0, x1, y1, z1] };
}

/** Distance to a box, 0 inside: a cheap lower bound for distant tubes. */
function boxDistance(box: Chunk['box'], x: number, y: number, z: number): number {
  const dx = Math.max(box[0] - x, 0, x - box[3]);
  const dy = Math.max(box[1] - y, 0, y - box[4]);
  const dz = Math.max(box[2] - z, 0, z - box[5]);
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

function trunkDistance(trunk: Trunk, x: number, y: number, z: number): number {
  const last = trunk.bottom - trunk.top - 1;
  const first = Math.max(0, Math.min(last, Math.round(y - trunk.top)));
  const level = y - (trunk.slope[first] ?? 0) * (x - (trunk.shiftX[first] ?? 0));
  const place = Math.max(0, Math.min(last + 0.999, level - trunk.top));
  const at = Math.floor(place);
  const t = place - at;
  const dx = x - (trunk.shiftX[at] ?? 0) - ((trunk.shiftX[at + 1] ?? 0) - (trunk.shiftX[at] ?? 0)) * t;
  const dz = z - (trunk.shiftZ[at] ?? 0) - ((trunk.shiftZ[at + 1] ?? 0) - (trunk.shiftZ[at] ?? 0)) * t;
  const yaw = (trunk.yaw[at] ?? 0) + ((trunk.yaw[at + 1] ?? 0) - (trunk.yaw[at] ?? 0)) * t;
  const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
  const u = dx * cos + dz * sin;
  const v = dz * cos - dx * sin;
  const depth = v > 0 ? trunk.front : trunk.back;
  const rx = (trunk.halfWidth[at] ?? 0) + ((trunk.halfWidth[at + 1] ?? 0) - (trunk.halfWidth[at] ?? 0)) * t;
  const rz = (depth[at] ?? 0) + ((depth[at + 1] ?? 0) - (depth[at] ?? 0)) * t;
  const [a, b] = [u / rx, v / rz];
  const k0 = Math.sqrt(a * a + b * b);
  const k1 = Math.sqrt((a / rx) * (a / rx) + (b / rz) * (b / rz));
  const flat = k1 < 1e-9 ? -Math.min(rx, rz) : (k0 * (k0 - 1)) / k1;
  const beyond = Math.max(trunk.top - level, level - trunk.bottom, 0);
  return beyond > 0 ? Math.sqrt(Math.max(flat, 0) ** 2 + beyond * beyond) : flat * 0.88;
}

function ellipsoidDistance({ center, radii, yaw, roll }: Ellipsoid, x: number, y: number, z: number): number {
  let dx = x - center[0];
  let dy = y - center[1];
  let dz = z - center[2];
  if (roll !== 0) {
    const [cos, sin] = [Math.cos(roll), Math.sin(roll)];
    const turned = dx * cos + dy * sin;
    dy = dy * cos - dx * sin;
    dx = turned;
  }
  if (yaw !== 0) {
    const [cos, sin] = [Math.cos(yaw), Math.sin(yaw)];
    const turned = dx * cos + dz * sin;
    dz = dz * cos - dx * sin;
    dx = turned;
  }
  const [a, b, c] = [dx / radii[0], dy / radii[1], dz / radii[2]];
  const k0 = Math.sqrt(a * a + b * b + c * c);
  const k1 = Math.sqrt((a / radii[0]) ** 2 + (b / radii[1]) ** 2 + (c / radii[2]) ** 2);
  return k1 < 1e-9 ? -Math.min(...radii) : (k0 * (k0 - 1)) / k1;
}

export function combineSolids({ trunk, tubes, ellipsoids }: FigureSolids): CombinedSolids {
  const packed = tubes.map(pack);
  const torso = partCode('torso');
  let reachX = 0;
  for (const width of trunk.halfWidth) reachX = Math.max(reachX, width);
  const shifts = [...trunk.shiftX];
  const trunkBox = [
    Math.min(...shifts) - reachX,
    trunk.top - 20,
    Math.max(...shifts) + reachX,
    trunk.bottom + 40,
  ] as const;

  return {
    everything: { hasTrunk: true, tubes: packed, ellipsoids },
    near(left, top, right, bottom, margin) {
      const touches = (l: number, t: number, r: number, b: number) =>
        l < right + margin && r > left - margin && t < bottom + margin && b > top - margin;
      return {
        hasTrunk: touches(trunkBox[0], trunkBox[1], trunkBox[2], trunkBox[3]),
        tubes: packed.flatMap(({ tube, chunks }) => {
          const close = chunks.filter(({ box }) =>
            touches(box[0], box[1] + box[2] * CAMERA_DROP, box[3], box[4] + box[5] * CAMERA_DROP),
          );
          return close.length > 0 ? [{ tube, chunks: close }] : [];
        }),
        ellipsoids: ellipsoids.filter(({ center, radii }) => {
          const reach = Math.max(...radii);
          const down = center[1] + center[2] * CAMERA_DROP;
          return touches(center[0] - reach, down - reach, center[0] + reach, down + reach);
        }),
      };
    },
    distance(x, y, z, selection, nearest) {
      let all = selection.hasTrunk ? trunkDistance(trunk, x, y, z) : 1e6;
      let closest = all;
      let part = torso;
      let along = 0;
      for (const piece of selection.ellipsoids) {
        const d = ellipsoidDistance(piece, x, y, z);
        if (d < closest) [closest, part, along] = [d, piece.part, 0];
        all = melted(all, d, piece.melt);
      }
      for (const { tube, chunks } of selection.tubes) {
        let best = 1e6;
        let place = 0;
        for (const { numbers: n, along: places, count, box } of chunks) {
          const far = boxDistance(box, x, y, z);
          if (far > 0 && (far > best || far > all + tube.melt)) continue;
          for (let i = 0; i < count; i++) {
            const o = i * 9;
            const px = x - (n[o] ?? 0);
            const py = y - (n[o + 1] ?? 0);
            const pz = z - (n[o + 2] ?? 0);
            const dx = n[o + 3] ?? 0;
            const dy = n[o + 4] ?? 0;
            const dz = n[o + 5] ?? 0;
            let h = (px * dx + py * dy + pz * dz) * (n[o + 6] ?? 0);
            h = h < 0 ? 0 : h > 1 ? 1 : h;
            const qx = px - h * dx;
            const qy = py - h * dy;
            const qz = pz - h * dz;
            const d = Math.sqrt(qx * qx + qy * qy + qz * qz) - (n[o + 7] ?? 0) - h * (n[o + 8] ?? 0);
            if (d < best) {
              best = d;
              place = (places[i * 2] ?? 0) + h * (places[i * 2 + 1] ?? 0);
            }
          }
        }
        if (best > 1e5) continue;
        if (best < closest) [closest, part, along] = [best, tube.partAt(place), place];
        const fading = Math.max(0, 1 - place / tube.meltUntil);
        all = melted(all, best, tube.melt * fading * (2 - fading));
      }
      if (nearest) {
        nearest.part = part;
        nearest.along = along;
      }
      return all;
    },
  };
}
