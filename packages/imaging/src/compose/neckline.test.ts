/** Tests of finding the inside of a neckline from the picture alone. */
import { describe, expect, it } from 'vitest';
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { insideOf } from './neckline.ts';

const [WIDTH, HEIGHT] = [200, 200];
const MIDDLE = WIDTH / 2;
const CLOTH = [150, 40, 60];
const SHADE = [70, 20, 30];
const WHITE = [235, 230, 225];

function piece(colorAt: (x: number, y: number) => readonly number[]): Cutout {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) rgba.set([...colorAt(x, y), 255], (y * WIDTH + x) * 4);
  }
  return { width: WIDTH, height: HEIGHT, rgba, box: { left: 0, top: 0, width: WIDTH, height: HEIGHT }, share: 1 };
}

describe('the inside of a neckline', () => {
  it('is the darker lining between collar and front', () => {
    const inside = insideOf(
      piece((x, y) => (Math.abs(x - MIDDLE) < 30 - y ? SHADE : CLOTH)),
      MIDDLE,
      70,
      120,
    );

    expect(inside?.[5 * WIDTH + MIDDLE]).toBe(1);
    expect(inside?.[60 * WIDTH + MIDDLE]).toBe(0);
  });

  it('does not include a stripe of the front', () => {
    const striped = piece((x) => (Math.abs(x - MIDDLE) < 8 ? CLOTH : WHITE));

    expect(insideOf(striped, MIDDLE, 70, 190)).toBeNull();
  });
});
