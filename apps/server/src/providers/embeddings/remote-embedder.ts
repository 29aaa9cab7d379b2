/** Any endpoint that speaks OpenAI's `/v1/embeddings`: a hosted one, vLLM, Ollama, a text-embeddings server. */
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { embedMany } from 'ai';
import type { Embedder } from '../../modules/search/index.ts';

export interface RemoteEmbedderOptions {
  /** With the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
  /** New tries after an error that may pass (429, 5xx). Default 2. */
  retries?: number;
}

/** Small enough for the strictest endpoints, large enough that the way there does not count. */
const BATCH = 64;
const RETRIES = 2;

export function createRemoteEmbedder({ baseUrl, apiKey, model, retries = RETRIES }: RemoteEmbedderOptions): Embedder {
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
        ...(signal && { abortSignal: signal }),
      });
      if (embeddings.length !== texts.length) {
        throw new Error(`The embeddings endpoint gave ${embeddings.length} vectors for ${texts.length} texts.`);
      }
      return embeddings.map((embedding) => Float32Array.from(embedding));
    },
  };
}
