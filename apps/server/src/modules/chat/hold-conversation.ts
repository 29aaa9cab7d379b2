/**
 * Holds a conversation that nobody keeps: the built-in assistant answers a shopper's messages one after the other, with
 * the store's tools. Nothing is stored, nobody is called, and no model is asked.
 */
import { createAssistant } from '@quarry/assistant';
import type { Language, ListedProduct, StoreSettings } from '@quarry/contract';
import { note, nothingSent } from './answer-turn.ts';
import { createStoreTools, type StoreToolParts } from './store-tools.ts';

const TURN_MS = 20_000;

interface HeldAnswer {
  text: string;
  products: { id: string; title: string; price: number | null }[];
}

interface Held {
  answers: HeldAnswer[];
  /** Why the next message got no answer; null: all were answered. */
  failure: string | null;
}

export function createConversationHolder({ recordConstraints: _recorded, ...tools }: StoreToolParts) {
  const assistant = createAssistant();

  return async (settings: StoreSettings, messages: readonly string[], language: Language | null): Promise<Held> => {
    const answers: HeldAnswer[] = [];
    const history: { role: 'shopper' | 'assistant'; text: string }[] = [];
    let memory: unknown = null;
    for (const message of messages) {
      const sent = nothingSent();
      const { pieces, trace } = assistant.reply({
        message,
        store: settings,
        language: language ?? undefined,
        signal: AbortSignal.timeout(TURN_MS),
        load: async () => ({
          memory,
          history,
          conversationId: 'test',
          toolsIn: (spoken) =>
            createStoreTools(tools, {
              settings,
              visitor: { kind: 'shopper' },
              language: spoken,
              handOver: async () => ({ isStaffPresent: false }),
            }),
        }),
      });
      try {
        for await (const piece of pieces) note(sent, piece);
      } catch (error) {
        return { answers, failure: error instanceof Error ? error.message : String(error) };
      }
      // As it is kept and read again between the turns of a shopper.
      memory = JSON.parse(JSON.stringify(trace.memory));
      history.push({ role: 'shopper', text: message }, { role: 'assistant', text: sent.text.trim() });
      answers.push({ text: sent.text.trim(), products: sent.docs.map(priced) });
    }
    return { answers, failure: null };
  };
}

function priced({ id, title, current_price, discounted_price, original_price }: ListedProduct) {
  return { id, title, price: current_price ?? discounted_price ?? original_price };
}
