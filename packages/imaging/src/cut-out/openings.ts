/** Decides which enclosed background-coloured areas are openings, and which are white cloth or a print. */

export interface Openings {
  /**
   * Where enclosed background-coloured areas may be openings: anywhere (a bag), only small ones beside the middle
   * (between sleeve and body; in the middle it is a white shirt or a print), or nowhere. Default: anywhere.
   */
  openings?: 'anywhere' | 'beside-the-middle' | 'nowhere';
}

/** Half width of the middle, relative to the width. */
export const MIDDLE = 0.12;
/** Sizes relative to the picture: below a handle; between a sleeve and the body; smaller ones are noise. */
const LARGEST_OPENING = 0.16;
const LARGEST_GAP = 0.025;
const SMALLEST_OPENING = 0.0012;

/** @param pixels of one enclosed area. */
export function isOpening(
  pixels: Int32Array,
  width: number,
  height: number,
  { openings = 'anywhere' }: Openings,
): boolean {
  const share = pixels.length / (width * height);
  if (openings === 'nowhere' || share < SMALLEST_OPENING || share > LARGEST_OPENING) return false;
  if (openings === 'anywhere') return true;
  const middle = pixels.reduce((sum, i) => sum + (i % width), 0) / pixels.length;
  return share < LARGEST_GAP && Math.abs(middle - width / 2) > width * MIDDLE;
}
