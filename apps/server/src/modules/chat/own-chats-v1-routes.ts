/** API v1: what a visitor does with their own conversations. */
import {
  type ContinuedChat,
  CONTINUED_MESSAGES,
  MESSAGE_ID_PREFIX,
  type OpenReply,
  OWN_CHATS_SHOWN,
  problem,
} from '@quarry/contract';
import { cursorOf } from '../../api-v1/pagination.ts';
import type { V1Handlers } from '../../api-v1/v1-handler.ts';
import { disconnectSignal } from '../../disconnect-signal.ts';
import type { ChatService } from './chat-service.ts';
import type { ConversationKey } from './conversation-repository.ts';
import { nameForShoppers } from './inbox-service.ts';
import type { OwnChatsRepository } from './own-chats-repository.ts';
import type { ReplyRepository, StoredReply } from './reply-repository.ts';
import { sendPieces } from './send-pieces-routes.ts';

export interface OwnChatsParts {
  ownChats: OwnChatsRepository;
  replies: Pick<ReplyRepository, 'latest' | 'piecesOf'>;
  chat: Pick<ChatService, 'resume' | 'stop' | 'isBeingWritten'>;
  /** Whether somebody of the staff may write at any time. */
  isStaffPresent: (storeId: string) => boolean | null;
}

type Names = 'ownChats' | 'ownChat' | 'deleteOwnChat' | 'replyStream' | 'stopReplies';

export function ownChatsV1Handlers({ ownChats, replies, chat, isStaffPresent }: OwnChatsParts): V1Handlers<Names> {
  /** @throws `conversation-not-found`. */
  async function find(storeId: string, key: ConversationKey) {
    const found = await ownChats.find(storeId, key);
    if (!found) throw problem('conversation-not-found');
    return found;
  }

  async function continued(storeId: string, key: ConversationKey): Promise<ContinuedChat> {
    const { id, session, language, isTakenOver, isHandedOver, takenOverBy } = await find(storeId, key);
    // Before the messages: an answer that ends in between is among them, and not announced as open.
    const latest = await replies.latest(id);
    const said = await ownChats.lastMessages(id, CONTINUED_MESSAGES);
    const answers = said.filter(({ role }) => role === 'assistant').map((message) => message.id);
    const pieces = await replies.piecesOf(answers);
    return {
      session,
      conversation_id: id,
      language,
      state: isTakenOver ? 'person' : 'bot',
      person: isTakenOver ? nameForShoppers(takenOverBy) : null,
      opens_stream: isTakenOver || isHandedOver || isStaffPresent(storeId) === true,
      items: said.map(({ position: _position, ...message }) => ({
        ...message,
        author: nameForShoppers(message.author),
        pieces: pieces.get(message.id) ?? [],
      })),
      reply: openReply(latest, new Set(answers)),
      cursor: cursorOf(said.at(-1)?.position ?? 0),
    };
  }

  function openReply(latest: StoredReply | undefined, answers: ReadonlySet<string>): OpenReply | null {
    if (!latest || latest.status === 'written' || latest.status === 'stopped') return null;
    const { id, key } = latest;
    if (chat.isBeingWritten(latest)) return answers.has(id) ? null : { id, state: 'writing', key };
    return { id, state: 'interrupted', key };
  }

  return {
    ownChats: async ({ storeId, caller }) => ({
      items: await ownChats.list(storeId, keyOf(caller.visitor, '').owner, OWN_CHATS_SHOWN),
    }),

    ownChat: ({ storeId, params, caller }) => continued(storeId, keyOf(caller.visitor, params.session)),

    async deleteOwnChat({ storeId, params, caller }) {
      const key = keyOf(caller.visitor, params.session);
      const { session } = await find(storeId, key);
      await chat.stop(storeId, { ...key, sessionId: session });
      if (!(await ownChats.delete(storeId, key))) throw problem('conversation-not-found');
      return { deleted: true };
    },

    async replyStream({ storeId, params, query, reply, caller }) {
      const id = params.id.startsWith(MESSAGE_ID_PREFIX) ? params.id.slice(MESSAGE_ID_PREFIX.length) : params.id;
      const reader = { after: query.after, signal: disconnectSignal(reply.raw) };
      return sendPieces(reply, await chat.resume(storeId, keyOf(caller.visitor, params.session), id, reader));
    },

    async stopReplies({ storeId, params, caller }) {
      const key = keyOf(caller.visitor, params.session);
      // The plain chat knows its conversation by id.
      const session = (await ownChats.find(storeId, key))?.session ?? params.session;
      return { stopped: await chat.stop(storeId, { ...key, sessionId: session }) };
    },
  };
}

function keyOf(owner: string | undefined, sessionId: string): ConversationKey {
  if (owner === undefined) throw problem('login-needed');
  return { owner, sessionId };
}
