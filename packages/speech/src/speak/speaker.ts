/** The embedded speaker: selects the engine at start; each sentence is spoken by a child process. */
import type { Language } from '@quarry/contract';
import { littleEndian } from '../wav/wav.ts';
import { resample } from '../wav/resample.ts';
import { SPOKEN_LANGUAGES } from './languages/spoken-languages.ts';
import { spellOut } from './spell-out.ts';
import { findEspeakPackage, openEspeakPackage } from './espeak-package.ts';
import { createEspeakProgram, findEspeakProgram } from './espeak-program.ts';
import { createQueue, type QueueLimits } from '../queue.ts';

/** Sample rate of all speech. */
export const SPEECH_RATE = 24_000;
/** Media type of the audio: 16 bits, little-endian, mono. */
export const SPEECH_TYPE = `audio/L16;rate=${SPEECH_RATE}`;

export interface EmbeddedSpeaker {
  /** Debian's program, or the npm package. */
  readonly engine: 'program' | 'package';
  /**
   * Speaks one sentence.
   * @returns audio of type `SPEECH_TYPE`; null when nothing can be spoken.
   * @throws when the voice fails or times out, or the queue is full.
   */
  speak(sentence: string, language: Language, signal?: AbortSignal): Promise<Buffer | null>;
  close(): void;
}

export interface SpeakerOptions {
  /** Path of `espeak-ng`; null: none. Default: the first on the PATH. */
  program?: string | null;
  /** False: the package is not used even if installed. */
  usesPackage?: boolean;
  limits?: Partial<QueueLimits>;
}

/** The package speaks in one process, one sentence at a time, and takes seconds to start. */
const PACKAGE_LIMITS = { atOnce: 1, withinMs: 30_000 };

/** @returns null when no engine is available; replies then have no audio. */
export function openSpeaker({ program, usesPackage = true, limits }: SpeakerOptions = {}): EmbeddedSpeaker | null {
  const path = program === undefined ? findEspeakProgram() : program;
  const hasPackage = usesPackage && findEspeakPackage();
  if (path === null && !hasPackage) return null;
  const voice = path === null ? openEspeakPackage() : createEspeakProgram(path);
  const queue = createQueue({ ...(path === null && PACKAGE_LIMITS), ...limits });
  return {
    engine: path === null ? 'package' : 'program',
    async speak(sentence, language, signal) {
      const words = spellOut(sentence, language);
      if (words === '') return null;
      const { samples, rate } = await queue.run(
        (stop) => voice.say(words, SPOKEN_LANGUAGES[language].voice, stop),
        signal,
      );
      return littleEndian(resample(samples, rate, SPEECH_RATE));
    },
    close() {
      queue.close();
      voice.close();
    },
  };
}
