/**
 * A reply that is being written in this process. It is written to its end whether or not somebody reads it; any number
 * of readers get its pieces, each from the place that it asks for.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type { StreamPiece } from '@quarry/contract';

/**
 * After a progress line: work follows that may keep the event loop busy, so the line is sent first. It takes a thread
 * a moment to compress it.
 */
const PROGRESS_AHEAD_MS = 5;

export interface LiveReply {
  readonly id: string;
  /** Resolves when nothing more is written; never rejects. */
  readonly ended: Promise<void>;
  /** The pieces that have been made. */
  pieces(): readonly StreamPiece[];
  /** Whether the answer was written to its end. Known once it has ended. */
  isWritten(): boolean;
  /**
   * The pieces after the first `after` ones, as they are made, to the end of the written answer.
   * @throws what the turn threw, and the signal's reason when it aborts.
   */
  read(after: number, signal: AbortSignal): AsyncGenerator<StreamPiece>;
  /** The sound that follows the written answer, for one reader; each sentence is made when it is asked for. */
  sound(): AsyncGenerator<StreamPiece>;
  stop(): void;
}

interface Writing {
  id: string;
  /** Ends with the sound after the piece with the mark `final`. */
  source: AsyncGenerator<StreamPiece>;
  /** Stops the source. */
  stop: () => void;
  /** Aborts when no client receives the audio; absent: the reply has no audio. */
  listener: AbortSignal | undefined;
  /** Called when the written answer has ended; awaited before readers are told. */
  onEnded: () => void;
}

export function writeReply({ id, source, stop, listener, onEnded }: Writing): LiveReply {
  const log: StreamPiece[] = [];
  let isEnded = false;
  let isWritten = false;
  let failure: { error: unknown } | undefined;
  const waiting = new Set<() => void>();

  function wake() {
    for (const goOn of waiting) goOn();
    waiting.clear();
  }
  /** Ends the source without its audio. */
  function silence() {
    // The generator may be making a sentence, which its own signal stops.
    source.return(undefined).catch(() => undefined);
  }

  async function write(): Promise<void> {
    try {
      for (;;) {
        const { done, value } = await source.next();
        if (done) return;
        log.push(value);
        isWritten = 'final' in value && value.final === true;
        if (isWritten) return;
        wake();
        if (value.type === 'step') await pause(PROGRESS_AHEAD_MS);
      }
    } catch (error) {
      failure = { error };
    } finally {
      isEnded = true;
      onEnded();
      wake();
      if (!listener || listener.aborted) silence();
      else listener.addEventListener('abort', silence, { once: true });
    }
  }

  return {
    id,
    ended: write(),
    pieces: () => log,
    isWritten: () => isWritten,
    async *read(after, signal) {
      let next = after;
      signal.addEventListener('abort', wake, { once: true });
      try {
        for (;;) {
          signal.throwIfAborted();
          const piece = log[next];
          if (piece) {
            next += 1;
            yield piece;
          } else if (isEnded) {
            if (failure) throw failure.error;
            return;
          } else await new Promise<void>((resolve) => waiting.add(resolve));
        }
      } finally {
        signal.removeEventListener('abort', wake);
      }
    },
    async *sound() {
      if (!listener || listener.aborted || !isWritten) return;
      try {
        yield* source;
      } finally {
        listener.removeEventListener('abort', silence);
      }
    },
    stop,
  };
}
