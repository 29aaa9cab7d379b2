/**
 * Any endpoint that speaks OpenAI's chat protocol with tool calls and streaming: a hosted one, vLLM, Ollama.
 *
 * It is given little time and little patience: one retry, a limit for the whole answer, for a step and for the silence
 * between two pieces. Every call is paid for before it is made. Whatever goes wrong becomes `ModelUnavailable`, upon which
 * the assistant answers by itself.
 */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { type ChatModel, type ModelEvent, type ModelRequest, ModelUnavailable } from '@quarry/assistant';
import { jsonSchema, type ModelMessage, stepCountIs, streamText, type ToolSet, tool, wrapLanguageModel } from 'ai';
import { callPatiently } from './patient-call.ts';
import { estimatePrompt, payFor } from './pay-for-call.ts';
import { createTokenBudget, type TokenSpending } from './token-budget.ts';

export interface LanguageModelOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** Tokens one conversation may cost. */
  budgetConversation: number;
  /** Tokens a store's conversations may cost in a day. */
  budgetStoreDay: number;
  /** Where it is kept what was spent. */
  spending: TokenSpending;
  /** The model takes pictures. Default false. */
  seesImages?: boolean;
  timeouts?: Partial<ModelTimeouts>;
  /** New tries after an error that may pass (a failed connection, 429, 5xx) before the first word. Default 1. */
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
/** An answer is a few sentences; this is a bound for a model that does not stop, and what is set aside for an answer. */
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
    // Tries again by itself, and only before the first word.
    maxRetries: 0,
    maxOutputTokens: MAX_OUTPUT_TOKENS,
    timeout: { ...TIMEOUTS, ...options.timeouts },
    // Failures come out of the stream; the default would print them as well.
    onError: () => {},
  };

  /** The model as one request uses it: each of its calls is paid for. */
  function payingModel({ storeId, conversationId }: ModelRequest, note: (tokens: number) => void) {
    return wrapLanguageModel({
      model: provider.chatModel(options.model),
      middleware: {
        specificationVersion: 'v3',
        async wrapStream({ doStream, params }) {
          const prompt = estimatePrompt(params);
          const reservation = await budget.reserve(storeId, conversationId, prompt + MAX_OUTPUT_TOKENS);
          if (!reservation) throw new ModelUnavailable('over-budget');
          try {
            const called = await callPatiently(doStream, { retries, signal: params.abortSignal });
            return { ...called, stream: payFor(called.stream, { reservation, prompt, note }) };
          } catch (error) {
            // Nothing was said: an endpoint that refuses charges nothing.
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
        model: payingModel(request, (tokens) => {
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

        // It stopped in the middle of its work: one more call, without tools, for the answer.
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

/** Translates the parts of a stream; gives back why the model stopped. */
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
