/**
 * The words of an index and their numbers. The words of the build are sorted, and a word's position is its number:
 * exact lookup and completions of a prefix are binary searches. Words added since the build follow in the order of
 * their arrival. A word that no product contains any more is retired: it keeps its number and is not found.
 */
import { elementAt } from '@quarry/language';
import { StringTable } from './string-table.ts';

/** Size of the cache of looked-up words, because catalogues and shoppers repeat words. */
const MAX_RECALLED = 10_000;
const LONGEST_RECALLED = 40;

export class Dictionary {
  /** Words of the build, sorted by code unit. */
  readonly sorted: StringTable;
  private readonly fresh: string[] = [];
  /** The same in the order of words, but for the latest of them; see `inOrder`. */
  private readonly freshInOrder: string[] = [];
  private readonly freshNumbers = new Map<string, number>();
  private readonly retired = new Set<number>();
  /** Answers of the latest searches among the sorted words, -1 included. */
  private readonly recalled = new Map<string, number>();

  /** `sorted` must be distinct and sorted by code unit, as `Array.prototype.sort` does. */
  constructor(sorted: StringTable) {
    this.sorted = sorted;
  }

  static of(words: Iterable<string>): Dictionary {
    return new Dictionary(StringTable.of(words));
  }

  /** Numbers that were ever given: 0 up to, not including, `size`. */
  get size(): number {
    return this.sorted.size + this.fresh.length;
  }

  word(number: number): string {
    return number < this.sorted.size ? this.sorted.at(number) : elementAt(this.fresh, number - this.sorted.size);
  }

  /** The number of a word, or -1. */
  find(word: string): number {
    const number = this.findEver(word);
    return number >= 0 && this.retired.has(number) ? -1 : number;
  }

  /** Numbers of all words that begin with `prefix`, in the order of the words. */
  withPrefix(prefix: string): Uint32Array {
    const { start, end } = this.sorted.rangeOfPrefix(prefix);
    const fresh = this.inOrder();
    const firstFresh = firstNotBefore(fresh, prefix);
    let endOfFresh = firstFresh;
    while (endOfFresh < fresh.length && elementAt(fresh, endOfFresh).startsWith(prefix)) endOfFresh++;
    const numbers = new Uint32Array(end - start + endOfFresh - firstFresh);
    let count = 0;
    let next = start;
    const takeSortedUpTo = (behind: number) => {
      for (; next < behind; next++) if (this.isInUse(next)) numbers[count++] = next;
    };
    for (let i = firstFresh; i < endOfFresh; i++) {
      const word = elementAt(fresh, i);
      takeSortedUpTo(this.sorted.firstNotBefore(word));
      const number = this.freshNumbers.get(word) ?? 0;
      if (this.isInUse(number)) numbers[count++] = number;
    }
    takeSortedUpTo(end);
    return numbers.subarray(0, count);
  }

  /** Whether any word that was ever added begins with `prefix`. */
  hasPrefix(prefix: string): boolean {
    const place = this.sorted.firstNotBefore(prefix);
    if (place < this.sorted.size && this.sorted.startsWith(place, prefix)) return true;
    const fresh = this.inOrder();
    return fresh[firstNotBefore(fresh, prefix)]?.startsWith(prefix) === true;
  }

  /** Below zero: word `a` sorts before word `b`. */
  compare(a: number, b: number): number {
    if (a < this.sorted.size && b < this.sorted.size) return a - b;
    const [left, right] = [this.word(a), this.word(b)];
    return left < right ? -1 : left > right ? 1 : 0;
  }

  /** Whether some product still has the word. */
  isInUse(number: number): boolean {
    return this.retired.size === 0 || !this.retired.has(number);
  }

  /** The number of a word, given now if it has none yet. */
  add(word: string): number {
    const known = this.findEver(word);
    if (known >= 0) {
      this.retired.delete(known);
      return known;
    }
    const number = this.size;
    this.fresh.push(word);
    this.freshNumbers.set(word, number);
    return number;
  }

  retire(number: number): void {
    this.retired.add(number);
  }

  /** Some product has it again. */
  revive(number: number): void {
    this.retired.delete(number);
  }

  /** Words that came since the build, sorted. Those that have come since the last time are few beside a long sorted run. */
  private inOrder(): readonly string[] {
    const { fresh, freshInOrder } = this;
    if (freshInOrder.length < fresh.length) {
      for (let i = freshInOrder.length; i < fresh.length; i++) freshInOrder.push(elementAt(fresh, i));
      freshInOrder.sort();
    }
    return freshInOrder;
  }

  private findEver(word: string): number {
    const fresh = this.freshNumbers.get(word);
    if (fresh !== undefined) return fresh;
    const recalled = this.recalled.get(word);
    if (recalled !== undefined) return recalled;
    const place = this.sorted.firstNotBefore(word);
    const number = place < this.sorted.size && this.sorted.equals(place, word) ? place : -1;
    if (this.recalled.size >= MAX_RECALLED) this.recalled.clear();
    if (word.length <= LONGEST_RECALLED) this.recalled.set(word, number);
    return number;
  }
}

/** Lower bound: the position of the first sorted word that is not less than `text`. */
function firstNotBefore(words: readonly string[], text: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (elementAt(words, middle) < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
