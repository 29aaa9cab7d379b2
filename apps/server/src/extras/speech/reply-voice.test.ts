import { describe, expect, it } from 'vitest';
import { createReplyVoice } from './reply-voice.ts';
import { type Speaker, VoiceUnavailable } from './voice.ts';

const LISTENING = new AbortController().signal;

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

  it('switches to the embedded one when the provider fails, and does not switch back', async () => {
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
