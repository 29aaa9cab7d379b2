/**
 * The figure's shadow on floor and wall, with low light from the left: along the floor to the wall, then up the wall,
 * softer with distance.
 */
import sharp from 'sharp';
import { blurred } from '../cut-out/masks.ts';
import { MANNEQUIN_HEIGHT as HEIGHT, MANNEQUIN_WIDTH as WIDTH } from '../mannequins/draw-mannequin.ts';
import type { Layer } from './mesh.ts';

/** The shadow is soft, so a quarter of the resolution suffices. */
const SMALLER = 4;
/** Share of the figure's height that falls on the floor and its horizontal shift; the lean of the rest. */
const ON_FLOOR = 0.1;
const ASIDE = 74;
const LEAN = 0.05;
const TALLER = 1.03;
const BLUR = { floor: 2, wall: 5 };

/**
 * RGBA of the whole picture, straight alpha. @param foot row of the figure's feet. @param wall row where the wall
 * begins.
 */
export async function wallShadow(
  figure: Layer,
  {
    foot,
    wall,
    color,
    strength,
  }: { foot: number; wall: number; color: readonly [number, number, number]; strength: number },
): Promise<Buffer> {
  const [width, height] = [WIDTH / SMALLER, HEIGHT / SMALLER];
  const mask = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const row = y * SMALLER;
    if (row > foot) break;
    const floorTall = ON_FLOOR * foot;
    // Height above the foot of the part that casts its shadow here.
    const up = row > wall ? ((foot - row) / (foot - wall)) * floorTall : floorTall + (wall - row) / TALLER;
    const aside = row > wall ? ((foot - row) / (foot - wall)) * ASIDE : ASIDE + (wall - row) * LEAN;
    const from = Math.round(foot - up);
    if (from < 0) continue;
    for (let x = 0; x < width; x++) {
      const source = Math.round(x * SMALLER - aside);
      if (source >= 0 && source < WIDTH) mask[y * width + x] = (figure[(from * WIDTH + source) * 4 + 3] ?? 0) / 255;
    }
  }
  const [near, far] = [
    blurred(mask, width, height, BLUR.floor),
    blurred(blurred(mask, width, height, BLUR.wall), width, height, BLUR.wall),
  ];
  const shade = new Uint8Array(width * height);
  for (let i = 0; i < shade.length; i++) {
    const isFloor = Math.floor(i / width) * SMALLER > wall;
    shade[i] = Math.round((isFloor ? (near[i] ?? 0) : (far[i] ?? 0)) * strength * 255);
  }
  const large = await sharp(shade, { raw: { width, height, channels: 1 } })
    .resize(WIDTH, HEIGHT)
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  const [red, green, blue] = color;
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 4);
  for (let i = 0; i < large.length; i++) {
    pixels[i * 4] = red;
    pixels[i * 4 + 1] = green;
    pixels[i * 4 + 2] = blue;
    pixels[i * 4 + 3] = large[i] ?? 0;
  }
  return pixels;
}
