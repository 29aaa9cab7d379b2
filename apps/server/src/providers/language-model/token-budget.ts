/**
 * How many tokens may still be spent: by one conversation, and by one store in one day (UTC). Nothing is spent before it
 * is set aside, so that turns at the same moment cannot overspend together; what a call really cost is settled after it.
 */

export interface TokenLimits {
  /** Tokens one conversation may cost. */
  perConversation: number;
  /** Tokens all conversations of a store may cost in a day. */
  perStoreAndDay: number;
}

/** Where it is kept what was spent: in the record, so that a restart forgets nothing. */
export interface TokenSpending {
  /** Adds the tokens to the conversation's and to the store's day, both or neither. @returns false: a limit is in the way. */
  reserve(storeId: string, spent: Spent, limits: TokenLimits): Promise<boolean>;
  /** Adds to both whatever limit there is; a negative number gives back. */
  correct(storeId: string, spent: Spent): Promise<void>;
}

export interface Spent {
  conversationId: string;
  /** `2026-11-21`. */
  day: string;
  tokens: number;
}

/** Tokens that were set aside. */
export interface Reservation {
  /** Says what was really spent; the first time counts. */
  settle(tokens: number): Promise<void>;
}

export interface TokenBudget {
  /** @returns null, and sets nothing aside, when so much is not left. */
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
          // On the day that it was set aside for, also when midnight has passed.
          if (spent !== tokens) await spending.correct(storeId, { conversationId, day, tokens: spent - tokens });
        },
      };
    },
  };
}
