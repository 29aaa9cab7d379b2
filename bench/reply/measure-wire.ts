/** Sends one question over HTTP like a page, and counts the bytes of the answer. */
import { randomUUID } from 'node:crypto';

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
  const response = await fetch(`${address}/api/qchat`, { method: 'POST', headers: { cookie }, body: form });
  if (!response.ok) throw new Error(`The chat answered with status ${response.status} to ${question.message}`);

  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  const sizes = lines.map((line) => Buffer.byteLength(line) + 1);
  const pieces = lines.map((line): { message_id: string; final?: true } => JSON.parse(line));
  const last = pieces.findIndex(({ final }) => final);
  const sum = (parts: number[]): number => parts.reduce((total, bytes) => total + bytes, 0);
  return {
    untilFinalBytes: last === -1 ? null : sum(sizes.slice(0, last + 1)),
    wholeBytes: sum(sizes),
    speechBytes: await speechBytes(address, cookie, pieces[0]?.message_id ?? ''),
  };
}

async function speechBytes(address: string, cookie: string, messageId: string): Promise<number | null> {
  const response = await fetch(`${address}/api/messages/${messageId}/speech`, { headers: { cookie } });
  return response.ok ? (await response.arrayBuffer()).byteLength : null;
}
