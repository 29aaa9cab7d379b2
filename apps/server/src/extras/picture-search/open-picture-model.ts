/** Selects the picture describer by the settings: a local model, or none, and then Quarry's own is used. */
import fs from 'node:fs';
import path from 'node:path';
import { createLocalDescriber, type LocalDescriber } from './local-describer.ts';

/** The folder of a picture embedding model in `MODELS_DIR`. */
const PICTURE_MODEL = 'picture-embedding';

export async function createPictureModel(modelsDir: string | undefined): Promise<LocalDescriber | undefined> {
  const folder = modelsDir && path.join(modelsDir, PICTURE_MODEL);
  return folder && fs.existsSync(folder) ? createLocalDescriber(folder) : undefined;
}
