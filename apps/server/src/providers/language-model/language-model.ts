/**
 * Any endpoint that speaks OpenAI's chat protocol with tool calls and streaming: a hosted one, vLLM, Ollama.
 *
 * It is given little time and little patience: one retry, a limit for the whole answer, for a step and for the silence
 * between two pieces. Whatever goes wrong becomes `ModelUnavailable`, upon which the assistant answers by itself.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ChatModel, type ModelEvent, type ModelRequest, ModelUnavailable } from '@quarry/assistant';
import {
  jsonSchema,
  type LanguageModelUsage,
  type ModelMessage,
  stepCountIs,
  streamText,
  type ToolSet,
  tool,
} from 'ai';
import { createTokenBudget, type TokenBudget } from './token-budget.ts';

export interface LanguageModelOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** Tokens one conversation may cost. */
  budgetConversation: number;
  /** Tokens a store's conversations may cost in a day. */
  budgetStoreDay: number;
  timeouts?: Partial<ModelTimeouts>;
  /** New tries after an error that may pass (429, 5xx); each waits two seconds. Default 1. */
  retries?: number;
}

export interface ModelTimeouts {
  /** Milliseconds for the whole answer with all its steps. Default 45,000. */
  totalMs: number;
  /** Milliseconds for one step, from the request to its end. Default 25,000. */
  stepMs: number;
  /** Milliseconds of silence between two pieces. Default 12,000. */
  chunkMs: number;
}

const TIMEOUTS: ModelTimeouts = { totalMs: 45_000, stepMs: 25_000, chunkMs: 12_000 };
const RETRIES = 1;
/** An answer is a few sentences; this is a bound for a model that does not stop. */
const MAX_OUTPUT_TOKENS = 1_000;
/** For endpoints that do not say what an answer cost. */
const CHARACTERS_PER_TOKEN = 4;

export function createLanguageModel(options: LanguageModelOptions): ChatModel {
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: options.baseUrl,
    ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
    includeUsage: true,
  });
  const budget = createTokenBudget({
    perConversation: options.budgetConversation,
    perStoreAndDay: options.budgetStoreDay,
  });
  const settings = {
    model: provider.chatModel(options.model),
    maxRetries: options.retries ?? RETRIES,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    timeout: { ...TIMEOUTS, ...options.timeouts },
    // Failures come out of the stream; the default would print them as well.
    onError: () => {},
  };

  return {
    async *converse(request) {
      const { system, signal, storeId, conversationId } = request;
      const bill = createBill(budget, request);
      const isOver = (): boolean => budget.isOver(storeId, conversationId);
      if (isOver()) throw new ModelUnavailable('over-budget');

      try {
        const looking = streamText({
          ...settings,
          system,
          messages: request.messages,
          tools: toolSet(request),
          stopWhen: [stepCountIs(request.maxSteps), isOver],
          abortSignal: signal,
        });
        const reason = yield* eventsOf(looking.fullStream, bill);
        if (reason !== 'tool-calls') return;

        // It stopped in the middle of its work: one more call, without tools, for the answer.
        if (isOver()) throw new ModelUnavailable('over-budget');
        const soFar = (await looking.response).messages;
        const closing = streamText({
          ...settings,
          system,
          messages: [...request.messages, ...soFar] as ModelMessage[],
          abortSignal: signal,
        });
        yield* eventsOf(closing.fullStream, bill);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof ModelUnavailable ? error : new ModelUnavailable(reasonOf(error), error);
      } finally {
        bill.settle();
      }
    },
  };
}

/** Translates the parts of a stream; gives back why the model stopped. */
async function* eventsOf(
  parts: ReturnType<typeof streamText>['fullStream'],
  bill: Bill,
): AsyncGenerator<ModelEvent, string> {
  let reason = 'unknown';
  for await (const part of parts) {
    switch (part.type) {
      case 'start-step':
        bill.beginStep();
        break;
      case 'text-delta':
        bill.addText(part.text);
        yield { type: 'text', text: part.text };
        break;
      case 'tool-call':
        yield { type: 'tool', name: part.toolName };
        break;
      case 'finish-step':
        yield { type: 'tokens', tokens: bill.endStep(part.usage) };
        yield { type: 'step-end' };
        break;
      case 'finish':
        reason = part.finishReason;
        break;
      case 'abort':
        throw new ModelUnavailable('timeout');
      case 'error':
        throw part.error;
    }
  }
  return reason;
}

function toolSet({ tools }: ModelRequest): ToolSet {
  return Object.fromEntries(
    tools.map(({ name, description, inputSchema, run }) => [
      name,
      tool({ description, inputSchema: jsonSchema(inputSchema), execute: (input: unknown) => run(input) }),
    ]),
  );
}

/** What a request costs. A step that broke off has no bill of its own and is estimated. */
interface Bill {
  beginStep(): void;
  addText(text: string): void;
  /** Spends the step's tokens and says how many they were. */
  endStep(usage: LanguageModelUsage): number;
  settle(): void;
}

function createBill(budget: TokenBudget, { storeId, conversationId, system, messages }: ModelRequest): Bill {
  const asked = system.length + messages.reduce((sum, { content }) => sum + content.length, 0);
  let isOpen = false;
  let answered = 0;
  const spend = (tokens: number): number => {
    budget.spend(storeId, conversationId, tokens);
    isOpen = false;
    answered = 0;
    return tokens;
  };
  const estimate = (): number => Math.ceil((asked + answered) / CHARACTERS_PER_TOKEN);

  return {
    beginStep() {
      isOpen = true;
    },
    addText(text) {
      answered += text.length;
    },
    endStep: ({ totalTokens, inputTokens, outputTokens }) =>
      spend(totalTokens ?? ((inputTokens ?? 0) + (outputTokens ?? 0) || estimate())),
    settle() {
      if (isOpen) spend(estimate());
    },
  };
}

function reasonOf(error: unknown): 'timeout' | 'failed' {
  const names: string[] = [];
  for (let cause = error; cause instanceof Error && names.length < 5; cause = cause.cause) names.push(cause.name);
  return names.some((name) => name === 'TimeoutError' || name === 'AbortError') ? 'timeout' : 'failed';
}
