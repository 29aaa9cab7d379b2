/** The trace of a reply: stored with the message, for the shop's staff and for debugging. */
import type { Language } from '@quarry/contract';
import type { Reading } from './dialogue/operation.ts';
import type { Memory } from './memory/memory.ts';
import type { ToolCall } from './tools/toolbox.ts';

/** Who answered a part of the message, and which operation it was taken for. */
export interface Decision {
  by: 'danger' | 'medicine-warning' | 'plan' | 'guess' | 'phrases' | 'model';
  what: string;
  /** Of an override, 0 to 1; those of the reader's operations stand in the reading. */
  confidence?: number;
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
