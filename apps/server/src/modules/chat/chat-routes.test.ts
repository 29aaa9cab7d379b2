import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { ChatModel } from '@quarry/assistant';
import { AskResponse, PlainChatResponse, type Product, problem, StreamPiece } from '@quarry/contract';
import { DEMO_STORES } from '@quarry/demo-shops/stores';
import { conversations, feedback, messages, type OpenDatabase } from '@quarry/database';
import { openTestDatabase } from '@quarry/database/testing';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAnswerSpeech } from '../../extras/speech/answer-speech.ts';
import { answerSpeechRoutes } from '../../extras/speech/answer-speech-routes.ts';
import { createVoice } from '../../extras/speech/create-voice.ts';
import type { Speaker } from '../../extras/speech/voice.ts';
import { createHttp } from '../../http.ts';
import { listProduct } from '../catalog/index.ts';
import { createFeedbackRepository, createFeedbackService, feedbackRoutes } from '../feedback/index.ts';
import { createOrdersRepository, createOrdersService } from '../orders/index.ts';
import { createStoresRepository, createStoresService } from '../stores/index.ts';
import { createRecordingDecoder, HEARING_RATE, SPEECH_RATE } from '@quarry/speech';
import { chatRoutes, createChatService, createConversationRepository, createReplyRepository } from './index.ts';
import type { StoreToolParts } from './store-tools.ts';

const aProduct = (id: string, title: string, price: number): Product => ({
  id,
  title,
  description: `${title}, as it is.`,
  brand: null,
  category: 'dress',
  category_path: [],
  url: null,
  images: [],
  original_price: price,
  discounted_price: null,
  current_price: price,
  currency: 'USD',
  stock: 4,
  rating: 4.5,
  review_count: 3,
  attributes: { color: 'red' },
  variants: [],
  texts: { ka: { title: `კაბა ${id}`, description: '' } },
});
const SHELF = [aProduct('d1', 'Poppy Wrap Dress', 42), aProduct('d2', 'Bell Sleeve Dress', 48.5)];

/** A fake search service: returns both dresses for any query. A test may make it wait or fail. */
const find: StoreToolParts['search']['find'] = async (settings, { language, filters }) => {
  await beforeSearch();
  const found = SHELF.filter(({ current_price }) => (current_price ?? 0) <= (filters?.price_max ?? 1000));
  return {
    total: found.length,
    documents: found.map((product) => ({
      id: product.id,
      metadata: { ...listProduct(product, settings, language), great_match: true, reasons: [] },
    })),
    understood: {},
    recoveredBy: null,
  };
};
let beforeSearch: () => Promise<void> = async () => {};

/** A fake of the auth module: headers name the visitor. */
const visitorOf = async (request: FastifyRequest) => {
  const staff = request.headers['x-staff'];
  const owner = request.headers['x-visitor'];
  if (typeof staff === 'string') return { kind: 'staff' as const, owner: `account:${staff}` };
  return typeof owner === 'string' ? { kind: 'shopper' as const, owner: `visitor:${owner}` } : undefined;
};

let database: OpenDatabase;
let app: FastifyInstance;

beforeAll(async () => {
  database = await openTestDatabase();
  const stores = createStoresService(createStoresRepository(database.db));
  for (const settings of DEMO_STORES) await stores.create(settings);
  await stores.saveTexts('quarry', [{ topic: 'delivery', language: 'en', body: 'Delivery costs $5.' }]);
  await createOrdersRepository(database.db).save(
    'quarry',
    [{ id: 'c1', name: 'Nino', email: 'nino@example.com', phone: '+995 555 12 44 17' }],
    [
      {
        customerId: 'c1',
        order: {
          order_id: 'o1',
          order_number: '1042',
          order_date: '2026-11-02',
          status: 'Shipped',
          shipped_date: '2026-11-03',
          delivery_date: null,
          tracking_number: 'QX1',
        },
      },
    ],
  );
});
afterAll(() => database.close());

beforeEach(async () => {
  beforeSearch = async () => {};
  app = await anApp();
});
afterEach(() => app.close());

async function anApp(model?: ChatModel, embedded?: Speaker): Promise<FastifyInstance> {
  const stores = createStoresService(createStoresRepository(database.db));
  const conversations = createConversationRepository(database.db);
  const voice = createVoice({ speakers: { embedded }, transcribers: [], onError: () => {} });
  const chat = createChatService({
    conversations,
    replies: createReplyRepository(database.db),
    voice,
    search: { find },
    recommendations: { similar: async () => ({ documents: [] }), goesWith: async () => ({ documents: [] }) },
    catalog: {
      byIds: async (_storeId, ids) => SHELF.filter(({ id }) => ids.includes(id)),
      byAddress: async () => undefined,
    },
    orders: createOrdersService(createOrdersRepository(database.db)),
    stores,
    model,
  });
  return createHttp({
    routes: [
      chatRoutes({
        chat,
        access: {
          async enter(request, _reply, storeId) {
            const settings = await stores.find(storeId);
            const visitor = (await visitorOf(request)) ?? { kind: 'shopper' as const, owner: 'visitor:new' };
            if (!settings || (!settings.open && visitor.kind !== 'staff')) throw problem('login-needed');
            return { settings, visitor };
          },
        },
      }),
      answerSpeechRoutes({ answerSpeech: createAnswerSpeech({ conversations, voice }), access: { visitorOf } }),
      feedbackRoutes({
        feedback: createFeedbackService(createFeedbackRepository(database.db)),
        access: { visitorOf },
      }),
    ],
    isReady: async () => true,
    logLevel: 'silent',
  });
}

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
const WEBM = Buffer.from('1a45dfa39f4286810142f7810142f281', 'hex');

interface Upload {
  field: string;
  name: string;
  bytes: Buffer;
}

function multipart(fields: Record<string, string>, files: Upload[] = []) {
  const boundary = '----quarry-test';
  const parts: Buffer[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  for (const { field, name, bytes } of files) {
    parts.push(
      Buffer.from(
        `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
      ),
      bytes,
      Buffer.from('\r\n'),
    );
  }
  return {
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

const aForm = (fields: Record<string, string> = {}) => ({
  message: 'red dress under 50',
  store: 'quarry',
  sessionId: 's1',
  detected_language: 'en',
  ...fields,
});

async function stream(
  fields: Record<string, string> = {},
  {
    files = [],
    url = '/api/qchat',
    visitor = {},
  }: { files?: Upload[]; url?: string; visitor?: Record<string, string> } = {},
) {
  const { payload, headers } = multipart(aForm(fields), files);
  const reply = await app.inject({ method: 'POST', url, payload, headers: { ...headers, ...visitor } });
  const pieces =
    reply.statusCode === 200
      ? reply.payload
          .trim()
          .split('\n')
          .map((line) => StreamPiece.parse(JSON.parse(line)))
      : [];
  return { reply, pieces };
}

/** The same over a real connection. */
async function open(fields: Record<string, string>, visitor: Record<string, string> = {}) {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const { payload, headers } = multipart(aForm(fields));
  const request = http.request({ port, method: 'POST', path: '/api/qchat', headers: { ...headers, ...visitor } });
  request.end(payload);
  const [reply] = (await once(request, 'response')) as [http.IncomingMessage];
  return { request, reply };
}

const textOf = (pieces: StreamPiece[]): string =>
  pieces.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join('');

describe('the chat stream', () => {
  it('CALL-02 CALL-13 STREAM-03 STREAM-04 answers a multipart message with pieces, one a line, in their natural order', async () => {
    const { reply, pieces } = await stream({ preferred_response: 'all' });

    expect(reply.headers['content-type']).toBe('application/x-ndjson');
    expect(reply.headers['cache-control']).toContain('no-transform');
    expect(pieces.map(({ type }) => type)).toEqual(['step', 'step', 'text', 'text', 'docs']);
    expect(new Set(pieces.map(({ message_id }) => message_id)).size).toBe(1);
  });

  it('STREAM-05 prefixes every message id with e-', async () => {
    const { pieces } = await stream();

    expect(pieces.every(({ message_id }) => /^e-[\w-]{8,}$/.test(message_id))).toBe(true);
  });

  it('STREAM-06 CARD-09 sends documents with id and metadata, great_match among it', async () => {
    const { pieces } = await stream();
    const docs = pieces.find((piece) => piece.type === 'docs');

    expect(docs?.content).toMatchObject({
      documents: [
        { id: 'd1', metadata: { title: 'Poppy Wrap Dress', current_price: 42, great_match: true } },
        { id: 'd2' },
      ],
    });
  });

  it('STREAM-07 CHATMSG-02 tells staff an order', async () => {
    const { pieces } = await stream({ message: 'where is my order 1042' }, { visitor: { 'x-staff': 'a' } });

    expect(pieces.find(({ type }) => type === 'orders')?.content).toMatchObject({
      result: [{ order_number: '1042', status: 'Shipped' }],
    });
  });

  it('answers an order question of a shopper only after the proof, and only in that conversation', async () => {
    const visitor = { 'x-visitor': 'proof' };
    const asked = await stream({ message: 'where is my order 1042', sessionId: 'p1' }, { visitor });
    const told = await stream({ message: '4417', sessionId: 'p1' }, { visitor });
    const again = await stream({ message: '1042', sessionId: 'p1' }, { visitor });
    const elsewhere = await stream({ message: '1042', sessionId: 'p2' }, { visitor });
    const somebody = await stream({ message: '1042', sessionId: 'p1' }, { visitor: { 'x-visitor': 'other' } });

    const hasOrders = ({ pieces }: { pieces: StreamPiece[] }) => pieces.some(({ type }) => type === 'orders');
    expect([asked, told, again, elsewhere, somebody].map(hasOrders)).toEqual([false, true, true, false, false]);
  });

  it('remembers the conversation of the same visitor, store and session, and no other', async () => {
    const visitor = { 'x-visitor': 'a' };
    await stream({ message: 'red dress', sessionId: 'n1' }, { visitor });

    const narrowed = await stream({ message: 'under 45', sessionId: 'n1' }, { visitor });
    const stranger = await stream({ message: 'cheaper', sessionId: 'n1' }, { visitor: { 'x-visitor': 'b' } });

    expect(narrowed.pieces.find(({ type }) => type === 'docs')?.content).toMatchObject({ documents: [{ id: 'd1' }] });
    expect(textOf(stranger.pieces)).toContain('what you are looking for');
  });

  it('marks conversations of the dev call', async () => {
    await stream({ sessionId: 'dev-1' }, { url: '/api/qchat-dev' });
    await stream({ sessionId: 'live-1' });

    const rows = await database.db.select().from(conversations);
    expect(rows.find((row) => row.sessionId === 'dev-1')?.isDev).toBe(true);
    expect(rows.find((row) => row.sessionId === 'live-1')?.isDev).toBe(false);
  });

  it('tells facts of the shop from its own texts', async () => {
    expect(textOf((await stream({ message: 'do you deliver?' })).pieces)).toContain('Delivery costs $5.');
  });

  it('gives the pictures of a message to a model that sees, as they came', async () => {
    const seen: unknown[] = [];
    await app.close();
    app = await anApp({
      seesImages: true,
      async *converse({ messages }) {
        seen.push(messages.at(-1));
        yield { type: 'text', text: 'A lovely picture.' };
      },
    });

    const { pieces } = await stream(
      { message: 'like this' },
      { files: [{ field: 'images', name: 'a.txt', bytes: PNG }] },
    );

    expect(textOf(pieces)).toBe('A lovely picture.');
    expect(seen).toEqual([{ role: 'user', content: 'like this', images: [{ bytes: PNG, mediaType: 'image/png' }] }]);
  });

  it('CHATMSG-03 answers the words of a message with a picture, and says that it cannot see the picture', async () => {
    const files = [{ field: 'images', name: 'a.png', bytes: PNG }];
    const { pieces } = await stream({}, { files });

    expect(textOf(pieces)).toContain('cannot see pictures here yet');
    expect(pieces.some(({ type }) => type === 'docs')).toBe(true);
  });

  it('CHATMSG-03 takes a recording without words, and says in the language of the shopper that nobody listens', async () => {
    const files = [{ field: 'audio', name: 'recording.webm', bytes: WEBM }];
    const { pieces } = await stream({ message: '', detected_language: 'ka' }, { files });

    expect(textOf(pieces)).toContain('მოსმენა ჯერ არ შემიძლია');
    expect(pieces.some(({ type }) => type === 'audio')).toBe(false);
  });

  it.each([
    ['tegeta', 'audio', WEBM, 'audio-not-supported', 'Sorry, sending audio is not supported for this store.'],
    ['gpc', 'images', PNG, 'images-not-supported', 'Sorry, sending images is not supported for this store.'],
    [
      'lcw',
      'images',
      PNG,
      'attachments-not-supported',
      'Sorry, sending images or audio is not supported for this store.',
    ],
  ])('refuses what %s does not take (%s)', async (store, field, bytes, code, sentence) => {
    const files = [{ field, name: 'file', bytes }];
    const { reply } = await stream({ store }, { files, visitor: { 'x-staff': 'a' } });

    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({ code, details: sentence, message: sentence });
  });

  it.each(['lcw', 'bodyshop'])(
    'STORE-02 is refused where every streaming gate of the store is closed: %s',
    async (store) => {
      const { reply } = await stream({ store }, { visitor: { 'x-staff': 'a' } });
      const asJson = await app.inject({
        method: 'POST',
        url: '/api/qchat',
        payload: { message: 'red dress', sessionId: 's', store },
        headers: { 'x-staff': 'a' },
      });

      expect(reply.json()).toMatchObject({ status: 403, code: 'streaming-not-supported' });
      expect(asJson.statusCode).toBe(200);
    },
  );

  it.each(['pharmadepot', 'dressup'])(
    'STORE-02 CONF-31 goes on where one page of the store streams: %s',
    async (store) => {
      expect((await stream({ store }, { visitor: { 'x-staff': 'a' } })).reply.statusCode).toBe(200);
    },
  );

  it.each([
    ['no session', { sessionId: '' }, [], 400],
    ['no store', { store: '' }, [], 400],
    ['a store id that is none', { store: '../etc' }, [], 400],
    ['an unknown store', { store: 'nowhere' }, [], 401],
    ['nothing to answer', { message: '   ' }, [], 400],
    ['a message that is too long', { message: 'x'.repeat(4001) }, [], 400],
    ['a language we do not speak', { detected_language: 'xx' }, [], 400],
    ['a picture that is none', {}, [{ field: 'images', name: 'a.png', bytes: Buffer.from('<svg></svg>') }], 400],
    ['a recording that is a picture', {}, [{ field: 'audio', name: 'a.webm', bytes: PNG }], 400],
    ['a file in a field we do not have', {}, [{ field: 'film', name: 'a.webm', bytes: WEBM }], 400],
    ['six pictures', {}, Array.from({ length: 6 }, () => ({ field: 'images', name: 'a.png', bytes: PNG })), 400],
    [
      'a picture that is too large',
      {},
      [{ field: 'images', name: 'a.png', bytes: Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]) }],
      413,
    ],
  ] as [string, Record<string, string>, Upload[], number][])('refuses %s', async (_what, fields, files, status) => {
    const { reply } = await stream(fields, { files });

    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toMatchObject({ status, success: false, details: expect.any(String) });
  });

  it('refuses a content type that is neither JSON nor multipart', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/api/qchat',
      payload: 'message=hi',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

    expect(reply.statusCode).toBe(415);
  });
});

describe('the mark that a person may write', () => {
  const marksOf = async (message: string) => {
    const { pieces } = await stream({ message, sessionId: 'person' }, { visitor: { 'x-visitor': 'asks' } });
    return pieces.map((piece) => 'open_stream' in piece && piece.open_stream === true);
  };

  it('is on the last piece from the moment on when the shopper asks for a person', async () => {
    expect(await marksOf('red dress')).not.toContain(true);

    const asked = await marksOf('I want to talk to a human, please');
    expect([asked.at(-1), asked.slice(0, -1).includes(true)]).toEqual([true, false]);
    expect((await marksOf('red dress')).at(-1)).toBe(true);
  });
});

describe('a stream over a real connection', () => {
  it.each([
    { encoding: 'identity', decoder: () => new PassThrough() },
    { encoding: 'gzip', decoder: () => createGunzip() },
  ])('sends the first piece while the work is still going on ($encoding)', async ({ encoding, decoder }) => {
    let finish: (() => void) | undefined;
    beforeSearch = () =>
      new Promise((resolve) => {
        finish = resolve;
      });
    const { reply } = await open({ sessionId: `slow-${encoding}` }, { 'accept-encoding': encoding });
    expect(reply.headers['content-encoding'] ?? 'identity').toBe(encoding);
    const decoded = reply.pipe(decoder());

    const [chunk] = (await once(decoded, 'data')) as [Buffer];

    expect(StreamPiece.parse(JSON.parse(chunk.toString().split('\n')[0] ?? '')).type).toBe('step');
    const finishSearch = await until(() => finish);
    beforeSearch = async () => {};
    finishSearch();
    const lines = (await text(decoded)).trim().split('\n');
    expect(StreamPiece.parse(JSON.parse(lines.at(-1) ?? ''))).toMatchObject({ final: true });
  });

  it('is made to its end and stored when the client disconnects', async () => {
    let finish: (() => void) | undefined;
    beforeSearch = () => new Promise((resolve) => (finish = resolve));
    const { request, reply } = await open({ sessionId: 'hangs-up' });
    // The reply ends with an error, at which `once` would reject.
    reply.on('error', () => {});
    const closed = new Promise((resolve) => reply.once('close', resolve));
    await once(reply, 'data');
    const finishSearch = await until(() => finish);

    request.destroy();
    await closed;
    beforeSearch = async () => {};
    finishSearch();

    const rows = await until(async () => {
      const [conversation] = await database.db
        .select()
        .from(conversations)
        .where(eq(conversations.sessionId, 'hangs-up'));
      const said = conversation
        ? await database.db.select().from(messages).where(eq(messages.conversationId, conversation.id))
        : [];
      return said.length === 2 && said;
    });
    expect(rows.find(({ role }) => role === 'shopper')?.text).toBe('red dress under 50');
    expect(rows.find(({ role }) => role === 'assistant')).toMatchObject({
      isCut: false,
      shown: { products: ['d1', 'd2'] },
    });
  });

  it('STREAM-04 numbers the pieces of the written answer from 1', async () => {
    const { pieces } = await stream({ sessionId: 'numbered' });

    expect(pieces.map(({ n }) => n)).toEqual(pieces.map((_, place) => place + 1));
  });
});

describe('a reply that is asked for aloud', () => {
  const visitor = { 'x-visitor': 'listener' };
  /** Half a second of quiet audio per sentence, once `beforeSpeaking` allows it. */
  const spoken: string[] = [];
  let beforeSpeaking: () => Promise<void> = async () => {};
  const speaker: Speaker = {
    async speak({ sentence }, signal) {
      spoken.push(sentence);
      const gone = new Promise<void>((_, reject) =>
        signal.addEventListener('abort', () => reject(new Error('gone')), { once: true }),
      );
      await Promise.race([beforeSpeaking(), gone]);
      return Buffer.alloc(SPEECH_RATE, 0x11);
    },
  };
  const answersOf = async (sessionId: string) => {
    const [conversation] = await database.db.select().from(conversations).where(eq(conversations.sessionId, sessionId));
    const said = await database.db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversation?.id ?? ''));
    return said.filter(({ role }) => role === 'assistant');
  };

  beforeEach(async () => {
    spoken.length = 0;
    beforeSpeaking = async () => {};
    await app.close();
    app = await anApp(undefined, speaker);
  });

  it('STREAM-03 STREAM-09 marks the last piece of the written answer, and all sound comes after it', async () => {
    const { pieces } = await stream({ preferred_response: 'all', sessionId: 'marked' }, { visitor });

    const last = pieces.findIndex((piece) => 'final' in piece && piece.final);
    expect(pieces[last]).toMatchObject({ type: 'docs', final: true, has_speech: true });
    expect(pieces.filter((piece) => 'final' in piece && piece.final)).toHaveLength(1);
    expect(pieces.slice(0, last).map(({ type }) => type)).not.toContain('audio');
    expect(pieces.slice(last + 1).map(({ type }) => type)).toEqual(spoken.map(() => 'audio'));
    expect(spoken.length).toBeGreaterThan(0);
  });

  it('is marked without speech where none was asked for, and has none', async () => {
    const { pieces } = await stream({ preferred_response: 'text', sessionId: 'silent' }, { visitor });

    expect(pieces.at(-1)).toMatchObject({ final: true });
    expect(pieces.at(-1)).not.toHaveProperty('has_speech');
    expect(spoken).toEqual([]);
  });

  it('is stored before its final mark is sent, and a page that stops reading there ends the speech', async () => {
    beforeSpeaking = () => new Promise(() => {});
    const { request, reply } = await open({ sessionId: 'stops-at-mark', preferred_response: 'all' }, visitor);
    reply.on('error', () => {});
    let received = '';
    for await (const chunk of reply) {
      received += String(chunk);
      if (received.includes('"final":true')) break;
    }
    const [answer] = await answersOf('stops-at-mark');
    expect(answer).toMatchObject({ isCut: false });
    expect(answer?.text).not.toBe('');

    request.destroy();

    await until(async () => (await answersOf('stops-at-mark'))[0]?.trace?.speech);
    expect(spoken.length).toBeLessThanOrEqual(1);
    expect(await answersOf('stops-at-mark')).toMatchObject([{ isCut: false, text: answer?.text }]);
  });

  it('can be fetched as one compressed file by its recipient only', async () => {
    const { pieces } = await stream({ preferred_response: 'all', sessionId: 'fetched' }, { visitor });
    const id = pieces[0]?.message_id ?? '';
    const sentences = spoken.splice(0);

    const file = await app.inject({ url: `/api/messages/${id}/speech`, headers: visitor });

    expect(file.headers['content-type']).toBe('audio/webm; codecs=opus');
    expect(spoken).toEqual(sentences);
    const decoded = await createRecordingDecoder().decode(file.rawPayload);
    expect(decoded.length / HEARING_RATE).toBeCloseTo(sentences.length / 2, 1);
    expect((await app.inject({ url: `/api/messages/${id.slice(2)}/speech`, headers: visitor })).statusCode).toBe(200);
    for (const headers of [{ 'x-visitor': 'stranger' }, {}]) {
      const refused = await app.inject({ url: `/api/messages/${id}/speech`, headers });
      expect([refused.statusCode, refused.json().code]).toEqual([404, 'message-not-found']);
    }
  });

  it('reports when no voice is available', async () => {
    const { pieces } = await stream({ sessionId: 'mute' }, { visitor });
    await app.close();
    app = await anApp();

    const refused = await app.inject({ url: `/api/messages/${pieces[0]?.message_id}/speech`, headers: visitor });

    expect([refused.statusCode, refused.json().code]).toEqual([503, 'speech-unavailable']);
  });
});

describe('chat in one document', () => {
  const ask = (payload: unknown, url = '/api/qchat') => app.inject({ method: 'POST', url, payload: payload as object });

  it('CALL-01 CONF-02 answers JSON with text and docs, for the open demo store', async () => {
    const reply = await ask({ message: 'red dress under 50', sessionId: 'j1' });

    expect(reply.statusCode).toBe(200);
    const body = AskResponse.parse(reply.json());
    expect(body.text).toContain('Poppy Wrap Dress');
    expect(body.docs.map(({ id }) => id)).toEqual(['d1', 'd2']);
  });

  it('CHAT-SIMPLE-30 OPEN-10 every product has the fields of a card, its price by that name', async () => {
    const { docs } = AskResponse.parse((await ask({ message: 'red dress under 50', sessionId: 'j2' })).json());
    expect(docs.map(({ price }) => price)).toEqual(docs.map(({ current_price: price }) => price));
    expect(docs[0]).toMatchObject({
      title: expect.any(String),
      description: expect.any(String),
      price: expect.any(Number),
    });
  });

  it.each([
    [{}, 'sessionId'],
    [{ message: 'hi' }, 'sessionId'],
    [{ message: '  ', sessionId: 's' }, 'message'],
    [{ message: 5, sessionId: 's' }, 'message'],
    [{ message: 'x'.repeat(4001), sessionId: 's' }, 'message'],
    [[], 'body'],
  ])('refuses %j', async (payload, field) => {
    const reply = await ask(payload);

    expect(reply.statusCode).toBe(400);
    expect(JSON.stringify(reply.json().errors)).toContain(field);
  });

  it('needs a login for a store that is not open', async () => {
    expect((await ask({ message: 'hi', sessionId: 's', store: 'veli' })).statusCode).toBe(401);
  });

  it('CALL-03 CHATMSG-21 CHATMSG-22 the plain chat gives a conversation id and goes on with it', async () => {
    const chat = (payload: object, staff = 'a') =>
      app.inject({ method: 'POST', url: '/api/chat', payload, headers: { 'x-staff': staff } });
    const first = await chat({ message: 'red dress', store: 'lcw', detected_language: 'en', conversationId: null });
    const { conversationId, data } = PlainChatResponse.parse(first.json());

    const second = await chat({ message: 'under 45', store: 'lcw', detected_language: 'en', conversationId });
    const stranger = await chat({ message: 'cheaper', store: 'lcw', conversationId, detected_language: 'en' }, 'b');

    expect(data.map(({ id }) => id)).toEqual(['d1', 'd2']);
    expect(second.json()).toMatchObject({ conversationId, data: [{ id: 'd1' }] });
    expect(stranger.json().conversationId).not.toBe(conversationId);
    expect(stranger.json().text).toContain('what you are looking for');
  });

  it('stores every answer with its trace', async () => {
    await ask({ message: 'red dress under 50', sessionId: 'kept', detected_language: 'en' });

    const [conversation] = await database.db.select().from(conversations).where(eq(conversations.sessionId, 'kept'));
    const said = await database.db
      .select()
      .from(messages)
      .where(eq(messages.conversationId, conversation?.id ?? ''))
      .orderBy(messages.position);
    expect(said).toMatchObject([
      { role: 'shopper', text: 'red dress under 50' },
      {
        role: 'assistant',
        isCut: false,
        shown: { products: ['d1', 'd2'] },
        trace: {
          mind: 'built-in',
          fallback: null,
          calls: expect.arrayContaining([expect.objectContaining({ tool: 'searchProducts', results: 2 })]),
        },
      },
    ]);
  });

  it('is closed to a language model that names its own price', async () => {
    await app.close();
    app = await anApp({
      async *converse({ tools }) {
        yield { type: 'tool', name: 'search_products' };
        await tools.find(({ name }) => name === 'search_products')?.run({ query: 'red dress' });
        yield { type: 'step-end' };
        yield { type: 'text', text: 'Have a look at these two lovely dresses. The Poppy Wrap Dress costs $9.' };
      },
    });

    const { text, docs } = AskResponse.parse((await ask({ message: 'red dress', sessionId: 'lies' })).json());

    expect(text).toBe('Have a look at these two lovely dresses.');
    expect(docs.map(({ current_price }) => current_price)).toEqual([42, 48.5]);
  });
});

describe('feedback on what was answered', () => {
  const visitor = { 'x-visitor': 'critic' };
  const post = (url: string, payload: object, headers: Record<string, string> = visitor) =>
    app.inject({ method: 'POST', url, payload, headers });

  async function anAnswer(sessionId: string): Promise<string> {
    const { pieces } = await stream({ sessionId }, { visitor });
    return pieces[0]?.message_id ?? '';
  }
  const opinions = () => database.db.select().from(feedback).orderBy(feedback.id);

  it('CALL-17 STREAM-05 takes likes and comments by the id with or without its prefix', async () => {
    const id = await anAnswer('f1');
    const bare = id.replace(/^e-/, '');

    expect((await post('/api/comment', { messageId: bare, liked: true, comment: null })).json()).toEqual({
      success: true,
    });
    await post('/api/comment', { messageId: id, liked: null, comment: 'Helpful.' });

    const mine = (await opinions()).filter(({ messageId }) => messageId === bare);
    expect(mine.find(({ kind }) => kind === 'reaction')?.value).toBeNull();
    expect(mine.find(({ kind }) => kind === 'comment')?.value).toBe('Helpful.');
    expect(mine).toHaveLength(2);
  });

  it('CALL-18 takes one rating an answer, the last one', async () => {
    const id = await anAnswer('f2');
    await post('/api/rating', { messageId: id, rating: 2 });
    await post('/api/rating', { messageId: id, rating: 5 });

    const mine = (await opinions()).filter(({ messageId }) => messageId === id.slice(2));
    expect(mine).toMatchObject([{ kind: 'rating', value: '5' }]);
  });

  it('CALL-06 CALL-07 CALL-08 takes reactions, and ratings of the whole conversation', async () => {
    const id = await anAnswer('f3');
    const give = (fields: object) => post('/api/feedback', { sessionId: 'f3', messageId: id, ...fields });

    expect((await give({ type: 'like/dislike', value: 'dislike' })).statusCode).toBe(200);
    expect((await give({ messageId: 'conversation_rating', type: 'rating', value: 4 })).statusCode).toBe(200);
    await give({ messageId: 'conversation_rating', type: 'rating', value: 3 });

    const [conversation] = await database.db.select().from(conversations).where(eq(conversations.sessionId, 'f3'));
    const mine = (await opinions()).filter(({ conversationId }) => conversationId === conversation?.id);
    expect(mine.map(({ kind, value }) => [kind, value])).toEqual([
      ['reaction', 'dislike'],
      ['rating', '3'],
    ]);
  });

  it("refuses feedback on another visitor's answer", async () => {
    const id = await anAnswer('f4');
    const calls = [
      post('/api/comment', { messageId: id, liked: true, comment: null }, { 'x-visitor': 'stranger' }),
      post('/api/rating', { messageId: id, rating: 1 }, {}),
      post('/api/rating', { messageId: 'made-up', rating: 1 }),
      post('/api/feedback', { sessionId: 'never', messageId: 'conversation_rating', type: 'rating', value: 1 }),
    ];

    for (const reply of await Promise.all(calls)) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('message-not-found');
    }
  });

  it.each([
    ['/api/rating', { messageId: 'x', rating: 6 }],
    ['/api/rating', { messageId: 'x', rating: 2.5 }],
    ['/api/comment', { liked: true }],
    ['/api/comment', { messageId: 'x', liked: 'yes' }],
    ['/api/feedback', { sessionId: 's', messageId: 'x', type: 'rating', value: 'like' }],
    ['/api/feedback', { sessionId: 's', messageId: 'x', type: 'like/dislike', value: 3 }],
    ['/api/feedback', { sessionId: 's', messageId: 'x', type: 'applause', value: null }],
  ])('%s refuses %j', async (url, payload) => {
    expect((await post(url, payload)).statusCode).toBe(400);
  });
});

/** Waits for an event that will occur; bounded by the test's timeout. */
async function until<Value>(look: () => Value | Promise<Value>): Promise<Exclude<Value, false | undefined | null>> {
  for (;;) {
    const value = await look();
    if (value) return value as Exclude<Value, false | undefined | null>;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
