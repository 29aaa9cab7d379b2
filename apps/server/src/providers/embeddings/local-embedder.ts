/**
 * A sentence-embedding model from a folder on this machine: `config.json`, `tokenizer.json` and `onnx/model.onnx`, as
 * such models are published. Nothing is ever downloaded. The packages that run it are large and therefore not part of
 * a usual installation; `npm run local-models` adds them.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Embedder } from '../../modules/search/index.ts';

export class LocalModelError extends Error {
  override name = 'LocalModelError';
}

const PACKAGE = '@huggingface/transformers';
const BATCH = 16;

/** @param folder holds the model. @throws LocalModelError saying what is missing. */
export async function createLocalEmbedder(folder: string): Promise<Embedder> {
  const config = path.join(folder, 'config.json');
  if (!fs.existsSync(config)) throw new LocalModelError(`There is no model in ${folder}: config.json is missing.`);
  const { env, pipeline } = await loadPackage();
  env.allowRemoteModels = false;
  env.allowLocalModels = true;
  env.localModelPath = path.dirname(folder);
  env.useFSCache = false;
  const extract = await pipeline('feature-extraction', path.basename(folder), { dtype: 'fp32' }).catch(
    (error: unknown) => {
      throw new LocalModelError(`The model in ${folder} cannot be loaded: ${String(error)}`);
    },
  );

  return {
    id: `local-${fingerprint(folder, config)}`,
    batchSize: BATCH,
    async embed(texts) {
      const output = await extract([...texts], { pooling: 'mean', normalize: true });
      const [count = 0, dimensions = 0] = output.dims;
      const numbers = Float32Array.from(output.data as ArrayLike<number>);
      return Array.from({ length: count }, (_, row) => numbers.slice(row * dimensions, (row + 1) * dimensions));
    },
  };
}

/** Tells two models apart without reading hundreds of megabytes. */
function fingerprint(folder: string, config: string): string {
  const weights = path.join(folder, 'onnx');
  const sizes = fs.existsSync(weights)
    ? fs.readdirSync(weights).map((name) => `${name} ${fs.statSync(path.join(weights, name)).size}`)
    : [];
  return createHash('sha256')
    .update(fs.readFileSync(config))
    .update(sizes.sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** The few parts of the package that are used here. */
interface Transformers {
  env: { allowRemoteModels: boolean; allowLocalModels: boolean; localModelPath: string; useFSCache: boolean };
  pipeline(
    task: 'feature-extraction',
    model: string,
    options: { dtype: string },
  ): Promise<
    (
      texts: string[],
      options: { pooling: 'mean'; normalize: boolean },
    ) => Promise<{ dims: number[]; data: ArrayLike<unknown> }>
  >;
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
