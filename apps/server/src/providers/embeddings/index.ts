/** Selects the text embedder by the settings: an endpoint, a local model, or none. */
import fs from 'node:fs';
import path from 'node:path';
import type { Embedder } from '../../modules/search/index.ts';
import { createLocalEmbedder } from './local-embedder.ts';
import { createRemoteEmbedder, type RemoteEmbedderOptions } from './remote-embedder.ts';

/** The folder of a sentence embedding model in `MODELS_DIR`. */
const TEXT_MODEL = 'text-embedding';

export interface EmbeddingsSettings {
  remote: RemoteEmbedderOptions | undefined;
  modelsDir: string | undefined;
}

export async function createEmbedder({ remote, modelsDir }: EmbeddingsSettings): Promise<Embedder | undefined> {
  if (remote) return createRemoteEmbedder(remote);
  const folder = modelsDir && path.join(modelsDir, TEXT_MODEL);
  return folder && fs.existsSync(folder) ? createLocalEmbedder(folder) : undefined;
}
