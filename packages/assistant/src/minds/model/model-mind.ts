/**
 * The mind that asks a language model. The model chooses the tools; its words pass the guard sentence by sentence; the
 * cards are what its tools returned, never what it wrote. When it fails, in whatever moment, the built-in mind answers
 * the same message in its place.
 */
import { createTextGuard } from '../../guard/guard-text.ts';
import { noteOffers } from '../../memory/advice.ts';
import { changeWishes, type Memory, putOnTable, toShown } from '../../memory/memory.ts';
import type { ReplyPiece } from '../../reply-piece.ts';
import type { TurnTrace } from '../../turn-trace.ts';
import { quickReplySets } from '../built-in/quick-replies.ts';
import { WORDINGS } from '../built-in/wording/wordings.ts';
import type { EarlierMessage, Mind, Turn } from '../mind.ts';
import { type ChatModel, type ModelMessage, ModelUnavailable } from './chat-model.ts';
import { modelTools, type Shown } from './model-tools.ts';
import { systemPrompt } from './system-prompt.ts';

const MAX_STEPS = 6;
/** Earlier messages the model is reminded of; older ones only cost tokens. */
const REMEMBERED_MESSAGES = 12;

export interface ModelMindParts {
  chatModel: ChatModel;
  fallback: Mind;
  trace: Pick<TurnTrace, 'fallback' | 'tokens' | 'removedSentences'>;
}

export function createModelMind({ chatModel, fallback, trace }: ModelMindParts): Mind {
  return {
    async *reply(turn) {
      const before = structuredClone(turn.memory);
      let said = '';
      const speak = (text: string): ReplyPiece => {
        said += text;
        return { type: 'text', content: text };
      };

      const hasSpoken = (): boolean => said.trim() !== '';

      try {
        yield* converse(turn, chatModel, trace, speak, hasSpoken);
        if (hasSpoken()) return;
        trace.fallback = 'no-answer';
      } catch (error) {
        if (turn.signal.aborted) throw error;
        trace.fallback = error instanceof ModelUnavailable ? error.reason : 'failed';
      }

      // What was proven stays proven; the rest of the attempt is forgotten.
      const { proven } = turn.memory.orders;
      restore(turn.memory, before);
      turn.memory.orders.proven = proven;
      if (hasSpoken()) yield { type: 'text', content: '\n\n' };
      yield* fallback.reply(turn);
    },
  };
}

async function* converse(
  turn: Turn,
  chatModel: ChatModel,
  trace: ModelMindParts['trace'],
  speak: (text: string) => ReplyPiece,
  hasSpoken: () => boolean,
): AsyncGenerator<ReplyPiece> {
  const { store, language, ledger, signal, conversationId } = turn;
  const shown: Shown = { documents: null, orders: [], wishes: null, total: 0 };
  const guard = createTextGuard(ledger, store.currency.sign);
  const events = chatModel.converse({
    system: systemPrompt(store, language),
    messages: [...remembered(turn.history), { role: 'user', content: turn.message }],
    tools: modelTools(turn, shown),
    maxSteps: MAX_STEPS,
    storeId: store.id,
    conversationId,
    signal,
  });

  // What a model says before it has looked anything up ("Let me see…") is held back: if a tool call follows, it was no
  // answer; if none does, it was the whole one.
  let held: string | null = '';
  const say = function* (text: string): Generator<ReplyPiece> {
    const allowed = guard.push(text);
    if (allowed !== '') yield speak(allowed);
  };

  try {
    for await (const event of events) {
      signal.throwIfAborted();
      switch (event.type) {
        case 'text':
          if (held === null) yield* say(event.text);
          else held += event.text;
          break;
        case 'tool':
          if (held !== null) held = '';
          yield { type: 'step', content: stepFor(event.name, turn) };
          break;
        case 'step-end':
          if (held) yield* say(held);
          held = null;
          break;
        case 'tokens':
          trace.tokens += event.tokens;
      }
    }
    if (held) yield* say(held);
    const last = guard.finish();
    if (last !== '') yield speak(last);
  } finally {
    trace.removedSentences += guard.removed;
  }
  // A reply of which the guard left nothing is no reply; the built-in mind then shows its own cards.
  if (hasSpoken()) yield* cards(turn, shown);
}

function* cards({ memory, language, store }: Turn, shown: Shown): Generator<ReplyPiece> {
  const { documents, orders, wishes } = shown;
  if (documents) {
    if (wishes) changeWishes(memory, wishes);
    putOnTable(memory, {
      products: documents.map(toShown),
      page: 1,
      total: wishes ? shown.total : documents.length,
    });
    memory.buttonSet = 0;
    yield { type: 'docs', content: { documents } };
  }
  if (orders.length > 0) yield { type: 'orders', content: { result: orders } };
  if (documents && wishes) {
    const [set] = quickReplySets({ documents, wishes, language, currency: store.currency });
    if (!set) return;
    noteOffers(memory.advice, { words: wishes.words, filters: wishes.filters, sort: wishes.sort, offers: set.offers });
    yield { type: 'buttons', content: set.offers.map(({ label }) => label) };
  }
}

function stepFor(tool: string, { language }: Turn): string {
  const { steps } = WORDINGS[language];
  return tool === 'order_status' ? steps.order : tool === 'shop_facts' ? steps.shop : steps.searching;
}

function remembered(history: readonly EarlierMessage[]): ModelMessage[] {
  return history
    .filter(({ text }) => text.trim() !== '')
    .slice(-REMEMBERED_MESSAGES)
    .map(({ role, text }) => ({ role: role === 'shopper' ? 'user' : 'assistant', content: text }));
}

function restore(memory: Memory, before: Memory): void {
  Object.assign(memory, before);
}
