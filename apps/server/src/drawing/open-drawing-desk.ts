/**
 * The server's side of the drawing process: starts it with the first picture, and anew after it has broken down. A
 * picture that broke it fails alone; the others that were waiting are asked again.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Product } from '@quarry/contract';
import type { DrawingReply, DrawingRequest } from './messages.ts';

/** A picture that nobody has drawn by then will not come. */
const DRAW_WITHIN_MS = 30_000;

interface Waiting {
  request: DrawingRequest;
  resolve(picture: Buffer): void;
  reject(error: Error): void;
}

export interface DrawingDesk {
  /** WebP bytes of one view of a product. */
  draw(product: Product, view: number): Promise<Buffer>;
  close(): void;
}

export function openDrawingDesk(entry: string = drawingProcess()): DrawingDesk {
  const waiting: Waiting[] = [];
  let artist: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let isClosed = false;

  /** One picture at a time: so it is known which one broke the process. */
  function next(): void {
    const [first] = waiting;
    if (!first || isClosed) return;
    artist ??= start();
    artist.send(first.request);
    timer = setTimeout(() => artist?.kill('SIGKILL'), DRAW_WITHIN_MS);
  }

  function settle(reply: DrawingReply): void {
    clearTimeout(timer);
    const first = waiting.shift();
    if (first && 'picture' in reply) first.resolve(Buffer.from(reply.picture));
    else first?.reject(new Error(`The picture was not drawn: ${'error' in reply ? reply.error : 'no reply'}`));
    next();
  }

  function start(): ChildProcess {
    const execArgv = entry.endsWith('.ts') ? ['--import', 'tsx'] : [];
    const child = fork(entry, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('message', settle);
    child.on('exit', () => {
      if (artist !== child || isClosed) return;
      artist = undefined;
      settle({ id: 0, error: 'the drawing process broke down.' });
    });
    // An idle artist keeps nobody from leaving.
    child.unref();
    child.channel?.unref();
    return child;
  }

  return {
    draw(product, view) {
      return new Promise((resolve, reject) => {
        waiting.push({ request: { id: ++lastId, product, view }, resolve, reject });
        if (waiting.length === 1) next();
      });
    },
    close() {
      isClosed = true;
      clearTimeout(timer);
      artist?.kill('SIGKILL');
      for (const { reject } of waiting.splice(0)) reject(new Error('The server is closing.'));
    },
  };
}

/** In a built server a bundle of its own beside the main one, from source the file itself. */
function drawingProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './drawing-process.ts' : './drawing-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
