/** Any endpoint that speaks OpenAI's `/v1/embeddings`: a hosted one, vLLM, Ollama, a text-embeddings server. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { Embedder } from '../../modules/search/index.ts';

export interface RemoteEmbedderOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** New tries after an error that may pass (429, 5xx), after as long as the endpoint asks for. Default 2. */
  retries?: number;
  /** A batch that is not answered by then, new tries included, is given up. Default two minutes. */
  timeoutMs?: number;
}

/** Small enough for the strictest endpoints, large enough that the way there does not count. */
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
        // Its own errors hold every text that was sent: too much for a log, and none of its business.
        throw new Error(`The embeddings endpoint failed: ${error instanceof Error ? error.message : String(error)}`);
      });
      check(embeddings, texts.length);
      return embeddings.map((embedding) => Float32Array.from(embedding));
    },
  };
}

/** @throws unless there is one vector a text, all of one length and of numbers. */
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
