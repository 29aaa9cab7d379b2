import { fromLittleEndian, SPEECH_RATE, writeWav } from '@quarry/speech';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FakeVoiceEndpoint, startFakeVoiceEndpoint } from './fake-voice-endpoint.ts';
import { createRemoteSpeaker, type RemoteSpeakerOptions } from './remote-speaker.ts';

let endpoint: FakeVoiceEndpoint;
beforeEach(async () => {
  endpoint = await startFakeVoiceEndpoint();
});
afterEach(() => endpoint.close());

const LISTENING = new AbortController().signal;
const speakerOf = (more: Partial<RemoteSpeakerOptions> = {}) =>
  createRemoteSpeaker({
    baseUrl: endpoint.baseUrl,
    model: 'tts-1',
    voice: 'nova',
    charactersStoreDay: 1000,
    retries: 0,
    ...more,
  });
const aSentence = (sentence = 'Here is **one** dress.', storeId = 'quarry') =>
  ({ sentence, language: 'en', storeId }) as const;

describe('a speech endpoint', () => {
  it('STREAM-09 gets the key and the plain text of a sentence, and its audio is converted to our format', async () => {
    const sound = await speakerOf({ apiKey: 'secret' }).speak(aSentence(), LISTENING);

    expect(endpoint.calls).toEqual([
      {
        kind: 'speech',
        authorization: 'Bearer secret',
        model: 'tts-1',
        input: 'Here is one dress.',
        voice: 'nova',
        format: 'wav',
      },
    ]);
    const samples = fromLittleEndian(sound ?? Buffer.alloc(0));
    expect(samples.length / SPEECH_RATE).toBeCloseTo(1.2, 1);
    expect(Math.max(...samples)).toBeGreaterThan(7000);
  });

  it('gets no text that cannot be spoken, and never a key for another endpoint', async () => {
    expect(await speakerOf().speak(aSentence('| a | b |'), LISTENING)).toBeNull();
    expect(endpoint.calls).toEqual([]);

    await speakerOf().speak(aSentence(), LISTENING);
    expect(endpoint.calls[0]?.authorization).toBe('Bearer none');
  });

  it.each([
    ['of another rate', { body: writeWav({ samples: new Int16Array(16_000).fill(900), rate: 16_000 }) }, 24_000],
    ['without a header, its rate in its type', { type: 'audio/L16;rate=48000', body: Buffer.alloc(96_000, 5) }, 24_000],
    ['without a header', { type: 'audio/pcm', body: Buffer.alloc(48_000, 5) }, 24_000],
  ])('that sends sound %s is understood', async (_what, odd, samples) => {
    endpoint.odd = () => odd;

    expect((await speakerOf().speak(aSentence(), LISTENING))?.length).toBe(samples * 2);
  });

  it.each([
    ['an error', { status: 500 }],
    ['a refusal', { status: 401 }],
    ['compressed music', { type: 'audio/mpeg', body: Buffer.from([0xff, 0xfb, 0x90, 0x64, 0, 0, 0, 0]) }],
    ['a page', { type: 'text/html', body: '<html>Welcome</html>' }],
    ['nothing', { body: Buffer.alloc(0) }],
    ['a file without sound', { body: writeWav({ samples: new Int16Array(0), rate: 24_000 }) }],
  ])('that answers %s has failed', async (_what, odd) => {
    endpoint.odd = () => odd;

    await expect(speakerOf().speak(aSentence(), LISTENING)).rejects.toMatchObject({
      name: 'VoiceUnavailable',
      reason: 'failed',
    });
  });

  it('that never answers times out, and is aborted when the shopper disconnects', async () => {
    endpoint.odd = () => ({ isSilent: true });

    await expect(speakerOf({ timeoutMs: 100 }).speak(aSentence(), LISTENING)).rejects.toMatchObject({
      reason: 'timeout',
    });
    await expect(speakerOf().speak(aSentence(), AbortSignal.timeout(100))).rejects.toMatchObject({
      name: 'TimeoutError',
    });
  });

  it('is not called above the daily budget of a store', async () => {
    const speaker = speakerOf({ charactersStoreDay: 30 });

    await speaker.speak(aSentence('Twenty letters here.'), LISTENING);
    await expect(speaker.speak(aSentence('Twenty letters here.'), LISTENING)).rejects.toMatchObject({
      reason: 'over-budget',
    });
    await speaker.speak(aSentence('Twenty letters here.', 'veli'), LISTENING);
    expect(endpoint.calls).toHaveLength(2);
  });

  it('that fails three times is paused', async () => {
    endpoint.odd = () => ({ status: 503 });
    const speaker = speakerOf();
    const reasons: unknown[] = [];
    for (let k = 0; k < 5; k += 1) {
      await speaker.speak(aSentence(), LISTENING).catch(({ reason }: { reason: string }) => reasons.push(reason));
    }

    expect(reasons).toEqual(['failed', 'failed', 'failed', 'resting', 'resting']);
    expect(endpoint.calls).toHaveLength(3);
  });
});
