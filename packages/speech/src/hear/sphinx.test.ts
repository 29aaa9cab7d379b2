import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSpeaker, SPEECH_RATE } from '../speak/speaker.ts';
import { resample } from '../wav/resample.ts';
import { fromLittleEndian } from '../wav/wav.ts';
import { decodeRecording, HEARING_RATE } from './decode-recording.ts';
import { chosen, openSphinx, type ShopWords } from './sphinx.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'quarry-hearing-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const isInstalled = openSphinx({ folder: os.tmpdir() }) !== null;
if (!isInstalled)
  console.warn(
    'pocketsphinx is not installed (apt-get install pocketsphinx pocketsphinx-en-us): hearing is not tested here.',
  );

const SHOP: ShopWords = {
  id: 'little-shop-1',
  words: async () => ({
    names: ['Poppy Wrap Dress', 'Harbor Linen Shirt', 'Qxyzzy Running Shoes'],
    categories: ['dress', 'shirt', 'shoes', 'boots', 'coat', 'table', 'scarf'],
    brands: ['Nordlys'],
    colors: ['red', 'blue', 'black', 'white'],
    materials: ['cotton', 'leather', 'wooden', 'winter'],
  }),
};

async function spoken(sentence: string): Promise<Float32Array> {
  const speaker = openSpeaker();
  if (!speaker) throw new Error('No voice is available.');
  const sound = await speaker.speak(sentence, 'en');
  speaker.close();
  const samples = resample(fromLittleEndian(sound ?? Buffer.alloc(0)), SPEECH_RATE, HEARING_RATE);
  return Float32Array.from(samples, (sample) => sample / 32_768);
}

describe.runIf(isInstalled)('pocketsphinx with the words of a shop', { timeout: 120_000 }, () => {
  const hear = (samples: Float32Array, signal?: AbortSignal) => openSphinx({ folder })?.hear(samples, SHOP, signal);

  it('recognizes a browser recording that the general model alone misrecognizes', async () => {
    const recording = fs.readFileSync(new URL('./recordings/red-dresses.webm', import.meta.url));

    expect(await hear(await decodeRecording(recording))).toBe('show me red dresses under fifty dollars');
  });

  it.each(['where is my order', 'what are your opening hours'])(
    'recognizes our synthesizer saying “%s”',
    async (sentence) => {
      expect(await hear(await spoken(sentence))).toBe(sentence);
    },
  );

  it('builds one model per shop, without words of unknown pronunciation, and leaves no recording on disk', async () => {
    const own = path.join(folder, 'own');
    let asked = 0;
    const shop: ShopWords = { id: 'a/b 1', words: async () => ((asked += 1), SHOP.words()) };
    const sphinx = openSphinx({ folder: own });
    const silence = new Float32Array(HEARING_RATE);
    await Promise.all([sphinx?.hear(silence, shop), sphinx?.hear(silence, shop)]);

    expect(asked).toBe(1);
    expect(fs.readdirSync(own).sort()).toEqual(['a_b_1.dict', 'a_b_1.lm']);
    const words = fs.readFileSync(path.join(own, 'a_b_1.dict'), 'utf8');
    expect(words).toMatch(/^dress /m);
    expect(words).not.toMatch(/qxyzzy/);
  });

  it('stops when aborted', async () => {
    await expect(hear(new Float32Array(HEARING_RATE), AbortSignal.abort())).rejects.toThrow('aborted');
  });
});

describe('without pocketsphinx', () => {
  it('there is no recognizer', () => {
    expect(openSphinx({ folder, program: '/nowhere/pocketsphinx_batch', models: '/nowhere' })).toBeNull();
  });
});

describe('the margin between the two models', () => {
  const pass = (text: string, acoustic: number) => ({ text, acoustic });

  it('prefers a request in shop words with nearly the same score, but not over free speech', () => {
    expect(chosen(pass('red dress', -1000), pass('read rest', -900), 100).text).toBe('red dress');
    expect(chosen(pass('red dress', -900_000), pass('good morning america', -100_000), 100).text).toBe(
      'good morning america',
    );
    expect(chosen(pass('', 0), pass('good morning', -100), 100).text).toBe('good morning');
    expect(chosen(pass('red dress', -100), pass('', 0), 100).text).toBe('red dress');
    expect(chosen(pass('', 0), pass('', 0), 100).text).toBe('');
  });
});
