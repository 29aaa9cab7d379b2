/** Fakes for this package's tests: a recording `fetch`, and streams controlled by the test. */
import { demoStoreSettings, type StoreSettings } from '@quarry/contract';
import type { Fetch } from '../calls/fetch.ts';

export interface RecordedCall {
  url: string;
  method: string;
  init: RequestInit;
  /** The JSON body; undefined for other bodies. */
  json: unknown;
  /** The multipart body; undefined for other bodies. */
  form: FormData | undefined;
}

export interface FakeServer {
  fetch: Fetch;
  calls: RecordedCall[];
}

/** A `fetch` that replies with `answer` and records its calls. */
export function fakeServer(answer: (call: RecordedCall) => Response | Promise<Response>): FakeServer {
  const calls: RecordedCall[] = [];
  return {
    calls,
    fetch: async (input, init = {}) => {
      const { body } = init;
      const call: RecordedCall = {
        url: input instanceof Request ? input.url : input.toString(),
        method: init.method ?? 'GET',
        init,
        json: typeof body === 'string' ? JSON.parse(body) : undefined,
        form: body instanceof FormData ? body : undefined,
      };
      calls.push(call);
      return answer(call);
    },
  };
}

export function jsonReply(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

/** A body whose parts the test sends one by one. */
export interface OpenStream {
  response: Response;
  /** Sends pieces, one per line; strings are sent unchanged. */
  send(...pieces: unknown[]): void;
  end(): void;
  /** Breaks the connection. */
  break(error: Error): void;
  readonly isAborted: boolean;
}

export function openStream(): OpenStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let isAborted = false;
  const body = new ReadableStream<Uint8Array>({
    start(given) {
      controller = given;
    },
    cancel() {
      isAborted = true;
    },
  });
  const encoder = new TextEncoder();
  return {
    response: new Response(body, { status: 200 }),
    send(...pieces) {
      for (const piece of pieces) {
        controller?.enqueue(encoder.encode(typeof piece === 'string' ? piece : `${JSON.stringify(piece)}\n`));
      }
    },
    end: () => controller?.close(),
    break: (error) => controller?.error(error),
    get isAborted() {
      return isAborted;
    },
  };
}

/** A complete streamed reply. */
export function streamReply(...pieces: unknown[]): Response {
  return new Response(pieces.map((piece) => `${JSON.stringify(piece)}\n`).join(''), { status: 200 });
}

export function piece(type: string, content: unknown, messageId = 'e-42') {
  return { message_id: messageId, type, content };
}

export function document(id: string, metadata: Record<string, unknown> = {}) {
  return { id, metadata: { title: `Product ${id}`, ...metadata } };
}

export function order(id: string, status: string | null = 'Shipped') {
  return {
    order_id: id,
    order_number: id,
    order_date: '2026-11-02',
    status,
    shipped_date: null,
    delivery_date: null,
    tracking_number: null,
  };
}

export function storeSettings(id: string): StoreSettings {
  return demoStoreSettings(id);
}

/** Base64 of 16-bit little-endian samples. */
export function base64Of(...samples: number[]): string {
  const bytes = new Uint8Array(Int16Array.from(samples).buffer);
  return btoa(String.fromCharCode(...bytes));
}
