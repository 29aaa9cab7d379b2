/** Assembles speech: who speaks, who transcribes, and the route of spoken answers. */
import path from 'node:path';
import { openSpeaker } from '@quarry/speech';
import type { CoreParts, OpenExtra } from '../server-extra.ts';
import { createAnswerSpeech } from './answer-speech.ts';
import { answerSpeechRoutes } from './answer-speech-routes.ts';
import { createVoice } from './create-voice.ts';
import { createEmbeddedSpeaker, createEnglishTranscriber, deleteLanguageModels } from './embedded-voices.ts';
import { createTranscribers } from './open-transcribers.ts';
import { createRemoteSpeaker } from './remote-speaker.ts';

/** @throws LocalModelError when a model folder exists but cannot be used. */
export async function openSpeech(core: CoreParts): Promise<OpenExtra> {
  const { config, catalog, conversations, onError, onFallback } = core;
  const transcribers = await createTranscribers(config.transcription);
  const folder = path.join(config.dataDir, 'hearing', core.databaseKey);
  const english = createEnglishTranscriber({ catalog, folder });
  const speaker = openSpeaker();
  const voice = createVoice({
    speakers: {
      provider: config.speech && createRemoteSpeaker(config.speech),
      embedded: speaker ? createEmbeddedSpeaker(speaker) : undefined,
    },
    transcribers: [...transcribers, ...(english ? [english] : [])],
    onFallback,
    onError,
  });
  const answerSpeech = createAnswerSpeech({ conversations, voice });
  return {
    routes: ({ access }) => [answerSpeechRoutes({ answerSpeech, access })],
    chat: { voice },
    onStoreDeleted: (storeId) => deleteLanguageModels(folder, storeId),
    close: () => speaker?.close(),
  };
}
