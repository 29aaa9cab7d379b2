/**
 * Many lists of numbers in two arrays: list `i` is `items[offsets[i] … offsets[i + 1]]`. Every one-to-many relation of
 * the index (stem → words, attribute value → products, product → words of its title) has this form.
 */
export interface NumberLists {
  offsets: Uint32Array;
  items: Uint32Array;
}

/** Groups `items[i]` under `owners[i]`. Within a list the order of `items` is kept. */
export function groupNumbers(owners: ArrayLike<number>, items: ArrayLike<number>, listCount: number): NumberLists {
  const offsets = new Uint32Array(listCount + 1);
  for (let i = 0; i < owners.length; i++) offsets[(owners[i] as number) + 1]!++;
  for (let list = 0; list < listCount; list++) offsets[list + 1]! += offsets[list] as number;

  const next = offsets.slice();
  const grouped = new Uint32Array(items.length);
  for (let i = 0; i < owners.length; i++) grouped[next[owners[i] as number]!++] = items[i] as number;
  return { offsets, items: grouped };
}

/** One of the lists, without copying it. */
export function listAt(lists: NumberLists, list: number): Uint32Array {
  return lists.items.subarray(lists.offsets[list], lists.offsets[list + 1]);
}
