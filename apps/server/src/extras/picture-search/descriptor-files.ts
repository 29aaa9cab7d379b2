/**
 * Stores picture descriptors on disk: one file per store, to which new descriptors are appended. Records have a fixed
 * length, so a truncated file is read up to the last complete record. Each describer has its own file.
 */
import { createHash } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** Both hashes in hex; the key is that of where the picture comes from, the other of the file itself. */
export interface KeptDescriptor {
  key: string;
  contentHash: string;
  descriptor: Int8Array;
}

export const HASH_BYTES = 8;

export interface DescriptorFile {
  /** By key. */
  read(): Promise<Map<string, KeptDescriptor>>;
  append(kept: KeptDescriptor): Promise<void>;
  /** Deletes it, after what is being appended. */
  remove(): Promise<void>;
  close(): Promise<void>;
}

/** Short, because it only needs to be unique within a store. */
export function shortHash(content: string | Uint8Array): string {
  return createHash('sha256')
    .update(content)
    .digest('hex')
    .slice(0, HASH_BYTES * 2);
}

/** @param describerId part of the file's name, so that descriptors of another describer are never read. */
export function openDescriptorFile(folder: string, storeId: string, describerId: string): DescriptorFile {
  const name = `${encodeURIComponent(storeId)}.${describerId}.pictures`;
  const file = path.join(folder, name);
  let handle: FileHandle | undefined;
  let queue: Promise<unknown> = Promise.resolve();

  async function write(kept: KeptDescriptor): Promise<void> {
    if (!handle) {
      await mkdir(folder, { recursive: true });
      handle = await open(file, 'a');
    }
    await handle.write(recordOf(kept));
  }

  async function close(): Promise<void> {
    await queue;
    await handle?.close();
    handle = undefined;
  }

  return {
    async read() {
      const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return Buffer.alloc(0);
        throw error;
      });
      return new Map(recordsIn(bytes).map((kept) => [kept.key, kept]));
    },
    append(kept) {
      const written = queue.then(() => write(kept));
      queue = written.catch(() => {});
      return written;
    },
    async remove() {
      await close();
      await rm(file, { force: true });
    },
    close,
  };
}

/** `[length of the descriptor, 16 bits][key][content][descriptor][its checksum, 8 bits]` */
export function recordOf({ key, contentHash, descriptor }: KeptDescriptor): Buffer {
  const record = Buffer.alloc(2 + 2 * HASH_BYTES + descriptor.length + 1);
  record.writeUInt16LE(descriptor.length);
  record.write(key, 2, HASH_BYTES, 'hex');
  record.write(contentHash, 2 + HASH_BYTES, HASH_BYTES, 'hex');
  record.set(new Uint8Array(descriptor.buffer, descriptor.byteOffset, descriptor.length), 2 + 2 * HASH_BYTES);
  record[record.length - 1] = checksum(record.subarray(0, -1));
  return record;
}

export function recordsIn(bytes: Buffer): KeptDescriptor[] {
  const records: KeptDescriptor[] = [];
  for (let at = 0; at + 2 <= bytes.length; ) {
    const length = bytes.readUInt16LE(at);
    const end = at + 2 + 2 * HASH_BYTES + length + 1;
    if (end > bytes.length) break;
    const body = bytes.subarray(at, end - 1);
    if (checksum(body) !== bytes[end - 1]) break;
    records.push({
      key: body.toString('hex', 2, 2 + HASH_BYTES),
      contentHash: body.toString('hex', 2 + HASH_BYTES, 2 + 2 * HASH_BYTES),
      descriptor: Int8Array.from(body.subarray(2 + 2 * HASH_BYTES), (byte) => (byte << 24) >> 24),
    });
    at = end;
  }
  return records;
}

function checksum(bytes: Uint8Array): number {
  return bytes.reduce((sum, byte) => (sum * 31 + byte) & 0xff, 7);
}
