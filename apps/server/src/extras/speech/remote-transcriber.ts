/** Any endpoint with OpenAI's `/v1/audio/transcriptions`. Recordings are sent unchanged. */
import { APICallError } from 'ai';
import pRetry from 'p-retry';
import { type Transcriber, VoiceUnavailable } from './voice.ts';
import { createDayBudget } from '../../providers/day-budget.ts';
import { type OpenAiEndpoint, openAiProvider } from '../../providers/openai-endpoint.ts';
import { callProvider } from '../../providers/provider-call.ts';
import { createCircuitBreaker } from '../../providers/circuit-breaker.ts';

export interface RemoteTranscriberOptions extends OpenAiEndpoint {
  /** Maximum recordings per store and day. */
  recordingsStoreDay: number;
  /** Timeout in milliseconds for one recording, including retries. Default 20,000. */
  timeoutMs?: number;
  /** Immediate retries after a temporary error (429, 5xx). Default 1. */
  retries?: number;
}

const TIMEOUT_MS = 20_000;
const RETRIES = 1;

export function createRemoteTranscriber(options: RemoteTranscriberOptions): Transcriber {
  const { timeoutMs = TIMEOUT_MS, retries = RETRIES } = options;
  const model = openAiProvider(options, 'transcription').transcription(options.model);
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
      const call = async (within: AbortSignal): Promise<string> => {
        const { text } = await pRetry(() => once(within), {
          retries,
          minTimeout: 0,
          signal: within,
          shouldRetry: ({ error }) => APICallError.isInstance(error) && error.isRetryable,
        });
        return text;
      };
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
