/** Puts shoes on the feet, a bag in the hand, a hat on the head, glasses before the eyes and a scarf around the neck. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import { drawMesh, newLayer, type Warp } from './mesh.ts';
import { isPiece, rowsOf, runAt } from './outline.ts';

/** A shoe seen from the side is turned towards the viewer: this much of its length remains. */
const FORESHORTENED = 0.66;

/** A picture shows one shoe from the side, or a pair; each foot gets one, toes outwards. */
export function fitShoes(cutout: Cutout, body: Body): Worn | null {
  const { anchors } = body;
  const shoe = oneShoe(cutout);
  const facesRight = toesAreRight(shoe);
  const isMan = body.layers.mannequin.gender === 'men';
  const front = newLayer();
  const hidesFeet = { left: 0, right: 0 };
  const order =
    anchors.legs.left.forward <= anchors.legs.right.forward
      ? (['left', 'right'] as const)
      : (['right', 'left'] as const);
  const opening = openingOf(shoe, facesRight);
  for (const side of order) {
    const leg = anchors.legs[side];
    const out = side === 'left' ? -1 : 1;
    // 242 mm and 265 mm of shoe on a figure of 1.76 m and 1.86 m.
    const length = isMan ? 148 : 132;
    const { box } = shoe;
    const scale = length / box.width;
    const tall = box.height * scale;
    const isBoot = tall > length * 0.72;
    const ground = leg.toes[1] + 6;
    const [bl, br] = body.leg(side, leg.ankle[1] - (isBoot ? 40 : 2));
    const ankleX = (bl + br) / 2;
    // The opening comes to lie around the ankle, the sole on the ground.
    const legWidth = br - bl;
    const openingWidth = Math.max(1, (opening.to - opening.from) * scale * FORESHORTENED);
    const wide = FORESHORTENED * Math.max(1, Math.min(1.45, (legWidth + 5) / openingWidth));
    const openingX = (opening.from + opening.to) / 2;
    const mirror = facesRight === out > 0 ? 1 : -1;
    const reach = isBoot
      ? 1
      : Math.max(
          0.92,
          Math.min(1.18, (ground - leg.ankle[1] + 4) / Math.max(1, (box.top + box.height - opening.y) * scale)),
        );
    const warp: Warp = (x, y) => {
      const dx = (x - openingX) * scale * mirror;
      const beyond = dx * out;
      const X = ankleX + dx * (Math.abs(dx) < openingWidth * 0.5 ? wide : wide * 0.94);
      // Toes point towards the viewer: they lie a little lower than the heel.
      const Y = ground - (box.top + box.height - y) * scale * reach + (beyond > 0 ? beyond * 0.07 : beyond * 0.1);
      return [X, Y];
    };
    const layer = newLayer();
    drawMesh(layer, shoe, warp);
    for (let i = 0; i < layer.length; i += 4)
      if (layer[i + 3]! > front[i + 3]! * 0.5) front.set(layer.subarray(i, i + 4), i);
    hidesFeet[side] = warp(openingX, opening.y)[1];
  }
  return isOpen(shoe) ? { front } : { front, hidesFeet };
}

/** Sandals are low and mostly air: the foot shows in them. */
function isOpen(shoe: Cutout): boolean {
  const { box } = shoe;
  let filled = 0;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) if (isPiece(shoe, x, y)) filled += 1;
  }
  return box.height < box.width * 0.5 && filled < box.width * box.height * 0.52;
}

/** Of two shoes side by side the one that is seen whole. */
function oneShoe(cutout: Cutout): Cutout {
  const { box, width, rgba } = cutout;
  const empty: number[] = [];
  for (let x = box.left + Math.round(box.width * 0.3); x < box.left + box.width * 0.7; x++) {
    let filled = 0;
    for (let y = box.top; y < box.top + box.height; y++) if (isPiece(cutout, x, y)) filled += 1;
    if (filled < box.height * 0.02) empty.push(x);
  }
  if (empty.length < 2) return cutout;
  const split = empty[Math.floor(empty.length / 2)]!;
  const copy = rgba.slice();
  let [left, top, bottom] = [box.left + box.width, box.top + box.height, box.top];
  for (let y = 0; y < cutout.height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < split) copy[(y * width + x) * 4 + 3] = 0;
      else if (isPiece(cutout, x, y)) [left, top, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  return { ...cutout, rgba: copy, box: { left, top, width: box.left + box.width - left, height: bottom - top + 1 } };
}

/** Toes are the low end. */
function toesAreRight(cutout: Cutout): boolean {
  const { box } = cutout;
  const height = (from: number, to: number) => {
    let highest = box.top + box.height;
    for (let x = Math.round(box.left + from * box.width); x < box.left + to * box.width; x++) {
      for (let y = box.top; y < highest; y++) if (isPiece(cutout, x, y)) highest = y;
    }
    return box.top + box.height - highest;
  };
  return height(0, 0.35) >= height(0.65, 1);
}

/** Where the leg goes in: the upper edge of the high end. */
function openingOf(cutout: Cutout, facesRight: boolean): { from: number; to: number; y: number } {
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const row = rows[Math.min(rows.length - 1, Math.round(box.height * 0.12))]!;
  const heelEnd = facesRight ? box.left + box.width * 0.2 : box.left + box.width * 0.8;
  const run = runAt(row, heelEnd) ?? [box.left, box.left + box.width * 0.4];
  const most = box.width * 0.46;
  const from = facesRight ? run[0] : Math.max(run[0], run[1] - most);
  const to = facesRight ? Math.min(run[1], run[0] + most) : run[1];
  // An ankle strap alone is no opening to measure by.
  const wide = Math.max(to - from, box.width * 0.24);
  const middle = (from + to) / 2;
  return { from: middle - wide / 2, to: middle + wide / 2, y: row.y };
}

export function fitHat(cutout: Cutout, body: Body): Worn {
  const { anchors } = body;
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const widthAt = (share: number) => {
    const { runs } = rows[Math.round(share * (rows.length - 1))]!;
    return runs.length > 0 ? runs[runs.length - 1]![1] - runs[0]![0] : 0;
  };
  const crown = Math.max(widthAt(0.3), widthAt(0.42));
  const brim = Math.max(widthAt(0.8), widthAt(0.9));
  const hasBrim = brim > crown * 1.25;
  const run = runAt(rows[Math.round(rows.length * 0.36)]!, box.left + box.width / 2) ?? [
    box.left,
    box.left + box.width,
  ];
  const crownX = (run[0] + run[1]) / 2;
  const scale =
    (anchors.headHalfWidth * 2 * (hasBrim ? 1.16 : 1.14)) /
    Math.max(1, hasBrim ? crown : Math.max(crown, widthAt(0.7)));
  const head = anchors.chin[1] - anchors.headTop[1];
  const lower = anchors.headTop[1] + head * (hasBrim ? 0.43 : 0.4);
  const tall = Math.min(box.height * scale, head * 0.95);
  const roll = (anchors.headTop[0] - anchors.headCenter[0]) / Math.max(1, anchors.headCenter[1] - anchors.headTop[1]);
  const front = newLayer();
  drawMesh(front, cutout, (x, y) => {
    const up = ((box.top + box.height - y) / box.height) * tall;
    const dx = (x - crownX) * scale;
    return [mix(anchors.headCenter[0], anchors.headTop[0], 0.6) + dx + roll * up, lower - up - roll * dx];
  });
  return { front };
}

export function fitGlasses(cutout: Cutout, body: Body): Worn {
  const { anchors } = body;
  const { box } = cutout;
  const scale = (anchors.headHalfWidth * 2.02) / box.width;
  const head = anchors.chin[1] - anchors.headTop[1];
  const y0 = anchors.headTop[1] + head * 0.47;
  const roll = (anchors.headTop[0] - anchors.headCenter[0]) / Math.max(1, anchors.headCenter[1] - anchors.headTop[1]);
  const front = newLayer();
  drawMesh(front, cutout, (x, y) => {
    const [dx, dy] = [(x - box.left - box.width / 2) * scale, (y - box.top - box.height / 2) * scale];
    return [anchors.headCenter[0] + dx - roll * dy, y0 + dy - roll * dx];
  });
  return { front };
}

export function fitScarf(cutout: Cutout, body: Body): Worn | null {
  const { anchors } = body;
  const { box } = cutout;
  // A flat square tells nothing about how it would hang.
  if (box.height < box.width * 1.25) return null;
  const rows = rowsOf(cutout);
  const loop = Math.max(
    ...rows
      .slice(0, Math.round(rows.length * 0.35))
      .map(({ runs }) => (runs.length ? runs[runs.length - 1]![1] - runs[0]![0] : 0)),
  );
  const scale = (body.neckHalfWidth * 2 * 2.35) / Math.max(1, loop);
  const top = mix(anchors.chin[1], anchors.neck[1], 0.42);
  const inside = new Float32Array(cutout.width * cutout.height);
  const front = newLayer();
  // The loop's far side goes behind the neck: the part above the middle of the loop near its centre.
  const center = box.left + box.width / 2;
  const loopHeight = rows.findIndex(
    ({ runs }) =>
      runs.length > 0 && runs[runs.length - 1]![1] - runs[0]![0] < loop * 0.75 && runs[0]![0] > box.left + loop * 0.05,
  );
  const ring = Math.max(10, (loopHeight > 0 ? loopHeight : rows.length * 0.3) * 0.44);
  for (let y = box.top; y < box.top + ring; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const t = Math.hypot((x - center) / (loop * 0.33), (y - box.top - ring * 0.15) / (ring * 0.85));
      inside[y * cutout.width + x] = t < 1 ? Math.min(1, (1 - t) * 6) : 0;
    }
  }
  const keep = inside.map((value) => 1 - value);
  const warp: Warp = (x, y) => [anchors.neck[0] + (x - center) * scale, top + (y - box.top) * scale];
  drawMesh(front, cutout, warp, keep);
  const behind = newLayer();
  drawMesh(behind, cutout, warp, inside);
  return { front, behind };
}

/** Carried by the hand that hangs free; the fingers close over its handle. */
export function fitBag(cutout: Cutout, body: Body): Worn & { side: 'left' | 'right' } {
  const { anchors } = body;
  const side = freeHand(body);
  const arm = anchors.arms[side];
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const full = rows[Math.round(rows.length * 0.8)]!;
  const widest = full.runs.length > 0 ? full.runs[full.runs.length - 1]![1] - full.runs[0]![0] : box.width;
  const handle = rows[Math.round(rows.length * 0.06)]!;
  const handleWidth = handle.runs.length > 0 ? handle.runs[handle.runs.length - 1]![1] - handle.runs[0]![0] : box.width;
  const isClutch = handleWidth > widest * 0.72;
  const isTall = box.height > box.width * 1.15;
  const target = isClutch ? 138 : isTall ? 132 : 148;
  const scale = target / box.width;
  const handleX =
    handle.runs.length > 0
      ? (handle.runs[0]![0] + handle.runs[handle.runs.length - 1]![1]) / 2
      : box.left + box.width / 2;
  const out = side === 'left' ? -1 : 1;
  const grip = [mix(arm.hand[0], arm.fingertips[0], 0.35), mix(arm.hand[1], arm.fingertips[1], 0.35)] as const;
  const front = newLayer();
  drawMesh(front, cutout, (x, y) => [
    grip[0] + (x - handleX) * scale * 0.94 + out * (isClutch ? 10 : 3),
    grip[1] - (isClutch ? 14 : 7) + (y - box.top) * scale,
  ]);
  return { front, side };
}

/** The hand that hangs lowest, in front rather than behind; of equals the one further from the body. */
export function freeHand({ anchors }: Body): 'left' | 'right' {
  const reach = (side: 'left' | 'right') => {
    const arm = anchors.arms[side];
    const isHanging = arm.wrist[1] > anchors.waist[1] && !arm.isBehind;
    return (isHanging ? 1000 : 0) + arm.fingertips[1] + Math.abs(arm.fingertips[0] - anchors.hips[0]) * 0.8;
  };
  return reach('right') >= reach('left') ? 'right' : 'left';
}
