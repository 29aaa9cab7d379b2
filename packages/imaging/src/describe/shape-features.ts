/**
 * Shape features: histograms of oriented gradients (Dalal and Triggs, 2005) on a coarse grid, each cell normalized by
 * its neighbourhood so that weak light gives the same features. Mirrored cells are combined, so that a picture and its
 * mirror image have the same shape.
 */

const CELLS = 6;
const ORIENTATIONS = 8;
const GRADIENTS = CELLS * CELLS * ORIENTATIONS;
export const SHAPE_LENGTH = GRADIENTS / 2;

/** @param light one number per pixel of a square of `side` pixels. */
export function orientedGradients(light: Float32Array, side: number): Float32Array {
  const cells = new Float32Array(GRADIENTS);
  for (let y = 1; y < side - 1; y += 1) {
    for (let x = 1; x < side - 1; x += 1) {
      const at = y * side + x;
      const dx = (light[at + 1] ?? 0) - (light[at - 1] ?? 0);
      const dy = (light[at + side] ?? 0) - (light[at - side] ?? 0);
      const strength = Math.hypot(dx, dy);
      if (strength < 0.5) continue;
      const turn = ((Math.atan2(dy, dx) / Math.PI + 1) % 1) * ORIENTATIONS;
      const orientation = Math.floor(turn) % ORIENTATIONS;
      const past = turn - Math.floor(turn);
      const [cx, cy] = [((x + 0.5) / side) * CELLS - 0.5, ((y + 0.5) / side) * CELLS - 0.5];
      const [left, top] = [Math.floor(cx), Math.floor(cy)];
      for (const [column, wx] of [[left, left + 1 - cx] as const, [left + 1, cx - left] as const]) {
        if (column < 0 || column >= CELLS) continue;
        for (const [row, wy] of [[top, top + 1 - cy] as const, [top + 1, cy - top] as const]) {
          if (row < 0 || row >= CELLS) continue;
          const to = (row * CELLS + column) * ORIENTATIONS;
          const share = strength * wx * wy;
          cells[to + orientation] = (cells[to + orientation] ?? 0) + share * (1 - past);
          const next = (orientation + 1) % ORIENTATIONS;
          cells[to + next] = (cells[to + next] ?? 0) + share * past;
        }
      }
    }
  }
  return withMirror(againstNeighbours(cells));
}

function againstNeighbours(cells: Float32Array): Float32Array {
  const energy = (row: number, column: number): number => {
    const at = (row * CELLS + column) * ORIENTATIONS;
    return cells.subarray(at, at + ORIENTATIONS).reduce((sum, value) => sum + value, 0);
  };
  const whole = Math.sqrt(cells.reduce((sum, value) => sum + value * value, 0)) + 1e-6;
  const out = new Float32Array(GRADIENTS);
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      let around = 0;
      let count = 0;
      for (let y = Math.max(0, row - 1); y <= Math.min(CELLS - 1, row + 1); y += 1) {
        for (let x = Math.max(0, column - 1); x <= Math.min(CELLS - 1, column + 1); x += 1) {
          around += energy(y, x);
          count += 1;
        }
      }
      const scale = around / count + whole * 0.1;
      const at = (row * CELLS + column) * ORIENTATIONS;
      for (let n = at; n < at + ORIENTATIONS; n += 1) out[n] = Math.sqrt(Math.min(1, (cells[n] ?? 0) / scale));
    }
  }
  return out;
}

function withMirror(cells: Float32Array): Float32Array {
  const both = new Float32Array(SHAPE_LENGTH);
  let to = 0;
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS / 2; column += 1) {
      const here = (row * CELLS + column) * ORIENTATIONS;
      const across = (row * CELLS + CELLS - 1 - column) * ORIENTATIONS;
      for (let n = 0; n < ORIENTATIONS; n += 1) {
        // Mirroring reverses the orientation.
        const leaning = (ORIENTATIONS - n) % ORIENTATIONS;
        both[to++] = ((cells[here + n] ?? 0) + (cells[across + leaning] ?? 0)) / 2;
      }
    }
  }
  return both;
}
