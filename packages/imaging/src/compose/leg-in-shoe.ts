/**
 * Redraws the figure without arms for shoes. Mannequins stand on tiptoe: in a flat shoe the shin extends further down,
 * in any shoe it narrows to the opening, and the bare foot is removed.
 */
import { smoothstep } from '../mannequins/curve.ts';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { partCode } from '../mannequins/solids.ts';
import { type Body, mix } from './body.ts';
import type { Worn } from './fit-upper.ts';
import type { Layer } from './mesh.ts';

/** Rows over which a leg narrows into a shoe. */
const ANKLE = 40;
/** Rows that it continues behind the shoe's edge. */
const INTO = 8;
const REACH = 75;

export function inUserDirectory(body: Body, openings: Worn['shoeOpenings']): Layer {
  const { core, coreParts: parts } = body.layers;
  if (!openings) return core;
  // Copied, because layers may be a Buffer, whose slice shares memory.
  const layer = new Uint8Array(core);
  const plate = plateBehind(core, parts);
  const behind = new Uint8Array(4);
  for (const side of ['left', 'right'] as const) {
    const { knee, ankle, toes } = body.anchors.legs[side];
    const { row, half } = openings[side];
    const leg = [partCode(`foot-${side}`), partCode(`shin-${side}`), partCode(`thigh-${side}`)];
    const isLeg = (i: number) => leg.includes(parts[i] === 0 ? besideLeg(parts, i, leg) : (parts[i] ?? 0));
    const start = Math.round(knee[1]);
    const sole = ankle[1] - 6;
    const stretch = Math.min(1, (sole - start) / Math.max(1, row + INTO - start));
    const [x0, x1] = [Math.min(ankle[0], toes[0], knee[0]) - REACH, Math.max(ankle[0], toes[0], knee[0]) + REACH];
    for (let y = start; y < HEIGHT; y++) {
      const from = start + (y - start) * stretch;
      const upper = Math.floor(from);
      const [left, right] = body.leg(side, Math.min(from, sole));
      const own = (right - left) / 2 + 2;
      const room = mix(own, Math.min(half + 1, own), smoothstep(row - ANKLE, row, y));
      for (let x = Math.max(0, Math.round(x0)); x < Math.min(WIDTH, x1); x++) {
        const i = y * WIDTH + x;
        const [a, b] = [upper * WIDTH + x, Math.min(HEIGHT - 1, upper + 1) * WIDTH + x];
        const isHere = y <= row + INTO && isLeg(a);
        const wasHere = isLeg(i);
        if (!isHere && !wasHere) continue;
        if (wasHere) plate(x, y, behind);
        else for (let c = 0; c < 4; c++) behind[c] = core[i * 4 + c] ?? 0;
        const share = isHere ? Math.max(0, Math.min(1, room - Math.abs(x - (left + right) / 2) + 0.5)) : 0;
        blend(layer, i * 4, behind, { core, a: a * 4, b: isLeg(b) ? b * 4 : a * 4, t: from - upper }, share);
      }
    }
  }
  return layer;
}

/** The soft edge of a leg has no part code of its own. */
function besideLeg(parts: Uint8Array, i: number, leg: readonly number[]): number {
  for (const j of [i - 1, i + 1, i - WIDTH, i + WIDTH]) if (leg.includes(parts[j] ?? 0)) return parts[j] ?? 0;
  return 0;
}

/** Blends a pixel of the leg, interpolated between two rows, over the background. */
function blend(
  layer: Layer,
  at: number,
  behind: Uint8Array,
  leg: { core: Uint8Array; a: number; b: number; t: number },
  share: number,
): void {
  const of = (c: number) => mix(leg.core[leg.a + c] ?? 0, leg.core[leg.b + c] ?? 0, leg.t);
  const a = (of(3) / 255) * share;
  const b = ((behind[3] ?? 0) / 255) * (1 - a);
  for (let c = 0; c < 3; c++) layer[at + c] = a + b > 0 ? (of(c) * a + (behind[c] ?? 0) * b) / (a + b) : 0;
  layer[at + 3] = Math.round((a + b) * 255);
}

/** Horizontal search range for the base plate, excluding the foot's soft edge and the plate's other side. */
const BESIDE = { from: 3, to: 109 };

/** Reconstructs the base plate behind a foot from its nearest pixels on both sides of the row. */
function plateBehind(core: Uint8Array, parts: Uint8Array) {
  const base = partCode('base');
  /** For the current row: the nearest plate pixel to the left and to the right of each column. */
  const [before, after] = [new Int32Array(WIDTH), new Int32Array(WIDTH)];
  let row = -1;
  const read = (y: number) => {
    row = y;
    let last = -WIDTH;
    for (let x = 0; x < WIDTH; x++) before[x] = last = parts[y * WIDTH + x] === base ? x : last;
    last = 2 * WIDTH;
    for (let x = WIDTH - 1; x >= 0; x--) after[x] = last = parts[y * WIDTH + x] === base ? x : last;
  };
  return (x: number, y: number, pixel: Uint8Array): void => {
    if (y !== row) read(y);
    pixel.fill(0);
    const left = before[x - BESIDE.from] ?? -WIDTH;
    const right = after[x + BESIDE.from] ?? 2 * WIDTH;
    if (x - left > BESIDE.to || right - x > BESIDE.to) return;
    const t = (x - left) / (right - left);
    for (let c = 0; c < 4; c++)
      pixel[c] = mix(core[(y * WIDTH + left) * 4 + c] ?? 0, core[(y * WIDTH + right) * 4 + c] ?? 0, t);
  };
}
