import type { Sound } from '../wav/wav.ts';

/** The interface of a speech engine. */
export interface Voice {
  /**
   * @param words spelled out. @param voice of espeak-ng.
   * @throws on failure and when the signal aborts.
   */
  say(words: string, voice: string, signal: AbortSignal): Promise<Sound>;
  close(): void;
}
