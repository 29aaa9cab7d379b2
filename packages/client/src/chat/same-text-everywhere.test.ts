/** Property: however connections break, and on whichever page a reply is read, its text is the same. */
import type { ContinuedChat } from '@quarry/contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aChat, until } from '../testing/chat.ts';
import { jsonReply, type RecordedCall } from '../testing/fake-server.ts';
import type { ChatSession } from './chat-session-types.ts';

const ID = 'answer';
const encoder = new TextEncoder();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

interface Cut {
  /** Share of the bytes that still arrives. */
  at: number;
  isBroken: boolean;
}

/** A server that makes one reply, piece by piece, and keeps it: each connection gives what is made, until it is cut. */
function aServer(texts: readonly string[], cuts: Cut[]) {
  const pieces = texts.map((content, place) => ({
    message_id: `e-${ID}`,
    type: 'text',
    content,
    n: place + 1,
    ...(place === texts.length - 1 && { final: true }),
  }));
  let key: string | null = null;
  let answered = 0;

  function connection(after: number): Response {
    const bytes = encoder.encode(
      pieces
        .slice(after)
        .map((piece) => `${JSON.stringify(piece)}\n`)
        .join('\n'),
    );
    const cut = cuts.shift();
    const given = cut ? bytes.slice(0, Math.floor(cut.at * bytes.length)) : bytes;
    let isGiven = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (!isGiven && given.length > 0) {
          isGiven = true;
          controller.enqueue(given);
        } else if (cut?.isBroken) controller.error(new TypeError('network error'));
        else controller.close();
      },
    });
    return new Response(body);
  }

  const kept = (session: string): ContinuedChat => ({
    session,
    conversation_id: 'conversation',
    language: 'en',
    state: 'bot',
    person: null,
    opens_stream: false,
    items: [{ id: 'q', role: 'shopper', text: 'hi', author: null, created_at: '2026-11-01T09:04:00.000Z', pieces: [] }],
    reply: { id: ID, state: 'writing', key },
    cursor: 'x',
  });

  return {
    answer({ url, init }: RecordedCall): Response {
      if (url === '/api/qchat') {
        const sent = new Headers(init.headers).get('idempotency-key');
        if (sent !== key) answered += 1;
        key = sent;
        return connection(0);
      }
      const after = /\/messages\/.*after=(\d+)$/.exec(url)?.[1];
      return after === undefined ? jsonReply(kept(url.split('/').at(-1) ?? '')) : connection(Number(after));
    },
    /** How many messages the server took for different ones. */
    answered: () => answered,
  };
}

/** Waits for the end of the reply, and retries as a shopper would. */
async function readToEnd(chat: ChatSession): Promise<string[]> {
  for (let tries = 0; tries < 10; tries += 1) {
    const ended = until(chat, ({ isBusy }) => !isBusy);
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    if (chat.retry() === 'ignored') break;
  }
  return chat
    .getSnapshot()
    .messages.slice(1)
    .map(({ text }) => text);
}

describe('a reply on breaking connections', () => {
  it('CHATMSG-15 is the same where it was asked for, in a second tab and after a reload', async () => {
    const texts = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 10 }), {
      minLength: 1,
      maxLength: 6,
    });
    const cuts = fc.array(fc.record({ at: fc.double({ min: 0, max: 1, noNaN: true }), isBroken: fc.boolean() }), {
      maxLength: 6,
    });
    await fc.assert(
      fc.asyncProperty(texts, cuts, fc.boolean(), async (said, cut, isReloaded) => {
        const whole = said.join('');
        fc.pre(whole.trim() !== '');
        const server = aServer(said, [...cut]);
        const { chat } = aChat(server.answer);
        chat.send({ text: 'hi' });
        const { sessionId } = chat.getSnapshot();
        await vi.advanceTimersByTimeAsync(0);
        // A reload leaves the page at any place of the reply.
        if (isReloaded) chat.close();

        const { chat: other } = aChat(server.answer);
        await other.continueChat(sessionId);

        expect(await readToEnd(other)).toEqual(['hi', whole]);
        if (!isReloaded) expect(await readToEnd(chat)).toEqual(['hi', whole]);
        expect(server.answered()).toBe(1);
      }),
      { numRuns: 60 },
    );
  });
});
