/** Converts start errors to messages that name the setting to fix. Other errors are unchanged. */
import { databaseFault } from '@quarry/database';
import type { Config } from '../config.ts';
import { ConfigError } from '../config.ts';
import { plainMessage } from '../logged-error.ts';

/**
 * SQL states of a reachable server that refuses access: authentication failure, missing database, missing privilege.
 */
const REFUSED_STATES = /^(?:28...|3D000|42501)$/;
const UNUSABLE_FOLDER = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'ENOSPC', 'ENAMETOOLONG']);
const UNUSABLE_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EINVAL']);

/** @returns a `ConfigError` naming DATABASE_URL or DATA_DIR, or the error itself. */
export function databaseProblem(error: unknown, { dataDir, databaseUrl }: Pick<Config, 'dataDir' | 'databaseUrl'>) {
  const code = codeOf(error);
  if (databaseUrl) {
    const isRefused = REFUSED_STATES.test(codeOf(error instanceof Error && error.cause ? error.cause : error));
    if (!isRefused && !databaseFault(error)) return error;
    // The URL is not repeated: it may contain a password.
    return new ConfigError(
      `DATABASE_URL: the database cannot be used (${plainMessage(error)}). Check host, port, user, password and database name, and that PostgreSQL runs.`,
    );
  }
  if (!UNUSABLE_FOLDER.has(code)) return error;
  return new ConfigError(
    `DATA_DIR: ${dataDir} cannot be used (${plainMessage(error)}). Name a folder that this user may create and write to.`,
  );
}

/** @returns a `ConfigError` naming HOST or PORT, or the error itself. */
export function listenProblem(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>) {
  const code = codeOf(error);
  if (UNUSABLE_HOST.has(code)) {
    return new ConfigError(
      `HOST: ${host} is no address of this machine (${code}). Use 127.0.0.1 for this machine alone, or 0.0.0.0 for all its networks.`,
    );
  }
  if (code === 'EACCES') {
    return new ConfigError(`PORT: ${port} may not be used by this user (EACCES). Use a port above 1023.`);
  }
  return error;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
