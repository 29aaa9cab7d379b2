import type { Sound } from '../wav/wav.ts';

/** Something that turns words into sound. */
export interface Voice {
  /**
   * @param words spelled out. @param voice of espeak-ng.
   * @throws when it fails, and when the signal fires.
   */
  say(words: string, voice: string, signal: AbortSignal): Promise<Sound>;
  close(): void;
}
