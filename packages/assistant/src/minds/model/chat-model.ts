/** The interface of a language model with tool calls. The server's providers implement it. */
import type { SentImage } from '../../sent-image.ts';

export interface ModelMessage {
  role: 'user' | 'assistant';
  content: string;
  /** Of a shopper, and only for a model that sees them. */
  images?: readonly SentImage[];
}

export interface ModelTool {
  name: string;
  description: string;
  /** JSON Schema of the input. What a model sends is checked again by `run`. */
  inputSchema: Record<string, unknown>;
  /** The result as the model will read it; never throws for a bad input, but says what is wrong with it. */
  run(input: unknown): Promise<unknown>;
}

export interface ModelRequest {
  system: string;
  messages: ModelMessage[];
  tools: ModelTool[];
  /** Maximum number of model responses in a turn, tool calls included. */
  maxSteps: number;
  /** Whose budgets pay. */
  storeId: string;
  conversationId: string;
  signal: AbortSignal;
}

export type ModelEvent =
  | { type: 'text'; text: string }
  /** The model has asked for a tool; what it said before was no answer yet. */
  | { type: 'tool'; name: string }
  /** A step is complete: the tools it asked for have run, or it was the last. */
  | { type: 'step-end' }
  | { type: 'tokens'; tokens: number };

/** Why a model cannot answer; the built-in mind then does. */
export class ModelUnavailable extends Error {
  readonly reason: 'over-budget' | 'timeout' | 'failed';
  constructor(reason: ModelUnavailable['reason'], cause?: unknown) {
    super(`The language model is unavailable: ${reason}.`, { cause });
    this.name = 'ModelUnavailable';
    this.reason = reason;
  }
}

export interface ChatModel {
  /** Whether pictures may be given to it. */
  readonly seesImages?: boolean;
  /**
   * Tools that the model asks for in one step run at the same time. Ends when the model has finished; throws
   * `ModelUnavailable` when it cannot, also in the middle of an answer.
   */
  converse(request: ModelRequest): AsyncIterable<ModelEvent>;
}
