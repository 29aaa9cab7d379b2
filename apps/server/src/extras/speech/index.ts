/** The extra "speech": answers that are spoken, and recordings that are transcribed. */
import type { ServerExtra } from '../server-extra.ts';

export const speech: ServerExtra = {
  name: 'speech',
  open: async (core) => (await import('./open-speech.ts')).openSpeech(core),
};
