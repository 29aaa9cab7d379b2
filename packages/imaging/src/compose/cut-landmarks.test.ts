/** Tests of finding shoulders, armpits and sleeves, on hand-drawn outlines. */
import { describe, expect, it } from 'vitest';
import type { Cutout } from '../cut-out/cut-out-picture.ts';
import { readUpper } from './cut-landmarks.ts';

const [WIDTH, HEIGHT] = [400, 400];
const MIDDLE = WIDTH / 2;

/** @param holds whether a pixel belongs to the garment, by distance from the middle, row, and side. */
function cutoutOf(holds: (aside: number, y: number, isRight: boolean) => boolean): Cutout {
  const rgba = new Uint8Array(WIDTH * HEIGHT * 4);
  let [left, right, top, bottom] = [WIDTH, 0, HEIGHT, 0];
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (!holds(Math.abs(x - MIDDLE), y, x > MIDDLE)) continue;
      rgba.fill(255, (y * WIDTH + x) * 4, (y * WIDTH + x) * 4 + 4);
      [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
    }
  }
  const box = { left, top, width: right - left + 1, height: bottom - top + 1 };
  return { width: WIDTH, height: HEIGHT, rgba, box, share: (box.width * box.height) / (WIDTH * HEIGHT) };
}

/** Shoulders slope from the neck; the trunk is 90 to each side and ends at row 370. */
const isTrunk = (aside: number, y: number) => aside < 90 && y > 30 + aside * 0.25 && y < 370;

describe('an upper garment', () => {
  it('has sleeves when the hem of a short sleeve meets the trunk at an angle', () => {
    const tee = readUpper(
      cutoutOf((aside, y) => {
        const isSleeve =
          aside >= 90 && aside < 150 && y > 30 + aside * 0.25 + (aside - 90) && y < 190 - (aside - 90) * 0.55;
        return isTrunk(aside, y) || isSleeve;
      }),
    );

    expect(tee?.left.tip?.[0]).toBeLessThan(MIDDLE - 100);
    expect(tee?.right.tip?.[0]).toBeGreaterThan(MIDDLE + 100);
    expect(tee?.pitY).toBeGreaterThan(150);
    expect(tee?.pitY).toBeLessThan(215);
  });

  it('has armpits where the arms begin, even if the sleeves touch the trunk below', () => {
    const sweater = readUpper(
      cutoutOf((aside, y) => {
        // A sleeve leans outwards so little that a gap shows in the lower third alone.
        const inner = 90 + Math.max(0, (y - 250) * 0.22);
        const isSleeve = aside >= inner && aside < 100 + (y - 60) * 0.22 && y > 60 && y < 350;
        return isTrunk(aside, y) || isSleeve;
      }),
    );

    expect(sweater?.pitY).toBeGreaterThan(130);
    expect(sweater?.pitY).toBeLessThan(200);
    expect(sweater?.left.tip?.[1]).toBeGreaterThan(300);
    expect(sweater?.chestHalf).toBeCloseTo(90, -1);
    // Between armpit and gap the trunk's edge runs on.
    expect(sweater?.trunk(230)[0]).toBeGreaterThan(MIDDLE - 100);
  });

  it('has two equal sleeves, even if one touches the trunk along its whole length', () => {
    const hoodie = readUpper(
      cutoutOf((aside, y, isRight) => {
        const inner = isRight ? 90 : 90 + Math.max(0, (y - 150) * 0.3);
        const isSleeve = aside >= inner && aside < 105 + (y - 60) * 0.28 && y > 60 && y < 330;
        return isTrunk(aside, y) || isSleeve;
      }),
    );

    expect(hoodie?.chestHalf).toBeCloseTo(90, -1);
    expect(hoodie?.left.tip?.[1]).toBeGreaterThan(280);
    expect(hoodie?.right.tip?.[1]).toBeGreaterThan(280);
    expect(hoodie!.right.length / hoodie!.left.length).toBeCloseTo(1, 0);
  });

  it('finds the neck inside round shoulders', () => {
    const sweater = readUpper(
      cutoutOf((aside, y) => {
        // The tip of the shoulder falls off steeply, and a high collar stands in the middle.
        const shoulder = 60 + aside * 0.2 + Math.max(0, aside - 72) * 1.1;
        const isSleeve = aside >= 90 + Math.max(0, y - 170) * 0.2 && aside < 100 + (y - 60) * 0.3 && y < 330;
        return (aside < 36 && y > 10 && y < 100) || (y > shoulder && y < 370 && (aside < 90 || isSleeve));
      }),
    );

    expect(sweater?.neckHalf).toBeGreaterThan(30);
    expect(sweater?.neckHalf).toBeLessThan(44);
  });

  it('has no sleeves in a picture of a sleeveless garment', () => {
    const vest = readUpper(cutoutOf((aside, y) => isTrunk(aside, y) && !(aside > 60 && y < 130)));

    expect(vest?.left.tip).toBeNull();
    expect(vest?.right.tip).toBeNull();
  });
});
