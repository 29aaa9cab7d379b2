/** `quarry backup` and `quarry restore`: consistent copies of the embedded database, made while the server runs. */
import path from 'node:path';
import { BackupError, type BackupManifest, DataDirectoryInUseError, restoreRecord } from '@quarry/database';
import { type Command, CommandError } from './command.ts';
import type { CommandIo, ExitCode } from './command-io.ts';

export const backupCommand: Command<{ to: string }> = async ({ to }, io, { record }) => {
  const target = path.resolve(io.cwd, to);
  const manifest = await record.backUp(target).catch(asCommandError);
  await io.out(`Wrote a backup of the database to ${target}: ${extentOf(manifest)}.`);
  return 0;
};

/** Runs while no process has the data directory open, so it gets the directory instead of the services. */
export async function restoreCommand(
  { from }: { from: string },
  io: Pick<CommandIo, 'cwd' | 'out'>,
  { dataDir, databaseUrl }: { dataDir: string; databaseUrl: string | undefined },
): Promise<ExitCode> {
  if (databaseUrl) {
    throw new CommandError(
      'DATABASE_URL is set: restore a PostgreSQL database with its own tools, such as pg_restore.',
    );
  }
  const source = path.resolve(io.cwd, from);
  const manifest = await restoreRecord(source, dataDir).catch(asCommandError);
  await io.out(`Restored the database of ${manifest.created_at} to ${dataDir}: ${extentOf(manifest)}.`);
  return 0;
}

function asCommandError(error: unknown): never {
  if (error instanceof BackupError) throw new CommandError(error.message);
  if (error instanceof DataDirectoryInUseError) throw new CommandError(error.message);
  throw error;
}

function extentOf({ files }: BackupManifest): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return `${files.length} files, ${(bytes / 1024 ** 2).toFixed(1)} MB`;
}
