/** Puts skirts, trousers and shorts on: the hips row by row onto the body, each leg along its own. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { smoothstep } from '../mannequins/curve.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import type { GarmentKind } from './kinds.ts';
import { drawMesh, newLayer, type Warp } from './mesh.ts';
import { insideOf } from './neckline.ts';
import { smoothEdges } from './cut-landmarks.ts';
import { type Row, rowsOf, type Run } from './outline.ts';

const EASE = 4;
/** No row is widened more than this against the others: a row that is mostly missing would explode. */
const WIDEST = 2.2;

export function fitLower(cutout: Cutout, kind: GarmentKind, body: Body): Worn | null {
  const rows = rowsOf(cutout);
  const { box } = cutout;
  const outer = smoothEdges(
    held(
      rows.map(({ runs }) =>
        runs.length > 0 ? [runs[0]![0], runs[runs.length - 1]![1]] : [box.left, box.left + box.width],
      ),
    ),
  );
  const whole = (y: number): Run => outer[Math.max(0, Math.min(outer.length - 1, Math.round(y) - box.top))]!;
  // The band's back is seen above its front: it starts where the row is wide.
  const bandY = box.top + Math.round(box.height * 0.012) + 2;
  const band = whole(bandY + 4);
  const bandHalf = (band[1] - band[0]) / 2;
  if (bandHalf < 8) return null;

  const { anchors } = body;
  const isMan = body.layers.mannequin.gender === 'men';
  const bodyBand = isMan ? mix(anchors.waist[1], anchors.hips[1], 0.42) : mix(anchors.waist[1], anchors.hips[1], 0.1);
  const [bl, br] = body.edges(bodyBand + 3);
  const scale = ((br - bl) / 2 + 2.5) / bandHalf;
  const lowest = Math.min(anchors.legs.left.ankle[1], anchors.legs.right.ankle[1]);

  const isSkirt = kind === 'skirt';
  const crotch = isSkirt ? null : findCrotch(rows, box);
  const natural = (box.top + box.height - bandY) * scale;
  const hipsWarp =
    (down: (y: number) => number): Warp =>
    (x, y) => {
      const Y = down(y);
      const [l, r] = whole(Math.max(y, bandY + 4));
      const half = Math.max(1, (r - l) / 2);
      const [left, right] = body.edges(Y);
      const own = half * scale;
      const close = (right - left) / 2 + EASE;
      const atBand = 1 - smoothstep(bandY, bandY + box.height * 0.12, y);
      const target = Math.max(close - atBand * 1.5, isSkirt ? own : mix(own * 0.55 + close * 0.45, close, atBand));
      return [(left + right) / 2 + (x - (l + r) / 2) * Math.min(target / half, scale * WIDEST), Y];
    };

  const front = newLayer();
  const inside = insideOf(cutout, (band[0] + band[1]) / 2, bandHalf * 1.15, box.height * 0.09);
  const outside = inside?.map((value) => 1 - value);
  const behind = inside ? newLayer() : undefined;
  if (crotch === null) {
    const stretch = Math.min(1, (lowest + 6 - bodyBand) / natural);
    drawMesh(
      front,
      cutout,
      hipsWarp((y) => bodyBand + (y - bandY) * scale * stretch),
    );
    return { front };
  }

  const bodyCrotch = anchors.crotch[1] + 4;
  const rise = (bodyCrotch - bodyBand) / Math.max(1, crotch - bandY);
  const legLength = box.top + box.height - crotch;
  const naturalLeg = legLength * Math.max(scale, rise * 0.9);
  // Trousers made for whole legs reach the ankle and break a little on the foot.
  const isLong = kind === 'trousers' && legLength > bandHalf * 2 * 1.25;
  const footRoom = lowest + (isMan ? 22 : 14) - bodyCrotch;
  const legScale = (isLong ? footRoom : Math.min(naturalLeg, footRoom)) / Math.max(1, legLength);
  const down = (y: number) => (y <= crotch ? bodyBand + (y - bandY) * rise : bodyCrotch + (y - crotch) * legScale);
  const hips = hipsWarp(down);
  const count = cutout.width * cutout.height;
  const soft = box.height * 0.02;
  const above = new Float32Array(count);
  const legs = { left: new Float32Array(count), right: new Float32Array(count) };
  const splits = splitRows(rows, box, crotch);
  for (let y = box.top; y < box.top + box.height; y++) {
    const split = splits[y - box.top]!;
    const upper = 1 - smoothstep(crotch - soft * 0.2, crotch + soft, y);
    const lower = smoothstep(crotch - soft * 2.4, crotch - soft, y);
    for (let x = box.left; x < box.left + box.width; x++) {
      const i = y * cutout.width + x;
      above[i] = upper * (outside ? outside[i]! : 1);
      (x <= split ? legs.left : legs.right)[i] = lower;
    }
  }

  const order =
    anchors.legs.left.forward <= anchors.legs.right.forward
      ? (['left', 'right'] as const)
      : (['right', 'left'] as const);
  for (const side of order) {
    const layer = newLayer();
    const runs = smoothEdges(
      held(
        rows.slice(crotch - box.top).map((row, k) => legRun(row, side, splits[crotch - box.top + k]!, whole(row.y))),
      ),
    );
    const warp: Warp = (x, y) => {
      const row = Math.max(y, crotch);
      const [l, r] = runs[Math.max(0, Math.min(runs.length - 1, Math.round(row) - crotch))]!;
      const half = Math.max(1, (r - l) / 2);
      const Y = down(y);
      const [bl2, br2] = body.leg(side, Math.min(Y, lowest));
      const close = (br2 - bl2) / 2 + EASE;
      const own = half * scale;
      const target = Math.max(close, own * 0.7 + close * 0.3);
      const X = (bl2 + br2) / 2 + (x - (l + r) / 2) * Math.min(target / half, scale * WIDEST);
      // At the crotch the leg grows out of the hips.
      const joined = smoothstep(crotch - soft, crotch + legLength * 0.22, y);
      if (joined >= 1) return [X, Y];
      const [hx, hy] = hips(x, y);
      return [mix(hx, X, joined), mix(hy, Y, joined)];
    };
    drawMesh(layer, cutout, warp, legs[side]);
    over(front, layer);
  }
  const top = newLayer();
  drawMesh(top, cutout, hips, above);
  over(front, top);
  if (behind && inside) drawMesh(behind, cutout, hips, inside);
  return { front, ...(behind && { behind }) };
}

/** No jumps inwards where a wavy hem breaks its last rows up. */
function held(edges: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const [k, [left, right]] of edges.entries()) {
    const before = result[k - 1];
    const most = before ? Math.max(0.4, (before[1] - before[0]) * 0.004) : 0;
    const isLate = before !== undefined && k > edges.length * 0.7;
    result.push(isLate ? [Math.min(left, before[0] + most), Math.max(right, before[1] - most)] : [left, right]);
  }
  return result;
}

/** Lays one layer over another. */
export function over(under: Uint8Array, upper: Uint8Array): void {
  for (let i = 0; i < under.length; i += 4) {
    const a = upper[i + 3]! / 255;
    if (a === 0) continue;
    const b = (under[i + 3]! / 255) * (1 - a);
    const all = a + b;
    for (let c = 0; c < 3; c++) under[i + c] = (upper[i + c]! * a + under[i + c]! * b) / all;
    under[i + 3] = Math.round(all * 255);
  }
}

/** The row where two legs part: from there to the hem there is a gap near the middle. */
export function findCrotch(rows: readonly Row[], box: Cutout['box']): number | null {
  const center = box.left + box.width / 2;
  let found: number | null = null;
  for (let k = rows.length - 1 - Math.round(rows.length * 0.04); k > rows.length * 0.12; k--) {
    const { runs } = rows[k]!;
    const hasGap =
      runs.length >= 2 &&
      runs.some((run, i) => {
        const next = runs[i + 1];
        return next !== undefined && run[1] < center + box.width * 0.16 && next[0] > center - box.width * 0.16;
      });
    if (hasGap) found = k;
    else if (found !== null) break;
  }
  return found === null ? null : box.top + found;
}

/** Column that parts the legs in each row: the middle of the gap, above it the gap's first place. */
function splitRows(rows: readonly Row[], box: Cutout['box'], crotch: number): number[] {
  const center = box.left + box.width / 2;
  let last = center;
  const splits: number[] = [];
  for (let k = crotch - box.top; k < rows.length; k++) {
    const { runs } = rows[k]!;
    // The widest gap near the middle: pale stripes make narrow ones.
    let widest = 1;
    for (const [i, run] of runs.entries()) {
      const next = runs[i + 1];
      if (!next || run[1] > center + box.width * 0.2 || next[0] < center - box.width * 0.2) continue;
      if (next[0] - run[1] <= widest) continue;
      widest = next[0] - run[1];
      last = (run[1] + next[0]) / 2;
    }
    splits[k] = last;
  }
  const first = splits[crotch - box.top] ?? center;
  for (let k = 0; k < crotch - box.top; k++) splits[k] = first;
  return splits;
}

/** One leg's edges in a row: everything on its side of the split, also where stripes break it up. */
function legRun({ runs }: Row, side: 'left' | 'right', split: number, whole: Run): Run {
  const own = runs.filter(([from, to]) => (side === 'left' ? from < split : to > split));
  const [first, last] = [own[0], own[own.length - 1]];
  if (!first || !last) return side === 'left' ? [whole[0], split] : [split, whole[1]];
  return side === 'left' ? [first[0], Math.min(last[1], split)] : [Math.max(first[0], split), last[1]];
}
