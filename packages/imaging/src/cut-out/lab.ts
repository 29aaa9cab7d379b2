/** CIE L*a*b* of sRGB pixels (D65): distances in it are roughly what eyes see. */

const LINEAR = Float32Array.from({ length: 256 }, (_, i) => {
  const v = i / 255;
  return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
});
const CUBE_STEPS = 4096;
const CUBE = Float32Array.from({ length: CUBE_STEPS + 1 }, (_, i) => {
  const t = i / CUBE_STEPS;
  return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
});
const cube = (t: number) => CUBE[Math.min(CUBE_STEPS, Math.max(0, Math.round(t * CUBE_STEPS)))]!;

/** Three numbers a pixel from four bytes a pixel; pixels are laid on white as far as they are transparent. */
export function labOf(rgba: Uint8Array, count: number): Float32Array {
  const lab = new Float32Array(count * 3);
  for (let i = 0; i < count; i++) {
    const alpha = rgba[i * 4 + 3]! / 255;
    const on = (v: number) => LINEAR[alpha === 1 ? v : Math.round(255 + (v - 255) * alpha)]!;
    const [r, g, b] = [on(rgba[i * 4]!), on(rgba[i * 4 + 1]!), on(rgba[i * 4 + 2]!)];
    const x = cube((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
    const y = cube(0.2126 * r + 0.7152 * g + 0.0722 * b);
    const z = cube((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
    lab[i * 3] = 116 * y - 16;
    lab[i * 3 + 1] = 500 * (x - y);
    lab[i * 3 + 2] = 200 * (y - z);
  }
  return lab;
}
