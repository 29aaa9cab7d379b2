/**
 * Pays for a call of a model: sets aside what the prompt will cost and what an answer may cost, and settles with what the
 * endpoint says it was. A call that broke off, or an endpoint that does not say, is estimated.
 */
import { estimateTokens } from '@quarry/assistant';
import type { LanguageModelMiddleware } from 'ai';
import type { Reservation } from './token-budget.ts';

type Wrap = NonNullable<LanguageModelMiddleware['wrapStream']>;
type Call = Awaited<ReturnType<Wrap>>;
type Params = Parameters<Wrap>[0]['params'];
type Part = Call['stream'] extends ReadableStream<infer One> ? One : never;

/** What one picture costs, about. */
const TOKENS_PER_IMAGE = 1_100;

/** What the prompt costs, tools and pictures included. */
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
 * The same stream; settles when it ends, breaks or is left.
 * @param note told what the call cost.
 */
export function payFor(
  stream: Call['stream'],
  { reservation, prompt, note }: { reservation: Reservation; prompt: number; note: (tokens: number) => void },
): Call['stream'] {
  const reader = stream.getReader();
  let answered = '';
  let told: number | undefined;
  const settle = async (): Promise<void> => {
    const tokens = told ?? prompt + estimateTokens(answered);
    note(tokens);
    // Where the record does not answer, what was set aside stays spent: too careful rather than too free.
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
        // Before whoever listens can ask for the next step.
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
