/** Daily usage budget of a provider (UTC), counted in this process; a restart resets it. */

export interface DayBudget {
  /**
   * @param spender a store, or a name for the whole installation.
   * @returns false, and takes nothing, when the amount exceeds what is left.
   */
  take(spender: string, amount: number): boolean;
}

export function createDayBudget(most: number, now: () => Date = () => new Date()): DayBudget {
  let day = '';
  let spent = new Map<string, number>();
  return {
    take(spender, amount) {
      const today = now().toISOString().slice(0, 10);
      if (today !== day) {
        day = today;
        spent = new Map();
      }
      const after = (spent.get(spender) ?? 0) + amount;
      if (after > most) return false;
      spent.set(spender, after);
      return true;
    },
  };
}
