import { MANNEQUINS } from '@quarry/contract';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  drawMannequin,
  MANNEQUIN_HEIGHT,
  MANNEQUIN_WIDTH,
  mannequins,
  UnknownMannequinError,
} from './draw-mannequin.ts';
import { buildFigure } from './figure.ts';
import { FINISHES } from './finishes.ts';
import { BODIES } from './mannequins.ts';
import { renderFigure } from './render-figure.ts';
import { PARTS, partCode } from './solids.ts';

describe('the mannequins', () => {
  it('TRYON-05 TRYON-22 are eight women and four men, each with id, image and gender', () => {
    expect(mannequins.map(({ id }) => id)).toEqual(MANNEQUINS.map(({ id }) => id));
    expect(mannequins.filter(({ gender }) => gender === 'women')).toHaveLength(8);
    expect(mannequins.filter(({ gender }) => gender === 'men')).toHaveLength(4);
    for (const { id, image } of mannequins) expect(image).toBe(`/mannequins/${id}.webp`);
  });

  it('have six finishes, at least six poses and three builds', () => {
    expect(new Set(mannequins.map(({ finish }) => finish)).size).toBe(6);
    expect(new Set(mannequins.map(({ pose }) => pose)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(mannequins.map(({ build }) => build)).size).toBeGreaterThanOrEqual(3);
  });

  it.each(mannequins.map(({ id }) => id))('%s is completely inside its picture, with ordered anchors', (id) => {
    const { anchors } = mannequins.find((mannequin) => mannequin.id === id)!;
    const down = [
      anchors.headTop,
      anchors.chin,
      anchors.neck,
      anchors.bust,
      anchors.waist,
      anchors.hips,
      anchors.crotch,
    ];
    for (const [index, spot] of down.entries()) if (index > 0) expect(spot[1]).toBeGreaterThan(down[index - 1]![1]);
    for (const side of ['left', 'right'] as const) {
      for (const spot of Object.values(anchors.arms[side])) {
        if (!Array.isArray(spot)) continue;
        expect(spot[0]).toBeGreaterThan(0);
        expect(spot[0]).toBeLessThan(MANNEQUIN_WIDTH);
        expect(spot[1]).toBeGreaterThan(0);
        expect(spot[1]).toBeLessThan(MANNEQUIN_HEIGHT);
      }
    }
  });

  it('show every body part, and no arms in the layer without arms', () => {
    const { mannequin, build, stance } = BODIES.get('woman-3')!;
    const { whole, core } = renderFigure(buildFigure(mannequin.gender, build, stance), FINISHES[mannequin.finish], 160);

    const seen = new Set(whole.part);
    for (const part of PARTS) expect(seen.has(partCode(part)), part).toBe(true);
    expect([...new Set(core.part)].some((code) => PARTS[code]!.includes('arm') || PARTS[code]!.includes('hand'))).toBe(
      false,
    );
    expect(whole.rgba[3]).toBe(0);
  });

  it('are pictures of 2:3 with a transparent background', { timeout: 400_000 }, async () => {
    const picture = sharp(await drawMannequin('man-1'));

    expect(await picture.metadata()).toMatchObject({ format: 'webp', width: 800, height: 1200, hasAlpha: true });
    const { data } = await picture
      .extract({ left: 0, top: 0, width: 40, height: 40 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((_, i) => i % 4 !== 3 || data[i] === 0)).toBe(true);
  });

  it('are exactly the known ids; others are refused', async () => {
    await expect(drawMannequin('woman-9')).rejects.toThrow(UnknownMannequinError);
  });
});
