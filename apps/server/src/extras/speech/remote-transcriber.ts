/** Any endpoint with OpenAI's `/v1/audio/transcriptions`. Recordings are sent unchanged. */
import { createOpenAI } from '@ai-sdk/openai';
import { APICallError } from 'ai';
import { type Transcriber, VoiceUnavailable } from './voice.ts';
import { createDayBudget } from '../../providers/day-budget.ts';
import { callProvider } from '../../providers/provider-call.ts';
import { createCircuitBreaker } from '../../providers/circuit-breaker.ts';

export interface RemoteTranscriberOptions {
  /** Including the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** Maximum recordings per store and day. */
  recordingsStoreDay: number;
  /** Timeout in milliseconds for one recording, including retries. Default 20,000. */
  timeoutMs?: number;
  /** Immediate retries after a temporary error (429, 5xx). Default 1. */
  retries?: number;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 1;
/** Sent when no key is set: otherwise the library would use another provider's key from the environment. */
const NO_KEY = 'none';

export function createRemoteTranscriber(options: RemoteTranscriberOptions): Transcriber {
  const { baseUrl, apiKey = NO_KEY, timeoutMs = TIMEOUT_MS, retries = RETRIES } = options;
  const model = createOpenAI({ baseURL: baseUrl, apiKey, name: 'transcription' }).transcription(options.model);
  const budget = createDayBudget(options.recordingsStoreDay);
  const circuitBreaker = createCircuitBreaker();

  return {
    kind: 'provider',
    hears: () => true,
    transcribe({ bytes, type, language, storeId }, signal) {
      // Not the library's `transcribe`, which treats an empty transcript as an error; silence is valid.
      const once = (within: AbortSignal) =>
        model.doGenerate({
          audio: bytes,
          mediaType: `audio/${type}`,
          abortSignal: within,
          ...(language && { providerOptions: { openai: { language } } }),
        });
      async function call(within: AbortSignal): Promise<string> {
        for (let left = retries; ; left -= 1) {
          try {
            return (await once(within)).text;
          } catch (error) {
            if (left <= 0 || !(APICallError.isInstance(error) && error.isRetryable)) throw error;
          }
        }
      }
      return callProvider({
        spender: storeId,
        amount: 1,
        budget,
        circuitBreaker,
        timeoutMs,
        signal,
        call,
        unavailable: (reason, cause) => new VoiceUnavailable(reason, cause),
      });
    },
  };
}
