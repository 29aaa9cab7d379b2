/** Speaks an earlier answer on demand, as one compressed file. */
import { MESSAGE_ID_PREFIX, problem } from '@quarry/contract';
import { encodeSpeech } from '@quarry/speech';
import type { VoiceParts } from './chat-service.ts';
import type { ConversationRepository } from './conversation-repository.ts';
import { createReplyVoice } from './reply-voice.ts';
import { spokenSentences } from './spoken-sentences.ts';

export interface AnswerSpeech {
  /**
   * @param owner the visitor; only answers to this visitor are spoken. @param messageId with or without its prefix.
   * @returns a file of `SPEECH_FILE_TYPE`. @throws `message-not-found` or `speech-unavailable`.
   */
  speak(owner: string, messageId: string, signal: AbortSignal): Promise<Buffer>;
}

interface AnswerSpeechParts {
  conversations: Pick<ConversationRepository, 'answerOf'>;
  voice: VoiceParts;
}

export function createAnswerSpeech({ conversations, voice }: AnswerSpeechParts): AnswerSpeech {
  return {
    async speak(owner, messageId, signal) {
      const id = messageId.startsWith(MESSAGE_ID_PREFIX) ? messageId.slice(MESSAGE_ID_PREFIX.length) : messageId;
      const answer = await conversations.answerOf(owner, id);
      if (!answer) throw problem('message-not-found');

      const { embedded, provider } = voice.speakers;
      const speaking = createReplyVoice({
        embedded,
        // If no model was allowed to answer the message, no provider may speak it.
        provider: answer.mayUseProvider ? provider : undefined,
        storeId: answer.storeId,
        signal,
      });
      const sounds: Buffer[] = [];
      for (const sentence of spokenSentences(answer.text, answer.language)) {
        const sound = await speaking.speak(sentence, answer.language);
        signal.throwIfAborted();
        if (sound) sounds.push(sound);
      }
      if (speaking.outcome.fallback) voice.onFallback?.('speech', speaking.outcome.fallback);
      if (sounds.length === 0) throw problem('speech-unavailable');
      return encodeSpeech(sounds, signal);
    },
  };
}
