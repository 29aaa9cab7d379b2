/** Speaks an earlier answer on demand, as one compressed file. */
import { MESSAGE_ID_PREFIX, problem } from '@quarry/contract';
import { encodeSpeech } from '@quarry/speech';
import type { ChatVoice, ConversationRepository } from '../../modules/chat/index.ts';

export interface AnswerSpeech {
  /**
   * @param owner the visitor; only answers to this visitor are spoken. @param messageId with or without its prefix.
   * @returns a file of `SPEECH_FILE_TYPE`. @throws `message-not-found` or `speech-unavailable`.
   */
  speak(owner: string, messageId: string, signal: AbortSignal): Promise<Buffer>;
}

interface AnswerSpeechParts {
  conversations: Pick<ConversationRepository, 'answerOf'>;
  voice: Pick<ChatVoice, 'speak'>;
}

export function createAnswerSpeech({ conversations, voice }: AnswerSpeechParts): AnswerSpeech {
  return {
    async speak(owner, messageId, signal) {
      const id = messageId.startsWith(MESSAGE_ID_PREFIX) ? messageId.slice(MESSAGE_ID_PREFIX.length) : messageId;
      const answer = await conversations.answerOf(owner, id);
      if (!answer) throw problem('message-not-found');

      // If no model was allowed to answer the message, no provider may speak it.
      const { sounds: spoken } = voice.speak(answer, signal);
      const sounds: Buffer[] = [];
      for await (const { audio } of spoken) sounds.push(audio);
      signal.throwIfAborted();
      if (sounds.length === 0) throw problem('speech-unavailable');
      return encodeSpeech(sounds, signal);
    },
  };
}
