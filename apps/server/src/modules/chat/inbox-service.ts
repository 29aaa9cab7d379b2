/**
 * Conversations as staff work with them. Who answers is a state of the conversation, `bot` or `person`: taken over by
 * one account at a time, which alone writes and hands back.
 */
import {
  type Conversation,
  type InboxEntry,
  type OwnChat,
  type OwnChatMessage,
  problem,
  type WrittenMessage,
} from '@quarry/contract';
import type { AlsoWrite } from '../audit/index.ts';
import type { ConversationFeed } from './conversation-feed.ts';
import type { StaffPresence } from './staff-presence.ts';
import { type Holder, type InboxFilter, type InboxRepository, shownHolder } from './inbox-repository.ts';

const MESSAGES_AT_ONCE = 100;
/** Changes of other processes, and conversations that begin, are seen within this time. */
const LOOK_EVERY_MS = 1000;
/** Proxies close connections on which nothing is sent for a minute. */
const HEARTBEAT_MS = 15_000;

/** One server-sent event; a heartbeat has none. */
export interface ChatEvent {
  event: 'message' | 'state' | 'heartbeat';
  data: unknown;
  /** Place after which a reader continues. */
  position: number;
}

export interface InboxParts {
  inbox: InboxRepository;
  feed: ConversationFeed;
  presence: StaffPresence;
  /** Stops a reply that the assistant is writing in this process. */
  stopReply: (conversationId: string) => void;
}

/** What `events` reads. */
interface Watched {
  /** Undefined while there is no conversation. */
  stateOf: () => Promise<{ conversationId: string; state: unknown } | undefined>;
  /** A message as this reader may see it. */
  shown: (message: OwnChatMessage) => OwnChatMessage;
  /** Undefined where there is none yet. */
  conversationId: string | undefined;
  after: number;
  reader: AbortSignal;
}

interface Person {
  id: string;
  name: string;
}

export type InboxService = ReturnType<typeof createInboxService>;

export function createInboxService({ inbox, feed, presence, stopReply }: InboxParts) {
  async function find(storeId: string, id: string): Promise<InboxEntry> {
    const found = await inbox.find(storeId, id);
    if (!found) throw problem('conversation-not-found');
    return found;
  }

  /** Ends when the signal aborts. */
  async function* events({ stateOf, shown, conversationId, after, reader }: Watched): AsyncGenerator<ChatEvent> {
    const signal = AbortSignal.any([reader, feed.closing]);
    let watched = conversationId;
    let position = after;
    let told: string | undefined;
    let lastSent = performance.now();
    while (!signal.aborted) {
      // Begun before reading, so that a change in between is not missed.
      const tellsAll = watched !== undefined && !feed.isShared;
      const change = feed.next(watched ?? '', tellsAll ? HEARTBEAT_MS : LOOK_EVERY_MS, signal);
      const now = await stateOf();
      watched = now?.conversationId;
      const text = JSON.stringify(now?.state);
      if (now && text !== told) {
        told = text;
        lastSent = performance.now();
        yield { event: 'state', data: now.state, position };
      }
      const fresh = now ? await inbox.messagesAfter(now.conversationId, position, MESSAGES_AT_ONCE) : [];
      for (const { position: place, ...message } of fresh) {
        position = place;
        lastSent = performance.now();
        yield { event: 'message', data: shown(message), position };
      }
      if (fresh.length === MESSAGES_AT_ONCE) continue;
      if (performance.now() - lastSent >= HEARTBEAT_MS) {
        lastSent = performance.now();
        yield { event: 'heartbeat', data: null, position };
      }
      await change;
    }
  }

  return {
    list(storeId: string, filter: InboxFilter, { mayAnswer }: { mayAnswer: boolean }): Promise<InboxEntry[]> {
      if (mayAnswer) presence.saw(storeId);
      return inbox.list(storeId, filter);
    },

    /** @throws `conversation-not-found`. */
    async read(storeId: string, id: string, { seesOrders }: { seesOrders: boolean }): Promise<Conversation> {
      const entry = await find(storeId, id);
      const messages = await inbox.transcript(id);
      return {
        ...entry,
        messages_shown: seesOrders
          ? messages
          : messages.map((message) => ({
              ...message,
              orders: [],
              look_ups: message.look_ups.map((call) => (isAboutOrders(call.tool) ? { ...call, input: {} } : call)),
            })),
        hides_orders: !seesOrders,
      };
    },

    /** @throws `conversation-not-found`, `taken-over-by-other`. */
    async takeOver(storeId: string, id: string, by: Person, also: AlsoWrite) {
      const held = await inbox.hold(storeId, id, by, (current) => checkNotOthers(current, by), { also });
      if (!held) throw problem('conversation-not-found');
      stopReply(id);
      feed.changed(id);
      return shownHolder(held);
    },

    /** @throws `conversation-not-found`, `taken-over-by-other` unless the caller may decide for others. */
    async handBack(storeId: string, id: string, by: Person & { mayOverrule: boolean }, also: AlsoWrite) {
      const check = (current: Holder) => {
        if (!by.mayOverrule) checkNotOthers(current, by);
      };
      const held = await inbox.hold(storeId, id, null, check, { also });
      if (!held) throw problem('conversation-not-found');
      feed.changed(id);
      return shownHolder(held);
    },

    /** @throws `conversation-not-found`, `not-taken-over`, `taken-over-by-other`. */
    async write(storeId: string, id: string, text: string, by: Person): Promise<WrittenMessage> {
      const written = await inbox.write(storeId, id, { text, author: by.name }, (current) => {
        if (current.takenOverId === null) throw problem('not-taken-over');
        checkNotOthers(current, by);
      });
      if (!written) throw problem('conversation-not-found');
      feed.changed(id);
      return written;
    },

    /** Messages and states of a conversation for staff. @throws `conversation-not-found`. */
    async watch(storeId: string, id: string, after: number, signal: AbortSignal): Promise<AsyncGenerator<ChatEvent>> {
      await find(storeId, id);
      const stateOf = async () => {
        const { state, taken_over_by } = await find(storeId, id);
        return { conversationId: id, state: { state, person: taken_over_by } };
      };
      return events({ stateOf, shown: (message) => message, conversationId: id, after, reader: signal });
    },

    /** The visitor's own conversation; empty when there is none yet. */
    async ownChat(
      storeId: string,
      key: { owner: string; sessionId: string },
      after: number,
    ): Promise<Omit<OwnChat, 'cursor'> & { position: number }> {
      const own = await inbox.ofVisitor(storeId, key);
      if (!own) return { state: 'bot', person: null, items: [], position: after };
      const fresh = await inbox.messagesAfter(own.id, after, MESSAGES_AT_ONCE);
      return {
        state: shownHolder(own).state,
        person: nameForShoppers(own.takenOverBy),
        items: fresh.map(({ position: _position, ...message }) => forShoppers(message)),
        position: fresh.at(-1)?.position ?? after,
      };
    },

    /** The same as it happens. A session without a conversation is watched until it begins. */
    async watchOwn(
      storeId: string,
      key: { owner: string; sessionId: string },
      after: number,
      signal: AbortSignal,
    ): Promise<AsyncGenerator<ChatEvent>> {
      const stateOf = async () => {
        const own = await inbox.ofVisitor(storeId, key);
        const state = own && { state: shownHolder(own).state, person: nameForShoppers(own.takenOverBy) };
        return own && { conversationId: own.id, state };
      };
      const conversationId = (await inbox.ofVisitor(storeId, key))?.id;
      return events({ stateOf, shown: forShoppers, conversationId, after, reader: signal });
    },
  };
}

/** @throws `taken-over-by-other`. */
function checkNotOthers({ takenOverId, takenOverBy }: Holder, by: Person): void {
  if (takenOverId === null || takenOverId === by.id) return;
  throw problem('taken-over-by-other', { detail: `${takenOverBy} has taken this conversation over.` });
}

/** Accounts are often named by mail addresses, which shoppers need not know. */
export function nameForShoppers(account: string | null): string | null {
  return account === null ? null : account.replace(/@.*$/, '');
}

function forShoppers(message: OwnChatMessage): OwnChatMessage {
  return { ...message, author: nameForShoppers(message.author) };
}

function isAboutOrders(tool: string): boolean {
  return /order/i.test(tool);
}
