/** Replies of the chat service that a test writes word by word, over a database of its own. */
import { newStoreSettings, type StreamPiece } from '@quarry/contract';
import type { Database } from '@quarry/database';
import { createOrdersRepository, createOrdersService } from '../../orders/index.ts';
import { createStoresRepository, createStoresService } from '../../stores/index.ts';
import { type ChatService, createChatService, type SentTurn } from '../chat-service.ts';
import { createConversationRepository } from '../conversation-repository.ts';
import { createReplyRepository } from '../reply-repository.ts';

export const SHOP = newStoreSettings('shop', 'Shop', 'en', 'USD');
export const OWNER = 'visitor:one';

/** What the model says. */
export type Says = (message: string, signal: AbortSignal) => AsyncGenerator<string>;

export const createShop = (db: Database) => createStoresService(createStoresRepository(db)).create(SHOP);

/** As after a start of the server: replies that an earlier service was writing are not known to it. */
export function scriptedChat(db: Database, says: Says, { isShared = false } = {}): ChatService {
  return createChatService({
    conversations: createConversationRepository(db),
    replies: createReplyRepository(db),
    isShared,
    search: { find: async () => ({ total: 0, documents: [], understood: {}, recoveredBy: null }) },
    recommendations: { similar: async () => ({ documents: [] }), goesWith: async () => ({ documents: [] }) },
    catalog: { byIds: async () => [], byAddress: async () => undefined },
    orders: createOrdersService(createOrdersRepository(db)),
    stores: createStoresService(createStoresRepository(db)),
    onError: () => {},
    model: {
      async *converse({ messages: said, signal }) {
        const last = said.at(-1);
        for await (const text of says(last?.role === 'user' ? last.content : '', signal)) yield { type: 'text', text };
      },
    },
  });
}

export function aTurn(sessionId: string, message: string, more: Partial<SentTurn> = {}): SentTurn {
  return {
    settings: SHOP,
    visitor: { kind: 'shopper', owner: OWNER },
    sessionId,
    message,
    language: 'en',
    isDev: false,
    mayUseModel: true,
    signal: new AbortController().signal,
    ...more,
  };
}

/** A text that waits until it is released, or the signal aborts. */
export function aGate() {
  let open: () => void = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  const pass = (signal: AbortSignal) =>
    Promise.race([
      opened,
      new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true })),
    ]);
  return { open, pass };
}

export async function all(pieces: AsyncGenerator<StreamPiece>): Promise<StreamPiece[]> {
  const read: StreamPiece[] = [];
  for await (const piece of pieces) read.push(piece);
  return read;
}

export const textOf = (pieces: readonly StreamPiece[]) =>
  pieces.flatMap((piece) => (piece.type === 'text' ? piece.content : [])).join('');
export const idOf = (piece: StreamPiece | undefined) => piece?.message_id.slice(2) ?? '';
