/** What the chat can use when speech is available: answers that are spoken, and recordings that are understood. */
import type { Heard } from '@quarry/assistant';
import type { Language } from '@quarry/contract';

export interface ChatVoice {
  /** Languages in which recordings are understood. */
  readonly hears: readonly Language[];
  /** Whether answers can be spoken. */
  speaks(permission: { mayUseProvider: boolean }): boolean;
  speak(answer: WrittenAnswer, signal: AbortSignal): SpokenAnswer;
  /** @throws the signal's reason when it aborts. */
  transcribe(recording: RecordingOfTurn, signal: AbortSignal): Promise<TranscribedRecording>;
}

export interface WrittenAnswer {
  /** As in the reply, including Markdown. */
  text: string;
  language: Language;
  storeId: string;
  /** False: only the embedded voice may speak. */
  mayUseProvider: boolean;
}

export interface SpokenAnswer {
  /** The audio of one sentence after another, each made only when it is requested. Ends when the signal aborts. */
  sounds: AsyncIterable<{ audio: Buffer; mimeType: string }>;
  /** Number of spoken and silent sentences, and why the provider was dropped, if it was. Complete after `sounds`. */
  readonly outcome: { spoken: number; silent: number; fallback: string | null };
}

/** A shopper's recording. */
export interface Recording {
  bytes: Buffer;
  /** Detected by content. */
  type: 'webm' | 'mp4';
}

export interface RecordingOfTurn extends Recording {
  storeId: string;
  /** The language that the shopper selected. */
  language: Language | undefined;
  /** The conversation's language. */
  expected: Language;
  mayUseProvider: boolean;
}

export interface TranscribedRecording {
  heard: Heard;
  /** Why a provider was skipped, if one was. */
  fallback: string | null;
}
