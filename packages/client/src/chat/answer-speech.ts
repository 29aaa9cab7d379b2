/** Loads the audio of an answer into its message on demand. */
import type { Fetch } from '../calls/fetch.ts';
import { fetchSpeech } from '../calls/speech.ts';
import type { WritableObservable } from '../observable.ts';
import type { ChatMessage } from './chat-message.ts';
import type { ChatState } from './chat-state.ts';
import { waveformOfFile } from './waveform.ts';

interface AnswerSpeechParts {
  fetch: Fetch;
  state: WritableObservable<ChatState>;
  addressOf: (file: Blob) => string;
}

export interface AnswerSpeech {
  /** Fetches the audio of an answer and adds it to the message. A failure is logged and shown there. */
  load(messageId: string): Promise<void>;
  /** Aborts all pending loads. */
  stop(): void;
}

export function createAnswerSpeech({ fetch, state, addressOf }: AnswerSpeechParts): AnswerSpeech {
  let underWay = new AbortController();

  const find = (messageId: string) => state.getSnapshot().messages.find(({ id }) => id === messageId);

  /** Changes the message's current version, because it may have been liked in the meantime. */
  function change(messageId: string, fields: Pick<ChatMessage, 'speech' | 'audioUrl' | 'audioWaveform'>) {
    const present = state.getSnapshot();
    const messages = present.messages.map((message) => {
      if (message.id !== messageId) return message;
      const { speech: _, ...rest } = message;
      return { ...rest, ...fields };
    });
    state.set({ ...present, messages });
  }

  return {
    async load(messageId) {
      const message = find(messageId);
      if (!message?.speech || message.speech === 'loading' || !message.backendMessageId) return;
      const { signal } = underWay;
      change(messageId, { speech: 'loading' });
      try {
        const file = await fetchSpeech(message.backendMessageId, { fetch, signal });
        const audioWaveform = await waveformOfFile(file);
        if (signal.aborted) return;
        change(messageId, { audioUrl: addressOf(file), ...(audioWaveform && { audioWaveform }) });
      } catch (error) {
        if (signal.aborted) return;
        console.error('The answer cannot be spoken.', error);
        change(messageId, { speech: 'failed' });
      }
    },
    stop() {
      underWay.abort();
      underWay = new AbortController();
    },
  };
}
