/** What hears recordings besides the embedded recogniser, by the settings: an endpoint, a local model, or nothing. */
import fs from 'node:fs';
import path from 'node:path';
import type { Transcriber } from '../../modules/chat/index.ts';
import { createLocalTranscriber } from './local-transcriber.ts';
import { createRemoteTranscriber, type RemoteTranscriberOptions } from './remote-transcriber.ts';

/** The folder of `MODELS_DIR` that a model of the Whisper family lies in. */
const HEARING_MODEL = 'speech-recognition';

export interface TranscriptionSettings {
  remote: RemoteTranscriberOptions | undefined;
  modelsDir: string | undefined;
}

/** In the order in which they are asked. */
export async function createTranscribers({ remote, modelsDir }: TranscriptionSettings): Promise<Transcriber[]> {
  const folder = modelsDir && path.join(modelsDir, HEARING_MODEL);
  return [
    ...(remote ? [createRemoteTranscriber(remote)] : []),
    ...(folder && fs.existsSync(folder) ? [await createLocalTranscriber(folder)] : []),
  ];
}
