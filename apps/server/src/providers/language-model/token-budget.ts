/**
 * Token budgets per conversation and per store and day (UTC). Tokens are reserved before they are spent, so that
 * concurrent turns cannot overspend; the actual usage is settled afterwards.
 */

export interface TokenLimits {
  /** Maximum tokens per conversation. */
  perConversation: number;
  /** Maximum tokens of all conversations of a store per day. */
  perStoreAndDay: number;
}

/** Stores the spent tokens: in the database, so that a restart loses nothing. */
export interface TokenSpending {
  /**
   * Adds the tokens to the conversation and to the store's day, both or neither. @returns false: a limit would be
   * exceeded.
   */
  reserve(storeId: string, spent: Spent, limits: TokenLimits): Promise<boolean>;
  /** Adds to both regardless of limits; a negative number refunds. */
  correct(storeId: string, spent: Spent): Promise<void>;
}

export interface Spent {
  conversationId: string;
  /** `2026-11-21`. */
  day: string;
  tokens: number;
}

/** Reserved tokens. */
export interface Reservation {
  /** Sets the actual usage; the first call counts. */
  settle(tokens: number): Promise<void>;
}

export interface TokenBudget {
  /** @returns null, and reserves nothing, when the budget is insufficient. */
  reserve(storeId: string, conversationId: string, tokens: number): Promise<Reservation | null>;
}

export function createTokenBudget(
  spending: TokenSpending,
  limits: TokenLimits,
  now: () => Date = () => new Date(),
): TokenBudget {
  return {
    async reserve(storeId, conversationId, tokens) {
      const day = now().toISOString().slice(0, 10);
      if (!(await spending.reserve(storeId, { conversationId, day, tokens }, limits))) return null;
      let isSettled = false;
      return {
        async settle(spent) {
          if (isSettled) return;
          isSettled = true;
          // On the day of the reservation, even after midnight.
          if (spent !== tokens) await spending.correct(storeId, { conversationId, day, tokens: spent - tokens });
        },
      };
    },
  };
}
