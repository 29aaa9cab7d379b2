/** Tests of the figure's shadow, with a vertical bar as the figure. */
import { describe, expect, it } from 'vitest';
import { MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import { newLayer } from './mesh.ts';
import { wallShadow } from './wall-shadow.ts';

const POST = { left: 380, right: 420, top: 200, foot: 1100 };
const WALL = 1000;
const STRENGTH = 0.5;

describe('the shadow of a figure', () => {
  it('extends along the floor to the right and up the wall, where it is softer', async () => {
    const figure = newLayer();
    for (let y = POST.top; y < POST.foot; y++) {
      figure.fill(255, (y * WIDTH + POST.left) * 4, (y * WIDTH + POST.right) * 4);
    }

    const shadow = await wallShadow(figure, { foot: POST.foot, wall: WALL, color: [60, 40, 30], strength: STRENGTH });

    const darkest = (y: number) => {
      let [at, most] = [0, 0];
      for (let x = 0; x < WIDTH; x++) {
        const alpha = shadow[(y * WIDTH + x) * 4 + 3]!;
        if (alpha > most) [at, most] = [x, alpha];
      }
      return { at, most };
    };
    const [atFoot, onWall] = [darkest(POST.foot - 6), darkest(WALL - 300)];
    expect(atFoot.at).toBeGreaterThan(POST.left - 15);
    expect(atFoot.at).toBeLessThan(POST.right + 15);
    expect(onWall.at).toBeGreaterThan(POST.right + 30);
    expect(onWall.most).toBeGreaterThan(20);
    expect(onWall.most).toBeLessThan(atFoot.most);
    expect(atFoot.most).toBeLessThanOrEqual(Math.round(STRENGTH * 255));
    // No shadow below the foot or above the head's shadow.
    expect(darkest(POST.foot + 20).most).toBe(0);
    expect(darkest(20).most).toBe(0);
  });
});
