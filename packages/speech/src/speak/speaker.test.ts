import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fromLittleEndian } from '../wav/wav.ts';
import { openEspeakPackage } from './espeak-package.ts';
import { findEspeakProgram } from './espeak-program.ts';
import { type EmbeddedSpeaker, openSpeaker, SPEECH_RATE } from './speaker.ts';

const SENTENCES = [
  ['en', 'I found 12 red dresses under $50.'],
  ['ka', 'ვიპოვე 12 წითელი კაბა 50 ₾-მდე.'],
  ['tr', '50 TL altında 12 kırmızı elbise buldum.'],
  ['ar', 'وجدت 12 فستانًا أحمر بأقل من 50 $.'],
  ['az', '50 ₼-dək 12 qırmızı paltar tapdım.'],
] as const;

const isProgramThere = findEspeakProgram() !== null;
if (!isProgramThere) console.warn('espeak-ng is not on the PATH: what it says is not tested here.');

let opened: EmbeddedSpeaker | null = null;
afterEach(() => {
  opened?.close();
  opened = null;
});
function open(options: Parameters<typeof openSpeaker>[0]): EmbeddedSpeaker {
  opened = openSpeaker(options);
  if (!opened) throw new Error('No voice is available.');
  return opened;
}

function expectSpeech(sound: Buffer | null): void {
  const samples = fromLittleEndian(sound ?? Buffer.alloc(0));
  const seconds = samples.length / SPEECH_RATE;
  const loudness = Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(8);
  expect(loudness).toBeGreaterThan(500);
}

describe.runIf(isProgramThere)('the installed espeak-ng program', () => {
  it.each(SENTENCES)('speaks %s', async (language, sentence) => {
    const speaker = open({ usesPackage: false });

    expect(speaker.engine).toBe('program');
    expectSpeech(await speaker.speak(sentence, language));
  });

  it('receives text by a pipe, never as an argument', async () => {
    const speaker = open({ usesPackage: false });
    const trace = path.join(os.tmpdir(), `quarry-trace-${process.pid}`);

    const sound = await speaker.speak(`Hello; touch ${trace} && $(touch ${trace}) \`touch ${trace}\``, 'en');

    expect(sound?.length).toBeGreaterThan(SPEECH_RATE);
    expect(fs.existsSync(trace)).toBe(false);
  });
});

describe('the espeak-ng package', { timeout: 120_000 }, () => {
  // Starting is slow, so one process serves all tests.
  let speaker: EmbeddedSpeaker;
  beforeAll(() => {
    speaker = openSpeaker({ program: null, limits: { withinMs: 100_000 } }) as EmbeddedSpeaker;
  });
  afterAll(() => speaker.close());

  it.each(SENTENCES)('speaks %s', async (language, sentence) => {
    expect(speaker.engine).toBe('package');
    expectSpeech(await speaker.speak(sentence, language));
  });

  it('speaks a brand in Latin letters inside another script', async () => {
    const short = await speaker.speak('ეს არის ახალი', 'ka');
    const long = await speaker.speak('ეს არის ახალი Nordlys Wrap Dress', 'ka');

    expect(long?.length).toBeGreaterThan((short?.length ?? 0) + SPEECH_RATE);
  });

  it('has no audio for a text without words', async () => {
    expect(await speaker.speak('| a | b |', 'en')).toBeNull();
    expect(await speaker.speak('🎉', 'en')).toBeNull();
  });

  it('speaks concurrent sentences separately', async () => {
    const [short, long, none] = await Promise.all([
      speaker.speak('Yes.', 'en'),
      speaker.speak('I found twelve red dresses for you.', 'en'),
      speaker.speak('---', 'en'),
    ]);

    expect(long?.length).toBeGreaterThan(2 * (short?.length ?? 0));
    expect(none).toBeNull();
  });
});

describe('a speaker that fails', () => {
  const signal = new AbortController().signal;
  let folder: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-speaker-'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  const script = (name: string, text: string, mode = 0o644): string => {
    const file = path.join(folder, name);
    fs.writeFileSync(file, text, { mode });
    return file;
  };

  it('is null when no engine is installed', () => {
    expect(openSpeaker({ program: null, usesPackage: false })).toBeNull();
    expect(findEspeakProgram('')).toBeNull();
    expect(findEspeakProgram(folder)).toBeNull();
  });

  it('fails for one sentence and restarts for the next', async () => {
    const process = script(
      'breaks.mjs',
      `process.on('message', ({ id, words }) =>
         words === 'break' ? process.exit(3) : process.send({ id, samples: new Int16Array([1, 2]), rate: 24000 }));`,
    );
    const voice = openEspeakPackage(process);

    await expect(voice.say('break', 'en', signal)).rejects.toThrow('broke down');
    expect(await voice.say('fine', 'en', signal)).toEqual({ samples: new Int16Array([1, 2]), rate: 24_000 });
    voice.close();
  });

  it('is ended when it does not answer, and restarts for the next sentence', async () => {
    const process = script(
      'hangs.mjs',
      `process.on('message', ({ id, words }) => words === 'hang' || process.send({ id, samples: new Int16Array([3]), rate: 24000 }));`,
    );
    const voice = openEspeakPackage(process);

    await expect(voice.say('hang', 'en', AbortSignal.timeout(200))).rejects.toThrow('timeout');
    expect((await voice.say('fine', 'en', signal)).samples).toEqual(new Int16Array([3]));
    voice.close();
  });

  it.each([
    ['fails', '#!/bin/sh\ncat > /dev/null\nexit 4\n', 'ended with 4'],
    ['writes no sound', '#!/bin/sh\ncat > /dev/null\necho hello\n', 'no WAV file'],
    ['does not read', '#!/bin/sh\nexit 0\n', 'no WAV file'],
    ['hangs', '#!/bin/sh\nexec sleep 600\n', 'timeout'],
  ])('as a program that %s', async (name, text, complaint) => {
    const program = script(`espeak-${name.replaceAll(' ', '-')}`, text, 0o755);
    const speaker = open({ program, limits: { withinMs: 500 } });

    const failure = await speaker
      .speak('Hello.', 'en')
      .catch((error: Error) => `${error.message} ${String(error.cause)}`);
    expect(String(failure)).toContain(complaint);
  });
});
