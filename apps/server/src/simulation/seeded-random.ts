/** Seeded random numbers for simulations (xoshiro128++), and the distributions that they need. */

export interface Random {
  /** From 0 up to 1. */
  next(): number;
  normal(): number;
}

export function createRandom(seed: number): Random {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, 0x243f6a88 | 0, 0xb7e15162 | 0];
  const rotated = (value: number, by: number) => (value << by) | (value >>> (32 - by));
  const next = () => {
    const result = (rotated((a + d) | 0, 7) + a) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotated(d, 11);
    return result / 2 ** 32;
  };
  for (let warm = 0; warm < 20; warm++) next();
  return {
    next,
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
