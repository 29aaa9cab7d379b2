/**
 * Two independent hashes of a text, for look-up tables that store no strings. FNV-1a over UTF-16 units, each finished
 * with the mixer of MurmurHash3 (Austin Appleby) so that all bits depend on all.
 */
export function hashText(text: string, seed = 0x811c9dc5): number {
  let hash = seed;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash ^= text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Seed of the second hash. */
export const OTHER_SEED = 0x9747b28c;
