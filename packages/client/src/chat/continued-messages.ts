/** The messages of a conversation that is continued, as they were shown. */
import type { ContinuedChat } from '@quarry/contract';
import { answerMessage } from './answer-message.ts';
import type { ChatMessage } from './chat-message.ts';
import { growReply, newReply } from './grow-reply.ts';
import { parsePiece } from './parse-piece.ts';

export function continuedMessages(items: ContinuedChat['items']): ChatMessage[] {
  return items.flatMap(({ id, role, text, author, created_at: createdAt, pieces }): ChatMessage[] => {
    const shell: ChatMessage = { id, text, isUser: role === 'shopper', timestamp: new Date(createdAt) };
    if (role === 'person') return [{ ...shell, author: author ?? '' }];
    if (role === 'shopper') return text === '' ? [] : [shell];
    let reply = newReply;
    for (const raw of pieces) {
      const piece = parsePiece(raw);
      if (piece) reply = growReply(reply, piece);
    }
    // Answers of earlier versions have no pieces.
    if (pieces.length === 0) return text === '' ? [] : [{ ...shell, backendMessageId: id }];
    // Their sound is fetched on demand, and not kept in the pieces.
    const answer = answerMessage({ ...shell, text: '' }, { ...reply, backendMessageId: id }, () => '');
    const { text: words, products, orders, buttons } = answer;
    return words || products || orders || buttons ? [answer] : [];
  });
}
