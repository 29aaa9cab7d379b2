/**
 * Runs models from local folders with a package that is too large for the default installation (`npm run local-models`
 * installs it). Nothing is ever downloaded.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

export class LocalModelError extends Error {
  override name = 'LocalModelError';
}

const PACKAGE = '@huggingface/transformers';

/** The parts of the package that are used here. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(task: string, model: string, options: { dtype: string }): Promise<unknown>;
}

/**
 * @param folder of the model. The caller states the pipeline's type, which the package does not provide.
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
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the optional package does not type its pipelines
    return (await pipeline(task, path.basename(folder), { dtype: 'fp32' })) as Pipeline;
  } catch (error) {
    throw new LocalModelError(`The model in ${folder} cannot be loaded: ${String(error)}`);
  }
}

/** An id of the model in a folder, from its configuration and the sizes of its files; the weights are not read. */
export function localModelId(folder: string): string {
  const weights = path.join(folder, 'onnx');
  const sizes = fs.existsSync(weights)
    ? fs.readdirSync(weights).map((name) => `${name} ${fs.statSync(path.join(weights, name)).size}`)
    : [];
  const hash = createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'config.json')))
    .update(sizes.sort().join('\n'))
    .digest('hex');
  return `local-${hash.slice(0, 16)}`;
}

async function loadPackage(): Promise<Transformers> {
  // A variable, so that neither the bundler nor the type checker requires the optional package.
  const name: string = PACKAGE;
  try {
    const loaded: Transformers = await import(name);
    return loaded;
  } catch (error) {
    throw new LocalModelError(
      `A model folder is set, but ${PACKAGE} is not installed. Run \`npm run local-models\` once. (${String(error)})`,
    );
  }
}
