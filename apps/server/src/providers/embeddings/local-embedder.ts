/**
 * A sentence embedding model from a local folder: `config.json`, `tokenizer.json` and `onnx/model.onnx`, as such models
 * are published.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { Embedder } from '../../modules/search/index.ts';
import { openLocalModel } from '../local-models.ts';

const BATCH = 16;

/** @param folder of the model. @throws LocalModelError saying what is missing. */
export async function createLocalEmbedder(folder: string): Promise<Embedder> {
  const extract = await openLocalModel<Extractor>('feature-extraction', folder);

  return {
    id: `local-${fingerprint(folder)}`,
    batchSize: BATCH,
    async embed(texts) {
      const output = await extract([...texts], { pooling: 'mean', normalize: true });
      const [count = 0, dimensions = 0] = output.dims;
      // oxlint-disable-next-line typescript/consistent-type-assertions -- the optional package types the numbers of every kind of tensor
      const numbers = Float32Array.from(output.data as ArrayLike<number>);
      return Array.from({ length: count }, (_, row) => numbers.slice(row * dimensions, (row + 1) * dimensions));
    },
  };
}

/** Identifies a model without reading hundreds of megabytes. */
function fingerprint(folder: string): string {
  const weights = path.join(folder, 'onnx');
  const sizes = fs.existsSync(weights)
    ? fs.readdirSync(weights).map((name) => `${name} ${fs.statSync(path.join(weights, name)).size}`)
    : [];
  return createHash('sha256')
    .update(fs.readFileSync(path.join(folder, 'config.json')))
    .update(sizes.sort().join('\n'))
    .digest('hex')
    .slice(0, 16);
}

type Extractor = (
  texts: string[],
  options: { pooling: 'mean'; normalize: boolean },
) => Promise<{ dims: number[]; data: ArrayLike<unknown> }>;
