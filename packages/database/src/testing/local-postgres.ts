/** A PostgreSQL server for one test run, from Debian's package, in a temporary directory with its own socket. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export const POSTGRES_MISSING = 'PostgreSQL is not installed here (Debian: apt-get install postgresql); skipped.';

export interface LocalPostgres {
  url: string;
  /** Stops the server for a restart; its data are kept. */
  halt(): Promise<void>;
  /** Starts a stopped server again. */
  resume(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

/** Starts a server; returns null when PostgreSQL is not installed. */
export async function startPostgres(): Promise<LocalPostgres | null> {
  const programs = findPrograms();
  if (!programs) return null;
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-pg-'));
  const as = unprivileged(directory);
  if (as === null) return null;
  const data = path.join(directory, 'data');
  execFileSync(
    path.join(programs, 'initdb'),
    ['-D', data, '-U', 'quarry', '--auth=trust', '-E', 'UTF8', '--locale=C'],
    {
      ...as,
      stdio: 'ignore',
    },
  );
  async function launch(): Promise<ChildProcess> {
    const server = spawn(
      path.join(programs ?? '', 'postgres'),
      ['-D', data, '-k', directory, '-c', 'listen_addresses=', '-F'],
      { ...as, stdio: 'ignore' },
    );
    await waitUntilReady(path.join(data, 'postmaster.pid'), () => server.exitCode);
    return server;
  }
  let server = await launch();
  const halt = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  };
  return {
    url: `postgresql://quarry@localhost/postgres?host=${encodeURIComponent(directory)}`,
    halt,
    async resume() {
      server = await launch();
    },
    async stop() {
      if (server.exitCode === null) await halt();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const folders = fs.existsSync(debian)
    ? fs.readdirSync(debian).map((version) => path.join(debian, version, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(path.delimiter);
  return (
    [...folders, ...onPath].find((folder) =>
      ['initdb', 'postgres'].every((p) => fs.existsSync(path.join(folder, p))),
    ) ?? null
  );
}

/** PostgreSQL refuses to run as root, so as root it runs as Debian's `postgres` user. */
function unprivileged(directory: string): { uid?: number; gid?: number } | null {
  if (process.getuid?.() !== 0) return {};
  const entry = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((line) => /^(postgres|nobody):/.test(line));
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (!uid || !gid) return null;
  fs.chownSync(directory, Number(uid), Number(gid));
  return { uid: Number(uid), gid: Number(gid) };
}

/** The socket exists before the server accepts connections; the status file's last line says when it does. */
async function waitUntilReady(statusFile: string, exitCode: () => number | null): Promise<void> {
  const deadline = Date.now() + 30_000;
  const isReady = () => fs.existsSync(statusFile) && /^ready\s*$/m.test(fs.readFileSync(statusFile, 'utf8'));
  while (!isReady()) {
    if (exitCode() !== null || Date.now() > deadline) throw new Error('The test PostgreSQL did not start.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
