/**
 * Distorted copies of a picture: cropped, scaled down, recompressed, mirrored, with other lighting. Random numbers are
 * seeded, so that every run uses the same copies.
 */
import sharp from 'sharp';

export type Dice = () => number;

/** mulberry32 */
export function createDice(seed: number): Dice {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const within = (dice: Dice, low: number, high: number): number => low + dice() * (high - low);

/** Distortions of a catalogue picture that is used as a query. */
export const DISTORTIONS = ['cropped', 'scaled', 'recompressed', 'mirrored', 'recolored', 'all at once'] as const;
export type Distortion = (typeof DISTORTIONS)[number];

/** A picture of the catalogue, as a shopper saved it. */
export async function distortCataloguePicture(bytes: Uint8Array, how: Distortion, dice: Dice): Promise<Buffer> {
  const does = (one: Distortion): boolean => how === one || how === 'all at once';
  let picture = sharp(await sharp(bytes).removeAlpha().png({ compressionLevel: 1 }).toBuffer());
  const { width, height } = await picture.metadata();
  if (does('cropped')) {
    const [keptX, keptY] = [within(dice, 0.84, 0.96), within(dice, 0.84, 0.96)];
    picture = picture.extract({
      left: Math.floor(within(dice, 0, 1 - keptX) * width),
      top: Math.floor(within(dice, 0, 1 - keptY) * height),
      width: Math.floor(keptX * width),
      height: Math.floor(keptY * height),
    });
  }
  if (does('scaled')) picture = picture.resize(Math.round(width * within(dice, 0.2, 0.7)));
  if (does('mirrored')) picture = picture.flop();
  if (does('recolored')) {
    picture = picture.modulate({
      brightness: within(dice, 0.9, 1.1),
      saturation: within(dice, 0.85, 1.15),
      hue: Math.round(within(dice, 0, 20)) - 10,
    });
  }
  return picture.jpeg({ quality: does('recompressed') ? Math.round(within(dice, 30, 60)) : 92 }).toBuffer();
}

/** Simulates another photo: cropped, rotated, with other lighting, mirrored half of the time, and recompressed. */
export async function distortPhoto(bytes: Uint8Array, dice: Dice): Promise<Buffer> {
  const turned = sharp(
    await sharp(bytes)
      .removeAlpha()
      .rotate(within(dice, -8, 8), { background: '#808080' })
      .png()
      .toBuffer(),
  );
  const { width, height } = await turned.metadata();
  const kept = within(dice, 0.78, 0.9);
  let picture = turned.extract({
    left: Math.floor(within(dice, 0.3, 0.7) * (1 - kept) * width),
    top: Math.floor(within(dice, 0.3, 0.7) * (1 - kept) * height),
    width: Math.floor(kept * width),
    height: Math.floor(kept * height),
  });
  if (dice() < 0.5) picture = picture.flop();
  return picture
    .modulate({ brightness: within(dice, 0.8, 1.2) })
    .jpeg({ quality: Math.round(within(dice, 35, 70)) })
    .toBuffer();
}
