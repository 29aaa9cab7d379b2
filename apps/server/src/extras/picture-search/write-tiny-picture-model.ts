/**
 * Writes a picture embedding model of a few hundred bytes in the published format (`config.json`,
 * `preprocessor_config.json`, `onnx/model.onnx`), for tests of model loading: it returns the mean red, green and blue
 * of a picture. Field numbers are those of onnx.proto3.
 */
import fs from 'node:fs';
import path from 'node:path';
import { FLOAT, message, valueInfo, whole } from '../../providers/embeddings/write-tiny-model.ts';

const SIDE = 8;
const INTS = 7;

export function writeTinyPictureModel(folder: string): void {
  const axes = message(5, message(1, 'axes'), whole(20, INTS), whole(8, 2), whole(8, 3));
  const keepdims = message(5, message(1, 'keepdims'), whole(20, 2), whole(3, 0));
  const graph = message(
    7,
    message(1, message(1, 'pixel_values'), message(2, 'last_hidden_state'), message(4, 'ReduceMean'), axes, keepdims),
    message(2, 'graph'),
    valueInfo(11, 'pixel_values', FLOAT, ['batch', 3, SIDE, SIDE]),
    valueInfo(12, 'last_hidden_state', FLOAT, ['batch', 3]),
  );
  const model = Buffer.concat([whole(1, 8), message(2, 'tiny'), graph, message(8, message(1, ''), whole(2, 17))]);
  fs.mkdirSync(path.join(folder, 'onnx'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'onnx/model.onnx'), model);
  fs.writeFileSync(path.join(folder, 'config.json'), JSON.stringify({ model_type: 'vit', image_size: SIDE }));
  fs.writeFileSync(
    path.join(folder, 'preprocessor_config.json'),
    JSON.stringify({
      image_processor_type: 'ViTFeatureExtractor',
      do_resize: true,
      size: { height: SIDE, width: SIDE },
      do_normalize: false,
      do_rescale: true,
      rescale_factor: 1 / 255,
      resample: 2,
    }),
  );
}
