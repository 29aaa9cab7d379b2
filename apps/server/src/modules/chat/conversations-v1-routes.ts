/** API v1: conversations for staff, and what a shopper's own page receives. */
import { Readable } from 'node:stream';
import { problem } from '@quarry/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { cursorOf, page, readCursor } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import { disconnectSignal } from '../../disconnect-signal.ts';
import type { ChatEvent, InboxService } from './inbox-service.ts';

type Names =
  | 'listConversations'
  | 'conversation'
  | 'conversationStream'
  | 'takeOver'
  | 'writeMessage'
  | 'handBack'
  | 'chatMessages'
  | 'chatStream';

const RESOURCE = 'conversations';
const Position = z.number().int().min(0);
/** Milliseconds after which a browser connects again. */
const RETRY_MS = 1000;

export function conversationsV1Handlers({ inbox }: { inbox: InboxService }): V1Handlers<Names> {
  const line = (action: string, id: string) => ({ action, resource: RESOURCE, resourceId: id });

  return {
    async listConversations({ storeId, query, caller }) {
      const filter = {
        isWaiting: query.waiting === 'true',
        isTakenOver: query.taken_over === 'true',
        isHandedOver: query.handed_over === 'true',
        isUnanswered: query.unanswered === 'true',
        isLowRated: query.low_rated === 'true',
        hasDanger: query.danger === 'true',
        slowSince: query.slow_since,
        language: query.language,
        text: query.text,
        withDev: query.with_dev === 'true',
        after: readCursor(query.cursor, z.tuple([z.iso.datetime(), z.string()])),
        take: query.limit + 1,
      };
      const mayAnswer = caller.permissions.has('conversations:write');
      const entries = await inbox.list(storeId, filter, { mayAnswer });
      return page(entries, query.limit, ({ updated_at, id }) => [updated_at, id]);
    },

    conversation: ({ storeId, params, caller }) =>
      inbox.read(storeId, params.id, { seesOrders: caller.permissions.has('orders:read') }),

    async conversationStream({ storeId, params, query, request, reply }) {
      const { signal, after } = streamOf(request, reply, query.after);
      return sendEvents(reply, await inbox.watch(storeId, params.id, after, signal));
    },

    takeOver: ({ storeId, params: { id }, caller, audit }) =>
      inbox.takeOver(storeId, id, caller, audit(line('taken-over', id))),

    writeMessage: ({ storeId, params, body, caller }) => inbox.write(storeId, params.id, body.text, caller),

    handBack: ({ storeId, params: { id }, caller, audit }) => {
      const by = { ...caller, mayOverrule: caller.permissions.has('settings:write') };
      return inbox.handBack(storeId, id, by, audit(line('handed-back', id)));
    },

    async chatMessages({ storeId, params, query, caller }) {
      const after = readCursor(query.after, Position) ?? 0;
      const { position, ...chat } = await inbox.ownChat(storeId, keyOf(caller.visitor, params.session), after);
      return { ...chat, cursor: cursorOf(position) };
    },

    async chatStream({ storeId, params, query, request, reply, caller }) {
      const { signal, after } = streamOf(request, reply, query.after);
      return sendEvents(reply, await inbox.watchOwn(storeId, keyOf(caller.visitor, params.session), after, signal));
    },
  };
}

function keyOf(owner: string | undefined, sessionId: string) {
  if (owner === undefined) throw problem('login-needed');
  return { owner, sessionId };
}

/** A browser that connects again names the last event that it received. */
function streamOf(request: FastifyRequest, reply: FastifyReply, asked: string | undefined) {
  const [last] = [request.headers['last-event-id']].flat();
  return { signal: disconnectSignal(reply.raw), after: readCursor(last ?? asked, Position) ?? 0 };
}

function sendEvents(reply: FastifyReply, events: AsyncIterable<ChatEvent>): FastifyReply {
  return reply
    .type('text/event-stream')
    .header('cache-control', 'no-cache, no-transform')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(asText(events), { objectMode: false }));
}

async function* asText(events: AsyncIterable<ChatEvent>): AsyncGenerator<string> {
  yield `retry: ${RETRY_MS}\n\n`;
  for await (const { event, data, position } of events) {
    yield event === 'heartbeat'
      ? ': still here\n\n'
      : `id: ${cursorOf(position)}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
  }
}
