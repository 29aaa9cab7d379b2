/** Sends one question over HTTP like a page, and counts the bytes of the answer as they are sent: compressed. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { createGunzip } from 'node:zlib';

export interface Question {
  store: string;
  language: string;
  message: string;
}

export interface WireSize {
  /** Bytes up to and with the piece that is marked `final`; null when no piece is. */
  untilFinalBytes: number | null;
  wholeBytes: number;
  /** Bytes of the file that Play fetches; null when the answer has none. */
  speechBytes: number | null;
}

/** Logs in as the demo account of a store. @returns the session cookie. */
export async function logIn(address: string, store: string): Promise<string> {
  const response = await fetch(`${address}/api/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: store, password: 'quarry-demo', contextBase: 'chat' }),
  });
  if (!response.ok) throw new Error(`Logging in as ${store} failed with status ${response.status}.`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

export async function measureWire(address: string, cookie: string, question: Question): Promise<WireSize> {
  const form = new FormData();
  form.append('message', question.message);
  form.append('store', question.store);
  form.append('sessionId', randomUUID());
  form.append('detected_language', question.language);
  form.append('preferred_response', 'all');
  const encoded = new Response(form);
  const request = http.request(`${address}/api/qchat`, {
    method: 'POST',
    headers: { cookie, 'accept-encoding': 'gzip', 'content-type': encoded.headers.get('content-type') ?? '' },
  });
  request.end(Buffer.from(await encoded.arrayBuffer()));
  const [reply]: http.IncomingMessage[] = await once(request, 'response');
  if (reply?.statusCode !== 200)
    throw new Error(`The chat answered with status ${reply?.statusCode} to ${question.message}`);

  let wholeBytes = 0;
  let untilFinalBytes: number | null = null;
  let text = '';
  reply.on('data', (chunk: Buffer) => (wholeBytes += chunk.length));
  const pieces = reply.headers['content-encoding'] === 'gzip' ? reply.pipe(createGunzip()) : reply;
  for await (const chunk of pieces.setEncoding('utf8')) {
    text += chunk;
    if (text.includes('"final":true')) untilFinalBytes ??= wholeBytes;
  }
  const [, messageId = ''] = /"message_id":"([^"]+)"/.exec(text) ?? [];
  return { untilFinalBytes, wholeBytes, speechBytes: await speechBytes(address, cookie, messageId) };
}

async function speechBytes(address: string, cookie: string, messageId: string): Promise<number | null> {
  const response = await fetch(`${address}/api/messages/${messageId}/speech`, { headers: { cookie } });
  return response.ok ? (await response.arrayBuffer()).byteLength : null;
}
