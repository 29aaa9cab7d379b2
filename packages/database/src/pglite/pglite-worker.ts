/**
 * Runs PGlite in a thread, so that its synchronous file access does not block the server.
 *
 * PGlite skips fsync: its file system has none and it starts with `-F`. This worker enables it, because otherwise a
 * power failure (and on some systems a kill) could lose acknowledged commits. A new database is created in a temporary
 * directory and renamed when complete, because a kill during the first start leaves a directory that cannot be opened.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite, types } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { QueryResult, WorkerReply, WorkerRequest } from './messages.ts';

const EMBEDDED_VERSION = '18';

class SyncedNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const started = await super.init(...args);
    const withFsync = (module: { NODEFS?: { stream_ops?: Record<string, unknown> } }) => {
      const operations = module.NODEFS?.stream_ops;
      if (!operations) throw new Error('PGlite changed internally: its file system has no stream operations to sync.');
      operations.fsync = (stream: { nfd?: number }) => {
        if (stream.nfd !== undefined) fs.fsyncSync(stream.nfd);
        return 0;
      };
    };
    // oxlint-disable-next-line typescript/consistent-type-assertions -- PGlite does not type what its file systems and errors hold
    const options = started.emscriptenOpts as { preRun?: unknown[] };
    // oxlint-disable-next-line typescript/consistent-type-assertions -- PGlite does not type what its file systems and errors hold
    return { ...started, emscriptenOpts: { ...options, preRun: [withFsync, ...(options.preRun ?? [])] } } as Awaited<
      ReturnType<NodeFS['init']>
    >;
  }
}

const settings = {
  fsync: 'on',
  wal_sync_method: 'fsync',
  shared_buffers: '32MB',
  max_wal_size: '64MB',
};
const startParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
];

/** Drizzle converts these types itself and expects text. */
const asText = (value: string) => value;
const parsers = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, types.INT8, 1231, 1115, 1185, 1187, 1182].map(
    (type) => [type, asText],
  ),
);

const directory: string = workerData.directory;
let database: PGlite | undefined;

async function open(): Promise<void> {
  const versionFile = path.join(directory, 'PG_VERSION');
  const version = fs.readFileSync(versionFile, 'utf8').trim();
  if (version !== EMBEDDED_VERSION) {
    throw new Error(
      `${directory} was written by PostgreSQL ${version}, this build embeds ${EMBEDDED_VERSION}. Export it with the build that wrote it and import it here.`,
    );
  }
  database = await PGlite.create({ fs: new SyncedNodeFS(directory), startParams });
}

async function create(): Promise<void> {
  if (fs.existsSync(path.join(directory, 'PG_VERSION'))) return;
  const beside = `${directory}.new`;
  fs.rmSync(beside, { recursive: true, force: true });
  fs.mkdirSync(beside, { recursive: true, mode: 0o700 });
  const fresh = await PGlite.create({ fs: new SyncedNodeFS(beside), startParams });
  await fresh.exec('checkpoint');
  await fresh.close();
  fs.rmSync(directory, { recursive: true, force: true });
  fs.renameSync(beside, directory);
  syncDirectory(path.dirname(directory));
}

/** A rename is durable only after its directory is synced. Windows cannot open directories and needs no sync. */
function syncDirectory(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = fs.openSync(folder, 'r');
  fs.fsyncSync(descriptor);
  fs.closeSync(descriptor);
}

async function run(request: WorkerRequest): Promise<QueryResult | null> {
  if (request.op === 'create') {
    await create();
    return null;
  }
  if (request.op === 'open') {
    await open();
    return null;
  }
  if (!database) throw new Error('The database is not open.');
  switch (request.op) {
    case 'query': {
      const options = { rowMode: request.asArrays ? ('array' as const) : ('object' as const), parsers };
      const { rows, fields, affectedRows } = await database.query(request.sql, request.params, options);
      return { rows, fields, ...(affectedRows !== undefined && { affectedRows }) };
    }
    case 'exec':
      await database.exec(request.sql);
      return null;
    case 'close':
      await database.exec('checkpoint');
      await database.close();
      return null;
  }
}

async function answer(request: WorkerRequest): Promise<void> {
  const reply: WorkerReply = { id: request.id };
  try {
    reply.result = await run(request);
  } catch (error) {
    // oxlint-disable-next-line typescript/consistent-type-assertions -- PGlite does not type what its file systems and errors hold
    const { message, code, detail, constraint, table } = error as NonNullable<WorkerReply['error']>;
    reply.error = {
      message,
      ...(code && { code }),
      ...(detail && { detail }),
      ...(constraint && { constraint }),
      ...(table && { table }),
    };
  }
  parentPort?.postMessage(reply);
}

parentPort?.on('message', (request: WorkerRequest) => void answer(request));
