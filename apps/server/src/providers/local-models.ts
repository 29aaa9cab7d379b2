/**
 * Models from folders on this machine, run by a package that is large and therefore no part of a usual installation
 * (`npm run local-models` adds it). Nothing is ever downloaded.
 */
import fs from 'node:fs';
import path from 'node:path';

export class LocalModelError extends Error {
  override name = 'LocalModelError';
}

const PACKAGE = '@huggingface/transformers';

/** The few parts of the package that are used here. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(task: string, model: string, options: { dtype: string }): Promise<unknown>;
}

/**
 * @param folder holds the model. The caller names the pipeline's form, which the package does not tell.
 * @throws LocalModelError saying what is missing.
 */
export async function openLocalModel<Pipeline>(task: string, folder: string): Promise<Pipeline> {
  if (!fs.existsSync(path.join(folder, 'config.json'))) {
    throw new LocalModelError(`There is no model in ${folder}: config.json is missing.`);
  }
  const { env, pipeline } = await loadPackage();
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = path.dirname(folder);
  env.useFSCache = false;
  try {
    return (await pipeline(task, path.basename(folder), { dtype: 'fp32' })) as Pipeline;
  } catch (error) {
    throw new LocalModelError(`The model in ${folder} cannot be loaded: ${String(error)}`);
  }
}

async function loadPackage(): Promise<Transformers> {
  // A variable, so that neither the bundler nor the type checker asks for a package that may be absent.
  const name: string = PACKAGE;
  try {
    return (await import(name)) as Transformers;
  } catch (error) {
    throw new LocalModelError(
      `A model folder is set, but ${PACKAGE} is not installed. Run \`npm run local-models\` once. (${String(error)})`,
    );
  }
}
