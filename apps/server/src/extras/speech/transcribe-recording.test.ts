import fs from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { transcribeRecording, transcribableLanguages } from './transcribe-recording.ts';
import { type Transcriber, VoiceUnavailable } from './voice.ts';

const RECORDED = fs.readFileSync(
  new URL('../../../../../packages/speech/src/hear/recordings/red-dresses.webm', import.meta.url),
);
const LISTENING = new AbortController().signal;

function transcriber(
  kind: Transcriber['kind'],
  answer: string | Error,
  languages: string[] | null = null,
): Transcriber {
  return {
    kind,
    hears: (language) => languages === null || languages.includes(language),
    async transcribe({ samples }) {
      if (kind === 'embedded' && !samples) throw new Error('no samples');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
}

const hear = (transcribers: Transcriber[], more: Partial<Parameters<typeof transcribeRecording>[1]> = {}) =>
  transcribeRecording(
    transcribers,
    {
      bytes: RECORDED,
      type: 'webm',
      storeId: 'quarry',
      language: undefined,
      expected: 'en',
      mayUseProvider: true,
      onError: () => {},
      ...more,
    },
    LISTENING,
  );
const UNAVAILABLE = new VoiceUnavailable('timeout');

describe('the languages that are heard', () => {
  it('are those of all who listen together, in the order of the languages', () => {
    expect(transcribableLanguages([])).toEqual([]);
    expect(transcribableLanguages([transcriber('embedded', '', ['en'])])).toEqual(['en']);
    expect(
      transcribableLanguages([transcriber('embedded', '', ['tr', 'ka']), transcriber('embedded', '', ['en'])]),
    ).toEqual(['en', 'ka', 'tr']);
    expect(transcribableLanguages([transcriber('provider', '')])).toEqual(['en', 'ka', 'tr', 'ar', 'az']);
  });
});

describe('a recording', () => {
  it('is heard by the provider, and by what is embedded when that fails', async () => {
    const own = transcriber('embedded', 'own words', ['en']);

    expect(await hear([transcriber('provider', ' red dress '), own])).toEqual({
      heard: { kind: 'words', text: 'red dress' },
      fallback: null,
    });
    expect(await hear([transcriber('provider', UNAVAILABLE), own])).toEqual({
      heard: { kind: 'words', text: 'own words' },
      fallback: 'timeout',
    });
  });

  it('uses no provider where the visitor may not', async () => {
    const provider = transcriber('provider', 'red dress');
    const transcribe = vi.spyOn(provider, 'transcribe');

    expect((await hear([provider, transcriber('embedded', 'own words')], { mayUseProvider: false })).heard).toEqual({
      kind: 'words',
      text: 'own words',
    });
    expect((await hear([provider], { mayUseProvider: false })).heard).toEqual({ kind: 'nobody-listens' });
    expect(transcribe).not.toHaveBeenCalled();
  });

  it('in a language that nobody here understands is not guessed at', async () => {
    const english = transcriber('embedded', 'red dress', ['en']);

    expect((await hear([english], { expected: 'ka' })).heard).toEqual({ kind: 'nobody-listens' });
    expect((await hear([])).heard).toEqual({ kind: 'nobody-listens' });
  });

  it('without words is silence; one that fails everywhere is a failure', async () => {
    expect((await hear([transcriber('provider', '  ')])).heard).toEqual({ kind: 'silence' });
    expect(await hear([transcriber('provider', UNAVAILABLE)])).toEqual({
      heard: { kind: 'failed' },
      fallback: 'timeout',
    });
    expect((await hear([transcriber('provider', new Error('odd'))])).fallback).toBe('failed');
  });

  it('that is broken is sent to no transcriber', async () => {
    const provider = transcriber('provider', 'red dress');
    const transcribe = vi.spyOn(provider, 'transcribe');

    expect((await hear([provider], { bytes: RECORDED.subarray(0, 100) })).heard).toEqual({ kind: 'unreadable' });
    expect((await hear([provider], { bytes: Buffer.from('1a45dfa39f42', 'hex') })).heard).toEqual({
      kind: 'unreadable',
    });
    expect(transcribe).not.toHaveBeenCalled();
  });

  it('coded in a way that only providers read goes to them as it is', async () => {
    const surround = Buffer.from(RECORDED);
    surround.writeUInt8(1, surround.indexOf('OpusHead') + 18);
    const own = transcriber('embedded', 'own words');

    expect((await hear([transcriber('provider', 'red dress'), own], { bytes: surround })).heard).toMatchObject({
      text: 'red dress',
    });
    expect((await hear([own], { bytes: surround })).heard).toEqual({ kind: 'unreadable' });
  });

  it('has no NUL in its words, and no more of them than a message may have', async () => {
    const { heard } = await hear([transcriber('provider', `red\0dress ${'x'.repeat(5000)}`)]);

    expect(heard.kind === 'words' && heard.text.startsWith('red dress')).toBe(true);
    expect(heard.kind === 'words' && heard.text.length).toBe(4000);
  });
});
