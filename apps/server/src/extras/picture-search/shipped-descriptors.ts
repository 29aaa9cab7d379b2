/** Descriptors that come with an example, so that its thousands of pictures need not be described at start. */
import fs from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { type KeptDescriptor, recordsIn } from './descriptor-files.ts';

export interface ShippedHead {
  /** Which describer made them. */
  describer: string;
  /** A hash over some of the drawings that they were made of. */
  drawings: string;
  /** Bytes of records, store after store. */
  stores: { id: string; bytes: number }[];
}

/** @param file made by the describer. Nothing is read without one, or when another describer is in use. */
export function readShipped(describerId: string, file: string | undefined): (storeId: string) => KeptDescriptor[] {
  let byStore: Map<string, Buffer> | undefined;
  return (storeId) => {
    byStore ??= file === undefined ? new Map<string, Buffer>() : unpack(describerId, file);
    const bytes = byStore.get(storeId);
    return bytes ? recordsIn(bytes) : [];
  };
}

function unpack(describerId: string, file: string): Map<string, Buffer> {
  if (!fs.existsSync(file)) return new Map();
  const bytes = brotliDecompressSync(fs.readFileSync(file));
  const headLength = bytes.readUInt32LE();
  const head: ShippedHead = JSON.parse(bytes.toString('utf8', 4, 4 + headLength));
  if (head.describer !== describerId) return new Map();
  let at = 4 + headLength;
  return new Map(
    head.stores.map(({ id, bytes: length }) => {
      at += length;
      return [id, bytes.subarray(at - length, at)];
    }),
  );
}
