import type { ReplyPiece } from '@quarry/assistant';
import { describe, expect, it } from 'vitest';
import { createReplyVoice } from './reply-voice.ts';
import { speakAlong } from './speak-along.ts';
import { type Speaker, VoiceUnavailable } from './voice.ts';

const LISTENING = new AbortController().signal;
const DOCS: ReplyPiece = { type: 'docs', content: { documents: [] } };
const text = (content: string): ReplyPiece => ({ type: 'text', content });

async function* replyOf(...pieces: ReplyPiece[]): AsyncGenerator<ReplyPiece> {
  yield* pieces;
}

/** What is said stands for its sound. */
async function told(
  pieces: AsyncGenerator<ReplyPiece>,
  speak = async (sentence: string): Promise<Buffer | null> => Buffer.from(sentence.trim()),
): Promise<string[]> {
  const heard: string[] = [];
  for await (const piece of speakAlong(pieces, { language: () => 'en', speak })) {
    if (piece.type === 'audio') heard.push(`♪ ${Buffer.from(piece.content.audio_content, 'base64').toString()}`);
    else heard.push(piece.type === 'text' ? piece.content.trim() : piece.type);
  }
  return heard;
}

describe('a spoken reply', () => {
  it('STREAM-09 speaks each sentence after its text, in order, as one piece of sound with its rate', async () => {
    const pieces = await told(replyOf(text('One. Two.'), text(' Three'), DOCS));

    expect(pieces.filter((piece) => piece.startsWith('♪'))).toEqual(['♪ One.', '♪ Two.', '♪ Three']);
    expect(pieces.filter((piece) => !piece.startsWith('♪'))).toEqual(['One. Two.', 'Three', 'docs']);
    for (const [sentence, words] of [
      ['♪ One.', 'One. Two.'],
      ['♪ Three', 'Three'],
    ] as const) {
      expect(pieces.indexOf(sentence)).toBeGreaterThan(pieces.indexOf(words));
    }
    for await (const piece of speakAlong(replyOf(text('One.')), {
      language: () => 'en',
      speak: async () => Buffer.alloc(4),
    })) {
      if (piece.type === 'audio')
        expect(piece.content).toEqual({ audio_content: 'AAAAAA==', mime_type: 'audio/L16;rate=24000' });
    }
  });

  it('never keeps text, products or buttons waiting for a voice', async () => {
    let finish = (): void => {};
    const slow = new Promise<void>((resolve) => (finish = resolve));
    const stream = speakAlong(replyOf(text('One.'), DOCS, text(' Two.'), { type: 'buttons', content: ['A'] }), {
      language: () => 'en',
      speak: async (sentence) => (await slow, Buffer.from(sentence)),
    });
    const types: string[] = [];
    for (let k = 0; k < 4; k += 1) types.push((await stream.next()).value?.type ?? 'end');

    expect(types).toEqual(['text', 'docs', 'text', 'buttons']);
    finish();
    expect((await stream.next()).value?.type).toBe('audio');
    expect((await stream.next()).value?.type).toBe('audio');
    expect((await stream.next()).done).toBe(true);
  });

  it('sends the sound of the first sentence while the rest is still being written', async () => {
    let finish = (): void => {};
    const writing = new Promise<void>((resolve) => (finish = resolve));
    async function* slowly(): AsyncGenerator<ReplyPiece> {
      yield text('One. Two');
      await writing;
      yield text(' and more.');
    }
    const stream = speakAlong(slowly(), { language: () => 'en', speak: async (sentence) => Buffer.from(sentence) });

    expect((await stream.next()).value?.type).toBe('text');
    expect((await stream.next()).value?.type).toBe('audio');
    finish();
    expect((await stream.next()).value?.type).toBe('text');
  });

  it('goes on without the sentences that nobody could speak, and fails as the reply fails', async () => {
    expect(
      await told(replyOf(text('One. Two.')), async (sentence) => (sentence === 'One.' ? null : Buffer.from('x'))),
    ).toEqual(['One. Two.', '♪ x']);
    async function* broken(): AsyncGenerator<ReplyPiece> {
      yield text('One.');
      throw new Error('broken');
    }
    await expect(told(broken())).rejects.toThrow('broken');
  });

  it('reads no more aloud than anybody listens to', async () => {
    const pieces = await told(
      replyOf(...Array.from({ length: 100 }, () => text('This is quite a long sentence about nothing at all. '))),
    );

    expect(pieces.filter((piece) => !piece.startsWith('♪'))).toHaveLength(100);
    expect(pieces.filter((piece) => piece.startsWith('♪')).length).toBeLessThan(60);
  });
});

describe('the voice of a reply', () => {
  const speaker = (name: string, failing = (_count: number): Error | null => null): Speaker & { asked: string[] } => {
    const asked: string[] = [];
    return {
      asked,
      async speak({ sentence }) {
        asked.push(sentence);
        const failure = failing(asked.length);
        if (failure) throw failure;
        return Buffer.from(name);
      },
    };
  };

  it('is the embedded one from the sentence on at which the provider fails, and stays so', async () => {
    const provider = speaker('provider', (count) => (count === 2 ? new VoiceUnavailable('timeout') : null));
    const voice = createReplyVoice({ provider, embedded: speaker('own'), storeId: 'quarry', signal: LISTENING });
    const said = [];
    for (const sentence of ['One.', 'Two.', 'Three.']) said.push(String(await voice.speak(sentence, 'en')));

    expect(said).toEqual(['provider', 'own', 'own']);
    expect(provider.asked).toEqual(['One.', 'Two.']);
    expect(voice.outcome).toEqual({ spoken: 3, silent: 0, fallback: 'timeout' });
  });

  it('is silent where nobody speaks, where the embedded one fails, and when the shopper has gone', async () => {
    const nobody = createReplyVoice({ storeId: 'quarry', signal: LISTENING });
    expect(await nobody.speak('One.', 'en')).toBeNull();

    const failing = createReplyVoice({
      embedded: speaker('own', () => new Error('no')),
      storeId: 'quarry',
      signal: LISTENING,
    });
    expect(await failing.speak('One.', 'en')).toBeNull();
    expect(failing.outcome).toEqual({ spoken: 0, silent: 1, fallback: null });

    const own = speaker('own');
    expect(
      await createReplyVoice({ embedded: own, storeId: 'quarry', signal: AbortSignal.abort() }).speak('One.', 'en'),
    ).toBeNull();
    expect(own.asked).toEqual([]);
  });
});
