/** The process that speaks sentences with espeak-ng compiled to WebAssembly. */
import os from 'node:os';
import { ESPEAK_PACKAGE, type EspeakReply, type EspeakRequest } from './espeak-messages.ts';
import { WORDS_A_MINUTE } from './pace.ts';

/** Lower priority than shoppers' messages. */
const NICENESS = 5;
const MIDDLE_PITCH = 50;

/** The part of the package that is used here. */
interface Engine {
  readonly samplerate: number;
  rate: number;
  pitch: number;
  set_voice(name: string, language: string, variant: string): number;
  synthesize(words: string, onAudio: (audio: ArrayBuffer | Int16Array | null) => number): void;
}

os.setPriority(NICENESS);
const engine = open();

async function open(): Promise<Engine> {
  const { default: load }: { default: () => Promise<{ eSpeakNGWorker: new () => Engine }> } = await import(
    ESPEAK_PACKAGE
  );
  const { eSpeakNGWorker } = await load();
  return new eSpeakNGWorker();
}

async function answer({ id, words, voice }: EspeakRequest): Promise<EspeakReply> {
  try {
    const speaker = await engine;
    speaker.set_voice(voice, '', '');
    speaker.rate = WORDS_A_MINUTE;
    speaker.pitch = MIDDLE_PITCH;
    const parts: Int16Array[] = [];
    speaker.synthesize(words, (audio) => {
      // Copied, because the engine reuses the memory.
      if (audio) parts.push(new Int16Array(audio instanceof ArrayBuffer ? audio.slice(0) : audio));
      return 0;
    });
    const samples = new Int16Array(parts.reduce((sum, part) => sum + part.length, 0));
    let at = 0;
    for (const part of parts) {
      samples.set(part, at);
      at += part.length;
    }
    return { id, samples, rate: speaker.samplerate };
  } catch (error) {
    return { id, error: String(error) };
  }
}

process.on('message', (request: EspeakRequest) => {
  void answer(request).then((reply) => process.send?.(reply));
});
process.on('disconnect', () => process.exit());
// Ctrl-C is sent to the whole process group; the server ends this process after answering pending requests.
process.on('SIGINT', () => {});
