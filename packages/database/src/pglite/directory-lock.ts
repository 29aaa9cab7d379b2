/**
 * A lock that allows one process per data directory.
 *
 * PGlite takes no lock, and two processes on one directory corrupt it silently. The process listens on a local socket
 * while it owns the directory: the operating system closes it with the process, so a `kill -9` leaves no lock behind.
 * On Linux the socket is in the abstract namespace (named by device and inode, so a second path to the same directory
 * is detected); elsewhere it is a socket file, checked by connecting to it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';

export class DataDirectoryInUseError extends Error {
  override name = 'DataDirectoryInUseError';
  constructor(directory: string, holder: string) {
    super(
      `The data directory ${directory} is already in use${holder}. Stop that process, start this one with another DATA_DIR, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

export interface DirectoryLock {
  release(): Promise<void>;
}

export async function lockDirectory(directory: string): Promise<DirectoryLock> {
  makeDirectory(directory);
  fs.chmodSync(directory, 0o700);
  const real = fs.realpathSync(directory);
  const note = path.join(real, 'lock.json');
  const address = lockAddress(real);

  const server = await listen(address).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    if (process.platform === 'linux' || process.platform === 'win32' || (await answers(address))) {
      throw new DataDirectoryInUseError(real, holderNoted(note));
    }
    // A socket file without a listener is left over from a killed process.
    fs.unlinkSync(address);
    return listen(address);
  });
  try {
    const holder = { pid: process.pid, host: os.hostname(), since: new Date().toISOString() };
    fs.writeFileSync(note, JSON.stringify(holder), { mode: 0o600 });
  } catch (error) {
    server.close();
    throw error;
  }
  return {
    async release() {
      fs.rmSync(note, { force: true });
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/**
 * Creates each level separately: where a directory cannot be created, as under /proc, Node.js's recursive `mkdir` never
 * returns.
 */
function makeDirectory(directory: string): void {
  if (fs.existsSync(directory)) return;
  makeDirectory(path.dirname(directory));
  try {
    fs.mkdirSync(directory, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

function lockAddress(directory: string): string {
  const { dev, ino } = fs.statSync(directory);
  const key = `quarry-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${key}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\${key}`;
  return path.join(os.tmpdir(), `${key}.sock`);
}

function listen(address: string): Promise<net.Server> {
  return new Promise((resolve, reject) => {
    const server = net.createServer((connection) => connection.destroy());
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = net.connect(address);
    connection.once('connect', () => {
      connection.destroy();
      resolve(true);
    });
    connection.once('error', () => resolve(false));
  });
}

function holderNoted(note: string): string {
  try {
    const { pid, host, since } = JSON.parse(fs.readFileSync(note, 'utf8'));
    return ` by process ${pid} on ${host} since ${since}`;
  } catch {
    return '';
  }
}
