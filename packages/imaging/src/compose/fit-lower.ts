/** Puts skirts, trousers and shorts on: the hips row by row, each leg along its own axis. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { smoothstep } from '../mannequins/curve.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import type { GarmentKind } from './kinds.ts';
import { drawMesh, newLayer, type Warp } from './mesh.ts';
import { smoothEdges } from './cut-landmarks.ts';
import { raisedOver, smoothed, valueAt } from './edge-curves.ts';
import { insideOf, underEdge } from './neckline.ts';
import { findCrotch, held, legRun, splitRows } from './leg-outline.ts';
import { type Row, rowsOf, type Run } from './outline.ts';
import { elementAt } from '@quarry/language';

const EASE = 4;
/**
 * Minimum half width of the waistband relative to the widest row; height from waistband to crotch in waistband widths.
 */
const MIN_BAND = 0.27;
const RISE = 0.78;
/** Rows of the mannequin over which a bulge of the body lifts the cloth. */
const SPREAD = 34;

export function fitLower(cutout: Cutout, kind: GarmentKind, body: Body): Worn | null {
  const rows = rowsOf(cutout);
  const { box } = cutout;
  const outer = smoothEdges(
    held(
      rows.map(({ runs }) =>
        runs.length > 0
          ? [elementAt(runs, 0)[0], elementAt(runs, runs.length - 1)[1]]
          : [box.left, box.left + box.width],
      ),
    ),
  );
  // The back of the waistband is visible above its front; the front begins where the row is wide.
  const bandY = box.top + Math.round(box.height * 0.012) + 2;
  const band = elementAt(outer, Math.min(outer.length - 1, bandY + 4 - box.top));
  // A waistband crumpled by clips is wider than it looks.
  const bandHalf = Math.max((band[1] - band[0]) / 2, box.width * MIN_BAND);
  if (bandHalf < 8) return null;
  // Legs without a visible gap separate at the typical height.
  const assumed = Math.round(Math.min(box.height * 0.6, bandHalf * 2 * RISE));
  const crotch = kind === 'skirt' ? null : (findCrotch(rows, box) ?? box.top + assumed);
  const flat: FlatLower = { cutout, rows, outer, bandY, bandHalf, crotch };
  const warp = crotch === null ? skirtWarp(flat, kind, body) : legsWarp(flat, crotch, kind, body);

  const front = newLayer();
  const inside = insideOf(cutout, (band[0] + band[1]) / 2, bandHalf * 1.15, box.height * 0.09);
  drawMesh(
    front,
    cutout,
    warp,
    inside?.map((value) => 1 - value),
  );
  if (!inside) return { front };
  const behind = newLayer();
  drawMesh(behind, cutout, warp, underEdge(inside, cutout));
  return { front, behind };
}

/** A skirt or trousers in picture coordinates. */
interface FlatLower {
  cutout: Cutout;
  rows: readonly Row[];
  /** Outer edges of each row of the box. */
  outer: readonly Run[];
  /** Row of the waistband, and half its width. */
  bandY: number;
  bandHalf: number;
  crotch: number | null;
}

/** Mannequin row of the waistband, and the scale there. */
function bandOn(body: Body, bandHalf: number): { bandRow: number; scale: number } {
  const { anchors, layers } = body;
  const bandRow = mix(anchors.waist[1], anchors.hips[1], layers.mannequin.gender === 'men' ? 0.42 : 0.1);
  const [left, right] = body.edges(bandRow + 3);
  return { bandRow, scale: ((right - left) / 2 + 2.5) / bandHalf };
}

/**
 * Distance of the outer edges from the middle for every row: tight at the waistband, original width below, never inside
 * the body.
 */
function sides(flat: FlatLower, body: Body, down: (y: number) => number, until: number, share: number) {
  const { cutout, outer, bandY, bandHalf } = flat;
  const { box } = cutout;
  const { scale } = bandOn(body, bandHalf);
  const table = outer.map((_, k) => {
    const y = box.top + k;
    const Y = Math.min(down(y), until);
    const [left, right] = body.edges(Y);
    const [l, r] = elementAt(outer, Math.max(k, Math.min(outer.length - 1, bandY + 4 - box.top)));
    const close = (right - left) / 2 + EASE;
    const atBand = 1 - smoothstep(bandY, bandY + box.height * 0.12, y);
    const half = mix(mix(close, ((r - l) / 2) * scale, share), close - 1.5, atBand);
    const middle = (left + right) / 2;
    return { left: half - middle, right: half + middle, bodyLeft: EASE - 1.5 - left, bodyRight: right + EASE - 1.5 };
  });
  const raised = (own: number[], least: number[]) => raisedOver(smoothed(own, SPREAD >> 2), least, SPREAD);
  const left = raised(
    table.map((row) => row.left),
    table.map((row) => row.bodyLeft),
  );
  const right = raised(
    table.map((row) => row.right),
    table.map((row) => row.bodyRight),
  );
  return { left: (k: number) => -valueAt(left, k), right: (k: number) => valueAt(right, k) };
}

function skirtWarp(flat: FlatLower, kind: GarmentKind, body: Body): Warp {
  const { cutout, outer, bandY, bandHalf } = flat;
  const { box } = cutout;
  const { bandRow, scale } = bandOn(body, bandHalf);
  const { legs } = body.anchors;
  const lowest = Math.min(legs.left.ankle[1], legs.right.ankle[1]);
  const stretch = Math.min(1, (lowest + 6 - bandRow) / ((box.top + box.height - bandY) * scale));
  const down = (y: number) => bandRow + (y - bandY) * scale * stretch;
  const edges = sides(flat, body, down, lowest, kind === 'skirt' ? 1 : 0.55);
  return (x, y) => {
    const k = y - box.top;
    const [l, r] = elementAt(outer, Math.max(0, Math.min(outer.length - 1, Math.round(k))));
    return [mix(edges.left(k), edges.right(k), (x - l) / Math.max(2, r - l)), down(y)];
  };
}

/** Trousers and shorts: like a skirt down to the crotch; below it each leg between its outer and inner edge. */
function legsWarp(flat: FlatLower, crotch: number, kind: GarmentKind, body: Body): Warp {
  const { cutout, rows, outer, bandY, bandHalf } = flat;
  const { box } = cutout;
  const { anchors } = body;
  const isMan = body.layers.mannequin.gender === 'men';
  const { bandRow, scale } = bandOn(body, bandHalf);
  const lowest = Math.min(anchors.legs.left.ankle[1], anchors.legs.right.ankle[1]);
  const crotchRow = anchors.crotch[1] + 4;
  const rise = (crotchRow - bandRow) / Math.max(1, crotch - bandY);
  const legLength = box.top + box.height - crotch;
  // Full-length trousers reach the ankle and fold slightly on the foot.
  const isLong = kind === 'trousers' && (legLength > bandHalf * 2 * 1.25 || box.height > bandHalf * 2 * 2);
  const room = lowest + (isMan ? 22 : 14) - crotchRow;
  const legScale = (isLong ? room : Math.min(legLength * Math.max(scale, rise * 0.9), room)) / Math.max(1, legLength);
  const down = (y: number) => (y <= crotch ? bandRow + (y - bandY) * rise : crotchRow + (y - crotch) * legScale);
  const hips = sides(flat, body, down, crotchRow, 0.55);
  const splits = smoothed(splitRows(rows, box, crotch), 6);
  const first = crotch - box.top;

  const legOn = (side: 'left' | 'right') => {
    const runs = smoothEdges(
      held(rows.slice(first).map((row, k) => legRun(row, side, splits[first + k] ?? 0, elementAt(outer, first + k)))),
    );
    const leg = runs.map(([l, r], k) => {
      const [left, right] = body.leg(side, Math.min(down(crotch + k), lowest));
      const close = (right - left) / 2 + EASE;
      const half = Math.max(mix(close, ((r - l) / 2) * scale, 0.7), close);
      const middle = (left + right) / 2;
      return { low: half - middle, high: half + middle, bodyLow: EASE - 2 - left, bodyHigh: right + EASE - 2 };
    });
    // Cloth hangs from the hip and does not follow knee and calf.
    const reach = Math.max(SPREAD, Math.round(leg.length * 0.16));
    const low = raisedOver(
      smoothed(
        leg.map((row) => row.low),
        reach,
      ),
      leg.map((row) => row.bodyLow),
      reach,
    );
    const high = raisedOver(
      smoothed(
        leg.map((row) => row.high),
        reach,
      ),
      leg.map((row) => row.bodyHigh),
      reach,
    );
    const join = legLength * (isLong ? 0.2 : 0.45);
    return (
      k: number,
      split: number,
      middle: number,
    ): readonly [from: number, to: number, left: number, right: number] => {
      const below = k - first;
      const w = smoothstep(0, join, below);
      const [l, r] = elementAt(runs, Math.max(0, Math.min(runs.length - 1, Math.round(below))));
      const [left, right] = [-valueAt(low, below), valueAt(high, below)];
      // Where the legs separate, the inner edges begin at one point.
      const apart = smoothstep(0, join * 0.7, below);
      return side === 'left'
        ? [l, below > 0 ? r : split, mix(hips.left(k), left, w), mix(middle, right, apart)]
        : [below > 0 ? l : split, r, mix(middle, left, apart), mix(hips.right(k), right, w)];
    };
  };
  const legs = { left: legOn('left'), right: legOn('right') };
  const crotchX = (body.leg('left', crotchRow + 6)[1] + body.leg('right', crotchRow + 6)[0]) / 2;

  return (x, y) => {
    const k = y - box.top;
    const split = valueAt(splits, k);
    const [l, r] = elementAt(outer, Math.max(0, Math.min(outer.length - 1, Math.round(k))));
    const [left, right] = [hips.left(k), hips.right(k)];
    const onHips = mix(left, right, (x - l) / Math.max(2, r - l));
    // The middle seam runs from its position at the hips to the crotch.
    const seam = mix(left, right, (split - l) / Math.max(2, r - l));
    const middle = mix(seam, crotchX, smoothstep(bandY, crotch, y));
    if (y <= crotch) {
      const [from, to, start, end] = x < split ? [l, split, left, middle] : [split, r, middle, right];
      const parted = mix(start, end, (x - from) / Math.max(2, to - from));
      return [mix(onHips, parted, smoothstep(bandY, crotch, y)), down(y)];
    }
    const [from, to, start, end] = (x < split ? legs.left : legs.right)(k, split, middle);
    return [mix(start, end, (x - from) / Math.max(2, to - from)), down(y)];
  };
}
