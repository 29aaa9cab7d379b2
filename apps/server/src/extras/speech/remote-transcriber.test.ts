import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { RecordingToHear } from './voice.ts';
import { type FakeVoiceEndpoint, startFakeVoiceEndpoint } from './fake-voice-endpoint.ts';
import { createRemoteTranscriber, type RemoteTranscriberOptions } from './remote-transcriber.ts';

let endpoint: FakeVoiceEndpoint;
beforeEach(async () => {
  endpoint = await startFakeVoiceEndpoint();
});
afterEach(() => endpoint.close());

const LISTENING = new AbortController().signal;
const transcriberOf = (more: Partial<RemoteTranscriberOptions> = {}) =>
  createRemoteTranscriber({
    baseUrl: endpoint.baseUrl,
    model: 'whisper-1',
    recordingsStoreDay: 100,
    retries: 0,
    ...more,
  });
const aRecording = (more: Partial<RecordingToHear> = {}): RecordingToHear => ({
  bytes: Buffer.from('1a45dfa3 the bytes of a recording'),
  type: 'webm',
  storeId: 'quarry',
  samples: undefined,
  language: undefined,
  ...more,
});

describe('a transcription endpoint', () => {
  it('ATT-11 gets the unchanged recording as a WebM file, with the key', async () => {
    const recording = aRecording();

    expect(await transcriberOf({ apiKey: 'secret' }).transcribe(recording, LISTENING)).toBe('red dress under fifty');
    expect(endpoint.calls).toMatchObject([
      {
        kind: 'transcription',
        authorization: 'Bearer secret',
        model: 'whisper-1',
        file: { name: 'audio.webm', type: 'audio/webm', bytes: recording.bytes },
      },
    ]);
    expect(endpoint.calls[0]?.language).toBeUndefined();
  });

  it('gets the language that the shopper selected, and MP4 too', async () => {
    await transcriberOf().transcribe(aRecording({ language: 'ka', type: 'mp4' }), LISTENING);

    expect(endpoint.calls[0]).toMatchObject({ language: 'ka', file: { name: 'audio.m4a', type: 'audio/mp4' } });
  });

  it('returns an empty transcript without an error', async () => {
    endpoint.transcript = '';

    expect(await transcriberOf().transcribe(aRecording(), LISTENING)).toBe('');
  });

  it.each([429, 500, 503])('is retried once after a %i', async (status) => {
    endpoint.odd = (_call, count) => (count === 1 ? { status } : undefined);

    expect(await transcriberOf({ retries: 1 }).transcribe(aRecording(), LISTENING)).toBe('red dress under fifty');
    expect(endpoint.calls).toHaveLength(2);
  });

  it.each([
    ['a refusal', { status: 401 }],
    ['no JSON', { body: 'Welcome!' }],
    ['something else', { body: '{"result": "ok"}' }],
  ])('that answers %s has failed, and is not asked again', async (_what, odd) => {
    endpoint.odd = () => odd;

    await expect(transcriberOf({ retries: 1 }).transcribe(aRecording(), LISTENING)).rejects.toMatchObject({
      reason: 'failed',
    });
    expect(endpoint.calls).toHaveLength(1);
  });

  it('that never answers times out; above its budget it is not called', async () => {
    endpoint.odd = () => ({ isSilent: true });
    const transcriber = transcriberOf({ timeoutMs: 100, recordingsStoreDay: 1 });

    await expect(transcriber.transcribe(aRecording(), LISTENING)).rejects.toMatchObject({ reason: 'timeout' });
    await expect(transcriber.transcribe(aRecording(), LISTENING)).rejects.toMatchObject({ reason: 'over-budget' });
    expect(endpoint.calls).toHaveLength(1);
  });
});
