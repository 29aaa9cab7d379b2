/**
 * Indexes and vectors on disk: `{directory}/{store}/{catalogue version}.index`, and the same with `.vectors`.
 *
 * A file is renamed to its final name only after all its bytes are on disk, so a crash leaves the last complete one.
 * The content is verified when a file is opened; a damaged file is discarded and the previous one is used.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import type { IndexTask } from './build-store-index.ts';

const UNFINISHED = '.unfinished';
/** The newest, and the one before it in case the newest is damaged. */
const KEPT = 2;

export interface SnapshotFiles {
  /** Catalogue versions of the kept snapshots, newest first. */
  versions(storeId: string): Promise<number[]>;
  read(storeId: string, version: number): Promise<Uint8Array>;
  /**
   * Returns when it would survive a power cut. Older ones go, and those with a higher version too: they are of a record
   * that was set back since. One write of a store at a time.
   */
  write(storeId: string, version: number, bytes: Uint8Array): Promise<void>;
  discard(storeId: string, version: number): Promise<void>;
  /** Deletes everything that is kept of a store. */
  remove(storeId: string): Promise<void>;
}

export function openSnapshotFiles(directory: string, task: IndexTask): SnapshotFiles {
  const ending = `.${task}`;
  const folderOf = (storeId: string) => path.join(directory, storeId);
  const fileOf = (storeId: string, version: number) => path.join(folderOf(storeId), `${version}${ending}`);

  async function versions(storeId: string): Promise<number[]> {
    const names = await fs.readdir(folderOf(storeId)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
    return names
      .filter((name) => /^\d+\./.test(name) && name.endsWith(ending))
      .map((name) => Number.parseInt(name, 10))
      .sort((a, b) => b - a);
  }

  async function discard(storeId: string, version: number): Promise<void> {
    await fs.rm(fileOf(storeId, version), { force: true });
  }

  return {
    versions,
    discard,
    remove: (storeId) => fs.rm(folderOf(storeId), { recursive: true, force: true }),
    read: (storeId, version) => fs.readFile(fileOf(storeId, version)),
    async write(storeId, version, bytes) {
      const folder = folderOf(storeId);
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const unfinished = path.join(folder, `${version}${ending}-${process.pid}${UNFINISHED}`);
      const file = await fs.open(unfinished, 'w', 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await fs.rename(unfinished, fileOf(storeId, version));
      await syncFolder(folder);
      const all = await versions(storeId);
      const kept = all.filter((one) => one <= version).slice(0, KEPT);
      for (const other of all) if (!kept.includes(other)) await discard(storeId, other);
      for (const name of await fs.readdir(folder)) {
        if (name.includes(`${ending}-`) && name.endsWith(UNFINISHED))
          await fs.rm(path.join(folder, name), { force: true });
      }
    },
  };
}

/** The new name itself must reach the disk too. Windows knows no such call and needs none. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await fs.open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
