/** What describes pictures, by the settings: a model of a folder, or nothing, and then Quarry's own describer does. */
import fs from 'node:fs';
import path from 'node:path';
import { createLocalDescriber, type LocalDescriber } from './local-describer.ts';

/** The folder of `MODELS_DIR` that a picture-embedding model lies in. */
const PICTURE_MODEL = 'picture-embedding';

export async function createPictureModel(modelsDir: string | undefined): Promise<LocalDescriber | undefined> {
  const folder = modelsDir && path.join(modelsDir, PICTURE_MODEL);
  return folder && fs.existsSync(folder) ? createLocalDescriber(folder) : undefined;
}
