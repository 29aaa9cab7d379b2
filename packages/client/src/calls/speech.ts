/** Fetches the audio of an answer on demand. */
import { CallError } from './call-error.ts';
import type { Fetch } from './fetch.ts';

/** @param messageId the server's id. @throws CallError when there is no audio. */
export async function fetchSpeech(
  messageId: string,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<Blob> {
  const response = await fetch(`/api/messages/${encodeURIComponent(messageId)}/speech`, {
    credentials: 'include',
    signal,
  });
  if (!response.ok) throw new CallError(`The speech was refused with status ${response.status}.`, response.status);
  return response.blob();
}
