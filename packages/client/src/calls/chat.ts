/**
 * The ways to ask the assistant: a multipart message answered by a stream of pieces, the plain call answered whole, and
 * a question to the open shop answered in one document. Types only from the contract: the embed for a shop's own page
 * uses this file too and carries no schemas.
 */
import type { Language } from '@quarry/contract';
import { VISIT_HEADER, visitId } from '../events/visit.ts';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import { type Fetch, postJson } from './fetch.ts';

export interface StreamRequest {
  message: string;
  store: string;
  sessionId: string;
  language: Language;
  /** Asks for words and sound; left out, the server speaks only in answer to a recording. */
  asksForAll: boolean;
  images: readonly Blob[];
  audio: Blob | null;
}

/** Opens a streamed reply. Anything but a body to read is a `CallError` whose message is the reason. */
export async function openReplyStream(
  endpoint: string,
  request: StreamRequest,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> {
  const form = new FormData();
  form.append('message', request.message);
  form.append('store', request.store);
  form.append('sessionId', request.sessionId);
  form.append('detected_language', request.language);
  if (request.asksForAll) form.append('preferred_response', 'all');
  for (const [index, image] of request.images.entries()) form.append('images', image, imageName(image, index));
  if (request.audio) form.append('audio', request.audio, 'recording.webm');

  const headers = { [VISIT_HEADER]: visitId() };
  const response = await fetch(endpoint, { method: 'POST', credentials: 'include', headers, body: form, signal });

  if (!response.ok) throw new CallError(await reasonOf(response), response.status);
  const body = await startedBody(response);
  if (!body) throw new CallError(`API Error: ${response.status}`, response.status);
  return body;
}

/** The body from its first byte on; null when it has none. Browsers give an empty reply a body too, one that ends at once. */
async function startedBody(response: Response): Promise<ReadableStream<Uint8Array> | null> {
  const reader = response.body?.getReader();
  const first = await reader?.read();
  if (!reader || !first?.value) return null;
  return new ReadableStream({
    start: (controller) => controller.enqueue(first.value),
    async pull(controller) {
      const { value, done } = await reader.read();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

export interface PlainRequest {
  message: string;
  conversationId: string | null;
  store: string;
  /** Left out where the page does not tell it. */
  language?: Language;
}

/** The fields of a plain reply that are what the call promises; the rest is read leniently by the session. */
export type PlainReply = Readonly<Record<string, unknown>>;

/** Asks and waits for the whole reply. */
export async function askPlainChat(
  { message, conversationId, store, language }: PlainRequest,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<PlainReply> {
  const body = { message, conversationId, store, ...(language && { detected_language: language }) };
  const response = await postJson(fetch, '/api/chat', body, { signal, headers: { [VISIT_HEADER]: visitId() } });
  const reply = await parsedBody(response);

  if (response.ok && isRecord(reply)) return reply;
  const words = isRecord(reply) ? (wordsOf(reply.text) ?? wordsOf(reply.error)) : null;
  throw new CallError(words ?? `API request failed with status ${response.status}`, response.status);
}

export interface DocumentAnswer {
  text: string;
  /** Not yet checked; a list when the reply is what the call promises. */
  docs: unknown;
}

/**
 * Asks the open demo shop. A refusal is a `CallError` with the server's reason; a reply that cannot be read is one
 * without words.
 */
export async function askInOneDocument(
  question: { message: string; sessionId: string },
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<DocumentAnswer> {
  const response = await postJson(fetch, '/api/qchat', question, { signal });
  if (!response.ok) throw new CallError(await reasonOf(response), response.status);
  const reply = await parsedBody(response);
  if (!isRecord(reply)) throw new CallError('', response.status);
  return { text: typeof reply.text === 'string' ? reply.text : '', docs: reply.docs };
}

/** Why a stream was refused: the body's `details`, else the status, else that the body cannot be read. */
async function reasonOf(response: Response): Promise<string> {
  const body = await parsedBody(response);
  if (body === undefined) return 'Failed to parse error response.';
  return (isRecord(body) ? wordsOf(body.details) : null) ?? `API Error: ${response.status}`;
}

/** The body as JSON, undefined when it is none. A broken connection still throws. */
async function parsedBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function wordsOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function imageName(image: Blob, index: number): string {
  const name = 'name' in image ? image.name : null;
  return typeof name === 'string' && name ? name : `image-${index + 1}`;
}
