/** Converts sRGB pixels to CIE L*a*b* (D65), where distances approximate perceived differences. */

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const CUBE_STEPS = 4096;
const CUBE = Float32Array.from({ length: CUBE_STEPS + 8 }, (_, i) => {
  const t = i / CUBE_STEPS;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});

function onWhite(value: number, clear: number): number {
  return clear === 0 ? value : Math.round(value + ((255 - value) * clear) / 255);
}

/** Three numbers per pixel from four bytes; transparent pixels are blended with white. */
export function labOf(rgba: Uint8Array, count: number): Float32Array {
  const lab = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const from = i * 4;
    const clear = 255 - (rgba[from + 3] ?? 0);
    const r = LINEAR[onWhite(rgba[from] ?? 0, clear)] ?? 0;
    const g = LINEAR[onWhite(rgba[from + 1] ?? 0, clear)] ?? 0;
    const b = LINEAR[onWhite(rgba[from + 2] ?? 0, clear)] ?? 0;
    const x = CUBE[((0.4124 * r + 0.3576 * g + 0.1805 * b) * (CUBE_STEPS / 0.9505) + 0.5) | 0] ?? 0;
    const y = CUBE[((0.2126 * r + 0.7152 * g + 0.0722 * b) * CUBE_STEPS + 0.5) | 0] ?? 0;
    const z = CUBE[((0.0193 * r + 0.1192 * g + 0.9505 * b) * (CUBE_STEPS / 1.089) + 0.5) | 0] ?? 0;
    lab[i * 3] = 116 * y - 16;
    lab[i * 3 + 1] = 500 * (x - y);
    lab[i * 3 + 2] = 200 * (y - z);
  }
  return lab;
}
