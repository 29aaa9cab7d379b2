/** Any endpoint with OpenAI's `/v1/embeddings`: hosted, vLLM, Ollama, a text-embeddings server. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { Embedder } from '../../modules/search/index.ts';

export interface RemoteEmbedderOptions {
  /** Including the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** Retries after a temporary error (429, 5xx), after the delay that the endpoint requests. Default 2. */
  retries?: number;
  /** Timeout for a batch, including retries. Default two minutes. */
  timeoutMs?: number;
}

/** Small enough for strict endpoints, large enough that the round trip is negligible. */
const BATCH = 64;
const RETRIES = 2;
const TIMEOUT_MS = 120_000;

export function createRemoteEmbedder({
  baseUrl,
  apiKey,
  model,
  retries = RETRIES,
  timeoutMs = TIMEOUT_MS,
}: RemoteEmbedderOptions): Embedder {
  const provider = createOpenAICompatible({
    name: 'embeddings',
    baseURL: baseUrl,
    ...(apiKey !== undefined && { apiKey }),
  });
  return {
    id: model,
    batchSize: BATCH,
    async embed(texts, signal) {
      const { embeddings } = await embedMany({
        model: provider.embeddingModel(model),
        values: [...texts],
        maxRetries: retries,
        abortSignal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]),
      }).catch((error: unknown) => {
        // The library's errors contain every text that was sent, which must not be logged.
        throw new Error(`The embeddings endpoint failed: ${error instanceof Error ? error.message : String(error)}`);
      });
      check(embeddings, texts.length);
      return embeddings.map((embedding) => Float32Array.from(embedding));
    },
  };
}

/** @throws unless there is one numeric vector per text, all of the same length. */
function check(embeddings: readonly (readonly number[])[], texts: number): void {
  if (embeddings.length !== texts) {
    throw new Error(`The embeddings endpoint gave ${embeddings.length} vectors for ${texts} texts.`);
  }
  const dimensions = embeddings[0]?.length ?? 0;
  const isSound = (vector: readonly number[]) => vector.length === dimensions && vector.every(Number.isFinite);
  if (dimensions === 0 || !embeddings.every(isSound)) {
    throw new Error('The embeddings endpoint gave vectors of different lengths, or something else than numbers.');
  }
}
