/** Tests of removing background beside an object, on drawn planes: dark cloth, pale stripes, shaded background. */
import { expect, it } from 'vitest';
import { openGaps } from './paper-beside.ts';
import type { Plane } from './plane.ts';

const [WIDTH, HEIGHT] = [100, 200];
const PAPER = 95;
const CLOTH = 30;
/** As pale as shaded background. */
const PALE = 94;
const papers = [{ lab: [PAPER, 0, 0], share: 1 }] as const;

/**
 * A square of cloth with a short pale stripe up from its hem. @param notch rows of background at the stripe's lower
 * end.
 */
function striped(notch: number): { piece: Uint8Array; plane: Plane } {
  const piece = new Uint8Array(WIDTH * HEIGHT);
  const lab = new Float32Array(WIDTH * HEIGHT * 3);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const i = y * WIDTH + x;
      const isCloth = x >= 20 && x < 80 && y >= 20 && y < 180;
      const isStripe = Math.abs(x - 50) < 4 && y >= 150;
      piece[i] = isCloth && !(isStripe && y >= 180 - notch) ? 1 : 0;
      lab[i * 3] = isCloth ? (isStripe ? PALE : CLOTH) : PAPER;
    }
  }
  return { piece, plane: { lab, width: WIDTH, height: HEIGHT } };
}

it.each([
  ['opens the closed end of a deep gap', 20, 0],
  ['keeps the stripe above a notch in the hem', 2, 1],
])('%s', (_, notch, above) => {
  const { piece, plane } = striped(notch);

  openGaps(piece, plane, papers);

  expect(piece[(180 - notch - 6) * WIDTH + 50]).toBe(above);
  expect(piece[(180 - notch - 6) * WIDTH + 40]).toBe(1);
});
