/**
 * Counts groups of up to three words in bounded memory: an open-addressing table over word numbers, because a catalogue
 * has millions of groups and a string for each would take more time than the rest of the build. When there are too many
 * groups, the rarest are dropped (after lossy counting, Manku and Motwani 2002).
 */
const MAX_GROUPS = 200_000;
const FIRST_CAPACITY = 1024;
/** Placeholder in a group without a second or third word. */
export const NO_WORD = 0xffffffff;

export class GroupCounter {
  private capacity = FIRST_CAPACITY;
  private size = 0;
  private firsts = new Uint32Array(FIRST_CAPACITY);
  private seconds = new Uint32Array(FIRST_CAPACITY);
  private thirds = new Uint32Array(FIRST_CAPACITY);
  /** 0: a free place. */
  private counts = new Uint32Array(FIRST_CAPACITY);
  /** The title that was counted last, so that a title counts once. */
  private titles = new Uint32Array(FIRST_CAPACITY);

  /** `title`: any number that is not the one of the title before. */
  count(first: number, second: number, third: number, title: number): void {
    let place = this.placeOf(first, second, third);
    if (this.counts[place] === 0) {
      if (this.size >= this.capacity / 2) {
        this.makeRoom();
        place = this.placeOf(first, second, third);
      }
      this.size++;
      this.firsts[place] = first;
      this.seconds[place] = second;
      this.thirds[place] = third;
    } else if (this.titles[place] === title) return;
    this.counts[place] = (this.counts[place] ?? 0) + 1;
    this.titles[place] = title;
  }

  forEach(visit: (first: number, second: number, third: number, count: number) => void): void {
    for (let place = 0; place < this.capacity; place++) {
      const count = this.counts[place] ?? 0;
      if (count === 0) continue;
      visit(this.firsts[place] ?? 0, this.seconds[place] ?? 0, this.thirds[place] ?? 0, count);
    }
  }

  /** The place of a group, or the free one where it belongs. */
  private placeOf(first: number, second: number, third: number): number {
    let hash = Math.imul(first ^ 0x9e3779b1, 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35);
    hash = Math.imul(hash ^ (hash >>> 13) ^ third, 0x27d4eb2f);
    const mask = this.capacity - 1;
    let place = (hash ^ (hash >>> 16)) & mask;
    while (
      this.counts[place] !== 0 &&
      (this.firsts[place] !== first || this.seconds[place] !== second || this.thirds[place] !== third)
    ) {
      place = (place + 1) & mask;
    }
    return place;
  }

  /** Twice the room, or the same without the rarest groups; down to a half, so that forgetting stays rare too. */
  private makeRoom(): void {
    let rarest = 1;
    if (this.size >= MAX_GROUPS) {
      while (this.countAbove(rarest) > MAX_GROUPS / 2) rarest++;
      rarest++;
    } else this.capacity *= 2;

    const { firsts, seconds, thirds, counts, titles } = this;
    this.firsts = new Uint32Array(this.capacity);
    this.seconds = new Uint32Array(this.capacity);
    this.thirds = new Uint32Array(this.capacity);
    this.counts = new Uint32Array(this.capacity);
    this.titles = new Uint32Array(this.capacity);
    this.size = 0;
    for (let old = 0; old < counts.length; old++) {
      if ((counts[old] ?? 0) < rarest) continue;
      const place = this.placeOf(firsts[old] ?? 0, seconds[old] ?? 0, thirds[old] ?? 0);
      this.firsts[place] = firsts[old] ?? 0;
      this.seconds[place] = seconds[old] ?? 0;
      this.thirds[place] = thirds[old] ?? 0;
      this.counts[place] = counts[old] ?? 0;
      this.titles[place] = titles[old] ?? 0;
      this.size++;
    }
  }

  private countAbove(count: number): number {
    let above = 0;
    for (const one of this.counts) if (one > count) above++;
    return above;
  }
}
