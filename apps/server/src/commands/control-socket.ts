/**
 * Sends commands to a running server.
 *
 * Only one process may open the embedded database. A server that has it open listens on a socket in its data directory,
 * and the command line sends its arguments there instead of opening the database itself. One connection is one command,
 * in lines of JSON:
 *
 *   client → `{ argv, cwd }`, and `{ secret }` for every `ask`
 *   server → `{ out }`, `{ err }`, `{ warn }`, `{ progress }`, `{ ask }`, and `{ exit }` at the end
 *
 * Only the server's user may connect (mode 0600), who could also open the database.
 */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, lstat, mkdir, rm } from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { isMainThread } from 'node:worker_threads';
import { z } from 'zod';
import type { CommandIo } from './command-io.ts';
import { errorCode } from '../error-code.ts';

/** In bytes. Some systems truncate longer paths silently. */
const SOCKET_PATH_MAX = 100;

const Request = z.object({ argv: z.array(z.string()), cwd: z.string() });
const Answer = z.object({ secret: z.string() });
const Message = z.union([
  z.object({ out: z.string() }),
  z.object({ err: z.string() }),
  z.object({ warn: z.string() }),
  z.object({ progress: z.object({ label: z.string(), done: z.number(), total: z.number() }) }),
  z.object({ ask: z.string() }),
  z.object({ exit: z.number() }),
]);
type Message = z.infer<typeof Message>;

export interface ControlSocket {
  close(): Promise<void>;
}

interface ListenOptions {
  dataDir: string;
  /** Runs one command and returns its exit code. */
  run: (argv: readonly string[], io: CommandIo) => Promise<number>;
}

/** Call it only while owning the data directory: an existing socket is then left from a dead server and is replaced. */
export async function listenOnControlSocket({ dataDir, run }: ListenOptions): Promise<ControlSocket> {
  const address = await prepareAddress(dataDir);
  const isFile = process.platform !== 'win32';
  if (isFile) await rm(address, { force: true });
  const connections = new Set<net.Socket>();
  const server = net.createServer((socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy());
    serve(socket, run).catch(() => socket.destroy());
  });

  await listenPrivately(server, address);
  if (isFile) await chmod(address, 0o600);
  return {
    async close() {
      for (const socket of connections) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}

/** Creates the socket with restricted permissions from the start. Only the main thread can set the umask. */
async function listenPrivately(server: net.Server, address: string): Promise<void> {
  const mask = isMainThread ? process.umask(0o177) : undefined;
  try {
    server.listen(address);
  } finally {
    if (mask !== undefined) process.umask(mask);
  }
  await once(server, 'listening');
}

async function serve(socket: net.Socket, run: ListenOptions['run']): Promise<void> {
  const lines = linesOf(socket)[Symbol.asyncIterator]();
  const first = await lines.next();
  if (first.done) return;
  const { argv, cwd } = Request.parse(JSON.parse(first.value));
  const gone = new AbortController();
  socket.on('close', () => gone.abort());
  const send = (message: Message) => socket.destroyed || socket.write(`${JSON.stringify(message)}\n`);

  const exit = await run(argv, {
    cwd,
    signal: gone.signal,
    async out(line) {
      if (!send({ out: line })) await once(socket, 'drain', { signal: gone.signal });
    },
    err: (line) => void send({ err: line }),
    warn: (line) => void send({ warn: line }),
    progress: (progress) => void send({ progress }),
    async readSecret(prompt) {
      send({ ask: prompt });
      const answer = await lines.next();
      if (answer.done) throw new Error('The connection closed before the answer.');
      return Answer.parse(JSON.parse(answer.value)).secret;
    },
  });
  send({ exit });
  socket.end();
}

/**
 * Sends a command to the server that has the data directory open.
 * @returns its exit code, or null when no server listens there.
 */
export async function sendCommand(dataDir: string, argv: readonly string[], io: CommandIo): Promise<number | null> {
  const socket = await connect(controlAddress(dataDir));
  if (!socket) return null;
  const disconnect = () => socket.destroy();
  io.signal.addEventListener('abort', disconnect, { once: true });
  try {
    socket.write(`${JSON.stringify({ argv, cwd: io.cwd })}\n`);
    for await (const line of linesOf(socket)) {
      const message = Message.parse(JSON.parse(line));
      if ('out' in message) await io.out(message.out);
      else if ('err' in message) io.err(message.err);
      else if ('warn' in message) io.warn(message.warn);
      else if ('progress' in message) io.progress(message.progress);
      else if ('ask' in message) socket.write(`${JSON.stringify({ secret: await io.readSecret(message.ask) })}\n`);
      else return message.exit;
    }
  } finally {
    io.signal.removeEventListener('abort', disconnect);
    socket.destroy();
  }
  throw new Error(io.signal.aborted ? 'Stopped.' : 'The server ended before the command did.');
}

async function connect(address: string): Promise<net.Socket | null> {
  const socket = net.createConnection(address);
  try {
    await once(socket, 'connect');
  } catch (error) {
    socket.destroy();
    const code = errorCode(error);
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTSOCK') return null;
    throw error;
  }
  socket.on('error', () => socket.destroy());
  return socket;
}

/** A broken connection emits `close` without `end`; without this, waiting for the next line would never finish. */
function linesOf(socket: net.Socket): Interface {
  const lines = createInterface({ input: socket });
  socket.on('close', () => lines.close());
  return lines;
}

/** The socket of a data directory: inside it, or in a temporary folder named by its hash when its path is too long. */
export function controlAddress(dataDir: string): string {
  const name = createHash('sha256').update(path.resolve(dataDir)).digest('hex').slice(0, 20);
  if (process.platform === 'win32') return `\\\\.\\pipe\\quarry-${name}`;
  const inside = path.join(path.resolve(dataDir), 'control.sock');
  return Buffer.byteLength(inside) <= SOCKET_PATH_MAX
    ? inside
    : path.join(os.tmpdir(), `quarry-${os.userInfo().uid}-${name}`, 'control.sock');
}

/** A folder in the shared temporary directory must belong to our user: another user may have created it first. */
async function prepareAddress(dataDir: string): Promise<string> {
  const address = controlAddress(dataDir);
  if (process.platform === 'win32') return address;
  const folder = path.dirname(address);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (folder === path.resolve(dataDir)) return address;
  const stats = await lstat(folder);
  if (!stats.isDirectory() || stats.uid !== os.userInfo().uid || (stats.mode & 0o077) !== 0) {
    throw new Error(`${folder} is not a folder of this user alone; remove it, or set DATA_DIR to a shorter path.`);
  }
  return address;
}
