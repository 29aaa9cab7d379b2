/**
 * The words of an index in sorted order; a word's place is its number. Sorted order gives exact lookup and all
 * completions of a prefix by binary search, without a second structure.
 */
export class Dictionary {
  readonly words: readonly string[];

  /** `words` must be distinct and sorted by code unit, as `Array.prototype.sort` does. */
  constructor(words: readonly string[]) {
    this.words = words;
  }

  get size(): number {
    return this.words.length;
  }

  word(number: number): string {
    return this.words[number] as string;
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    const place = this.firstNotBefore(word);
    return this.words[place] === word ? place : -1;
  }

  /** Numbers of all words that begin with `prefix`: from `start` up to, not including, `end`. */
  withPrefix(prefix: string): { start: number; end: number } {
    // No word holds U+FFFF (it is not a character), so this stands behind every completion.
    return { start: this.firstNotBefore(prefix), end: this.firstNotBefore(`${prefix}\uffff`) };
  }

  private firstNotBefore(word: string): number {
    let low = 0;
    let high = this.words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.words[middle] as string) < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
