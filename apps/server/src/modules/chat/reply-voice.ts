/**
 * The voice of one reply: the provider's while it works, the embedded one from the first sentence on that it fails. A
 * reply does not change back: two voices taking turns are worse than the plainer one.
 */
import type { Language } from '@quarry/contract';
import { type Speaker, VoiceUnavailable } from './voice.ts';

export interface ReplyVoice {
  /** Never throws; null: this sentence stays silent. */
  speak(sentence: string, language: Language): Promise<Buffer | null>;
  /** Sentences that were spoken, and why the provider was left, if it was. */
  readonly outcome: { spoken: number; silent: number; fallback: string | null };
}

interface ReplyVoiceParts {
  provider?: Speaker | undefined;
  embedded?: Speaker | undefined;
  storeId: string;
  signal: AbortSignal;
}

export function createReplyVoice({ provider, embedded, storeId, signal }: ReplyVoiceParts): ReplyVoice {
  const outcome: ReplyVoice['outcome'] = { spoken: 0, silent: 0, fallback: null };
  let speaker = provider ?? embedded;

  async function speak(sentence: string, language: Language): Promise<Buffer | null> {
    if (!speaker || signal.aborted) return null;
    try {
      return await speaker.speak({ sentence, language, storeId }, signal);
    } catch (error) {
      if (signal.aborted) return null;
      if (speaker !== provider) {
        outcome.silent += 1;
        return null;
      }
      outcome.fallback = error instanceof VoiceUnavailable ? error.reason : 'failed';
      speaker = embedded;
      return speak(sentence, language);
    }
  }

  return {
    outcome,
    async speak(sentence, language) {
      const audio = await speak(sentence, language);
      if (audio) outcome.spoken += 1;
      return audio;
    },
  };
}
