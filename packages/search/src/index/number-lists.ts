/**
 * Many lists of numbers in two arrays (compressed sparse rows): list `i` is `items[offsets[i] … offsets[i + 1]]`. Every
 * one-to-many relation of the index (stem → words, attribute value → products, product → words of its title) has this
 * form.
 */
export interface NumberLists {
  offsets: Uint32Array;
  items: Uint32Array;
}

/** Groups `items[i]` under `owners[i]`. Within a list the order of `items` is kept. */
export function groupNumbers(owners: ArrayLike<number>, items: ArrayLike<number>, listCount: number): NumberLists {
  const offsets = new Uint32Array(listCount + 1);
  for (let i = 0; i < owners.length; i++) offsets[(owners[i] ?? 0) + 1] = (offsets[(owners[i] ?? 0) + 1] ?? 0) + 1;
  for (let list = 0; list < listCount; list++) offsets[list + 1] = (offsets[list + 1] ?? 0) + (offsets[list] ?? 0);

  const next = offsets.slice();
  const grouped = new Uint32Array(items.length);
  for (let i = 0; i < owners.length; i++) {
    const owner = owners[i] ?? 0;
    const place = next[owner] ?? 0;
    next[owner] = place + 1;
    grouped[place] = items[i] ?? 0;
  }
  return { offsets, items: grouped };
}

/** One of the lists, without copying it. Not to be written to. */
export function listAt(lists: NumberLists | ChangingLists, list: number): Uint32Array {
  return lists instanceof ChangingLists ? lists.at(list) : subarrayOf(lists, list);
}

/** Lists as they were built, with some that were replaced or added since. */
export class ChangingLists {
  private readonly built: NumberLists;
  private readonly builtCount: number;
  private readonly fresh = new Map<number, Uint32Array>();
  private count: number;

  constructor(built: NumberLists) {
    this.built = built;
    this.builtCount = built.offsets.length - 1;
    this.count = this.builtCount;
  }

  get size(): number {
    return this.count;
  }

  at(list: number): Uint32Array {
    return (this.fresh.size > 0 ? this.fresh.get(list) : undefined) ?? subarrayOf(this.built, list);
  }

  set(list: number, items: Uint32Array): void {
    this.fresh.set(list, items);
    this.count = Math.max(this.count, list + 1);
  }

  /**
   * For inner loops, where making a view costs more than reading it: the list is
   * `arrayOf(list)[startOf(list) … endOf(list)]`.
   */
  arrayOf(list: number): Uint32Array {
    return list < this.builtCount && this.fresh.size === 0 ? this.built.items : this.arrayOfAny(list);
  }

  startOf(list: number): number {
    return this.isBuilt(list) ? (this.built.offsets[list] ?? 0) : 0;
  }

  endOf(list: number): number {
    return this.isBuilt(list) ? (this.built.offsets[list + 1] ?? 0) : this.at(list).length;
  }

  private arrayOfAny(list: number): Uint32Array {
    return this.isBuilt(list) ? this.built.items : this.at(list);
  }

  private isBuilt(list: number): boolean {
    return list < this.builtCount && (this.fresh.size === 0 || !this.fresh.has(list));
  }
}

const NOTHING = new Uint32Array(0);

function subarrayOf({ offsets, items }: NumberLists, list: number): Uint32Array {
  const start = offsets[list];
  return start === undefined ? NOTHING : items.subarray(start, offsets[list + 1]);
}
