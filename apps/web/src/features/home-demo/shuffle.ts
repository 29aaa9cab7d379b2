/** A uniformly random permutation (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1));
    [order[last], order[place]] = [order[place] as Item, order[last] as Item];
  }
  return order;
}
