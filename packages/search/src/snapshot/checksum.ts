/**
 * xxHash32 (Yann Collet, 2012), over whole 32-bit words. It is about as fast as reading the memory. Every step is
 * invertible, so damage within one word is always detected; other damage is missed with a probability of 2⁻³².
 */
const PRIME_1 = 0x9e3779b1;
const PRIME_2 = 0x85ebca77;
const PRIME_3 = 0xc2b2ae3d;
const PRIME_4 = 0x27d4eb2f;

/** Of `words`, as they lie in memory. */
export function checksumOf(words: Uint32Array, seed = 0): number {
  const inStripes = words.length - (words.length % 4);
  let a = (seed + PRIME_1 + PRIME_2) | 0;
  let b = (seed + PRIME_2) | 0;
  let c = seed | 0;
  let d = (seed - PRIME_1) | 0;
  for (let i = 0; i < inStripes; i += 4) {
    a = (a + Math.imul(words[i] ?? 0, PRIME_2)) | 0;
    a = Math.imul((a << 13) | (a >>> 19), PRIME_1);
    b = (b + Math.imul(words[i + 1] ?? 0, PRIME_2)) | 0;
    b = Math.imul((b << 13) | (b >>> 19), PRIME_1);
    c = (c + Math.imul(words[i + 2] ?? 0, PRIME_2)) | 0;
    c = Math.imul((c << 13) | (c >>> 19), PRIME_1);
    d = (d + Math.imul(words[i + 3] ?? 0, PRIME_2)) | 0;
    d = Math.imul((d << 13) | (d >>> 19), PRIME_1);
  }
  let hash = inStripes > 0 ? (rotate(a, 1) + rotate(b, 7) + rotate(c, 12) + rotate(d, 18)) | 0 : (seed + PRIME_4) | 0;
  hash = (hash + words.length * 4) | 0;
  for (let i = inStripes; i < words.length; i++) {
    hash = (hash + Math.imul(words[i] ?? 0, PRIME_3)) | 0;
    hash = Math.imul(rotate(hash, 17), PRIME_4);
  }
  hash = Math.imul(hash ^ (hash >>> 15), PRIME_2);
  hash = Math.imul(hash ^ (hash >>> 13), PRIME_3);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function rotate(bits: number, by: number): number {
  return (bits << by) | (bits >>> (32 - by));
}
