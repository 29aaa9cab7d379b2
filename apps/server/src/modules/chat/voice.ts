/** What speaks and what listens, as the chat asks of it. Which one stands behind a port only the wiring knows. */
import type { Language } from '@quarry/contract';

/** The provider did not do its part; whoever asked turns to the next one. */
export class VoiceUnavailable extends Error {
  override name = 'VoiceUnavailable';
  readonly reason: 'timeout' | 'failed' | 'over-budget' | 'resting';
  constructor(reason: VoiceUnavailable['reason'], cause?: unknown) {
    super(`The voice provider did not answer: ${reason}.`, { cause });
    this.reason = reason;
  }
}

export interface SentenceToSpeak {
  /** As it stands in the reply, markdown and all. */
  sentence: string;
  language: Language;
  storeId: string;
}

export interface Speaker {
  /**
   * @returns 16 bit samples, low byte first, one channel, 24,000 a second; null when nothing in it can be spoken.
   * @throws VoiceUnavailable, or whatever went wrong.
   */
  speak(request: SentenceToSpeak, signal: AbortSignal): Promise<Buffer | null>;
}

/** What a shopper recorded. */
export interface Recording {
  bytes: Buffer;
  /** Told by its first bytes. */
  type: 'webm' | 'mp4';
}

export interface RecordingToHear extends Recording {
  storeId: string;
  /** Mono, between -1 and 1, 16,000 a second; absent when it is coded in a way that only providers read. */
  samples: Float32Array | undefined;
  /** That the shopper chose; absent: to be heard. */
  language: Language | undefined;
}

export interface Transcriber {
  /** Embedded ones need no leave to spend, and cannot be sent what we cannot decode. */
  kind: 'provider' | 'embedded';
  hears(language: Language): boolean;
  /** @returns what was said; empty when it understood nothing. @throws VoiceUnavailable, or whatever went wrong. */
  transcribe(recording: RecordingToHear, signal: AbortSignal): Promise<string>;
}
