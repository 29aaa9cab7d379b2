/**
 * Decodes each recording in a separate process. Recordings come from strangers, and a damaged file can put the
 * container parser into an endless loop (one in a hundred fuzzed files did): a process can be killed, a function
 * cannot.
 */
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createQueue, type QueueLimits } from '../queue.ts';
import type { DecodeReply, DecodeRequest } from './decode-messages.ts';
import { RECORDING_MAX_BYTES, type RecordingLimits, UnreadableRecording } from './decode-recording.ts';

export interface RecordingDecoder {
  /**
   * @returns mono samples between -1 and 1 at `HEARING_RATE`.
   * @throws UnreadableRecording; another error when too many are waiting.
   */
  decode(file: Uint8Array, signal?: AbortSignal): Promise<Float32Array>;
}

interface DecoderOptions {
  recording?: Partial<RecordingLimits>;
  queue?: Partial<QueueLimits>;
  /** The process's entry point. */
  entry?: string;
}

/** Timeout; two minutes of audio take half a second. */
const WITHIN_MS = 10_000;
const MAX_WAITING = 50;
const MEGABYTES = 256;

export function createRecordingDecoder({
  recording = {},
  queue: limits,
  entry = decodeProcess(),
}: DecoderOptions = {}): RecordingDecoder {
  const queue = createQueue({ withinMs: WITHIN_MS, mostWaiting: MAX_WAITING, ...limits });
  return {
    async decode(file, signal) {
      if (file.byteLength > (recording.bytes ?? RECORDING_MAX_BYTES)) throw new UnreadableRecording('too-large');
      const reply = await queue.run(
        (stop) => ask(entry, { file: new Uint8Array(file), limits: recording }, stop),
        signal,
      );
      if ('reason' in reply) throw new UnreadableRecording(reply.reason);
      return reply.samples;
    },
  };
}

function ask(entry: string, request: DecodeRequest, stop: AbortSignal): Promise<DecodeReply> {
  return new Promise((resolve) => {
    const execArgv = [`--max-old-space-size=${MEGABYTES}`, ...(entry.endsWith('.ts') ? ['--import', 'tsx'] : [])];
    const child = fork(entry, { serialization: 'advanced', execArgv, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    const end = (reply: DecodeReply): void => {
      stop.removeEventListener('abort', giveUp);
      child.kill('SIGKILL');
      resolve(reply);
    };
    function giveUp(): void {
      end({ reason: 'broken' });
    }
    stop.addEventListener('abort', giveUp, { once: true });
    child.once('message', (reply: DecodeReply) => end(reply));
    // Out of memory, or aborted in the decoder.
    child.once('exit', giveUp);
    child.once('error', giveUp);
    child.send(request, (error) => {
      if (error) giveUp();
    });
  });
}

/** In a built server a separate bundle beside the main one, from source the file itself. */
function decodeProcess(): string {
  const file = import.meta.url.endsWith('.ts') ? './decode-process.ts' : './decode-process.js';
  return fileURLToPath(new URL(file, import.meta.url));
}
