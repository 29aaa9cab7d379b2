/** How much of a provider one store may use in a day (UTC). Counted in this process; a restart begins anew. */

export interface StoreDayBudget {
  /** Takes the amount from what is left. @returns false, and takes nothing, when that is not enough. */
  take(storeId: string, amount: number): boolean;
}

export function createStoreDayBudget(most: number, now: () => Date = () => new Date()): StoreDayBudget {
  let day = '';
  let spent = new Map<string, number>();
  return {
    take(storeId, amount) {
      const today = now().toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        spent = new Map();
      }
      const after = (spent.get(storeId) ?? 0) + amount;
      if (after > most) return false;
      spent.set(storeId, after);
      return true;
    },
  };
}
