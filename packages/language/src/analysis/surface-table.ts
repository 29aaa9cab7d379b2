/**
 * Assigns numbers to substrings of texts by position, without creating strings. Creating, hashing and comparing strings
 * took most of the time of reading a catalogue.
 *
 * Open addressing with linear probing (Knuth, The Art of Computer Programming 3, 6.4), at most half full. A slot stores
 * the hash beside the number, so that most mismatches are detected without comparing text.
 */
const FIRST_SLOTS = 4096;
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

export class SurfaceTable {
  /** How many numbers are assigned, which is the next number. */
  size = 0;
  /** Pairs of hash and number plus one; 0 in a free slot. */
  private slots = new Uint32Array(2 * FIRST_SLOTS);
  /** The UTF-16 units of number `n` are `units[offsets[n] … offsets[n + 1]]`. */
  private units = new Uint16Array(8 * FIRST_SLOTS);
  private offsets = new Uint32Array(FIRST_SLOTS);

  /** The number of the text from `start` up to, not including, `end`; a new text gets the next number. */
  numberOf(text: string, start: number, end: number): number {
    const hash = hashOf(text, start, end);
    const mask = this.slots.length - 2;
    let slot = (hash * 2) & mask;
    for (;;) {
      const taken = this.slots[slot + 1] ?? 0;
      if (taken === 0) break;
      if (this.slots[slot] === hash && this.equals(taken - 1, text, start, end)) return taken - 1;
      slot = (slot + 2) & mask;
    }
    this.slots[slot] = hash;
    this.slots[slot + 1] = this.size + 1;
    this.keep(text, start, end);
    if (this.size * 4 > this.slots.length) this.makeRoom();
    return this.size - 1;
  }

  private equals(number: number, text: string, start: number, end: number): boolean {
    const from = this.offsets[number] ?? 0;
    if ((this.offsets[number + 1] ?? 0) - from !== end - start) return false;
    for (let i = start; i < end; i++) if (this.units[from + i - start] !== text.charCodeAt(i)) return false;
    return true;
  }

  private keep(text: string, start: number, end: number): void {
    let at = this.offsets[this.size] ?? 0;
    if (at + end - start > this.units.length) {
      const larger = new Uint16Array(2 * (at + end - start));
      larger.set(this.units);
      this.units = larger;
    }
    for (let i = start; i < end; i++) this.units[at++] = text.charCodeAt(i);
    this.size++;
    if (this.size === this.offsets.length) {
      const larger = new Uint32Array(2 * this.size);
      larger.set(this.offsets);
      this.offsets = larger;
    }
    this.offsets[this.size] = at;
  }

  private makeRoom(): void {
    const { slots } = this;
    this.slots = new Uint32Array(2 * slots.length);
    const mask = this.slots.length - 2;
    for (let old = 0; old < slots.length; old += 2) {
      if (slots[old + 1] === 0) continue;
      let slot = ((slots[old] ?? 0) * 2) & mask;
      while (this.slots[slot + 1] !== 0) slot = (slot + 2) & mask;
      this.slots[slot] = slots[old] ?? 0;
      this.slots[slot + 1] = slots[old + 1] ?? 0;
    }
  }
}

/** FNV-1a (Fowler, Noll, Vo) over UTF-16 units, with a final mix, because slots are selected by the low bits. */
function hashOf(text: string, start: number, end: number): number {
  let hash = FNV_OFFSET;
  for (let i = start; i < end; i++) hash = Math.imul(hash ^ text.charCodeAt(i), FNV_PRIME);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
