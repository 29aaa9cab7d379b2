/** Selects transcribers by the settings in addition to the embedded recognizer: an endpoint, a local model, or none. */
import fs from 'node:fs';
import path from 'node:path';
import type { Transcriber } from './voice.ts';
import { createLocalTranscriber } from './local-transcriber.ts';
import { createRemoteTranscriber, type RemoteTranscriberOptions } from './remote-transcriber.ts';

/** The folder of a Whisper model in `MODELS_DIR`. */
const HEARING_MODEL = 'speech-recognition';

export interface TranscriptionSettings {
  remote: RemoteTranscriberOptions | undefined;
  modelsDir: string | undefined;
}

/** In order of preference. */
export async function createTranscribers({ remote, modelsDir }: TranscriptionSettings): Promise<Transcriber[]> {
  const folder = modelsDir && path.join(modelsDir, HEARING_MODEL);
  return [
    ...(remote ? [createRemoteTranscriber(remote)] : []),
    ...(folder && fs.existsSync(folder) ? [await createLocalTranscriber(folder)] : []),
  ];
}
