/**
 * Writes a sentence embedding model of a few hundred bytes in the published format (`config.json`, `tokenizer.json`,
 * `onnx/model.onnx`), for tests of model loading: a lookup table of word vectors. ONNX files are protocol buffers;
 * field numbers are those of onnx.proto3 (onnx/onnx on GitHub).
 */
import fs from 'node:fs';
import path from 'node:path';

type Bytes = Uint8Array;

function varint(value: number): number[] {
  const bytes = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest & 127) | 128);
    rest >>>= 7;
  }
  return [...bytes, rest];
}

export const whole = (field: number, value: number): Bytes =>
  Uint8Array.from([...varint(field << 3), ...varint(value)]);

export function message(field: number, ...parts: (Bytes | string)[]): Bytes {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([Uint8Array.from([...varint((field << 3) | 2), ...varint(body.length)]), body]);
}

export const FLOAT = 1;
const INT64 = 7;

/** A named input or output with named or fixed dimensions. */
export function valueInfo(field: number, name: string, type: number, dimensions: (string | number)[]): Bytes {
  const shape = dimensions.map((one) => message(1, typeof one === 'string' ? message(2, one) : whole(1, one)));
  return message(field, message(1, name), message(2, message(1, whole(1, type), message(2, ...shape))));
}

/** `words` in order of their token numbers, each with its vector; all of one length. */
export function writeTinyModel(folder: string, words: Record<string, number[]>): void {
  const names = ['[PAD]', '[UNK]', ...Object.keys(words)];
  const size = Object.values(words)[0]?.length ?? 0;
  const table = Float32Array.from([...Array.from({ length: 2 * size }, () => 0), ...Object.values(words).flat()]);

  const graph = message(
    7,
    message(1, message(1, 'table'), message(1, 'input_ids'), message(2, 'last_hidden_state'), message(4, 'Gather')),
    message(2, 'graph'),
    message(
      5,
      whole(1, names.length),
      whole(1, size),
      whole(2, FLOAT),
      message(8, 'table'),
      message(9, new Uint8Array(table.buffer)),
    ),
    valueInfo(11, 'input_ids', INT64, ['batch', 'length']),
    valueInfo(11, 'attention_mask', INT64, ['batch', 'length']),
    valueInfo(12, 'last_hidden_state', FLOAT, ['batch', 'length', size]),
  );
  const model = Buffer.concat([whole(1, 8), message(2, 'tiny'), graph, message(8, message(1, ''), whole(2, 17))]);

  fs.mkdirSync(path.join(folder, 'onnx'), { recursive: true });
  fs.writeFileSync(path.join(folder, 'onnx/model.onnx'), model);
  const write = (name: string, content: object) => fs.writeFileSync(path.join(folder, name), JSON.stringify(content));
  write('config.json', { model_type: 'bert', architectures: ['BertModel'], hidden_size: size });
  write('tokenizer_config.json', { tokenizer_class: 'BertTokenizer', model_max_length: 64, pad_token: '[PAD]' });
  write('tokenizer.json', {
    version: '1.0',
    added_tokens: names.slice(0, 2).map((content, id) => ({ id, content, special: true })),
    normalizer: { type: 'Lowercase' },
    pre_tokenizer: { type: 'Whitespace' },
    post_processor: null,
    decoder: null,
    model: {
      type: 'WordPiece',
      unk_token: '[UNK]',
      continuing_subword_prefix: '##',
      max_input_chars_per_word: 100,
      vocab: Object.fromEntries(names.map((name, id) => [name, id])),
    },
  });
}
