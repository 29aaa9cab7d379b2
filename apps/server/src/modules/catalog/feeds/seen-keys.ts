/**
 * Remembers the keys of a feed in a fixed 16 MB.
 *
 * A Bloom filter (Bloom 1970) with four hash functions over 2^27 bits: no false negatives, and with a million keys fewer
 * than one false positive in a million look-ups. Callers must tolerate false positives.
 */
import { createHash } from 'node:crypto';

const BITS = 2 ** 27;
const HASHES = 4;

export class SeenKeys {
  readonly #bits = new Uint8Array(BITS / 8);

  /** True when the key was (almost surely) added before; it is added in any case. */
  add(key: string): boolean {
    const digest = createHash('md5').update(key).digest();
    let isKnown = true;
    for (let index = 0; index < HASHES; index += 1) {
      const bit = digest.readUInt32LE(index * 4) % BITS;
      const byte = bit >>> 3;
      const mask = 1 << (bit & 7);
      if (((this.#bits[byte] ?? 0) & mask) === 0) isKnown = false;
      this.#bits[byte] = (this.#bits[byte] ?? 0) | mask;
    }
    return isKnown;
  }
}
