/**
 * The indexing thread: reads products, writes an index and transfers its bytes, while the server continues to search.
 */
import os from 'node:os';
import { parentPort } from 'node:worker_threads';
import { createStoreBuild, type StoreBuild } from './build-store-index.ts';
import type { IndexingReply, IndexingRequest } from './messages.ts';

/**
 * Lowers the priority of this thread below that of requests. On other systems than Linux the priority would apply to
 * the whole server.
 */
const NICENESS = 10;
if (process.platform === 'linux') os.setPriority(NICENESS);

let build: StoreBuild | undefined;

function carryOut(request: IndexingRequest): IndexingReply {
  switch (request.kind) {
    case 'begin':
      build = createStoreBuild(request.task, request.options, request.label);
      return { kind: 'done' };
    case 'rows':
      build?.add(request.rows);
      return { kind: 'done' };
    case 'finish': {
      if (!build) throw new Error('Nothing was begun.');
      const bytes = build.finish();
      build = undefined;
      return { kind: 'built', bytes };
    }
  }
}

parentPort?.on('message', (request: IndexingRequest) => {
  let reply: IndexingReply;
  try {
    reply = carryOut(request);
  } catch (error) {
    build = undefined;
    reply = { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
  // Handed over, not copied.
  const handed = reply.kind === 'built' && reply.bytes.buffer instanceof ArrayBuffer ? [reply.bytes.buffer] : [];
  parentPort?.postMessage(reply, handed);
});
