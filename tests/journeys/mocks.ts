/**
 * A mock server for browser tests: replies to every call of a shop page, records the calls, and provides a stream
 * controlled by the test.
 */
import type { Locator, Page, Request, Route } from '@playwright/test';
import {
  type Language,
  newStoreSettings,
  type ListedProduct,
  type LoginResponse,
  type Order,
  type StoreSettings,
  type StreamPiece,
} from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';

/** A picture that stands for all; only loading it matters. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="560" height="560"><rect width="560" height="560" fill="#dcd8cf"/><path d="M200 140h160l40 300H160z" fill="#7d9a84"/></svg>';

/** One pixel in the form of a look: PNG in base64. */
const A_LOOK = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg==';

type ProductFields = Partial<Record<Exclude<keyof ListedProduct, 'id'>, unknown>> & { id?: string };

export function aProduct(fields: ProductFields = {}): Record<string, unknown> {
  const id = fields.id ?? 'p-1';
  return {
    id,
    title: 'Sage linen midi',
    name: 'Sage linen midi',
    caption: 'A muted green dress in linen.',
    description: 'A muted green dress in linen.',
    short_description: 'A muted green dress',
    brand: 'Orchard Row',
    category: 'dress',
    category_path: ['clothing', 'dress'],
    keywords: [],
    url: null,
    images: [`/media/dior/${id}/1.webp`],
    image_url: `/media/dior/${id}/1.webp`,
    original_price: 169,
    discounted_price: null,
    current_price: 169,
    currency: 'USD',
    stock: 4,
    rating: null,
    review_count: 0,
    attributes: { color: 'green', material: 'linen' },
    variants: [],
    texts: {},
    ...fields,
  };
}

export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    order_id: 'o-1',
    order_number: 'DU-48213',
    order_date: '2026-11-16',
    status: 'Shipped',
    shipped_date: '2026-11-18',
    delivery_date: null,
    tracking_number: 'GE50417793',
    ...fields,
  };
}

/** The login reply for a regular user of one store. */
export function aLogin(fields: Partial<LoginResponse> = {}): LoginResponse {
  return {
    success: true,
    message: 'Welcome',
    context: 'dev-dummy-shop/dior',
    isAdmin: false,
    availableContexts: ['dev-dummy-shop/dior'],
    username: 'dior',
    ...fields,
  };
}

export function anAdministrator(...stores: string[]): LoginResponse {
  const contexts = stores.map((store) => `dev-dummy-shop/${store}`);
  return aLogin({ context: null, isAdmin: true, availableContexts: contexts, username: 'admin' });
}

/** One line of a stream. Content may be anything, because tests also send invalid pieces. */
export function aPiece(type: StreamPiece['type'], content: unknown, messageId = 'e-42'): string {
  return `${JSON.stringify({ message_id: messageId, type, content })}\n`;
}

export function docsPiece(...products: Record<string, unknown>[]): string {
  return aPiece('docs', { documents: products.map((product) => ({ id: product.id, metadata: product })) });
}

export interface Call {
  method: string;
  path: string;
  query: URLSearchParams;
  /** A JSON body, or a form's fields; null for none. */
  body: Record<string, unknown> | null;
  /** The form's files in order. */
  files: SentFile[];
}

export interface SentFile {
  field: string;
  name: string;
  type: string;
  /** Bytes from the first to the last. */
  size: number;
}

type Reply = { status?: number; json?: unknown; text?: string };
/** The reply to a call. A function receives the call and may wait; `offline` breaks the connection. */
type Answer = Reply | 'offline' | ((call: Call) => Reply | 'offline' | Promise<Reply | 'offline'>);

export interface MockedApi {
  /** Who is logged in when the page opens; null for nobody. */
  session?: LoginResponse | null;
  login?: Answer;
  logout?: Answer;
  products?: Answer;
  /** The stream of the two chat calls. */
  stream?: Answer;
  chat?: Answer;
  comment?: Answer;
  rating?: Answer;
  feedback?: Answer;
  /** The dressed mannequin. */
  look?: Answer;
  /** Languages in which the server understands recordings. Absent: the store's settings do not say. */
  hears?: Language[];
}

/** Mocks the server for a page and returns the growing list of its calls. */
export async function mockApi(page: Page, api: MockedApi = {}): Promise<Call[]> {
  const calls: Call[] = [];
  const saved: Answer = { json: { success: true } };
  const answers: Record<string, Answer> = {
    '/api/session': api.session ? { json: api.session } : { status: 401, json: { message: 'Please log in first.' } },
    '/api/authenticate': api.login ?? { json: aLogin() },
    '/api/logout': api.logout ?? saved,
    '/api/products': api.products ?? { json: { products: [aProduct()] } },
    '/api/qchat': api.stream ?? { text: aPiece('text', 'Hello.') },
    '/api/qchat-dev': api.stream ?? { text: aPiece('text', 'Hello.') },
    '/api/chat': api.chat ?? { json: { text: 'Hello.', conversationId: 'c-1', data: [] } },
    '/api/comment': api.comment ?? saved,
    '/api/rating': api.rating ?? saved,
    '/api/feedback': api.feedback ?? saved,
    '/api/qmatch': api.look ?? { json: { images: [A_LOOK, A_LOOK, A_LOOK], skipped: [] } },
  };

  for (const drawn of ['**/media/**', '**/mannequins/**'])
    await page.route(drawn, (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
  await page.route('**/api/**', async (route) => {
    const call = readCall(route.request());
    calls.push(call);
    const store = /^\/api\/stores\/(.+)$/.exec(call.path)?.[1];
    if (store) return route.fulfill({ json: { ...settingsOf(decodeURIComponent(store)), hears: api.hears } });
    return answer(route, call, answers[call.path] ?? { status: 404, json: {} });
  });
  return calls;
}

async function answer(route: Route, call: Call, given: Answer): Promise<void> {
  const reply = typeof given === 'function' ? await given(call) : given;
  if (reply === 'offline') return route.abort('connectionfailed');
  const { status = 200, json, text } = reply;
  if (text !== undefined) return route.fulfill({ status, contentType: 'application/x-ndjson', body: text });
  return route.fulfill({ status, json });
}

function readCall(request: Request): Call {
  const url = new URL(request.url());
  return {
    method: request.method(),
    path: url.pathname,
    query: url.searchParams,
    body: readBody(request),
    files: readFiles(request),
  };
}

function readFiles(request: Request): SentFile[] {
  const type = request.headers()['content-type'] ?? '';
  if (!type.startsWith('multipart/form-data')) return [];
  // Latin-1 maps each byte to one character, so that sizes and separators work for binary files.
  const data = request.postDataBuffer()?.toString('latin1') ?? '';
  const parts = data.split(`--${/boundary=(.+)$/.exec(type)?.[1]}`);
  return parts.flatMap((part) => {
    const head = /name="([^"]+)"; filename="([^"]*)"\r\nContent-Type: ([^\r]*)\r\n\r\n/.exec(part);
    const [found = '', field = '', name = '', contentType = ''] = head ?? [];
    return head ? [{ field, name, type: contentType, size: part.length - head.index - found.length - 2 }] : [];
  });
}

function readBody(request: Request): Record<string, unknown> | null {
  const data = request.postDataBuffer()?.toString('utf8');
  if (!data) return null;
  if (!(request.headers()['content-type'] ?? '').startsWith('multipart/form-data')) return JSON.parse(data);
  const fields = data.matchAll(
    /name="([^"]+)"(?:; filename="[^"]*")?\r\n(?:Content-Type: [^\r]*\r\n)?\r\n([\s\S]*?)\r\n--/g,
  );
  return Object.fromEntries([...fields].map(([, name, value]) => [name, value]));
}

/** Opens the shop page of a logged-in user. */
export async function openShop(page: Page, api: MockedApi = {}, path = '/dummy-shop'): Promise<Call[]> {
  const calls = await mockApi(page, { session: aLogin(), ...api });
  await page.goto(path);
  await page.getByTestId('shop-bar').waitFor();
  return calls;
}

/** The login reply for a regular user of one context. */
export function aLoginTo(context: string): LoginResponse {
  return aLogin({ context, availableContexts: [context], username: context.split('/')[1] ?? '' });
}

/** Opens a chat page for a logged-in user and returns its window and its calls. */
export async function openRoom(
  page: Page,
  path: string,
  session: LoginResponse,
  api: MockedApi = {},
): Promise<{ room: Locator; calls: Call[] }> {
  const calls = await mockApi(page, { session, ...api });
  await page.goto(path);
  const room = page.getByTestId('chat-room');
  await room.getByRole('log').waitFor();
  return { room, calls };
}

/** Types into a chat and sends with Enter. */
export async function sayIn(chat: Locator, text: string): Promise<void> {
  const field = chat.getByRole('textbox').first();
  await field.fill(text);
  await field.press('Enter');
}

/** The chat calls among all. */
export function chatCalls(calls: readonly Call[]): Call[] {
  return calls.filter(({ path }) => path.startsWith('/api/qchat') || path === '/api/chat');
}

/** A spoken part of a reply: a quiet tone of this length in seconds. */
export function audioPiece(seconds: number, rate: number | null = 24_000): string {
  const samples = Int16Array.from({ length: seconds * (rate ?? 24_000) }, (_, n) => Math.sin(n / 9) * 6000);
  const mimeType = rate === null ? 'audio/L16' : `audio/L16;rate=${rate}`;
  return aPiece('audio', { audio_content: Buffer.from(samples.buffer).toString('base64'), mime_type: mimeType });
}

/** A small picture file to select, drop or paste. */
export const aPicture = (name = 'room.png', type = 'image/png') => ({
  name,
  mimeType: type,
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

/** Opens the chat with the round button and returns its window. */
export async function openChat(page: Page) {
  await page.getByTestId('round-chat-button').click();
  return page.getByRole('dialog');
}

/** Types into the chat and sends with Enter. */
export async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole('dialog').getByRole('textbox').first();
  await field.fill(text);
  await field.press('Enter');
}

/** A stream controlled by the test: `push` sends a piece, `end` ends the reply. */
export interface HeldStream {
  push: (text: string) => Promise<void>;
  end: () => Promise<void>;
}

declare global {
  interface Window {
    heldStream?: ReadableStreamDefaultController<Uint8Array>;
  }
}

/** Replaces the page's chat calls by one controlled stream. Call it before the page opens. */
export async function holdStream(page: Page): Promise<HeldStream> {
  await page.addInitScript(() => {
    const real = window.fetch;
    window.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      if (!address.includes('/api/qchat')) return real(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          window.heldStream = controller;
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
    };
  });
  const started = () => page.waitForFunction(() => window.heldStream !== undefined);
  return {
    async push(text) {
      await started();
      await page.evaluate((piece) => window.heldStream?.enqueue(new TextEncoder().encode(piece)), text);
    },
    async end() {
      await started();
      await page.evaluate(() => window.heldStream?.close());
    },
  };
}

/** Of a demo shop, or of a new shop of that id. */
function settingsOf(storeId: string): StoreSettings {
  return DEMO_STORES.find(({ id }) => id === storeId) ?? newStoreSettings(storeId, storeId, 'en', 'USD');
}
