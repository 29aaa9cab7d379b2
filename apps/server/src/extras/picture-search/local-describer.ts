/**
 * A CLIP picture embedding model from a local folder: `config.json`, `preprocessor_config.json` and `onnx/model.onnx`
 * (or `onnx/vision_model.onnx`), as such models are published.
 */
import { decodePicture, type DescriptorPart, encodePng, UnreadablePictureError } from '@quarry/imaging';
import { type Describer, UnusablePictureError } from './describer.ts';
import { localModelId, openLocalModel } from '../../providers/local-models.ts';

export interface LocalDescriber extends Describer {
  parts: DescriptorPart[];
}

/** Longer side of the model's input in pixels; the model downscales further. */
const GIVEN_SIDE = 448;
/** A sample picture to determine the length of the embeddings. */
const TRIAL = { data: new Uint8Array(32 * 32 * 4).fill(200), width: 32, height: 32 };

/** @param folder of the model. @throws LocalModelError saying what is missing. */
export async function createLocalDescriber(folder: string): Promise<LocalDescriber> {
  const extract = await openLocalModel<Extractor>('image-feature-extraction', folder);

  async function embed(png: Uint8Array): Promise<Float32Array> {
    const { dims, data } = await extract(new Blob([Uint8Array.from(png)], { type: 'image/png' }));
    // oxlint-disable-next-line typescript/consistent-type-assertions -- the optional package types the numbers of every kind of tensor
    return pooled(Float32Array.from(data as ArrayLike<number>), dims);
  }

  const { length } = await embed(await encodePng(TRIAL));
  return {
    id: localModelId(folder),
    parts: [{ length, weight: 1, teaches: true }],
    async describe(bytes) {
      const pixels = await decodePicture(bytes, { maxSide: GIVEN_SIDE }).catch((error: unknown) => {
        throw error instanceof UnreadablePictureError ? new UnusablePictureError(error.message) : error;
      });
      return rounded(await embed(await encodePng(pixels)));
    },
  };
}

/** `[1, length]` is the embedding itself; `[1, places, length]` is averaged over the places. */
function pooled(data: Float32Array, dims: readonly number[]): Float32Array {
  const length = dims.at(-1) ?? 0;
  const places = data.length / length;
  return Float32Array.from({ length }, (_, n) => {
    let sum = 0;
    for (let place = 0; place < places; place += 1) sum += data[place * length + n] ?? 0;
    return sum / places;
  });
}

/** Only the direction matters; the largest number becomes 127. */
function rounded(values: Float32Array): Int8Array {
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return Int8Array.from(values, (value) => Math.round((value / largest) * 127));
}

type Extractor = (picture: Blob) => Promise<{ dims: number[]; data: ArrayLike<unknown> }>;
