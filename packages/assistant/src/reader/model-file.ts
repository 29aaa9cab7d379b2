/**
 * Reads the file of weights that `training/reader` writes: the length of the header in 32 bits, the header, the table as
 * int8 (a row a feature), then all other tensors as float32.
 */
import fs from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';

const Header = z.object({
  width: z.number().int().positive(),
  hidden: z.number().int().positive(),
  rows: z.number().int().positive(),
  tensors: z.array(z.tuple([z.string(), z.array(z.number().int().positive())])),
});

export interface Model {
  /** Numbers of a row of the table. */
  width: number;
  /** Numbers of a state of the recurrent layer in one direction. */
  hidden: number;
  table: Int8Array;
  /** @throws Error when the file has no such tensor. */
  tensor(name: string): Float32Array;
}

/** @throws Error when the bytes are not such a file. */
export function parseModel(bytes: Uint8Array): Model {
  // The numbers are little-endian and aligned from the beginning of the buffer.
  const { buffer } = new Uint8Array(bytes);
  const size = new DataView(buffer).getUint32(0, true);
  const header = Header.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, 4, size))));
  const table = new Int8Array(buffer, 4 + size, header.rows * header.width);
  const tensors = new Map<string, Float32Array>();
  let at = 4 + size + table.length;
  for (const [name, shape] of header.tensors) {
    const length = shape.reduce((product, side) => product * side, 1);
    tensors.set(name, new Float32Array(buffer, at, length));
    at += length * Float32Array.BYTES_PER_ELEMENT;
  }
  const tensor = (name: string): Float32Array => {
    const found = tensors.get(name);
    if (found === undefined) throw new Error(`The reader's weights have no tensor "${name}".`);
    return found;
  };
  return { width: header.width, hidden: header.hidden, table, tensor };
}

/** The weights that come with Quarry. They are beside this file and, in a build, beside the bundle. */
export function readTrainedModel(): Model {
  return parseModel(brotliDecompressSync(fs.readFileSync(new URL('./reader-data/weights.br', import.meta.url))));
}
