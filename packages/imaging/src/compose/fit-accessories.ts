/** Puts a bag in the hand, a hat on the head, glasses before the eyes and a scarf around the neck. */
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import { drawMesh, newLayer, type Warp } from './mesh.ts';
import { rowsOf, runAt } from './outline.ts';
import { elementAt } from '@quarry/language';

export function fitHat(cutout: Cutout, body: Body): Worn {
  const { anchors } = body;
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const widthAt = (share: number) => {
    const { runs } = elementAt(rows, Math.round(share * (rows.length - 1)));
    return runs.length > 0 ? elementAt(runs, runs.length - 1)[1] - elementAt(runs, 0)[0] : 0;
  };
  const crown = Math.max(widthAt(0.3), widthAt(0.42));
  const brim = Math.max(widthAt(0.8), widthAt(0.9));
  const hasBrim = brim > crown * 1.25;
  const run = runAt(elementAt(rows, Math.round(rows.length * 0.36)), box.left + box.width / 2) ?? [
    box.left,
    box.left + box.width,
  ];
  const crownX = (run[0] + run[1]) / 2;
  const scale = (anchors.headHalfWidth * 2 * 1.2) / Math.max(1, hasBrim ? crown : Math.max(crown, widthAt(0.7)));
  const head = anchors.chin[1] - anchors.headTop[1];
  const lower = anchors.headTop[1] + head * (hasBrim ? 0.44 : 0.46);
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
  const scale = (anchors.headHalfWidth * 2.12) / box.width;
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
  // The folded square of a scarf does not show how it hangs.
  if (box.height < box.width * 1.25) return null;
  const rows = rowsOf(cutout);
  const loop = Math.max(
    ...rows
      .slice(0, Math.round(rows.length * 0.35))
      .map(({ runs }) => (runs.length ? elementAt(runs, runs.length - 1)[1] - elementAt(runs, 0)[0] : 0)),
  );
  const scale = (body.neckHalfWidth * 2 * 2.7) / Math.max(1, loop);
  const top = mix(anchors.chin[1], anchors.neck[1], 0.3);
  const inside = new Float32Array(cutout.width * cutout.height);
  const front = newLayer();
  // The back of the loop goes behind the neck: the upper half of the loop near its centre.
  const center = box.left + box.width / 2;
  const loopHeight = rows.findIndex(
    ({ runs }) =>
      runs.length > 0 &&
      elementAt(runs, runs.length - 1)[1] - elementAt(runs, 0)[0] < loop * 0.75 &&
      elementAt(runs, 0)[0] > box.left + loop * 0.05,
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

/** Carried in the free hand, with fingers around its handle. */
export function fitBag(cutout: Cutout, body: Body): Worn & { side: 'left' | 'right' } {
  const { anchors } = body;
  const side = freeHand(body);
  const arm = anchors.arms[side];
  const { box } = cutout;
  const rows = rowsOf(cutout);
  const full = elementAt(rows, Math.round(rows.length * 0.8));
  const widest =
    full.runs.length > 0 ? elementAt(full.runs, full.runs.length - 1)[1] - elementAt(full.runs, 0)[0] : box.width;
  const handle = elementAt(rows, Math.round(rows.length * 0.06));
  const handleWidth =
    handle.runs.length > 0
      ? elementAt(handle.runs, handle.runs.length - 1)[1] - elementAt(handle.runs, 0)[0]
      : box.width;
  const isClutch = handleWidth > widest * 0.72;
  const isTall = box.height > box.width * 1.15;
  const target = isClutch ? 138 : isTall ? 132 : 148;
  const scale = target / box.width;
  const handleX =
    handle.runs.length > 0
      ? (elementAt(handle.runs, 0)[0] + elementAt(handle.runs, handle.runs.length - 1)[1]) / 2
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

/** The lowest hand, preferring one in front; otherwise the one further from the body. */
export function freeHand({ anchors }: Body): 'left' | 'right' {
  const reach = (side: 'left' | 'right') => {
    const arm = anchors.arms[side];
    const isHanging = arm.wrist[1] > anchors.waist[1] && !arm.isBehind;
    return (isHanging ? 1000 : 0) + arm.fingertips[1] + Math.abs(arm.fingertips[0] - anchors.hips[0]) * 0.8;
  };
  return reach('right') >= reach('left') ? 'right' : 'left';
}
