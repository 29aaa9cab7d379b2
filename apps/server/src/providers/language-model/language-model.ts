/**
 * Any endpoint with OpenAI's chat protocol, tool calls and streaming: hosted, vLLM, Ollama.
 *
 * Limits: one retry, a timeout for the whole answer, for a step, and for the silence between two chunks. Every call
 * reserves its tokens first. Every failure becomes `ModelUnavailable`, and the built-in assistant answers.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ChatModel, type ModelEvent, type ModelRequest, ModelUnavailable } from '@quarry/assistant';
import { jsonSchema, type ModelMessage, stepCountIs, streamText, type ToolSet, tool, wrapLanguageModel } from 'ai';
import { withRetry } from './with-retry.ts';
import { estimatePrompt, withTokenAccounting } from './token-accounting.ts';
import { createTokenBudget, type TokenSpending } from './token-budget.ts';

export interface LanguageModelOptions {
  /** Including the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** Maximum tokens per conversation. */
  budgetConversation: number;
  /** Maximum tokens per store and day. */
  budgetStoreDay: number;
  /** Stores the spent tokens. */
  spending: TokenSpending;
  /** The model accepts images. Default false. */
  seesImages?: boolean;
  timeouts?: Partial<ModelTimeouts>;
  /** Retries after a temporary error (connection failure, 429, 5xx) before the first chunk. Default 1. */
  retries?: number;
}

export interface ModelTimeouts {
  /** Timeout in milliseconds for the whole answer with all steps. Default 45,000. */
  totalMs: number;
  /** Timeout in milliseconds for one step. Default 25,000. */
  stepMs: number;
  /** Maximum silence between two chunks in milliseconds. Default 12,000. */
  chunkMs: number;
}

const TIMEOUTS: ModelTimeouts = { totalMs: 45_000, stepMs: 25_000, chunkMs: 12_000 };
const RETRIES = 1;
/** Answers are a few sentences; this limits a model that does not stop, and is what is reserved per answer. */
export const MAX_OUTPUT_TOKENS = 1_000;

export function createLanguageModel(options: LanguageModelOptions): ChatModel {
  const { retries = RETRIES, seesImages = false } = options;
  const provider = createOpenAICompatible({
    name: 'language-model',
    baseURL: options.baseUrl,
    ...(options.apiKey !== undefined && { apiKey: options.apiKey }),
    includeUsage: true,
  });
  const budget = createTokenBudget(options.spending, {
    perConversation: options.budgetConversation,
    perStoreAndDay: options.budgetStoreDay,
  });
  const settings = {
    // Retries are done by `withRetry`, only before the first chunk.
    maxRetries: 0,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    timeout: { ...TIMEOUTS, ...options.timeouts },
    // Errors come from the stream; the default handler would also print them.
    onError: () => {},
  };

  /** The model as one request uses it, with token accounting for each call. */
  function accountedModel({ storeId, conversationId }: ModelRequest, note: (tokens: number) => void) {
    return wrapLanguageModel({
      model: provider.chatModel(options.model),
      middleware: {
        specificationVersion: 'v3',
        async wrapStream({ doStream, params }) {
          const prompt = estimatePrompt(params);
          const reservation = await budget.reserve(storeId, conversationId, prompt + MAX_OUTPUT_TOKENS);
          if (!reservation) throw new ModelUnavailable('over-budget');
          try {
            const called = await withRetry(doStream, { retries, signal: params.abortSignal });
            return { ...called, stream: withTokenAccounting(called.stream, { reservation, prompt, note }) };
          } catch (error) {
            // Nothing was generated: an endpoint that refuses charges nothing.
            await reservation.settle(0);
            throw error;
          }
        },
      },
    });
  }

  return {
    seesImages,
    async *converse(request) {
      const { system, signal } = request;
      let cost = 0;
      const calls = {
        ...settings,
        model: accountedModel(request, (tokens) => {
          cost = tokens;
        }),
        system,
        abortSignal: signal,
      };
      const messages = request.messages.map(asSent);

      try {
        const looking = streamText({
          ...calls,
          messages,
          tools: toolSet(request),
          stopWhen: stepCountIs(request.maxSteps),
        });
        const reason = yield* eventsOf(looking.fullStream, () => cost);
        if (reason !== 'tool-calls') return;

        // The model stopped during tool calls: one more call, without tools, for the answer.
        const soFar = (await looking.response).messages;
        const closing = streamText({ ...calls, messages: [...messages, ...soFar] });
        yield* eventsOf(closing.fullStream, () => cost);
      } catch (error) {
        signal.throwIfAborted();
        throw error instanceof ModelUnavailable ? error : new ModelUnavailable(reasonOf(error), error);
      }
    },
  };
}

function asSent({ role, content, images = [] }: ModelRequest['messages'][number]): ModelMessage {
  if (role === 'assistant' || images.length === 0) return { role, content };
  return {
    role,
    content: [
      { type: 'text', text: content },
      ...images.map(({ bytes, mediaType }) => ({ type: 'file' as const, data: bytes, mediaType })),
    ],
  };
}

/** Converts the parts of a stream; returns why the model stopped. */
async function* eventsOf(
  parts: ReturnType<typeof streamText>['fullStream'],
  cost: () => number,
): AsyncGenerator<ModelEvent, string> {
  let reason = 'unknown';
  for await (const part of parts) {
    switch (part.type) {
      case 'text-delta':
        yield { type: 'text', text: part.text };
        break;
      case 'tool-call':
        yield { type: 'tool', name: part.toolName };
        break;
      case 'finish-step':
        yield { type: 'tokens', tokens: cost() };
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

function reasonOf(error: unknown): 'timeout' | 'failed' {
  const names: string[] = [];
  for (let cause = error; cause instanceof Error && names.length < 5; cause = cause.cause) names.push(cause.name);
  return names.some((name) => name === 'TimeoutError' || name === 'AbortError') ? 'timeout' : 'failed';
}
