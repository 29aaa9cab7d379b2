/** The interfaces of speakers and transcribers. The settings select the implementations. */
import type { Language } from '@quarry/contract';
import type { Recording } from '../../modules/chat/index.ts';

/** The provider failed or refused; the caller uses the next one. */
export class VoiceUnavailable extends Error {
  override name = 'VoiceUnavailable';
  readonly reason: 'timeout' | 'failed' | 'over-budget' | 'resting';
  constructor(reason: VoiceUnavailable['reason'], cause?: unknown) {
    super(`The voice provider did not answer: ${reason}.`, { cause });
    this.reason = reason;
  }
}

export interface SentenceToSpeak {
  /** As in the reply, including Markdown. */
  sentence: string;
  language: Language;
  storeId: string;
}

export interface Speaker {
  /**
   * @returns 16-bit little-endian mono samples at 24,000 Hz; null when nothing can be spoken.
   * @throws VoiceUnavailable, or any other error.
   */
  speak(request: SentenceToSpeak, signal: AbortSignal): Promise<Buffer | null>;
}

export interface RecordingToHear extends Recording {
  storeId: string;
  /** Mono, between -1 and 1, 16,000 Hz; absent for codecs that only providers can read. */
  samples: Float32Array | undefined;
  /** Selected by the shopper; absent: to be detected. */
  language: Language | undefined;
}

export interface Transcriber {
  /** Embedded ones need no budget, and can only process decoded audio. */
  kind: 'provider' | 'embedded';
  hears(language: Language): boolean;
  /** @returns the transcript; empty when nothing was understood. @throws VoiceUnavailable, or any other error. */
  transcribe(recording: RecordingToHear, signal: AbortSignal): Promise<string>;
}
