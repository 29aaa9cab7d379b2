/** Opens an endpoint with one of OpenAI's protocols, for speech, transcription and pictures. */
import { createOpenAI } from '@ai-sdk/openai';

export interface OpenAiEndpoint {
  /** Including the version: `https://host/v1`. */
  baseUrl: string;
  apiKey?: string | undefined;
  model: string;
}

/** Sent when no key is set: otherwise the library would use another provider's key from the environment. */
const NO_KEY = 'none';

/** @param name of the provider in error messages. */
export function openAiProvider({ baseUrl, apiKey = NO_KEY }: OpenAiEndpoint, name: string) {
  return createOpenAI({ baseURL: baseUrl, apiKey, name });
}
