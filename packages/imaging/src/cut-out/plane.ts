/** Downscales colours for decisions and upscales the resulting masks. */

export interface Plane {
  /** Three numbers per pixel. */
  lab: Float32Array;
  width: number;
  height: number;
}

/** Downscaled by averaging; unchanged if its longer side is within the limit. */
export function shrunk(plane: Plane, side: number): Plane {
  const { lab, width, height } = plane;
  const scale = side / Math.max(width, height);
  if (scale >= 1) return plane;
  const [w, h] = [Math.max(2, Math.round(width * scale)), Math.max(2, Math.round(height * scale))];
  const small = new Float32Array(w * h * 3);
  const counts = new Float32Array(w * h);
  const columns = Int32Array.from({ length: width }, (_, x) => Math.min(w - 1, Math.floor((x * w) / width)));
  for (let y = 0; y < height; y++) {
    const row = Math.min(h - 1, Math.floor((y * h) / height)) * w;
    for (let x = 0; x < width; x++) {
      const to = row + (columns[x] ?? 0);
      const from = (y * width + x) * 3;
      counts[to] = (counts[to] ?? 0) + 1;
      small[to * 3] = (small[to * 3] ?? 0) + (lab[from] ?? 0);
      small[to * 3 + 1] = (small[to * 3 + 1] ?? 0) + (lab[from + 1] ?? 0);
      small[to * 3 + 2] = (small[to * 3 + 2] ?? 0) + (lab[from + 2] ?? 0);
    }
  }
  for (let i = 0; i < counts.length; i++) {
    for (let axis = 0; axis < 3; axis++) small[i * 3 + axis] = (small[i * 3 + axis] ?? 0) / (counts[i] ?? 0);
  }
  return { lab: small, width: w, height: h };
}

/** A mask in another size, with linear interpolation. */
export function enlarged(
  mask: Uint8Array,
  from: { width: number; height: number },
  width: number,
  height: number,
): Float32Array {
  const large = new Float32Array(width * height);
  const lefts = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const u = Math.max(0, Math.min(from.width - 1, ((x + 0.5) * from.width) / width - 0.5));
    lefts[x] = Math.min(from.width - 2, Math.floor(u));
    shares[x] = u - (lefts[x] ?? 0);
  }
  for (let y = 0; y < height; y++) {
    const v = Math.max(0, Math.min(from.height - 1, ((y + 0.5) * from.height) / height - 0.5));
    const top = Math.min(from.height - 2, Math.floor(v));
    const down = v - top;
    for (let x = 0; x < width; x++) {
      const at = top * from.width + (lefts[x] ?? 0);
      const along = shares[x] ?? 0;
      const above = (mask[at] ?? 0) + ((mask[at + 1] ?? 0) - (mask[at] ?? 0)) * along;
      const below =
        (mask[at + from.width] ?? 0) + ((mask[at + from.width + 1] ?? 0) - (mask[at + from.width] ?? 0)) * along;
      large[y * width + x] = above + (below - above) * down;
    }
  }
  return large;
}
