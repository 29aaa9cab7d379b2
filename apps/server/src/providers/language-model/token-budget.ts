/**
 * How many tokens may still be spent: by one conversation, and by one store in one day (UTC). Counted in this process;
 * a restart begins anew, which errs on the side of answering.
 */

export interface TokenBudget {
  /** Whether anything is left for this conversation and this store. */
  isOver(storeId: string, conversationId: string): boolean;
  spend(storeId: string, conversationId: string, tokens: number): void;
}

export interface TokenLimits {
  /** Tokens one conversation may cost. */
  perConversation: number;
  /** Tokens all conversations of a store may cost in a day. */
  perStoreAndDay: number;
}

/** Conversations are counted until so many others have been; none of our pages keeps one that long. */
const COUNTED_CONVERSATIONS = 50_000;

export function createTokenBudget(limits: TokenLimits, now: () => Date = () => new Date()): TokenBudget {
  const byConversation = new Map<string, number>();
  let day = '';
  let byStore = new Map<string, number>();

  function today(): Map<string, number> {
    const current = now().toISOString().slice(0, 10);
    if (current !== day) {
      day = current;
      byStore = new Map();
    }
    return byStore;
  }

  return {
    isOver(storeId, conversationId) {
      return (
        (byConversation.get(conversationId) ?? 0) >= limits.perConversation ||
        (today().get(storeId) ?? 0) >= limits.perStoreAndDay
      );
    },
    spend(storeId, conversationId, tokens) {
      const spent = (byConversation.get(conversationId) ?? 0) + tokens;
      // Deleted first, so that the map stays in the order of use.
      byConversation.delete(conversationId);
      byConversation.set(conversationId, spent);
      const [oldest] = byConversation.keys();
      if (byConversation.size > COUNTED_CONVERSATIONS && oldest !== undefined) byConversation.delete(oldest);
      today().set(storeId, (today().get(storeId) ?? 0) + tokens);
    },
  };
}
