import { describe, expect, it } from 'vitest';
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { MANNEQUIN_WIDTH } from '../mannequins/draw-mannequin.ts';
import { drawMesh, newLayer } from './mesh.ts';

/** A block of 40 × 40 in a picture of 60, red on its left and blue on its right half. */
function aBlock(): Cutout {
  const rgba = new Uint8Array(60 * 60 * 4);
  for (let y = 10; y < 50; y++)
    for (let x = 10; x < 50; x++) rgba.set(x < 30 ? [200, 0, 0, 255] : [0, 0, 200, 255], (y * 60 + x) * 4);
  return { width: 60, height: 60, rgba, box: { left: 10, top: 10, width: 40, height: 40 }, share: 0.44 };
}
const pixel = (layer: Uint8Array, x: number, y: number) => [
  ...layer.subarray((y * MANNEQUIN_WIDTH + x) * 4, (y * MANNEQUIN_WIDTH + x) * 4 + 4),
];

describe('a mesh', () => {
  it('moves and stretches a picture as mapped, without holes', () => {
    const layer = newLayer();
    drawMesh(layer, aBlock(), (x, y) => [100 + x * 2, 50 + y * 3]);

    for (let y = 85; y < 195; y += 5) {
      expect(pixel(layer, 130, y)).toEqual([200, 0, 0, 255]);
      expect(pixel(layer, 190, y)).toEqual([0, 0, 200, 255]);
    }
    expect(pixel(layer, 112, 100)[3]).toBe(0);
    expect(pixel(layer, 150, 206)[3]).toBe(0);
  });

  it('draws only the part to keep', () => {
    const layer = newLayer();
    const keep = Float32Array.from({ length: 3600 }, (_, i) => (i % 60 < 30 ? 1 : 0));
    drawMesh(layer, aBlock(), (x, y) => [x, y], keep);

    expect(pixel(layer, 20, 30)[3]).toBe(255);
    expect(pixel(layer, 42, 30)[3]).toBe(0);
  });

  it('skips cells that are stretched too far, and does not draw outside the sheet', () => {
    const layer = newLayer();
    drawMesh(layer, aBlock(), (x, y) => [x < 30 ? x : x + 5000, y - 2000]);
    expect(layer.every((value) => value === 0)).toBe(true);
  });
});
