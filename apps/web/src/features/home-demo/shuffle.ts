/** A uniformly random permutation (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], random: () => number = Math.random): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const place = Math.floor(random() * (last + 1));
    const [moved] = order.splice(place, 1, ...order.slice(last, last + 1));
    if (moved !== undefined) order[last] = moved;
  }
  return order;
}
