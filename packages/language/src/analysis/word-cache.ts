/**
 * A bounded cache of results per word. It has two halves: when the young one is full it becomes the old one, and
 * entries that are requested again move to the young one. So frequent words of a large catalogue stay cached.
 */
export class WordCache<Value> {
  private readonly half: number;
  private young = new Map<string, Value>();
  private old = new Map<string, Value>();

  constructor(mostWords: number) {
    this.half = Math.ceil(mostWords / 2);
  }

  get(word: string): Value | undefined {
    const known = this.young.get(word);
    if (known !== undefined) return known;
    const older = this.old.get(word);
    if (older !== undefined) this.set(word, older);
    return older;
  }

  set(word: string, value: Value): void {
    if (this.young.size >= this.half) {
      this.old = this.young;
      this.young = new Map();
    }
    this.young.set(word, value);
  }
}
