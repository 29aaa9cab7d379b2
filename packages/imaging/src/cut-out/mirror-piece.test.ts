import { describe, expect, it } from 'vitest';
import { completeByMirror } from './mirror-piece.ts';

const [WIDTH, HEIGHT] = [300, 200];
const maskOf = (isPiece: (x: number, y: number) => boolean) =>
  Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => (isPiece(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));

describe('a piece and its mirror image', () => {
  it('gives a lost sleeve back', () => {
    const isTrunk = (x: number, y: number) => x >= 100 && x < 200 && y > 20;
    const isSleeve = (x: number, y: number) => x >= 60 && x < 240 && y > 20 && y < 70;
    const whole = maskOf((x, y) => isTrunk(x, y) || isSleeve(x, y));
    const torn = maskOf((x, y) => isTrunk(x, y) || (x < 150 && isSleeve(x, y)));

    completeByMirror(torn, WIDTH, HEIGHT);

    const wrong = whole.filter((value, i) => value !== torn[i]).length;
    expect(wrong).toBeLessThan(WIDTH * HEIGHT * 0.01);
  });

  it('leaves what is not symmetric as it is', () => {
    const wedge = maskOf((x, y) => x > 5 && x < 5 + y * 1.4);
    const before = wedge.slice();

    completeByMirror(wedge, WIDTH, HEIGHT);

    expect(wedge).toEqual(before);
  });
});
