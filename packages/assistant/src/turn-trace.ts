/** How a reply came about: kept with the message, for the shop's staff and for whoever looks for a mistake. */
import type { Language } from '@quarry/contract';
import type { Reading } from './dialogue/operation.ts';
import type { Memory } from './memory/memory.ts';
import type { ToolCall } from './tools/toolbox.ts';

/** How the reply came about; complete when the pieces have ended, and readable at any moment before. */
export interface TurnTrace {
  mind: 'built-in' | 'model';
  language: Language;
  memory: Memory | null;
  /** Operations and slots that were read, with their confidences. */
  reading: Reading | null;
  calls: ToolCall[];
  /** Why the built-in mind took over from the model, when it did. */
  fallback: string | null;
  tokens: number;
  /** Sentences of the model that the guard left out. */
  removedSentences: number;
}
