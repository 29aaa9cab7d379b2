/**
 * Token accounting of a model call: reserves the estimated prompt and a maximum answer, and settles with the endpoint's
 * reported usage. Aborted calls and missing usage are estimated.
 */
import { estimateTokens } from '@quarry/assistant';
import type { LanguageModelMiddleware } from 'ai';
import type { Reservation } from './token-budget.ts';

type Wrap = NonNullable<LanguageModelMiddleware['wrapStream']>;
type Call = Awaited<ReturnType<Wrap>>;
type Params = Parameters<Wrap>[0]['params'];
type Part = Call['stream'] extends ReadableStream<infer One> ? One : never;

/** Approximate tokens per picture. */
const TOKENS_PER_IMAGE = 1_100;

/** Estimated tokens of the prompt, including tools and pictures. */
export function estimatePrompt({ prompt, tools }: Params): number {
  let tokens = tools ? estimateTokens(JSON.stringify(tools)) : 0;
  for (const { content } of prompt) {
    if (typeof content === 'string') tokens += estimateTokens(content);
    else for (const part of content) tokens += estimatePart(part);
  }
  return tokens;
}

function estimatePart(part: { type: string }): number {
  if (part.type === 'file') return TOKENS_PER_IMAGE;
  return 'text' in part && typeof part.text === 'string'
    ? estimateTokens(part.text)
    : estimateTokens(JSON.stringify(part));
}

/**
 * The same stream; settles when it ends, fails or is abandoned.
 * @param note called with the tokens of the call.
 */
export function withTokenAccounting(
  stream: Call['stream'],
  { reservation, prompt, note }: { reservation: Reservation; prompt: number; note: (tokens: number) => void },
): Call['stream'] {
  const reader = stream.getReader();
  let answered = '';
  let told: number | undefined;
  const settle = async (): Promise<void> => {
    const tokens = told ?? prompt + estimateTokens(answered);
    note(tokens);
    // If the database fails, the whole reservation stays spent: better too much than too little.
    await reservation.settle(tokens).catch(() => {});
  };
  const look = (part: Part): void => {
    if (part.type === 'text-delta' || part.type === 'reasoning-delta' || part.type === 'tool-input-delta') {
      answered += part.delta;
    } else if (part.type === 'finish') {
      const { inputTokens, outputTokens } = part.usage;
      const tokens = (inputTokens.total ?? 0) + (outputTokens.total ?? 0);
      if (tokens > 0) told = tokens;
    }
  };

  return new ReadableStream<Part>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) {
          await settle();
          controller.close();
          return;
        }
        look(value);
        // Before the consumer can request the next step.
        if (value.type === 'finish') await settle();
        controller.enqueue(value);
      } catch (error) {
        await settle();
        controller.error(error);
      }
    },
    async cancel(reason) {
      await settle();
      await reader.cancel(reason);
    },
  });
}
