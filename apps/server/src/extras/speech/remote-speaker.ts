/** Any endpoint with OpenAI's `/v1/audio/speech`. Its audio is converted to our stream's format. */
import { fromLittleEndian, littleEndian, plainText, readWav, resample, type Sound, SPEECH_RATE } from '@quarry/speech';
import { experimental_generateSpeech as generateSpeech } from 'ai';
import { type Speaker, VoiceUnavailable } from './voice.ts';
import { createDayBudget } from '../../providers/day-budget.ts';
import { type OpenAiEndpoint, openAiProvider } from '../../providers/openai-endpoint.ts';
import { callProvider } from '../../providers/provider-call.ts';
import { createCircuitBreaker } from '../../providers/circuit-breaker.ts';

export interface RemoteSpeakerOptions extends OpenAiEndpoint {
  voice: string;
  /** Maximum characters per store and day. */
  charactersStoreDay: number;
  /** Timeout in milliseconds for one sentence, including retries. Default 8,000. */
  timeoutMs?: number;
  /** Retries after a temporary error (429, 5xx). Default 1. */
  retries?: number;
}

const TIMEOUT_MS = 8_000;
const RETRIES = 1;

export function createRemoteSpeaker(options: RemoteSpeakerOptions): Speaker {
  const { model, voice, timeoutMs = TIMEOUT_MS, retries = RETRIES } = options;
  const speech = openAiProvider(options, 'speech').speech(model);
  const budget = createDayBudget(options.charactersStoreDay);
  const circuitBreaker = createCircuitBreaker();

  return {
    async speak({ sentence, storeId }, signal) {
      const text = plainText(sentence);
      if (!/[\p{L}\p{N}]/u.test(text)) return null;
      const call = async (within: AbortSignal): Promise<Sound> => {
        // Among uncompressed formats, WAV states its sample rate.
        const { audio, responses } = await generateSpeech({
          model: speech,
          text,
          voice,
          outputFormat: 'wav',
          maxRetries: retries,
          abortSignal: within,
        });
        return readSound(audio.uint8Array, responses[0]?.headers?.['content-type'] ?? '');
      };
      const { samples, rate } = await callProvider({
        spender: storeId,
        amount: text.length,
        budget,
        circuitBreaker,
        timeoutMs,
        signal,
        call,
        unavailable: (reason, cause) => new VoiceUnavailable(reason, cause),
      });
      return littleEndian(resample(samples, rate, SPEECH_RATE));
    },
  };
}

/** A WAV file, or raw samples where the endpoint says so (`audio/pcm`, `audio/L16;rate=24000`). */
function readSound(bytes: Uint8Array, contentType: string): Sound {
  const isBare = /^audio\/(?:pcm|l16|raw|x-raw)\b/i.test(contentType);
  const sound =
    isBare && Buffer.from(bytes.subarray(0, 4)).toString('latin1') !== 'RIFF'
      ? { samples: fromLittleEndian(bytes), rate: Number(/rate=(\d{4,6})/.exec(contentType)?.[1] ?? SPEECH_RATE) }
      : readWav(bytes);
  if (sound.samples.length === 0) throw new Error('The speech endpoint sent no sound.');
  return sound;
}
