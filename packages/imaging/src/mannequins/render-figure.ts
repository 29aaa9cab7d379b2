/**
 * Renders a figure by ray marching with an orthographic camera: one warm key light from the upper left, a cool fill
 * from the right, light bounced from the floor; matte. Edges are sampled nine times, the inside once, and slowly
 * varying terms (shadows and occlusion) on a coarse grid.
 */
import type { Figure } from './figure-parts.ts';
import type { Finish } from './finishes.ts';
import { CAMERA_DROP, type Nearest, partCode, combineSolids, type CombinedSolids, type Selection } from './solids.ts';
import { elementAt } from '@quarry/language';

/** Size in units of the sheet on which figures are built. */
const SHEET_WIDTH = 1000;
const NEAR = 200;
const FAR = -170;
/** Depth of a pixel without a body. */
const NOTHING = -32768;
const TILE = 12;
/** Solids farther from a tile than this cannot affect it: more than any joint's blending range. */
const MARGIN = 34;
const GRID = 3;

/** One picture of the figure: straight colour and alpha, and the part of each pixel. */
export interface FigureView {
  /** RGBA, straight alpha. */
  rgba: Uint8ClampedArray;
  part: Uint8Array;
  /** Three numbers per pixel: the surface normal. */
  normal: Float32Array;
  /** Towards the viewer, in units; far below zero where there is nothing. */
  depth: Float32Array;
}

export interface FigurePicture {
  width: number;
  height: number;
  /** The complete figure. */
  whole: FigureView;
  /** Without arms: the base for garments. */
  core: FigureView;
}

type Vector = readonly [number, number, number];
const unit = ([x, y, z]: Vector): Vector => {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
};
const KEY = unit([-0.55, -0.62, 0.62]);
const FILL = unit([0.85, -0.08, 0.45]);
const VIEW = unit([0, -CAMERA_DROP, 1]);
const HALF = unit([KEY[0] + VIEW[0], KEY[1] + VIEW[1], KEY[2] + VIEW[2]]);
const toLinear = (value: number) => value ** 2.2;
const DISC = { y: 1351, height: 9, radius: 172 };

export const isArm = (part: number): boolean => part >= partCode('upper-arm-left') && part <= partCode('hand-right');
const BASE = partCode('base');
const FINE_PARTS = new Set([
  partCode('hand-left'),
  partCode('hand-right'),
  partCode('foot-left'),
  partCode('foot-right'),
]);

/** `width` in pixels; the picture is half as high again. */
export function renderFigure(figure: Figure, finish: Finish, width: number): FigurePicture {
  const height = Math.round(width * 1.5);
  const body = combineSolids(figure.solids);
  const armless = combineSolids({
    ...figure.solids,
    tubes: figure.solids.tubes.filter((tube) => !isArm(tube.partAt(0.5)) && !isArm(tube.partAt(2.5))),
  });
  const feet = [figure.joints.legs.left.ball, figure.joints.legs.right.ball];
  const discX = (elementAt(feet, 0)[0] + elementAt(feet, 1)[0]) / 2;
  const whole = takePicture({ body, light: body, figure, finish, width, height, discX });
  const core = takePicture({ body: armless, light: armless, figure, finish, width, height, discX, instead: whole });
  return { width, height, whole, core };
}

interface PictureParts {
  body: CombinedSolids;
  light: CombinedSolids;
  figure: Figure;
  finish: Finish;
  width: number;
  height: number;
  discX: number;
  /** Renders only the pixels that arms hide in this view; the rest is copied. */
  instead?: FigureView;
}

function takePicture({ body, light, figure, finish, width, height, discX, instead }: PictureParts): FigureView {
  const scale = SHEET_WIDTH / width;
  const albedo = finish.color.map(toLinear);
  const count = width * height;
  const rgba = instead ? instead.rgba.slice() : new Uint8ClampedArray(count * 4);
  const part = instead ? instead.part.slice() : new Uint8Array(count);
  const normal = instead ? instead.normal.slice() : new Float32Array(count * 3);
  const depth = instead ? instead.depth.slice() : new Float32Array(count).fill(NOTHING);
  const wanted = instead && wantedBehindArms(instead.part, width, height);
  const nearest: Nearest = { part: 0, along: 0 };
  const hit = { part: 0, z: 0, nx: 0, ny: 0, nz: 0, y: 0 };
  const seams = figure.seams.map((seam) => ({ ...seam, along: unit(seam.along) }));

  function trace(x: number, sheetY: number, near: Selection, from: number): boolean {
    let z = from;
    for (let step = 0; step < 90; step++) {
      const d = body.distance(x, sheetY - CAMERA_DROP * z, z, near);
      if (d < 0.4) {
        // The remaining distance in one step.
        z -= d;
        hit.z = z;
        hit.y = sheetY - CAMERA_DROP * z;
        body.distance(x, hit.y, z, near, nearest);
        hit.part = nearest.part;
        // Wide limbs use a larger step for the normal, so that their segments are not visible.
        const e = FINE_PARTS.has(hit.part) ? 1.2 : 3.8;
        const a = body.distance(x + e, hit.y - e, z - e, near);
        const b = body.distance(x - e, hit.y - e, z + e, near);
        const c = body.distance(x - e, hit.y + e, z - e, near);
        const f = body.distance(x + e, hit.y + e, z + e, near);
        const [nx, ny, nz] = [a - b - c + f, -a - b + c + f, -a + b - c + f];
        const length = Math.sqrt(nx * nx + ny * ny + nz * nz) || 1;
        [hit.nx, hit.ny, hit.nz] = [nx / length, ny / length, nz / length];
        return true;
      }
      z -= Math.max(d * 0.95, 0.8);
      if (z < FAR) return false;
    }
    return false;
  }

  // Slowly varying light on a coarse grid: [shadow, occlusion, depth].
  const gridWidth = Math.ceil(width / GRID) + 1;
  const gridHeight = Math.ceil(height / GRID) + 1;
  const slow = new Float32Array(gridWidth * gridHeight * 3);

  function slowLight(x: number, y: number, z: number): readonly [number, number] {
    let shadow = 1;
    const [ox, oy, oz] = [x + hit.nx * 3, y + hit.ny * 3, z + hit.nz * 3];
    for (let t = 5, step = 0; t < 300 && step < 18; step++) {
      const d = light.distance(ox + KEY[0] * t, oy + KEY[1] * t, oz + KEY[2] * t, light.everything);
      shadow = Math.min(shadow, 0.5 + (5.5 * d) / t);
      if (shadow <= 0.02) break;
      t += Math.max(6, d);
    }
    let occlusion = 0;
    for (const [reach, weight] of [
      [6, 0.034],
      [16, 0.017],
      [34, 0.0085],
      [62, 0.0042],
    ] as const) {
      const d = light.distance(x + hit.nx * reach, y + hit.ny * reach, z + hit.nz * reach, light.everything);
      occlusion += Math.max(0, reach - d) * weight;
    }
    return [Math.max(0, Math.min(1, shadow)), Math.max(0.16, 1 - occlusion)];
  }

  const color = [0, 0, 0];
  function shade(x: number, shadow: number, occlusion: number): void {
    const { nx, ny, nz } = hit;
    const key = Math.max(0, (nx * KEY[0] + ny * KEY[1] + nz * KEY[2] + 0.22) / 1.22);
    const lit = key * shadow * 0.78;
    const fill = Math.max(0, nx * FILL[0] + ny * FILL[1] + nz * FILL[2]) * 0.17 * occlusion;
    const sky = (0.21 - 0.1 * ny) * occlusion;
    const bounce = Math.max(0, ny * 0.75 + 0.15) * 0.14 * occlusion;
    const shine = Math.max(0, nx * HALF[0] + ny * HALF[1] + nz * HALF[2]) ** 22 * finish.sheen * 1.4 * shadow;
    const edge = (1 - Math.max(0, nx * VIEW[0] + ny * VIEW[1] + nz * VIEW[2])) ** 3;
    const rim = edge * finish.sheen * (0.5 + 0.5 * nx) * occlusion;
    let seamShade = 1;
    for (const seam of seams) {
      if (!seam.parts.includes(hit.part)) continue;
      const away =
        (x - seam.at[0]) * seam.along[0] + (hit.y - seam.at[1]) * seam.along[1] + (hit.z - seam.at[2]) * seam.along[2];
      if (Math.abs(away) < 1.25) seamShade = Math.min(seamShade, 0.66 + 0.2 * Math.abs(away));
      else if (away > 0 && away < 2.6) seamShade *= 1.07;
    }
    color[0] = ((albedo[0] ?? 0) * (lit * 1.02 + fill * 0.9 + sky * 0.97 + bounce * 1.1) + shine + rim) * seamShade;
    color[1] = ((albedo[1] ?? 0) * (lit + fill * 0.98 + sky + bounce) + shine + rim) * seamShade;
    color[2] =
      ((albedo[2] ?? 0) * (lit * 0.96 + fill * 1.12 + sky * 1.05 + bounce * 0.88) + shine + rim * 1.05) * seamShade;
  }

  /** The steel base plate and its shadow, outside of the body. Returns alpha. */
  function shadeGround(x: number, sheetY: number): number {
    const dx = x - discX;
    const onTop = (sheetY - DISC.y) / CAMERA_DROP;
    const away = Math.hypot(dx, onTop);
    if (away < DISC.radius) {
      const d = light.distance(x, DISC.y - 2, onTop, light.everything);
      const contact = 1 - 0.62 * Math.exp(-Math.max(0, d - 1) / 13);
      const cast =
        light.distance(x + KEY[0] * 40, DISC.y + KEY[1] * 40, onTop + KEY[2] * 40, light.everything) < 4 ? 0.82 : 1;
      const angle = Math.atan2(onTop, dx);
      const brushed =
        0.66 + 0.16 * Math.cos(2 * angle + 0.9) + 0.07 * Math.cos(6 * angle - 1) - 0.06 * (away / DISC.radius);
      const rimLight = away > DISC.radius - 3 ? 1.2 : 1;
      const value = brushed * contact * cast * rimLight;
      const lit = (v: number) => toLinear(Math.min(1, v));
      [color[0], color[1], color[2]] = [lit(value * 0.98), lit(value), lit(value * 1.02)];
      return 1;
    }
    const onEdge = (sheetY - DISC.y - DISC.height) / CAMERA_DROP;
    if (Math.hypot(dx, onEdge) < DISC.radius && sheetY > DISC.y) {
      const turn = dx / DISC.radius;
      const value =
        0.46 -
        0.16 * turn +
        0.3 * Math.exp(-(((turn + 0.42) / 0.16) ** 2)) +
        0.16 * Math.exp(-(((turn - 0.5) / 0.1) ** 2));
      [color[0], color[1], color[2]] = [toLinear(value), toLinear(value * 1.02), toLinear(value * 1.05)];
      return 1;
    }
    const under =
      Math.hypot((dx - 16) / 1.08, ((sheetY - DISC.y - DISC.height - 8) / CAMERA_DROP) * 0.92) - DISC.radius * 0.93;
    const dark = 0.34 * Math.exp(-Math.max(0, under) / 15) * (under > 90 ? 0 : 1 - Math.max(0, under) / 90);
    [color[0], color[1], color[2]] = [0.012, 0.016, 0.018];
    return sheetY > DISC.y - 20 ? dark : 0;
  }

  const write = (i: number, red: number, green: number, blue: number, alpha: number) => {
    const tone = (v: number) => 255 * Math.min(1, Math.max(0, v)) ** (1 / 2.2);
    if (alpha > 0) {
      rgba[i * 4] = tone(red / alpha);
      rgba[i * 4 + 1] = tone(green / alpha);
      rgba[i * 4 + 2] = tone(blue / alpha);
    }
    rgba[i * 4 + 3] = 255 * alpha;
  };

  const selections: (Selection | undefined)[] = [];
  const tilesAcross = Math.ceil(width / TILE);
  const tileOf = (px: number, py: number) => {
    const index = Math.floor(py / TILE) * tilesAcross + Math.floor(px / TILE);
    const [tx, ty] = [Math.floor(px / TILE) * TILE * scale, Math.floor(py / TILE) * TILE * scale];
    return (selections[index] ??= body.near(tx, ty, tx + TILE * scale, ty + TILE * scale, MARGIN));
  };
  const isEmpty = (s: Selection) => !s.hasTrunk && s.tubes.length === 0 && s.ellipsoids.length === 0;

  // First pass: which part is hit where, and the light on the grid.
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      const onGrid = px % GRID === 0 && py % GRID === 0;
      const isWanted = !wanted || wanted[i] === 1;
      if (!isWanted && !(onGrid && wanted && nearWanted(wanted, width, height, px, py))) continue;
      const near = tileOf(px, py);
      const found = !isEmpty(near) && trace((px + 0.5) * scale, (py + 0.5) * scale, near, NEAR);
      if (isWanted) {
        part[i] = found ? hit.part : 0;
        depth[i] = found ? hit.z : NOTHING;
        normal[i * 3] = found ? hit.nx : 0;
        normal[i * 3 + 1] = found ? hit.ny : 0;
        normal[i * 3 + 2] = found ? hit.nz : 0;
      }
      if (onGrid) {
        const g = ((py / GRID) * gridWidth + px / GRID) * 3;
        slow[g + 2] = found ? hit.z : -1e6;
        if (found) [slow[g], slow[g + 1]] = slowLight((px + 0.5) * scale, hit.y, hit.z);
      }
    }
  }

  function slowAt(px: number, py: number): readonly [number, number] {
    const [gx, gy] = [px / GRID, py / GRID];
    const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
    let [shadow, occlusion, weight] = [0, 0, 0];
    for (let k = 0; k < 4; k++) {
      const [cx, cy] = [x0 + (k & 1), y0 + (k >> 1)];
      if (cx >= gridWidth || cy >= gridHeight) continue;
      const g = (cy * gridWidth + cx) * 3;
      const gap = Math.abs((slow[g + 2] ?? 0) - hit.z);
      if (gap > 24) continue;
      const w = (1 - Math.abs(gx - cx)) * (1 - Math.abs(gy - cy)) * (1 - gap / 26) + 1e-4;
      shadow += (slow[g] ?? 0) * w;
      occlusion += (slow[g + 1] ?? 0) * w;
      weight += w;
    }
    if (weight > 0) return [shadow / weight, occlusion / weight];
    return slowLight((px + 0.5) * scale, hit.y, hit.z);
  }

  // Second pass: one sample inside, nine at edges.
  for (let py = 0; py < height; py++) {
    for (let px = 0; px < width; px++) {
      const i = py * width + px;
      if (wanted && wanted[i] === 0) continue;
      const near = tileOf(px, py);
      const isGround = py * scale > DISC.y - 60;
      if (isEmpty(near) && !isGround) {
        if (wanted) write(i, 0, 0, 0, 0);
        continue;
      }
      const isOnEdge = isEdge(part, depth, width, height, px, py);
      if (!isOnEdge && part[i] !== 0) {
        // Known from the first pass.
        hit.part = part[i] ?? 0;
        hit.z = depth[i] ?? 0;
        hit.y = (py + 0.5) * scale - CAMERA_DROP * hit.z;
        hit.nx = normal[i * 3] ?? 0;
        hit.ny = normal[i * 3 + 1] ?? 0;
        hit.nz = normal[i * 3 + 2] ?? 0;
        const [shadow, occlusion] = slowAt(px, py);
        shade((px + 0.5) * scale, shadow, occlusion);
        write(i, color[0] ?? 0, color[1] ?? 0, color[2] ?? 0, 1);
        continue;
      }
      const samples = isOnEdge ? 3 : isGround && nearPlateEdge((px + 0.5) * scale, (py + 0.5) * scale, discX) ? 2 : 1;
      const from = highest(depth, width, height, px, py) + 14;
      let [red, green, blue, alpha] = [0, 0, 0, 0];
      for (let s = 0; s < samples * samples; s++) {
        const x = (px + ((s % samples) + 0.5) / samples) * scale;
        const y = (py + (Math.floor(s / samples) + 0.5) / samples) * scale;
        let cover = 0;
        if (isOnEdge && !isEmpty(near) && from > FAR && trace(x, y, near, from)) {
          const [shadow, occlusion] = slowAt(px, py);
          shade(x, shadow, occlusion);
          cover = 1;
        } else if (isGround) cover = shadeGround(x, y);
        red += (color[0] ?? 0) * cover;
        green += (color[1] ?? 0) * cover;
        blue += (color[2] ?? 0) * cover;
        alpha += cover;
      }
      const n = samples * samples;
      write(i, red / n, green / n, blue / n, alpha / n);
      if (part[i] === 0 && alpha / n > 0.9 && py * scale > DISC.y - DISC.radius * CAMERA_DROP) part[i] = BASE;
    }
  }
  return { rgba, part, normal, depth };
}

function isEdge(part: Uint8Array, depth: Float32Array, width: number, height: number, px: number, py: number): boolean {
  const i = py * width + px;
  for (const j of [
    px > 0 ? i - 1 : i,
    px < width - 1 ? i + 1 : i,
    py > 0 ? i - width : i,
    py < height - 1 ? i + width : i,
  ]) {
    if (Math.abs((depth[i] ?? 0) - (depth[j] ?? 0)) > 9) return true;
    if ((part[i] === 0) !== (part[j] === 0)) return true;
  }
  return false;
}

/** Whether a position is at the upper or lower rim of the plate. */
function nearPlateEdge(x: number, sheetY: number, discX: number): boolean {
  return [DISC.y, DISC.y + DISC.height].some((level) => {
    const away = Math.hypot(x - discX, (sheetY - level) / CAMERA_DROP);
    return Math.abs(away - DISC.radius) < 14;
  });
}

/** The depth nearest to the viewer among a pixel and its neighbours. */
function highest(depth: Float32Array, width: number, height: number, px: number, py: number): number {
  let best = NOTHING;
  for (let y = Math.max(0, py - 1); y <= Math.min(height - 1, py + 1); y++) {
    for (let x = Math.max(0, px - 1); x <= Math.min(width - 1, px + 1); x++)
      best = Math.max(best, depth[y * width + x] ?? 0);
  }
  return best;
}

/** Pixels that show an arm or are beside one, including arms' shadows: two pixels around. */
function wantedBehindArms(part: Uint8Array, width: number, height: number): Uint8Array {
  const wanted = new Uint8Array(part.length);
  const around = Math.round(width / 32);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!isArm(part[y * width + x] ?? 0)) continue;
      const from = Math.max(0, x - around);
      const to = Math.min(width - 1, x + around);
      for (const row of [y, Math.max(0, y - 2), Math.min(height - 1, y + 2)]) {
        wanted.fill(1, row * width + from, row * width + to + 1);
      }
    }
  }
  return wanted;
}

function nearWanted(wanted: Uint8Array, width: number, height: number, px: number, py: number): boolean {
  for (const [dx, dy] of [
    [GRID, 0],
    [-GRID, 0],
    [0, GRID],
    [0, -GRID],
    [GRID, GRID],
    [-GRID, -GRID],
  ] as const) {
    const [x, y] = [px + dx, py + dy];
    if (x >= 0 && y >= 0 && x < width && y < height && wanted[y * width + x] === 1) return true;
  }
  return false;
}
