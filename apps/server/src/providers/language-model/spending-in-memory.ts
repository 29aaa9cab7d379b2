/** Token spending in memory, for tests. */
import type { TokenSpending } from './token-budget.ts';

export interface SpendingInMemory extends TokenSpending {
  ofConversation(conversationId: string): number;
}

export function spendingInMemory(): SpendingInMemory {
  const conversations = new Map<string, number>();
  const days = new Map<string, number>();
  const add = (counts: Map<string, number>, key: string, tokens: number) =>
    counts.set(key, (counts.get(key) ?? 0) + tokens);
  return {
    async reserve(storeId, { conversationId, day, tokens }, { perConversation, perStoreAndDay }) {
      const today = `${storeId} ${day}`;
      if ((conversations.get(conversationId) ?? 0) + tokens > perConversation) return false;
      if ((days.get(today) ?? 0) + tokens > perStoreAndDay) return false;
      add(conversations, conversationId, tokens);
      add(days, today, tokens);
      return true;
    },
    async correct(storeId, { conversationId, day, tokens }) {
      add(conversations, conversationId, tokens);
      add(days, `${storeId} ${day}`, tokens);
    },
    ofConversation: (conversationId) => conversations.get(conversationId) ?? 0,
  };
}
