/**
 * Builds the conversation history of a prompt: the latest turns verbatim, within a fixed number of tokens, and for
 * earlier turns the facts of the dialogue state: constraints, shown products, proven orders. No model call summarises
 * the history.
 */
import type { Memory, ShownProduct, Wishes } from '../../memory/memory.ts';
import type { EarlierMessage } from '../mind.ts';
import type { ModelMessage } from './chat-model.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { maskPersons } from './mask-persons.ts';

/** Tokens of earlier turns that are sent word for word. */
const TOKENS_OF_TURNS = 1_500;
const MAX_EARLIER_PRODUCTS = 12;
const MAX_EARLIER_WISHES = 5;

/** The newest of the earlier messages, oldest first, beginning with one of the shopper's. */
export function newestTurns(history: readonly EarlierMessage[], phoneEnding: string | null): ModelMessage[] {
  const kept: ModelMessage[] = [];
  let tokens = 0;
  for (const { role, text } of [...history].reverse()) {
    if (text.trim() === '') continue;
    const content = maskPersons(text, phoneEnding);
    tokens += estimateTokens(content);
    if (tokens > TOKENS_OF_TURNS) break;
    kept.unshift({ role: role === 'shopper' ? 'user' : 'assistant', content });
  }
  while (kept[0]?.role === 'assistant') kept.shift();
  return kept;
}

/** The facts of the conversation as JSON, for the system prompt; null at its beginning. */
export function factsSoFar(memory: Memory): string | null {
  const { wishes, versions, shown, seen, focus, orders, advice } = memory;
  const facts = {
    looking_for: wishes && asFact(wishes),
    looked_for_before: versions.slice(-MAX_EARLIER_WISHES).map((version) => asFact(version.wishes)),
    on_the_screen: shown.products.map((product, place) => ({ place: place + 1, ...inShort(product) })),
    total_found: shown.total,
    shown_before: seen.slice(0, MAX_EARLIER_PRODUCTS).map(inShort),
    spoken_of: focus,
    orders_proven: orders.proven,
    order_asked_about: orders.pending,
    car: advice.car,
    gift_for: advice.gift?.person,
  };
  const told = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value && !(Array.isArray(value) && value.length === 0)),
  );
  return Object.keys(told).length > 0 ? JSON.stringify(told) : null;
}

const asFact = ({ words, filters, sort }: Wishes) => ({
  words: maskPersons(words),
  ...filters,
  ...(sort !== 'relevance' && { sort }),
});
const inShort = ({ id, title, price }: ShownProduct) => ({ id, title, price });
