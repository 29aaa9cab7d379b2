/**
 * Backups of the embedded database: a copy of its files and a manifest with their checksums, in a folder of its own.
 * Whoever copies must keep the database from writing meanwhile; see `PgliteClient.pausedFor`.
 */
import { createHash } from 'node:crypto';
import { constants, createReadStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { lockDirectory } from './directory-lock.ts';

const RECORD = 'record';
const MANIFEST = 'backup.json';
const FORMAT = 1;

const Manifest = z.object({
  format: z.literal(FORMAT),
  created_at: z.iso.datetime(),
  /** Major version of the embedded PostgreSQL that wrote the files. */
  database_version: z.string(),
  files: z.array(
    z.object({
      /** Relative to the folder `record`, with `/`. */
      path: z.string().refine((name) => !path.isAbsolute(name) && !name.split('/').includes('..')),
      bytes: z.number().int().nonnegative(),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
  ),
});
export type BackupManifest = z.infer<typeof Manifest>;

/** What an operator can mend: a missing, damaged or foreign backup, or a folder that is in the way. */
export class BackupError extends Error {
  override name = 'BackupError';
}

/**
 * Copies the database of a data directory to `target` while `whilePaused` keeps it from writing. The folder gets its
 * name only when all files and the manifest are on disk.
 * @param whilePaused runs its argument while nothing writes to the database; only copying is inside, not checksums.
 * @throws BackupError when `target` exists.
 */
export async function backUpRecord(
  dataDir: string,
  target: string,
  whilePaused: (copy: () => Promise<void>) => Promise<void>,
): Promise<BackupManifest> {
  if (await exists(target)) throw new BackupError(`${target} exists already. Name a folder that does not exist yet.`);
  const unfinished = `${target}.part`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const copy = path.join(unfinished, RECORD);
    await mkdir(unfinished, { recursive: true, mode: 0o700 });
    await whilePaused(() => copyFolder(path.join(dataDir, RECORD), copy));
    const files = await Promise.all(
      (await filesIn(copy)).map(async (name) => ({ path: name, ...(await measure(path.join(copy, name))) })),
    );
    const manifest: BackupManifest = {
      format: FORMAT,
      created_at: new Date().toISOString(),
      database_version: (await readFile(path.join(copy, 'PG_VERSION'), 'utf8')).trim(),
      files,
    };
    await writeFile(path.join(unfinished, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, {
      mode: 0o600,
      flush: true,
    });
    await syncFolder(unfinished);
    await rename(unfinished, target);
    await syncFolder(path.dirname(target));
    return manifest;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Puts the database of a backup into a data directory that has none. Every file is compared with the manifest before the
 * directory is changed.
 * @throws BackupError when the backup is incomplete or damaged, or the directory has a database.
 * @throws DataDirectoryInUseError when a process has the directory open.
 */
export async function restoreRecord(backup: string, dataDir: string): Promise<BackupManifest> {
  const manifest = await readManifest(backup);
  const source = path.join(backup, RECORD);
  for (const { path: name, bytes, sha256 } of manifest.files) {
    const found = await measure(path.join(source, name)).catch((error: unknown) => {
      throw new BackupError(`${name} of the backup cannot be read.`, { cause: error });
    });
    if (found.bytes !== bytes || found.sha256 !== sha256) {
      throw new BackupError(`${name} of the backup is damaged: its checksum is not that of ${MANIFEST}.`);
    }
  }
  const lock = await lockDirectory(dataDir);
  const target = path.join(dataDir, RECORD);
  const unfinished = `${target}.restoring`;
  try {
    if (await exists(target)) {
      throw new BackupError(
        `${dataDir} has a database already. Move its folder ${RECORD} away, or name another DATA_DIR.`,
      );
    }
    await rm(unfinished, { recursive: true, force: true });
    await copyFolder(source, unfinished);
    await rename(unfinished, target);
    await syncFolder(dataDir);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
    await lock.release();
  }
  return manifest;
}

async function readManifest(backup: string): Promise<BackupManifest> {
  const file = path.join(backup, MANIFEST);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new BackupError(`${backup} is no finished backup: it has no readable ${MANIFEST}.`, { cause: error });
  });
  const read = Manifest.safeParse(parseJson(text));
  if (!read.success) throw new BackupError(`${file} is damaged, or was written by a newer version of Quarry.`);
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the schema refuses it like any other wrong manifest.
    return undefined;
  }
}

/** Copies files and empty folders, and syncs them. File systems that can share blocks do so, which takes no time. */
async function copyFolder(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) {
      await copyFile(source, target, constants.COPYFILE_FICLONE);
      await syncFile(target);
    }
  }
  await syncFolder(to);
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted();
}

async function measure(file: string): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let bytes = 0;
  await pipeline(createReadStream(file), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      bytes += chunk.length;
      hash.update(chunk);
    }
  });
  return { bytes, sha256: hash.digest('hex') };
}

async function exists(name: string): Promise<boolean> {
  return access(name).then(
    () => true,
    () => false,
  );
}

async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Names in a folder are durable only after it is synced. Windows cannot open folders and needs no sync. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
