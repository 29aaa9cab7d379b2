/**
 * A sentence embedding model from a local folder: `config.json`, `tokenizer.json` and `onnx/model.onnx`, as such models
 * are published.
 */
import type { Embedder } from '../../modules/search/index.ts';
import { localModelId, openLocalModel } from '../local-models.ts';

const BATCH = 16;

/** @param folder of the model. @throws LocalModelError saying what is missing. */
export async function createLocalEmbedder(folder: string): Promise<Embedder> {
  const extract = await openLocalModel<Extractor>('feature-extraction', folder);

  return {
    id: localModelId(folder),
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

type Extractor = (
  texts: string[],
  options: { pooling: 'mean'; normalize: boolean },
) => Promise<{ dims: number[]; data: ArrayLike<unknown> }>;
