/** Spoken replies and transcribed recordings through the complete server: with local engines, and with providers. */
import fs from 'node:fs';
import { brand, newStoreSettings, StreamPiece, type Language } from '@quarry/contract';
import { messages } from '@quarry/database';
import { fromLittleEndian, openSpeaker, openSphinx, writeWav } from '@quarry/speech';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import {
  type FakeVoiceEndpoint,
  startFakeVoiceEndpoint,
} from '../../apps/server/src/extras/speech/fake-voice-endpoint.ts';
import { type TestServer, startTestServer, SHELF } from './test-server.ts';

const RECORDED = fs.readFileSync(
  new URL('../../packages/speech/src/hear/recordings/red-dresses.webm', import.meta.url),
);

const speaker = openSpeaker();
speaker?.close();
if (!speaker)
  console.warn('Nobody speaks here (no espeak-ng, and the optional package is missing): speech is not tested.');
const listens = openSphinx({ folder: '/nowhere' }) !== null;
if (!listens) console.warn('pocketsphinx is not installed: hearing without a provider is not tested.');

let server: TestServer;
let sessions = 0;

async function openWithVoice(environment: Record<string, string> = {}): Promise<void> {
  server = await startTestServer(environment);
  const settings = newStoreSettings(brand.slug, brand.name, 'en', 'USD');
  await server.services.stores.create({ ...settings, open: true });
  await server.services.catalog.save(settings, SHELF);
}

interface Told {
  pieces: StreamPiece[];
  types: string[];
  text: string;
  sounds: Int16Array[];
}

async function say(fields: Record<string, string>, recording?: Buffer): Promise<Told> {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    store: brand.slug,
    sessionId: `voice-${(sessions += 1)}`,
    message: '',
    ...fields,
  })) {
    form.append(name, value);
  }
  if (recording) form.append('audio', new Blob([new Uint8Array(recording)]), 'recording.webm');
  const request = new Response(form);
  const reply = await server.app.inject({
    method: 'POST',
    url: '/api/qchat',
    payload: Buffer.from(await request.arrayBuffer()),
    headers: { 'content-type': request.headers.get('content-type') ?? '' },
  });
  expect(reply.statusCode).toBe(200);
  const pieces = reply.body
    .trim()
    .split('\n')
    .map((line) => StreamPiece.parse(JSON.parse(line)));
  return {
    pieces,
    types: pieces.map(({ type }) => type),
    text: pieces.map((piece) => (piece.type === 'text' ? piece.content : '')).join(''),
    sounds: pieces.flatMap((piece) => {
      if (piece.type !== 'audio') return [];
      expect(piece.content.mime_type).toBe('audio/L16;rate=24000');
      return [fromLittleEndian(Buffer.from(piece.content.audio_content, 'base64'))];
    }),
  };
}

const loudness = (samples: Int16Array): number =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample ** 2, 0) / samples.length);

/** The last stored message of the role. */
async function kept(role: 'shopper' | 'assistant') {
  const rows = await server.services.record.db.select().from(messages);
  rows.sort((a, b) => b.position - a.position);
  return rows.find((row) => row.role === role);
}

describe('a voice of its own', { timeout: 240_000 }, () => {
  beforeAll(() => openWithVoice());
  afterAll(() => server.close());

  it('the settings of a store say in which languages a recording is understood', async () => {
    const reply = await server.app.inject({ url: `/api/stores/${brand.slug}` });
    expect(reply.json()).toMatchObject({ id: brand.slug, hears: listens ? ['en'] : [] });
  });

  describe.runIf(speaker)('where somebody speaks', () => {
    it.each(['all', 'audio'])(
      'CHATMSG-01 STREAM-09 a reply that is preferred %s is spoken, sentence by sentence',
      async (wish) => {
        const { sounds, types } = await say({ message: 'red dress under 50', preferred_response: wish });

        expect(types[0]).toBe('step');
        expect(types.indexOf('audio')).toBeGreaterThan(types.indexOf('text'));
        expect(sounds.length).toBeGreaterThanOrEqual(2);
        for (const sound of sounds) expect(loudness(sound)).toBeGreaterThan(300);

        // Concatenated in order they form one file, as pages build it.
        const samples = Int16Array.from(sounds.flatMap((sound) => [...sound]));
        const file = writeWav({ samples, rate: 24_000 });
        expect(file.length).toBe(44 + samples.length * 2);
        expect(samples.length / 24_000).toBeGreaterThan(2);
      },
    );

    it.each([
      ['ka', 'წითელი კაბა'],
      ['tr', 'kırmızı elbise'],
      ['ar', 'فستان أحمر'],
      ['az', 'qırmızı don'],
    ] as [Language, string][])('in %s too', async (language, message) => {
      const { sounds } = await say({ message, detected_language: language, preferred_response: 'all' });

      expect(sounds.length).toBeGreaterThan(0);
      for (const sound of sounds) expect(loudness(sound)).toBeGreaterThan(300);
    });

    it('speaks an answer to a recording, also one that nobody understood', async () => {
      const { types, text } = await say({ detected_language: 'ka' }, RECORDED);

      expect(text).toContain('ქართული ჩანაწერების მოსმენა ჯერ არ შემიძლია');
      expect(types).toContain('audio');
    });

    it('keeps how much of a reply was spoken', async () => {
      await say({ message: 'hello', preferred_response: 'all' });

      expect((await kept('assistant'))?.trace).toMatchObject({ speech: { spoken: 2, silent: 0, fallback: null } });
    });
  });

  it.each([
    ['without a preference', {}],
    ['preferred as text', { preferred_response: 'text' }],
  ])('a reply %s is not spoken', async (_what, fields) => {
    expect((await say({ message: 'red dress', ...fields })).types).not.toContain('audio');
  });

  it.each([
    ['broken', RECORDED.subarray(0, 300)],
    ['a header and noise', Buffer.concat([RECORDED.subarray(0, 40), Buffer.alloc(2000, 0x5a)])],
  ])('a recording that is %s gets a clear answer', async (_what, recording) => {
    const { text } = await say({ detected_language: 'en' }, recording);

    expect(text).toContain(listens ? 'could not be played' : 'cannot listen to English recordings here yet');
  });

  it.runIf(listens)('STREAM-04 an English recording is heard, shown, kept as the message, and answered', async () => {
    const { text, types } = await say({}, RECORDED);

    expect(text).toMatch(/^I heard: “show me red dress(es)? under fifty dollars”\./);
    expect(types).toContain('docs');
    expect((await kept('shopper'))?.text).toMatch(/^show me red dress(es)? under fifty dollars$/);
    expect((await kept('assistant'))?.trace).toMatchObject({ recording: { heard: 'words', fallback: null } });
  });
});

describe('providers of speech and transcription', { timeout: 240_000 }, () => {
  let endpoint: FakeVoiceEndpoint;
  beforeAll(async () => {
    endpoint = await startFakeVoiceEndpoint();
    await openWithVoice({
      SPEECH_BASE_URL: endpoint.baseUrl,
      SPEECH_MODEL: 'tts-1',
      TRANSCRIPTION_BASE_URL: endpoint.baseUrl,
      TRANSCRIPTION_API_KEY: 'secret',
      TRANSCRIPTION_MODEL: 'whisper-1',
    });
  });
  afterEach(() => {
    endpoint.odd = () => undefined;
    endpoint.calls.length = 0;
  });
  afterAll(async () => {
    await server.close();
    await endpoint.close();
  });

  it('hear a recording in any language, which is told from its words, and speak the answer', async () => {
    endpoint.transcript = 'წითელი კაბა';
    const { text, sounds, types } = await say({}, RECORDED);

    expect(text).toMatch(/^მესმის: „წითელი კაბა“\.\n\n/);
    expect(types).toContain('docs');
    expect((await kept('shopper'))?.text).toBe('წითელი კაბა');
    const [heard, ...spoken] = endpoint.calls;
    expect(heard).toMatchObject({ kind: 'transcription', authorization: 'Bearer secret', file: { bytes: RECORDED } });
    expect(spoken.map(({ kind }) => kind)).toEqual(spoken.map(() => 'speech'));
    expect(sounds).toHaveLength(spoken.length);
  });

  it('say kindly that they heard nothing', async () => {
    endpoint.transcript = '';
    const { text, types } = await say({ detected_language: 'en' }, RECORDED);

    expect(text).toContain('did not hear anything');
    expect(types).not.toContain('docs');
  });

  it.runIf(speaker)('that fail are replaced within the same reply, which is counted', async () => {
    endpoint.odd = (call, count) => (call.kind === 'speech' && count > 1 ? { status: 401 } : undefined);
    const { sounds } = await say({ message: 'red dress under 50', preferred_response: 'all' });

    expect(sounds.length).toBeGreaterThanOrEqual(2);
    expect((await kept('assistant'))?.trace).toMatchObject({ speech: { spoken: sounds.length, fallback: 'failed' } });
    const metrics = (await server.call('nobody', 'GET', '/metrics')).body;
    expect(metrics).toMatch(/fallbacks_total\{provider="speech",reason="failed"\} 1/);
  });

  it('of transcription that fail are replaced by the local recognizer, or by an answer that says so', async () => {
    endpoint.odd = (call) => (call.kind === 'transcription' ? { status: 401 } : undefined);
    const { text } = await say({ detected_language: 'en' }, RECORDED);

    expect(text).toMatch(listens ? /I heard: “show me red dress/ : /cannot listen just now/);
    const metrics = (await server.call('nobody', 'GET', '/metrics')).body;
    expect(metrics).toMatch(/fallbacks_total\{provider="transcription",reason="failed"\} 1/);
  });
});
