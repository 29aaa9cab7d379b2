/**
 * The three chat calls: a multipart message answered by a stream of pieces, the plain call with one JSON reply, and a
 * question to the open shop with one JSON document. Imports only types from the contract, because the widget bundles
 * this file without Zod.
 */
import type { Language, PageProduct } from '@quarry/contract';
import { VISIT_HEADER, visitId } from '../events/visit.ts';
import { isRecord } from '../is-record.ts';
import { CallError } from './call-error.ts';
import { type Fetch, postJson } from './fetch.ts';
import { pause } from './pause.ts';

const KEY_HEADER = 'idempotency-key';
/** Pauses before a message whose connection broke is sent again, in milliseconds. */
const AGAIN_AFTER_MS = [300, 1000] as const;

export interface StreamRequest {
  message: string;
  store: string;
  sessionId: string;
  language: Language;
  /** Requests text and audio; without it the server speaks only when the message is a recording. */
  asksForAll: boolean;
  images: readonly Blob[];
  audio: Blob | null;
  /** The product whose page the shopper is on. */
  pageProduct: PageProduct;
  /** The same when the message is sent again, so that it is answered once. */
  key: string;
}

/** Starts a streamed reply. @throws CallError with the reason when there is no body to read. */
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
  for (const [name, value] of Object.entries(request.pageProduct)) if (value) form.append(name, value);
  for (const [index, image] of request.images.entries()) form.append('images', image, imageName(image, index));
  if (request.audio) form.append('audio', request.audio, 'recording.webm');

  const headers = { [VISIT_HEADER]: visitId(), [KEY_HEADER]: request.key };
  const response = await fetch(endpoint, { method: 'POST', credentials: 'include', headers, body: form, signal });

  if (!response.ok) throw new CallError(await reasonOf(response), response.status);
  const body = await startedBody(response);
  if (!body) throw new CallError(`API Error: ${response.status}`, response.status);
  return body;
}

/** The response body; null when it is empty. Browsers give an empty response a stream that ends at once. */
async function startedBody(response: Response): Promise<ReadableStream<Uint8Array> | null> {
  const reader = response.body?.getReader();
  const first = (await reader?.read())?.value;
  if (!reader || !first) return null;
  return new ReadableStream({
    start: (controller) => controller.enqueue(first),
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
  /** Omitted where the page does not send a language. */
  language?: Language;
  /** The product whose page the shopper is on. */
  pageProduct: PageProduct;
  /** The same when the message is sent again. */
  key: string;
}

/** A plain reply, unchecked; the session validates each field it reads. */
export type PlainReply = Readonly<Record<string, unknown>>;

/** Sends a message and waits for the complete reply. */
export async function askPlainChat(
  { message, conversationId, store, language, pageProduct, key }: PlainRequest,
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<PlainReply> {
  const body = { message, conversationId, store, ...(language && { detected_language: language }), ...pageProduct };
  const headers = { [VISIT_HEADER]: visitId(), [KEY_HEADER]: key };
  const response = await sentAgain(() => postJson(fetch, '/api/chat', body, { signal, headers }), signal);
  const reply = await parsedBody(response);

  if (response.ok && isRecord(reply)) return reply;
  const words = isRecord(reply) ? (wordsOf(reply.text) ?? wordsOf(reply.error)) : null;
  throw new CallError(words ?? `API request failed with status ${response.status}`, response.status);
}

/** Asks the open demo shop. A refusal is a `CallError` with the server's reason; an unreadable reply has no text. */
export async function askInOneDocument(
  { key, ...question }: { message: string; sessionId: string; key: string },
  { fetch, signal }: { fetch: Fetch; signal: AbortSignal },
): Promise<PlainReply> {
  const headers = { [KEY_HEADER]: key };
  const response = await sentAgain(() => postJson(fetch, '/api/qchat', question, { signal, headers }), signal);
  if (!response.ok) throw new CallError(await reasonOf(response), response.status);
  const reply = await parsedBody(response);
  if (!isRecord(reply)) throw new CallError('', response.status);
  return reply;
}

/**
 * Sends a message again when its connection broke before the reply came: its key keeps it from being answered twice.
 * Streams are not sent again but continued.
 */
async function sentAgain(send: () => Promise<Response>, signal: AbortSignal): Promise<Response> {
  for (const pauseMs of AGAIN_AFTER_MS) {
    try {
      return await send();
    } catch (error) {
      // Browsers throw a TypeError for a connection that broke or could not be made.
      if (signal.aborted || !(error instanceof TypeError)) throw error;
      await pause(pauseMs, signal);
    }
  }
  return send();
}

/** Why a stream was refused: the body's `details`, else the status, else a note that the body is unreadable. */
async function reasonOf(response: Response): Promise<string> {
  const body = await parsedBody(response);
  if (body === undefined) return 'Failed to parse error response.';
  return (isRecord(body) ? wordsOf(body.details) : null) ?? `API Error: ${response.status}`;
}

/** The body as JSON; undefined when it is not JSON. A connection failure still throws. */
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
