/** How a reply came about: kept with the message, for the shop's staff and for whoever looks for a mistake. */
import type { Language } from '@quarry/contract';
import type { Reading } from './dialogue/operation.ts';
import type { Memory } from './memory/memory.ts';
import type { ToolCall } from './tools/toolbox.ts';

/** Who answered a part of the message, and what it was taken for: an operation, or the intent that phrases recognised. */
export interface Decision {
  by: 'danger' | 'medicine-warning' | 'plan' | 'guess' | 'phrases' | 'model';
  what: string;
}

/** How the reply came about; complete when the pieces have ended, and readable at any moment before. */
export interface TurnTrace {
  mind: 'built-in' | 'model';
  language: Language;
  memory: Memory | null;
  /** Operations and slots that were read, with their confidences. */
  reading: Reading | null;
  /** What the message was decided to be, in the order of the answers. */
  decided: Decision[];
  calls: ToolCall[];
  /** Why the built-in mind took over from the model, when it did. */
  fallback: string | null;
  tokens: number;
  /** Sentences of the model that the guard left out. */
  removedSentences: number;
}
