import type { Conversation, InboxEntry, OwnChat, WrittenMessage } from '@quarry/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiReply, type ApiServer, openApiServer } from '../../api-v1/testing/open-api-server.ts';

let server: ApiServer;
let support: string;
let colleague: string;
let analyst: string;
let shopper: string;

beforeAll(async () => {
  server = await openApiServer();
  support = await server.account('support', { role: 'support' });
  colleague = await server.account('colleague', { role: 'support' });
  analyst = await server.account('analyst', { role: 'analyst' });
  // A member tries the shop as one of its shoppers.
  shopper = await server.account('shopper', { role: 'viewer' });
  // The first message loads the data of the languages and of the reader.
  await say('Good morning', 'warming-up');
});
afterAll(() => server.close());

const NORTH = '/api/v1/stores/north';
/** How long a shopper may wait for what a person has written. */
const WITHIN_MS = 1000;

async function say(message: string, sessionId: string): Promise<string> {
  return (await ask(message, sessionId)).text;
}

async function ask(message: string, sessionId: string): Promise<{ text: string; open_stream?: true }> {
  const body = { message, sessionId, store: 'north', detected_language: 'en' };
  const reply = await server.call({ session: shopper, method: 'POST', url: '/api/qchat', body });
  expect(reply.statusCode).toBe(200);
  return reply.json();
}

async function inbox(filter = ''): Promise<InboxEntry[]> {
  const reply = await server.call({ session: support, url: `${NORTH}/conversations?${filter}` });
  expect(reply.statusCode).toBe(200);
  return reply.json<{ items: InboxEntry[] }>().items;
}

async function conversationOf(text: string): Promise<InboxEntry> {
  const [entry] = await inbox(`text=${encodeURIComponent(text)}`);
  if (!entry) throw new Error(`Nobody said "${text}".`);
  return entry;
}

const change = (session: string, id: string, step: string, body?: object) =>
  server.call({ session, method: 'POST', url: `${NORTH}/conversations/${id}/${step}`, body });
const code = (reply: ApiReply) => reply.json<{ code?: string }>().code;
const chatOf = async (sessionId: string, after = '') =>
  (await server.call({ session: shopper, url: `${NORTH}/chats/${sessionId}/messages${after}` })).json<OwnChat>();

describe('a conversation that a person takes over', () => {
  it('shows the person to the shopper, silences the assistant, and goes back to it', async () => {
    expect(await say('Hello there', 'one')).not.toBe('');
    const { id } = await conversationOf('Hello there');

    const taken = await change(support, id, 'take-over');
    expect(taken.json()).toMatchObject({ state: 'person', taken_over_by: 'support' });
    expect(await say('Is somebody there?', 'one')).toBe('');
    const written = (await change(support, id, 'messages', { text: 'Yes, I am.' })).json<WrittenMessage>();
    expect(written).toMatchObject({ role: 'person', author: 'support' });

    const chat = await chatOf('one');
    expect([chat.state, chat.person]).toEqual(['person', 'support']);
    expect(chat.items.slice(-2).map(({ role, text }) => [role, text])).toEqual([
      ['shopper', 'Is somebody there?'],
      ['person', 'Yes, I am.'],
    ]);
    expect((await chatOf('one', `?after=${chat.cursor}`)).items).toEqual([]);

    expect((await change(support, id, 'hand-back')).json()).toMatchObject({ state: 'bot' });
    expect(await say('Thank you', 'one')).not.toBe('');
  });

  it('belongs to one person at a time', async () => {
    await say('I need some help', 'two');
    const { id } = await conversationOf('I need some help');

    expect(code(await change(support, id, 'messages', { text: 'Hi' }))).toBe('not-taken-over');
    await change(support, id, 'take-over');
    expect((await change(support, id, 'take-over')).statusCode).toBe(200);
    for (const [step, body] of [['take-over'], ['hand-back'], ['messages', { text: 'Hi' }]] as const) {
      expect(code(await change(colleague, id, step, body))).toBe('taken-over-by-other');
    }
    expect(code(await change(analyst, id, 'take-over'))).toBe('permission-missing');
    expect(code(await change(support, 'unknown', 'take-over'))).toBe('conversation-not-found');
    await change(support, id, 'hand-back');
  });

  it('is told to the shopper as it happens, and continues after a break without losing a message', async () => {
    await say('Are you open today?', 'three');
    const { id } = await conversationOf('Are you open today?');
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const open = async (lastEvent?: string) => {
      const gone = new AbortController();
      const reply = await fetch(`${address}${NORTH}/chats/three/stream`, {
        headers: { cookie: `quarry_session=${shopper}`, ...(lastEvent && { 'last-event-id': lastEvent }) },
        signal: gone.signal,
      });
      return { events: readEvents(reply), gone };
    };

    const first = await open();
    await until(first.events, ({ event, data }) => event === 'message' && data.includes('"assistant"'));
    await change(support, id, 'take-over');
    await until(first.events, ({ event, data }) => event === 'state' && data.includes('"person"'));
    const sentAt = performance.now();
    await change(support, id, 'messages', { text: 'Good day!' });
    const told = await until(first.events, ({ event, data }) => event === 'message' && data.includes('Good day!'));
    expect(performance.now() - sentAt).toBeLessThan(WITHIN_MS);
    first.gone.abort();
    await change(support, id, 'messages', { text: 'Until eight.' });

    const second = await open(told.id);
    const missed = await until(second.events, ({ event }) => event === 'message');
    expect(JSON.parse(missed.data)).toMatchObject({ role: 'person', text: 'Until eight.' });
    second.gone.abort();
    await change(support, id, 'hand-back');
  });
});

describe('the mark that a page opens the stream of its chat', () => {
  it('is on replies once the shopper has asked for a person', async () => {
    expect((await ask('I want to talk to a human, please', 'asks')).open_stream).toBe(true);
    expect((await ask('Thank you', 'asks')).open_stream).toBe(true);
  });

  it('is on the silent replies of a conversation that a person has taken over', async () => {
    await say('Good evening to you', 'taken');
    const { id } = await conversationOf('Good evening to you');
    await change(support, id, 'take-over');
    expect(await ask('Is somebody there?', 'taken')).toMatchObject({ text: '', open_stream: true });
    await change(support, id, 'hand-back');
  });

  it('is on all replies while somebody reads the inbox, so that this person may speak first', async () => {
    await inbox();
    expect((await ask('Good afternoon', 'presence')).open_stream).toBe(true);
  });
});

it('tells who asks for a person that staff are in the chat once somebody who may answer reads the inbox', async () => {
  const owner = await server.account('owner', { store: 'south', role: 'owner' });
  const reader = await server.account('reader', { store: 'south', role: 'analyst' });
  const isShared = process.env.TEST_DATABASE === 'postgresql';
  const askForPerson = async (sessionId: string) => {
    const body = { message: 'I want to talk to a human', sessionId, store: 'south', detected_language: 'en' };
    const reply = await server.call({ session: owner, method: 'POST', url: '/api/qchat', body });
    return reply.json<{ text: string }>().text;
  };
  const read = (session: string) => server.call({ session, url: '/api/v1/stores/south/conversations' });

  expect((await read(reader)).statusCode).toBe(200);
  // Of a shared database this process does not know who reads the inbox in another one.
  expect(await askForPerson('before')).toMatch(isShared ? /as soon as they see it/ : /Nobody from our team is in/);
  expect((await read(owner)).statusCode).toBe(200);
  expect(await askForPerson('after')).toMatch(/Someone from our team is in the chat now/);
});

it('calls staff by the part of their mail address before the @', async () => {
  const clerk = await server.account('clerk@shop.example', { role: 'support' });
  await say('May I speak with the clerk?', 'named');
  const { id } = await conversationOf('May I speak with the clerk?');
  await change(clerk, id, 'take-over');
  await change(clerk, id, 'messages', { text: 'Good day.' });

  const chat = await chatOf('named');
  expect([chat.person, chat.items.at(-1)?.author]).toEqual(['clerk', 'clerk']);
  await change(clerk, id, 'hand-back');
});

describe('the inbox', () => {
  it('finds conversations in which nothing was found, and those that were rated low', async () => {
    await say('Do you have a blue kettle?', 'four');
    const unanswered = await conversationOf('blue kettle');
    expect((await inbox('unanswered=true')).map(({ id }) => id)).toContain(unanswered.id);

    expect(unanswered.disliked).toBe(0);
    const body = { sessionId: 'four', messageId: 'conversation_rating', type: 'rating', value: 1 };
    await server.call({ session: shopper, method: 'POST', url: '/api/feedback', body });
    expect((await inbox('low_rated=true')).map(({ id, rating }) => [id, rating])).toEqual([[unanswered.id, 1]]);
    expect(await inbox('danger=true')).toEqual([]);
  });

  it('finds answers that came slowly since a moment', async () => {
    await say('Do you have a green kettle?', 'six');
    const { id } = await conversationOf('green kettle');
    const isSlow = async (firstPieceMs: number, since: string) => {
      await server.services.record.db.execute(
        sql`update messages set trace = jsonb_set(trace, '{firstPieceMs}', to_jsonb(${firstPieceMs}::int))
          where conversation_id = ${id} and role = 'assistant'`,
      );
      return (await inbox(`limit=100&slow_since=${since}`)).some((entry) => entry.id === id);
    };

    expect(await isSlow(2001, '2026-01-01T00:00:00Z')).toBe(true);
    expect(await isSlow(2000, '2026-01-01T00:00:00Z')).toBe(false);
    expect(await isSlow(2001, '9999-01-01T00:00:00Z')).toBe(false);
  });

  it('goes page by page', async () => {
    const all = (await inbox('limit=100')).map(({ id }) => id);
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const url: string = `${NORTH}/conversations?limit=2${cursor && `&cursor=${cursor}`}`;
      const reply = await server.call({ session: support, url });
      const page = reply.json<{ items: InboxEntry[]; next_cursor: string | null }>();
      paged.push(...page.items.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(paged).toEqual(all);
  });

  it('shows what was looked up at each turn, and orders to those alone who may see them', async () => {
    await say('Where is my order 12345?', 'five');
    const { id } = await conversationOf('order 12345');
    const read = async (session: string) =>
      (await server.call({ session, url: `${NORTH}/conversations/${id}` })).json<Conversation>();

    const forSupport = await read(support);
    const forAnalyst = await read(analyst);
    expect([forSupport.hides_orders, forAnalyst.hides_orders]).toEqual([false, true]);
    const lookUps = forSupport.messages_shown.flatMap(({ look_ups }) => look_ups);
    expect(lookUps.length).toBeGreaterThan(0);
    expect(forAnalyst.messages_shown.flatMap(({ look_ups }) => look_ups).map(({ tool }) => tool)).toEqual(
      lookUps.map(({ tool }) => tool),
    );
  });
});

interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

async function* readEvents(reply: Response): AsyncGenerator<ServerEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of reply.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      yield { id: field('id'), event: field('event'), data: field('data') };
    }
  }
}

async function until(
  events: AsyncGenerator<ServerEvent>,
  isWanted: (event: ServerEvent) => boolean,
): Promise<ServerEvent> {
  for (;;) {
    const { done, value } = await events.next();
    if (done) throw new Error('The stream ended.');
    if (isWanted(value)) return value;
  }
}
