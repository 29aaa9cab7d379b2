/** The voice of the chat: combines the configured speakers and transcribers. */
import { SPEECH_TYPE } from '@quarry/speech';
import type { OnError } from '../../log.ts';
import type { ChatVoice, WrittenAnswer } from '../../modules/chat/index.ts';
import { createReplyVoice, type ReplyVoice } from './reply-voice.ts';
import { spokenSentences } from './spoken-sentences.ts';
import { transcribableLanguages, transcribeRecording } from './transcribe-recording.ts';
import type { Speaker, Transcriber } from './voice.ts';

interface VoiceParts {
  speakers: { provider?: Speaker | undefined; embedded?: Speaker | undefined };
  /** In order of preference. */
  transcribers: readonly Transcriber[];
  /** Called whenever a provider was skipped. */
  onFallback?: (provider: 'speech' | 'transcription', reason: string) => void;
  /** Called for failures of embedded transcribers. */
  onError: OnError;
}

export function createVoice({ speakers, transcribers, onFallback, onError }: VoiceParts): ChatVoice {
  const allowed = ({ mayUseProvider }: { mayUseProvider: boolean }) => ({
    embedded: speakers.embedded,
    provider: mayUseProvider ? speakers.provider : undefined,
  });

  async function* soundsOf({ text, language }: WrittenAnswer, voice: ReplyVoice, signal: AbortSignal) {
    try {
      for (const sentence of spokenSentences(text, language)) {
        const audio = await voice.speak(sentence, language);
        if (signal.aborted) return;
        if (audio) yield { audio, mimeType: SPEECH_TYPE };
      }
    } finally {
      if (voice.outcome.fallback) onFallback?.('speech', voice.outcome.fallback);
    }
  }

  return {
    hears: transcribableLanguages(transcribers),
    speaks(permission) {
      const { provider, embedded } = allowed(permission);
      return provider !== undefined || embedded !== undefined;
    },
    speak(answer, signal) {
      const voice = createReplyVoice({ ...allowed(answer), storeId: answer.storeId, signal });
      return { sounds: soundsOf(answer, voice, signal), outcome: voice.outcome };
    },
    async transcribe(recording, signal) {
      const transcribed = await transcribeRecording(transcribers, { ...recording, onError }, signal);
      if (transcribed.fallback !== null) onFallback?.('transcription', transcribed.fallback);
      return transcribed;
    },
  };
}
