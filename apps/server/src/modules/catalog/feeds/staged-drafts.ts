/**
 * Stores drafts on disk between the two passes of an import: the first pass reads the whole feed and changes nothing, so
 * that a file that is truncated in its last line does not change the catalogue.
 */
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

const PREFIX = 'quarry-import-';
/** In milliseconds; longer than any import. Older files were left by a killed process. */
const LEFT_AFTER_MS = 24 * 60 * 60 * 1000;

export interface StagedRecords<Item> {
  readonly size: number;
  add(record: Item): Promise<void>;
  /** Everything that was added, in order, one at a time. Ends the adding. */
  readBack(): AsyncGenerator<Item>;
  remove(): Promise<void>;
}

/** @param directory in which the file lies while it is needed. */
export async function stageRecords<Item>(directory: string): Promise<StagedRecords<Item>> {
  await mkdir(directory, { recursive: true });
  await removeLeftovers(directory);
  const folder = await mkdtemp(path.join(directory, PREFIX));
  const file = path.join(folder, 'staged.ndjson');
  const writer = createWriteStream(file, { mode: 0o600 });
  // A full disk is reported by the next `add` or by `readBack`.
  let failure: Error | null = null;
  writer.on('error', (error) => {
    failure = error;
  });
  let size = 0;

  return {
    get size() {
      return size;
    },
    async add(record) {
      if (failure) throw failure;
      size += 1;
      if (!writer.write(`${JSON.stringify(record)}\n`)) await once(writer, 'drain');
    },
    async *readBack() {
      writer.end();
      if (!writer.writableFinished) await once(writer, 'finish');
      for await (const line of createInterface({
        input: createReadStream(file),
        crlfDelay: Number.POSITIVE_INFINITY,
      })) {
        const record: Item = JSON.parse(line);
        yield record;
      }
    },
    async remove() {
      writer.destroy();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function removeLeftovers(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!name.startsWith(PREFIX)) continue;
    const folder = path.join(directory, name);
    // Another import may be deleting its own file at the same time.
    const { mtimeMs } = (await stat(folder).catch(() => null)) ?? {};
    if (mtimeMs !== undefined && Date.now() - mtimeMs > LEFT_AFTER_MS)
      await rm(folder, { recursive: true, force: true });
  }
}
