/**
 * The voice of one reply: the provider's until it fails, then the embedded one. It does not switch back, because
 * alternating voices are worse than the simpler one.
 */
import type { Language } from '@quarry/contract';
import { type Speaker, VoiceUnavailable } from './voice.ts';

export interface ReplyVoice {
  /** Never throws; null: this sentence is not spoken. */
  speak(sentence: string, language: Language): Promise<Buffer | null>;
  /** Number of spoken and silent sentences, and why the provider was dropped, if it was. */
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
